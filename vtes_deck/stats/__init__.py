"""Exact numbers about a deck: each file has one pure function of a deck."""
