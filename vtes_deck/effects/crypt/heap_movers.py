"""Vampires that move cards in ash heaps and crypts, or help their circle."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    circle_of,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    MASTER,
    UNLOCK,
    ACard,
    AMethuselah,
    AMinion,
    Blood,
    CardAction,
    Control,
    MinionFilter,
    MoveCards,
    MoveCounters,
    MyTurn,
    Power,
    Unlock,
    Until,
    Zone,
    card,
)

ON_TOP = EventType("on top of crypt", "{seat} moves {card} to the top of the crypt.")


class OnTopOfCrypt(Effect, frozen=True):
    """A vampire from the ash heap moves to the top of the crypt."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if table.where[context.target] is Zone.ASH_HEAP:
            table.emit(ON_TOP, context.seat, context.target)
            zones.move(table, context.target, Zone.CRYPT)

    @override
    def say(self, wording: Wording) -> str:
        return "move a vampire from your ash heap to the top of your crypt"


class ReturnsToCrypt(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (moves,) = self.effects
        return (
            f"during your master phase, {wording.name} can burn {self.blood} blood to "
            f"{moves.say(wording)}"
        )


class OfCircle(AMinion, frozen=True):
    """Another Blood Brother of the circle of the vampire."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        mine = circle_of(table, table.minion(context.host))
        return [
            one
            for one in super().choices(context)
            if mine and circle_of(table, table.minion(one[0])) == mine
        ]


class UnlocksBrother(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "if Viri is in your ready region, " if VIRI in self.conditions else ""
        return f"{asked}{wording.name} can lock to unlock another Blood Brother of the same circle"


class FeedsBrother(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your unlock phase, you can move 1 blood from {wording.name} to a ready Blood "
            "Brother of the Kiev circle"
        )


VIRI = Control(AMinion(MinionFilter(ready=True, name="Viri"), "mine"))

CARDS = (
    card(
        200495,
        "Gaspare Giovanni",
        ReturnsToCrypt(
            sentence="{card} burns 2 blood: move {target} to the top of your crypt.",
            at=MASTER,
            blood=2,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=ACard(Zone.ASH_HEAP, vampire=True, crypt=True),
            effects=(OnTopOfCrypt(),),
        ),
    ),
    card(
        201508,
        "Zizi",
        UnlocksBrother(
            sentence="Lock {card} to unlock {target}.",
            at=ANY_TIME,
            lock=True,
            conditions=(VIRI,),
            target=OfCircle(
                MinionFilter(clans=("Blood Brother",), another=True, locked=True), "any"
            ),
            effects=(Unlock("target"),),
        ),
    ),
    card(
        201105,
        "Pavlo",
        FeedsBrother(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=OfCircle(
                MinionFilter(clans=("Blood Brother",), ready=True, another=True), "any"
            ),
            effects=(MoveCounters(1, Blood("host"), Blood("target")),),
        ),
    ),
    card(
        201488,
        "Yong-Sun, Harmonist",
        CardAction(
            sentence="{minion} acts to burn the top card of the prey's crypt.",
            host=True,
            target=AMethuselah("prey"),
            effects=(MoveCards(ACard(Zone.CRYPT, whose="prey"), Zone.ASH_HEAP),),
        ),
    ),
)
