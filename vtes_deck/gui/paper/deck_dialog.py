"""The open deck on paper: registration sheet, decklist, proxies, statistics."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard, Translation
from vtes_deck.app import deck_files
from vtes_deck.app.check_report import player_of
from vtes_deck.app.paper import DeckSheet, Entrant, proxies, sheet_of, without_comments
from vtes_deck.app.paper_report import DeckReport, report_of
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.paper.dialog import PaperDialog
from vtes_deck.gui.paper.options import FETCH, ListOptions, Options, ProxyOptions, SheetOptions
from vtes_deck.gui.paper.pictures import ProxyPictures
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import mark, tr
from vtes_deck.legality.format import find_format
from vtes_deck.paper import decklist, registration, report
from vtes_deck.paper import proxies as proxy_pages
from vtes_deck.paper.pages import Document, PaperSize

SHEET, LIST, PROXIES, STATISTICS = range(4)
_KINDS = (
    (mark("Registration sheet"), "ui/judge", "registration"),
    (mark("Decklist"), "ui/list", "decklist"),
    (mark("Proxies"), "ui/grid", "proxies"),
    (mark("Statistics"), "ui/statistics", "statistics"),
)


class DeckPaperDialog(PaperDialog):
    """The open deck on paper.

    Attributes:
        kinds: the kinds of paper.
        sheet, list, proxies: the options of each kind.
    """

    def __init__(self, context: Context, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Print the deck"), folder, parent)
        self._deck: Deck = context.session.deck
        self._list: DeckSheet = sheet_of(self._deck)
        self._report: DeckReport | None = None
        self._fetching = False
        self.pictures = ProxyPictures(context, self)
        self._make_kinds()
        self._make_options()
        self._lay_out_left()
        self.kinds.currentRowChanged.connect(self._choose)
        self.pictures.changed.connect(self._on_pictures)
        self.pictures.advanced.connect(self._on_fetched)
        self.kinds.setCurrentRow(SHEET)
        self.kinds.setFocus()

    def _make_kinds(self) -> None:
        self.kinds = QListWidget(self)
        self.kinds.setAccessibleName(tr("Kind of document"))
        self.kinds.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.kinds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.kinds.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for title, icon, _name in _KINDS:
            self.kinds.addItem(QListWidgetItem(icons.icon(icon), tr(title)))
        rows = sum(self.kinds.sizeHintForRow(row) for row in range(len(_KINDS)))
        self.kinds.setFixedHeight(rows + 2 * self.kinds.frameWidth() + 4)

    def _make_options(self) -> None:
        self.sheet = SheetOptions(self._entrant(), self)
        self.list = ListOptions(self)
        self.proxies = ProxyOptions(pictures=self.context.settings.value.pictures, parent=self)
        nothing = Options(self)
        words = PlainLabel(
            tr(
                "The composition of the deck, how soon vampires become ready, and how soon each "
                "card is drawn. The method is given with each number."
            ),
            nothing,
        )
        words.setWordWrap(True)
        words.setProperty("look", "muted")
        layout = QVBoxLayout(nothing)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(words)
        layout.addStretch(1)
        self.options = QStackedWidget(self)
        for options in (self.sheet, self.list, self.proxies, nothing):
            self.options.addWidget(options)
            options.changed.connect(self.show_document)
        self.proxies.fetching.connect(self._fetch)
        self.sheet.vekn.editingFinished.connect(self._keep_number)

    def _lay_out_left(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left = QVBoxLayout()
        left.setSpacing(metrics.big)
        left.addWidget(self.kinds)
        left.addWidget(self.options, 1)
        self.halves.insertLayout(0, left, 1)
        for widget in (self.kinds, self.options):
            widget.setMinimumWidth(metrics.line * 14)
        # Tab follows the reading order: the kind, its options, the pages.
        QWidget.setTabOrder(self.kinds, self.options)

    def _entrant(self) -> Entrant:
        session, settings = self.context.session, self.context.settings.value
        return Entrant(
            player=settings.author or player_of(self._deck),
            vekn=settings.vekn,
            date=session.on.isoformat() if session.on is not None else "",
            deck=self._deck.name,
            format=tr(find_format(session.tournament_format).title),
        )

    # ------------------------------------------------------------------------------------- showing

    def _choose(self, kind: int) -> None:
        self.options.setCurrentIndex(kind)
        self.note.setText("")
        if kind == STATISTICS and self._report is None:
            self._count()
        self.show_document()

    def make(self, size: PaperSize) -> Document | None:
        """The document of the chosen kind."""
        match self.kinds.currentRow():
            case 0:
                return registration.registration(self._list, self.sheet.entrant, size)
            case 1:
                return self._make_list(size)
            case 2:
                return self._make_proxies(size)
            case _:
                return report.report(self._report, size) if self._report is not None else None

    def _make_list(self, size: PaperSize) -> Document:
        deck = self._deck
        if not self.list.comments.isChecked():
            deck = without_comments(deck)
        return decklist.decklist(
            sheet_of(deck),
            size,
            name=deck.name,
            author=deck.author,
            description=deck.description if self.list.description.isChecked() else "",
        )

    def _make_proxies(self, size: PaperSize) -> Document:
        cards = self._proxy_cards()
        if self.proxies.pictures:
            self.pictures.look_up(cards)
        self._show_missing(cards)
        return proxy_pages.proxies(
            cards,
            size,
            title=proxy_pages.title_of(self._deck.name),
            gap=self.proxies.gap.isChecked(),
            picture=self.pictures.get if self.proxies.pictures else None,
            translation=self._translation,
        )

    def _proxy_cards(self) -> list[AnyCard]:
        return proxies(
            self._deck, self.proxies.wanted, each_once=self.proxies.each_once.isChecked()
        )

    def _translation(self, card: AnyCard) -> Translation | None:
        return card.translations.get(self.context.settings.value.text_language)

    @property
    def file_name(self) -> str:
        """The deck's name and the kind of paper."""
        return f"{deck_files.stem(self._deck)} {_KINDS[self.kinds.currentRow()][2]}"

    # ------------------------------------------------------------------------------------ pictures

    def _show_missing(self, cards: list[AnyCard]) -> None:
        missing = 0 if self.pictures.busy else len(self.pictures.missing(cards))
        self.proxies.show_missing(missing, len(set(cards)), message=self.pictures.message)

    def _fetch(self) -> None:
        if self._fetching:
            self.pictures.stop()
            return
        self.pictures.message = ""
        self.pictures.fetch(self._proxy_cards())
        self._fetching = True
        self.proxies.fetch.setText(tr("&Stop downloading"))

    def _on_fetched(self, done: int, total: int) -> None:
        self.proxies.missing.setText(tr("{done} of {all} pictures fetched …", done=done, all=total))
        self.proxies.missing.show()

    def _on_pictures(self) -> None:
        self._fetching = False
        self.proxies.fetch.setText(tr(FETCH))
        if self.kinds.currentRow() == PROXIES:
            self.show_document()

    # ---------------------------------------------------------------------------------- statistics

    def _count(self) -> None:
        self.note.setText(tr("Counting …"))
        deck, cards = self._deck, self.context.cards

        def work(task: Task) -> DeckReport:
            task.check()
            return report_of(deck, cards)

        def done(found: DeckReport) -> None:
            self._report = found
            self.note.setText("")
            if self.kinds.currentRow() == STATISTICS:
                self.show_document()

        def failed(error: Exception) -> None:
            self.note.setText(
                tr("The deck could not be counted: {why}", why=deck_files.reason(error))
            )

        self.context.jobs.run(
            tr("Counting the deck"),
            work,
            done=done,
            failed=failed,
            owner=self,
            key="paper report",
            quiet=True,
        )

    def _keep_number(self) -> None:
        self.context.settings.change(vekn=self.sheet.vekn.text().strip())

    def _on_finished(self) -> None:
        super()._on_finished()
        self.pictures.stop()
