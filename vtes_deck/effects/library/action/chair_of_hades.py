"""Chair of Hades: allies, retainers and small vampires are removed from the game."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Minion,
    Table,
    Target,
    Wording,
    has_trait,
)
from vtes_deck.effects.vocab import (
    RemoveCard,
    Trait,
    action,
    card,
)


class Companions(Target, frozen=True):
    """Some allies and retainers of any Methuselah."""

    def fits(self, table: Table, card: int) -> bool:
        """Whether an ally or a retainer is of the required kind."""
        raise NotImplementedError

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        found = []
        for seat in table.clockwise(context.seat):
            for minion in table.minions(seat):
                found += [minion.card] if self.may_be(table, minion) else []
                found += [
                    one
                    for one in minion.attached
                    if table.cards[one].retainer and self.fits(table, one)
                ]
        return [(one, NONE, 0) for one in found if one != context.minion]

    def may_be(self, table: Table, minion: Minion) -> bool:
        """Whether a minion is an ally of the required kind."""
        return not minion.vampire and self.fits(table, minion.card)


def is_one_of(table: Table, card: int, traits: tuple[Trait, ...]) -> bool:
    """Whether an ally or retainer has one of these traits; an imbued is a mortal."""
    found = table.in_play[card]
    if isinstance(found, Minion):
        if Trait.MORTAL in traits and table.cards[card].imbued:
            return True
        return any(has_trait(table, found, one) for one in traits)
    return not table.cards[card].traits.isdisjoint(traits)


class MortalOrGhoul(Companions, frozen=True):
    """A mortal or ghoul."""

    @override
    def fits(self, table: Table, card: int) -> bool:
        return is_one_of(table, card, (Trait.MORTAL, Trait.GHOUL))

    @override
    def say(self, wording: Wording) -> str:
        return "a mortal or ghoul (ally or retainer)"


class Lesser(Companions, frozen=True):
    """An ally or retainer that is not a wraith, or a small vampire."""

    most: int = 2

    @override
    def fits(self, table: Table, card: int) -> bool:
        return not is_one_of(table, card, (Trait.WRAITH,))

    @override
    def may_be(self, table: Table, minion: Minion) -> bool:
        if minion.vampire:
            return minion.capacity <= self.most
        return super().may_be(table, minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"a non-wraith ally or retainer or a vampire with capacity {self.most} or less"


CARDS = (
    card(
        100318,
        "Chair of Hades",
        action("nec", RemoveCard("target"), target=MortalOrGhoul(), stealth=1, directed=True),
        action("NEC", RemoveCard("target"), target=Lesser(), stealth=1, directed=True),
    ),
)
