"""Help: the rules in short, the keys, and what the program is made of."""
