"""Beast Meld: vampires cannot block, or inflict less damage."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    VAMPIRE,
    ActionWas,
    AddDelayedTrigger,
    CannotBlock,
    CombatFromBlock,
    Stealth,
    card,
    modifier,
    prevents,
)

CARDS = (
    card(
        100146,
        "Beast Meld",
        modifier(
            "ani+pro",
            Stealth(1),
            AddDelayedTrigger(
                sentence="{minion} prevents 1 damage with {card}.",
                move=prevents(1),
                conditions=(CombatFromBlock(),),
            ),
        ),
        modifier(
            "ANI+PRO",
            CannotBlock(VAMPIRE),
            at=AS_ANNOUNCED,
            conditions=(ActionWas("bleed", but=True),),
        ),
    ),
)
