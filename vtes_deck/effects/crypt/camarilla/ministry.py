"""Ministry of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import Activity, Restriction, card

CARDS = (card(201229, "Samat Ramal-Ra, Archon", Restriction(activity=Activity.BE_HUNTED)),)
