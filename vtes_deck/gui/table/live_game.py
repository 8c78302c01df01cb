"""A game that is played or watched: binds a session to the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from vtes_deck.app.game_table.choices import Choice, PartialChoice
from vtes_deck.app.game_table.computer_choices import Chosen, Hint, Thought, hint_of
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.log_lines import LogLine, log_lines
from vtes_deck.app.game_table.news import Mark, News, just_happened, marked, news_since
from vtes_deck.app.game_table.passes import Until, while_yielding
from vtes_deck.app.game_table.view import EVERYTHING, NONE, SPECTATOR, TableView
from vtes_deck.app.games import TableError
from vtes_deck.engine.state.decisions import PASS, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.gui.jobs import Job, Jobs
from vtes_deck.language import tr

THINKING = "game table: thinking"
"""The key of the job of a computer player; there is one at a time."""

PACES = (0, 250, 700, 1600)
"""Milliseconds for which the choice of a computer player is shown: none, fast, usual, slow."""


log = logging.getLogger(__name__)

_SLOW = 150
"""Milliseconds before the thinking player is shown, although nothing else has changed."""


class LiveGame(QObject):
    """Runs a game with the choices of people and computer players.

    Signals:
        changed: there is a new state to show.
        failed: an action failed; carries a sentence.
        ended: the game has ended while it was played here.
        ticked: a second has passed; the seconds that are left, or ``None`` without a time limit.

    Attributes:
        session: the game.
        partial_choice: the step of the choice of a person, or ``None``.
        covered: whether another person has yet to take over at a hot seat.
        paused: whether computer players are paused.
        pace: an index of :data:`PACES`.
        hint: the hint for this choice, if the player asked for one.
        looked_at: the card in the hand that was clicked and not played yet, or ``NONE``.
        reason: the last choice of a computer player and its reason, if it gives one; empty if that
            would reveal hidden cards.
    """

    changed = Signal()
    failed = Signal(str)
    ended = Signal()
    ticked = Signal(object)

    def __init__(
        self, session: GameSession, jobs: Jobs, keep: Callable[[GameSession], None], parent: QObject
    ) -> None:
        """Bind a game.

        Args:
            session: the game.
            jobs: runs the computer players.
            keep: saves the game; called wherever a person must choose, and at the end.
            parent: the window.
        """
        super().__init__(parent)
        self.session = session
        self._jobs, self._keep = jobs, keep
        self.partial_choice: PartialChoice | None = None
        self.paused = not session.people
        self.pace = 1 if session.people else 2
        self.hint: Hint | None = None
        self.reason = ""
        self.looked_at = NONE
        self._automatic: int | None = None
        self._over = session.over
        self._uncovered = session.people[0] if len(session.people) == 1 else NONE
        self._marks: dict[int, Mark] = {}
        self._lines: list[LogLine] = []
        self._lines_of: tuple[int, int] = (0, NONE)
        self._job: Job | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW)
        self._slow.timeout.connect(self.changed)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(0)  # the new state is painted first
        self._keeping.timeout.connect(self._keep_now)
        self._kept = len(session.game.inputs)
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._on_second)
        if session.people:
            self._clock.start()

    # ------------------------------------------------------------------------------------- showing

    @property
    def covered(self) -> bool:
        """Whether another person has yet to take over."""
        hidden = not self.session.is_open and self._uncovered != self._asked
        return self.session.waits and hidden

    @property
    def thinking(self) -> bool:
        """Whether a computer player is choosing now."""
        return self._job is not None

    @property
    def out(self) -> bool:
        """Whether all people at the table have left the game, which continues without them."""
        people = self.session.people
        return bool(people) and all(self._table.seats[seat].ousted for seat in people)

    def hurry(self) -> None:
        """Show the choices of computer players without pauses from now on."""
        self.pace = 0
        if self._timer.isActive():
            self._timer.start(0)
        self.changed.emit()

    @property
    def _asked(self) -> int:
        decision = self.session.decision
        return NONE if decision is None else decision.seat

    @property
    def eyes(self) -> int:
        """The seat whose view is shown."""
        if self.session.over or self.session.is_open:
            return EVERYTHING
        if self.covered:
            return SPECTATOR
        if len(self.session.people) > 1 and not self.session.waits:
            return self._uncovered if self._uncovered != NONE else SPECTATOR
        return self.session.eyes

    def view(self) -> TableView:
        """The table to show."""
        return self.session.view(self.eyes)

    def lines(self) -> list[LogLine]:
        """The log to show."""
        game, eyes = self.session.game, self.eyes
        key = id(game), eyes
        kept = self._lines[:-1] if self._lines_of == key else []
        while kept and kept[-1].heading:
            kept.pop()
        since = kept.pop().event if kept else 0
        self._lines = kept + log_lines(game, eyes, since=since)
        self._lines_of = key
        return self._lines

    def news(self) -> News:
        """What has happened since the last choice of the person who sees the table."""
        mark = self._marks.get(self.eyes, self._marks.get(self._asked))
        if mark is None or self.session.over:
            return News(just_happened(self.lines()))
        return news_since(mark, self._table, self.lines())

    def _mark(self) -> None:
        """Remember the moment at which a person chooses."""
        if self._automatic is None:
            self._marks[self._asked] = marked(self._table)

    def _keep_lines(self) -> None:
        """After a step back, keep the lines that the log still has."""
        game, (_, eyes) = self.session.game, self._lines_of
        self._lines = [line for line in self._lines if line.event < len(game.log)]
        self._marks.clear()
        self._lines_of = (id(game), eyes)

    def begin(self) -> None:
        """Show the game and continue."""
        self._go_on()

    def _go_on(self, pause: int = 0, *, quiet: bool = False) -> None:
        """Show the current state, or let the next computer player choose first if ``quiet``."""
        if quiet and self.session.thinker and not self.paused:
            self._timer.start(0)
            return
        self.partial_choice = None if self.covered else self.session.partial_choice()
        self.hint, self.looked_at = None, NONE
        if self.session.over or self.out:
            self._automatic = None  # no choice is left
        if self.session.over:
            self.reason = ""  # only the result matters now
        self.changed.emit()
        if self.session.over:
            self._keep_now()
        elif self.session.waits:
            self._keeping.start()
        known, self._over = self._over, self.session.over  # a slot may lead here again
        if self.session.over and not known:
            self.ended.emit()
        if self.session.thinker and not self.paused:
            self._timer.start(pause)
        elif self._automatic is not None:
            self._go_on_automatically()

    def _on_second(self) -> None:
        """Check the time limit of a game with people."""
        if self.session.over:
            self._clock.stop()
            return
        self.session.spend(1.0)
        self.ticked.emit(self.session.seconds_left)
        if self.session.over:
            self.stop()
            self._go_on()

    def leave(self) -> None:
        """Stop the game, which is no longer shown, and save it."""
        self.stop()
        unkept = len(self.session.game.inputs) != self._kept
        if self._keeping.isActive() or (unkept and self.session.people and not self.session.over):
            self._keep_now()
        self._clock.stop()

    def _keep_now(self) -> None:
        """Save the current state of the game."""
        self._keeping.stop()
        self._kept = len(self.session.game.inputs)
        self._keep(self.session)

    def uncover(self) -> None:
        """Show the game to the person who has taken over."""
        self._uncovered = self._asked
        self._go_on()

    # ------------------------------------------------------------------------------------ choosing

    def press(self, choice: Choice) -> None:
        """Handle the choice of a button that was pressed."""
        if self.partial_choice is not None:
            self._take(self.partial_choice.pick(self._table, choice))

    def pick_card(self, card: int, sure: bool = True) -> None:
        """Handle a card that was clicked.

        Args:
            card: its number.
            sure: whether to play it if nothing is left to choose; otherwise it is shown first.
        """
        if self.partial_choice is None:
            return
        found = self.partial_choice.pick_card(self._table, card)
        if isinstance(found, Option) and not sure:
            self.looked_at = card
            self.changed.emit()
        else:
            self._take(found)

    def pick_seat(self, seat: int) -> None:
        """Handle a Methuselah who was clicked."""
        if self.partial_choice is not None:
            self._take(self.partial_choice.pick_seat(self._table, seat))

    def back(self) -> None:
        """Go to the previous step."""
        if self.partial_choice is not None:
            if self.looked_at == NONE:
                self.partial_choice = self.partial_choice.back()
            self.looked_at = NONE
            self.changed.emit()

    def answer(self, option: Option) -> None:
        """Answer a decision with the choice of a person."""
        self._mark()
        try:
            self.session.answer(option)
        except TableError as error:
            self.failed.emit(str(error))
            return
        self.reason = ""
        self._go_on()

    def answer_several(self, options: Sequence[Option]) -> None:
        """Answer several decisions that a person made in one form."""
        self._mark()
        try:
            self.session.answer_several(options)
        except TableError as error:
            self.failed.emit(str(error))
        self.reason = ""
        self._go_on()

    @property
    def _table(self) -> Table:
        return self.session.game.table

    def _take(self, found: PartialChoice | Option | None) -> None:
        if isinstance(found, PartialChoice):
            self.partial_choice, self.looked_at = found, NONE
            self.changed.emit()
        elif found is not None:
            self.answer(found)

    # ------------------------------------------------------------------------------------ thinking

    def _think(self) -> None:
        thought = self.session.thought()
        if thought is None:
            return
        self._slow.start()
        self._job = self._jobs.run(
            tr("{player} is thinking …", player=thought.name),
            lambda _task: thought.choose(),
            done=partial(self._thought, thought),
            failed=partial(self._not_thought, thought),
            owner=self,
            key=THINKING,
            quiet=True,
        )

    def _not_thought(self, thought: Thought, error: Exception) -> None:
        """Report a computer player that failed, and let a simple player go on in its seat."""
        log.error("%s failed", thought.name, exc_info=error)
        self._job = None
        self._slow.stop()
        replaced = self.session.replace_failed(thought)
        self._go_on()
        if replaced:
            text = tr("{error} A simple player takes its seat.", error=error)
            self.failed.emit(text)
        else:
            self.stop()
            self.failed.emit(str(error))

    def _thought(self, thought: Thought, chosen: Chosen) -> None:
        self._job = None
        self._slow.stop()
        if self.session.take(thought, chosen):
            if chosen.reason and self.eyes == EVERYTHING:
                sentence = hint_of(thought, chosen).sentence
                self.reason = f"{thought.name}: {sentence}\n{chosen.reason}"
            passed = chosen.option.verb is PASS
            self._go_on(0 if passed else PACES[self.pace], quiet=passed)

    def stop(self) -> None:
        """Stop the computer players."""
        self._timer.stop()
        self._slow.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def set_paused(self, paused: bool) -> None:
        """Pause computer players, or let them continue."""
        self.paused = paused
        if paused:
            self.stop()
        self._go_on()

    def step(self) -> None:
        """Run one choice of a computer player."""
        self.stop()
        self.paused = True
        self._think()

    # ------------------------------------------------------------------------------ other commands

    def may_yield(self) -> tuple[Until, ...]:
        """The moments until which the person who must choose may yield, if she can pass."""
        decision = self.session.decision
        if not self.session.waits or self.covered or decision is None:
            return ()
        if while_yielding(decision) is None:
            return ()
        return self.session.may_yield(self._asked)

    @property
    def yielding(self) -> Until | None:
        """The moment until which a player at the screen yields; ``None`` if none does."""
        return next((one.until for one in self.session.yielding.values()), None)

    def yield_until(self, until: Until) -> None:
        """Pass for the deciding person until a given moment."""
        self._mark()
        try:
            self.session.yield_until(self._asked, until)
        except TableError as error:
            self.failed.emit(str(error))
            return
        self._go_on()

    def choose_again(self) -> None:
        """Ask everyone again; no computer player chooses for a person."""
        self._automatic = None
        for seat in tuple(self.session.yielding):
            self.session.stop_yielding(seat)
        self.changed.emit()

    def undo(self) -> None:
        """Take back the last real choice of a person."""
        self.stop()
        self._automatic = None
        if not self.session.undo():
            self.failed.emit(tr("There is nothing to undo."))
        self._keep_lines()
        self._go_on()

    def redo(self) -> None:
        """Repeat the choices that were taken back."""
        self.stop()
        self.session.redo()
        self._go_on()

    def wish_hint(self) -> None:
        """Get a hint from a computer player."""
        thought = None if self.covered else self.session.hint()
        if thought is None:
            return
        self._jobs.run(
            tr("Thinking about a hint …"),
            lambda _task: thought.choose(),
            done=partial(self._hinted, thought),
            failed=partial(self._not_hinted, thought),
            owner=self,
            key=THINKING,
            quiet=True,
        )

    def _not_hinted(self, thought: Thought, error: Exception) -> None:
        log.error("the hint for %s failed", thought.name, exc_info=error)
        self._automatic = None
        self.changed.emit()
        self.failed.emit(tr("There is no hint. {error}", error=error))

    def _hinted(self, thought: Thought, chosen: Chosen) -> None:
        if not self.session.waits or len(self.session.game.inputs) != thought.number:
            return
        if self._automatic is not None:
            self.answer(chosen.option)
            return
        self.hint = hint_of(thought, chosen)
        self.changed.emit()

    def automatic_step(self) -> None:
        """Let a computer player make the choice of the deciding person."""
        self._automatic = NONE
        self.wish_hint()

    def automatic_turn(self) -> None:
        """Let a computer player choose for her until her next turn begins."""
        if self.session.waits and not self.covered:
            self._mark()
            self._automatic = self._table.seats[self._asked].turns
            self.changed.emit()
            self.wish_hint()

    @property
    def automatic(self) -> bool:
        """Whether a computer player chooses for a person until her next turn."""
        return self._automatic not in {None, NONE}

    def _go_on_automatically(self) -> None:
        """Make the next choice of :meth:`automatic_turn`; stop when her turn begins."""
        if self._automatic == NONE or self.session.over:
            self._automatic = None
        elif self.session.waits and not self.covered:
            if self._table.seats[self._asked].turns == self._automatic:
                self.wish_hint()
            else:
                self._automatic = None
                self.changed.emit()

    def concede(self) -> None:
        """Let the person at the screen concede."""
        self.stop()
        seat = self._asked if self.session.waits else next(iter(self.session.people), NONE)
        try:
            self.session.concede(seat)
        except TableError as error:
            self.failed.emit(str(error))
            return
        self._go_on()
