"""Thin Qt adapters over plain objects."""
