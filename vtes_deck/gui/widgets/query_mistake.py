"""The line below the search box that shows a mistake in the query, and how to fix it."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardbase.search import QueryError
from vtes_deck.graphics import theme
from vtes_deck.language import tr

_MAX_CORRECTIONS = 4


class QueryMistake(QLabel):
    """The line, which is visible only with a message.

    Signals:
        corrected: a mistake, and the text that the player wants in its place.
    """

    corrected = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mistake: QueryError | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.setProperty("look", "warning")
        self.setMargin(theme.Metrics.of(self.font()).small)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(tr("Problem in the search"))
        self.linkActivated.connect(self._correct)
        self.hide()

    def set_mistake(self, mistake: QueryError | None) -> None:
        """Show the mistake, with fixes as links; ``None`` hides the line."""
        self._mistake = mistake
        if mistake is None:
            self.hide()
            return
        text = html.escape(mistake.what.render(tr))
        if mistake.suggestions:
            corrections = ", ".join(
                f'<a href="{number}">{html.escape(correction)}</a>'
                for number, correction in enumerate(mistake.suggestions[:_MAX_CORRECTIONS])
            )
            text = tr(
                "{mistake} Did you mean {suggestions}?", mistake=text, suggestions=corrections
            )
        self.setText(text)
        self.show()

    def _correct(self, number: str) -> None:
        mistake = self._mistake
        if mistake is not None and number.isdecimal() and int(number) < len(mistake.suggestions):
            self.corrected.emit(mistake, mistake.suggestions[int(number)])
