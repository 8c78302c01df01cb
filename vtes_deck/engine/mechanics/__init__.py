"""How the state changes: the one place where cards move, and the one where counters move.

:mod:`zones` moves cards and :mod:`bank` moves counters; :mod:`ledger` reports such moves.
:mod:`hand` replaces cards, :mod:`stats` adds up numbers that cards change, and :mod:`impulse`
decides who may use an effect next.
"""
