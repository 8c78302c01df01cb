"""A game on the screen: the board, the side panel, and the game that both show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QSplitter, QVBoxLayout, QWidget

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.log_lines import LogLine
from vtes_deck.app.game_table.passes import AskSetting, Until
from vtes_deck.app.game_table.position_use import position_of, position_of_session
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.view import NONE
from vtes_deck.engine import Game
from vtes_deck.graphics import theme
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.panels import Context
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.card_facts import CardFacts
from vtes_deck.gui.table.game_menu import GameMenu
from vtes_deck.gui.table.game_result import ResultSheet
from vtes_deck.gui.table.live_game import LiveGame
from vtes_deck.gui.table.play_on_dialog import PlayOnDialog
from vtes_deck.gui.table.playback import Playback
from vtes_deck.gui.table.playback_bar import PlaybackBar
from vtes_deck.gui.table.preview import Preview
from vtes_deck.gui.table.prompt import show_state
from vtes_deck.gui.table.side_panel import UNTIL, SidePanel
from vtes_deck.gui.table.start_button import StartButton
from vtes_deck.gui.table.titles import window_title
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.language import tr


class GameView(QWidget):
    """Shows one game.

    Signals:
        titled: the title for the window around it.
        branched: a :class:`GameSession` to be played in a separate window.
        edit_wanted: a :class:`~vtes_deck.app.game_table.position.Position` to be edited in a
            separate window.

    Attributes:
        play: the game that is played or watched, or ``None``.
        playback: the game that is replayed, or ``None``.
    """

    titled = Signal(str)
    branched = Signal(object)
    edit_wanted = Signal(object)

    def __init__(self, context: Context, menu: QMenu, parent: QWidget | None = None) -> None:
        """Make the view.

        Args:
            context: the context of the main window.
            menu: opened by a button of the view; it gets the entries that concern one game.
            parent: the window.
        """
        super().__init__(parent)
        self.context = context
        self.play: LiveGame | None = None
        self.playback: Playback | None = None
        self._asked = False
        self.pictures = CardPictures.of(context)
        self.faces = FaceCache(self.pictures.picture, self)
        self.board = Board(self.faces, self)
        self.preview = Preview(self.pictures.picture, self.board)
        self.pictures.arrived.connect(self.faces.renew)
        self.pictures.arrived.connect(self.preview.renew)
        self.menu = GameMenu(menu, self.board, context.settings, self)
        self.bar = PlaybackBar(self)
        self.bar.hide()
        self.start = StartButton(self.board.state_of_play, self.board)
        self.side = SidePanel(menu, self)
        self.facts = CardFacts(self)
        ground = QWidget(self)
        column = QVBoxLayout(ground)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        self.parts = QSplitter(Qt.Orientation.Horizontal, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(ground)
        self.parts.addWidget(self.side)
        self.parts.setStretchFactor(0, 1)
        self.parts.setStretchFactor(1, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.parts)
        self._connect()
        self._connect_menu()
        self._make_keys()

    # ------------------------------------------------------------------------------------ building

    def share(self, width: int) -> None:
        """Divide a width between the board and the side panel."""
        side = max(theme.Metrics.of(self.font()).line * 18, width // 6)
        self.parts.setSizes([width - side, side])

    def _automatic_step(self) -> None:
        if self.play is not None:
            self.play.automatic_step()

    def _automatic_turn(self) -> None:
        if self.play is not None:
            self.play.automatic_turn()

    def _connect(self) -> None:
        board, side, bar = self.board, self.side, self.bar
        facts = self.facts
        board.pointed.connect(facts.point)
        board.piles_wanted.connect(facts.show_piles)
        board.asked_about.connect(facts.show_facts)
        for answers in (side.question.chosen, side.question.answered):
            answers.connect(self.preview.hide)  # it would cover the next choices
        side.undo.clicked.connect(self.undo)
        side.redo.clicked.connect(self.redo)
        side.hint.clicked.connect(self.hint)
        side.note_do.clicked.connect(self._follow_hint)
        side.rule_wanted.connect(self.context.show_rule)
        side.yielded.connect(self._yield)
        side.stopped.connect(self._choose_again)
        side.log.pointed.connect(facts.point_at)
        side.log.card_wanted.connect(facts.select)
        side.log.line_wanted.connect(self._go_to_line)
        self.start.clicked.connect(self._start)
        for begins in (bar.stepped, bar.turned, bar.moved, bar.ran):
            begins.connect(self.start.hide)
        bar.stepped.connect(self._step)
        bar.ran.connect(self._run)
        bar.paced.connect(self._set_pace)
        bar.taken_over.connect(self._play_on)

    def _connect_menu(self) -> None:
        menu = self.menu
        for action, act in (
            (menu.replay, self.replay_this),
            (menu.step, self._automatic_step),
            (menu.turn, self._automatic_turn),
            (menu.what_if, self.what_if),
            (menu.edit, self.edit_position),
            (menu.concede, self._concede),
        ):
            action.triggered.connect(lambda _checked=False, act=act: act())
        menu.always.toggled.connect(self._set_always)
        menu.paced.connect(self._set_pace)

    def _make_keys(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "Ctrl+Z": self.undo,
            "Ctrl+Y": self.redo,
            "Ctrl+Shift+Z": self.redo,
            "H": self.hint,
            "Escape": self._escape,
            "F6": self._next_part,
            "F10": self.side.menu.click,
            "B": self.bar.back.click,
            "N": self.bar.on.click,
            "P": self.bar.run.click,
            "O": self.bar.take_over.click,
            "Ctrl+Left": self.bar.turn_back.click,
            "Ctrl+Right": self.bar.turn_on.click,
        }
        for until, (_, key) in UNTIL.items():
            acts[key] = partial(self._press_yield, until)
        for keys, act in acts.items():
            QShortcut(QKeySequence(keys), self, act)

    # ------------------------------------------------------------------------------------- binding

    def show_session(
        self, session: GameSession, keep: Callable[[GameSession], None] = lambda _s: None
    ) -> None:
        """Play a game, or watch it if no person plays.

        Args:
            session: the game.
            keep: saves it wherever a person must choose, and at the end.
        """
        self.leave()
        self.menu.always.setChecked(session.asking.always)
        self.board.compact = session.alone
        self.side.log.browser.jumps = False
        self.play = LiveGame(session, self.context.jobs, keep, self)
        if session.people:
            self.play.pace = self.context.settings.value.table_pace
        self.play.changed.connect(self._show_play)
        self.play.ended.connect(self.bar.stop)
        self.play.ticked.connect(self.side.show_time)
        self.side.show_time(session.seconds_left)
        self.play.ended.connect(self.show_result)
        self.board.card_chosen.connect(self.play.pick_card)
        self.board.seat_chosen.connect(self.play.pick_seat)
        self.side.question.chosen.connect(self.play.press)
        self.side.question.answered.connect(self.play.answer_several)
        self.side.question.back.connect(self.play.back)
        self.play.failed.connect(self.show_message)
        names = [tr(seat.name) for seat in session.game.table.seats]
        self.side.log.set_seats(names)
        self.side.log.mark_event(None)
        people = bool(session.people)
        self.bar.set_seats(names, session.eyes)
        self.bar.setVisible(not people)
        self.bar.eyes.setVisible(False)
        self.bar.take_over.setVisible(not session.over)
        self.bar.pace.setCurrentIndex(self.play.pace)
        self.menu.paces[self.play.pace].setChecked(True)
        self.board.turn_to(session.people[0] if people else 0)
        self.side.take_focus()  # first, so that the question is read with its button only
        self.play.begin()
        self.side.take_focus()
        if not people and not session.over:
            self.start.offer(tr("Watch the game"))

    def show_replay(self, replay: Replay, eyes: int | None = None) -> None:
        """Replay a game."""
        self.leave()
        self.board.compact = replay.session is not None and replay.session.alone
        self.side.log.browser.jumps = True
        self.playback = Playback(replay, self)
        if eyes is not None:
            self.playback.eyes = eyes
        self.playback.changed.connect(self._show_playback)
        self.bar.turned.connect(self.playback.turn)
        self.bar.moved.connect(self.playback.go_to)
        self.bar.looked.connect(self.playback.look)
        self.playback.ended.connect(self.bar.stop)
        self.side.show_time(None)
        names = [tr(seat.name) for seat in replay.whole.table.seats]
        self.side.log.set_seats(names)
        self.bar.set_seats(names, self.playback.eyes)
        self.bar.pace.setCurrentIndex(self.playback.pace)
        for widget in (self.bar, self.bar.eyes, self.bar.take_over):
            widget.show()
        self.bar.take_over.setEnabled(True)
        self._show_playback()
        if replay.number == 0 and replay.last:
            self.start.offer(tr("Play the game automatically"))

    def leave(self) -> None:
        """Release the game that is shown."""
        self.bar.stop()
        self.start.hide()
        self.preview.hide()
        for bound in (self.play, self.playback):
            if bound is not None:
                bound.leave()
                bound.deleteLater()
        self.play, self.playback = None, None

    def show_message(self, text: str) -> None:
        """Show a sentence."""
        self.side.show_message(text)

    # ------------------------------------------------------------------------------------- showing

    def _show_play(self) -> None:
        play = self.play
        if play is None:
            return
        view = play.view()
        partial_choice = play.partial_choice
        news = play.news()
        asked = play.session.waits and bool(play.session.game.inputs)
        if asked and not self._asked and self.menu.sound.isChecked():
            QApplication.beep()
        self._asked = asked
        if play.session.is_open and play.session.waits:
            self.board.turn_to(view.asked)
        if partial_choice is None:
            self.board.show_view(view, news=news)
        else:
            picked = {*partial_choice.picked, play.looked_at} - {NONE}
            self.board.show_view(
                view, partial_choice.live_cards, partial_choice.live_seats, picked, news
            )
        self.facts.point_again()
        self.menu.paces[play.pace].setChecked(True)
        self.titled.emit(window_title(play.session, view.head))
        self.side.log.show_lines(play.lines(), news.event)
        self.bar.show_place(view.number, None)
        self.bar.take_over.setEnabled(not play.session.over)
        at_end = (
            (tr("Result sheet …"), self.show_result),
            (tr("Replay this game"), self.replay_this),
        )
        with self.side.keeping_focus():
            show_state(self.side, play, view.question, at_end)
            self.side.undo.setEnabled(play.session.can_undo)
            self.side.redo.setEnabled(play.session.can_redo)
            self.side.hint.setEnabled(partial_choice is not None)
            self.side.show_yields(play.may_yield(), play.yielding, automatic=play.automatic)
            hint = play.hint
            if hint is not None:
                text = "\n".join(
                    filter(None, (tr("Hint: {option}", option=hint.sentence), hint.reason))
                )
                self.side.show_note(text, doable=True)
            else:
                self.side.show_note("" if partial_choice is None else play.reason)
        self.menu.concede.setEnabled(not play.session.over and bool(play.session.people))
        self.menu.what_if.setEnabled(True)

    def _show_playback(self) -> None:
        playback = self.playback
        if playback is None:
            return
        view = playback.view()
        self.board.show_view(view, news=playback.news())
        self.facts.point_again()
        self.titled.emit(tr("{head}: replay", head=view.head.removesuffix(".")))
        self.bar.show_place(playback.replay.number, playback.replay.last)
        self.side.log.show_lines(playback.lines())
        self.side.log.mark_event(playback.replay.events)
        self.side.question.say(playback.next_choice, playback.reason)
        self.side.show_commands(())
        self.side.show_yields((), None, automatic=False)
        self.side.show_note("")
        for button in (self.side.undo, self.side.redo, self.side.hint):
            button.setEnabled(False)
        self.menu.concede.setEnabled(False)

    @property
    def shown(self) -> Game | None:
        """The game that is shown; for a replay, the whole game."""
        if self.play is not None:
            return self.play.session.game
        return self.playback.replay.whole if self.playback is not None else None

    @property
    def session(self) -> GameSession | None:
        """The game that is shown with its players; ``None`` if they are not known."""
        if self.play is not None:
            return self.play.session
        return self.playback.replay.session if self.playback is not None else None

    # -------------------------------------------------------------------------------------- acting

    def undo(self) -> None:
        """Take back the last real choice."""
        if self.play is not None:
            self.play.undo()

    def redo(self) -> None:
        """Repeat the choice that was taken back."""
        if self.play is not None and self.play.session.can_redo:
            self.play.redo()

    def hint(self) -> None:
        """Ask a computer player."""
        if self.play is not None:
            self.play.wish_hint()

    def _follow_hint(self) -> None:
        if self.play is not None and self.play.hint is not None:
            self.play.answer(self.play.hint.option)

    def _yield(self, until: Until) -> None:
        if self.play is not None:
            self.play.yield_until(until)

    def _press_yield(self, until: Until) -> None:
        if self.side.yields[until].isVisible():
            self._yield(until)

    def _choose_again(self) -> None:
        if self.play is not None:
            self.play.choose_again()

    def _escape(self) -> None:
        """Stop passing; otherwise go one step back; otherwise end animations."""
        self.board.skip_moves()
        self.preview.hide()
        if self.play is not None and (self.play.automatic or self.play.yielding is not None):
            self.play.choose_again()
        elif self.play is not None:
            self.play.back()
        self.bar.stop()

    def _next_part(self) -> None:
        """Move the focus to the next part of the window."""
        parts: list[QWidget] = [self.board, self.side.below, self.side.log]
        now = self.focusWidget()
        here = -1
        if isinstance(now, QWidget):
            here = next((n for n, part in enumerate(parts) if part.isAncestorOf(now)), -1)
        part = parts[(here + 1) % len(parts)]
        if part is self.board:
            live = next((item for item in self.board.items() if item.live), None)
            (live or self.board).setFocus(Qt.FocusReason.TabFocusReason)
        elif part is self.side.log:
            self.side.log.browser.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.side.take_focus()

    def _step(self, count: int) -> None:
        if self.playback is not None:
            self.playback.step(count)
        elif self.play is not None and count > 0 and not self.play.session.people:
            self.bar.stop()
            self.play.step()

    def _run(self, running: bool) -> None:
        if self.playback is not None:
            self.playback.run(running)
        elif self.play is not None and not self.play.session.people:
            self.play.set_paused(not running)

    def _start(self) -> None:
        """Let the game run; Space then pauses it."""
        self.bar.run.setChecked(True)
        self.bar.run.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_pace(self, pace: int) -> None:
        if self.playback is not None:
            self.playback.set_pace(pace)
        if self.play is not None:
            self.play.pace = pace
            if self.play.session.people:
                self.context.settings.change(table_pace=pace)
        self.menu.paces[pace].setChecked(True)

    def _go_to_line(self, line: LogLine) -> None:
        if self.playback is not None:
            self.playback.go_to_line(line)

    def _play_on(self) -> None:
        """Ask who plays the rest of a game that is watched; passive opponents stay passive."""
        if self.playback is not None:
            replay, eyes = self.playback.replay, self.playback.eyes
        elif self.play is not None and not (self.play.session.over or self.play.session.people):
            self.bar.stop()
            replay, eyes = Replay.of(self.play.session), 0
            replay.go_to(replay.last)
        else:
            return
        sitters = replay.sitters(eyes)
        if replay.session is not None and replay.session.alone:
            self.branched.emit(replay.play_on(sitters))
            return
        names = [
            tr("{name} (ousted)", name=tr(seat.name)) if seat.ousted else tr(seat.name)
            for seat in replay.game.table.seats
        ]
        dialog = PlayOnDialog(names, sitters, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(lambda chosen: self.branched.emit(replay.play_on(chosen)))
        dialog.open()

    def replay_this(self) -> None:
        """Replay the game from its beginning."""
        if self.play is not None:
            self.show_replay(Replay.of(self.play.session))

    def edit_position(self) -> None:
        """Edit the current cards of the game as a position; the game itself does not change."""
        if self.play is not None:
            self.edit_wanted.emit(position_of_session(self.play.session))
        elif self.playback is not None:
            self.edit_wanted.emit(position_of(self.playback.replay.game))

    def show_result(self) -> None:
        """Show how the game ended."""
        if self.play is not None and self.play.session.over:
            sheet = ResultSheet(self.play.session, self)
            sheet.replay_wanted.connect(self.replay_this)
            sheet.open()

    def what_if(self) -> None:
        """Try something in a copy of the game, in a separate window."""
        if self.play is not None:
            self.branched.emit(self.play.session.what_if())

    def _concede(self) -> None:
        if self.play is not None:
            self.play.concede()

    def _set_always(self, always: bool) -> None:
        if self.play is not None:
            self.play.session.asking = AskSetting(always=always)
