"""Vampires of the Sabbat: Blood Brothers, Gangrel antitribu, Harbingers of Skulls."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DECLINED,
    IS_READY_AND_UNLOCKED,
    AtBleed,
    Both,
    Bounce,
    CryptCard,
    DiscardTarget,
    EntersWith,
    GiveBlood,
    HandCard,
    If,
    InPhase,
    JoinCircle,
    MyTurn,
    NewTarget,
    Phase,
    Power,
    Type,
    Until,
    card,
)

CARDS = (
    card(
        200434,
        "Erlik",
        EntersWith((GiveBlood(most=5, clan="Harbinger of Skulls"),)),
    ),
    card(
        200034,
        "Aksinya Daclau",
        Power(
            sentence="Discard {target}: {seat} is bled instead.",
            at=DECLINED,
            once=Until.TURN,
            needs=(AtBleed("me"), IS_READY_AND_UNLOCKED),
            aim=Both(HandCard(Type.MASTER), NewTarget()),
            does=(DiscardTarget(), Bounce()),
        ),
    ),
    card(
        201052,
        "New Blood",
        EntersWith(
            (If((MyTurn(), InPhase(Phase.INFLUENCE)), (JoinCircle(), CryptCard())),),
        ),
    ),
)
