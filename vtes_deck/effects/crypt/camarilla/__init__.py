"""Vampires of the Camarilla, by clan."""
