"""Locations that lock to help minions of one clan or kind."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    BLOCKING,
    INFLUENCE,
    POLLING,
    VAMPIRE,
    ACard,
    Aura,
    Belongs,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Definition,
    Gain,
    Intercept,
    Is,
    MinionFilter,
    MoveCards,
    Power,
    PutInPlay,
    SeatVotes,
    Stealth,
    TakeControl,
    The,
    Until,
    Zone,
    card,
    master,
)


def stealth(number: int, name: str, clan: str, *, anybody: bool = False) -> Definition:
    """A location that gives an acting vampire of a clan stealth."""
    who = (Is("acting", MinionFilter(clans=(clan,))),)
    return card(
        number,
        name,
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: the acting minion gets +1 stealth.",
            at=BLOCKING,
            lock=True,
            conditions=who if anybody else (*who, Belongs("acting", "mine")),
            effects=(Stealth(1),),
        ),
    )


def intercept(number: int, name: str, clan: str) -> Definition:
    """A location that gives a blocking minion intercept."""
    return card(
        number,
        name,
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking", MinionFilter(clans=(clan,)), "mine"),
            effects=(Intercept(1, "target"),),
        ),
    )


def influence(number: int, name: str, clan: str) -> Definition:
    """A location that adds blood to an uncontrolled vampire of a clan."""
    return card(
        number,
        name,
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: add 1 blood to {target}.",
            at=INFLUENCE,
            lock=True,
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=(clan,)),
            effects=(Gain(1, Blood("target")),),
        ),
    )


CARDS = (
    stealth(100629, "Elysian Fields", "Lasombra"),
    stealth(101070, "The Labyrinth", "Nosferatu"),
    stealth(102050, "Twisted Forest", "Gangrel antitribu"),
    stealth(100777, "Fortune Teller Shop", "Ravnos", anybody=True),
    intercept(101171, "Market Square", "Banu Haqim"),
    influence(100081, "Arcane Library", "Tremere"),
    influence(100095, "Art Museum", "Toreador"),
    influence(101300, "Nosferatu Kingdom", "Nosferatu antitribu"),
    influence(100803, "Gang Territory", "Brujah antitribu"),
    intercept(100985, "Information Network", "Nosferatu antitribu"),
    card(
        102109,
        "Ventrue Headquarters",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: you get 3 votes.",
            at=POLLING,
            lock=True,
            effects=(SeatVotes(3),),
        ),
    ),
    card(
        100722,
        "Ferraille",
        master(PutInPlay()),
        Power(
            sentence="Burn 1 pool for {card}: you get 3 votes.",
            at=POLLING,
            pool=1,
            once=Until.TURN,
            effects=(SeatVotes(3),),
        ),
    ),
    card(
        100807,
        "Gangrel Revel",
        master(PutInPlay()),
        Aura(bonus=Bonus.STRENGTH, n=1, to=MinionFilter(clans=("Gangrel",))),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(but=MinionFilter(clans=("Ravnos",))),
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100785,
        "Fragment of the Book of Nod",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: draw 2 cards.",
            at=ANY_TIME,
            lock=True,
            effects=(MoveCards(ACard(Zone.LIBRARY), Zone.HAND, 2),),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
    ),
)
