"""Vampires of no sect, by clan."""
