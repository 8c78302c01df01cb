"""Shell completion of argument and option values."""
