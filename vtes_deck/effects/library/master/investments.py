"""Masters whose blood moves to the pool, one for each master phase action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    MASTER,
    AMinion,
    Blood,
    BurnsWhenEmpty,
    Count,
    Gain,
    MasterActions,
    Methuselahs,
    MinionFilter,
    MoveCounters,
    Pay,
    Pool,
    Power,
    PutInPlay,
    card,
    master,
)


class WithBlood(PutInPlay, frozen=True):
    """The card enters play; the next effect puts blood on it.

    Attributes:
        said: the words for the blood.
    """

    said: str = ""

    @override
    def say(self, wording: Wording) -> str:
        return f"{super().say(wording)} {self.said}"


class ItsBlood(SaidElsewhere, Gain, frozen=True):
    """The blood with which the card enters play."""


PAYS_OUT = Power(
    sentence="Use a master phase action: move 1 blood from {card} to your pool.",
    at=MASTER,
    effects=(Pay(1, MasterActions()), MoveCounters(1, Blood("this"), Pool())),
)

CARDS = (
    card(
        101802,
        "Slave Auction",
        master(
            WithBlood(said="with X blood where X is the number of Methuselahs in the game"),
            ItsBlood(Methuselahs(), Blood("this")),
        ),
        PAYS_OUT,
        BurnsWhenEmpty(),
    ),
    card(
        102110,
        "Ventrue Investment",
        master(
            WithBlood(said="with 1 blood on it for each Ventrue antitribu you control"),
            ItsBlood(Count(AMinion(MinionFilter(clans=("Ventrue antitribu",)))), Blood("this")),
        ),
        PAYS_OUT,
        BurnsWhenEmpty("blood"),
    ),
)
