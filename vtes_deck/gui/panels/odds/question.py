"""A question about draws: the box, the answer as a headline, and its curve by turn."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vtes_deck.app.deck_names import DeckNames
from vtes_deck.app.odds_examples import OddsExample, odds_examples
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.fitted_button import FittedButton
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.language import number, plural, tr
from vtes_deck.stats.errors import ImpossibleError, QuestionError, TooManyWaysError
from vtes_deck.stats.odds.answer import answer, by_turn
from vtes_deck.stats.odds.explanation import assumptions
from vtes_deck.stats.odds.question import OddsQuestion
from vtes_deck.stats.odds.reader import MAX_TEXT_LENGTH, parse
from vtes_deck.stats.probability import Probability, percent

_KEY = "odds by turn"

_PARTS = 10
"""Largest denominator of a chance in words: 40.5 % is about 2 in 5."""

_SIMPLER = 0.004
"""The error that a chance in words may add if its denominator becomes smaller by one."""

_OFF = 0.25
"""The maximum error of a chance in words, as a share of the rarer outcome."""

TURNS = range(1, 9)
"""Turns of the curve of an answer."""


class QuestionBox(QWidget):
    """The field for a question, and its answer.

    Attributes:
        question: the written question.
        build: the button that opens the builder.
        examples: questions that fit the deck, while none is written.
        headline: the chance in large figures.
        answer: the method, or the error in the question.
        curve: the chance for each turn.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.question = QLineEdit(self)
        self.question.setMaxLength(MAX_TEXT_LENGTH)
        self.question.setAccessibleName(tr("Question about draws"))
        self.question.setPlaceholderText(
            tr("How often …?  {question}", question="crypt(Arika) and hand(Villein) by turn 2")
        )
        self.question.setToolTip(
            tr(
                "crypt or hand, how many (>=, <=, =, =2..4), cards or [searches] in parentheses "
                "with | between them; and, or, not; then: by turn 3, after 12 cards, seat 3, "
                "with 1 discard 2 plays 1 decrypt, given seen(...) top(...) removed(...)"
            )
        )
        self.question.textChanged.connect(self.ask)
        self.build = QPushButton(icons.icon("ui/edit"), tr("Build a question …"), self)
        self.build.setToolTip(tr("Build a question from the cards of the deck"))
        self.examples = QWidget(self)
        self._row = FlowLayout(theme.Metrics.of(self.font()).gap, self.examples)
        self._offered: tuple[OddsExample, ...] = ()
        self.headline = PlainLabel(self)
        self.headline.setProperty("look", "headline")
        self.frequency = PlainLabel(self)
        self.frequency.setProperty("look", "title")
        self.frequency.setWordWrap(True)
        self.answer = PlainLabel(self)
        self.answer.setProperty("look", "muted")
        self.answer.setWordWrap(True)
        self.curve = LineChart(tr("The chance by turn"), self)
        self.curve.set_axes(tr("When this turn begins"), tr("Chance"))
        offer_saving((self.curve,), context.jobs)
        self._lay_out()
        self.ask()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        row = QHBoxLayout()
        row.addWidget(self.question, 1)
        row.addWidget(self.build)
        answer = QHBoxLayout()
        answer.setSpacing(metrics.big)
        answer.addWidget(self.headline)
        answer.addWidget(self.frequency, 1, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(row)
        layout.addWidget(self.examples)
        layout.addLayout(answer)
        layout.addWidget(self.answer)
        layout.addWidget(self.curve)

    def ask(self) -> None:
        """Answer the question for the current deck."""
        text, deck = self.question.text(), self._context.session.deck
        self._offer(() if text.strip() else odds_examples(deck))
        self._context.jobs.cancel(_KEY)
        self.curve.show_series(())
        self.curve.hide()
        self.answer.setVisible(bool(text.strip()))
        question, chance, note = self._answered(text, deck) if text.strip() else (None, None, "")
        for label in (self.headline, self.frequency):
            label.setVisible(chance is not None)
        self.answer.setText(note)
        if question is None or chance is None:
            return
        self.headline.setText(str(chance))
        self.frequency.setText(frequency(chance.value))
        if question.moment.cards is None:
            self._follow(deck, question)

    def _offer(self, examples: tuple[OddsExample, ...]) -> None:
        """Offer questions as buttons."""
        self.examples.setVisible(bool(examples))
        if examples == self._offered:
            return
        self._offered = examples
        for button in self.examples.findChildren(QPushButton):
            self._row.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        for one in examples:
            button = FittedButton(icons.icon("ui/dice"), self.examples)
            button.say(one.title, one.card)
            button.setObjectName("oddsExample")
            button.setAccessibleName(one.title)
            button.setToolTip(plain_tip(tip_of(one.title, one.text)))
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.question.setText, one.text))
            self._row.addWidget(button)

    def _answered(
        self, text: str, deck: Deck
    ) -> tuple[OddsQuestion | None, Probability | None, str]:
        try:
            question = parse(text, DeckNames(self._context.cards, deck))
            found = answer(deck, question)
        except QuestionError as error:
            place, message = text[error.start : error.end].strip(), error.what.render(tr)
            if place:
                message = tr("At “{place}”: {message}", place=place, message=message)
            return None, None, message
        except (ImpossibleError, TooManyWaysError) as error:
            return None, None, error.what.render(tr)
        return question, found.chance, "\n".join((*assumptions(found), tr("Exact.")))

    def _follow(self, deck: Deck, question: OddsQuestion) -> None:
        """Compute the chance for each turn in the background."""

        def work(task: Task) -> list[Probability]:
            chances: list[Probability] = []
            try:
                for chance in by_turn(deck, question, TURNS):
                    task.check()
                    chances.append(chance)
            except (ImpossibleError, TooManyWaysError):
                return []  # there is an answer, but no curve
            return chances

        self._context.jobs.run(
            tr("Calculating the chance by turn"),
            work,
            done=lambda chances: self._show_curve(chances, question.moment.turn),
            owner=self,
            key=_KEY,
            quiet=True,
        )

    def _show_curve(self, chances: list[Probability], asked: int) -> None:
        points = tuple(
            Point(
                str(turn),
                float(chance),
                float(chance),
                float(chance),
                percent(chance.value, 0),
                tr("Turn {turn}: {chance}.", turn=turn, chance=chance),
            )
            for turn, chance in zip(TURNS, chances, strict=False)
        )
        # An equal chance on every turn needs no curve: the question is about opening cards only.
        flat = len({point.value for point in points}) < 2
        curves = () if flat else (Series(tr("Chance"), points),)
        at = TURNS.index(asked) if asked in TURNS else None
        self.curve.show_series(curves, percent=True, marked=at)
        self.curve.setVisible(not flat)


def frequency(chance: Fraction) -> str:
    """A chance in words."""
    if chance in {0, 1}:
        return tr("always") if chance else tr("never")
    rare = min(chance, 1 - chance)
    simple = [Fraction(round(chance * parts), parts) for parts in range(2, _PARTS + 1)]
    near = min(
        (one for one in simple if 0 < one < 1 and abs(one - chance) <= _OFF * rare),
        key=lambda one: abs(one - chance) + _SIMPLER * one.denominator,
        default=None,
    )
    if near is not None:
        return plural(
            "about {n} deals in {of}", "about {n} deal in {of}", near.numerator, of=near.denominator
        )
    one_in = number(round(1 / rare))
    if chance == rare:
        return tr("about one deal in {n}", n=one_in)
    return tr("all but one deal in {n}", n=one_in)
