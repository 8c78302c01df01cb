"""Deck files: one module per file format, found by scanning."""
