"""Master cards."""
