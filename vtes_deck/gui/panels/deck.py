"""The Deck panel: crypt and library, and the ways to change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import override

import msgspec
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from cardbase.search import index_of
from cardbase.terms import CardKind
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.deck_stacks import StackBy
from vtes_deck.app.decklist import CryptOrder, LibraryOrder, Row, lay_out
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.deck.names import card_named
from vtes_deck.graphics import theme
from vtes_deck.gui.actions import add_action, separator
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.desktop_services import open_address
from vtes_deck.gui.mime import cards_from_mime, has_cards
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.gui.shortcut_tips import native, share_tip
from vtes_deck.gui.widgets.card_hover import LinkHover, PictureHover, ViewHover, card_of_link
from vtes_deck.gui.widgets.deck_head import DeckHead
from vtes_deck.gui.widgets.deck_menus import add_entry, passing_menu, which_card_menu
from vtes_deck.gui.widgets.deck_picture_layout import USUAL_ZOOM
from vtes_deck.gui.widgets.deck_piles import DeckPiles
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook, DeckViewSwitcher
from vtes_deck.gui.widgets.empty_deck import EmptyDeck
from vtes_deck.gui.widgets.labels import PassingLabel
from vtes_deck.gui.widgets.line_suggestions import LineSuggestions
from vtes_deck.gui.widgets.next_step import NextStep
from vtes_deck.gui.widgets.order_menu import CRYPT_ORDERS, LIBRARY_ORDERS, OrderMenu
from vtes_deck.gui.widgets.pasted_list import PastedList
from vtes_deck.gui.widgets.quick_add import QuickAdd
from vtes_deck.gui.window_state import restored
from vtes_deck.language import mark, plural, tr

KEY = "deck"


class _State(msgspec.Struct, frozen=True):
    """The saved state of the panel."""

    crypt_order: CryptOrder = CryptOrder.CAPACITY
    library_order: LibraryOrder = LibraryOrder.NAME
    folded: tuple[str, ...] = ()
    description: bool = False
    look: DeckLook = DeckLook.LIST
    stacks_by: StackBy = StackBy.TYPE
    zoom: int = USUAL_ZOOM
    reading: bool = False


class DeckPanel(Panel):
    """The deck panel."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self._work = DeckWork(context.session, KEY)
        self._crypt_order = CryptOrder.CAPACITY
        self._library_order = LibraryOrder.NAME
        self._played: Mapping[int, int] | None = None
        self.head = DeckHead(self._session, KEY, self._card_named, self._complete, self)
        self.quick_add = QuickAdd(self._complete, self)
        self.quick_add.looked.connect(context.preview_card)
        self.model = DeckTree(self._work.comment, self._drop, self)
        self._suggestions = LineSuggestions(context, self.model, self)
        pictures = CardPictures.of(context)
        self.views = DeckViewSwitcher(self.model, pictures.picture, self._comment_on, self)
        pictures.arrived.connect(self.views.faces.renew)
        self.view = self.views.list
        self._piles = DeckPiles(self._work, self)
        self.message = PassingLabel(self)
        self.message.setObjectName("deckMessage")
        self.message.setProperty("look", "muted")
        self.next_step = NextStep(
            self._show_ideas, lambda: self.context.carry_out("legality"), self
        )
        self.next_step.setMargin(theme.Metrics.of(self.font()).wide)
        self._make_actions()
        self._lay_out()
        self._connect()

    # ----------------------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        adding = QHBoxLayout()
        adding.setSpacing(metrics.gap)
        adding.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.gap)
        adding.addWidget(self.quick_add, 1)
        adding.addWidget(self.message, 1)
        adding.addLayout(self.views.make_buttons(self))
        stack = QWidget(self)
        self._stack = QStackedLayout(stack)
        self._stack.addWidget(self.views)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(adding)
        layout.addWidget(stack, 1)
        layout.addWidget(self.next_step)
        head = self.head
        of_head = (head.name, head.badge, head.author, head.read, head.unfold, head.description)
        order = (*of_head, head.notes, self.quick_add, self.view, self.views.pictures)
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def _connect(self) -> None:
        self.view.current_row.connect(self._on_current)
        ViewHover(self.view, self._card_at, self.context.preview_card)
        LinkHover(self.head.notes, card_of_link(self.context), self.context.preview_card)
        self.head.badge.clicked.connect(lambda _checked=False: self.context.carry_out("legality"))
        self.head.notes.cardActivated.connect(self._look_at)
        self.head.notes.addressActivated.connect(open_address)
        PictureHover(self.views.pictures, self._card_at, self.context.preview_card)
        self.view.step.connect(self._work.step)
        self.views.pictures.piled.connect(self._piles.put)
        self._piles.filled.connect(self.views.scroll_to_current)
        self.view.count.connect(self._work.set_count)
        self.view.resolve.connect(self._ask_resolve)
        self.view.menu.connect(self._open_menu)
        self.view.copy.connect(self._copy)
        self.view.cut.connect(self._cut)
        self.view.paste.connect(self._paste)
        self.quick_add.chosen.connect(self._add)
        self.quick_add.refused.connect(self._refuse)
        self.quick_add.textEdited.connect(lambda _text: self.message.clear())
        self.quick_add.left.connect(self._go_to_list)
        self.head.left.connect(self._go_to_list)
        self.quick_add.entered.connect(self._count)
        PastedList(self.quick_add).found.connect(self.context.paste_text)

    @cached_property
    def empty(self) -> EmptyDeck:
        """The start page; created when a deck is empty, to keep the start short."""
        made = EmptyDeck(self.context, self)
        made.dropped.connect(self._drop)
        made.pasted.connect(self._paste)
        made.follow(self.views.pictures)
        self._stack.addWidget(made)
        return made

    def _show_ideas(self, library: bool) -> None:
        part = CardKind.LIBRARY if library else CardKind.CRYPT
        self.context.show_ideas(False, part)

    def _refuse(self, name: str) -> None:
        self.message.setText(tr("No card “{name}”", name=name))

    def _make_actions(self) -> None:
        self._act_add = add_action(self, "add", tr("&Add cards …"), "Ctrl+K", "ui/add")
        self._act_add.triggered.connect(self._focus_quick_add)
        self._act_describe = add_action(self, "describe", tr("&Description"), "Ctrl+D", "ui/text")
        self._act_describe.triggered.connect(self._focus_description)
        self.head.unfold.clicked.connect(self._focus_description)
        self._act_describe.toggled.connect(self._show_description)
        self._show_description(self._act_describe.isChecked())
        read = add_action(self, "read", tr("R&ead the description"), "Ctrl+Alt+D", "ui/visible")
        self._act_read = read
        read.triggered.connect(self._focus_notes)
        for action, button in ((self._act_describe, self.head.unfold), (read, self.head.read)):
            action.setCheckable(True)
            action.toggled.connect(button.setChecked)
            button.toggled.connect(action.setChecked)
            share_tip(button, action)
        self._act_rename = add_action(self, "rename", tr("&Rename"), "Ctrl+R", "ui/edit")
        self._act_rename.triggered.connect(self._focus_name)
        self._act_comment = add_action(
            self, "comment", tr("&Comment on the card"), "", "ui/comment"
        )
        self._act_comment.triggered.connect(self.views.edit_comment)
        self._act_sort = add_action(self, "sort", tr("&Put into the usual order"), "", "ui/sort")
        self._act_sort.setStatusTip(tr("Sort the deck itself as the tournament archive does"))
        self._act_sort.triggered.connect(lambda _checked=False: self._work.sort())
        self._crypt_menu = OrderMenu(tr("Sort the cr&ypt by"), CRYPT_ORDERS, self.sort_crypt, self)
        self._library_menu = OrderMenu(
            tr("Sort the &library by"), LIBRARY_ORDERS, self.sort_library, self
        )
        for action in (self._act_add, self._act_describe, self._act_read, self._act_rename):
            # These keys work in the whole window, because this panel is the main one.
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)

    def _show_description(self, shown: bool) -> None:
        self._act_describe.setToolTip(
            tr("Hide the description") if shown else tr("Show the description")
        )

    def panel_actions(self) -> Sequence[QAction]:
        """The entries of the deck's menu."""
        return (
            self._act_add,
            self._act_comment,
            separator(self),
            self._act_rename,
            self._act_describe,
            self._act_read,
            separator(self),
            *self.views.actions_of_looks,
            self.views.stack_menu.menuAction(),
            separator(self),
            self._crypt_menu.menuAction(),
            self._library_menu.menuAction(),
            self._act_sort,
        )

    def panel_keys(self) -> Sequence[tuple[str, str]]:
        """The keys of the list."""
        return (
            ("+  -", tr("One copy more or fewer of the selected cards")),
            ("0 … 99", tr("Set the copies of the selected cards")),
            (tr("Del"), tr("Remove the selected cards or lines")),
            (tr("F2, Enter"), tr("Comment on the card")),
            (tr("Enter"), tr("On an unrecognised line: choose the card")),
            (
                "  ".join(map(native, ("Ctrl+C", "Ctrl+X", "Ctrl+V"))),
                tr("Copy, cut and paste cards"),
            ),
            (tr("letters"), tr("Go to the card of that name")),
            (
                "  ".join((native("Ctrl++"), native("Ctrl+-"), tr("Ctrl+wheel"))),
                tr("As stacks or a grid: larger or smaller cards"),
            ),
            (tr("Down"), tr("In the line for adding: go to the list")),
        )

    # ------------------------------------------------------------------------------------ showing

    def changed(self, changes: Changes) -> None:
        """Show the current deck."""
        if changes.touches(What.CARDBASE):
            self._suggestions.clear()
            self._played = None
            self.head.show_notes()
        if changes.touches(What.DECK | What.METADATA | What.FILE):
            self.head.show_deck()
        if changes.touches(What.DECK | What.LEGALITY | What.CARDBASE):
            self.head.show_verdict()
            self.next_step.show_deck(self._session.deck, self._session.verdict)
        if changes.touches(What.CARDBASE | What.SETTINGS):
            self.views.faces.clear()
        if changes.touches(What.DECK | What.METADATA | What.SETTINGS):
            self._show()
        if changes.touches(What.DECK):
            # A further change makes the message about the last one outdated.
            self.message.setText(changes.label if changes.origin == KEY else "")

    def _show(self) -> None:
        deck = self._session.deck
        orders = self._crypt_order, self._library_order
        self.views.show_blocks(lay_out(deck, *orders, figures_above=True))
        empty = not (deck.slots or deck.unknown)
        if empty:
            self.empty.show_recent()
        self._stack.setCurrentWidget(self.empty if empty else self.views)
        self._suggestions.look_up(deck.unknown)

    def sort_crypt(self, order: CryptOrder) -> None:
        """Sort the crypt on the screen."""
        self._crypt_order = order
        self._crypt_menu.show_order(order)
        self._show()

    def sort_library(self, order: LibraryOrder) -> None:
        """Sort the types of the library on the screen."""
        self._library_order = order
        self._library_menu.show_order(order)
        self._show()

    def _card_at(self, index: QModelIndex) -> AnyCard | None:
        row = self.model.row_at(index)
        return row.card if isinstance(row, Slot) else None

    def _on_current(self, row: Row | None) -> None:
        if isinstance(row, Slot):
            self._session.select(row.card, origin=KEY)

    # ----------------------------------------------------------------------------------- changing

    def _add(self, card: AnyCard, copies: int) -> None:
        changes = self._session.add(card, copies, origin=KEY)
        if not changes.what:
            self.message.setText(tr("{card}: nothing to change", card=card.unique_name))
        self._session.select(card, origin=KEY)
        self.view.go_to(card.id)

    def _drop(self, mime: QMimeData) -> bool:
        pairs = cards_from_mime(mime, self.context.cards)
        if len(pairs) == 1:
            self._add(*pairs[0])
        elif pairs:
            self._work.add(pairs)
        return bool(pairs)

    def _comment_on(self, slot: Slot, comment: str) -> None:
        self._work.comment(slot.card, comment)

    # ---------------------------------------------------------------------------------- clipboard

    def _copy(self) -> None:
        slots = self.view.selected_slots()
        if slots:
            QGuiApplication.clipboard().setMimeData(
                self.model.mimeData(self.view.selectedIndexes())
            )
            copies = sum(slot.count for slot in slots)
            self.message.setText(plural("{n} cards copied", "{n} cards copied", copies))

    def _cut(self) -> None:
        slots = self.view.selected_slots()
        if slots:
            self._copy()
            self._work.set_count(slots, 0)

    def _paste(self) -> None:
        mime = QGuiApplication.clipboard().mimeData()
        if has_cards(mime):
            self._drop(mime)
        elif mime.hasText() and mime.text().strip():
            self.context.paste_text(mime.text())

    # ------------------------------------------------------------------------------ unknown lines

    def _ask_resolve(self, line: UnknownLine, place: QPoint) -> None:
        cards = self._suggestions.of(line)
        menu = which_card_menu(self, line, cards, partial(self._resolve, line))
        menu.addAction(tr("&Type its name …")).triggered.connect(lambda: self._retype(line))
        menu.addAction(tr("&Remove the line")).triggered.connect(
            lambda: self._work.set_count([line], 0)
        )
        menu.setActiveAction(menu.actions()[0])
        menu.popup(place)

    def _resolve(self, line: UnknownLine, card: AnyCard) -> None:
        self._work.resolve(line, card)
        self.view.go_to(card.id)

    def _retype(self, line: UnknownLine) -> None:
        self.quick_add.setFocus()
        self.quick_add.setText(f"{line.count} {line.name}")
        self.quick_add.selectAll()

    # ------------------------------------------------------------------------------- menus, focus

    def _open_menu(self, place: QPoint) -> None:
        rows = self.view.selected_rows()
        slots = [row for row in rows if isinstance(row, Slot)]
        if len(rows) == 1 and isinstance(rows[0], UnknownLine):
            self._ask_resolve(rows[0], place)
            return
        menu = passing_menu(self, tr("Selected cards"))
        if slots:
            add_entry(menu, tr("&Add one"), "+", lambda: self._work.step(slots, 1))
            add_entry(menu, tr("&Remove one"), "-", lambda: self._work.step(slots, -1))
            counts = menu.addMenu(tr("&Copies"))
            for count in range(1, 13):
                add_entry(counts, str(count), "", partial(self._work.set_count, slots, count))
            add_entry(menu, tr("Remove a&ll"), "Del", lambda: self._work.set_count(slots, 0))
            menu.addSeparator()
            menu.addAction(self._act_comment)
            self._piles.add_menu(menu, slots, self._session.deck)
            add_entry(menu, tr("C&opy"), "Ctrl+C", self._copy)
            add_entry(menu, tr("C&ut"), "Ctrl+X", self._cut)
        add_entry(menu, tr("&Paste"), "Ctrl+V", self._paste)
        menu.addSeparator()
        menu.addActions(self.views.actions_of_looks)
        menu.addMenu(self.views.stack_menu)
        menu.addSeparator()
        menu.addMenu(self._crypt_menu)
        menu.addMenu(self._library_menu)
        menu.popup(place)

    def _complete(self, text: str) -> tuple[AnyCard, ...]:
        return tuple(self.context.cards.complete(text, limit=12, played=self._played))

    def _count(self) -> None:
        """Count in the background how often cards are played: frequent ones are suggested first."""
        cards = self.context.cards
        if self._played is None:
            self.context.jobs.run(
                tr("Counting the archive"),
                lambda _task: index_of(cards).played,
                done=partial(setattr, self, "_played"),
                owner=self,
                key="deck played",
                quiet=True,
            )

    def _focus_quick_add(self) -> None:
        self.quick_add.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.quick_add.selectAll()

    def _focus_description(self, shown: bool) -> None:
        if shown:
            self.head.shown_description.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._go_to_list()

    def _focus_notes(self) -> None:
        self.head.unfold.setChecked(True)
        self._focus_description(shown=True)

    def _card_named(self, name: str) -> AnyCard | None:
        return card_named(name, self.context.cards, self._session.deck)

    def _look_at(self, card_id: int) -> None:
        card = self.context.cards.get(card_id)
        if card is not None:
            self._session.select(card, origin=KEY)

    def _focus_name(self) -> None:
        self.head.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.head.name.selectAll()

    def _go_to_list(self) -> None:
        if self._stack.currentWidget() is not self.views:
            self.empty.ways["import"].setFocus(Qt.FocusReason.TabFocusReason)
            return
        self.views.current.setFocus(Qt.FocusReason.TabFocusReason)
        self.views.go_to_first()

    def take_focus(self) -> None:
        """Move the focus to the list."""
        self._go_to_list()

    def settle(self) -> None:
        """Commit an open comment."""
        focused = QApplication.focusWidget()
        if focused is not None and self.view.isAncestorOf(focused):
            self.view.setFocus()

    # -------------------------------------------------------------------------------------- state

    def save_state(self) -> str:
        """Sort orders, collapsed blocks, and whether the description is shown."""
        state = _State(
            self._crypt_order,
            self._library_order,
            tuple(self.view.folded()),
            self.head.unfold.isChecked(),
            *self.views.state,
            reading=self.head.read.isChecked(),
        )
        return msgspec.json.encode(state).decode()

    @override
    def restore_state(self, state: str) -> None:
        kept = restored(state, _State)
        if kept is None:
            return
        self._crypt_order, self._library_order = kept.crypt_order, kept.library_order
        self._crypt_menu.show_order(kept.crypt_order)
        self._library_menu.show_order(kept.library_order)
        self.view.fold(list(kept.folded))
        self.head.read.setChecked(kept.reading)
        self.head.unfold.setChecked(kept.description)
        self.views.restore(kept.look, kept.stacks_by, kept.zoom)


PANEL = PanelSpec(
    key=KEY,
    title=mark("Deck"),
    icon="ui/deck",
    area=Area.CENTRE,
    order=0,
    factory=DeckPanel,
    hint=mark("Crypt and library: change copies with + and -, digits and Delete"),
    tab=False,
)
