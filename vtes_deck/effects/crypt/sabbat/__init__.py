"""Vampires of the Sabbat, by clan."""
