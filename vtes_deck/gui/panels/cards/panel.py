"""The Cards panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, override

import msgspec
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QToolButton, QVBoxLayout

from cardbase.model import AnyCard
from cardbase.search import Completion, Query, QueryError, Value, complete
from cardbase.terms import CardKind
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.search_suggestions import NearName, NearValue
from vtes_deck.graphics import theme
from vtes_deck.gui import delayed
from vtes_deck.gui.actions import add_action
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.cards import FILTERS, FIND, GRID
from vtes_deck.gui.panels.cards.deck_edits import set_copies, step_copies
from vtes_deck.gui.panels.cards.menu import Acts, CardMenu
from vtes_deck.gui.panels.cards.results import Results
from vtes_deck.gui.panels.cards.search import CardSearch
from vtes_deck.gui.panels.cards.search_result import copies_in
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.widgets.card_hover import PictureHover, ViewHover
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.pasted_list import PastedList
from vtes_deck.gui.widgets.query_box import QueryBox
from vtes_deck.gui.widgets.query_error_line import QueryErrorLine
from vtes_deck.gui.widgets.query_guide import QueryGuide
from vtes_deck.gui.window_state import restored
from vtes_deck.language import tr

if TYPE_CHECKING:
    from vtes_deck.gui.widgets.filter_panel import FilterPanel

KEY = "cards"

_WIDE = 44
"""Width, in lines of text, from which the filters are next to the cards and not above them."""

_PATIENCE = 700
"""Milliseconds without typing after which unfinished parts count as errors."""


class _ListState(msgspec.Struct, frozen=True):
    """The saved state of one list."""

    hidden: tuple[str, ...] | None = None
    sorted_by: str = ""
    falling: bool = False
    widths: dict[str, int] = {}


class _State(msgspec.Struct, frozen=True):
    """The saved state of the panel."""

    history: tuple[str, ...] = ()
    library: bool = False
    filters: bool = False
    grid: bool = False
    folded: tuple[str, ...] | None = None
    lists: dict[str, _ListState] = {}


class CardsPanel(Panel):
    """Search box, filters, and the cards that were found."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self.search = CardSearch(context, self)
        self.box = QueryBox(self._complete, self)
        self.filters: FilterPanel | None = None
        pictures = CardPictures.of(context)
        self.faces = FaceCache(pictures.picture, self)
        pictures.arrived.connect(self.faces.renew)
        self.results = Results(self)
        for shown in self.results.lists.values():
            ViewHover(shown, shown.card_at, context.preview_card)
        self.error = QueryErrorLine(self)
        self._kept = _State()
        self._order: tuple[Value, ...] = ()
        self._ways: list[Callable[[], object]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PATIENCE)
        self._make_actions()
        self._lay_out()
        self._connect()

    # ----------------------------------------------------------------------------------- building

    def _make_actions(self) -> None:
        self.act_find, self.act_filters, self.act_grid = (
            each.make(self) for each in (FIND, FILTERS, GRID)
        )
        self.act_filters.setCheckable(True)
        self.act_filters.setStatusTip(tr("Show or hide the filters"))
        self.act_filters.setToolTip(tr("Show or hide the filters"))
        self.act_turn = add_action(
            self, "turn", tr("Crypt or &library"), "Ctrl+Tab", "type/library"
        )
        self.act_clear = add_action(
            self, "clear", tr("&Clear the search"), "Ctrl+Shift+X", "ui/clear"
        )
        self.act_guide = add_action(self, "guide", tr("&Guide to searching"), "Shift+F1", "ui/help")
        self.act_grid.setCheckable(True)
        self.act_grid.setToolTip(tr("Show the cards as pictures"))
        self.act_grid.toggled.connect(self._show_grid)
        self.act_find.triggered.connect(self._focus_box)
        self.act_filters.toggled.connect(self._show_filters)
        self.act_turn.triggered.connect(self.results.turn)
        self.act_clear.triggered.connect(lambda: self.box.write(""))
        self.act_guide.setToolTip(tr("How to search"))
        self.act_guide.triggered.connect(self.show_guide)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.filter_button = self._button(self.act_filters)
        self.filter_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        grid_button = self._button(self.act_grid)
        help_button = self._button(self.act_guide)
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.small, metrics.small)
        top.setSpacing(metrics.small)
        top.addWidget(self.box, 1)
        top.addWidget(self.filter_button)
        top.addWidget(grid_button)
        top.addWidget(help_button)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, 0, metrics.small, metrics.small)
        below.addWidget(self.error)
        self.split = QSplitter(Qt.Orientation.Vertical, self)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.results)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addLayout(below)
        layout.addWidget(self.split, 1)
        self.setFocusProxy(self.box)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text().replace("&", ""))
        return button

    def _connect(self) -> None:
        self.box.textChanged.connect(self._on_text)
        self.box.left.connect(self.results.enter)
        self.box.entered.connect(self._enter)
        self.results.turned_over.connect(self._focus_box)
        self.box.add_wanted.connect(self._add_first)
        PastedList(self.box).found.connect(self.context.paste_text)
        self.box.editingFinished.connect(self._show_errors)
        self._pause.timeout.connect(self._show_errors)
        self.error.corrected.connect(self._correct)
        self.search.read.connect(self._on_read)
        self.search.done.connect(self._on_found)
        self.search.rewritten.connect(self.box.write)
        self.search.prepared.connect(self._on_prepared)
        self.results.nothing.chosen.connect(lambda number: self._ways[number]())
        for cards in self.results.lists.values():
            cards.current_card.connect(self._look)
            cards.step.connect(self._step)
            cards.count.connect(self._count)
            cards.copy.connect(self._copy)
            cards.menu.connect(self._open_menu)
            cards.left_upwards.connect(self._focus_box)

    def panel_actions(self) -> Sequence[QAction]:
        """The entries of the panel's menu."""
        return (
            self.act_find,
            self.act_filters,
            self.act_grid,
            self.act_turn,
            self.act_clear,
            self.act_guide,
        )

    @override
    def panel_keys(self) -> Sequence[tuple[str, str]]:
        return (
            (tr("Tab, Enter"), tr("In the search box: accept the completion")),
            (tr("Down, Enter"), tr("In the search box: go to the cards")),
            (tr("Ctrl+Enter"), tr("In the search box: add the first card found")),
            (tr("Ctrl+Space"), tr("In the search box: show completions")),
            (tr("Alt+Down"), tr("In the search box: earlier searches")),
            (tr("Enter  +  -"), tr("In the list: one copy more or fewer in the deck")),
            ("0 … 99", tr("In the list: set the copies in the deck")),
            (
                "  ".join((native("Ctrl++"), native("Ctrl+-"), tr("Ctrl+wheel"))),
                tr("In the grid: larger or smaller cards"),
            ),
            (tr("letters"), tr("In the list: go to the card of that name")),
        )

    # ---------------------------------------------------------------------------------- the search

    def _enter(self) -> None:
        """Move the focus from the query to the cards, if there are any."""
        if not self.results.empty:
            self.results.enter()

    def _on_text(self, text: str) -> None:
        self._pause.start()
        self.search.set_text(text)

    def _on_read(self) -> None:
        now = self.search.now
        if self.filters is not None and self.filters.isVisible():
            self.filters.show_query(now.query)
        asked = len(now.query.conditions)
        # The button takes the icon text of its action whenever the action changes.
        self.act_filters.setIconText(
            tr("Filters ({count})", count=asked) if asked else tr("Filters")
        )
        typing = self.box.hasFocus() and self._pause.isActive()
        self._show_first_error([m for m in now.errors if not typing or not self._at_cursor(m)])

    def _at_cursor(self, error: QueryError) -> bool:
        return error.start <= self.box.cursorPosition() <= error.end + 1

    def _show_errors(self) -> None:
        """Treat unfinished parts as errors: the player has paused."""
        self._pause.stop()
        self._show_first_error(self.search.now.errors)

    def _show_first_error(self, errors: Sequence[QueryError]) -> None:
        self.box.show_errors(errors)
        self.error.set_error(errors[0] if errors else self.search.found.error)

    def _correct(self, error: QueryError, correction: str) -> None:
        """Replace an error by a suggestion."""
        text = self.box.text()
        after = text[error.end :]
        self.box.write(f"{text[: error.start]}{correction}{after}", error.start + len(correction))
        self.box.setFocus()

    def _on_found(self) -> None:
        found = self.search.found
        order = self.search.now.query.order
        if order and order != self._order:
            self.results.unsort()  # the latest order applies, from the query or a column
        self._order = order
        self.results.show_found(found)
        if self.results.empty:
            self._explain_nothing()
        if found.error is not None:
            self._show_first_error(self.search.now.errors)

    def _explain_nothing(self) -> None:
        query = self.search.now.query
        ways: list[tuple[str, Callable[[], object]]] = []
        for way in self.search.ways_out():
            if isinstance(way, NearName | NearValue):
                ways.append((str(way), partial(self.box.write, str(way.query))))
            else:
                ways.append((str(way), partial(self.search.take_out, way.condition)))
        if query.conditions:
            ways.append((tr("Clear the search"), partial(self.box.write, "")))
        self._ways = [act for _, act in ways]
        self.results.nothing.say(tr("No cards match."), [text for text, _ in ways])

    def _on_prepared(self) -> None:
        background = self.search.background
        if background is not None:
            for kind, model in self.results.models.items():
                self.results.lists[kind].show_played(background.played)
                model.set_barred(background.barred)

    def _complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete(text, cursor, self.context.cards)

    def _show_grid(self, shown: bool) -> None:
        new = shown and not self.results.grids
        self.results.show_grid(shown, self.faces)
        for kind, grid in self.results.grids.items() if new else ():
            PictureHover(grid, self.results.lists[kind].card_at, self.context.preview_card)

    # ---------------------------------------------------------------------------------- the filters

    def _show_filters(self, shown: bool) -> None:
        if shown and self.filters is None:
            self.filters = delayed.filter_panel.FilterPanel(self.context.cards, self)
            self.filters.edited.connect(self.search.change)
            self.filters.cleared.connect(lambda keys: self.search.change(dict.fromkeys(keys, ())))
            if self._kept.folded is not None:
                self.filters.fold(self._kept.folded)
            self.split.insertWidget(0, self.filters)
            self.split.setStretchFactor(0, 0)
            self.split.setStretchFactor(1, 1)
            self._turn_split()
        if self.filters is not None:
            self.filters.setVisible(shown)
            if shown:
                self.filters.show_query(self.search.now.query)

    def _turn_split(self) -> None:
        """Put the filters next to the cards if there is space, otherwise above them."""
        wide = self.width() >= _WIDE * theme.Metrics.of(self.font()).line
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.filters is None or (
            self.split.orientation() == orientation and any(self.split.sizes())
        ):
            return
        self.split.setOrientation(orientation)
        whole = self.split.width() if wide else self.split.height()
        share = round(whole * (0.4 if wide else 0.5))
        self.split.setSizes([share, whole - share])

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn_split()

    # ------------------------------------------------------------------------------------- the deck

    def _look(self, card: AnyCard) -> None:
        self._session.select(card, origin=KEY)

    def _step(self, cards: Sequence[AnyCard], by: int) -> None:
        self.box.remember()
        step_copies(self._session, cards, by, KEY)

    def _count(self, cards: Sequence[AnyCard], copies: int) -> None:
        self.box.remember()
        set_copies(self._session, cards, copies, KEY)

    def _add_first(self) -> None:
        cards = self.results.model.cards
        if cards:
            self._step([cards[0]], 1)
            self._look(cards[0])

    def _copy(self) -> None:
        cards = self.results.list.selected_cards()
        if cards:
            QGuiApplication.clipboard().setText("\n".join(card.full_name for card in cards))

    def _ask(self, query: Query) -> None:
        self.box.write(str(query))

    def _open_menu(self, place: QPoint) -> None:
        cards = self.results.list.selected_cards()
        if not cards:
            return
        acts = Acts(
            step=partial(self._step, cards),
            count=partial(self._count, cards),
            look=partial(self._look, cards[0]),
            copy=self._copy,
            ask=self._ask,
        )
        menu = CardMenu(cards, acts, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    # ------------------------------------------------------------------------------------- changes

    def changed(self, changes: Changes) -> None:
        """Follow the deck, the tournament format and the cards."""
        if changes.touches(What.CARDBASE):
            self._adopt_cards()
        elif changes.touches(What.LEGALITY):
            self.search.judged_otherwise()
        if changes.touches(What.CARDBASE | What.SETTINGS):
            self.faces.clear()
        if changes.touches(What.DECK):
            copies = copies_in(self._session)
            for model in self.results.models.values():
                model.set_copies(copies)
            self.search.deck_changed()

    def _adopt_cards(self) -> None:
        cards = self.context.cards
        self.results.models[CardKind.CRYPT].set_all_cards(cards.crypt)
        self.results.models[CardKind.LIBRARY].set_all_cards(cards.library)
        if self.filters is not None:
            self.filters.deleteLater()
            self.filters = None
            self._show_filters(self.act_filters.isChecked())
        if self.results.empty:
            self.results.wait(tr("Sorting the cards …"))
        self.search.begin(self.box.text())

    def _focus_box(self) -> None:
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @override
    def show_target(self, target: object) -> None:
        if isinstance(target, str):
            self.ask(target)

    def take_focus(self) -> None:
        """Move the focus to the search box."""
        self._focus_box()

    def ask(self, query: str) -> None:
        """Search as if the query had been typed; undo in the box restores the previous query."""
        self.box.remember()
        self.box.write(query)

    def show_guide(self) -> None:
        """Show how queries are written."""
        guide = self.findChild(QueryGuide)
        if guide is None:
            guide = QueryGuide(self)
            guide.chosen.connect(self._try)
        guide.show()
        guide.raise_()
        guide.activateWindow()

    def _try(self, query: str) -> None:
        self.box.write(query)
        self.box.remember()

    # ---------------------------------------------------------------------------------------- state

    def save_state(self) -> str:
        """Columns, sort order, visibility of the filters, earlier searches."""
        lists = {
            str(kind): _ListState(
                tuple(cards.hidden_columns()), *cards.sorted_by(), cards.own_widths
            )
            for kind, cards in self.results.lists.items()
        }
        folded = self._kept.folded if self.filters is None else tuple(self.filters.folded())
        state = _State(
            history=tuple(self.box.history),
            library=self.results.wish is CardKind.LIBRARY,
            filters=self.act_filters.isChecked(),
            grid=self.act_grid.isChecked(),
            folded=folded,
            lists=lists,
        )
        return msgspec.json.encode(state).decode()

    @override
    def restore_state(self, state: str) -> None:
        kept = restored(state, _State)
        if kept is None:
            return
        self._kept = kept
        self.box.set_history(kept.history)
        for kind, cards in self.results.lists.items():
            wanted = kept.lists.get(str(kind))
            if wanted is not None:
                if wanted.hidden is not None:
                    cards.hide_columns(wanted.hidden)
                cards.sort_by(wanted.sorted_by, falling=wanted.falling)
                cards.set_own_widths(wanted.widths)
        self.results.turn_to(CardKind.LIBRARY if kept.library else CardKind.CRYPT)
        self.act_filters.setChecked(kept.filters)
        self.act_grid.setChecked(kept.grid)
