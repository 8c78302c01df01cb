"""The goldfish: a deck plays alone on the engine, many times, and what happened is counted.

* :mod:`record`: what is set up (:class:`~record.Setup`) and what one game leaves behind
  (:class:`~record.Record`): plain facts, turn by turn.
* :mod:`game`: plays one game of a setup on the engine, with passive :mod:`opponents`; a
  :mod:`recorder` takes down what happens.
* :mod:`policy`: how the deck is played: a table of priorities that players can change.
* :mod:`replay`: shows any game again, step by step, and goes on from any of them.
* :mod:`shuffles`: the same luck for decks that differ.
* ``measures``: what is counted in records, one file each; :mod:`summary` adds it up in tallies
  (:mod:`tally`) that know games behind every number.
* :mod:`runner`: many games over processes (:mod:`worker_pool`), with progress, cancel and partial
  results; :mod:`process_setup` makes a process ready.
* :mod:`comparison`, :mod:`swaps`, :mod:`sweep`: versions of a deck on the same shuffles;
  :mod:`early_card`: the same deck with and without a card among the first.
"""
