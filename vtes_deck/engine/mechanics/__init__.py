"""Changes of the state: moving cards and counters, hands, modified numbers, the impulse.

:mod:`zones` moves cards and :mod:`bank` moves counters; :mod:`ledger` also logs the counters.
:mod:`hand` replaces cards, :mod:`stats` adds up modified numbers, and :mod:`impulse` decides who
may use an effect next.
"""
