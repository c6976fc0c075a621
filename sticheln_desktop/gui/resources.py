"""Where the window's data files lie: with all the others of the program."""

from sticheln_desktop.resources import resource

__all__ = ["resource"]
