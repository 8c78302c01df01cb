"""Vampires of the Anarchs, by clan."""
