"""The sequence of an action (chapters ACT, RES): announce, resolve blocks, resolve the action.

Every action is a subclass of :class:`Action` that defines who may perform it, its target, cost,
stealth and effect. The sequence is the same for all actions and is implemented here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, override

from cardbase.terms import Bonus
from vtes_deck.engine.actions.block import Blocked, Blocks
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import CostReductionChoice, can_reduce, is_short, payers
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.mechanics import hand, ledger, stats, zones
from vtes_deck.engine.mechanics.held_cards import is_held
from vtes_deck.engine.mechanics.impulse import Impulse, carries_out
from vtes_deck.engine.state.cost_statics import ActionPrice
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import Activity, Table, Until, Zone
from vtes_deck.engine.state.windows import AFTER_ACTION, AS_ANNOUNCED, BEFORE_COMBAT, PAYING
from vtes_deck.engine.status import torpor, trophies

ACTION_CARD = Verb("action card", "{minion} acts with {card}.")
"""Announces an action with a card; the script of the card creates the action."""

BLOCKED = EventType("action blocked", "{minion} is blocked by {target}.")
ANNOUNCED = EventType("announced", "")
"""An action has been announced with its target."""
RESOLVING = EventType("resolving", "")
"""An action is about to resolve; cards that respond may still make it fail (RES-08)."""
RESOLVED = EventType("resolved", "")
ACTION_OVER = EventType("action over", "")
"""An action has ended, after all effects that follow its resolution."""
FAILED = EventType("action failed", "The action of {minion} fails.")
FIZZLES = EventType("fizzles", "The action of {minion} succeeds without effect.")

ATTEMPTED = "any action"
"""Recorded for a minion that has announced an action in this turn, whatever the result."""


@carries_out(ACTION_CARD)
def announce_card(table: Table, option: Option) -> None:
    """Announce the action that the script of a card creates."""
    action = action_of(table, option)
    if action is None:
        raise LookupError(f"{option.key()} announces no action")
    table.push(action)


class LeavesGame(Static):
    """The card is removed from the game after its action, regardless of the result (GEN-09)."""

    __slots__ = ()


class Action(CurrentAction):
    """The sequence of an action; its facts are those of :class:`CurrentAction`.

    Attributes:
        announced: the type of the announcement event, set by each class.
        base_stealth: the inherent stealth of each class (STL-01, CRD-01); ``inherent`` may override
            it.
    """

    announced: ClassVar[EventType]
    base_stealth: ClassVar[int] = 0

    # Facts of each action

    concerns_torpor: ClassVar[bool] = False
    """It can be announced only while a vampire is in torpor."""

    may_be_closed: ClassVar[bool] = False
    """:meth:`is_open` may return false; set by each class that overrides it."""

    @classmethod
    def is_open(cls, table: Table, seat: int) -> bool:
        """A fast check of whether any minion of a Methuselah could announce it."""
        del table, seat
        return True

    @classmethod
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The legal options of a minion that can act (:func:`cannot_act`) for this action."""
        del table, minion
        return []

    @classmethod
    def begin(cls, table: Table, option: Option) -> Action:
        """The action that an option of :meth:`options` announces."""
        del table
        return cls(option.minion, option.card, option.target)

    @classmethod
    def forbidden(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids the announcement, or ``None`` if it is legal or unknown."""
        return cannot_act(table, table.minion(option.minion)) or cls.barred(table, option)

    @classmethod
    def barred(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids the announcement to a minion that can act, or ``None``."""
        del table, option
        return None

    def repeat_key(self, table: Table) -> str:
        """The key that cannot be repeated this turn (NRP); empty if it may be repeated."""
        return "" if self.card == NONE else card_key(table, self.card)

    def resolve(self, table: Table) -> None:
        """The effect of a successful action, after the cost is paid."""

    def blocked(self, table: Table) -> None:
        """BLK-08: the blocker and the acting minion enter combat.

        If one of them is gone, there is no combat. Effects before the block resolves can still be
        used.
        """
        if self.blocker not in table.in_play or self.minion not in table.in_play:
            Impulse.open(table, BEFORE_COMBAT)
            return
        table.push(Blocked(self.minion, self.blocker))

    # Questions

    def played_as(self) -> str:
        """The Disciplines with which its card is played: ``"dom"``; empty if not specified."""
        return ""

    def announced_level(self, table: Table) -> str:
        """The Disciplines with which its card is played, as the log shows them."""
        del table
        return self.played_as()

    @property
    def priced(self) -> int:
        """The card whose cost is paid: that of the action, or the one that it puts into play."""
        return self.card

    def aimed_at(self) -> tuple[int, ...]:
        """The target that identifies the same action without a card."""
        return (self.target,)

    @property
    @override
    def inherent_stealth(self) -> int:
        """STL-01: the stealth of the action itself."""
        return self.base_stealth if self.inherent is None else self.inherent

    @override
    def stealth(self, table: Table) -> int:
        """STL-01, STL-05: inherent and added stealth; may be negative."""
        return self.inherent_stealth + stats.bonus_of(
            table, Bonus.STEALTH, table.in_play[self.minion]
        )

    # The sequence

    def play_card(self, table: Table) -> None:
        """ACT-01: the card is played first, and may be cancelled before anything else (AMB-12)."""
        if self.card != NONE and is_held(table, self.card):
            minion, card = table.minion(self.minion), table.cards[self.priced]
            self.pool_cost, self.blood_cost = price(
                table, minion, card, self.played_as(), self.pool_cost, self.blood_cost
            )
            table.push(ShowCard(self.card, self.minion, level=self.announced_level(table)))

    def announce(self, table: Table) -> None:
        """ACT-01, MIN-01: the acting minion locks.

        PLY-13: it does not lock if its card was cancelled.
        """
        shown = table.returned
        if isinstance(shown, ShowCard) and shown.card == self.card and shown.cancelled:
            self.over = True
            self.go_to(Action.close)
            return
        minion = table.minion(self.minion)
        minion.locked = True
        self.done_before = minion.done
        key = self.repeat_key(table)
        minion.done |= {ATTEMPTED, key} if key else {ATTEMPTED}
        table.emit(
            self.announced,
            minion.controller,
            self.card,
            n=self.announced_number(table),
            minion=self.minion,
            target=self.target,
            other_seat=self.seats[0] if self.seats else NONE,
            word=self.announced_sentence,
        )

    @property
    def announced_sentence(self) -> str:
        """The sentence of the action, if its kind has none; see ``EventType.worded``."""
        return ""

    def announced_number(self, table: Table) -> int:
        """The number in the announcement event."""
        del table
        return self.n

    def price_as_played(self, table: Table) -> None:
        """GEN-02, PLY-12: texts may add to its cost; reductions may be used now or on success."""
        pool, blood = surcharge(table, self)
        self.pool_cost = max(0, self.pool_cost + pool)
        self.blood_cost = max(0, self.blood_cost + blood)
        seat = self.acting_seat(table)
        self.short = is_short(table, seat, self.minion, self.pool_cost, self.blood_cost)
        self.offer_reduction(table)

    def blood_due(self) -> int:
        """The blood that the acting minion pays if it succeeds."""
        return self.blood_cost

    def offer_reduction(self, table: Table) -> None:
        """PLY-12: ask for cost reductions, if any are available.

        By a ruling, one without which the action could not be announced is used at once.
        """
        acting = self.acting_seat(table)
        if can_reduce(table, acting, self.priced) and (self.pool_cost or self.blood_cost):
            payer, costs = payers(table, acting), (self.priced, self.pool_cost, self.blood_cost)
            table.push(CostReductionChoice(PAYING, payer, 0, *costs, self.minion, self.short))

    def note_reduction(self, table: Table) -> None:
        """PLY-12: record the remaining cost."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.priced:
            self.pool_cost, self.blood_cost = paying.pool, paying.blood

    def as_announced(self, table: Table) -> None:
        """ACT-03: effects "as the action is announced" precede all others."""
        self.note_reduction(table)
        table.emit(ANNOUNCED, minion=self.minion, target=self.target)
        Impulse.open(table, AS_ANNOUNCED)

    def block_attempts(self, table: Table) -> None:
        """Let other Methuselahs attempt to block."""
        if not self.failed:
            table.push(Blocks(declined=self.declined))

    def before_resolution(self, table: Table) -> None:
        """Ask for the decision that some actions need when they are not blocked."""

    def conclude(self, table: Table) -> None:
        """RES-01, RES-02: determine whether the action succeeds, fails or is blocked.

        RES-09: combat and referendums are part of the action, so its effects continue to apply.
        RES-08: after a block, an effect may end the action before anything else.
        """
        table.emit(RESOLVING, minion=self.minion, target=self.blocker)
        if self.minion not in table.in_play:
            self.failed = True
        if self.failed:
            table.emit(FAILED, minion=self.minion)
            return
        minion = table.minion(self.minion)
        if self.blocker != NONE:
            table.emit(BLOCKED, minion.controller, minion=self.minion, target=self.blocker)
            self.burned = self.burn_card(table)
            if not self.ended:
                self.blocked(table)
            return
        self.successful = True
        self.offer_reduction(table)

    def settle(self, table: Table) -> None:
        """RES-01: after success, the cost is paid, then the effect applies.

        RES-02: after a block, neither happens. END-01: a Methuselah who pays with her last pool is
        ousted before the effect.
        """
        if not self.successful or self.minion not in table.in_play:
            self.go_to(Action.after)
            return
        self.note_reduction(table)
        self.pay_owed(table)
        self.paid = self.pay_cost(table)

    def take_effect(self, table: Table) -> None:
        """RES-04: a cost that is only partly available is paid as far as possible, without effect.

        RES-05: if the target is gone, there is no effect either. The action is still successful.
        """
        if self.minion not in table.in_play:
            return
        if self.paid and self.is_able(table) and self.still_possible(table):
            self.resolve(table)
        else:
            table.emit(FIZZLES, table.in_play[self.minion].controller, minion=self.minion)

    def pay_cost(self, table: Table) -> bool:
        """RES-01: pay the cost; return whether it was paid in full."""
        minion = table.minion(self.minion)
        if self.card == NONE and not self.pool_cost:
            return ledger.pay_for_action(table, minion, self.blood_cost) == self.blood_cost
        return pay(
            table,
            minion.controller,
            minion,
            pool=self.pool_cost,
            blood=self.blood_cost,
            card=self.priced,
        )

    def pay_owed(self, table: Table) -> None:
        """RES-03: in 1994 modifiers are paid now, because the action was not blocked."""
        for payer, card, pool, blood in self.owed:
            minion = table.minion(payer) if payer in table.in_play else None
            pay(table, self.acting_seat(table), minion, pool=pool, blood=blood, card=card)

    @override
    def is_paid_by(self, card: int) -> bool:
        """PLY-34: whether a minion has paid for the action and the action has not resolved."""
        resolving = self.paid and not self.is_past(Action.after)
        return card == self.minion and self.blood_cost > 0 and resolving

    def is_able(self, table: Table) -> bool:
        """RES-05: the acting minion must be ready (MIN-01) and meet the requirements (PLY-05)."""
        minion = table.minion(self.minion)
        if self.card == NONE or table.where[self.card] is not Zone.BEING_PLAYED:
            return minion.ready
        card = table.cards[self.card]
        return minion.ready and lacks(table, card, minion, played=True) is None

    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the target still exists."""
        return self.target == NONE or self.target in table.in_play

    def burn_card(self, table: Table) -> bool:
        """RES-02: burn the card played for it. Return whether it burned now."""
        if self.card == NONE or table.where[self.card] is not Zone.BEING_PLAYED:
            return False
        zones.move(table, self.card, Zone.ASH_HEAP)
        return True

    def goes_on(self, table: Table) -> bool:
        """Continue after a block; return whether its card is still available."""
        if self.burned and table.where[self.card] is not Zone.ASH_HEAP:
            return False
        if self.burned:
            zones.move(table, self.card, Zone.BEING_PLAYED)
        self.burned = False
        self.blocker = NONE
        self.resumed = True
        self.go_to(Action.block_attempts)
        return True

    @override
    def broken_off(self, table: Table) -> None:
        """The action is over if the turn ends during it; a block or success is its result."""
        if self.is_past(Action.conclude) and not self.failed and not self.is_past(Action.after):
            table.emit(RESOLVED, minion=self.minion, target=self.blocker)
        if not self.over and not self.is_past(Action.close):
            table.emit(ACTION_OVER, minion=self.minion)

    def after(self, table: Table) -> None:
        """RES-07: open the window after the resolution; RES-10: the minion stays locked.

        PLY-34: an ally that has paid with its last life is burned first. TRT-10: the reward for
        burning a Red List minion with a directed action also comes first.
        """
        torpor.burn_spent(table)
        table.emit(RESOLVED, minion=self.minion, target=self.blocker)
        Impulse.open(table, AFTER_ACTION)
        gone = self.target != NONE and self.target not in table.in_play
        if gone and self.successful and self.seats:
            trophies.win(table, self.minion, self.target)

    def close(self, table: Table) -> None:
        """CRD-03: a card not in play is burned. STL-04: modifiers of the action end.

        GEN-09: the text of a card may remove it from the game, even if it was cancelled.
        """
        self.burn_card(table)
        if (
            self.card != NONE
            and table.where[self.card] is Zone.ASH_HEAP
            and any(table.cards[self.card].of(LeavesGame))
        ):
            zones.remove(table, self.card)
        hand.end_effects(table, Until.ACTION)
        for card in table.in_play.values():
            if type(card) is Minion and card.awake:
                card.awake = False
        table.emit(ACTION_OVER, minion=self.minion)

    steps = (
        play_card,
        announce,
        price_as_played,
        as_announced,
        block_attempts,
        before_resolution,
        conclude,
        settle,
        take_effect,
        after,
        close,
    )


def action_of(table: Table, option: Option) -> Action | None:
    """The action that the script of a card creates for an option, or ``None``."""
    action = table.cards[option.card].script.action(table, option)
    return action if isinstance(action, Action) else None


def surcharge(table: Table, action: Action) -> tuple[int, int]:
    """GEN-02: the pool and blood that texts add to the cost of an action."""
    if ActionPrice not in table.statics:
        return 0, 0
    found = [
        static.more(table, source, action)
        for source, static in statics_on(table, ActionPrice, action.minion)
    ]
    return sum(pool for pool, _ in found), sum(blood for _, blood in found)


def aimed(table: Table, target: int, seat: int) -> tuple[int, ...]:
    """The target Methuselahs: the target herself, or the controller of the target card.

    Args:
        table: the table.
        target: the target card; a card that is not in play has no controller.
        seat: the target Methuselah, or ``NONE``.
    """
    if seat != NONE:
        return (seat,)
    return (table.in_play[target].controller,) if target in table.in_play else ()


def direction(table: Table, seat: int, card: int, aimed: Iterable[int]) -> tuple[int, ...]:
    """The Methuselahs at whom an action with a card is directed.

    CRD-02, AMB-35: the other Methuselahs that it targets, directly or through their cards; the
    printed (D) is a reminder, but in 1994 an action without one is undirected. CRD-04: cards in an
    ash heap have no controller, so an action that targets one is undirected.

    Args:
        table: the table.
        seat: the acting Methuselah.
        card: the card that provides it, or ``NONE``.
        aimed: the target Methuselahs, or the controllers of the target cards.
    """
    if table.rules.directed_by_icon and card != NONE and not table.cards[card].directed_icon:
        return ()
    targets = set(aimed) - {seat}
    return tuple(other for other in table.clockwise(seat) if other in targets)


def card_key(table: Table, card: int) -> str:
    """NRP-03, NRP-04, AMB-09: a card from the hand counts by name, a card in play by copy."""
    if table.where[card] is Zone.IN_PLAY:
        return f"copy {card}"
    return f"card {table.cards[card].id}"


def card_free_key(verb: str, target: int) -> str:
    """The key that records a use for effects that forbid an action without a card this turn."""
    return f"not again {verb} {target}"


def cannot_act(table: Table, minion: Minion, *, locked: bool = False) -> str | None:
    """MIN-01, MIN-11, TOR-06, GEN-02: the rule by which a minion cannot act, or ``None``.

    Args:
        table: the table.
        minion: the minion.
        locked: only locked minions can take the action.
    """
    absent = minion.region or minion.wounded or minion.leaving or minion.contested
    if absent or minion.locked is not locked:
        return "MIN-01"
    if minion.resting:
        return "MIN-11"
    restricted = table.timed_restrictions or Activity.ACT in table.statics
    return "GEN-02" if restricted and table.is_restricted(Activity.ACT, minion.card) else None


def repeats(table: Table, minion: Minion, key: str) -> bool:
    """NRP-01 to NRP-04: whether the minion has already done this in this turn."""
    return table.rules.repeat_limits and key in minion.done
