"""The pages before a match: the start page and the page that sets a match up."""
