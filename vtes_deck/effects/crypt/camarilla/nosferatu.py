"""Nosferatu of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DURING_ACTION,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    Directed,
    DiscardTarget,
    EnterCombat,
    HandCard,
    MinionFilter,
    MoreBleed,
    Power,
    Same,
    Until,
    card,
)

CARDS = (
    card(
        201553,
        "Larissa Moreira",
        Power(
            sentence="Discard {target}: {card} gets +1 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            target=HandCard(discipline="ani"),
            effects=(DiscardTarget(), MoreBleed(1, limited=False)),
        ),
    ),
    card(
        201632,
        "Nathaniel Bordruff",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, ready=True, locked=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        201545,
        "The Dowager",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(),)),
    ),
)
