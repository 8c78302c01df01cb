"""What minions are and what becomes of them: titles, sects, Disciplines, control, torpor."""
