"""Wasserschloss Anif, Austria: blood is stored for an uncontrolled Tremere."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    CardInPlay,
    Does,
    Effect,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    INFLUENCE,
    MASTER,
    ACard,
    AMinion,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    MinionFilter,
    MoveCounters,
    Power,
    PutInPlay,
    Until,
    Zone,
    card,
    master,
)

GIVER = AMinion(MinionFilter(clans=("Tremere",), blood=True))
YOUNG_TREMERE = ACard(Zone.UNCONTROLLED, vampire=True, clans=("Tremere",))


class StoresBlood(Effect, frozen=True):
    """The target moves 1 blood to the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        MoveCounters(1, Blood("target"), Blood("this")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "move 1 blood from a Tremere you control to this card"


class GivesAll(Effect, frozen=True):
    """All counters of the card go to the target."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.card_in_play.blood > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        all_of_it = context.card_in_play.blood
        MoveCounters(all_of_it, Blood("this"), Blood("target")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"move all counters on this card to {wording.target}"


class StealthOfMalkavians(OwnStatic, Number, frozen=True):
    """Malkavians have stealth in actions to burn the card."""

    n: int

    key: ClassVar[Key] = Bonus.STEALTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, self.n, whose="others"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if action is None or action.card != source or not isinstance(on, Minion):
            return 0
        return self.n if on.card == action.minion and on.clan == "Malkavian" else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"Malkavians get +{self.n} stealth during that action"


CARDS = (
    card(
        102152,
        "Wasserschloss Anif, Austria",
        master(PutInPlay()),
        Power(
            sentence="Move 1 blood from {target} to {card}.",
            at=MASTER,
            target=GIVER,
            once=Until.TURN,
            effects=(StoresBlood(),),
        ),
        Power(
            sentence="Lock {card}: move its counters to {target}.",
            at=INFLUENCE,
            lock=True,
            target=YOUNG_TREMERE,
            effects=(GivesAll(),),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        StealthOfMalkavians(1),
    ),
)
