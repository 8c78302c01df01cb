"""The versions of the open deck: name, compare, restore or copy them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, override

import msgspec
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.versions import MAX_NAME_LENGTH, Version, VersionOrigin, Versions, VersionsError
from vtes_deck.deck.diff import diff
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import icons, theme
from vtes_deck.gui import delayed
from vtes_deck.gui.dialogs.comparison_sides import version_side
from vtes_deck.gui.version_labels import ORIGIN_ICONS, changes_words, given_up_words, version_title
from vtes_deck.gui.widgets.labels import WholeLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context

_EMPTY = mark(
    "No versions yet. A version is saved when you save the deck and after a minute's "
    "pause. “Keep” saves the current deck under a name."
)
_MIN_LINES = 4
"""The minimum height of the list, in lines."""

_READING = "deck versions"
"""Key of the job that reads the versions; a later job replaces an earlier one."""

_WATCHED = What.FILE | What.OPEN_DECKS | What.VERSIONS | What.CARDBASE


class VersionList(QWidget):
    """The list with its buttons, for the history panel.

    Attributes:
        list: the versions, newest first.
        name: the name for a new version.
        store: the versions.

    Signals:
        looked: the current version or none; also emitted when the deck has changed.
    """

    looked = Signal(object)

    KEYS: ClassVar[tuple[tuple[str, str], ...]] = (
        (mark("Enter"), mark("Go back to the version or step")),
        ("F2", mark("Name the version")),
        (mark("Delete"), mark("Remove the version")),
    )

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._session = context.session
        self._versions: tuple[Version, ...] = ()
        self._of: Document | None = None
        self._take_back: Callable[[], Sequence[Version]] | None = None
        self._arrived: tuple[Version, ...] | None = None
        self.store = Versions()
        self._make()
        self._lay_out()
        self._connect()
        self._show_parts()
        self._look()

    # ------------------------------------------------------------------------------------ building

    def _make(self) -> None:
        self.list = QListWidget(self)
        self.list.setObjectName("versionList")
        self.list.setAccessibleName(tr("Versions of the deck"))
        self.list.setProperty("look", "flat")
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.installEventFilter(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setPlaceholderText(tr("Name for the deck as it is now"))
        self.name.setAccessibleName(tr("Name of the version to keep"))
        self.keep_button = QPushButton(tr("Keep"), self)
        self.keep_button.setToolTip(tr("Keep the deck as it is now as a version with this name"))
        self.compare_button = QPushButton(tr("Compare …"), self)
        self.compare_button.setToolTip(tr("Compare the deck with this version, card by card"))
        self.back_button = QPushButton(tr("Go back"), self)
        self.back_button.setToolTip(tr("Restore this version of the deck; undo reverts it"))
        self.branch_button = QPushButton(tr("New deck"), self)
        self.branch_button.setToolTip(tr("Open this version as a new deck"))
        self.what = WholeLabel(tr(_EMPTY), self)
        self.what.setObjectName("versionWhat")
        self.what.setProperty("look", "muted")
        self.sign = icons.IconLabel("ui/recent", "text-muted", self, 2)
        self.sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.undo_button = QPushButton(tr("Undo"), self)
        self.undo_button.hide()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        keep = QHBoxLayout()
        keep.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        keep.setSpacing(metrics.gap)
        keep.addWidget(self.name, 1)
        keep.addWidget(self.keep_button)
        self._keep_row = keep
        heading_row = QHBoxLayout()
        heading_row.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        heading_row.setSpacing(metrics.gap)
        heading_row.addWidget(self.what, 1)
        heading_row.addWidget(self.undo_button, 0, Qt.AlignmentFlag.AlignTop)
        doing = QHBoxLayout()
        doing.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.pad)
        doing.setSpacing(metrics.gap)
        for button in (self.back_button, self.compare_button, self.branch_button):
            doing.addWidget(button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(keep)
        self.list.setMinimumHeight(metrics.line * _MIN_LINES)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.sign)
        layout.addLayout(heading_row)
        layout.addLayout(doing)
        layout.addStretch()  # below the text while there is no list

    def _connect(self) -> None:
        self.list.itemActivated.connect(self.go_back)
        self.list.currentItemChanged.connect(self._look)
        self.list.itemChanged.connect(self._renamed)
        self.list.itemDelegate().closeEditor.connect(self._on_named)
        self.list.customContextMenuRequested.connect(self._menu)
        self.name.returnPressed.connect(self.keep)
        self.keep_button.clicked.connect(self.keep)
        self.compare_button.clicked.connect(self.compare)
        self.back_button.clicked.connect(self.go_back)
        self.branch_button.clicked.connect(self.branch)
        self.undo_button.clicked.connect(self._undo)

        order = (
            *(self.name, self.keep_button, self.list, self.undo_button),
            *(self.back_button, self.compare_button, self.branch_button),
        )
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def add_button(self, button: QWidget) -> None:
        """Add a button next to the one that keeps a version."""
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._keep_row.addWidget(button)
        self.setTabOrder(self.keep_button, button)

    def panel_actions(self) -> tuple[QAction, ...]:
        """The actions of the panel's menu."""
        found = []
        for text, do in (
            (tr("Keep a version of the deck"), self.ask_name),
            (tr("Compare decks …"), self.compare),
            (tr("Open this version as a new deck"), self.branch),
        ):
            action = QAction(text, self)
            action.triggered.connect(do)
            found.append(action)
        return tuple(found)

    # ------------------------------------------------------------------------------------ showing

    def changed(self, changes: Changes) -> None:
        """Read the versions again if they may have changed."""
        if changes.touches(_WATCHED):
            self.refresh()
        elif changes.touches(What.DECK | What.METADATA):
            self._look()
            self._mark()

    def refresh(self) -> None:
        """Read the versions of the open deck in the background."""
        document = self._session.document
        if document is not self._of:
            self._of = document
            self._show(())
            self._forget_undo()

        def done(versions: Sequence[Version]) -> None:
            if self._session.document is document:
                self._show(tuple(versions))

        self._context.jobs.run(
            tr("Reading versions"),
            lambda _task: self.store.of(document),
            done=done,
            failed=self._failed,
            owner=self,
            key=_READING,
            quiet=True,
        )

    def _change(
        self,
        title: str,
        work: Callable[[], Sequence[Version]],
        then: Callable[[], None] | None = None,
    ) -> None:
        """Change the versions in the background, even if the window closes at once."""
        document = self._session.document

        def done(versions: Sequence[Version]) -> None:
            if self._session.document is document:
                self._context.jobs.cancel(_READING)
                given_up = self.store.given_up
                self._show(tuple(versions))
                if then is not None:
                    then()
                if given_up:
                    self.what.setText(given_up_words(given_up, self._session.title))

        self._context.jobs.run(
            title,
            lambda _task: work(),
            done=done,
            failed=self._failed,
            owner=self,
            quiet=True,
            finish=True,
        )

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, VersionsError):
            raise error
        self._show(())
        set_look(self.what, "warning")
        self.what.setText(str(error))

    @property
    def _naming(self) -> bool:
        """Whether a name is being edited in the list."""
        return self.list.state() == QAbstractItemView.State.EditingState

    def _show(self, versions: tuple[Version, ...]) -> None:
        if versions and self._naming:
            self._arrived = versions  # a name is being edited: continue
            return
        self._arrived = None
        item: QListWidgetItem | None = self.list.currentItem()
        chosen = item.data(Qt.ItemDataRole.UserRole).id if item is not None else ""
        self._versions = versions
        self.list.blockSignals(True)
        self.list.clear()
        metrics = theme.Metrics.of(self.font())
        for version in versions:
            item = QListWidgetItem(version_title(version))
            item.setData(Qt.ItemDataRole.UserRole, version)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setIcon(icons.icon(ORIGIN_ICONS[version.why]))
            item.setSizeHint(QSize(0, metrics.line + metrics.pad))
            font = QFont(self.list.font())
            font.setBold(bool(version.name))
            item.setFont(font)
            self.list.addItem(item)
            if version.id == chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._show_parts()
        self._mark()
        self._look()

    def _show_parts(self) -> None:
        """Show the list and its buttons, or only the text if there are no versions."""
        there = bool(self._versions)
        self.list.setVisible(there)
        self.sign.setVisible(not there)
        self.back_button.setVisible(there)
        self.branch_button.setVisible(there)
        self.what.setAlignment(
            Qt.AlignmentFlag.AlignLeft if there else Qt.AlignmentFlag.AlignCenter
        )

    def _on_named(self, *_editor: object) -> None:
        """Show the newest state after a name has been edited."""
        if self._arrived is not None:
            self._show(self._arrived)
        else:
            self._mark()

    def _mark(self) -> None:
        """Mark the newest version that equals the deck; an older one may equal it too."""
        if self._naming:
            return  # the name being edited would be overwritten
        deck = self._session.deck
        marked = False
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            item = self.list.item(row)
            version: Version = item.data(Qt.ItemDataRole.UserRole)
            title = version_title(version)
            found = not marked and _same(version, deck)
            if found and version.open(self._context.cards.get) == deck:
                marked = True
                title = tr("{version} (now)", version=title)
            item.setText(title)
        self.list.blockSignals(False)

    @property
    def chosen(self) -> Version | None:
        """The current version."""
        item: QListWidgetItem | None = self.list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item is not None else None

    def _look(self, _item: object = None, _before: object = None) -> None:
        """Show the changes since the version."""
        version = self.chosen
        self.looked.emit(version)
        for button in (self.back_button, self.branch_button):
            button.setEnabled(version is not None)
        if self.undo_button.isVisible():
            return
        set_look(self.what, "muted")
        if version is None:
            self.what.setText(
                tr(_EMPTY) if not self._versions else tr("Select a version to view it.")
            )
            return
        found = diff(version.open(self._context.cards.get), self._session.deck)
        self.what.setText(
            tr("Changes since: {changes}", changes=changes_words(found))
            if found
            else tr("The same deck as now.")
        )

    # ------------------------------------------------------------------------------------ actions

    def ask_name(self) -> None:
        """Move the focus to the name."""
        self.name.setFocus()
        self.name.selectAll()

    def keep(self) -> None:
        """Keep the current deck as a version with the entered name."""
        document, deck, name = self._session.document, self._session.deck, self.name.text()
        self._forget_undo()

        def work() -> Sequence[Version]:
            return self.store.record(document, deck, VersionOrigin.NAMED, name)

        def then() -> None:
            self.name.clear()
            self.list.setCurrentRow(0)
            self.what.setText(tr("Kept."))

        self._change(tr("Saving a version"), work, then)

    def go_back(self) -> None:
        """Restore a version; the present deck is kept as a version, and undo restores it."""
        version = self.chosen
        if version is None:
            return
        deck, document = self._session.deck, self._session.document
        then = version.open(self._context.cards.get)
        label = tr("Go back to {version}", version=version_title(version))
        if then == deck:
            return
        self._change(
            tr("Saving a version"), lambda: self.store.record(document, deck, VersionOrigin.BEFORE)
        )
        self._session.apply(label, lambda _deck: then)

    def branch(self) -> None:
        """Open a copy of the version as a new deck without a file."""
        version = self.chosen
        deck = version.open(self._context.cards.get) if version else self._session.deck
        name = (version.name if version else "") or tr("branch")
        deck = msgspec.structs.replace(deck, name=f"{deck.name or self._session.title} ({name})")
        # The source is stored independently of the language, so it is only the name.
        source = self._session.title
        self._session.open(
            deck, Document(Origin.NEW, Deck(), source=source), tr("New {deck}", deck=deck.name)
        )

    def compare(self) -> None:
        """Compare the open deck with the version."""
        version = self.chosen
        side = version_side(version, self._context) if version is not None else None
        delayed.comparison.CompareDialog(self._context, before=side, parent=self.window()).show()

    def remove(self) -> None:
        """Delete the version; a message offers to undo this."""
        version, document = self.chosen, self._session.document
        if version is None:
            return
        self._change(tr("Removing a version"), lambda: self.store.remove(document, version))
        self._offer_undo(
            tr("Removed {version}.", version=version_title(version)),
            lambda: self.store.put_back(document, version),
        )

    def edit_name(self) -> None:
        """Edit the name of the version in the list."""
        item: QListWidgetItem | None = self.list.currentItem()
        version = self.chosen
        if item is not None and version is not None:
            self.list.blockSignals(True)
            item.setText(version.name)
            self.list.blockSignals(False)
            self.list.editItem(item)

    def _renamed(self, item: QListWidgetItem) -> None:
        version: Version = item.data(Qt.ItemDataRole.UserRole)
        name, document = item.text().strip(), self._session.document
        if name == version.name or name == version_title(version):
            self._show(self._arrived or self._versions)
            return
        self._change(tr("Naming a version"), lambda: self.store.rename(document, version, name))
        self._offer_undo(
            tr("Now called {name}.", name=name) if name else tr("The name was removed."),
            lambda: self.store.put_back(document, version),
        )

    def _offer_undo(self, text: str, act: Callable[[], Sequence[Version]]) -> None:
        self._take_back = act
        self.undo_button.show()
        set_look(self.what, "muted")
        self.what.setText(text)

    def _forget_undo(self) -> None:
        self._take_back = None
        self.undo_button.hide()

    def _undo(self) -> None:
        act = self._take_back
        self._forget_undo()
        if act is not None:
            self._change(tr("Undoing"), act)
            self.list.setFocus()

    def _menu(self, place: QPoint) -> None:
        if self.list.itemAt(place) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, do in (
            (tr("Go back to this version"), self.go_back),
            (tr("Compare with the deck …"), self.compare),
            (tr("Open as a new deck"), self.branch),
            (tr("Name it …"), self.edit_name),
            (tr("Remove it"), self.remove),
        ):
            menu.addAction(text, do)
        menu.popup(self.list.viewport().mapToGlobal(place))

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.list and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self.chosen is None:
            return False
        match event.key():
            case Qt.Key.Key_F2:
                self.edit_name()
            case Qt.Key.Key_Delete:
                self.remove()
            case _:
                return False
        return True


def _same(version: Version, deck: Deck) -> bool:
    """Whether a version may equal the deck; fast enough to check all versions."""
    kept = version.deck
    return (
        kept.name == deck.name
        and len(kept.crypt) == len(deck.crypt)
        and len(kept.library) == len(deck.library)
        and sum(slot.count for slot in kept.library) == deck.library_count
    )
