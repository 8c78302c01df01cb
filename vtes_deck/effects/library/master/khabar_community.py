"""The Khabar: Community: stealth for Banu Haqim that bleed."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    CardInPlay,
    Does,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    AtBleed,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    MinionFilter,
    PutInPlay,
    card,
    master,
)


class StealthAgainst(OwnStatic, Number, frozen=True):
    """Minions of a clan have stealth in actions on the card."""

    clan: str

    key: ClassVar[Key] = Bonus.STEALTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, whose="any"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if action is None or not isinstance(on, Minion):
            return 0
        acts = action.minion == on.card and action.card == source
        return int(acts and on.clan == self.clan)

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.clan} get +1 stealth during that action"


CARDS = (
    card(
        101042,
        "The Khabar: Community",
        master(PutInPlay()),
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            to=MinionFilter(clans=("Banu Haqim",)),
            whose="any",
            conditions=(AtBleed(),),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        StealthAgainst("Tremere"),
    ),
)
