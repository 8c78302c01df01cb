"""Actions with Animalism."""

from __future__ import annotations

from vtes_deck.effects.vocab import AMinion, EnterCombat, Who, action, bleed, card

CARDS = (
    card(
        100515,
        "Deep Song",
        bleed("ani", plus=1),
        action(
            "ANI",
            EnterCombat(locks=True, reverse=True),
            aim=AMinion(Who(vampire=True, ready=True), "others"),
            directed=True,
        ),
    ),
)
