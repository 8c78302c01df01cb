"""Día de los Muertos: one referendum needs no votes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    REFERENDUM_CALLED,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Minion,
    Option,
    PurposeKind,
    Referendum,
    Table,
    Wording,
    await_events,
)
from vtes_deck.effects.vocab import MinionFilter, PlayLimit, Sect, Until, card, master


class PassesFirst(Effect, frozen=True):
    """The first referendum that a matching vampire of the user calls this turn passes.

    Attributes:
        who: filter for the vampire.
        until: the end of the time in which it can be called.
    """

    who: MinionFilter = MinionFilter(vampire=True, sects=(Sect.SABBAT,))
    until: Until = Until.TURN

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, self, self.until)

    def options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """Return no options: the effect is automatic."""
        del table, trigger
        return []

    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Make the referendum pass and remove the trigger."""
        referendum = table.current(Referendum)
        if event.what is not REFERENDUM_CALLED or referendum is None:
            return
        caller = table.in_play.get(referendum.minion)
        if not isinstance(caller, Minion) or caller.controller != trigger.seat:
            return
        if self.who.fits(EffectContext(table, trigger.seat, trigger.card), caller):
            referendum.certain = True
            table.delayed_triggers = tuple(
                one for one in table.delayed_triggers if one is not trigger
            )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the first referendum a Sabbat vampire you control calls on this turn passes "
            "automatically (skip the polling step)"
        )


CARDS = (
    card(
        100541,
        "Día de los Muertos",
        master(PassesFirst()),
        PlayLimit(per="game", by="everybody"),
    ),
)
