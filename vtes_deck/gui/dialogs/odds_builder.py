"""A builder for questions about draws, for players who do not know the query language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from cardbase.search import QueryError
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.dialogs.odds_conditions import (
    COMPARES,
    MAX_CONDITIONS,
    MEASURES,
    RANGE,
    ZONES,
    Part,
    known_cards,
    place_of,
)
from vtes_deck.gui.widgets.card_tile import icon_size, tile_icon
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.errors import ImpossibleError, TooManyWaysError
from vtes_deck.stats.odds.answer import answer
from vtes_deck.stats.odds.explanation import limits
from vtes_deck.stats.odds.question import All, Any, Measure, Moment, OddsQuestion
from vtes_deck.stats.odds.writer import write
from vtes_deck.stats.turns import PLAYERS


class OddsBuilderDialog(QDialog):
    """Conditions on the left, the cards of the chosen one on the right, the answer below.

    Signals:
        asked: the question in its written form.

    Args of the constructor:
        deck: the deck.
        seat: the player's seat.
        search: the cards that a query finds; without it there is no line for queries.
    """

    asked = Signal(str)

    def __init__(
        self,
        deck: Deck,
        seat: int = 1,
        parent: QWidget | None = None,
        search: Callable[[str], Iterable[AnyCard]] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("A question about draws"))
        self._deck = deck
        self._search = search
        self._parts: list[Part] = [Part()]
        self._showing = False
        metrics = theme.Metrics.of(self.font())
        halves = QHBoxLayout()
        halves.setSpacing(metrics.big)
        halves.addLayout(self._make_conditions(), 5)
        halves.addLayout(self._make_cards(), 5)
        self.text = PlainLabel(self)
        self.text.setWordWrap(True)
        self.text.setProperty("look", "muted")
        self.answer = PlainLabel(self)
        self.answer.setWordWrap(True)
        self.answer.setProperty("look", "heading")
        self.answer.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.ask = QPushButton(tr("Ask this"), self)
        set_look(self.ask, "primary")
        self.ask.setDefault(True)
        self.ask.clicked.connect(self._ask)
        buttons.addButton(self.ask, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(halves, 1)
        layout.addLayout(self._make_moment(seat))
        layout.addWidget(self.answer)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.resize(metrics.line * 50, metrics.line * 34)
        self._show_parts(0)

    # ------------------------------------------------------------------------------------ building

    def _make_conditions(self) -> QVBoxLayout:
        self.joined = QComboBox(self)
        self.joined.setAccessibleName(tr("How to combine the conditions"))
        self.joined.addItem(tr("All conditions are met"), All)
        self.joined.addItem(tr("At least one condition is met"), Any)
        self.joined.activated.connect(self._show_answer)
        self.parts = QListWidget(self)
        self.parts.setAccessibleName(tr("Conditions"))
        self.parts.setWordWrap(True)
        self.parts.currentRowChanged.connect(self._show_part)
        self.add = QPushButton(icons.icon("ui/add"), tr("Add a condition"), self)
        self.add.clicked.connect(self._add)
        self.remove = QPushButton(icons.icon("ui/remove"), tr("Remove"), self)
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.remove)
        column = QVBoxLayout()
        column.addWidget(self.joined)
        column.addWidget(self.parts, 1)
        column.addLayout(row)
        return column

    def _make_cards(self) -> QVBoxLayout:
        self.zone = QComboBox(self)
        self.zone.setAccessibleName(tr("Drawn from"))
        for zone, words in ZONES.items():
            self.zone.addItem(tr(words), zone)
        self.compare = QComboBox(self)
        self.compare.setAccessibleName(tr("At least, at most or exactly"))
        for compare, words in COMPARES.items():
            self.compare.addItem(tr(words), compare)
        self.compare.addItem(tr("between"), RANGE)
        self.number = self._spin(tr("How many"), 0, 99, 1)
        self.most = self._spin(tr("At most"), 0, 99, 2)
        self.copies = PlainLabel(tr("copies of each"), self)
        self.measure = QComboBox(self)
        self.measure.setAccessibleName(tr("Measure"))
        row = QHBoxLayout()
        row.addWidget(self.compare)
        row.addWidget(self.number)
        row.addWidget(self.most)
        row.addWidget(self.measure, 1)
        row.addWidget(self.copies, 1)
        # The texts depend on the other choices, so the width follows the longest one.
        self.measure.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.query = QLineEdit(self)
        self.query.setPlaceholderText(tr("Select by a search:  cap<=5,  type:reaction"))
        self.query.setAccessibleName(tr("Select the cards that a search finds"))
        self.query.setClearButtonEnabled(True)
        self.query.setVisible(self._search is not None)
        self.query.textEdited.connect(self._tick_found)
        line = theme.Metrics.of(self.font()).line
        self.cards = QListWidget(self)
        self.cards.setIconSize(icon_size(line))
        self.cards.setAccessibleName(tr("Of these cards"))
        self.zone.activated.connect(self._change_zone)
        self.compare.activated.connect(self._change)
        self.measure.activated.connect(self._change)
        self.number.valueChanged.connect(self._change)
        self.most.valueChanged.connect(self._change)
        self.cards.itemChanged.connect(self._change)
        column = QVBoxLayout()
        column.addWidget(self.zone)
        column.addLayout(row)
        column.addWidget(self.query)
        column.addWidget(self.cards, 1)
        return column

    def _make_moment(self, seat: int) -> QFormLayout:
        self.moment = QComboBox(self)
        self.moment.addItem(tr("when my turn begins:"), True)
        self.moment.addItem(tr("after cards seen:"), False)
        self.moment.setAccessibleName(tr("When"))
        self.moment_number = self._spin(tr("Turn or number of cards"), 1, 99, 1)
        self.seat = self._spin(tr("Seat"), 1, PLAYERS, seat)
        self.moment.activated.connect(self._show_answer)
        self.moment_number.valueChanged.connect(self._show_answer)
        self.seat.valueChanged.connect(self._show_answer)
        when = QHBoxLayout()
        when.addWidget(self.moment)
        when.addWidget(self.moment_number)
        when.addStretch(1)
        seats = QHBoxLayout()
        seats.addWidget(self.seat)
        seats.addStretch(1)
        form = QFormLayout()
        form.addRow(tr("When"), when)
        form.addRow(tr("Seat of {all}", all=PLAYERS), seats)
        return form

    def _spin(self, name: str, least: int, most: int, value: int) -> QSpinBox:
        spin = SpinBox(self)
        spin.setRange(least, most)
        spin.setValue(value)
        spin.setAccessibleName(name)
        return spin

    # ------------------------------------------------------------------------------------ changing

    def _part(self) -> Part:
        return self._parts[max(0, self.parts.currentRow())]

    def _add(self) -> None:
        self._parts.append(Part(zone=self._part().zone))
        self._show_parts(len(self._parts) - 1)

    def _remove(self) -> None:
        row = max(0, self.parts.currentRow())
        del self._parts[row]
        if not self._parts:
            self._parts.append(Part())
        self._show_parts(min(row, len(self._parts) - 1))

    def _change_zone(self) -> None:
        part = self._part()
        part.move_to(place_of(self.zone.currentData()))
        self._show_part(self.parts.currentRow())
        self._show_texts()

    def _change(self, *_what: object) -> None:
        if self._showing:
            return
        part, chosen = self._part(), self.compare.currentData()
        part.number = self.number.value()
        part.most = max(part.number, self.most.value()) if chosen == RANGE else None
        part.compare = Compare.EXACTLY if chosen == RANGE else Compare(chosen)
        if not part.known:
            part.measure = Measure(self.measure.currentData())
        self._show_fields(part)
        picked: dict[int, AnyCard] = {}
        for row in range(self.cards.count()):
            item = self.cards.item(row)
            if item.checkState() is Qt.CheckState.Checked:
                card = item.data(Qt.ItemDataRole.UserRole)
                picked[card.id] = card
        part.cards = picked
        self._show_texts()

    def _tick_found(self, query: str) -> None:
        """Tick exactly the cards that a query finds; an unfinished query changes nothing."""
        if self._search is None or not query.strip():
            return
        try:
            found = {card.id for card in self._search(query)}
        except QueryError:
            return
        self._showing = True
        for row in range(self.cards.count()):
            item = self.cards.item(row)
            ticked = item.data(Qt.ItemDataRole.UserRole).id in found
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self._showing = False
        self._change()

    # ------------------------------------------------------------------------------------- showing

    def _show_parts(self, row: int) -> None:
        self._showing = True
        self.parts.clear()
        for part in self._parts:
            self.parts.addItem(part.sentence())
        self._showing = False
        self.parts.setCurrentRow(row)
        self.add.setEnabled(len(self._parts) < MAX_CONDITIONS)
        self.joined.setEnabled(len(self._parts) > 1)
        self._show_answer()

    def _show_texts(self) -> None:
        for row, part in enumerate(self._parts):
            self.parts.item(row).setText(part.sentence())
        self._show_answer()

    def _show_part(self, row: int) -> None:
        if self._showing or row < 0:
            return
        self._showing = True
        part = self._parts[row]
        self.zone.setCurrentIndex(self.zone.findData(part.zone))
        chosen = RANGE if part.most is not None else part.compare
        self.compare.setCurrentIndex(self.compare.findData(chosen))
        self.number.setValue(part.number)
        self.measure.clear()
        for measure, words in MEASURES.items():
            if part.zone in measure.zones:
                self.measure.addItem(tr(words), measure)
        self.measure.setCurrentIndex(self.measure.findData(part.measure))
        self._show_fields(part)
        self.cards.clear()
        deck, line = self._deck, theme.Metrics.of(self.font()).line
        for card, count in part.offered(deck):
            item = QListWidgetItem(tile_icon(card, line), f"{card} ({count})", self.cards)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsSelectable)
            checked = card.id in part.cards
            item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
            item.setData(Qt.ItemDataRole.UserRole, card)
        self._showing = False

    def _show_fields(self, part: Part) -> None:
        """Show the fields of a condition, or those of known cards."""
        self.number.setMinimum(1 if part.known else 0)
        self.compare.setVisible(not part.known)
        self.measure.setVisible(not part.known)
        self.most.setVisible(part.most is not None)
        self.copies.setVisible(part.known)
        if part.most is not None:
            self.most.setMinimum(part.number)
            self.most.setValue(part.most)

    def question(self) -> OddsQuestion | None:
        """The current question; ``None`` while a condition has no cards."""
        counts = [part.condition() for part in self._parts if not part.known]
        if not counts or not all(part.cards for part in self._parts):
            return None
        joined: type[All | Any] = self.joined.currentData()
        by_turn, number = self.moment.currentData(), self.moment_number.value()
        return OddsQuestion(
            condition=counts[0] if len(counts) == 1 else joined(tuple(counts)),
            moment=Moment(turn=number) if by_turn else Moment(turn=0, cards=number),
            seat=self.seat.value(),
            known=known_cards(self._parts),
        )

    def _show_answer(self, *_what: object) -> None:
        question = self.question()
        self.ask.setEnabled(question is not None)
        if question is None:
            asked = any(not part.known for part in self._parts)
            self.text.setText(
                tr("Select the cards for each condition.")
                if asked
                else tr("Add a condition about cards that are drawn.")
            )
            self.answer.setText("")
            return
        self.text.setText(tr("As text: {question}", question=write(question)))
        try:
            found = answer(self._deck, question)
            text = tr("{chance} (exact)", chance=found.chance)
            self.answer.setText("\n".join((text, *limits(found))))
        except (ImpossibleError, TooManyWaysError) as error:
            self.answer.setText(error.what.render(tr))

    def _ask(self) -> None:
        question = self.question()
        if question is not None:
            self.asked.emit(write(question))
            self.accept()
