"""The arena: which of two players wins more victory points, on the same deals.

* :mod:`plan`: the players, decks and deals.
* :mod:`match`: one game, and how it ended for each seat.
* :mod:`blunders`: rules that count choices no player should make.
* :mod:`score`: victory points, paired differences and their intervals.
* :mod:`run`: many deals, over processes.
"""
