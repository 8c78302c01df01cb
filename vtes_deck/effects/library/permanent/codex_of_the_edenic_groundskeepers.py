"""Codex of the Edenic Groundskeepers: a bleed that is larger against locked minions."""

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
    minions_of,
)
from vtes_deck.effects.vocab import (
    VAMPIRE,
    AtBleed,
    Aura,
    BleedAction,
    Bonus,
    MinionFilter,
    card,
)

AWAKE = MinionFilter(ready=True, locked=False)


class MoreWhereAllAreLocked(OwnStatic, Number, frozen=True):
    """The bleed that the card allows is larger if the target has no ready unlocked minion.

    Attributes:
        n: the increase.
    """

    n: int

    key: ClassVar[Key] = Bonus.BLEED

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, self.n, which="host"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if not isinstance(on, Minion) or action is None or action.card != source:
            return 0
        context = EffectContext(table, on.controller, source, on.card)
        return 0 if action.minion != on.card or minions_of(context, AWAKE, "bled") else self.n

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"this action gets +{self.n} bleed if the target Methuselah controls no ready unlocked "
            "minions"
        )


CARDS = (
    card(
        100374,
        "Codex of the Edenic Groundskeepers",
        Aura(
            bonus=Bonus.STEALTH,
            n=-2,
            host=True,
            conditions=(AtBleed(),),
        ),
        BleedAction(
            sentence="{minion} bleeds {seat} with {card}.",
            who=VAMPIRE,
            host=True,
            blood=1,
        ),
        MoreWhereAllAreLocked(3),
    ),
)
