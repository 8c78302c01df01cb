"""The keywords of the clans, one file each (H-CMP-05); ``sentences`` words them.

The pack of the Gangrel is in :mod:`~vtes_deck.heritage.selection`, because it selects vampires.
"""
