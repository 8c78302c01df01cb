"""The line under the search box that says what was not understood, and how it could be mended."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardbase.search import QueryError
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.search_mistakes import message_of
from vtes_deck.language import tr

_MENDS = 4


class QueryMistake(QLabel):
    """The line. It is only there while there is something to say.

    Signals:
        mended: a mistake, and the text that the player wants in its place.
    """

    mended = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mistake: QueryError | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.setProperty("look", "warning")
        self.setMargin(theme.Metrics.of(self.font()).small)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(tr("Mistake in the search"))
        self.linkActivated.connect(self._mend)
        self.hide()

    def tell(self, mistake: QueryError | None) -> None:
        """Say what is wrong, with what would mend it as links; or nothing."""
        self._mistake = mistake
        if mistake is None:
            self.hide()
            return
        text = html.escape(message_of(mistake))
        if mistake.suggestions:
            mends = ", ".join(
                f'<a href="{number}">{html.escape(mend)}</a>'
                for number, mend in enumerate(mistake.suggestions[:_MENDS])
            )
            text = tr("{mistake} Perhaps {mends}?", mistake=text, mends=mends)
        self.setText(text)
        self.show()

    def _mend(self, number: str) -> None:
        mistake = self._mistake
        if mistake is not None and number.isdecimal() and int(number) < len(mistake.suggestions):
            self.mended.emit(mistake, mistake.suggestions[int(number)])
