"""The windows, tables and artwork of the program; no rule of a game and no strategy lives here."""
