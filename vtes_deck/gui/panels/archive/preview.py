"""A winning deck as text, with its cards as links."""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import override

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtWidgets import QWidget

from cardbase.archive import ArchiveDeck
from vtes_deck.app.winner_titles import title_of
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections, type_words
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.language import number, plural, tr


class DeckPreview(Browser):
    """The deck with its title, winner and place, crypt and library side by side.

    Signals:
        chosen: the id of a card that the player wants to look at.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._shown = ""
        super().__init__(parent)
        self.setAccessibleName(tr("Selected winning deck"))
        self.setProperty("look", "flat")
        self.anchorClicked.connect(self._follow)

    def say(self, text: str) -> None:
        """Show a sentence instead of a deck."""
        self._shown = ""
        self.setPlainText(text)

    def show_deck(self, archived: ArchiveDeck, deck: Deck) -> None:
        """Show a deck: where it won, its crypt, its library by type."""
        event = archived.event
        count = event.players
        players = plural("{n} players", "{n} player", count) if count else ""
        day = str(event.date or "")
        place = ", ".join(filter(None, (event.name, event.place, day, players)))
        parts = [
            f"<h3>{html.escape(title_of(archived))}</h3>",
            f"<p><b>{html.escape(archived.player)}</b><br>{html.escape(place)}</p>",
        ]
        crypt = _section(tr("Crypt"), deck.crypt_count, crypt_order(deck))
        library = [_section(type_words(s.title), s.count, s.slots) for s in sections(deck)]
        parts.append(
            f"<table width='100%'><tr><td width='50%'>{crypt}</td>"
            f"<td width='50%'>{''.join(library)}</td></tr></table>"
        )
        if archived.comment.strip():
            said = html.escape(archived.comment.strip()).replace("\n", "<br>")
            parts.append(f"<p><i>{said}</i></p>")
        self._shown = "".join(parts)
        self.setHtml(self._shown)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown:
            # Links keep the colour that the palette had when the text was set.
            self.setHtml(self._shown)

    def _follow(self, link: QUrl) -> None:
        text = link.toString()
        if text.isascii() and text.isdecimal():
            self.chosen.emit(int(text))


def _section(title: str, count: int, slots: Iterable[Slot]) -> str:
    cards = "<br>".join(
        f'{number(slot.count)}&nbsp;<a href="{slot.card.id}">{html.escape(str(slot.card))}</a>'
        for slot in slots
    )
    return f"<p><b>{html.escape(title)} ({number(count)})</b><br>{cards}</p>"
