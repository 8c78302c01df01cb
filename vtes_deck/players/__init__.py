"""Computer players: who can play, and how they choose.

A player is an :class:`~vtes_deck.engine.agents.Agent`: it receives a decision and can look at the
table from its seat. It chooses from the options, and reads no card name, id, script or table.

* :mod:`roster`: the players by name, and players of one's own.
"""
