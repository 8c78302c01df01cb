"""Actions that put a card on the acting vampire, for a time or permanently."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BY_VAMPIRE,
    DURING_ACTION,
    PRESS,
    RANGE,
    UNLOCK,
    Activity,
    AtSuperior,
    Blood,
    Bonus,
    BurnCard,
    Capacity,
    DirectedAtMe,
    Gain,
    InCombat,
    Intercept,
    Move,
    MyTurn,
    OnePerMinion,
    Power,
    PutOn,
    Restriction,
    StaticBonus,
    Unlock,
    Until,
    Use,
    action,
    card,
)

CARDS = (
    card(
        101641,
        "Ritual Challenge",
        action("", PutOn("user"), stealth=1),
        StaticBonus(Bonus.STRENGTH, 1),
        OnePerMinion(),
    ),
    card(
        101740,
        "Shadow of the Beast",
        action("pro", PutOn("user")),
        action("PRO", PutOn("user", superior=True)),
        InCombat(Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)),
        InCombat(Move(when=PRESS, press=Use.MUST, once=Until.COMBAT), conditions=(AtSuperior(),)),
        OnePerMinion(),
    ),
    card(
        101762,
        "Sheepdog",
        action("", Gain(4, Blood()), PutOn("user"), conditions=(BY_VAMPIRE,)),
        Restriction(activity=Activity.UNLOCK_NORMALLY),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100393,
        "Concert Tour",
        action("", PutOn("user"), stealth=1),
        Power(
            sentence="Burn {card}: {minion} gains blood.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            forced=True,
            effects=(Gain(Capacity("host", room=True), Blood("host")), BurnCard("this")),
        ),
    ),
    card(
        101170,
        "Marked Territory",
        action("", PutOn("user"), Unlock(), stealth=2),
        Power(
            sentence="Burn {card} to give {minion} +2 intercept.",
            at=DURING_ACTION,
            conditions=(DirectedAtMe(),),
            effects=(Intercept(2, "host"), BurnCard("this")),
        ),
        OnePerMinion(),
    ),
)
