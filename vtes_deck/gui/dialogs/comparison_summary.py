"""The sentences above a comparison: what differs, and what happened to the player's choice."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.app.deck_comparison import DeckComparison, Section
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr


class ComparisonSummary(QWidget):
    """The result in a few sentences; a notice below it stays until another deck is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.result = PlainLabel(self)
        self.result.setWordWrap(True)
        self.notice = PlainLabel(self)
        self.notice.setWordWrap(True)
        self.notice.setMargin(theme.Metrics.of(self.font()).small)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.result)
        layout.addWidget(self.notice)
        self.show_notice("")

    def show_result(self, found: DeckComparison, influence: Section | None, *, same: bool) -> None:
        """Show what differs.

        Args:
            found: the comparison.
            influence: the section on influence; ``None`` while it is being computed.
            same: whether one deck was chosen for both sides.
        """
        self.result.setText(_result(found, influence, same=same))

    def show_notice(self, text: str, look: str = "info") -> None:
        """Show a notice next to the result; nothing if the text is empty."""
        set_look(self.notice, look)
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        announce(self.notice, text)


def _result(found: DeckComparison, influence: Section | None, *, same: bool) -> str:
    if not found.cards.cards:
        texts = ", ".join(tr(change.field.value) for change in found.cards.texts)
        if texts:
            return tr("The cards are the same; other: {texts}.", texts=texts)
        if same:
            return tr("Both sides are the same deck. Choose another deck above.")
        return tr("The cards are the same.")
    added, removed = found.cards.added, found.cards.removed
    sentences = [
        plural("{n} cards in, {out} out.", "{n} card in, {out} out.", added, out=removed)
        if added or removed
        else tr("The cards are the same; comments on cards differ.")
    ]
    lines = len(found.cards.unknown_gone) + len(found.cards.unknown_new)
    if lines:
        sentences.append(
            plural("{n} unidentified lines differ.", "{n} unidentified line differs.", lines)
        )
    if influence is None:
        sentences.append(tr("Simulating both crypts …"))
    elif not influence.changed:
        sentences.append(tr("The vampires become ready at the same speed."))
    return " ".join(sentences)
