"""Political actions."""
