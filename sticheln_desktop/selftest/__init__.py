"""The program's check of itself, for every kind of installation: what must be there, and whether it works.

Not for tests of behaviour: those are in `tests`.
"""
