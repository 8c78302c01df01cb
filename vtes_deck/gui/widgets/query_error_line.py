"""The line below the search box that shows an error in the query, and how to fix it."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardbase.search import QueryError
from vtes_deck.graphics import theme
from vtes_deck.language import tr

_MAX_CORRECTIONS = 4


class QueryErrorLine(QLabel):
    """The line, which is visible only with a message.

    Signals:
        corrected: an error, and the text that the player wants in its place.
    """

    corrected = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error: QueryError | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.setProperty("look", "warning")
        self.setMargin(theme.Metrics.of(self.font()).small)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(tr("Problem in the search"))
        self.linkActivated.connect(self._correct)
        self.hide()

    def set_error(self, error: QueryError | None) -> None:
        """Show the error, with fixes as links; ``None`` hides the line."""
        self._error = error
        if error is None:
            self.hide()
            return
        text = html.escape(error.what.render(tr))
        if error.suggestions:
            corrections = ", ".join(
                f'<a href="{number}">{html.escape(correction)}</a>'
                for number, correction in enumerate(error.suggestions[:_MAX_CORRECTIONS])
            )
            text = tr("{error} Did you mean {suggestions}?", error=text, suggestions=corrections)
        self.setText(text)
        self.show()

    def _correct(self, number: str) -> None:
        error = self._error
        if error is not None and number.isdecimal() and int(number) < len(error.suggestions):
            self.corrected.emit(error, error.suggestions[int(number)])
