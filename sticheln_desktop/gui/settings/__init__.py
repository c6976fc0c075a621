"""The settings: everything that is preferred, in one dialog that applies at once."""
