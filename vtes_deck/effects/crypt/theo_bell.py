"""Theo Bell (advanced): a referendum that burns him."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    REFERENDUM_CALLED_OFF,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    Wording,
    gehenna_events,
    torpor,
)
from vtes_deck.effects.vocab import (
    REFERENDUM_RESOLVED,
    BurnCard,
    CardReferendum,
    MinionFilter,
    PoliticalCardAction,
    Title,
    Trigger,
    card,
)


class GehennaHasCome(Condition, frozen=True):
    """Gehenna events are in play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return gehenna_events(context.table) > 0

    @override
    def say(self, wording: Wording) -> str:
        return "if there are any Gehenna cards in play"


class HasFailed(SaidElsewhere, Condition, frozen=True):
    """The referendum that this vampire's text provides has not passed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.card == context.host and not referendum.passed


class CallerFalls(Effect, frozen=True):
    """The acting vampire goes to torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None and action.minion in context.table.in_play:
            torpor.send(context.table, context.table.minion(action.minion))

    @override
    def say(self, wording: Wording) -> str:
        return "the acting vampire goes to torpor"


class CallsForBurning(PoliticalCardAction, frozen=True, kw_only=True):
    """The political action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"{asked}any justicar or Inner Circle member can call a referendum to "
            f"burn {wording.name} as a +1 stealth political action"
        )


class FallsIfItFails(Trigger, frozen=True, kw_only=True):
    """The price of failure, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is REFERENDUM_CALLED_OFF:
            return ""
        return f"if that referendum is canceled or fails, {self.effects[0].say(wording)}"


CARDS = (
    card(
        201363,
        "Theo Bell",
        CallsForBurning(
            sentence="{minion} calls a referendum to burn {card}.",
            who=MinionFilter(titles=(Title.JUSTICAR, Title.INNER_CIRCLE)),
            stealth=1,
            conditions=(GehennaHasCome(),),
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
        FallsIfItFails(on=REFERENDUM_RESOLVED, conditions=(HasFailed(),), effects=(CallerFalls(),)),
        FallsIfItFails(
            on=REFERENDUM_CALLED_OFF, conditions=(HasFailed(),), effects=(CallerFalls(),)
        ),
    ),
)
