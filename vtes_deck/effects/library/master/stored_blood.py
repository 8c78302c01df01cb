"""Locations that collect blood and give it away."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Wording
from vtes_deck.effects.vocab import (
    INFLUENCE,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMinion,
    AnyX,
    AtMost,
    Blood,
    BurnCard,
    BurnsWhenEmpty,
    Capacity,
    CardAction,
    Choose,
    Gain,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Once,
    Pool,
    Power,
    PutInPlay,
    Sect,
    StealthInAction,
    Until,
    X,
    Zone,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
READY_SABBAT = AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.SABBAT,)))
READY_LAIBON = AMinion(MinionFilter(ready=True, sects=(Sect.LAIBON,)))
TITLED = MinionFilter(vampire=True, titled=True)
ALL = Blood("this")


class TakesCapacity(Choose, frozen=True):
    """The card enters play with as much blood as the capacity of a vampire."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.target.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put X blood on {wording.this} when it is played, where X is the capacity of "
            f"{self.target.say(wording)}"
        )


CARDS = (
    card(
        101434,
        "Powerbase: Chicago",
        master(PutInPlay()),
        Power(
            sentence="Add 1 blood to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="stores",
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Move the blood on {card} to your pool.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="stores",
            effects=(MoveCounters(ALL, Blood("this"), Pool()),),
        ),
        CardAction(
            sentence="{minion} acts to take the blood on {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(MoveCounters(ALL, Blood("this"), Pool()),),
        ),
    ),
    card(
        101431,
        "Powerbase: Barranquilla",
        master(
            PutInPlay(),
            TakesCapacity(READY_SABBAT, (Gain(Capacity("target"), Blood("this")),)),
        ),
        Power(
            sentence="Move 1 blood from {card} to your pool.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(MoveCounters(1, Blood("this"), Pool()),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
        StealthInAction("", 1, TITLED),
        BurnsWhenEmpty(),
    ),
    card(
        101030,
        "Jungle Hunting Ground",
        master(PutInPlay()),
        Power(
            sentence="Lock {card} to add 1 blood to it.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(), AtMost(Blood("this"), 2)),
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Lock {card} to move its blood to {target}.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            target=READY_LAIBON,
            effects=(
                Once(HUNTING_GROUND, by="target"),
                MoveCounters(ALL, Blood("this"), Blood("target")),
            ),
        ),
    ),
    card(
        100906,
        "Heartblood of the Clan",
        master(PutInPlay()),
        CardAction(
            sentence="{minion} acts to add 1 blood to {card}.",
            who=MinionFilter(clans=("Banu Haqim",)),
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Move {n} blood from {card} to {target}.",
            at=INFLUENCE,
            conditions=(MyTurn(),),
            target=AnyX(
                1,
                target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Banu Haqim",)),
                of=Blood("this"),
            ),
            once=Until.TURN,
            effects=(MoveCounters(X, Blood("this"), Blood("target")),),
        ),
    ),
)
