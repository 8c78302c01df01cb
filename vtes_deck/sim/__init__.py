"""The goldfish: a deck plays alone on the engine, many times, and what happened is counted.

* :mod:`record`: what is set up (:class:`~record.Setup`) and what one game leaves behind
  (:class:`~record.Record`): plain facts, turn by turn.
* :mod:`game`: plays one game of a setup on the engine and records it.
* ``measures``: what is counted in records, one file each.
* :mod:`runner`: many games over processes, with progress, cancel and partial results.
"""
