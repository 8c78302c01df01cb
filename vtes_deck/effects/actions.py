"""The actions of cards: with a card from the hand, or provided by a card in play."""

from __future__ import annotations

from typing import cast, override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.modes import ActionMode, BleedMode, HuntMode
from vtes_deck.effects.vocab.powers import BleedAction, CardAction, HuntAction
from vtes_deck.engine.actions.action import ACTION_CARD, Action, repeats
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.diablerie import DiablerieChoice
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.political import ONCE, POLITICAL
from vtes_deck.engine.cards.requirements import lacks
from vtes_deck.engine.mechanics import ledger, stats
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Modifier, Table, Until, Zone
from vtes_deck.engine.state.windows import BEFORE_COMBAT
from vtes_deck.engine.status import torpor
from vtes_deck.language import mark

ACTS = EventType(
    "acts with card",
    mark("{minion} acts with {card}."),
    at_card=mark("{minion} acts with {card} on {target}."),
    at_seat=mark("{minion} acts with {card} on {other_seat}."),
    worded=True,
)


class ActionWithCard(Action, kw_only=True):
    """An action with a card from the hand.

    Attributes:
        mode: the mode of the card.
        hidden_target: the target if it is secret (an uncontrolled vampire), or ``NONE``.
    """

    verb = ACTION_CARD
    announced = ACTS

    mode: ActionMode
    hidden_target: int = NONE

    @override
    def played_as(self) -> str:
        return self.mode.level

    @override
    def announce(self, table: Table) -> None:
        """Apply the text about the whole action, from the announcement on."""
        super().announce(table)
        if not self.over and self.mode.announced:
            apply_effects(self.context(table), self.mode.announced)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the target still exists and is still legal."""
        if self.hidden_target == NONE:
            return True
        context = self.context(table)
        return any(choice[0] == self.hidden_target for choice in self.mode.target.choices(context))

    @override
    def resolve(self, table: Table) -> None:
        apply_effects(self.context(table), self.mode.effects)

    def context(self, table: Table) -> EffectContext:
        """The context in which the effects are carried out."""
        seat = table.minion(self.minion).controller
        own = seat if self.mode.target.of_seats else NONE  # not directed at others
        other = self.seats[0] if self.seats else own
        return EffectContext(table, seat, self.card, self.minion, self.hidden_target, other, self.n)


class ActionInTorpor(ActionWithCard, kw_only=True):
    """TOR-06, TOR-13: an action card that its text allows a vampire in torpor to use.

    TOR-08, TOR-09: a block causes no combat, and a blocking vampire may diablerise it.
    """

    @override
    def is_able(self, table: Table) -> bool:
        minion = table.minion(self.minion)
        return lacks(table, table.cards[self.card], minion, played=True) is None

    @override
    def still_possible(self, table: Table) -> bool:
        """Whether the vampire is still in torpor.

        By rulings, the action otherwise has no effect.
        """
        return torpor.is_in_torpor(table, self.minion)

    @override
    def blocked(self, table: Table) -> None:
        table.push(DiablerieChoice(self.blocker, self.minion))
        Impulse.open(table, BEFORE_COMBAT)


class HuntWithCard(Hunt, kw_only=True):
    """HUN-01: a hunt with a card from the hand.

    Attributes:
        mode: the mode of the card, a :class:`HuntMode`.
        hidden_target: the target, which may be in an ash heap, or ``NONE``.
    """

    announced = ACTS

    mode: ActionMode
    hidden_target: int = NONE

    @override
    def played_as(self) -> str:
        return self.mode.level

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the target is still legal."""
        return self.hidden_target == NONE or any(
            choice[0] == self.hidden_target
            for choice in self.mode.target.choices(self.context(table))
        )

    @override
    def resolve(self, table: Table) -> None:
        """HUN-02: pay the cost first. The effects may give the blood of the hunt."""
        mode, context = cast("HuntMode", self.mode), self.context(table)
        apply_effects(context, mode.cost)
        if mode.plus is not None:
            self.feed(table, mode.plus)
        minion = table.minion(self.minion)
        before = minion.blood
        apply_effects(context, mode.effects)
        if mode.plus is None:
            self.fed = max(0, minion.blood - before)

    def context(self, table: Table) -> EffectContext:
        """The context in which the effects are carried out."""
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        return EffectContext(table, seat, self.card, self.minion, self.hidden_target, other, self.n)


class BleedWithCard(Bleed, kw_only=True):
    """BLD-11: a bleed with a card from the hand.

    Attributes:
        mode: the mode of the card.
        hidden_target: the target of the effects of the mode if it is secret, or ``NONE``.
    """

    mode: BleedMode
    hidden_target: int = NONE

    @override
    def played_as(self) -> str:
        return self.mode.level

    @override
    def announce(self, table: Table) -> None:
        """Apply the bonus of the card, from the announcement on."""
        super().announce(table)
        if not self.over and self.mode.plus:
            table.modify(
                Modifier(Bonus.BLEED, self.mode.plus, self.minion, Until.ACTION, self.card)
            )
        if not self.over and self.mode.announced:
            apply_effects(self.context(table), self.mode.announced)

    @override
    def announced_number(self, table: Table) -> int:
        return self.amount(table) + self.mode.plus

    @override
    def resolve(self, table: Table) -> None:
        """Resolve the bleed; the effects of the mode follow if it is successful (BLD-10)."""
        successful = self.would_succeed(table) and not self.replaced
        super().resolve(table)
        if successful and self.mode.effects and self.minion in table.in_play:
            apply_effects(self.context(table), self.mode.effects)

    def context(self, table: Table) -> EffectContext:
        """The context in which the effects are carried out."""
        seat = table.minion(self.minion).controller
        return EffectContext(table, seat, self.card, self.minion, self.hidden_target, self.seats[0])


class InPlayAction(Action, kw_only=True):
    """An action that a card in play allows.

    Attributes:
        mode: the definition of the action.
        number: its position among the actions of the card (NRP-04, AMB-09).
        hidden_target: the target if it is secret (an uncontrolled vampire), or ``NONE``.
    """

    verb = ACTION_CARD
    announced = ACTS

    mode: CardAction
    number: int = 0
    hidden_target: int = NONE

    @override
    def announce(self, table: Table) -> None:
        """GEN-23: announce the action; the card may be locked as a cost."""
        super().announce(table)
        if self.mode.lock and not self.over:
            table.in_play[self.card].locked = True
        if self.mode.announced and not self.over:
            apply_effects(self.context(table), self.mode.announced)

    @property
    @override
    def announced_sentence(self) -> str:
        return self.mode.sentence

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-04: the limit is per copy and per action of the card."""
        return action_key(table, self.card, self.number)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the card is in play, on the required minion, and has a legal target."""
        if table.where[self.card] is not Zone.IN_PLAY or not super().still_possible(table):
            return False
        seat = table.minion(self.minion).controller
        context = EffectContext(table, seat, self.card, self.minion)
        if self.mode.host and context.host != self.minion:
            return False
        if self.mode.target is None or self.hidden_target == NONE:
            return True
        return any(
            choice[0] == self.hidden_target or self.is_copy(table, choice[0])
            for choice in self.mode.target.choices(context)
        )

    def is_copy(self, table: Table, card: int) -> bool:
        """Whether a card in an ash heap is a copy of the target; cards there are chosen by name."""
        both = {table.where[card], table.where[self.hidden_target]}
        one, other = table.cards[card], table.cards[self.hidden_target]
        return both == {Zone.ASH_HEAP} and one.id == other.id

    @override
    def resolve(self, table: Table) -> None:
        apply_effects(self.context(table), self.mode.effects)

    def context(self, table: Table) -> EffectContext:
        """The context in which the effects are carried out."""
        seat = table.minion(self.minion).controller
        other = self.seats[0] if self.seats else NONE
        target = self.target if self.hidden_target == NONE else self.hidden_target
        return EffectContext(table, seat, self.card, self.minion, target, other, self.n)


class InPlayPoliticalAction(InPlayAction, kw_only=True):
    """POL-01, POL-05: a political action that a card in play allows."""

    verb = POLITICAL

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-02: one political action per turn, regardless of the card."""
        return ONCE

    @override
    def resolve(self, table: Table) -> None:
        """POL-04: call the referendum when the action resolves."""
        table.push(Referendum(table.minion(self.minion).controller, self.card, self.minion))


class InPlayBleed(Bleed, kw_only=True):
    """BLD-11: a bleed that a card in play allows.

    Attributes:
        mode: the definition of the action.
        number: its position among the actions of the card.
    """

    mode: BleedAction
    number: int = 0

    @override
    def announce(self, table: Table) -> None:
        """Record the bleed of this turn (NRP-01) and the action of the card (NRP-04)."""
        super().announce(table)
        if self.over:
            return
        table.minion(self.minion).done |= {action_key(table, self.card, self.number)}
        if self.mode.plus:
            table.modify(
                Modifier(Bonus.BLEED, self.mode.plus, self.minion, Until.ACTION, self.card)
            )

    @override
    def announced_number(self, table: Table) -> int:
        return self.amount(table) + self.mode.plus

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the card is still in play and, if required, on the minion."""
        if table.where[self.card] is not Zone.IN_PLAY or not super().still_possible(table):
            return False
        context = EffectContext(table, table.minion(self.minion).controller, self.card)
        return not self.mode.host or context.host == self.minion


class InPlayHunt(Hunt, kw_only=True):
    """A hunt that a card in play allows: the blood comes from the target (HUN-02).

    Attributes:
        mode: the definition of the action.
        number: its position among the actions of the card.
        hidden_target: the target.
    """

    announced = ACTS

    mode: HuntAction
    number: int = 0
    hidden_target: int = NONE

    @property
    @override
    def announced_sentence(self) -> str:
        return self.mode.sentence

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-04: the limit is per copy and per action of the card."""
        return action_key(table, self.card, self.number)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the card and the target are still in play."""
        return table.where[self.card] is Zone.IN_PLAY and super().still_possible(table)

    @override
    def resolve(self, table: Table) -> None:
        """Take the amount that the minion gains by hunting; blood above its capacity drains."""
        minion, victim = table.minion(self.minion), table.minion(self.target)
        self.fed = ledger.burn_blood(table, victim, stats.hunt(table, minion))
        ledger.gain_blood(table, minion, self.fed)


def action_key(table: Table, card: int, number: int) -> str:
    """The key that records that a minion has performed an action of a card in play.

    NRP-04: it is per action and copy; in older editions per copy.
    """
    return f"copy {card} action {number}" if table.rules.repeats_by_action else f"copy {card}"


def can_hunt(table: Table, minion: Minion) -> bool:
    """HUN-01, GEN-02: whether a minion that can act can also hunt with a card."""
    return minion.vampire and not table.is_restricted(Activity.HUNT, minion.card)


def can_bleed(table: Table, minion: Minion) -> bool:
    """NRP-01, GEN-02: whether a minion that can act can also bleed."""
    return not repeats(table, minion, "bleed") and not table.is_restricted(
        Activity.BLEED, minion.card
    )
