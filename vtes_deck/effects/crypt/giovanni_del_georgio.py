"""Giovanni del Georgio: a hunt with copies from the prey's ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Action,
    Choice,
    Does,
    EffectContext,
    Hunt,
    Option,
    PurposeKind,
    Table,
    Wording,
    action_key,
    zones,
)
from vtes_deck.effects.vocab import ACard, HuntAction, OwnAction, Zone, card


class Copies(ACard, frozen=True):
    """A card with at least this number of copies.

    Attributes:
        n: the number of copies.
    """

    n: int = 1

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [one for one in super().choices(context) if len(self.of(context, one[0])) >= self.n]

    def of(self, context: EffectContext, chosen: int) -> list[int]:
        """All copies of a card."""
        cards = context.table.cards
        return [one for one in self.found(context) if cards[one].id == cards[chosen].id]


class FeastOnCopies(Hunt, kw_only=True):
    """The hunt; the copies are its cost.

    Attributes:
        mode: the ability.
        number: its position among the actions of the card.
        one_copy: one of the copies.
    """

    mode: FeastsOnCopies
    number: int
    one_copy: int

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-04: a minion uses the action of a card once a turn."""
        return action_key(table, self.card, self.number)

    @override
    def resolve(self, table: Table) -> None:
        """RES-04: without the copies there is no hunt."""
        context = EffectContext(table, table.minion(self.minion).controller, self.card, self.minion)
        copies = self.mode.copies.of(context, self.one_copy)[: self.mode.copies.n]
        for one in copies:
            zones.remove(table, one)
        if len(copies) == self.mode.copies.n:
            self.feed(table, self.mode.plus)


class FeastsOnCopies(OwnAction, HuntAction, frozen=True, kw_only=True):
    """Copies of a card in the ash heap of the prey, removed for a better hunt.

    Attributes:
        copies: the copies.
        plus: the number that is added to the hunt.
    """

    copies: Copies
    plus: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOOD, 1 + self.plus, which="user"),
            Does(PurposeKind.MILL, self.copies.n, whose=self.copies.whose),
        )

    @override
    def begin(self, table: Table, option: Option) -> Action:
        """CRD-04: the hunt is undirected."""
        return FeastOnCopies(
            option.minion,
            option.card,
            inherent=self.stealth,
            mode=self,
            number=option.mode,
            one_copy=option.target,
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"Del Georgio can remove {self.copies.n} copies of the same card in your prey's ash "
            f"heap from the game to hunt with +{self.plus} hunt as a +{self.stealth} stealth action"
        )


OF_PREY = Copies(Zone.ASH_HEAP, whose="prey", n=2)

CARDS = (
    card(
        200521,
        "Giovanni del Georgio",
        FeastsOnCopies(
            sentence="{minion} hunts: 2 copies of {target} are removed.",
            host=True,
            stealth=1,
            target=OF_PREY,
            effects=(),
            copies=OF_PREY,
            plus=2,
        ),
    ),
)
