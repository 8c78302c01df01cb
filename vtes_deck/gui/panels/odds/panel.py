"""The odds of the deck: influence curve, opening crypt, and questions about draws."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.changes import Changes, What
from vtes_deck.graphics import theme
from vtes_deck.gui.dialogs.odds_builder import OddsBuilderDialog
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.odds.question import QuestionBox
from vtes_deck.gui.panels.odds.tables import FIELD_WIDTH, CopiesTable, PlayableTurnsTable
from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import number, tr
from vtes_deck.stats.crypt_odds import CryptOdds, crypt_odds
from vtes_deck.stats.influence.best_line import Rules, best
from vtes_deck.stats.influence.crypt import CryptCopies, kinds
from vtes_deck.stats.influence.curve import (
    Conditions,
    Curve,
    CurveTurn,
    TooManyStatesError,
    curve,
    mean,
)
from vtes_deck.stats.influence.goal import TWO_VAMPIRES
from vtes_deck.stats.influence.policy import HABITS, habits
from vtes_deck.stats.odds.reader import MAX_TEXT_LENGTH
from vtes_deck.stats.probability import Probability, percent

_KEY = "odds"
_WATCHED = What.DECK | What.CARDBASE | What.SETTINGS
_SEATS = (1, 2, 3, 4, 5)
_MAX_TURNS = 3
"""Turns that the headline names."""

_BANDS = 4
"""From this number on, vampires are counted together."""


class OddsPanel(Panel):
    """The influence curve for a seat and a strategy, the odds of the opening, and questions."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._asked: tuple[object, ...] = ()
        self._drawn: Curve | None = None
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        self._layout.setSpacing(metrics.gap)
        self.empty = self._label(inside, "empty")
        self.empty.setText(tr("Nothing to calculate yet: the crypt is empty."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.asking = QuestionBox(context, inside)
        self.question = self.asking.question
        self.asking.build.clicked.connect(self._build)
        self._layout.addWidget(self.asking)
        self._make_curve(inside)
        self._layout.addSpacing(metrics.pad)
        self.opening_head = self._label(inside, "heading", tr("In the opening four"))
        self.opening = Bars(tr("Chance of each vampire in the opening"), inside)
        self.opening.set_whole(1)
        self.opening.set_heads(tr("Card"), tr("In the opening, %"), tr("Two or more, %"))
        self.opening.set_axes(tr("Card"), tr("Openings that have it"))
        self.opening_line = self._label(inside, "muted")
        for widget in (self.opening, self.opening_line):
            self._layout.addWidget(widget)
        self.playable_turns, self.copies = PlayableTurnsTable(inside), CopiesTable(inside)
        for table in (self.playable_turns, self.copies):
            self._layout.addSpacing(metrics.pad)
            self._layout.addWidget(table)
        self._layout.addStretch(1)
        offer_saving((self.opening, self.bands), context.jobs)
        scroll = scrolled(inside, tr("Odds"), self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _label(self, parent: QWidget, look: str, text: str = "") -> QLabel:
        label = PlainLabel(text, parent)
        label.setProperty("look", look)
        label.setWordWrap(True)
        self._layout.addWidget(label)
        return label

    def _make_curve(self, parent: QWidget) -> None:
        self._layout.addSpacing(theme.Metrics.of(self.font()).pad)
        self.curve_head = self._label(parent, "heading", tr("Vampires ready, turn by turn"))
        self.seat = QComboBox(parent)
        for seat in _SEATS:
            self.seat.addItem(tr("{seat} of {seats}", seat=seat, seats=_SEATS[-1]), seat)
        self.habit = QComboBox(parent)
        for name, words in HABITS.items():
            self.habit.addItem(tr(words), name)
        self.habit.setMinimumContentsLength(12)
        self.habit.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for field in (self.seat, self.habit):
            field.activated.connect(self._reckon)
            field.setMaximumWidth(theme.Metrics.of(self.font()).line * FIELD_WIDTH)
        self.two_line = self._label(parent, "title")
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Se&at"), self.seat)
        form.addRow(tr("Tra&nsfers"), self.habit)
        self._form = form
        self._layout.addLayout(form)
        self.bands = BandChart(tr("Share of games by number of ready vampires and turn"), parent)
        self.bands.set_axes(tr("Own turn"), tr("Number of ready vampires: share of the games"))
        self._layout.addWidget(self.bands)
        self.curve_line = self._label(parent, "muted")
        self.best_line = self._label(parent, "muted")

    # ------------------------------------------------------------------------------------- changes

    @override
    def changed(self, changes: Changes) -> None:
        if not changes.touches(_WATCHED):
            return
        deck = self.context.session.deck
        self.asking.build.setEnabled(bool(deck.crypt or deck.library))
        self._show_opening(crypt_odds(deck))
        self.asking.ask()
        self.copies.show_deck(deck)
        self._reckon()
        self.playable_turns.show_curve(deck, self._drawn)

    def take_focus(self) -> None:
        """Move the focus to the question."""
        self.question.setFocus()

    @override
    def save_state(self) -> str:
        return f"{self.seat.currentData()} {self.habit.currentData()} {self.question.text()}"

    def restore_state(self, state: str) -> None:
        """Restore the last question."""
        seat, _, rest = state[: MAX_TEXT_LENGTH + 20].partition(" ")
        habit, _, question = rest.partition(" ")
        if seat.isascii() and seat.isdigit() and self.seat.findData(int(seat)) >= 0:
            self.seat.setCurrentIndex(self.seat.findData(int(seat)))
        if habit in HABITS:
            self.habit.setCurrentIndex(self.habit.findData(habit))
        self.question.setText(question)
        self._reckon()

    # ------------------------------------------------------------------------------------ question

    def _build(self) -> None:
        dialog = OddsBuilderDialog(
            self.context.session.deck,
            self.seat.currentData(),
            self.window(),
            self.context.cards.search,
        )
        dialog.asked.connect(self.question.setText)
        dialog.open()

    # ----------------------------------------------------------------------------------- influence

    def _reckon(self) -> None:
        """Simulate the crypt in the background, unless it has already been done."""
        crypt = kinds(self.context.session.deck)
        seat, habit = self.seat.currentData(), self.habit.currentData()
        parts = (self.curve_head, self.two_line, self.bands, self.curve_line, self.best_line)
        for widget in parts:
            widget.setVisible(bool(crypt))
        if self._asked == (crypt, seat, habit):
            return
        self._asked, self._drawn = (crypt, seat, habit), None
        if not crypt:
            self.context.jobs.cancel(_KEY)
            self.bands.show_steps(())
            return
        conditions = Conditions(policy=habits(crypt)[habit], seat=seat)
        self.best_line.setText(tr("Looking for the best line …"))

        def follow(task: Task) -> Curve:
            task.check()
            return curve(crypt, conditions)

        def found(drawn: Curve) -> None:
            self._show_curve(crypt, drawn)
            self._look_for_best(crypt, drawn)

        self.context.jobs.run(
            tr("Simulating the crypt"), follow, done=found, owner=self, key=_KEY, quiet=True
        )

    def _look_for_best(self, crypt: tuple[CryptCopies, ...], drawn: Curve) -> None:
        seat = drawn.conditions.seat

        def search(task: Task) -> list[Probability]:
            chances: list[Probability] = []
            for turn in drawn.turns:
                task.check()
                try:
                    chances.append(best(crypt, TWO_VAMPIRES, Rules(turn=turn.turn, seat=seat)))
                except TooManyStatesError:
                    break
            return chances

        self.context.jobs.run(
            tr("Looking for the best line"),
            search,
            done=lambda chances: self._show_best(drawn, chances),
            owner=self,
            key=_KEY,
            quiet=True,
        )

    def _show_curve(self, crypt: tuple[CryptCopies, ...], drawn: Curve) -> None:
        self._drawn = drawn
        self.playable_turns.show_curve(self.context.session.deck, drawn)
        self.bands.show_steps([_step(turn) for turn in drawn.turns])
        self.two_line.setText(_two_ready(drawn))
        last = drawn.turns[-1]
        stars = [str(k.card) for k in crypt if k.card.id in drawn.conditions.policy.stars]
        sentences = []
        if stars:
            sentences.append(tr("The star is {stars}.", stars=", ".join(stars)))
        sentences.append(
            tr(
                "After turn {turn} you have {capacity} capacity ready and {pool} pool on average.",
                turn=last.turn,
                capacity=number(float(mean(last.capacity)), 1),
                pool=number(float(mean(last.pool)), 1),
            )
        )
        sentences.append(tr("Transfers only: no library card, no text of a vampire."))
        sentences.append(
            tr("Exact: every opening was counted.")
            if drawn.exact
            else tr(
                "Simulated: {games} games, seed {seed}.",
                games=number(drawn.games),
                seed=str(drawn.seed),
            )
        )
        self.curve_line.setText(" ".join(sentences))

    def _show_best(self, drawn: Curve, chances: list[Probability]) -> None:
        better = [
            tr("{chance} by turn {turn}", turn=turn.turn, chance=chance)
            for turn, chance in zip(drawn.turns, chances, strict=False)
            if chance.value > turn.at_least(2).value
        ]
        texts = [
            tr("At best, with other transfers: {turns}.", turns=" · ".join(better))
            if better
            else tr("At best the same: no other transfers have two vampires ready more often.")
        ]
        if len(chances) < len(drawn.turns):
            texts.append(tr("Later turns take too long to calculate for a crypt of this size."))
        self.best_line.setText(" ".join(texts))

    def _show_opening(self, odds: CryptOdds) -> None:
        there = odds.best is not None and odds.worst is not None
        self.empty.setVisible(not there)
        for widget in (self.opening_head, self.opening, self.opening_line):
            widget.setVisible(there)
        self.opening.show_bars(
            [
                Bar(
                    str(row.card),
                    float(row.chance),
                    text=str(row.chance),
                    numbers=(100 * float(row.chance), 100 * float(row.two)),
                    card=row.card,
                    hint=tr(
                        "{card}: at least one of {copies} in the opening {chance} "
                        "of the time, two or more {two}. Exact.",
                        card=row.card,
                        copies=row.copies,
                        chance=row.chance,
                        two=row.two,
                    ),
                )
                for row in odds.vampires
            ]
        )
        if odds.best is None or odds.worst is None:
            return
        different = ", ".join(f"{n}: {chance}" for n, chance in odds.different.items())
        self.opening_line.setText(
            tr(
                "Different vampires among them: {different}. Total capacity: {mean} on "
                "average, {least} to {most}. Exact.",
                different=different,
                mean=number(float(odds.capacity), 1),
                least=odds.best.capacity,
                most=odds.worst.capacity,
            )
        )


def _two_ready(drawn: Curve) -> str:
    """How often two vampires are ready, for the turns on which this is possible."""
    chances = [(turn.turn, turn.at_least(2)) for turn in drawn.turns]
    turns = [
        tr("{chance} by turn {turn}", turn=turn, chance=percent(chance.value, 0))
        for turn, chance in chances
        if chance.hits
    ]
    if not turns:
        return tr("Two vampires are never ready by turn {turn}.", turn=chances[-1][0])
    return tr("Two vampires ready: {turns}", turns=" · ".join(turns[:_MAX_TURNS]))


def _step(turn: CurveTurn) -> BandStep:
    parts = [*(turn.exactly(ready) for ready in range(_BANDS)), turn.at_least(_BANDS)]
    names = (*map(str, range(_BANDS)), f"{_BANDS}+")
    chances = (turn.at_least(ready) for ready in (1, 2, 3))
    text = ", ".join(
        tr("{vampires} or more {chance}", vampires=vampires, chance=chance.with_interval())
        for vampires, chance in enumerate(chances, 1)
    )
    shares = tuple(zip(names, (percent(p.value, 0) for p in parts), strict=True))
    return BandStep(
        tr("turn {turn}", turn=turn.turn),
        tuple(map(float, parts)),
        tuple(f"{name}: {share}" for name, share in shares),
        tr(
            "Turn {turn}, {transfers} transfers: {told}. {pool} pool left on average.",
            turn=turn.turn,
            transfers=turn.transfers,
            told=text,
            pool=number(float(mean(turn.pool)), 1),
        ),
        tuple(
            tr("{vampires} ready: {share}", vampires=name, share=share) for name, share in shares
        ),
    )
