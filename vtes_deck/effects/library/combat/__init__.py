"""Combat cards, by Discipline."""
