"""Reactions with Auspex."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    AddDelayedTrigger,
    AtLeast,
    AttemptsToBlock,
    Belongs,
    Bounce,
    CombatFromBlock,
    DirectedAtMe,
    GiveManeuver,
    InRound,
    Intercept,
    Lock,
    Methuselahs,
    NewTarget,
    Role,
    Wakes,
    card,
    prevents,
    reaction,
)

MANEUVER_IF_BLOCKING = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(),), once=False
)

CARDS = (
    card(
        101850,
        "Spirit's Touch",
        reaction("aus", Intercept(1)),
        reaction("AUS", Intercept(1), MANEUVER_IF_BLOCKING),
    ),
    card(
        101531,
        "Quicken Sight",
        reaction("aus+cel", Intercept(1), MANEUVER_IF_BLOCKING),
        reaction("AUS+CEL", Intercept(2), MANEUVER_IF_BLOCKING),
    ),
    card(
        101949,
        "Telepathic Misdirection",
        reaction("aus", Intercept(1)),
        reaction("AUS", Lock(), Bounce(), target=NewTarget()),
    ),
    card(
        100680,
        "Eyes of Argus",
        reaction("aus", Intercept(2), conditions=(DirectedAtMe(),)),
        reaction("AUS", Wakes(), role=Role.LOCKED),
    ),
    card(
        101259,
        "My Enemy's Enemy",
        reaction("aus", Intercept(1)),
        reaction(
            "AUS",
            Lock(),
            Bounce(),
            conditions=(Belongs("acting", "predator"), AtLeast(Methuselahs(), 3)),
            target=NewTarget("predator's predator"),
        ),
    ),
    card(
        100598,
        "Eagle's Sight",
        reaction("aus", Intercept(1)),
        reaction("AUS", AttemptsToBlock(anybody=True)),
    ),
    card(
        100644,
        "Enhanced Senses",
        reaction("aus", Intercept(1)),
        reaction("AUS", Intercept(2)),
    ),
    card(
        101475,
        "Precognition",
        reaction("aus", Intercept(1)),
        reaction(
            "AUS",
            Intercept(1),
            AddDelayedTrigger(
                sentence="{minion} prevents 1 damage with {card}.",
                move=prevents(1),
                conditions=(InRound(1), CombatFromBlock()),
            ),
        ),
    ),
)
