"""The arena: a comparison of the victory points of two players on the same deals.

* :mod:`plan`: the players, decks and deals.
* :mod:`match`: one game, with the result of each seat.
* :mod:`blunders`: rules that count choices no player should make.
* :mod:`score`: victory points, paired differences and their intervals.
* :mod:`run`: many deals, on several processes.
"""
