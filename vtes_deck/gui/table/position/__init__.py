"""The position editor: lay out a table by hand, see the broken rules, and play from it.

* :mod:`board`: the felt, on which cards are dragged anywhere.
* :mod:`cards`: the cards of a Methuselah as a list, and the card that is edited.
* :mod:`seats`: pool, names, the Edge, whose turn it is.
* :mod:`page`: the page with all parts.
"""
