"""Maneuvers that are limited to one range."""

from __future__ import annotations

from vtes_deck.effects.library.combat.form_of_mist import MinionWasBlocked
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    MANEUVER,
    PRESS,
    RANGE,
    STRIKE,
    STRIKE_HURTS,
    AddDelayedTrigger,
    ContinueAction,
    GivePress,
    Is,
    MinionFilter,
    Move,
    Not,
    Range,
    Same,
    The,
    Until,
    Use,
    card,
    combat,
    hand_strike,
    modifier,
    strikes,
)

TO_CLOSE = Move(when=RANGE, maneuver=Use.MUST, maneuver_to=Range.CLOSE)
TO_LONG = Move(when=RANGE, maneuver=Use.MUST, maneuver_to=Range.LONG)
TACKLE = Move(
    when=STRIKE | RANGE,
    strike=hand_strike(2),
    maneuver=Use.MAY,
    maneuver_to=Range.CLOSE,
)
READY = MinionFilter(ready=True)

CARDS = (
    card(101798, "Slam", combat("pot", strikes(hand_strike(2))), combat("POT", TACKLE)),
    card(
        101736,
        "Shadow Boxing",
        combat("obf+pot", TO_CLOSE),
        combat("obf+pot", Move(when=PRESS, press=Use.MUST, press_only="continue")),
        modifier(
            "OBF+POT",
            ContinueAction(0),
            at=AFTER_COMBAT,
            conditions=(MinionWasBlocked(), Not(Is("blocker", READY))),
            blood=1,
        ),
        exception="The block that led to the combat and the end of the combat are one condition.",
    ),
    card(
        100125,
        "Backstep",
        combat(
            "",
            TO_LONG,
            AddDelayedTrigger(
                on=STRIKE_HURTS,
                target=The("user"),
                conditions=(Same("target", "user"),),
                effects=(GivePress(who="opposing", whole=False),),
                until=Until.ROUND,
            ),
        ),
        exception="The press that the opposing minion gets is a separate effect.",
    ),
    card(
        101530,
        "Quick Meld",
        combat("pro", MANEUVER),
        combat(
            "PRO",
            MANEUVER,
            AddDelayedTrigger(
                sentence="{minion} burns 1 blood to maneuver.",
                move=MANEUVER,
                blood=1,
                until=Until.ROUND,
            ),
        ),
    ),
)
