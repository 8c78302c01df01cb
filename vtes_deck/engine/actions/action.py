"""The course of an action (chapters ACT, RES): announce, resolve blocks, resolve the action.

Every action of the game is a subclass of :class:`Action`: it says who may perform it, at whom it is
directed, its cost and stealth, and what it does when it succeeds. The course itself is the same for
all and stands here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, override

from cardbase.model import Bonus
from vtes_deck.engine.actions.block import Blocked, Blocks
from vtes_deck.engine.cards.costs import CostReductionChoice, can_reduce
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.cards.requirements import lacks, pay
from vtes_deck.engine.mechanics import hand, stats, zones
from vtes_deck.engine.mechanics.impulse import Impulse, carries_out
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table, Until, Zone
from vtes_deck.engine.state.windows import AFTER_ACTION, AS_ANNOUNCED, BEFORE_COMBAT, PAYING
from vtes_deck.engine.status import torpor, trophies

ACTION_CARD = Verb("action card", "{minion} acts with {card}.")
"""Announcing an action with a card; the script of the card makes the action."""

BLOCKED = EventType("action blocked", "{minion} is blocked by {target}.")
RESOLVING = EventType("resolving", "")
"""An action is about to be resolved; what it hears may still make it fail (RES-08)."""
RESOLVED = EventType("resolved", "")
FAILED = EventType("action failed", "The action of {minion} fails.")
FIZZLES = EventType("fizzles", "The action of {minion} succeeds without effect.")


@carries_out(ACTION_CARD)
def announce_card(table: Table, option: Option) -> None:
    """Announces the action that the script of a card makes."""
    table.push(table.cards[option.card].script.action(table, option))


class Action(CurrentAction):
    """The course of an action; its facts are those of :class:`CurrentAction`.

    Attributes:
        verb: the option that announces it, of the class.
        announced: what is told, of the class.
        base_stealth: inherent stealth, of the class (STL-01, CRD-01); ``inherent`` may override it.
    """

    verb: ClassVar[Verb]
    announced: ClassVar[EventType]
    base_stealth: ClassVar[int] = 0

    # What each action says of itself

    @classmethod
    def is_open(cls, table: Table, seat: int) -> bool:
        """A quick look, once for all minions of a Methuselah: whether any might announce it."""
        del table, seat
        return True

    @classmethod
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The ways in which this minion can announce this action now."""
        del table, minion
        return []

    @classmethod
    def begin(cls, table: Table, option: Option) -> Action:
        """The action that an option of :meth:`options` announces."""
        del table
        return cls(option.minion, option.card, option.target)

    @classmethod
    def forbidden(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids announcing it so, or ``None`` if it is legal or unknown."""
        del table, option
        return None

    def repeat_key(self, table: Table) -> str:
        """What the minion cannot repeat this turn (NRP); empty if it may be repeated."""
        return "" if self.card == NONE else card_key(table, self.card)

    def resolve(self, table: Table) -> None:
        """What happens when it succeeds, after the cost is paid."""

    def blocked(self, table: Table) -> None:
        """BLK-08: the blocker and the acting minion enter combat.

        If what has blocked is gone, there is none, but as before a combat this is the last moment
        for what is used before the block is resolved.
        """
        if self.blocker not in table.in_play:
            Impulse.open(table, BEFORE_COMBAT)
            return
        table.push(Blocked(self.minion, self.blocker))

    # Questions

    def played_as(self) -> str:
        """The Disciplines with which its card is played: ``"dom"``; empty if it says nothing."""
        return ""

    def aimed_at(self) -> tuple[int, ...]:
        """What makes it the same action as another one without a card."""
        return (self.target,)

    @property
    @override
    def inherent_stealth(self) -> int:
        """STL-01: the stealth of the action itself."""
        return self.base_stealth if self.inherent is None else self.inherent

    @override
    def stealth(self, table: Table) -> int:
        """STL-01, STL-05: inherent stealth and what was added; it may be below 0."""
        return self.inherent_stealth + stats.bonus_of(
            table, Bonus.STEALTH, table.in_play[self.minion]
        )

    # The course

    def play_card(self, table: Table) -> None:
        """ACT-01: the card is played first, and may be cancelled before anything else (AMB-12)."""
        if self.card != NONE and table.where[self.card] is Zone.HAND:
            minion, card = table.minion(self.minion), table.cards[self.card]
            self.pool_cost, self.blood_cost = price(
                table, minion, card, self.played_as(), self.pool_cost, self.blood_cost
            )
            table.push(ShowCard(self.card, self.minion))

    def announce(self, table: Table) -> None:
        """ACT-01, MIN-01: the acting minion locks. PLY-13: not if its card was cancelled."""
        shown = table.returned
        if isinstance(shown, ShowCard) and shown.card == self.card and shown.cancelled:
            self.over = True
            self.go_to(Action.close)
            return
        minion = table.minion(self.minion)
        minion.locked = True
        key = self.repeat_key(table)
        if key:
            minion.done |= {key}
        table.emit(
            self.announced,
            minion.controller,
            self.card,
            n=self.told_number(table),
            minion=self.minion,
            target=self.target,
            other_seat=self.seats[0] if self.seats else NONE,
        )

    def told_number(self, table: Table) -> int:
        """The number that is told with the announcement."""
        del table
        return self.n

    def cheaper_as_played(self, table: Table) -> None:
        """PLY-12: what makes the card cheaper may be used now, or when the action has succeeded."""
        self.offer_reduction(table)

    def offer_reduction(self, table: Table) -> None:
        """PLY-12: asks for what makes the card cheaper, if there is anything."""
        acting = self.acting_seat(table)
        if can_reduce(table, acting, self.card) and (self.pool_cost or self.blood_cost):
            payer = (acting,)
            pool, blood = self.pool_cost, self.blood_cost
            table.push(CostReductionChoice(PAYING, payer, paid=self.card, pool=pool, blood=blood))

    def note_reduction(self, table: Table) -> None:
        """PLY-12: what is left of the cost."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.card:
            self.pool_cost, self.blood_cost = paying.pool, paying.blood

    def as_announced(self, table: Table) -> None:
        """ACT-03: effects "as the action is announced" come before all others."""
        self.note_reduction(table)
        Impulse.open(table, AS_ANNOUNCED)

    def block_attempts(self, table: Table) -> None:
        """Others may try to block."""
        if not self.failed:
            table.push(Blocks(declined=self.declined))

    def before_resolution(self, table: Table) -> None:
        """What some actions have to ask when it is known that they were not blocked."""

    def conclude(self, table: Table) -> None:
        """RES-01, RES-02: now it is known whether it succeeds, fails or is blocked.

        RES-09: combat and referendums are part of this, so what lasts for the action goes on.
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
            self.blocked(table)
            return
        self.successful = True
        self.offer_reduction(table)

    def settle(self, table: Table) -> None:
        """RES-01: success: the cost is paid, then the effect. RES-02: blocked: neither.

        END-01: whoever pays with her last pool is ousted before the effect.
        """
        if not self.successful or self.minion not in table.in_play:
            self.go_to(Action.after)
            return
        self.note_reduction(table)
        self.pay_owed(table)
        self.paid = self.pay_cost(table)

    def take_effect(self, table: Table) -> None:
        """RES-04: a cost that cannot be paid is paid as far as possible; there is no effect then.

        RES-05: nor is there if what the action needs is gone. It has succeeded all the same.
        """
        if self.minion not in table.in_play:
            return
        if self.paid and self.is_able(table) and self.still_possible(table):
            self.resolve(table)
        else:
            table.emit(FIZZLES, table.in_play[self.minion].controller, minion=self.minion)

    def pay_cost(self, table: Table) -> bool:
        """RES-01: whether the cost was paid in full."""
        minion = table.minion(self.minion)
        return pay(
            table,
            minion.controller,
            minion,
            pool=self.pool_cost,
            blood=self.blood_cost,
            card=self.card,
        )

    def pay_owed(self, table: Table) -> None:
        """RES-03: in 1994 modifiers are paid now, as the action was not blocked."""
        for payer, card, pool, blood in self.owed:
            minion = table.minion(payer) if payer in table.in_play else None
            pay(table, self.acting_seat(table), minion, pool=pool, blood=blood, card=card)

    @override
    def is_paid_by(self, card: int) -> bool:
        """PLY-34: whether a minion has paid for it and it is not resolved yet."""
        resolving = self.paid and self.step <= self._numbers["after"]
        return card == self.minion and self.blood_cost > 0 and resolving

    def is_able(self, table: Table) -> bool:
        """RES-05: who acts must still be ready (MIN-01), and be what its card requires (PLY-05)."""
        minion = table.minion(self.minion)
        if self.card == NONE or table.where[self.card] is not Zone.BEING_PLAYED:
            return minion.ready
        return minion.ready and lacks(table, table.cards[self.card], minion) is None

    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the target is still there."""
        return self.target == NONE or self.target in table.in_play

    def burn_card(self, table: Table) -> bool:
        """RES-02: the card played for it goes to the ash heap; whether it did so now."""
        if self.card == NONE or table.where[self.card] is not Zone.BEING_PLAYED:
            return False
        zones.move(table, self.card, Zone.ASH_HEAP)
        return True

    def goes_on(self, table: Table) -> bool:
        """It is taken up again after it was blocked; whether its card is still there for it."""
        if self.burned and table.where[self.card] is not Zone.ASH_HEAP:
            return False
        if self.burned:
            zones.move(table, self.card, Zone.BEING_PLAYED)
        self.burned = False
        self.blocker = NONE
        self.go_to(Action.block_attempts)
        return True

    def after(self, table: Table) -> None:
        """RES-07: effects after the resolution come last; RES-10: the minion stays locked.

        PLY-34: an ally that has paid with its last life is burned before. TRT-10: whoever has
        burned a Red List minion with a directed action is rewarded before.
        """
        torpor.burn_spent(table)
        table.emit(RESOLVED, minion=self.minion, target=self.blocker)
        Impulse.open(table, AFTER_ACTION)
        gone = self.target != NONE and self.target not in table.in_play
        if gone and self.successful and self.seats:
            trophies.win(table, self.minion, self.target)

    def close(self, table: Table) -> None:
        """CRD-03: a card not in play now is burned. STL-04: changes of the action end."""
        self.burn_card(table)
        hand.ends(table, Until.ACTION)
        for card in table.in_play.values():
            if type(card) is Minion and card.awake:
                card.awake = False

    steps = (
        play_card,
        announce,
        cheaper_as_played,
        as_announced,
        block_attempts,
        before_resolution,
        conclude,
        settle,
        take_effect,
        after,
        close,
    )


def direction(table: Table, seat: int, card: int, aimed: Iterable[int]) -> tuple[int, ...]:
    """At whom an action with a card is directed.

    CRD-02, AMB-35: at those other Methuselahs whom it aims at, or something that they control; the
    printed (D) only reminds of it, but in 1994 nothing is directed without one. CRD-04: what lies
    in an ash heap is nobody's, so an action aimed at it is undirected.

    Args:
        table: the table.
        seat: whose action it is.
        card: the card that provides it, or ``NONE``.
        aimed: the Methuselahs, or the controllers of the cards in play, that it is aimed at.
    """
    if table.rules.directed_by_icon and card != NONE and not table.cards[card].directed_icon:
        return ()
    targets = set(aimed) - {seat}
    return tuple(other for other in table.clockwise(seat) if other in targets)


def has_played(table: Table, action: Action, minion: int, card: int) -> bool:
    """PLY-19, PLY-22: whether the same modifier or reaction has been played during the action.

    It is not played twice by one minion, at whatever level. IC-03: in 1994 not even by two minions
    of one Methuselah.
    """
    number = table.cards[card].id
    if table.rules.same_card_limit == "minion":
        return (minion, number) in action.played
    seat = table.owner[card]
    return any(
        number == other and player in table.in_play and table.in_play[player].controller == seat
        for player, other in action.played
    )


def card_key(table: Table, card: int) -> str:
    """NRP-03, NRP-04, AMB-09: a card from the hand counts by its name, one in play by the copy."""
    if table.where[card] is Zone.IN_PLAY:
        return f"copy {card}"
    return f"card {table.cards[card].id}"


def card_free_key(verb: str, target: int) -> str:
    """What a minion has done that an effect keeps from an action without a card in this turn."""
    return f"not again {verb} {target}"


def cannot_act(table: Table, minion: Minion) -> str | None:
    """MIN-01, MIN-11, TOR-06, GEN-02: the rule by which a minion cannot act now, or ``None``."""
    if minion.locked or not minion.ready:
        return "MIN-01"
    if minion.resting:
        return "MIN-11"
    return "GEN-02" if table.is_restricted(Activity.ACT, minion.card) else None


def repeats(table: Table, minion: Minion, key: str) -> bool:
    """NRP-01 to NRP-04: whether the minion has done this in this turn."""
    return table.rules.repeat_limits and key in minion.done
