"""Referendums: terms, votes and blood hunts."""
