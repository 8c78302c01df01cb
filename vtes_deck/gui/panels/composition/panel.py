"""The composition of the deck as charts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from cardbase.archive_similarity import similarity_of
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.peer_comparison import PeerComparison, compare_with_peers
from vtes_deck.app.playability import support
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.composition.bars import (
    capacity_bar,
    clan_bar,
    function_bar,
    range_row,
    support_bar,
    type_bar,
)
from vtes_deck.gui.widgets.bar_chart import Bar, BarChart, Bars
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.chart_colors import type_parts
from vtes_deck.gui.widgets.chart_legend import ChartLegend
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.range_chart import RangeChart
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import mark, number, plural, tr
from vtes_deck.stats.composition import (
    Composition,
    CryptComposition,
    Density,
    Discipline,
    LibraryComposition,
    composition,
)

_WATCHED = What.DECK | What.CARDBASE | What.SETTINGS
_MAX_FUNCTIONS = 10
_MAX_SUPPORT = 12
_KEY = "composition"
_WIDE = 52
"""Minimum width, in lines, for two columns of charts."""

_DENSITIES = {
    Density.MAIN: mark("More than 25 % of the library: {functions}."),
    Density.MUCH: mark("14 to 25 %: {functions}."),
    Density.SOME: mark("7 to 14 %: {functions}."),
    Density.LITTLE: mark("Less than 7 %: {functions}."),
}


class CompositionPanel(Panel):
    """Capacities, types, Disciplines compared with the library's requirements, costs, functions."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        rows.setSpacing(metrics.gap)
        self.empty = PlainLabel(tr("Nothing to count yet: the deck is empty."), inside)
        self.empty.setProperty("look", "empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        rows.addWidget(self.empty)
        self._headings: dict[QWidget, QLabel] = {}
        self.capacities = Columns(tr("Crypt by capacity"), inside)
        self.crypt_line = self._line(inside)
        self.disciplines = Bars(tr("Library cards by the Discipline they need"), inside)
        self.types = Bars(tr("Library by type"), inside)
        self.library_line = self._line(inside)
        self.support = Bars(tr("How many crypt cards can play each library card"), inside)
        self.support_line = self._line(inside)
        self.functions = Bars(tr("What the library cards do"), inside)
        self.functions_line = self._line(inside)
        self.clans = Bars(tr("Crypt by clan"), inside)
        self.comparison = RangeChart(tr("Comparison with similar winning decks"), inside)
        self.comparison_line = self._line(inside)
        self._legends: dict[QWidget, tuple[BarChart, ChartLegend]] = {
            chart: (chart, ChartLegend(words_of, inside))
            for chart, words_of in (
                (self.capacities, str),
                (self.disciplines, type_words),
                (self.functions, type_words),
            )
        }
        self._legends[self.capacities][1].setObjectName("clanLegend")
        self._name_numbers()
        self._charts: tuple[Chart, ...] = (
            *(self.capacities, self.disciplines, self.types, self.support),
            *(self.functions, self.clans, self.comparison),
        )
        offer_saving(self._charts, context.jobs)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(3 * metrics.pad)
        who = tr("Who can play them: crypt cards, of these at superior")
        disciplines = tr("Disciplines: cards that need one, vampires that have it")
        compared = tr("Compared with similar winning decks")
        for column in (
            (
                (tr("Capacity"), self.capacities, self.crypt_line),
                (disciplines, self.disciplines, None),
                (tr("Library"), self.types, self.library_line),
                (tr("Clans"), self.clans, None),
                (who, self.support, self.support_line),
            ),
            (
                (tr("What the cards do"), self.functions, self.functions_line),
                (compared, self.comparison, self.comparison_line),
            ),
        ):
            below = QVBoxLayout()
            below.setSpacing(metrics.gap)
            for title, widget, after in column:
                self._add(below, title, widget, after)
            below.addStretch(1)
            self._columns.addLayout(below, 1)
        rows.addLayout(self._columns)
        rows.addStretch(1)
        self._show_comparison(PeerComparison())
        scroll = scrolled(inside, tr("Composition"), self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self.setFocusProxy(scroll)

    def _name_numbers(self) -> None:
        """Label the charts, on their axes and in their tables."""
        self.capacities.set_axes(tr("Capacity"), tr("Crypt cards"))
        self.disciplines.set_heads(tr("Discipline"), tr("Library cards"), tr("Vampires"))
        self.types.set_heads(tr("Type"), tr("Library cards"))
        self.support.set_heads(tr("Card"), tr("Crypt cards"), tr("At superior"))
        self.functions.set_heads(tr("Function"), tr("Library cards"))
        self.clans.set_heads(tr("Clan"), tr("Crypt cards"))
        for chart, across, up in (
            (self.disciplines, tr("Discipline"), tr("Library cards · vampires")),
            (self.types, tr("Type"), tr("Library cards")),
            (self.support, tr("Card"), tr("Crypt cards · at superior")),
            (self.functions, tr("Function"), tr("Library cards")),
            (self.clans, tr("Clan"), tr("Crypt cards")),
            (self.comparison, "", tr("eight in ten similar decks")),
        ):
            chart.set_axes(across, up)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the charts out in two columns if there is enough width, and draw them large."""
        super().resizeEvent(event)
        roomy = self.width() >= theme.Metrics.of(self.font()).line * _WIDE
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight if roomy else way.TopToBottom)
        for chart in self._charts:
            chart.large = roomy
            chart.updateGeometry()

    def _line(self, parent: QWidget) -> QLabel:
        label = PlainLabel(parent)
        label.setProperty("look", "muted")
        label.setWordWrap(True)
        return label

    def _add(self, column: QVBoxLayout, title: str, widget: QWidget, after: QLabel | None) -> None:
        heading = PlainLabel(title, widget.parentWidget())
        heading.setProperty("look", "heading")
        heading.setWordWrap(True)
        self._headings[widget] = heading
        column.addWidget(heading)
        if widget in self._legends:
            column.addWidget(self._legends[widget][1])
        column.addWidget(widget)
        if after is not None:
            column.addWidget(after)
        column.addSpacing(theme.Metrics.of(self.font()).pad)

    def changed(self, changes: Changes) -> None:
        """Count again when cards have changed."""
        if changes.touches(_WATCHED):
            self._show(composition(self.context.session.deck))
            self._compare()

    def _compare(self) -> None:
        """Find winning decks like this one, in the background."""
        session, cards = self.context.session, self.context.cards
        deck, archive_id = session.deck, session.document.archive_id

        def work(task: Task) -> PeerComparison:
            similarity = similarity_of(cards)
            task.check()
            return compare_with_peers(deck, cards, similarity, archive_id=archive_id)

        self.context.jobs.run(
            tr("Searching for similar decks"),
            work,
            done=self._show_comparison,
            owner=self,
            key=_KEY,
            quiet=True,
        )

    def _show_comparison(self, found: PeerComparison) -> None:
        self.comparison.show_ranges([range_row(row) for row in found.rows])
        self.comparison_line.setText(
            tr(
                "The dot is your deck. The band is the range of eight in ten of the "
                "{decks} most similar winning decks, and the line in it is their "
                "average. A square lies outside the range, which is not necessarily a "
                "problem.",
                decks=found.decks,
            )
        )
        for widget in (self.comparison, self._headings[self.comparison], self.comparison_line):
            widget.setVisible(bool(found.rows))

    def _show(self, made_of: Composition) -> None:
        crypt, library = made_of.crypt, made_of.library
        self.empty.setVisible(not crypt.count and not library.count)
        deck = self.context.session.deck
        self.capacities.show_bars(
            [capacity_bar(capacity, copies, deck) for capacity, copies in crypt.capacities.items()]
        )
        self.crypt_line.setText(" ".join(_crypt_sentences(crypt)))
        self.disciplines.show_bars(
            [self._discipline(row) for row in made_of.disciplines if row.needed]
        )
        self.types.show_bars([type_bar(name, n) for name, n in library.types.items()])
        self.library_line.setText(" ".join(_library_sentences(library)))
        self._show_support()
        self.functions.show_bars(
            [function_bar(name, library, deck) for name in list(library.functions)[:_MAX_FUNCTIONS]]
        )
        self.functions_line.setText(" ".join(_density_sentences(library)))
        self.clans.show_bars([clan_bar(clan, n) for clan, n in crypt.clans.items()])
        for widget, heading in self._headings.items():
            if widget is self.comparison:
                continue
            there = (
                bool(library.count) if widget in {self.types, self.functions} else bool(crypt.count)
            )
            if isinstance(widget, Bars) and widget in {self.disciplines, self.support}:
                there = bool(widget.bars)
            if widget is self.clans:
                there = len(crypt.clans) > 1
            widget.setVisible(there)
            heading.setVisible(there)
        for chart, legend in self._legends.values():
            legend.show_bars(chart.bars)
        self.crypt_line.setVisible(bool(crypt.count))
        self.library_line.setVisible(bool(library.count))
        self.functions_line.setVisible(bool(library.functions))
        self.support_line.setVisible(bool(self.support.bars))

    def _show_support(self) -> None:
        """Show the cards that the fewest vampires can play, without those that all can play."""
        rows = [row for row in support(self.context.session.deck) if row.of]
        less = [row for row in rows if row.best < row.of]
        short = less[:_MAX_SUPPORT]
        self.support.set_whole(rows[0].of if rows else 0)
        self.support.show_bars([support_bar(row) for row in short])
        free, rest = len(rows) - len(less), len(less) - len(short)
        self.support_line.setText(
            " ".join(
                text
                for text in (
                    plural(
                        "{n} more cards with more support.",
                        "{n} more card with more support.",
                        rest,
                    )
                    if rest
                    else "",
                    plural(
                        "Every minion can play {n} cards at their best level.",
                        "Every minion can play {n} card at its best level.",
                        free,
                    )
                    if free
                    else "",
                )
                if text
            )
            or tr("No other card has requirements.")
        )

    def _discipline(self, row: Discipline) -> Bar:
        name = self.context.cards.disciplines[row.code].name
        return Bar(
            name,
            row.needed,
            text=f"{row.needed} · {row.vampires}",
            numbers=(row.needed, row.vampires),
            parts=type_parts(
                (card, copies)
                for card, copies in self.context.session.deck.cards
                if row.code in card.requirement.disciplines
            ),
            icon=f"discipline:{row.code.upper()}",
            hint=tr(
                "{name}: {needed} library cards need it; {superior} vampires have it at "
                "superior and {inferior} at inferior.",
                name=name,
                needed=row.needed,
                superior=row.superior,
                inferior=row.inferior,
            ),
            warn=row.vampires == 0,
        )


def _crypt_sentences(crypt: CryptComposition) -> Iterator[str]:
    """The crypt in sentences."""
    which = ", ".join(tr("ANY") if group is None else str(group) for group in crypt.groups)
    if not crypt.count:
        yield tr("No crypt cards.")
        return
    yield plural(
        "{n} cards, {different} different; {groups}.",
        "{n} card, {different} different; {groups}.",
        crypt.count,
        different=crypt.different,
        groups=plural("groups {which}", "group {which}", len(crypt.groups), which=which),
    )
    mean = number(crypt.mean, 2)
    if crypt.lowest == crypt.highest:
        yield tr(
            "Mean capacity {mean}; total capacity of an opening crypt: {capacity}.",
            mean=mean,
            capacity=crypt.lowest,
        )
    else:
        yield tr(
            "Mean capacity {mean}; total capacity of an opening crypt: {low} to {high}.",
            mean=mean,
            low=crypt.lowest,
            high=crypt.highest,
        )
    if crypt.votes:
        yield plural("{n} votes by title.", "{n} vote by title.", crypt.votes)


def _library_sentences(library: LibraryComposition) -> Iterator[str]:
    """The library in sentences."""
    yield plural(
        "{n} cards, {different} different.",
        "{n} card, {different} different.",
        library.count,
        different=library.different,
    )
    if library.variable:
        yield tr(
            "Total cost {blood} blood and {pool} pool; {variable} cost X.",
            blood=library.blood,
            pool=library.pool,
            variable=library.variable,
        )
    else:
        yield tr(
            "Total cost {blood} blood and {pool} pool.",
            blood=library.blood,
            pool=library.pool,
        )
    if library.trifles:
        yield plural("{n} trifles.", "{n} trifle.", library.trifles)
    if library.count:
        # The pool and blood needed to play the whole library.
        yield tr(
            "Each card costs {blood} blood and {pool} pool on average.",
            blood=number(library.blood / library.count, 2),
            pool=number(library.pool / library.count, 2),
        )


def _density_sentences(library: LibraryComposition) -> Iterator[str]:
    """The frequent and the rare functions, in sentences."""
    for density, functions in library.by_density().items():
        yield tr(_DENSITIES[density], functions=tr(", ").join(map(tr, functions)))
