"""Calebros: a prince whose title older vampires can take."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    titles,
)
from vtes_deck.effects.vocab import (
    Activity,
    CardAction,
    MinionFilter,
    Restriction,
    Sect,
    Title,
    card,
)

CITY = "New York"


class HostIsPrince(Condition, frozen=True):
    """The vampire is the prince of the city."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """CON-11, TIT-03: a contested title, or one that does not fit, does not count."""
        table = context.table
        host = table.minion(context.host)
        return titles.current_title(table, host) is Title.PRINCE and host.city == CITY

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.name} is the Prince of {CITY}"


class ActingIsOlder(SaidElsewhere, Condition, frozen=True):
    """The acting vampire has a larger capacity than the vampire with the text."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.minion(context.minion).capacity > table.minion(context.host).capacity


class ThisAction(SaidElsewhere, Condition, frozen=True):
    """This card allows the current action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.card == context.card


class StealTitle(Effect, frozen=True):
    """The title goes to the acting vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.TITLE, which="user"),
            Does(PurposeKind.TITLE, which="this", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """TIT-02: without effect if the acting vampire cannot receive the title."""
        table = context.table
        thief, prince = table.minion(context.minion), table.minion(context.host)
        if not HostIsPrince().holds(context):
            return
        if titles.cannot_receive(table, thief, Title.PRINCE, CITY) is None:
            titles.lose(table, prince)
            titles.gain(table, thief, Title.PRINCE, CITY)

    @override
    def say(self, wording: Wording) -> str:
        return "steal the title from him"


class Usurpation(CardAction, frozen=True, kw_only=True):
    """The action and the impossible block, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions if one.say(wording))
        return (
            f"{lead}any older Camarilla vampire controlled by another Methuselah can "
            f"{self.effects[0].say(wording)} as a Ⓓ action that {wording.name} cannot block"
        )


class LetsItHappen(SaidElsewhere, Restriction, frozen=True, kw_only=True):
    """The impossible block; the text of the action states it."""


CARDS = (
    card(
        200235,
        "Calebros, The Martyr",
        Usurpation(
            sentence="{minion} acts to steal the title of {card}.",
            who=MinionFilter(vampire=True, sects=(Sect.CAMARILLA,)),
            whose="others",
            conditions=(HostIsPrince(), ActingIsOlder()),
            effects=(StealTitle(),),
        ),
        LetsItHappen(activity=Activity.BLOCK, conditions=(ThisAction(),)),
    ),
)
