"""Computer players: who can play, and how they choose.

A player is an :class:`~vtes_deck.engine.agents.Agent`: it receives a decision and can look at the
table from its seat. It chooses from the options and reads no card name, id, script or table.

* :mod:`roster`: the players by name, including user-written players.
* :mod:`quick`: rules about the effects of options, priced in pool. :mod:`seen_position` and
  :mod:`effect_worth` determine the worth of things, :mod:`style` contains the numbers, and
  :mod:`advice` the reasons.
  One module weighs each part of the game: :mod:`influence`, :mod:`actions`, :mod:`reactions`,
  :mod:`fight`, :mod:`politics`, :mod:`choices`, and :mod:`hand` for cards in hand.
* :mod:`thoughtful`: the quick player, with imagined games if they help; :mod:`position_worth`
  prices their positions.
"""
