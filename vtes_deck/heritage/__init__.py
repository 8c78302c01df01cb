"""Vampire: The Masquerade - Heritage, the second game."""
