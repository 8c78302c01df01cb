"""The legality of the deck, shown as a word next to its name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr
from vtes_deck.legality import words
from vtes_deck.legality.deck_status import VerdictLevel, problems, standing
from vtes_deck.legality.format import find_format
from vtes_deck.legality.judge import Verdict

_LOOKS = {
    VerdictLevel.LEGAL: ("success", "ui/legal"),
    VerdictLevel.UNFINISHED: ("info", "ui/clock"),
    VerdictLevel.NOT_LEGAL: ("danger", "ui/error"),
}
_MAX_REASONS = 4
"""Maximum reasons in the tooltip."""


class LegalityBadge(QToolButton):
    """A button that shows legal, unfinished or not legal, with the reasons in its tooltip.

    For a deck that is not legal it counts all reasons, including missing cards.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("legalityBadge")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._shown: Verdict | None = None

    def show_verdict(self, verdict: Verdict) -> None:
        """Show the verdict on the deck."""
        if verdict == self._shown:
            return
        self._shown = verdict
        stands = standing(verdict)
        look, sign = _LOOKS[stands]
        text = _said(stands, verdict)
        judged_by = tr(find_format(verdict.format).title)
        asked = tr("{format} on {day}", format=judged_by, day=verdict.date.isoformat())
        self.setText(text)
        self.setIcon(icons.icon(sign, look))
        set_look(self, look)
        self.setAccessibleName(tr("Legality: {verdict}", verdict=f"{text}, {asked}"))
        errors = [one for one in problems(verdict) if one in verdict.errors]
        reasons = [words.describe(one) for one in errors[:_MAX_REASONS]]
        if len(errors) > len(reasons):
            reasons.append("…")
        self.setAccessibleDescription(" ".join(reasons))
        self.setToolTip(wrapped_tip("\n".join((f"{text} · {asked}", *reasons))))


def _said(stands: VerdictLevel, verdict: Verdict) -> str:
    match stands:
        case VerdictLevel.LEGAL:
            return tr("Legal")
        case VerdictLevel.UNFINISHED:
            return tr("Unfinished")
        case VerdictLevel.NOT_LEGAL:
            count = len(verdict.errors)
            return plural("Not legal: {n} reasons", "Not legal: {n} reason", count)
