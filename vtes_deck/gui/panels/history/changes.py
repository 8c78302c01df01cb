"""The changes of the deck since a version, card by card."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.app.natural_order import natural
from vtes_deck.app.versions import Version
from vtes_deck.deck.diff import CardChange, diff
from vtes_deck.graphics import theme
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels import Context
from vtes_deck.gui.version_labels import signed_copies, version_title
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.language import mark, number, tr

_COLUMNS = (
    (TableColumn(mark("Change"), mark("Copies added or removed since then"), number=True), 4.6),
    (TableColumn(mark("Card"), card=True), 10.0),
    (TableColumn(mark("Then"), mark("Copies in the version"), number=True), 4.0),
    (TableColumn(mark("Now"), mark("Copies in the open deck"), number=True), 4.0),
)


class ChangesSince(QWidget):
    """A heading and a table of the cards whose copies have changed since a version."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.head = PlainLabel(self)
        self.head.setProperty("look", "heading")
        self.head.setWordWrap(True)
        self.head.setMargin(theme.Metrics.of(self.font()).pad)
        self.table = RowsView(tr("Changes since the version"), _COLUMNS, self, wide=1)
        ViewHover(self.table, self.table.card_at, context.preview_card)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.table, 1)
        layout.addStretch()  # below the heading while there is no table
        self.show_version(None)

    def show_version(self, version: Version | None) -> None:
        """Compare the open deck with a version."""
        if version is None:
            self.head.setText(tr("Select a version to see what has changed since."))
            self.table.hide()
            return
        found = diff(version.open(self._context.cards.get), self._context.session.deck)
        moved = [change for change in found.cards if change.delta]
        self.head.setText(
            tr(
                "Since {version}: {added} added, {removed} removed",
                version=version_title(version),
                added=number(found.added),
                removed=number(found.removed),
            )
            if moved
            else tr("No card has changed since {version}.", version=version_title(version))
        )
        self.table.show_rows([_row(change) for change in moved])
        self.table.setVisible(bool(moved))


def _row(change: CardChange) -> TableRow:
    cells = (
        signed_copies(change.delta),
        str(change.card),
        number(change.before),
        number(change.after),
    )
    keys = change.delta, natural(str(change.card)), change.before, change.after
    spoken = tr(
        "{card}: {before} then, {after} now",
        card=change.card,
        before=change.before,
        after=change.after,
    )
    return TableRow(cells, keys, change, spoken, spoken, name=change.card.id)
