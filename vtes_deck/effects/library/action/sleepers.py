"""Actions of vampires in torpor."""

from __future__ import annotations

from vtes_deck.effects.vocab import LeavesTorpor, MinionFilter, action, card

CARDS = (
    card(
        101571,
        "Recure of the Homeland",
        action("", LeavesTorpor("user"), stealth=1, who=MinionFilter(torpor=True)),
    ),
)
