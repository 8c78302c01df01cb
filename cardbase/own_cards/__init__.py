"""Cards that the player has written: cards of his own, and official ones before their release.

They are kept in one file of the user's data folder and laid over the official cards whenever a
card base is loaded. An own card is never legal, and an official card of the same name takes its
place.

Modules: :mod:`~cardbase.own_cards.numbers` (their ids), :mod:`~cardbase.own_cards.model` (what is
written, and what is wrong with it), :mod:`~cardbase.own_cards.store` (the file),
:mod:`~cardbase.own_cards.overlay` (the card base with them).
"""
