"""Cards that press to continue the combat while they have counters."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Does,
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    PurposeKind,
    Wording,
    bank,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    CARD_PLAYED,
    COMBAT_OVER,
    MINION_PLAYED,
    PRESSING,
    AddDelayedTrigger,
    AtLeast,
    Blood,
    Burn,
    BurnCard,
    GivePress,
    InRound,
    NoEquipment,
    PutInPlay,
    Trigger,
    Until,
    at,
    card,
    combat,
)

PROVIDES = EventType("provides a press", "{card} presses to continue the combat.")
COUNTERS = 3


class ResetCounters(NoPurpose, Effect, frozen=True):
    """Gives the card its initial number of counters again."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is not None:
            bank.gain_blood(context.table, card_in_play, COUNTERS - card_in_play.blood)

    @override
    def say(self, wording: Wording) -> str:
        return f"reset the number of counters on {wording.this} to {COUNTERS}"


class ProvidePress(Effect, frozen=True):
    """A press to continue the combat that no minion uses, before all others (COM-28)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PRESS, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, this also applies if the minion that played the card cannot press."""
        combat = context.table.current(Combat)
        if combat is not None:
            combat.again = True
            context.table.emit(PROVIDES, context.seat, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "provide 1 press to continue combat (either combatant can press to end combat)"


def each_press_step(*effects: Effect) -> AddDelayedTrigger:
    """Burn a counter in each press step of the combat and apply the effects."""
    return AddDelayedTrigger(
        on=PRESSING,
        conditions=(AtLeast(Blood("this"), 1),),
        effects=(Burn(1, Blood("this")), *effects),
        once=False,
        until=Until.COMBAT,
    )


FIRST_ROUND = (InRound(1),)
RESETS = (
    Trigger(on=CARD_PLAYED, effects=(ResetCounters(),)),
    Trigger(on=MINION_PLAYED, effects=(ResetCounters(),)),
)
GOES_WITH_COMBAT = Trigger(on=COMBAT_OVER, effects=(BurnCard("this"),))

CARDS = (
    card(
        102012,
        "Trap",
        combat(
            "",
            at(BEFORE_RANGE),
            PutInPlay(counters=COUNTERS),
            each_press_step(ProvidePress()),
            conditions=FIRST_ROUND,
        ),
        *RESETS,
        GOES_WITH_COMBAT,
        exception="A card may be played by a minion or a Methuselah, which are two events.",
    ),
    card(
        100408,
        "Conquer the Beast",
        combat(
            "ani",
            at(BEFORE_RANGE),
            PutInPlay(counters=COUNTERS),
            NoEquipment(),
            each_press_step(GivePress(only="continue", must=True, whole=False)),
            conditions=FIRST_ROUND,
        ),
        combat(
            "ANI",
            at(BEFORE_RANGE),
            PutInPlay(counters=COUNTERS),
            NoEquipment(),
            each_press_step(GivePress(only="continue", whole=False)),
            conditions=FIRST_ROUND,
        ),
        *RESETS,
        GOES_WITH_COMBAT,
        exception="A card may be played by a minion or a Methuselah, which are two events.",
    ),
)
