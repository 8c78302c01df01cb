"""The actions that cards allow: with a card from the hand, a bleed with one, of a card in play."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.modes import ActionMode, BleedMode
from vtes_deck.effects.vocab.powers import BleedAction, CardAction
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


class ActionWithCard(Action, kw_only=True):
    """An action with a card from the hand.

    Attributes:
        mode: what the card says.
        aimed: the card that it is aimed at, which nobody else may know (an uncontrolled vampire).
    """

    verb = ACTION_CARD
    announced = ACTS

    mode: ActionMode
    aimed: int = NONE

    @override
    def played_as(self) -> str:
        return self.mode.level

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the target is still there and still fits."""
        if self.aimed == NONE:
            return True
        context = self.context(table)
        return any(choice[0] == self.aimed for choice in self.mode.target.choices(context))

    @override
    def pay_cost(self, table: Table) -> bool:
        """RES-01, with what the card lets the minion burn besides."""
        paid = super().pay_cost(table)
        if not self.mode.blood:
            return paid
        minion = table.minion(self.minion)
        burned = ledger.burn_blood(table, minion, self.mode.blood, self.card)
        return burned == self.mode.blood and paid

    @override
    def resolve(self, table: Table) -> None:
        apply_effects(self.context(table), self.mode.effects)

    def context(self, table: Table) -> EffectContext:
        """Who acts with which card at whom."""
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        return EffectContext(table, seat, self.card, self.minion, self.aimed, other, self.n)


class BleedWithCard(Bleed, kw_only=True):
    """BLD-11: a bleed with a card from the hand.

    Attributes:
        mode: what the card says.
        aimed: the card that what follows is aimed at, which nobody else may know.
    """

    mode: BleedMode
    aimed: int = NONE

    @override
    def played_as(self) -> str:
        return self.mode.level

    @override
    def announce(self, table: Table) -> None:
        """What the card adds is there from the beginning."""
        super().announce(table)
        if not self.over and self.mode.plus:
            table.modify(
                Modifier(Bonus.BLEED, self.mode.plus, self.minion, Until.ACTION, self.card)
            )

    @override
    def told_number(self, table: Table) -> int:
        return self.amount(table) + self.mode.plus

    @override
    def resolve(self, table: Table) -> None:
        """What follows a successful bleed follows it (for 1 or more, BLD-10)."""
        successful = self.would_succeed(table) and not self.replaced
        super().resolve(table)
        if successful and self.mode.effects and self.minion in table.in_play:
            seat = table.minion(self.minion).controller
            context = EffectContext(table, seat, self.card, self.minion, self.aimed, self.seats[0])
            apply_effects(context, self.mode.effects)


class InPlayAction(Action, kw_only=True):
    """An action that a card in play allows.

    Attributes:
        mode: what the card says.
        number: which of the actions of the card it is (NRP-04, AMB-09).
        aimed: the card that it is aimed at, which nobody else may know (an uncontrolled vampire).
    """

    verb = ACTION_CARD
    announced = ACTS

    mode: CardAction
    number: int = 0
    aimed: int = NONE

    @override
    def told_number(self, table: Table) -> int:
        return 0

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-04: per copy and per action that it grants."""
        return action_key(table, self.card, self.number)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the card is still in play, and so is the target, which still fits."""
        if table.where[self.card] is not Zone.IN_PLAY or not super().still_possible(table):
            return False
        if self.mode.target is None or self.aimed == NONE:
            return True
        seat = table.minion(self.minion).controller
        context = EffectContext(table, seat, self.card, self.minion)
        return any(choice[0] == self.aimed for choice in self.mode.target.choices(context))

    @override
    def resolve(self, table: Table) -> None:
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        target = self.target if self.aimed == NONE else self.aimed
        apply_effects(
            EffectContext(table, seat, self.card, self.minion, target, other, self.n),
            self.mode.effects,
        )


class InPlayPoliticalAction(InPlayAction, kw_only=True):
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
        mode: what the card says.
        number: which of the actions of the card it is.
    """

    mode: BleedAction
    number: int = 0

    @override
    def announce(self, table: Table) -> None:
        """NRP-01: it is the bleed of this turn, and NRP-04: this action of the card."""
        super().announce(table)
        if self.over:
            return
        table.minion(self.minion).done |= {action_key(table, self.card, self.number)}
        if self.mode.plus:
            table.modify(
                Modifier(Bonus.BLEED, self.mode.plus, self.minion, Until.ACTION, self.card)
            )

    @override
    def told_number(self, table: Table) -> int:
        return self.amount(table) + self.mode.plus

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the card is still in play."""
        return table.where[self.card] is Zone.IN_PLAY and super().still_possible(table)

    @override
    def resolve(self, table: Table) -> None:
        """What follows a successful bleed follows it (BLD-10)."""
        successful = self.would_succeed(table) and not self.replaced
        super().resolve(table)
        if successful and self.mode.effects and self.minion in table.in_play:
            seat = table.minion(self.minion).controller
            context = EffectContext(table, seat, self.card, self.minion, other=self.seats[0])
            apply_effects(context, self.mode.effects)


def action_key(table: Table, card: int, number: int) -> str:
    """What a minion has done that has performed an action of a card in play.

    NRP-04: that action of that copy; in older rules any action of the card.
    """
    return f"copy {card} action {number}" if table.rules.repeats_by_action else f"copy {card}"


def can_bleed(table: Table, minion: Minion) -> bool:
    """NRP-01, GEN-02: whether a minion that can act can bleed."""
    return not repeats(table, minion, "bleed") and not table.is_restricted(
        Activity.BLEED, minion.card
    )
