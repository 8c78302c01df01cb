"""The tournament formats, one module each; :mod:`vtes_deck.legality.format` finds them."""
