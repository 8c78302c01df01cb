"""Shadow Cloak: only minions with Auspex direct actions at the vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Shelters,
    Table,
    Wording,
    has_level,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    UNLOCK,
    BurnCard,
    MyTurn,
    Power,
    PutOn,
    Stealth,
    Successful,
    card,
    modifier,
)


class HiddenFromUnperceptive(OwnStatic, Shelters, frozen=True):
    """Minions without Auspex cannot direct actions at the minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        return not has_level(table, acting, "aus")

    @override
    def say(self, wording: Wording) -> str:
        return "minions without Auspex [aus] cannot perform actions directed at this vampire"


CARDS = (
    card(
        102281,
        "Shadow Cloak",
        modifier("obl", Stealth(1)),
        modifier("OBL", PutOn("user", superior=True), at=AFTER_ACTION, conditions=(Successful(),)),
        HiddenFromUnperceptive(),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
)
