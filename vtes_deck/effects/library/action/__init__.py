"""Action cards, by Discipline."""
