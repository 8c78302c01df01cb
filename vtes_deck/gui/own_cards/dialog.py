"""The dialog "Your own cards"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.own_cards.model import OwnCard, tidied
from cardbase.own_cards.overlay import official_of
from vtes_deck.app import own_cards
from vtes_deck.app.output_files import write_output
from vtes_deck.app.own_cards import Change, OwnCardError
from vtes_deck.app.own_cards_file import Written, text_of
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.dialogs.save_changes import ask_discard
from vtes_deck.gui.file_dialogs import ChooseFile, choose_file
from vtes_deck.gui.own_cards.form import EMPTY, OwnCardForm
from vtes_deck.gui.own_cards.preview import OwnCardPreview
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr

type ChooseOpen = Callable[[QWidget, str, str], Path | None]

_ROLE = Qt.ItemDataRole.UserRole
_MAX_UNDONE = 50


class OwnCardsDialog(QDialog):
    """The list of own cards, a form for one of them, and its preview.

    Attributes:
        cards: the list.
        form: the card that is being edited.
        preview: the drawn card, and the engine's understanding of it.
        message: the result of the last action.
        choose_open, choose_save, discard: ask the player; tests put their own answers here.
    """

    def __init__(
        self,
        context: Context,
        reload: Callable[[], None],
        folder: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog.

        Args:
            context: the context of the window.
            reload: makes the window read its cards again.
            folder: the folder that file dialogs show first.
            parent: the window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Your own cards"))
        self._context = context
        self._reload = reload
        self._folder = folder
        self._before: OwnCard | None = None
        self._clean: tuple[OwnCard, bytes | None] = (EMPTY, None)
        self._changes: list[Change] = []
        self.message: Finding | None = None
        self.choose_open: ChooseOpen = choose_open
        self.choose_save: ChooseFile = choose_file
        self.discard = ask_discard
        self._make_parts()
        self._lay_out()
        self._connect()
        self._list()
        self._turn_to(None)

    # ------------------------------------------------------------------------------------ building

    def _make_parts(self) -> None:
        self.cards = QListWidget(self)
        self.cards.setAccessibleName(tr("Your own cards"))
        self.cards.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.none = PlainLabel(
            tr(
                "No cards yet. Fill in the form and save the card, or import the cards of a friend."
            ),
            self.cards,
        )
        set_look(self.none, "empty")
        self.none.setWordWrap(True)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self.cards.viewport()).addWidget(self.none)
        self.form = OwnCardForm(self._context.cards)
        self.preview = OwnCardPreview(self._context, self)
        self.new = QPushButton(icons.icon("ui/add"), tr("&New"), self)
        self.drop = QPushButton(icons.icon("ui/delete"), tr("&Delete"), self)
        self.back = QPushButton(icons.icon("ui/undo"), tr("&Undo"), self)
        self.take = QPushButton(icons.icon("ui/import"), tr("&Import …"), self)
        self.share = QPushButton(icons.icon("ui/export"), tr("&Export …"), self)
        self.keep = QPushButton(tr("&Save the card"), self)
        set_look(self.keep, "primary")
        self.take.setToolTip(plain_tip(tr("Add the cards of a TOML file, such as a friend's")))
        self.share.setToolTip(
            plain_tip(tr("Write the selected cards, or all, as one file for friends"))
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        for button in (self.new, self.drop, self.back, self.take, self.share, self.keep, close):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left = QVBoxLayout()
        left.addWidget(self.cards, 1)
        for pair in ((self.new, self.drop), (self.take, self.share)):
            row = QHBoxLayout()
            for button in pair:
                row.addWidget(button)
            left.addLayout(row)
        left.addWidget(self.back)
        middle = QVBoxLayout()
        middle.addWidget(scrolled(self.form, tr("The card"), self), 1)
        middle.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignRight)
        thirds = QHBoxLayout()
        thirds.setSpacing(metrics.big)
        thirds.addLayout(left, 3)
        thirds.addLayout(middle, 5)
        thirds.addWidget(self.preview, 4)
        self._news = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.addLayout(thirds, 1)
        layout.addLayout(self._news)
        layout.addWidget(self.buttons)
        self.resize(metrics.line * 62, metrics.line * 40)

    def _connect(self) -> None:
        self.cards.itemSelectionChanged.connect(self._on_selection)
        self.form.changed.connect(self._show)
        self.preview.changed.connect(self._show)
        self.new.clicked.connect(self.begin)
        self.drop.clicked.connect(self.remove)
        self.back.clicked.connect(self.undo)
        self.take.clicked.connect(self.import_cards)
        self.share.clicked.connect(self.export_cards)
        self.keep.clicked.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        for key, parent, act in (
            (QKeySequence.StandardKey.Save, self, self.save),
            (QKeySequence.StandardKey.Delete, self.cards, self.remove),
            (QKeySequence.StandardKey.Undo, self.cards, self.undo),
        ):
            shortcut = QShortcut(QKeySequence(key), parent)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # ------------------------------------------------------------------------------------- showing

    def _list(self, select: Sequence[int] = ()) -> None:
        """Show the own cards, some of them selected."""
        self.cards.blockSignals(True)
        self.cards.clear()
        try:
            own = own_cards.own_cards()
        except OwnCardError as error:
            own = ()
            self._show_finding("danger", str(error))
        for card in own:
            official = official_of(self._context.cards, card)
            words = card.full_name
            if official is not None:
                words = tr("{name} (replaced by the official card)", name=words)
            item = QListWidgetItem(words, self.cards)
            item.setData(_ROLE, card)
            if card.id in select:
                item.setSelected(True)
                self.cards.setCurrentItem(item)
        self.cards.blockSignals(False)
        self.none.setVisible(not own)
        self.share.setEnabled(bool(own))
        self.back.setEnabled(bool(self._changes))
        self.drop.setEnabled(bool(self._selected))

    @property
    def _selected(self) -> list[OwnCard]:
        return [item.data(_ROLE) for item in self.cards.selectedItems()]

    def _on_selection(self) -> None:
        selected = self._selected
        self.drop.setEnabled(bool(selected))
        wanted = selected[0] if len(selected) == 1 else None
        if wanted is None or wanted == self._before:
            return
        if self._may_leave():
            self._say_nothing()
            self._turn_to(wanted)
        else:
            self._list([self._before.id] if self._before is not None else ())

    def _turn_to(self, card: OwnCard | None) -> None:
        """Show an own card, or an empty form."""
        self._before = card
        self.form.show_card(card or EMPTY)
        self.preview.set_picture(own_cards.written(card).picture if card is not None else None)
        self._clean = (self.form.card, self.preview.picture)
        self._show()

    @property
    def _dirty(self) -> bool:
        return (self.form.card, self.preview.picture) != self._clean

    def _show(self) -> None:
        """Draw the current card and list its errors."""
        card = tidied(self.form.card)
        refused = own_cards.refusal(card, self._context.cards)
        if refused is None and self._takes_the_place(card):
            refused = "name", tr("You have a card of this name. Select it to change it.")
        self.keep.setEnabled(refused is None and self._dirty)
        self.preview.show_card(card, refused, begun=self._dirty)

    def _takes_the_place(self, card: OwnCard) -> bool:
        """Whether saving would replace a card other than the edited one."""
        others = (self.cards.item(row).data(_ROLE) for row in range(self.cards.count()))
        before = self._before.id if self._before is not None else None
        return any(one.id == card.id != before for one in others)

    def _may_leave(self) -> bool:
        """Whether the form can show another card."""
        if not self._dirty:
            return True
        name = self.form.card.name.strip() or tr("The new card")
        text = tr("“{name}” is not saved. Discard what you have written?", name=name)
        return self.discard(self, tr("Your own cards"), text)

    def _show_finding(self, look: str, text: str, below: str = "") -> None:
        """Show the result of an action."""
        self._say_nothing()
        self.message = Finding(look, text, below=below, parent=self)
        self._news.addWidget(self.message)
        self.message.show()

    def _say_nothing(self) -> None:
        if self.message is not None:
            self._news.removeWidget(self.message)
            self.message.hide()
            self.message.deleteLater()
        self.message = None

    # ------------------------------------------------------------------------------------- actions

    def begin(self) -> None:
        """Start a new card."""
        if self._may_leave():
            self._say_nothing()
            self.cards.clearSelection()
            self._turn_to(None)
            self.form.name.setFocus()

    def save(self) -> None:
        """Save the card in the form."""
        if not self.keep.isEnabled():
            return
        written = Written(tidied(self.form.card), self.preview.picture)
        instead = self._before
        if self._do(lambda: own_cards.add(self._context.cards, [written], instead)):
            self._list([written.card.id])
            self._turn_to(next(iter(self._selected), None))
            if not self.form.isAncestorOf(self.focusWidget()):
                self.cards.setFocus()
            name = written.card.full_name
            self._show_finding("success", tr("Saved: {name}. It is never legal.", name=name))

    def remove(self) -> None:
        """Delete the selected cards."""
        gone = self._selected
        if gone and self._do(lambda: own_cards.remove(gone)):
            self._list()
            self._turn_to(None)
            names = ", ".join(card.full_name for card in gone)
            below = tr("Decks on disk keep its line as an unknown card. Undo brings it back.")
            self._show_finding("info", tr("Deleted: {names}", names=names), below)

    def undo(self) -> None:
        """Undo the last change."""
        if not self._changes or not self._may_leave():
            return
        change = self._changes[-1]
        try:
            own_cards.undo(change)
        except OwnCardError as error:
            self._show_finding("danger", str(error))
            return
        self._changes.pop()
        self._reload()
        back = [one.card.id for one in change.before]
        self._list(back)
        self._turn_to(self._selected[0] if len(self._selected) == 1 else None)
        self._show_finding("info", tr("The last change is undone."))

    def import_cards(self) -> None:
        """Add the cards of a file."""
        if not self._may_leave():
            return
        path = self.choose_open(self, str(self._folder), tr("Own cards (*.toml)"))
        if path is None:
            return
        self._folder = path.parent
        try:
            found = own_cards.read_file(path)
        except OwnCardError as error:
            self._show_finding("danger", str(error))
            return
        if found.problems or not found.cards:
            text = tr("Nothing was added: {file} has problems.", file=path.name)
            if not found.problems:
                text = tr("{file} has no cards.", file=path.name)
            self._show_finding("danger", text, "\n".join(map(str, found.problems[:8])))
            return
        if self._do(lambda: own_cards.add(self._context.cards, found.cards)):
            ids = [one.card.id for one in found.cards]
            self._list(ids)
            self._turn_to(self._selected[0] if len(ids) == 1 else None)
            self._show_finding("success", plural("{n} cards added.", "{n} card added.", len(ids)))

    def export_cards(self) -> None:
        """Write the selected cards, or all cards, to a file."""
        cards = self._selected
        if len(cards) < 2:
            cards = [self.cards.item(row).data(_ROLE) for row in range(self.cards.count())]
        proposal = self._folder / (tr("own cards") + ".toml")
        path = self.choose_save(self, proposal, tr("Own cards (*.toml)"))
        if path is None:
            return
        self._folder = path.parent
        try:
            write_output(path, text_of(map(own_cards.written, cards)).encode())
        except OSError as error:
            reason = error.strerror or str(error)
            text = tr("{file} cannot be written: {reason}.", file=path.name, reason=reason)
            self._show_finding("danger", text)
            return
        words = plural("{n} cards are in {file}.", "{n} card is in {file}.", len(cards), file=path)
        self._show_finding("success", words)

    def _do(self, change: Callable[[], Change]) -> bool:
        """Change the own cards, and make the window read them again. Return whether it worked."""
        try:
            done = change()
        except OwnCardError as error:
            self._show_finding("danger", str(error))
            return False
        self._changes = [*self._changes, done][-_MAX_UNDONE:]
        self._reload()
        return True

    @override
    def reject(self) -> None:
        """Close if nothing is lost. No question is asked when the program ends."""
        window = self.parentWidget()
        if (window is not None and not window.isVisible()) or self._may_leave():
            super().reject()


def choose_open(parent: QWidget, folder: str, kind: str) -> Path | None:
    """Ask the player for a file."""
    chosen, _ = QFileDialog.getOpenFileName(parent, tr("Open"), folder, kind)
    return Path(chosen) if chosen else None
