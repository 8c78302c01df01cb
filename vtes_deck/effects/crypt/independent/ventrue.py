"""Independent Ventrue."""

from __future__ import annotations

from vtes_deck.effects.vocab import MinionFilter, Toll, VoteToll, card

YOUNGER = MinionFilter(vampire=True, younger=True)

CARDS = (card(201645, "Mithras", Toll(n=1, who=YOUNGER), VoteToll(n=1, who=YOUNGER)),)
