"""The console program: matches without a window, checks of records, speed tables."""
