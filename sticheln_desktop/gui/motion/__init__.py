"""How the table moves: durations, the plan of a change, and what carries it out."""

from .durations import Pace, Tempo

__all__ = ["Pace", "Tempo"]
