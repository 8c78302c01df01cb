"""The gauntlet: a deck against tables drawn from a field of decks, all played by programs.

* :mod:`plan`: the deck, the field and the tables.
* :mod:`run`: many tables, on several processes.
* :mod:`score`: victory points, game wins and survival, by seat and by neighbour.
"""
