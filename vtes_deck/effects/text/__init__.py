"""Card definitions as card text, and their comparison with the official text."""
