"""The goldfish: a deck plays alone on the engine, many times, and the results are counted.

* :mod:`record`: the setup (:class:`~record.Setup`) and the record of one game
  (:class:`~record.Record`): plain facts, turn by turn.
* :mod:`game`: plays one game of a setup on the engine, with passive :mod:`opponents`; a
  :mod:`recorder` records the events.
* :mod:`policy`: the way of playing the deck: a table of priorities that players can change.
* :mod:`replay`: replays any game, step by step, and continues from any step.
* :mod:`shuffles`: the same luck for different decks.
* ``measures``: the numbers counted in records, one file each; :mod:`summary` adds them up in
  tallies (:mod:`tally`) that keep example games of every number.
* :mod:`runner`: many games over processes (:mod:`worker_pool`), with progress, cancel and partial
  results; :mod:`process_setup` makes a process ready.
* :mod:`comparison`, :mod:`swaps`, :mod:`sweep`: versions of a deck on the same shuffles;
  :mod:`early_card`: the same deck with and without a card among the first cards.
"""
