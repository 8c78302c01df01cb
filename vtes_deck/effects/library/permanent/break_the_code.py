"""Break the Code: imbued block monsters less easily, and monsters can attack imbued."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    CardInPlay,
    Does,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.library.imbued.words import Imbued, Monster
from vtes_deck.effects.library.permanent.gehenna import UserIsAffected
from vtes_deck.effects.vocab import (
    AMinion,
    Bonus,
    CardAction,
    EnterCombat,
    card,
)


class BlindToMonsters(OwnStatic, Number, frozen=True):
    """Less intercept for imbued against monsters.

    Attributes:
        n: the change of the intercept.
    """

    n: int

    key: ClassVar[Key] = Bonus.INTERCEPT
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INTERCEPT, self.n, whose="any", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if not isinstance(on, Minion) or action is None or not table.cards[on.card].imbued:
            return 0
        acting = table.in_play.get(action.minion)
        context = EffectContext(table, table.in_play[source].controller, source)
        seen = isinstance(acting, Minion) and Monster().fits(context, acting)
        return -self.n if seen else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"imbued get -{self.n} intercept when attempting to block monsters"


CARDS = (
    card(
        100248,
        "Break the Code",
        BlindToMonsters(1),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=Monster(ready=True),
            target=AMinion(Imbued(ready=True), "others"),
            conditions=(UserIsAffected(),),
            effects=(EnterCombat(),),
        ),
    ),
)
