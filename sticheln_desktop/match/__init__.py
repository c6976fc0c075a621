"""A match as data: its deals and decisions, the generator that deals, and the record file."""
