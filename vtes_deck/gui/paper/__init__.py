"""The print dialogs and their preview. :mod:`vtes_deck.paper` lays out the pages."""
