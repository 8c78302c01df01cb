"""Vampiric Disease: it spreads in combat and costs blood whenever the vampire unlocks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    UNLOCKED_AS_NORMAL,
    UNLOCKS,
    UNLOCKS_INFERNAL,
    AutomaticEffect,
    Choice,
    Combat,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    EventType,
    Minion,
    Modifier,
    PurposeKind,
    Table,
    Wording,
    await_events,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import (
    RANGE_IS_SET,
    AMinion,
    Bonus,
    MinionFilter,
    Range,
    Until,
    card,
    master,
)

DISEASE = "disease counter"
"""The mark of a vampire with the counter."""
NO_HUNT = -99
"""A change large enough to reduce the blood of a hunt to 0."""
FALLS_ILL = EventType("falls ill", mark("{minion} has a disease counter."))
RECOVERS = EventType("recovers", mark("{minion} no longer has a disease counter."))


def infect(table: Table, source: int, vampire: Minion) -> None:
    """A vampire gets the counter; it has at most one."""
    if vampire.vampire and not vampire.mark(DISEASE):
        vampire.set_mark(DISEASE, 1)
        table.modify(Modifier(Bonus.HUNT, NO_HUNT, vampire.card, Until.GAME, source))
        table.emit(FALLS_ILL, vampire.controller, minion=vampire.card)


def suffer(table: Table, vampire: Minion) -> None:
    """A vampire with the counter burns 1 blood or, if unable, the counter."""
    if ledger.burn_blood(table, vampire, 1):
        return
    vampire.set_mark(DISEASE, 0)
    table.modifiers = tuple(
        one
        for one in table.modifiers
        if not (one.on == vampire.card and one.bonus is Bonus.HUNT and one.n == NO_HUNT)
    )
    table.emit(RECOVERS, vampire.controller, minion=vampire.card)


class Spreads(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger for the rest of the game: the rules of the counters."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Apply the rules when a vampire unlocks, and in combat before strikes are chosen."""
        if event.what in {UNLOCKS, UNLOCKED_AS_NORMAL, UNLOCKS_INFERNAL}:
            vampire = table.in_play.get(event.minion)
            if isinstance(vampire, Minion) and vampire.mark(DISEASE):
                suffer(table, vampire)
        elif event.what is RANGE_IS_SET:
            self.spread(table, trigger.card)

    def spread(self, table: Table, source: int) -> None:
        """At close range the opponent of a vampire with the counter gets a counter."""
        combat = table.current(Combat)
        if combat is None or combat.range is not Range.CLOSE:
            return
        fighters = [table.in_play.get(one.minion) for one in combat.sides]
        vampires = [one for one in fighters if isinstance(one, Minion) and one.vampire]
        if len(vampires) > 1 and any(one.mark(DISEASE) for one in vampires):
            for one in vampires:
                infect(table, source, one)


class Healthy(AMinion, frozen=True):
    """A vampire without the counter."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [one for one in super().choices(context) if not table.minion(one[0]).mark(DISEASE)]


class Infects(Effect, frozen=True):
    """The target gets the counter; the rules of the counters start."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if not any(isinstance(one.effect, Spreads) for one in table.delayed_triggers):
            await_events(context, Spreads(), Until.GAME)
        infect(table, context.card, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "put 1 disease counter on a vampire. If a vampire with a disease counter is in combat "
            "at close range with another vampire, the second vampire gets a disease counter before "
            "strikes are chosen. A vampire with a disease counter cannot gain blood by hunting. "
            "Each time a vampire with a disease counter unlocks, they burn 1 blood or, if unable, "
            "burn the disease counter. A vampire can have only one disease counter"
        )


CARDS = (
    card(
        102088,
        "Vampiric Disease",
        master(Infects(), target=Healthy(MinionFilter(vampire=True), "any")),
    ),
)
