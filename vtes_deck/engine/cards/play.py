"""Playing a card (chapter PLY): announce, cancel, replace, resolve."""

from __future__ import annotations

from typing import ClassVar, override

from cardbase.model import LibraryCard, Requirement
from vtes_deck.engine.cards import master_cards, reflex
from vtes_deck.engine.cards.cost_changes import CARD_COSTS_MORE, is_strike, price
from vtes_deck.engine.cards.cost_reductions import CostReductionChoice, can_reduce, payers
from vtes_deck.engine.cards.requirements import pay
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.mechanics.impulse import Impulse, action_order, carries_out, matters
from vtes_deck.engine.state.current import CurrentAction, CurrentCard, ShownCard
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.script import Occasion
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, Feature, HoldsBack, ReplacedLater
from vtes_deck.engine.state.table import Table, Until, Zone
from vtes_deck.engine.state.windows import AS_PLAYED, PAYING
from vtes_deck.kernel.procedure import Step
from vtes_deck.language import mark

USES_DISCIPLINE = "uses "
"""Recorded for a minion, with the code of a Discipline used to play a card."""

PLAYS = EventType(
    "plays",
    mark("{seat} plays {card}."),
    at_card=mark("{seat} plays {card} on {target}."),
    at_seat=mark("{seat} plays {card} on {other_seat}."),
    level=True,
)
MINION_PLAYS = EventType(
    "minion plays",
    mark("{minion} plays {card}."),
    at_card=mark("{minion} plays {card} on {target}."),
    at_seat=mark("{minion} plays {card} on {other_seat}."),
    level=True,
)
SHOWN = EventType("card shown", "")
"""A card that is being played has been replaced, and can no longer be cancelled."""
CANCELLED = EventType("cancelled", "{card} is cancelled.")

OPEN = frozenset({Zone.IN_PLAY, Zone.BEING_PLAYED, Zone.ASH_HEAP})
"""Zones in which a target is public."""

PLAY = Verb("play", "Play {card}.")
"""Plays a card that is not an action; carried out by PlayCard."""


class ShowCard(ShownCard):
    """Shows a card from the hand: it may be cancelled, and is then replaced.

    An effect that cancels the card calls ``cancel`` of the innermost procedure of this kind.

    Attributes:
        card: the card.
        minion: the minion that plays it, or ``NONE``.
        target, other_seat: its public target.
        level: the Disciplines with which it is played: ``"dom"``, ``"DOM"``; empty without a
            Discipline.
        cancelled: PLY-13: it has no effect, but has been played.
        free: the cancelling effect waives its cost.
        canceller: the Methuselah who has cancelled it, or ``NONE``.
        later: the moments until which other texts delay its replacement.
    """

    card: int
    minion: int = NONE
    target: int = NONE
    other_seat: int = NONE
    level: str = ""
    cancelled: bool = False
    free: bool = False
    canceller: int = NONE
    later: tuple[Until, ...] = ()

    @property
    @override
    def unreplaced(self) -> bool:
        return not self.is_past(ShowCard.replace)

    def show(self, table: Table) -> None:
        """PLY-01: move the card out of the hand, face up."""
        zones.move(table, self.card, Zone.BEING_PLAYED)
        seat = table.owner[self.card]
        if table.cards[self.card].master:
            table.seats[seat].master_played = True
        table.emit(
            PLAYS if self.minion == NONE else MINION_PLAYS,
            seat,
            self.card,
            minion=self.minion,
            target=self.target,
            other_seat=self.other_seat,
            word=self.level,
        )
        if self.minion != NONE:
            note_disciplines(table, self.minion, table.cards[self.card].requirement)

    def as_played(self, table: Table) -> None:
        """PLY-02: open the window for cancels and wakes only.

        DRW-02: it comes before the card is replaced.
        """
        if table.rules.as_played_window:
            victim = reflex.victim(table, table.stack[-2])
            if victim != NONE or matters(table, AS_PLAYED):
                order = action_order(table)
                table.push(AsPlayed(AS_PLAYED, order, shown=self.card, victim=victim))

    def answered(self, table: Table) -> None:
        """Open the window for cancelling the card by its own text."""
        table.cards[self.card].script.resolve(table, Shown(self))

    def cancel(self, seat: int, *, free: bool = False) -> None:
        """PLY-13: a Methuselah cancels the card; ``free`` waives its cost."""
        self.cancelled = True
        self.canceller = seat
        self.free = self.free or free

    def replace(self, table: Table) -> None:
        """DRW-01: draw a replacement."""
        if self.cancelled:
            table.emit(CANCELLED, table.owner[self.card], self.card)
        until = self.replaced_at(table)
        if until is not None:
            hand.not_replaced(table, self.card, until)
        hand.adjust(table, table.owner[self.card], played=self.card)

    def after_replacement(self, table: Table) -> None:
        """DRW-02: open the window for effects of a played card after it has been replaced."""
        listens = hand.REPLACED.name in table.listeners
        if listens and not hand.is_replaced_later(table, self.card):
            table.emit(hand.REPLACED, table.owner[self.card], self.card)
        if SHOWN.name in table.listeners:
            table.emit(SHOWN, table.owner[self.card], self.card, minion=self.minion)

    def replaced_at(self, table: Table) -> Until | None:
        """GEN-26: the moment at which the card is replaced, if not at once.

        The longest delay counts. PLY-13: the card's own delay does not count if the card was
        cancelled.
        """
        printed, seat = table.cards[self.card], table.owner[self.card]
        found = list(self.later)
        if not self.cancelled:
            found += [one.until for one in printed.of(ReplacedLater)]
        for source, static in statics_on(table, HoldsBack, EVERYWHERE):
            until = static.until(table, source, seat, self.card)
            if until is not None:
                found.append(until)
        return max(found, key=_length, default=None)

    steps: ClassVar[tuple[Step, ...]] = (show, as_played, answered, replace, after_replacement)


class Shown(Occasion, frozen=True, gc=False):
    """The card is shown as it is played; its text may offer ways to cancel it (PLY-02)."""

    show: ShowCard


def _length(until: Until) -> int:
    """The rank of a delay: a period ranks above the periods that it contains."""
    within = (
        *(Until.ROUND, Until.COMBAT, Until.REFERENDUM, Until.ACTION),
        *(Until.MINION, Until.TURN),
    )
    return within.index(until) if until in within else len(within)


def note_disciplines(table: Table, minion: int, requirement: Requirement) -> None:
    """Record the Disciplines that a minion uses in this action."""
    if len(requirement.disciplines) == 1 or requirement.combo:
        for code in requirement.disciplines:
            table.use_once(USES_DISCIPLINE + code, minion, Until.ACTION)


class AsPlayed(Impulse):
    """PLY-02: the window in which a card being played can be cancelled.

    Attributes:
        shown: the card.
        victim: the minion against which the card is played, or ``NONE``; it may play a reflex card
            (PLY-25).
    """

    shown: int = NONE
    victim: int = NONE

    @override
    def choices(self, table: Table, seat: int) -> list[Option]:
        """Effects that cancel or wake, and reflex cards."""
        found = super().choices(table, seat)
        if self.victim != NONE:
            found += reflex.options(table, seat, self.shown, self.victim)
        return found

    @override
    def take(self, table: Table) -> None:
        """Carry out the option. A reflex card is played like any other card."""
        answer = table.answer
        if answer.verb is not reflex.REFLEX:
            super().take(table)
            return
        self.at = 0
        self.go_to(AsPlayed.offer)
        table.push(PlayReflex(answer))

    steps = Impulse.steps


class PlayCard(CurrentCard):
    """A card that is not an action, from announcement to resolution (AMB-48).

    Attributes:
        cancelled, free: whether the card was cancelled, and whether its cost is waived.
        pool, blood: its cost.
        aimed_in: the zone of its target when it was played, if it has one.
    """

    aimed_in: Zone | None = None
    cancelled: bool = False
    free: bool = False
    pool: int = 0
    blood: int = 0

    def announce(self, table: Table) -> None:
        """MAS-02: a master phase action is used. PLY-01: the card is shown."""
        if self.option.target != NONE:
            self.aimed_in = table.where[self.option.target]
        master_cards.use_action(table, table.owner[self.card], table.cards[self.card])
        option = self.option
        open_to_all = option.target != NONE and table.where[option.target] in OPEN
        target = option.target if open_to_all else NONE
        level = option.verb.level
        table.push(ShowCard(self.card, self.minion, target, option.seat, level))

    def find_cost(self, table: Table) -> None:
        """PLY-09: the printed cost.

        A cost of X is the chosen number. PLY-12: the cost may be reduced. A card that was cancelled
        does not use up a reduction.
        """
        shown = table.returned
        if isinstance(shown, ShowCard):
            self.cancelled, self.free = shown.cancelled, shown.free
        printed = table.cards[self.card]
        definition = printed.definition
        self.pool, self.blood = printed.pool_cost, printed.blood_cost
        if printed.cost_x and isinstance(definition, LibraryCard):
            self.pool = self.option.n if definition.pool_cost == "X" else self.pool
            self.blood = self.option.n if definition.blood_cost == "X" else self.blood
        seat = table.owner[self.card]
        minion = table.minion(self.minion) if self.minion in table.in_play else None
        level = self.option.verb.level
        more = int(bool(table.used) and table.has_used(CARD_COSTS_MORE, self.card, Until.ACTION))
        strikes = is_strike(table, self.option)
        if printed.master:
            self.pool += master_cards.surcharge(table, seat, self.option.target)
        self.pool, self.blood = price(
            table,
            minion,
            printed,
            level,
            self.pool,
            self.blood,
            strikes=strikes,
            payer=seat,
            more=more,
        )
        if not self.cancelled and (self.pool or self.blood) and can_reduce(table, seat, self.card):
            table.push(
                CostReductionChoice(
                    PAYING,
                    payers(table, seat),
                    paid=self.card,
                    pool=self.pool,
                    blood=self.blood,
                    minion=self.minion,
                    must=True,
                )
            )

    def pay(self, table: Table) -> None:
        """PLY-09: pay the cost; PLY-14: usually even if the card is cancelled.

        Pool that the card gives is gained at the same time, so that its player is not ousted in
        between.
        """
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.card:
            self.pool, self.blood = paying.pool, paying.blood
        seat = table.owner[self.card]
        minion = table.minion(self.minion) if self.minion in table.in_play else None
        if not self.free and not postponed(table, self):
            pay(table, seat, minion, pool=self.pool, blood=self.blood, card=self.card)
        if Feature.GIVES_POOL in table.cards[self.card].features:
            self.go_to(PlayCard.put_away)
            self.resolve(table)

    def resolve(self, table: Table) -> None:
        """Carry out its text, unless it was cancelled (PLY-13).

        It has no effect in three cases: paying ousted its player (END-01), a text burned its minion
        during the payment, or its target is gone. A target is gone, for example, if it paid to
        cancel the card and was ousted.
        """
        if self.cancelled or table.where[self.card] is not Zone.BEING_PLAYED:
            return
        if self.minion != NONE and self.minion not in table.in_play:
            return
        if not self.aim_is_gone(table):
            printed = table.cards[self.card]
            printed.script.resolve(table, Played(self.option))
            master_cards.gain_for_trifle(table, table.owner[self.card], printed)

    def aim_is_gone(self, table: Table) -> bool:
        """Whether the target card or Methuselah has left after the card was played."""
        target, seat = self.option.target, self.option.seat
        moved = self.aimed_in is not None and table.where[target] is not self.aimed_in
        return moved or (seat != NONE and table.seats[seat].ousted)

    def put_away(self, table: Table) -> None:
        """PLY-32, PLY-40: move a card that does not stay in play to the ash heap."""
        if table.where[self.card] is Zone.BEING_PLAYED:
            zones.move(table, self.card, Zone.ASH_HEAP)

    @override
    def is_paid_by(self, card: int) -> bool:
        """PLY-34: whether a minion has paid for the card and the card has not resolved."""
        return card == self.minion and self.blood > 0 and self.step < len(self.steps)

    steps = (announce, find_cost, pay, resolve, put_away)


@carries_out(PLAY)
def play(table: Table, option: Option) -> None:
    """Play a card that is not an action."""
    table.push(PlayCard(option))


class PlayReflex(PlayCard):
    """PLY-25: a minion cancels a card that is being played against it."""

    @override
    def resolve(self, table: Table) -> None:
        """Cancel the card; some reflex cards also waive its cost."""
        shown = table.current(ShowCard)
        its = table.cards[self.card].reflex
        if not self.cancelled and shown is not None and its is not None:
            shown.cancel(table.owner[self.card], free=its.free)

    steps = PlayCard.steps


def postponed(table: Table, play: PlayCard) -> bool:
    """RES-03: modifiers are paid when they are played, whatever the result of the action.

    In 1994 the cost is due only if the action is not blocked.
    """
    action = table.current(CurrentAction)
    if table.rules.modifier_cost_when_blocked or action is None:
        return False
    if table.owner[play.card] != action.acting_seat(table):
        return False
    if action.successful or action.failed or action.blocker != NONE:
        return False
    action.owed += ((play.minion, play.card, play.pool, play.blood),)
    return True
