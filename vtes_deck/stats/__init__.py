"""Exact numbers about a deck, computed by pure functions."""
