"""Item models of what a view shows: hand, seats, scores, log and cards out."""
