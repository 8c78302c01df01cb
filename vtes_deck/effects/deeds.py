"""The actions that cards allow: with a card from the hand, a bleed with one, of a card in play."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus
from vtes_deck.effects.vocab.choosing import carry
from vtes_deck.effects.vocab.powers import BleedAction, CardAction
from vtes_deck.effects.vocab.scene import Scene
from vtes_deck.effects.vocab.ways import BleedDeed, Deeds
from vtes_deck.engine.actions.action import ACTION_CARD, Action, repeats
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.political import ONCE, POLITICAL
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Modifier, Table, Until, Zone
from vtes_deck.language import mark

ACTS = EventType(
    "acts with card",
    mark("{minion} acts with {card}."),
    at_card=mark("{minion} acts with {card} on {target}."),
    at_seat=mark("{minion} acts with {card} on {other_seat}."),
)


class DeedWithCard(Action, kw_only=True):
    """An action with a card from the hand.

    Attributes:
        way: what the card says.
        aimed: the card that it is aimed at, which nobody else may know (an uncontrolled vampire).
    """

    verb = ACTION_CARD
    announced = ACTS

    way: Deeds
    aimed: int = NONE

    @override
    def played_as(self) -> str:
        return self.way.level

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the target is still there and still fits."""
        if self.aimed == NONE:
            return True
        scene = self.scene(table)
        return any(choice[0] == self.aimed for choice in self.way.aim.choices(scene))

    @override
    def pay_cost(self, table: Table) -> bool:
        """RES-01, with what the card lets the minion burn besides."""
        paid = super().pay_cost(table)
        if not self.way.blood:
            return paid
        minion = table.minion(self.minion)
        burned = ledger.burn_blood(table, minion, self.way.blood, self.card)
        return burned == self.way.blood and paid

    @override
    def resolve(self, table: Table) -> None:
        carry(self.scene(table), self.way.does)

    def scene(self, table: Table) -> Scene:
        """Who acts with which card at whom."""
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        return Scene(table, seat, self.card, self.minion, self.aimed, other, self.n)


class BleedWithCard(Bleed, kw_only=True):
    """BLD-11: a bleed with a card from the hand.

    Attributes:
        way: what the card says.
        aimed: the card that what follows is aimed at, which nobody else may know.
    """

    way: BleedDeed
    aimed: int = NONE

    @override
    def played_as(self) -> str:
        return self.way.level

    @override
    def announce(self, table: Table) -> None:
        """What the card adds is there from the beginning."""
        super().announce(table)
        if not self.over and self.way.plus:
            table.modify(Modifier(Bonus.BLEED, self.way.plus, self.minion, Until.ACTION, self.card))

    @override
    def told_number(self, table: Table) -> int:
        return self.amount(table) + self.way.plus

    @override
    def resolve(self, table: Table) -> None:
        """What follows a successful bleed follows it (for 1 or more, BLD-10)."""
        successful = self.would_succeed(table) and not self.replaced
        super().resolve(table)
        if successful and self.way.does and self.minion in table.in_play:
            seat = table.minion(self.minion).controller
            scene = Scene(table, seat, self.card, self.minion, self.aimed, self.seats[0])
            carry(scene, self.way.does)


class InPlayDeed(Action, kw_only=True):
    """An action that a card in play allows.

    Attributes:
        way: what the card says.
        number: which of the actions of the card it is (NRP-04, AMB-09).
        aimed: the card that it is aimed at, which nobody else may know (an uncontrolled vampire).
    """

    verb = ACTION_CARD
    announced = ACTS

    way: CardAction
    number: int = 0
    aimed: int = NONE

    @override
    def told_number(self, table: Table) -> int:
        return 0

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-04: per copy and per action that it grants."""
        return deed_key(table, self.card, self.number)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the card is still in play, and so is the target, which still fits."""
        if table.where[self.card] is not Zone.IN_PLAY or not super().still_possible(table):
            return False
        if self.way.aim is None or self.aimed == NONE:
            return True
        seat = table.minion(self.minion).controller
        scene = Scene(table, seat, self.card, self.minion)
        return any(choice[0] == self.aimed for choice in self.way.aim.choices(scene))

    @override
    def resolve(self, table: Table) -> None:
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        target = self.target if self.aimed == NONE else self.aimed
        carry(Scene(table, seat, self.card, self.minion, target, other, self.n), self.way.does)


class InPlayCall(InPlayDeed, kw_only=True):
    """POL-01, POL-05: a political action that a card in play allows."""

    verb = POLITICAL

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-02: one political action per turn, with whatever card."""
        return ONCE

    @override
    def resolve(self, table: Table) -> None:
        """POL-04: only now the referendum is called."""
        table.push(Referendum(table.minion(self.minion).controller, self.card, self.minion))


class InPlayBleed(Bleed, kw_only=True):
    """BLD-11: a bleed that a card in play allows.

    Attributes:
        way: what the card says.
        number: which of the actions of the card it is.
    """

    way: BleedAction
    number: int = 0

    @override
    def announce(self, table: Table) -> None:
        """NRP-01: it is the bleed of this turn, and NRP-04: this action of the card."""
        super().announce(table)
        if self.over:
            return
        table.minion(self.minion).done |= {deed_key(table, self.card, self.number)}
        if self.way.plus:
            table.modify(Modifier(Bonus.BLEED, self.way.plus, self.minion, Until.ACTION, self.card))

    @override
    def told_number(self, table: Table) -> int:
        return self.amount(table) + self.way.plus

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the card is still in play."""
        return table.where[self.card] is Zone.IN_PLAY and super().still_possible(table)

    @override
    def resolve(self, table: Table) -> None:
        """What follows a successful bleed follows it (BLD-10)."""
        successful = self.would_succeed(table) and not self.replaced
        super().resolve(table)
        if successful and self.way.does and self.minion in table.in_play:
            seat = table.minion(self.minion).controller
            scene = Scene(table, seat, self.card, self.minion, other=self.seats[0])
            carry(scene, self.way.does)


def deed_key(table: Table, card: int, number: int) -> str:
    """What a minion has done that has performed an action of a card in play.

    NRP-04: that action of that copy; in older rules any action of the card.
    """
    return f"copy {card} action {number}" if table.rules.repeats_by_action else f"copy {card}"


def can_bleed(table: Table, minion: Minion) -> bool:
    """NRP-01, GEN-02: whether a minion that can act can bleed."""
    return not repeats(table, minion, "bleed") and not table.barred(Activity.BLEED, minion.card)
