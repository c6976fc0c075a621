"""Programs of other people as players: what they are told, how they are run, how they are ended."""
