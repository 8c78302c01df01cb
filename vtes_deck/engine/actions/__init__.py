"""Actions: their common course, blocks, and one module for each kind of action."""
