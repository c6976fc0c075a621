"""The three games as pure functions on frozen data. Standard library only."""
