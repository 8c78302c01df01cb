"""Flesh of Marble: one point of damage in each round."""

from __future__ import annotations

from typing import ClassVar, override

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.api import (
    PREVENTED,
    CardQuestion,
    Damage,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Key,
    Option,
    PurposeKind,
    Replaces,
    Table,
    TimedStatic,
    Verb,
    Wording,
    Would,
    WouldSuffer,
)
from vtes_deck.effects.vocab import BEFORE_RANGE, Until, at, card, combat

SUFFER = {
    False: Verb("suffer ordinary", "{minion} suffers 1 point of the ordinary damage."),
    True: Verb("suffer aggravated", "{minion} suffers 1 point of the aggravated damage."),
}
HURT = "hurt in this round"
"""The record of a minion that the card protects."""


class OneDamageEachRound(msgspec.Struct, Replaces, frozen=True, gc=False):
    """All damage beyond the first point that the minion suffers in a round is prevented.

    Attributes:
        aggravated: aggravated damage is prevented too.
    """

    aggravated: bool

    key: ClassVar[Key] = WouldSuffer

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """By a ruling, the player chooses the kind of the first point if both are possible."""
        assert isinstance(would, WouldSuffer)
        due = tuple(one for one in would.damage if not self.can_prevent(one))
        kinds = sorted({one.aggravated for one in would.damage})
        if due or table.has_used(HURT, would.on, Until.ROUND):
            suffer(table, would, due)
        elif len(kinds) == 1:
            suffer(table, would, first_point(would, aggravated=kinds[0]))
        else:
            table.push(KindChoice(would))

    def can_prevent(self, damage: Damage) -> bool:
        """Whether the card can prevent it."""
        return not damage.unpreventable and (self.aggravated or not damage.aggravated)


class KindChoice(CardQuestion):
    """The controller of a minion chooses the kind of the damage that it suffers.

    Attributes:
        would: all the damage.
    """

    would: WouldSuffer

    def offer(self, table: Table) -> None:
        """Offer both kinds."""
        minion = self.would.on
        options = [Option(verb, minion=minion) for verb in SUFFER.values()]
        table.ask(table.in_play[minion].controller, DecisionKind.CHOICE, options, minion)

    def take(self, table: Table) -> None:
        """The minion suffers a point of the chosen kind."""
        answer = table.answer
        suffer(table, self.would, first_point(self.would, aggravated=answer.verb is SUFFER[True]))

    steps = (offer, take)


def first_point(would: WouldSuffer, *, aggravated: bool) -> tuple[Damage, ...]:
    """One point of the damage of a kind."""
    first = next(one for one in would.damage if one.aggravated is aggravated)
    return (replace(first, n=1),)


def suffer(table: Table, would: WouldSuffer, due: tuple[Damage, ...]) -> None:
    """The minion suffers some of the damage, and the rest is prevented."""
    n = sum(one.n for one in would.damage) - sum(one.n for one in due)
    if n:
        table.emit(PREVENTED, minion=would.on, n=n)
    if due:
        table.use_once(HURT, would.on, Until.ROUND)
        replace(would, damage=due).happen(table)


class HardenFlesh(Effect, frozen=True):
    """The minion suffers no more than one damage in each round of this combat.

    Attributes:
        aggravated: aggravated damage is prevented too.
    """

    aggravated: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.hold_for_now(
            TimedStatic(
                OneDamageEachRound(self.aggravated), context.minion, Until.COMBAT, context.card
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        how = "is prevented this way as well" if self.aggravated else "cannot be prevented this way"
        return (
            f"this combat, if a damage is successfully inflicted on {wording.user} in a given "
            f"round, any additional damage inflicted on {wording.user} in the same round is "
            f"automatically prevented. Aggravated damage {how}"
        )


CARDS = (
    card(
        100749,
        "Flesh of Marble",
        combat("pro", at(BEFORE_RANGE), HardenFlesh()),
        combat("PRO", at(BEFORE_RANGE), HardenFlesh(aggravated=True)),
    ),
)
