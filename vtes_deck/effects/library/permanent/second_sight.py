"""Second Sight: a conviction for more intercept against monsters, or less of theirs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.permanent.break_the_code import Monster
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BLOCKING,
    BurnCard,
    Intercept,
    Is,
    LessIntercept,
    Once,
    Power,
    Same,
    Until,
    card,
)

ONE_EACH_ACTION = Once("Second Sight", Until.ACTION, by="host")


class SeesMonster(Power, frozen=True, kw_only=True):
    """The first use, with the limit of both."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"an imbued may burn only one {wording.name} for the following effects each action. "
            "Burn when a monster is acting to give this imbued +1 intercept for that action"
        )


class HidesFromMonsters(Power, frozen=True, kw_only=True):
    """The second use."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "burn when this imbued declares an action to give monsters -1 intercept for this action"
        )


CARDS = (
    card(
        101705,
        "Second Sight",
        SeesMonster(
            sentence="Burn {card}: +1 intercept.",
            at=BLOCKING,
            user="host",
            conditions=(Is("acting", Monster()),),
            effects=(ONE_EACH_ACTION, Intercept(1, who="host"), BurnCard("this")),
        ),
        HidesFromMonsters(
            sentence="Burn {card}: monsters get -1 intercept.",
            at=AS_ANNOUNCED,
            user="host",
            conditions=(Same("host", "acting"),),
            effects=(ONE_EACH_ACTION, LessIntercept(1, all_of=(Monster(),)), BurnCard("this")),
        ),
    ),
)
