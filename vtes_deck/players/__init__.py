"""Computer players: who can play, and how they choose.

A player is an :class:`~vtes_deck.engine.agents.Agent`: it receives a decision and can look at the
table from its seat. It chooses from the options, and reads no card name, id, script or table.

* :mod:`roster`: the players by name, and players of one's own.
* :mod:`quick`: rules over what options do, priced in pool. :mod:`position` and :mod:`price` say
  what things are worth, :mod:`style` how much of each; :mod:`advice` says why. One module
  weighs each part of the game: :mod:`influence`, :mod:`actions`, :mod:`reactions`, :mod:`fight`,
  :mod:`politics`, :mod:`choices`, and :mod:`hand` for cards in hand.
* :mod:`thoughtful`: the quick player, and imagined games where they help; :mod:`value` prices their
  positions.
"""
