"""Banu Haqim of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    BEFORE_RANGE,
    ActionWas,
    Aura,
    Bonus,
    DiscardTarget,
    Edge,
    Gets,
    HandCard,
    HostFights,
    MyTurn,
    Pay,
    Power,
    Type,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        201596,
        "Kalinda",
        Power(
            sentence="Burn the Edge to unlock {card}.",
            at=ANY_TIME,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(Pay(1, Edge()), Unlock()),
        ),
    ),
    card(
        201598,
        "Kasim Bayar",
        Power(
            sentence="Discard {target}: {card} gets +2 strength.",
            at=BEFORE_RANGE,
            once=Until.COMBAT,
            conditions=(HostFights(),),
            target=HandCard(Type.POLITICAL_ACTION),
            effects=(DiscardTarget(), Gets(Bonus.STRENGTH, 2, Until.COMBAT)),
        ),
    ),
    card(
        201656,
        "Oluwafunmilayo",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(ActionWas("political action"),)),
    ),
)
