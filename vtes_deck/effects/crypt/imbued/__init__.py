"""Imbued, by creed."""
