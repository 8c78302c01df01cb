"""Twilight Camp: new vampires become Anarchs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import ENTERS, Wording
from vtes_deck.effects.vocab import (
    ANARCH,
    MASTER,
    AMinion,
    AtLeast,
    Blood,
    BurnsWhenEmpty,
    Choose,
    Is,
    MasterActions,
    MinionFilter,
    MoveCounters,
    Pay,
    Power,
    PutInPlay,
    Sect,
    The,
    Trigger,
    TurnAnarch,
    X,
    card,
    master,
)

NEWCOMER = MinionFilter(vampire=True, untitled=True, but=MinionFilter(sects=(Sect.ANARCH,)))


class Joins(Trigger, frozen=True, kw_only=True):
    """A vampire from the uncontrolled region may become Anarch."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        whence = "from your uncontrolled region" if AtLeast(X, 1) in self.conditions else ""
        return (
            f"after you put {who} in play {whence}, you can "
            f"burn 1 blood from {wording.this} to make that vampire Anarch"
        )


CARDS = (
    card(
        102049,
        "Twilight Camp",
        master(PutInPlay(counters=4)),
        Joins(
            on=ENTERS,
            mine=True,
            conditions=(AtLeast(X, 1), Is("target", NEWCOMER)),
            effects=(
                Choose(
                    The("target", NEWCOMER),
                    (Pay(1, Blood("this")), TurnAnarch()),
                    optional=True,
                ),
            ),
        ),
        Power(
            sentence="Use a master phase action: move 1 blood from {card} to {target}.",
            at=MASTER,
            target=AMinion(ANARCH, "any"),
            effects=(Pay(1, MasterActions()), MoveCounters(1, Blood("this"), Blood("target"))),
        ),
        BurnsWhenEmpty("blood"),
    ),
)
