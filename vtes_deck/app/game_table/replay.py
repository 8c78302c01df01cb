"""A finished or stopped game, shown at any of its decisions.

The game keeps a copy of its table every few decisions, so any of them is some steps away.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Self

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.players import USUAL, Sitter
from vtes_deck.app.game_table.view import TableView
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.game_table.wording import choice_sentences
from vtes_deck.engine import Game, Option
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.turn.turn import TURN

_USUAL = Sitter(USUAL)
"""The computer player for a seat whose player is not known."""

NO_REASONS: Mapping[int, str] = MappingProxyType({})


class Replay:
    """A game that can be shown at each of its decisions.

    Attributes:
        game: the game at :attr:`number`; do not apply options to it.
        number: the number of decisions that have been made.
        last: the number of all decisions.
        turns: the number of the first decision of each turn, in order.
        reasons: the reasons for the choices of players, by the number of the decision.
        session: the game with its players; ``None`` if it is not known who played.
    """

    def __init__(
        self,
        game: Game,
        reasons: Mapping[int, str] = NO_REASONS,
        session: GameSession | None = None,
    ) -> None:
        """A game, which is not changed; it starts at the beginning."""
        self.reasons, self.session = reasons, session
        self._whole = game.fork()
        self.last = len(game.inputs)
        self._events_before: list[int] = []
        self.turns: tuple[int, ...] = ()
        self._measure()
        self.number = 0
        self.game = self._at(0)

    def _measure(self) -> None:
        """Record the length of the log at each decision."""
        game = self._at(0)
        turns: list[int] = []
        count = 0
        for number, option in enumerate((*self._whole.inputs, None)):
            if any(event.what is TURN for event in game.log[count:]):
                turns.append(number)
            count = len(game.log)
            self._events_before.append(count)
            if option is not None:
                game.apply(option)
        self.turns = tuple(turns)

    def _at(self, number: int) -> Game:
        twin = self._whole.fork()
        twin.undo(self.last - number)
        return twin

    def go_to(self, number: int) -> None:
        """Show the game after this many decisions; beyond its ends, the nearest."""
        number = min(max(number, 0), self.last)
        if number == self.number + 1:
            self.game.apply(self._whole.inputs[self.number])
        elif number != self.number:
            self.game = self._at(number)
        self.number = number

    def step(self, count: int = 1) -> None:
        """Go forward by some decisions, or back if the number is negative."""
        self.go_to(self.number + count)

    def turn(self, count: int = 1) -> None:
        """Go to the first decision of the next turn, or back to that of this turn or one before."""
        place = bisect_right(self.turns, self.number) - 1
        if count < 0 and place >= 0 and self.turns[place] < self.number:
            count += 1
        wanted = place + count
        if wanted < 0:
            self.go_to(0)
        else:
            self.go_to(self.turns[wanted] if wanted < len(self.turns) else self.last)

    def go_to_event(self, event: int) -> None:
        """Show the game right after an event of its log has happened; see ``LogLine.event``."""
        self.go_to(bisect_right(self._events_before, event))

    @property
    def events(self) -> int:
        """The number of events of the whole log up to now."""
        return self._events_before[self.number]

    @property
    def whole(self) -> Game:
        """The whole game, for its log; do not change it."""
        return self._whole

    @property
    def next_option(self) -> Option | None:
        """The next choice; ``None`` at the end."""
        return self._whole.inputs[self.number] if self.number < self.last else None

    @property
    def next_sentence(self) -> str:
        """The next choice, in words; empty at the end."""
        option, decision = self.next_option, self.game.decision
        if option is None or decision is None:
            return ""
        return choice_sentences(self.game.table, decision)[option]

    @property
    def reason(self) -> str:
        """The reason for the next choice; empty if it is not known."""
        return self.reasons.get(self.number, "")

    @property
    def chooser(self) -> int:
        """The seat that chooses next; ``NONE`` at the end of the game."""
        return NONE if self.game.decision is None else self.game.decision.seat

    def view(self, eyes: int) -> TableView:
        """The table now."""
        return look(self.game, eyes)

    def sitters(self, eyes: int) -> tuple[Sitter, ...]:
        """The players of the game, for playing on.

        If no person is still in the game, or the players are not known, a person plays
        the seat of the viewer, or else the first seat that is in the game.
        """
        seats = self.game.table.seats
        known = self.session.sitters if self.session is not None else (_USUAL,) * len(seats)
        playing = [number for number, seat in enumerate(seats) if not seat.ousted]
        if not playing or any(known[seat].human for seat in playing):
            return known
        taken = eyes if eyes in playing else playing[0]
        computer = tuple(_USUAL if one.human else one for one in known)
        return tuple(Sitter() if seat == taken else one for seat, one in enumerate(computer))

    def play_on(self, sitters: Sequence[Sitter]) -> GameSession:
        """A separate game that continues from here, with these players."""
        if self.session is None:
            session = GameSession(self.game.fork(), sitters)
        else:
            session = self.session.what_if(self.number, sitters)
        session.aside, session.played_on = True, True
        return session

    @classmethod
    def of(cls, session: GameSession) -> Self:
        """The game of a session so far."""
        return cls(session.game, session.reasons, session)
