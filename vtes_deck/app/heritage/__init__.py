"""Use cases of the second game, Heritage."""
