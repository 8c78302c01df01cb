"""Deck file formats: one module each, found by scanning."""
