"""Cards that continue a combat that would end."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    DefinitionScript,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.library.combat.psyche import CombatEnding
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    COMBAT_OVER,
    END_OF_ROUND,
    PRESS,
    PRESSES,
    ROUND,
    AddDelayedTrigger,
    CombatMode,
    GiveManeuver,
    Move,
    Until,
    Use,
    at,
    card,
    combat,
    prevents,
)

GOES_ON = EventType("combat goes on", "{minion} keeps the combat going.")


def follows_end(table: Table, trigger: DelayedTrigger) -> bool:
    """Whether a later effect follows an end of combat that its card has caused."""
    script, effect = table.cards[trigger.card].script, trigger.effect
    if not isinstance(effect, AddDelayedTrigger) or not isinstance(script, DefinitionScript):
        return False
    later = effect.on is COMBAT_OVER or bool(effect.at & AFTER_COMBAT)
    return later and any(
        isinstance(mode, CombatMode)
        and mode.move.strike is not None
        and mode.move.strike.combat_ends
        for mode in script.modes
    )


class StartNewRound(Effect, frozen=True):
    """A new round starts instead of the end of the combat.

    By a ruling, effects that would follow the end of the combat are lost.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PRESS, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        combat_now = table.current(Combat)
        if combat_now is None:
            return
        combat_now.ended, combat_now.again = False, True
        table.delayed_triggers = tuple(
            one for one in table.delayed_triggers if not follows_end(table, one)
        )
        table.emit(GOES_ON, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return "start a new round instead"


CARDS = (
    card(
        101950,
        "Telepathic Tracking",
        combat(
            "aus",
            Move(when=PRESS, press=Use.MUST, press_only="continue"),
            AddDelayedTrigger(on=ROUND, effects=(GiveManeuver(whole=False),), until=Until.COMBAT),
        ),
        combat("AUS", at(END_OF_ROUND), StartNewRound(), conditions=(CombatEnding(),)),
    ),
    card(
        101595,
        "Relentless Reaper",
        combat("for", prevents(1)),
        combat("thn", PRESSES),
        combat("THN", at(END_OF_ROUND), StartNewRound(), conditions=(CombatEnding(),), blood=1),
    ),
)
