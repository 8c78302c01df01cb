"""The goldfish: a deck plays alone on the engine many times, and the results are counted.

* :mod:`record`: the setup (:class:`~record.Setup`) and the record of one game
  (:class:`~record.Record`): plain facts, turn by turn.
* :mod:`game`: plays one game of a setup on the engine, with passive :mod:`opponents`; a
  :mod:`recorder` records the events.
* :mod:`policy`: how the deck is played: a table of priorities that users can change.
* :mod:`replay`: replays any game step by step and continues it from any step.
* :mod:`shuffles`: shuffles that are comparable for different decks.
* ``measures``: the numbers read from records, one file each; :mod:`summary` adds them up in tallies
  (:mod:`tally`) that keep example games for every number.
* :mod:`runner`: many games on several processes (:mod:`worker_pool`), with progress, cancellation
  and partial results; :mod:`process_setup` prepares a process.
* :mod:`comparison`, :mod:`swaps`, :mod:`sweep`: versions of a deck on the same shuffles;
  :mod:`early_card`: the same deck with and without a card among the first cards.
"""
