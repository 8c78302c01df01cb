"""Vampires of the Laibon, by clan."""
