"""The panels beside the table: scores, log, cards out, and the results of rounds and matches."""
