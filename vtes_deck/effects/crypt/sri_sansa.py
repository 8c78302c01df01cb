"""Sri Sansa: blood for life."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, EffectContext, PurposeKind, Wording, starting_life
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    Blood,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Power,
    Trait,
    Until,
    card,
)

COMPANIONS = MinionFilter(
    vampire=False, trait=Trait.MORTAL, either=MinionFilter(vampire=False, trait=Trait.MAGE)
)
SHARED = "blood for life"


class GiveLife(MoveCounters, frozen=True):
    """Blood becomes life of the target, up to its starting life."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="this", less=True),)

    @override
    def possible(self, context: EffectContext) -> bool:
        target = context.target_minion
        short = target.blood < starting_life(context.table, target)
        return short and context.table.in_play[context.host].blood > 0


class TakeLife(MoveCounters, frozen=True):
    """Life of the target becomes blood, up to the capacity of the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="this"),)

    @override
    def possible(self, context: EffectContext) -> bool:
        vampire = context.table.minion(context.host)
        return vampire.blood < vampire.capacity and context.target_minion.blood > 0


class SharesLife(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card; the other direction has no text."""

    @override
    def say(self, wording: Wording) -> str:
        if not any(isinstance(one, GiveLife) for one in self.effects):
            return ""
        turn = "during your unlock phase, " if MyTurn() in self.conditions else ""
        return (
            f"{turn}you can move 1 blood or life between {wording.name} and a mortal or mage ally "
            "you control, not to exceed their starting life"
        )


CARDS = (
    card(
        201652,
        "Sri Sansa",
        SharesLife(
            sentence="Move 1 blood of {card} to {target} as life.",
            at=UNLOCK,
            once=Until.TURN,
            key=SHARED,
            conditions=(MyTurn(),),
            target=AMinion(COMPANIONS),
            effects=(GiveLife(1, Blood("host"), Blood("target")),),
        ),
        SharesLife(
            sentence="Move 1 life of {target} to {card} as blood.",
            at=UNLOCK,
            once=Until.TURN,
            key=SHARED,
            conditions=(MyTurn(),),
            target=AMinion(COMPANIONS),
            effects=(TakeLife(1, Blood("target"), Blood("host")),),
        ),
    ),
)
