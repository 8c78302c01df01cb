"""What the deck is made of, drawn."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vtes_deck.app.beside import Beside, Row, beside
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.playing import Support, support
from vtes_deck.gui import icons, theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.gui.widgets.bars import Bar, Bars, Columns
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.scrolling import scrolled
from vtes_deck.stats.composition import (
    Composition,
    CryptComposition,
    Discipline,
    LibraryComposition,
    composition,
)

_WATCHED = What.DECK | What.CARDBASE | What.SETTINGS
_MOST_FUNCTIONS = 10
_MOST_SUPPORT = 12
_KEY = "composition"


class CompositionPanel(Panel):
    """Capacities, types, Disciplines against what the library asks for, costs, functions."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        self._layout.setSpacing(metrics.gap)
        self.empty = QLabel("Nothing to count yet: the deck is empty.", inside)
        self.empty.setProperty("look", "empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._layout.addWidget(self.empty)
        self._headings: dict[QWidget, QLabel] = {}
        self.capacities = Columns("Crypt by capacity", inside)
        self.crypt_line = self._line(inside)
        self.disciplines = Bars("Library cards by the Discipline they need", inside)
        self.types = Bars("Library by type", inside)
        self.library_line = self._line(inside)
        self.support = Bars("How many crypt cards can play each library card", inside)
        self.support_line = self._line(inside)
        self.functions = Bars("What the library cards do", inside)
        self.clans = Bars("Crypt by clan", inside)
        self.beside = Bars("This deck beside winning decks like it", inside)
        self.beside_line = self._line(inside)
        offer_saving(
            (
                self.capacities,
                self.disciplines,
                self.types,
                self.support,
                self.functions,
                self.clans,
                self.beside,
            ),
            context.jobs,
        )
        for title, widget, after in (
            ("Capacity", self.capacities, self.crypt_line),
            ("Disciplines: cards that need one, vampires that have it", self.disciplines, None),
            ("Library", self.types, self.library_line),
            (
                "Who can play them: crypt cards, of these at superior",
                self.support,
                self.support_line,
            ),
            ("What the cards do", self.functions, None),
            ("Clans", self.clans, None),
            ("Beside winning decks like this one", self.beside, self.beside_line),
        ):
            self._add(title, widget, after)
        self._layout.addStretch(1)
        scroll = scrolled(inside, "Composition", self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self.setFocusProxy(scroll)

    def _line(self, parent: QWidget) -> QLabel:
        label = QLabel(parent)
        label.setProperty("look", "muted")
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _add(self, title: str, widget: QWidget, after: QLabel | None) -> None:
        heading = QLabel(title, widget.parentWidget())
        heading.setProperty("look", "heading")
        heading.setWordWrap(True)
        self._headings[widget] = heading
        self._layout.addWidget(heading)
        self._layout.addWidget(widget)
        if after is not None:
            self._layout.addWidget(after)
        self._layout.addSpacing(theme.Metrics.of(self.font()).pad)

    def changed(self, changes: Changes) -> None:
        """Count anew when cards changed."""
        if changes.touches(_WATCHED):
            self._show(composition(self.context.session.deck))
            self._compare()

    def _compare(self) -> None:
        """Look in the background for winning decks like this one."""
        session, cards = self.context.session, self.context.cards
        deck, archive_id = session.deck, session.document.archive_id

        def work(task: Task) -> Beside:
            likeness = cards.likeness
            task.check()
            return beside(deck, cards, likeness, archive_id=archive_id)

        self.context.jobs.run(
            "Looking for decks like this one",
            work,
            done=self._show_beside,
            owner=self,
            key=_KEY,
            quiet=True,
        )

    def _show_beside(self, found: Beside) -> None:
        self.beside.show_bars([_beside_bar(row) for row in found.rows])
        self.beside_line.setText(
            f"Yours, and what eight of ten of the {found.decks} winning decks most like it have. "
            "Where yours lies outside, it is marked: an invitation to look, no verdict."
        )
        for widget in (self.beside, self._headings[self.beside], self.beside_line):
            widget.setVisible(bool(found.rows))

    def _show(self, made_of: Composition) -> None:
        crypt, library = made_of.crypt, made_of.library
        self.empty.setVisible(not crypt.count and not library.count)
        self.capacities.show_bars([_column(c, n) for c, n in crypt.capacities.items()])
        groups = ", ".join("ANY" if g is None else str(g) for g in crypt.groups)
        self.crypt_line.setText(
            f"{_counted(crypt.count, 'card')}, {crypt.different} different; "
            f"group{'s' * (len(crypt.groups) > 1)} {groups}. "
            f"Mean capacity {crypt.mean:.2f}; an opening of four has {_range(crypt)} together."
            + (f" {_counted(crypt.votes, 'vote')} by title." if crypt.votes else "")
        )
        self.disciplines.show_bars(
            [self._discipline(row) for row in made_of.disciplines if row.needed]
        )
        self.types.show_bars(
            [
                Bar(name, n, text=str(n), icon=icons.type_icon_name(name.partition("/")[0]))
                for name, n in library.types.items()
            ]
        )
        self.library_line.setText(
            f"{_counted(library.count, 'card')}, {library.different} different. All together cost "
            f"{library.blood} blood and {library.pool} pool"
            + (f"; {library.variable} cost X" if library.variable else "")
            + (f". {_counted(library.trifles, 'trifle')}." if library.trifles else ".")
            + _per_card(library)
        )
        self._show_support()
        self.functions.show_bars(_bars(library.functions, _MOST_FUNCTIONS))
        self.clans.show_bars(
            [
                Bar(clan, n, text=str(n), icon=icons.clan_icon_name(clan))
                for clan, n in crypt.clans.items()
            ]
        )
        for widget, heading in self._headings.items():
            if widget is self.beside:
                continue
            there = (
                bool(library.count) if widget in {self.types, self.functions} else bool(crypt.count)
            )
            if isinstance(widget, Bars) and widget in {self.disciplines, self.support}:
                there = bool(widget.bars)
            widget.setVisible(there)
            heading.setVisible(there)
        self.crypt_line.setVisible(bool(crypt.count))
        self.library_line.setVisible(bool(library.count))
        self.support_line.setVisible(bool(self.support.bars))

    def _show_support(self) -> None:
        """The cards that fewest can play; what everybody can play is no news."""
        rows = [row for row in support(self.context.session.deck) if row.of]
        short = [row for row in rows if row.superior < row.of][:_MOST_SUPPORT]
        self.support.show_bars([_support_bar(row) for row in short])
        free = len(rows) - len([row for row in rows if row.superior < row.of])
        rest = len(rows) - free - len(short)
        self.support_line.setText(
            " ".join(
                said
                for said in (
                    f"{_counted(rest, 'more card')} with more support." if rest else "",
                    f"{_counted(free, 'card')} can be played by everybody at the superior level."
                    if free
                    else "",
                )
                if said
            )
            or "Every other card asks for nothing."
        )

    def _discipline(self, row: Discipline) -> Bar:
        name = self.context.cards.disciplines[row.code].name
        return Bar(
            name,
            row.needed,
            text=f"{row.needed} · {row.vampires}",
            icon=f"discipline:{row.code.upper()}",
            hint=(
                f"{name}: {row.needed} library cards need it; {row.superior} vampires have it at "
                f"superior and {row.inferior} at inferior."
            ),
            warn=row.vampires == 0,
        )


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _range(crypt: CryptComposition) -> str:
    low, high = crypt.lowest, crypt.highest
    return f"{low} to {high}" if low != high else f"{low}"


def _column(capacity: int, copies: int) -> Bar:
    return Bar(str(capacity), copies, text=str(copies), hint=f"{copies} of capacity {capacity}")


def _bars(counts: Mapping[str, int], most: int) -> list[Bar]:
    return [Bar(name.capitalize(), n, text=str(n)) for name, n in list(counts.items())[:most]]


def _per_card(library: LibraryComposition) -> str:
    """What a card costs on average: what cycling through the library takes."""
    if not library.count:
        return ""
    blood, pool = library.blood / library.count, library.pool / library.count
    return f" Each card costs {blood:.2f} blood and {pool:.2f} pool on average."


def _support_bar(row: Support) -> Bar:
    return Bar(
        str(row.card),
        row.able,
        part=row.superior,
        text=f"{row.able} · {row.superior}",
        hint=(
            f"{row.copies}x {row.card}: {row.able} of {row.of} crypt cards can play it, "
            f"{row.superior} at the superior level."
        ),
        warn=row.able == 0,
    )


def _beside_bar(row: Row) -> Bar:
    own = f"{row.own:.2f}".rstrip("0").rstrip(".")
    low, high = (f"{value:.1f}".removesuffix(".0") for value in (row.low, row.high))
    return Bar(
        row.name,
        max(row.own, row.high),
        part=row.own,
        text=f"{own} · {low} to {high}",
        hint=f"{row.name}: {own} here; on average {row.mean:.1f} there, {low} to {high} in eight "
        "decks of ten.",
        warn=row.unusual,
    )


PANEL = PanelSpec(
    key=_KEY,
    title="Composition",
    area=Area.RIGHT,
    order=20,
    factory=CompositionPanel,
    group="meaning",
    hint="What the deck is made of, counted as you edit",
)
