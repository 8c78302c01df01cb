"""Actions that bleed, or that make bleeds stronger."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    EVERYWHERE,
    AutomaticEffect,
    Bleed,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Key,
    Modifier,
    NoPurpose,
    PurposeKind,
    Replaces,
    Table,
    TimedStatic,
    Wording,
    Would,
    WouldLosePool,
    await_events,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ANYONE,
    ACard,
    Blood,
    Bonus,
    BurnCard,
    Gain,
    PlayLimit,
    Trait,
    Type,
    Until,
    Zone,
    action,
    bleed,
    card,
)


class _AtMostOne(Replaces):
    """Ignores the pool of a bleed above 1; the amount of the bleed does not change."""

    __slots__ = ()

    key: ClassVar[Key] = WouldLosePool

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        return isinstance(would, WouldLosePool) and would.n > 1

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        if isinstance(would, WouldLosePool):
            replace(would, n=1).happen(table)


AT_MOST_ONE = _AtMostOne()


class IgnoresExcess(NoPurpose, Effect, frozen=True):
    """The bleed of the action burns at most 1 pool."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.hold_for_now(TimedStatic(AT_MOST_ONE, EVERYWHERE, Until.ACTION, context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "if more than 1 pool is bled with this action, ignore the excess"


class _EndsAtBlock(AutomaticEffect, frozen=True):
    """The bleed that a card gives ends when a bleed of its Methuselah is blocked."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """End the bleed bonus."""
        action = table.current(Bleed)
        if event.what is ACTION_BLOCKED and action and action.acting_seat(table) == trigger.seat:
            table.modifiers = tuple(
                one for one in table.modifiers if one not in gifts(table, trigger.card)
            )


def gifts(table: Table, source: int) -> list[Modifier]:
    """The bleed bonuses that come from a card."""
    return [one for one in table.modifiers if one.source == source and one.bonus is Bonus.BLEED]


class BleedUntilBlocked(Effect, frozen=True):
    """Each minion of the Methuselah bleeds for 1 more, this turn or until a bleed is blocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POWER, 1, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for one in minions_of(context, ANYONE, "mine"):
            table.modify(Modifier(Bonus.BLEED, 1, one.card, Until.TURN, context.card))
        await_events(context, _EndsAtBlock(), Until.TURN, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each of your minions gets +1 bleed for the remainder of the turn or until a bleed "
            "action is blocked"
        )


class NoMelee(ACard, frozen=True):
    """Equipment that is not a melee weapon."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        melee = Trait.MELEE_WEAPON in table.cards[card].traits
        return not melee and ACard.fits(self, context, table, card)

    @override
    def say(self, wording: Wording) -> str:
        return "an equipment. Not usable on melee weapons"


class Demented(ACard, frozen=True):
    """A younger vampire with Dementation in the uncontrolled region."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        known = table.cards[card].disciplines
        return bool(known.get("dem")) and ACard.fits(self, context, table, card)

    @override
    def say(self, wording: Wording) -> str:
        return "a younger vampire with Dementation in your uncontrolled region"


YOUNGER = Demented(Zone.UNCONTROLLED, vampire=True, younger=True)

CARDS = (
    card(
        101283,
        "Night Moves",
        bleed("obf", stealth=3, whom="predator or prey", announced=(IgnoresExcess(),)),
        bleed("OBF", stealth=6, whom="predator or prey", announced=(IgnoresExcess(),)),
    ),
    card(
        100587,
        "Dream World",
        bleed("pre", plus=1),
        action("PRE", BleedUntilBlocked(), stealth=1),
        PlayLimit(per="turn", by="everybody", levels=("PRE",)),
    ),
    card(
        100278,
        "The Call",
        action("aus+dem", Gain(2, Blood("target")), stealth=1, target=YOUNGER),
        action("AUS+DEM", Gain(3, Blood("target")), stealth=1, target=YOUNGER),
    ),
    card(
        100856,
        "Gremlins",
        bleed("dom", plus=1),
        action(
            "myt",
            BurnCard("target"),
            stealth=1,
            target=NoMelee(Zone.IN_PLAY, (Type.EQUIPMENT,), "any", on="minion"),
            directed=True,
        ),
        bleed("MYT", plus=1, stealth=1),
    ),
)
