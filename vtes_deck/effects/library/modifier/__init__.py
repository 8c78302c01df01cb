"""Action modifiers, by Discipline."""
