"""Banu Haqim of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    BEFORE_RANGE,
    DISCARD_TARGET,
    POLLING,
    RESOLVED,
    ACard,
    ActionWas,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    Edge,
    EnterCombat,
    Gets,
    HasFed,
    HostFights,
    MinionFilter,
    MissesUnlock,
    MyTurn,
    Pay,
    Power,
    Sect,
    StrikesFirst,
    Toll,
    Trigger,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201636,
        "Adisa",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=False,
                    ready=True,
                    either=MinionFilter(vampire=True, ready=True, younger=True),
                ),
                "others",
            ),
            effects=(EnterCombat(),),
        ),
        Trigger(on=RESOLVED, host=True, conditions=(HasFed(),), effects=(MissesUnlock(),)),
    ),
    card(
        200559,
        "Hafsa, The Watcher",
        Toll(n=1, who=MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Banu Haqim",)),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
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
            target=ACard(Zone.HAND, (Type.POLITICAL_ACTION,)),
            effects=(DISCARD_TARGET, Gets(Bonus.STRENGTH, 2, Until.COMBAT)),
        ),
    ),
    card(
        201656,
        "Oluwafunmilayo",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(ActionWas("political action"),)),
    ),
    card(
        201170,
        "Rebekah",
        Power(
            sentence="Discard {target}: {card} gets +2 votes.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=ACard(Zone.HAND, discipline="aus"),
            effects=(DISCARD_TARGET, Gets(Bonus.VOTES, 2, Until.REFERENDUM)),
        ),
    ),
    card(201472, "Wise Frog", StrikesFirst(MinionFilter(vampire=True, younger=True))),
)
