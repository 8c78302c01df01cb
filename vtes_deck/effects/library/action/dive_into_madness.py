"""Dive into Madness: Dementation for a turn, or a stronger bleed."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    SUPERIOR,
    TURN,
    AutomaticEffect,
    CarriedBy,
    Condition,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    EventType,
    Minion,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    await_events,
    mark,
    unlock,
)
from vtes_deck.effects.vocab import (
    VAMPIRE,
    Bonus,
    BurnCard,
    CardAction,
    PutOn,
    StaticBonus,
    Until,
    action,
    card,
)

DEMENTATION = "dem"
MAX_COPIES = 2
"""The maximum number of copies on a vampire."""
DIVES = EventType("dives into madness", mark("{minion} has superior Dementation this turn."))


class Sobers(AutomaticEffect, frozen=True):
    """The vampire returns to its former level of Dementation at the end of the turn.

    Attributes:
        level: the former level; 0 without Dementation.
    """

    level: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Reset the level, even if the vampire has moved to the uncontrolled region."""
        if event.what is not TURN:
            return
        table.delayed_triggers = tuple(one for one in table.delayed_triggers if one is not trigger)
        kept = table.banished_as(trigger.minion)
        vampire = table.in_play.get(trigger.minion) if kept is None else kept.vampire
        if isinstance(vampire, Minion):
            others = {
                code: level for code, level in vampire.disciplines.items() if code != DEMENTATION
            }
            former = {DEMENTATION: self.level} if self.level else {}
            vampire.disciplines = others | former


class DiveInto(Effect, frozen=True):
    """The user has superior Dementation until the end of the turn, and unlocks."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, vampire = context.table, context.user_minion
        level = vampire.disciplines.get(DEMENTATION, 0)
        table.emit(DIVES, context.seat, minion=vampire.card)
        if level < SUPERIOR:
            vampire.disciplines = {**vampire.disciplines, DEMENTATION: SUPERIOR}
            await_events(context, Sobers(level), Until.SOURCE, minion=vampire.card)
        unlock(table, vampire.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} gets superior Dementation [DEM] until the end of the turn and unlocks"
        )


class OlderThanBearer(SaidElsewhere, Condition, frozen=True):
    """The acting vampire is older than the vampire with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        bearer = context.table.in_play.get(context.host)
        return isinstance(bearer, Minion) and context.user_minion.capacity > bearer.capacity


class EldersBurn(CardAction, frozen=True, kw_only=True):
    """Older vampires can burn the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"older vampires can {self.effects[0].say(wording)} as a Ⓓ action"


class TwoPerVampire(NoPurpose, OwnStatic, CarriedBy, frozen=True):
    """A vampire can have no more than two copies of the card."""

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        number = table.cards[card].id
        others = (one for one in minion.attached if one != card)
        return sum(table.cards[one].id == number for one in others) < MAX_COPIES

    @override
    def say(self, wording: Wording) -> str:
        return f"a vampire can have no more than two {wording.name}"


CARDS = (
    card(
        100562,
        "Dive into Madness",
        action("dem", DiveInto(), stealth=1),
        action("DEM", PutOn("user"), stealth=1),
        StaticBonus(Bonus.BLEED, 1),
        EldersBurn(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            conditions=(OlderThanBearer(),),
            effects=(BurnCard("this"),),
        ),
        TwoPerVampire(),
    ),
)
