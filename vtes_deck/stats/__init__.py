"""Exact numbers about a deck: one pure function of a deck per file."""
