"""The turn sequence (chapter TRN)."""

from __future__ import annotations

from vtes_deck.engine.actions import permanents
from vtes_deck.engine.mechanics import hand, ledger
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.mechanics.seating import is_bystander
from vtes_deck.engine.state import windows
from vtes_deck.engine.state.current import CurrentTurn
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase, Seat, Table, Until
from vtes_deck.engine.status import contests
from vtes_deck.engine.turn import game_end
from vtes_deck.engine.turn.discard import DiscardPhase
from vtes_deck.engine.turn.idle_turn import is_idle
from vtes_deck.engine.turn.influence import TRANSFERS, InfluencePhase, opening_transfers
from vtes_deck.engine.turn.master import MasterPhase
from vtes_deck.engine.turn.minion import MINION_ENDS, MinionPhase
from vtes_deck.engine.turn.skipped_turns import offer_to_skip
from vtes_deck.engine.turn.unlock import UnlockPhase
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

TURN = EventType("turn", "Turn {n}: {seat}.")
PHASE = EventType("phase", mark("{seat}: {word}."), heading=True)


QUIET_TURNS = 100
"""The game ends after this many successive turns without any option."""


class TurnSequence(Procedure):
    """SET-12: turns follow each other clockwise until the game is over.

    Attributes:
        first: the seat of the first turn.
        following: the Methuselah who takes the next turn because of a text, or ``NONE``.
    """

    first: int
    following: int = NONE

    def next_turn(self, table: Table) -> None:
        """Start the turn of the next Methuselah on the left."""
        if table.turn - table.asked_in >= QUIET_TURNS:
            game_end.end_stalled_game(table)
            return
        seat = self.first if table.turn == 0 else table.prey(table.active)
        if self.following != NONE:
            if not table.seats[self.following].ousted:
                seat = self.following
            self.following = NONE
        player = table.seats[seat]
        if table.turn_limit and player.turns >= table.turn_limit:
            game_end.call_time(table)
            return
        table.turn += 1
        table.active = seat
        if table.out_of_turn:
            table.out_of_turn = False
        player.turns += 1
        player.last_turn, player.this_turn = player.this_turn, table.turn
        table.emit(TURN, seat, n=table.turn)
        ledger.log_pools(table)
        if player.passive and is_bystander(table, player) and is_idle(table, player):
            pass_over(table, player)
        else:
            table.push(Turn(seat))
            offer_to_skip(table, seat)

    def end_turn(self, table: Table) -> None:
        """End effects that last until the end of the turn and clear the record of the turn.

        MIN-11: in older editions recruited allies become ready now.

        STR-05: in 1994 stolen blood above the capacity of a vampire drains now.
        """
        hand.end_effects(table, Until.TURN)
        permanents.end_of_turn(table)
        for card in table.in_play.values():
            if type(card) is not Minion:
                continue
            if card.blood > card.capacity:
                ledger.drain(table, card)
            if card.done:
                card.done = frozenset()
            if card.resting:
                card.resting = False
        self.go_to(TurnSequence.next_turn)

    steps = (next_turn, end_turn)


def pass_over(table: Table, player: Seat) -> None:
    """Let the phases of an idle turn pass; its actions and transfers are lost (MAS-03, INF-03)."""
    transfers = opening_transfers(table)
    if table.is_observed(PHASE) or table.is_observed(TRANSFERS):
        for phase in (Phase.UNLOCK, Phase.MASTER, Phase.MINION, Phase.INFLUENCE, Phase.DISCARD):
            table.phase = phase
            table.emit(PHASE, player.number, word=phase)
            if phase is Phase.INFLUENCE:
                table.emit(TRANSFERS, player.number, n=transfers)
    table.phase = Phase.END
    player.master_played = False
    player.master_unused, player.transfers_unused = table.rules.master_actions, transfers


def cut_short(table: Table, *, then: int) -> None:
    """GEN-02: a text ends the turn; no further phase takes place, and ``then`` takes the next turn.

    The window for effects at the end of the turn does not open.
    """
    if table.phase is Phase.MINION:
        table.signal(MINION_ENDS, table.active)
    game_end.end_turn(table)
    give_next_turn(table, then)


def give_next_turn(table: Table, seat: int) -> None:
    """GEN-02: a Methuselah takes the next turn, wherever she sits."""
    sequence = table.current(TurnSequence)
    if sequence is not None:
        sequence.following = seat


class Turn(CurrentTurn):
    """TRN-01: five phases in order; TRN-02, TRN-03: a window comes before and after them.

    Attributes:
        seat: the active Methuselah.
    """

    seat: int

    def begin(self, table: Table, phase: Phase) -> None:
        """Start a phase."""
        table.phase = phase
        table.emit(PHASE, self.seat, word=phase)

    def start_of_turn(self, table: Table) -> None:
        """TRN-02: open the window; CON-07: in 1994 finished contests end here."""
        table.phase = Phase.START
        if table.contests and table.rules.contest_regain == "start of turn":
            contests.end_finished(table, self.seat)
        Impulse.open(table, windows.START_OF_TURN, table.clockwise(self.seat))

    def unlock_phase(self, table: Table) -> None:
        """TRN-04: the phase is compulsory."""
        self.begin(table, Phase.UNLOCK)
        table.push(UnlockPhase(self.seat))

    def master_phase(self, table: Table) -> None:
        """Start the phase in which master cards are played.

        MAS-03: if nothing can happen in it, its actions are lost at once.
        """
        self.begin(table, Phase.MASTER)
        phase = MasterPhase(self.seat)
        if phase.matters(table, self.seat):
            table.push(phase)
        else:
            phase.gain_actions(table)
            phase.end(table)

    def minion_phase(self, table: Table) -> None:
        """Start the phase with the actions of the minions, if any player could act in it."""
        self.begin(table, Phase.MINION)
        if MinionPhase.matters(table, self.seat):
            table.push(MinionPhase(self.seat))

    def influence_phase(self, table: Table) -> None:
        """Start the phase for gaining control of vampires; hands are refilled in it (DRW-05).

        INF-03: if nothing can happen in it, its transfers are lost at once.
        """
        table.signal(MINION_ENDS, self.seat)
        self.begin(table, Phase.INFLUENCE)
        hand.end_effects(table, Until.MINION)
        phase = InfluencePhase(self.seat)
        if phase.matters(table, self.seat):
            table.push(phase)
        else:
            phase.gain_transfers(table)
            phase.end(table)

    def discard_phase(self, table: Table) -> None:
        """Start the phase of discarding and playing events, if anything could happen in it."""
        self.begin(table, Phase.DISCARD)
        if DiscardPhase.matters(table, self.seat):
            table.push(DiscardPhase(self.seat))

    def end_of_turn(self, table: Table) -> None:
        """Open the window for effects at the end of the turn (TRN-03)."""
        table.phase = Phase.END
        Impulse.open(table, windows.END_OF_TURN, table.clockwise(self.seat))

    steps = (
        start_of_turn,
        unlock_phase,
        master_phase,
        minion_phase,
        influence_phase,
        discard_phase,
        end_of_turn,
    )
