"""Hunting grounds: a vampire gains blood from one of them in a turn."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    READY_ANARCH,
    UNLOCK,
    AMinion,
    Blood,
    Control,
    Definition,
    Gain,
    MinionFilter,
    MyTurn,
    Once,
    Power,
    PutInPlay,
    Title,
    Until,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
"""Noted of a vampire that has gained blood from one in this turn."""
READY_BARON = MinionFilter(titles=(Title.BARON,), ready=True)

ONE_BLOOD = Power(
    sentence="{target} gains 1 blood from {card}.",
    at=UNLOCK,
    conditions=(MyTurn(),),
    target=AMinion(MinionFilter(vampire=True, ready=True)),
    once=Until.TURN,
    effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
)


def ground(number: int, name: str) -> Definition:
    """A hunting ground that gives 1 blood to a ready vampire."""
    return card(number, name, master(PutInPlay()), ONE_BLOOD)


CARDS = (
    ground(102212, "Zoo Hunting Ground"),
    ground(100015, "Academic Hunting Ground"),
    ground(100049, "Amusement Park Hunting Ground"),
    ground(100108, "Asylum Hunting Ground"),
    ground(100136, "Base Hunting Ground"),
    ground(100288, "Campground Hunting Ground"),
    ground(100426, "Corporate Hunting Ground"),
    ground(100724, "Fetish Club Hunting Ground"),
    ground(100996, "Institution Hunting Ground"),
    ground(101102, "Library Hunting Ground"),
    ground(101243, "Morgue Hunting Ground"),
    ground(101354, "Park Hunting Ground"),
    ground(101415, "Political Hunting Ground"),
    ground(101421, "Port Hunting Ground"),
    ground(101753, "Shanty Town Hunting Ground"),
    ground(101808, "Slum Hunting Ground"),
    ground(101821, "Society Hunting Ground"),
    ground(101953, "Temple Hunting Ground"),
    ground(102066, "Underworld Hunting Ground"),
    ground(102075, "University Hunting Ground"),
    ground(102084, "Uptown Hunting Ground"),
    ground(102150, "Warzone Hunting Ground"),
    ground(102287, "Biotech Company Hunting Ground"),
    card(
        100297,
        "Carfax Abbey",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        Power(
            sentence="{target} gains 1 blood from {card}, as you control a baron.",
            at=UNLOCK,
            conditions=(MyTurn(), Control(AMinion(READY_BARON))),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        exception="The second vampire is another ability of the location, under the same "
        "limit for a vampire.",
    ),
    card(
        101350,
        "Papillon",
        master(PutInPlay(), conditions=(Control(AMinion(MinionFilter(ready=True, city=True))),)),
        Power(
            sentence="{target} gains 2 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(ready=True, titled=True, vampire=True)),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(2, Blood("target"))),
        ),
        exception="The requirement of the card is also a condition of the definition.",
    ),
)
