"""Modifiers for actions of wraiths and zombies, and for actions that put them in play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Employ,
    Recruit,
    Wording,
    listed,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    RESOLVED,
    AddDelayedTrigger,
    Is,
    MinionFilter,
    MoreBleed,
    Role,
    Stealth,
    Successful,
    Trait,
    Unlock,
    card,
    modifier,
)


class Brings(Condition, frozen=True):
    """The action recruits or employs a card with one of these traits."""

    traits: tuple[Trait, ...]

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return isinstance(action, (Employ, Recruit)) and bool(
            context.table.cards[action.card].traits.intersection(self.traits)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"to recruit or employ a {listed([one.value for one in self.traits], 'or')}"


WRAITH = MinionFilter(trait=Trait.WRAITH)
WRAITH_OR_ZOMBIE = MinionFilter(
    vampire=False,
    trait=Trait.WRAITH,
    either=MinionFilter(vampire=False, trait=Trait.ZOMBIE),
)
UNLOCKED = MinionFilter(locked=False)
GUIDES = (Is("acting", WRAITH_OR_ZOMBIE),)
BRINGS_EITHER = (Brings((Trait.WRAITH, Trait.ZOMBIE)),)
UNLOCKS_ACTING = AddDelayedTrigger(
    sentence="{minion} burns 1 blood to unlock the acting ally.",
    at=AFTER_ACTION,
    blood=1,
    effects=(Unlock("acting"),),
)
UNLOCKS_FOR_BLOOD = AddDelayedTrigger(
    sentence="{minion} burns 1 blood to unlock.",
    at=AFTER_ACTION,
    conditions=(Successful(),),
    blood=1,
    effects=(Unlock(),),
)
UNLOCKS = AddDelayedTrigger(on=RESOLVED, conditions=(Successful(),), effects=(Unlock(),))

CARDS = (
    card(
        102325,
        "Gifts From Hereafter",
        *(
            modifier(level, MoreBleed(1), role=Role.OTHER, who=UNLOCKED, conditions=GUIDES)
            for level in ("dom", "obl")
        ),
        *(
            modifier(
                level,
                MoreBleed(1),
                UNLOCKS_ACTING,
                role=Role.OTHER,
                who=UNLOCKED,
                conditions=GUIDES,
            )
            for level in ("DOM", "OBL")
        ),
    ),
    card(
        102300,
        "Paths in Two Worlds",
        modifier("obl", Stealth(1, ahead=True), at=AS_ANNOUNCED, conditions=BRINGS_EITHER),
        modifier(
            "OBL",
            Stealth(1, ahead=True),
            UNLOCKS_FOR_BLOOD,
            at=AS_ANNOUNCED,
            conditions=BRINGS_EITHER,
        ),
    ),
    card(
        101773,
        "Shroud Mastery",
        modifier("nec", Stealth(1), role=Role.OTHER, conditions=(Is("acting", WRAITH),)),
        modifier("NEC", UNLOCKS, at=AS_ANNOUNCED, conditions=(Brings((Trait.WRAITH,)),)),
    ),
)
