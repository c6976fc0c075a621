"""Thousands of rounds played side by side on integer arrays, one kernel for each family of games."""
