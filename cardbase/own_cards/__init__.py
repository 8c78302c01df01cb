"""Cards that the player has written: invented cards, and official ones before their release.

They are stored in one file in the user's data folder and added to the official cards when a card
base is loaded. An own card is never legal, and an official card of the same name replaces it.

Modules: :mod:`~cardbase.own_cards.model` (the written card and its errors),
:mod:`~cardbase.own_cards.store` (the file), :mod:`~cardbase.own_cards.overlay` (the card base with
own cards). Their ids are in :mod:`cardbase.card_numbers`.
"""
