"""Sequencing: the order in which players use effects, and the end of a window (chapter SEQ)."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import itemgetter, or_
from typing import ClassVar, Final

from vtes_deck.engine.mechanics import hand, held_cards, play_index
from vtes_deck.engine.state.cards_under import PlaysUnder
from vtes_deck.engine.state.current import CurrentAction, action_and_combat
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.occasions import Used
from vtes_deck.engine.state.statics import TextLoss
from vtes_deck.engine.state.table import Seat, Table
from vtes_deck.engine.state.windows import ALL_WINDOWS, ALONE, DURING_ACTION, OTHERS
from vtes_deck.kernel.procedure import Procedure, Step


def undirected_order(table: Table, first: int = NONE) -> tuple[int, ...]:
    """SEQ-04: acting Methuselah, prey, predator, then clockwise; or clockwise from the start."""
    clockwise = table.clockwise(table.active if first == NONE else first)
    if table.rules.undirected_impulse == "prey, predator" and len(clockwise) > 2:
        acting, prey, *rest, predator = clockwise
        return (acting, prey, predator, *rest)
    return tuple(clockwise)


def others_of(table: Table, seat: int) -> tuple[int, ...]:
    """The other Methuselahs in the game, clockwise."""
    return tuple([other for other in table.clockwise(seat) if other != seat])


def directed_order(table: Table, targets: tuple[int, ...], first: int = NONE) -> tuple[int, ...]:
    """SEQ-02, SEQ-03: acting Methuselah, the targets clockwise, then the others clockwise."""
    around = table.clockwise(table.active if first == NONE else first)
    if targets == around[1:2]:
        return around
    acting, *others = around
    rest = tuple([seat for seat in others if seat not in targets])
    if len(targets) == 1 and len(rest) < len(others):
        return (acting, *targets, *rest)
    return (acting, *[seat for seat in others if seat in targets], *rest)


def action_order(table: Table) -> tuple[int, ...]:
    """The order of the impulse in the current combat or action, or in the turn.

    SEQ-02: in combat the opposing minion's controller comes second.
    """
    action, combat = action_and_combat(table)
    if combat is not None and combat.begun:
        return combat.order(table)
    if action is None:
        return undirected_order(table)
    first = action.acting_seat(table)
    if not action.seats:
        return undirected_order(table, first)
    return directed_order(table, action.seats, first)


_windows: Final = itemgetter(1)
"""The windows of a pair in :attr:`Seat.plays`."""


def find_reach(table: Table, player: Seat) -> int:
    """Find and cache the windows in which the cards of a player could be played."""
    cards = table.cards
    each = player.each = hand.one_of_each(table, player.hand)
    if PlaysUnder in table.statics:
        each = hand.one_of_each(table, [*each, *held_cards.under(table, player.number)])
    plays = [(card, windows) for card in each if (windows := cards[card].windows)]
    player.plays = tuple(plays)
    player.sides = sides = reduce(or_, map(_windows, plays), 0)
    player.reach = (sides | sides >> OTHERS | sides >> ALONE) & ALL_WINDOWS
    return player.reach


def playable(table: Table, seat: int, window: int) -> list[int]:
    """The cards in a hand, one of each name, that anyone could play in a window."""
    player = table.seats[seat]
    reach = player.reach if player.reach >= 0 else find_reach(table, player)
    if not reach & window:
        return []
    return [card for card, moments in player.plays if moments & window << ALONE]


def acting_seat(table: Table) -> int:
    """The acting Methuselah, or the active one outside actions."""
    if not table.out_of_turn:
        return table.active
    action = table.current(CurrentAction)
    return table.active if action is None else action.acting_seat(table)


def from_hand(table: Table, player: Seat, window: int) -> int:
    """The bit of a window in which a Methuselah has a card in hand to play, or 0.

    See :attr:`Windows.from_hand` for the sides and for Methuselahs without minions.
    """
    if player.reach < 0:
        find_reach(table, player)
    if not player.minions:
        window <<= ALONE
    elif player.number != (acting_seat(table) if table.out_of_turn else table.active):
        window <<= OTHERS
    return player.sides & window


def matters(table: Table, window: int) -> bool:
    """Whether a player holds or controls a card that could matter in this window.

    Otherwise, the window is skipped.
    """
    if table.powers_of_all & window:
        return True
    if table.potential.hands & window:
        for player in table.seats:
            if player.reach & window and from_hand(table, player, window):
                return True
    if not table.delayed_triggers:
        return False
    return any(trigger.window & window for trigger in table.delayed_triggers)


def offers(table: Table, seat: int, window: int) -> list[Option]:
    """The options of ``seat`` in this window, from her hand and from cards in play.

    Cards are examined only if the bit masks of the hand and of the cards in play include the
    window.
    """
    player, used = table.seats[seat], table.powers[seat] & window
    if not (used or player.reach & window or table.delayed_triggers):
        return []
    options = from_play(table, seat, window) if used else []
    if player.reach & window and (own := from_hand(table, player, window)):
        cards = table.cards
        played: list[Option] = []
        for card, moments in player.plays:
            if moments & own:
                played += cards[card].script.options(table, seat, card, window)
        if played:
            options = played + options
    if table.delayed_triggers:
        options += from_triggers(table, seat, window)
    return options


def may_offer(table: Table, seat: int, windows: int) -> bool:
    """A fast check of whether ``seat`` could have an option in one of the windows."""
    reach = table.seats[seat].reach
    return bool((reach | table.powers[seat]) & windows or table.delayed_triggers)


def from_play(table: Table, seat: int, window: int) -> list[Option]:
    """The options of ``seat`` in this window from cards in play."""
    options: list[Option] = []
    cards, in_play = table.cards, table.in_play
    all_speak = TextLoss not in table.statics
    for card, if_locked in play_index.users_in(table, seat, window):
        if (if_locked or not in_play[card].locked) and (all_speak or not table.is_silent(card)):
            options += cards[card].script.options(table, seat, card, window)
    return options


def from_triggers(table: Table, seat: int, window: int) -> list[Option]:
    """The options of ``seat`` in this window from delayed triggers."""
    return [
        option
        for trigger in table.delayed_triggers
        if trigger.seat == seat and trigger.window & window
        for option in trigger.effect.options(table, trigger)
    ]


type Course = Callable[[Table, Option], None]
"""A function that carries out an option."""

_COURSES: dict[int, Course] = {}
"""Functions by the identity of the verb, because a script may define another verb that is equal."""


def carries_out(verb: Verb) -> Callable[[Course], Course]:
    """Register the function for a verb that the script of the card does not handle."""

    def register(course: Course) -> Course:
        _COURSES[id(verb)] = course
        return course

    return register


def carry_out(table: Table, option: Option) -> None:
    """Carry out an option from :func:`offers`."""
    course = _COURSES.get(id(option.verb))
    if course is None:
        table.cards[option.card].script.resolve(table, Used(option))
    else:
        course(table, option)


def action_has_failed(table: Table) -> bool:
    """BLK-17, RES-08: no card is played during an action that failed or was ended."""
    action = table.current(CurrentAction)
    return action is not None and action.failed


class Impulse(Procedure):
    """A window in which every player may use effects, in order, until all pass in succession.

    SEQ-01: the acting Methuselah comes first. SEQ-05: after each effect she has the impulse again.

    Attributes:
        window: the window, as a bit of :mod:`vtes_deck.engine.state.windows`.
        order: the Methuselahs in the order of the impulse.
        at: the number of consecutive passes.
    """

    window: int
    order: tuple[int, ...]
    at: int = 0

    @classmethod
    def open(cls, table: Table, window: int, order: tuple[int, ...] | None = None) -> None:
        """Open the window if a card could matter, in the order of the current procedure."""
        if matters(table, window):
            table.push(cls(window, action_order(table) if order is None else order))

    @classmethod
    def open_to_others(cls, table: Table, window: int, seat: int) -> None:
        """Open the window to all Methuselahs except one, clockwise, if a card could matter."""
        if matters(table, window):
            table.push(cls(window, others_of(table, seat)))

    def choices(self, table: Table, seat: int) -> list[Option]:
        """The options of this seat; chapters with more options extend the list."""
        return offers(table, seat, self.window)

    def may_pass(self, table: Table, seat: int) -> bool:
        """Whether this seat may use none of its options; chapters may require one."""
        del table, seat
        return True

    def offer(self, table: Table) -> None:
        """Give the impulse to the next Methuselah who has an option."""
        seats, powers, window = table.seats, table.powers, self.window
        if window & DURING_ACTION and action_has_failed(table):
            self.end_now(table)
            return
        plain = type(self).choices is Impulse.choices and not table.delayed_triggers
        for at, seat in enumerate(self.order[self.at :], self.at):
            player = seats[seat]
            if plain and not (player.reach | powers[seat]) & window:
                continue
            if player.ousted:
                continue
            options = offers(table, seat, window) if plain else self.choices(table, seat)
            if options:
                self.at = at
                if plain or self.may_pass(table, seat):
                    options.append(PASSING)
                table.ask(seat, DecisionKind.EFFECT, options)
                return
        self.end_now(table)

    def take(self, table: Table) -> None:
        """Carry out the answer; after a pass the next seat gets the impulse (SEQ-05)."""
        answer = table.answer
        self.go_to(Impulse.offer)
        if answer.verb is PASS:
            self.at += 1
        else:
            self.at = 0
            carry_out(table, answer)

    steps: ClassVar[tuple[Step, ...]] = (offer, take)
