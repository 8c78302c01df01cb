"""The guide to the query language: generated from the filters, with examples to try."""

from __future__ import annotations

import html
from typing import override

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardbase.names import normalize
from cardbase.search import Family, Filter, families
from cardbase.search.manual import RULES, WORDS_ALONE
from cardbase.search.query import ANYWHERE
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.search_words import help_of, label_of, title_of
from vtes_deck.gui.widgets.style_properties import keep_enter
from vtes_deck.language import mark, tr

_SCHEME = "query"
_BASICS = (
    ("govern", mark("a word: in names and in card texts")),
    ('"burn 1 pool"', mark("a phrase")),
    ("clan:ventrue cap>=7", mark("both")),
    ("clan:ventrue,tremere", mark("one of them")),
    ("dis:DOM dis:pre", mark("superior Dominate and any Presence")),
    ("-is:banned", mark("excluded")),
    ("(type:master OR cost:0) -is:unique", mark("alternatives")),
    ("cap:5..8", mark("a range")),
    ("printed:2010..2013", mark("years, days, sets")),
    ("text:/\\+\\d bleed/", mark("a pattern")),
)


class QueryGuide(QDialog):
    """The guide, a window that stays open while you search.

    Signals:
        chosen: an example that the player wants to try.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("How to search"))
        self.setModal(False)
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(tr("Find a filter:  stealth, set, artist …"))
        self.line.setAccessibleName(tr("Find a filter"))
        self.line.setClearButtonEnabled(True)
        self.line.textChanged.connect(self._show)
        self.text = Browser(self)
        self.text.setAccessibleName(tr("Guide to searching"))
        self.text.anchorClicked.connect(self._follow)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        unit = theme.Metrics.of(self.font()).line
        self.resize(unit * 36, unit * 40)
        keep_enter(self)
        self._show("")

    def _show(self, wanted: str) -> None:
        words = normalize(wanted).split()
        parts = [] if words else [_introduction()]
        for family in families():
            found = [each for each in family.filters if _fits(each, family, words)]
            if found:
                parts.append(f"<h3>{html.escape(title_of(family))}</h3>")
                parts += map(_described, found)
        if not parts:
            none = tr("There is no such filter. You can search for any word as it is.")
            parts.append(f"<p>{html.escape(none)}</p>")
        self.text.setHtml("".join(parts))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show(self.line.text())

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == _SCHEME:
            self.chosen.emit(url.path(QUrl.ComponentFormattingOption.FullyDecoded))


def _introduction() -> str:
    rows = "".join(
        f'<tr><td style="padding-right:18px;">{_example(query)}</td>'
        f"<td>{html.escape(tr(meaning))}</td></tr>"
        for query, meaning in _BASICS
    )
    items = "".join(f"<li>{html.escape(tr(each))}</li>" for each in RULES)
    short, full = html.escape(tr("In short")), html.escape(tr("In full"))
    return f"<h3>{short}</h3><table>{rows}</table><h3>{full}</h3><ul>{items}</ul>"


def _described(filter_: Filter) -> str:
    muted = theme.tokens().colors["text-muted"]
    names = ", ".join(f"{name}:" for name in (filter_.key, *filter_.aliases))
    if filter_.key == ANYWHERE:
        names = tr(WORDS_ALONE)
    examples = " &nbsp; ".join(map(_example, filter_.examples))
    return (
        f"<p><b>{html.escape(label_of(filter_))}</b> "
        f'<span style="color:{muted};">{html.escape(names)}</span><br/>'
        f"{html.escape(help_of(filter_))}<br/>{examples}</p>"
    )


def _example(query: str) -> str:
    url = QUrl()
    url.setScheme(_SCHEME)
    url.setPath(query, QUrl.ParsingMode.DecodedMode)
    address = html.escape(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
    return f'<a href="{address}"><code>{html.escape(query)}</code></a>'


def _fits(filter_: Filter, family: Family, words: list[str]) -> bool:
    if not words:
        return True
    names = (filter_.key, *filter_.aliases, filter_.label, filter_.help, family.title)
    names += (label_of(filter_), help_of(filter_), title_of(family))
    folded = normalize(" ".join(names))
    return all(word in folded for word in words)
