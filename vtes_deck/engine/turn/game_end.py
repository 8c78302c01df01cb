"""Ending the game: ousting, victory points, withdrawal (chapter END)."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.actions import blocking_cards
from vtes_deck.engine.mechanics import bank, hand, zones
from vtes_deck.engine.mechanics.edge import move_edge
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.mechanics.seating import on_right
from vtes_deck.engine.state.current import CurrentTurn
from vtes_deck.engine.state.decisions import NONE, PASSING
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.statics import EVERYWHERE, Would
from vtes_deck.engine.state.table import Seat, Table, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn import ante
from vtes_deck.kernel.procedure import Procedure

OUSTED = EventType("ousted", "{seat} is ousted.")
POINT = EventType("point", "{seat} gains {n:victory point}.")
HALF_POINT = EventType("half point", "{seat} gains half a victory point.")
SPOILS = EventType("spoils", "{seat} gains {n} pool.")
LAST = EventType("last", "{seat} is the last Methuselah in the game.")
WITHDRAWS = EventType("withdraws", "{seat} withdraws from the game.")
STALLED = EventType("stands still", "No player can do anything: the game is over.")
WINS = EventType("wins", "{seat} wins the game.")
TIME = EventType("time", "Time is up.")
NO_WINNER = EventType(
    "no winner", "No single Methuselah has the most victory points: there is no winner."
)
TIE = EventType("tie", "{seat} shares the most victory points: the game is tied.")


HALF = 0.5
"""Victory points of each Methuselah who is still in the game when time is up."""


def fallen(table: Table) -> list[Seat]:
    """END-01: the Methuselahs without pool."""
    return [seat for seat in table.playing if seat.pool == 0]


def oust_fallen(table: Table) -> None:
    """END-01: oust every Methuselah without pool, simultaneously (AMB-45)."""
    gone = fallen(table)
    if gone:
        oust(table, gone)


def oust(table: Table, gone: list[Seat]) -> None:
    """Oust Methuselahs simultaneously.

    END-02: the predator gains a victory point, regardless of the cause. END-03: she also gains 6
    pool. END-05: a predator ousted at the same time (1994: in the same turn) gains the point but
    not the pool.
    """
    rules = table.rules
    hunters = {seat.number: _predator_of(table, seat) for seat in gone}
    for seat in gone:
        table.leaves(seat)
        table.emit(OUSTED, seat.number)
    for seat in gone:
        predator = hunters[seat.number]
        if predator is None:
            continue
        award(table, predator, rules.oust_points)
        ante.win(table, predator, seat)
        if not predator.ousted:
            gained = bank.gain_pool(table, predator.number, rules.oust_pool)
            table.emit(SPOILS, predator.number, n=gained)
    _leave_the_game(table, gone)
    for predator in hunters.values():
        if predator is not None:
            hand.end_effects(table, Until.PREY, predator.number)


class WouldGainPoints(Would, frozen=True, kw_only=True):
    """A Methuselah would gain victory points (END-02).

    Attributes:
        seat: the Methuselah.
        points: the number of points, whole or half.
    """

    on: int = EVERYWHERE
    seat: int
    points: float

    @override
    def happen(self, table: Table) -> None:
        table.seats[self.seat].victory_points += self.points
        if self.points == int(self.points):
            table.emit(POINT, self.seat, n=int(self.points))
        else:
            table.emit(HALF_POINT, self.seat)


def award(table: Table, seat: Seat, points: float) -> None:
    """Give victory points, whole or half."""
    would = WouldGainPoints(seat=seat.number, points=points)
    if not is_replaced(table, would, ask=False):
        would.happen(table)


def _predator_of(table: Table, prey: Seat) -> Seat | None:
    """The predator who gets the point (END-06), in 1994 even if ousted in the same turn (END-05).

    END-15: a Methuselah who has withdrawn this turn does not get it.
    """
    number = prey.number
    while (number := on_right(table, number)) != prey.number:
        seat = table.seats[number]
        fell = seat.ousted_in == table.turn and seat.withdrawing == NONE
        same_turn = fell and table.rules.simultaneous_oust == "same turn"
        if not seat.ousted or same_turn:
            return seat
    return None


def withdraw(table: Table, seat: Seat) -> None:
    """END-13, END-14: a Methuselah leaves with her points; END-15: no other player gains."""
    table.emit(WITHDRAWS, seat.number)
    table.leaves(seat)
    award(table, seat, table.rules.withdraw_points)
    _leave_the_game(table, [seat])


def _leave_the_game(table: Table, gone: list[Seat]) -> None:
    """Remove the cards, return the Edge (END-17), and end the turn or game if needed."""
    for seat in gone:
        _remove_cards(table, seat)
        if table.edge == seat.number:
            move_edge(table)  # END-17
    if len(table.playing) <= 1:
        end_game(table)
        return
    if all(seat.passive for seat in table.playing):
        for seat in table.playing:
            seat.passive = False  # the studied deck is out, so the others play on
    if table.decision is not None and table.seats[table.decision.seat].ousted:
        table.decision = None
        table.answer = PASSING
    if table.seats[table.active].ousted:
        end_turn(table)


def _remove_cards(table: Table, seat: Seat) -> None:
    """END-07, END-08: the cards of a Methuselah who leaves the game.

    Cards that she controls leave simultaneously, so cards of other Methuselahs on them are not
    burned.
    """
    number = seat.number
    rules = table.rules
    of_others = [card for card in seat.in_play if table.owner[card] != number]
    on_others = [card for card in of_others if table.in_play[card].host != NONE]
    for card in (*on_others, *of_others, *seat.in_play):
        if card not in table.in_play:
            continue
        if table.owner[card] != number and rules.ousted_controlled_cards == "owners' ash heaps":
            zones.move(table, card, Zone.ASH_HEAP)
        else:
            zones.move(table, card, Zone.REMOVED)
    if rules.ousted_own_cards == "returned":
        for card in [card for card in table.in_play if table.owner[card] == number]:
            if card in table.in_play:
                zones.move(table, card, Zone.REMOVED)
    for zone in (Zone.LIBRARY, Zone.CRYPT, Zone.HAND, Zone.ASH_HEAP):
        zones.remove_all(table, seat, zone)
    for card in (*seat.uncontrolled, *seat.research):
        zones.move(table, card, Zone.REMOVED)
    for card in [card for card in table.being_played if table.owner[card] == number]:
        zones.move(table, card, Zone.REMOVED)
    seat.research = ()
    table.bank += seat.pool
    seat.pool = 0


def end_turn(table: Table) -> None:
    """End the turn of a Methuselah who has left the game.

    The combat, the referendum and the action in progress end with it. Effects that follow their end
    still apply; their questions to Methuselahs in the game precede the next turn.
    """
    stack = table.stack
    later: list[Procedure] = []
    while len(stack) > 1:
        ending = stack[-1]
        ending.broken_off(table)
        place = next(at for at, one in enumerate(stack) if one is ending)
        later += [one for one in stack[place + 1 :] if _is_answered(table, one)]
        del stack[place:]
        if CurrentTurn in ending.kinds:
            break
    table.decision = None
    _clear_up(table)
    stack += later


def _is_answered(table: Table, procedure: Procedure) -> bool:
    """Whether the Methuselah whom a procedure asks, if any, is in the game."""
    seat = getattr(procedure, "seat", NONE)
    return seat == NONE or not table.seats[seat].ousted


def end_all(table: Table) -> None:
    """End every procedure in progress; the main loop then finds the outermost one finished."""
    del table.stack[1:]
    for outermost in table.stack:
        outermost.finish()


def _clear_up(table: Table) -> None:
    """Clean up the procedures of a turn that has been interrupted."""
    for card in list(table.being_played):
        zones.move(table, card, Zone.ASH_HEAP)
    for until in (Until.ROUND, Until.COMBAT, Until.REFERENDUM, Until.ACTION, Until.MINION):
        hand.end_effects(table, until)
    for card, card_in_play in list(table.in_play.items()):
        if isinstance(card_in_play, Minion):
            blocking_cards.leave_minion_form(table, card)
            card_in_play.awake = False
            torpor.settle(table, card)


def end_game(table: Table) -> None:
    """END-09: the game ends when one Methuselah remains; END-04: she gains a victory point."""
    for seat in table.playing:
        table.emit(LAST, seat.number)
        award(table, seat, table.rules.last_point)
    _find_winner(table)


def end_stalled_game(table: Table) -> None:
    """End a game in which no player has any options; no edition has a rule for this case.

    The game would continue without end, so it ends as if time had run out, without a last survivor.
    """
    table.emit(STALLED)
    _find_winner(table)


def call_time(table: Table) -> None:
    """END-16: time is up. Each Methuselah in the game gains half a point, as at a tournament."""
    table.time_up = True
    table.emit(TIME)
    for seat in table.playing:
        award(table, seat, HALF)
    _find_winner(table)


def _find_winner(table: Table) -> None:
    """END-10, END-11: the Methuselah with the most victory points, unless tied."""
    best = max(seat.victory_points for seat in table.seats)
    leaders = [seat for seat in table.seats if seat.victory_points == best]
    if len(leaders) == 1:
        table.emit(WINS, leaders[0].number)  # END-10
    elif table.rules.tie == "tie":  # END-11
        for seat in leaders:
            table.emit(TIE, seat.number)
    else:
        table.emit(NO_WINNER)
    table.over = True
    table.decision = None
    end_all(table)


def winner(table: Table) -> int:
    """END-10, END-11: the seat with the most victory points, ousted or not, or ``NONE``."""
    if not table.over:
        return NONE
    best = max(seat.victory_points for seat in table.seats)
    leaders = [seat.number for seat in table.seats if seat.victory_points == best]
    return leaders[0] if len(leaders) == 1 else NONE


class Departure(Procedure):
    """A successful withdrawal; it is a separate step so that the turn can end with it.

    Attributes:
        seat: the Methuselah who withdraws.
    """

    seat: int

    def leave(self, table: Table) -> None:
        """Let the Methuselah withdraw (END-13)."""
        withdraw(table, table.seats[self.seat])

    steps = (leave,)
