"""Forms of a question: points among Methuselahs, votes for or against, and damage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.question_forms import (
    Allocation,
    DamageRow,
    VoteRow,
    all_votes,
    allocated,
    allocation,
    damage_rows,
    vote_rows,
)
from vtes_deck.engine import Option
from vtes_deck.engine.narrator import seat_name
from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.graphics import theme
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import number, plural, tr


class Form(QWidget):
    """A form.

    Signals:
        answered: carries a tuple of the chosen options, one for each of the successive decisions.

    Attributes:
        buttons: the buttons that number keys press, in order.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self.grid = QGridLayout()
        self.grid.setSpacing(theme.Metrics.of(self.font()).small)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(self.grid)

    def _clear(self) -> None:
        self.buttons.clear()
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def take_focus(self) -> bool:
        """Move the focus to the first field. Return whether there is one."""
        fields = self.findChildren(QSpinBox) or self.buttons
        if fields:
            fields[0].setFocus()
        return bool(fields)


class AllocationForm(Form):
    """Allocates points among Methuselahs, in one view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[int, QSpinBox] = {}
        self._answers: tuple[Option, ...] | None = None
        self._check: Callable[[dict[int, int]], tuple[Option, ...] | None] = lambda _amounts: None
        self._points = 0
        self.left = PlainLabel(self)
        self.left.setWordWrap(True)
        self.give = EnterButton(tr("Allocate"), self)
        set_look(self.give, "primary")
        self.give.clicked.connect(self._give)
        self.column.addWidget(self.left)
        self.column.addWidget(self.give)

    def offer(self, session: GameSession, wanted: Allocation) -> None:
        """Ask for an allocation; initially, the others have equal shares."""
        self._clear()
        self.fields.clear()
        self._points = wanted.points
        self._check = partial(allocated, session.game)
        decision = session.decision
        others = [seat for seat in wanted.seats if decision is None or seat != decision.seat]
        share, rest = divmod(wanted.points, max(1, len(others)))
        for row, seat in enumerate(wanted.seats):
            name = seat_name(session.game.table, seat)
            field = SpinBox(self)
            field.setRange(0, wanted.points)
            if seat in others:
                field.setValue(share + (others.index(seat) < rest))
            field.setAccessibleName(tr("Points for {name}", name=name))
            field.valueChanged.connect(self._show)
            field.lineEdit().returnPressed.connect(self.give.click)
            self.fields[seat] = field
            self.grid.addWidget(PlainLabel(name, self), row, 0)
            self.grid.addWidget(field, row, 1)
        self.grid.setColumnStretch(0, 1)
        for before, after in pairwise((*self.fields.values(), self.give)):
            self.setTabOrder(before, after)
        self.buttons.append(self.give)
        self._show()
        if self._answers is None and others:
            self._share(others)

    def _share(self, others: Sequence[int]) -> None:
        """Give one point to the player, because the others are fewer than the card requires."""
        mine = [field for seat, field in self.fields.items() if seat not in others]
        theirs = self.fields[others[0]]
        if mine and theirs.value() > 1:
            theirs.setValue(theirs.value() - 1)
            mine[0].setValue(1)

    def _show(self) -> None:
        amounts = {seat: field.value() for seat, field in self.fields.items()}
        left = self._points - sum(amounts.values())
        self._answers = self._check(amounts) if not left else None
        self.give.setEnabled(self._answers is not None)
        if left > 0:
            text = plural("{n} points are left.", "{n} point is left.", left)
        elif left < 0:
            text = plural("{n} points too many.", "{n} point too many.", -left)
        elif self._answers is None:
            text = tr("The card requires points for more Methuselahs.")
        else:
            text = tr("All points are allocated.")
        self.left.setText(text)

    def _give(self) -> None:
        if self._answers is not None:
            self.answered.emit(self._answers)


type _Sides = Mapping[VoteSide, tuple[Option, ...]]
"""The votes that can be cast for each side."""


class VoteForm(Form):
    """Casts votes: a row for each source with its name above it; all are cast together."""

    def offer(self, rows: Sequence[VoteRow]) -> None:
        """Ask for votes."""
        self._clear()
        free = [row for row in rows if row.free]
        sources: list[tuple[str, int, _Sides]] = [
            (
                row.name if row.free else tr("{card} (is burned)", card=row.name),
                row.votes,
                {side: (option,) for side, option in row.sides.items()},
            )
            for row in rows
        ]
        if len(free) > 1:
            whole = {side: all_votes(rows, side) for side in VoteSide}
            cast = {side: options for side, options in whole.items() if len(options) == len(free)}
            sources.insert(0, (tr("All votes"), sum(row.votes for row in free), cast))
        for line, (name, votes, sides) in enumerate(sources):
            self.grid.addWidget(self._source(name, votes, sides), line, 0)

    def _source(self, name: str, votes: int, cast: _Sides) -> QWidget:
        """A source: its name, and below it a button for each side that it may vote for."""
        block = QWidget(self)
        column = QVBoxLayout(
            block
        )  # a box layout reserves the height of a name in two lines; a grid does not
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.grid.verticalSpacing())
        label = PlainLabel(name, block)
        label.setWordWrap(True)
        column.addWidget(label)
        sides = QHBoxLayout()
        column.addLayout(sides)
        for side, options in cast.items():
            key = len(self.buttons) + 1
            words = _vote(side, votes)
            button = EnterButton(escaped(f"{key}  {words}" if key < 10 else words), block)
            button.setAccessibleName(f"{name}: {words}")
            button.clicked.connect(partial(self._cast, options))
            sides.addWidget(button, 1)
            self.buttons.append(button)
        return block

    def _cast(self, options: tuple[Option, ...], _checked: bool = False) -> None:
        self.answered.emit(options)


def _vote(side: VoteSide, votes: int) -> str:
    """A side with the number of votes; ballots have none before they are counted."""
    if side is VoteSide.FOR:
        return tr("For {n}", n=number(votes)) if votes else tr("For")
    return tr("Against {n}", n=number(votes)) if votes else tr("Against")


class DamageForm(Form):
    """Shows the damage that can be prevented, by its sources; the question has the answers."""

    def offer(self, rows: Sequence[DamageRow]) -> None:
        """Show damage."""
        self._clear()
        for line, row in enumerate(rows):
            source = PlainLabel(row.source or tr("Other damage"), self)
            source.setWordWrap(True)
            amount = PlainLabel(_amount(row), self)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            set_look(amount, "muted" if not row.preventable else "")
            self.grid.addWidget(source, line, 0)
            self.grid.addWidget(amount, line, 1)
        self.grid.setColumnStretch(0, 1)


def _amount(row: DamageRow) -> str:
    """An amount of damage and its special properties."""
    words = [number(row.n)]
    if row.aggravated:
        words.append(tr("aggravated"))
    if not row.preventable:
        words.append(tr("cannot be prevented"))
    return " · ".join(words)


class Forms(QWidget):
    """The forms of the table, at most one of which is shown.

    Signals:
        answered: see :class:`Form`.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.allocation = AllocationForm(self)
        self.votes = VoteForm(self)
        self.damage = DamageForm(self)
        self._all = (self.allocation, self.votes, self.damage)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for form in self._all:
            form.hide()
            form.answered.connect(self.answered)
            layout.addWidget(form)

    @property
    def shown(self) -> Form | None:
        """The form that is shown."""
        return next((one for one in self._all if not one.isHidden()), None)

    def offer(self, session: GameSession | None) -> frozenset[Option]:
        """Show the form of a decision; none for ``None``. Return the options that it offers."""
        decision = None if session is None else session.decision
        rows: tuple[VoteRow, ...] = ()
        damage: tuple[DamageRow, ...] = ()
        wanted = None
        if session is not None and decision is not None and session.waits:
            wanted = allocation(session.game)
            rows = vote_rows(session.game.table, decision.options)
            damage = damage_rows(session.game.table, decision)
        if session is not None and wanted is not None:
            self.allocation.offer(session, wanted)
        if rows:
            self.votes.offer(rows)
        if damage:
            self.damage.offer(damage)
        self.allocation.setVisible(wanted is not None)
        self.votes.setVisible(bool(rows))
        self.damage.setVisible(bool(damage))
        self.setVisible(self.shown is not None)
        if decision is None or self.shown is None:
            return frozenset()
        if wanted is not None:
            return frozenset(decision.options)
        return frozenset(option for option in decision.options if option.verb in SIDES)
