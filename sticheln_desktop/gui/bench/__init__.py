"""How smoothly the table moves and how soon the window is up on this machine."""
