"""Reactions, by Discipline."""
