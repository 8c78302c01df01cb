"""The special text of vampires: one file for each clan."""
