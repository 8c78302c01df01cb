"""Actions: the common sequence, blocks, and one module per kind of action."""
