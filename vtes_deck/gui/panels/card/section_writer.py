"""Writes the sections of a card as rich text: headings, lines, links and pictures."""

from __future__ import annotations

import html

from PySide6.QtGui import QFont

from cardbase.database import CardBase
from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_text import names_of, symbol_size
from vtes_deck.graphics.tooltips import plain_tip

ACT = "act"
"""Scheme of links to actions of the view: ``act:fetch``."""

NAMES = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Placeholder in a muted sentence for names, which are not muted."""


class SectionWriter:
    """The base of sections: writes headings, lines, links and pictures in the theme.

    Attributes:
        font: the font of the text.
        metrics: the sizes of the theme for that font.
        colors: the colours of the theme, by role.
        names: the cards that a text may link to.
    """

    def __init__(self, cards: CardBase, font: QFont) -> None:
        self.font = font
        self.metrics = theme.Metrics.of(font)
        self.colors = theme.tokens().colors
        self.names = names_of(cards)

    def section(self, title: str, content: str) -> str:
        """A heading with its content, which is rich text."""
        return (
            f'<p style="margin-top:{self.metrics.pad + 2}px; margin-bottom:2px;"><b>'
            f"{html.escape(title)}</b></p>{content}"
        )

    def line(self, content: str) -> str:
        """A line of rich text."""
        return f'<p style="margin-top:0px; margin-bottom:2px;">{content}</p>'

    def around(self, sentence: str, names: str) -> str:
        """A muted sentence in which names, which are rich text, replace :data:`NAMES`."""
        before, _, after = sentence.partition(NAMES)
        return self.line(f"{self.muted(before)}{names}{self.muted(after)}")

    def muted(self, text: str) -> str:
        """Muted words; empty for an empty text."""
        if not text:
            return ""
        return f'<span style="color:{self.colors["text-muted"]};">{html.escape(text)}</span>'

    def sign(self, name: str, words: str) -> str:
        """An icon with its word, without a tooltip."""
        if name not in icons.icon_names():
            return words
        return f"{self.picture(name, '')}&nbsp;{words}"

    def picture(self, name: str, words: str) -> str:
        """An icon, with its meaning for screen readers and as a tooltip."""
        side = symbol_size(self.font)
        return (
            f'<img src="symbol:{html.escape(name)}" width="{side}" height="{side}"'
            f' alt="{html.escape(words)}" title="{html.escape(plain_tip(words))}"'
            ' style="vertical-align:middle;"/>'
        )

    def card_link(self, card: AnyCard) -> str:
        """The name of a card, as a link that shows it."""
        return f'<a href="card:{card.id}">{html.escape(card.unique_name)}</a>'

    @staticmethod
    def act_link(what: str, text: str, tip: str = "") -> str:
        """A link to an action of the view.

        Args:
            what: the action, without :data:`ACT`.
            text: its text.
            tip: its tooltip.
        """
        title = f' title="{html.escape(plain_tip(tip))}"' if tip else ""
        return f'<a href="{ACT}:{what}"{title}>{html.escape(text)}</a>'

    def counted(self, card: AnyCard, count: int) -> str:
        """Copies of a card, with a link to it."""
        return f"{count}\N{NO-BREAK SPACE}{self.card_link(card)}"

    def discipline(self, code: str) -> str:
        """The symbol of a Discipline, or its code where there is no symbol."""
        known = DISCIPLINES.get(code.lower())
        if known is None or not icons.has_discipline(code):
            return html.escape(code)
        return self.picture(code, known.name)
