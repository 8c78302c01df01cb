"""The status of minions: titles, sects, Disciplines, control, contests, torpor."""
