"""Library cards: one folder for each type, one file for each Discipline or mechanic."""
