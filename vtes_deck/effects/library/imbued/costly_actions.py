"""Actions that cost conviction: they are paid for if they succeed."""

from __future__ import annotations

from typing import Literal, cast, override

from vtes_deck.effects.api import (
    Action,
    Condition,
    Effect,
    InPlayAction,
    InPlayBleed,
    Option,
    Table,
    imbued,
    plain_action,
    zones,
)
from vtes_deck.effects.library.imbued.words import HasConviction, price_of
from vtes_deck.effects.vocab import BleedAction, OwnAction, Power, Zone


def is_on(table: Table, card: int, minion: int) -> bool:
    """Whether a card in play is on a minion."""
    return table.where[card] is Zone.IN_PLAY and table.in_play[card].host == minion


class ConvictionAction(InPlayAction, kw_only=True):
    """An action that costs conviction, which is named as it is announced (IMB-09).

    Attributes:
        named: the conviction cards.
    """

    named: tuple[int, ...] = ()

    @property
    def costs(self) -> int:
        """The number of conviction cards that it costs."""
        return cast("ForConviction", self.mode).costs

    @override
    def announce(self, table: Table) -> None:
        super().announce(table)
        if not self.over:
            table.push(imbued.NameConviction(imbued=self.minion, left=self.costs))

    @override
    def price_as_played(self, table: Table) -> None:
        naming = table.returned
        if isinstance(naming, imbued.NameConviction) and naming.imbued == self.minion:
            self.named = naming.named
        super().price_as_played(table)

    @override
    def pay_cost(self, table: Table) -> bool:
        """RES-01, RES-04: burn the conviction that is still on the imbued."""
        left = [card for card in self.named if is_on(table, card, self.minion)]
        for card in left:
            zones.burn(table, card)
        paid = super().pay_cost(table)
        return paid and len(left) == self.costs


class ForConviction(OwnAction, frozen=True, kw_only=True):
    """An action of the imbued that is or has the card, for conviction.

    Attributes:
        costs: the number of conviction cards.
    """

    costs: int = 1
    host: bool = True
    whose: Literal["mine", "others", "any"] = "mine"
    conditions: tuple[Condition, ...] = (HasConviction(1),)

    @override
    def begin(self, table: Table, option: Option) -> Action:
        return plain_action(self, option, table, ConvictionAction)


def price(part: Power | ForConviction) -> str:
    """The sign of the conviction that a power costs."""
    costs = part.costs if isinstance(part, ForConviction) else price_of(part.effects)
    return f"[{costs} CONVICTION] " if costs else ""


class ConvictionBleed(InPlayBleed, kw_only=True):
    """A bleed whose cost is the conviction that provides it."""

    @override
    def pay_cost(self, table: Table) -> bool:
        """By a ruling, it is not burned if the bleed is blocked or cancelled."""
        if not is_on(table, self.card, self.minion):
            return False
        zones.burn(table, self.card)
        return True

    @override
    def still_possible(self, table: Table) -> bool:
        """The conviction has just been burned."""
        return super(InPlayBleed, self).still_possible(table)


class BurnsToBleed(OwnAction, BleedAction, frozen=True, kw_only=True):
    """A bleed for which the imbued burns this conviction."""

    effects: tuple[Effect, ...] = ()
    host: bool = True
    whose: Literal["mine", "others", "any"] = "mine"

    @override
    def begin(self, table: Table, option: Option) -> Action:
        return ConvictionBleed(
            option.minion,
            option.card,
            seats=(option.seat,),
            mode=self,
            number=option.mode,
        )
