"""The card table: a pure layout of what is seen, and the scene that draws it."""
