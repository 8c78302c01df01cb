"""VTES Deck: build, judge and try decks for Vampire: The Eternal Struggle."""

__version__ = "0.1.0"
