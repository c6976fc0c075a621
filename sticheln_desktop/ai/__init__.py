"""Computer opponents. They know views only: no match, no seed, no hidden card ever reaches this package."""
