"""Monstrous Form and Skin of Night: changes of the body in combat."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Wording,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    MANEUVER,
    PRESSES,
    Bonus,
    InCombat,
    Move,
    PlayLimit,
    PutOn,
    TreatsAsNormal,
    Until,
    action,
    at,
    card,
    combat,
    prevents,
)
from vtes_deck.effects.vocab import (
    DAMAGE as TAKING_DAMAGE,
)


class LocksInCombat(InCombat, frozen=True):
    """A move that locks the card; the first move renders the sentence for all of them."""

    @override
    def say(self, wording: Wording) -> str:
        if not self.move.changes:
            return ""
        return (
            f"during combat, you can lock this card to give {wording.user} +1 strength this round, "
            "or 1 maneuver or press"
        )


class Endures(TreatsAsNormal, frozen=True):
    """The minion treats aggravated damage as normal damage for the rest of the round."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} treats aggravated damage as normal damage for the remainder of this "
            "round"
        )


ANY_STEP = BEFORE_RANGE | BEFORE_RESOLUTION | ADDITIONAL_STRIKES
STRONGER = Move(when=ANY_STEP, changes=((Bonus.STRENGTH, 1, Until.ROUND),), lock=True)

CARDS = (
    card(
        102253,
        "Monstrous Form",
        combat("dom+pro", Move(when=BEFORE_RANGE, changes=((Bonus.STRENGTH, 1, Until.COMBAT),))),
        action("DOM+PRO", PutOn("user"), stealth=1),
        LocksInCombat(STRONGER, words="+1 strength"),
        LocksInCombat(replace(MANEUVER, lock=True), words="maneuver"),
        LocksInCombat(replace(PRESSES, lock=True), words="press"),
        PlayLimit(per="round"),
    ),
    card(
        101790,
        "Skin of Night",
        combat("for", at(BEFORE_RESOLUTION | ADDITIONAL_STRIKES | TAKING_DAMAGE), Endures()),
        combat("FOR", prevents(1), Endures()),
    ),
)
