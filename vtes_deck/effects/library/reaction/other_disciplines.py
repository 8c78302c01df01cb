"""Reactions with other Disciplines, and with several."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    POLLING,
    AttemptsToBlock,
    DirectedAtMe,
    Intercept,
    LessBleed,
    Lock,
    MinionFilter,
    PoliticalReferendum,
    Role,
    Same,
    Unlock,
    Votes,
    card,
    reaction,
)

UNLOCKED = MinionFilter(locked=False)

CARDS = (
    card(
        102219,
        "Deep Ecology",
        reaction("ani", Intercept(2), conditions=(DirectedAtMe(),)),
        reaction("for", LessBleed(2)),
        reaction("pro", Unlock(), role=Role.LOCKED, blood=1),
    ),
    card(
        100171,
        "Black Sunrise",
        reaction(
            "qui",
            Unlock(),
            AttemptsToBlock(),
            conditions=(DirectedAtMe(),),
            role=Role.LOCKED,
        ),
        reaction("QUI", Unlock(), AttemptsToBlock(), role=Role.LOCKED),
    ),
    card(
        102231,
        "Party Out Of Bounds",
        reaction("obf", LessBleed(2)),
        reaction("pre", Votes(2), at=POLLING, conditions=(PoliticalReferendum(),)),
        reaction("pro", Intercept(1)),
    ),
    card(
        101717,
        "Sense the Savage Way",
        reaction("ani", Intercept(1)),
        reaction("ANI", Unlock(), AttemptsToBlock(), role=Role.LOCKED),
    ),
    card(
        102265,
        "Visions of Zapathasura",
        reaction("obf+pre", LessBleed(3)),
        reaction("OBF+PRE", Lock(), LessBleed(None), who=UNLOCKED),
    ),
    card(
        100308,
        "Cats' Guidance",
        reaction(
            "ani",
            Unlock(),
            at=AFTER_ACTION,
            conditions=(Same("user", "blocker"),),
            role=Role.LOCKED,
        ),
        reaction("ANI", Intercept(1)),
    ),
)
