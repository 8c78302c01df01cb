"""The rich text of the card view.

Card data is escaped here or in :mod:`vtes_deck.graphics.card_text`. Links are ``card:ID``,
``act:...`` for actions of the view, and the addresses of rulings' sources.
"""

from __future__ import annotations

import html
import urllib.parse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QTextDocument

from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard, Printing
from cardbase.terms import Type
from vtes_deck.app.allowed_cards import Bar
from vtes_deck.app.playability import Playable, Players
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons
from vtes_deck.graphics.card_text import parse, parse_ruling, to_html
from vtes_deck.graphics.word_lists import any_of
from vtes_deck.gui.models.card_columns import cost_of, discipline_codes, needs_of
from vtes_deck.gui.panels.card.chart import years_in_words
from vtes_deck.gui.panels.card.figures import Figures
from vtes_deck.gui.panels.card.playability_section import PlayabilitySection
from vtes_deck.gui.panels.card.section_writer import ACT, NAMES, SectionWriter
from vtes_deck.language import mark, number, plural, tr

if TYPE_CHECKING:
    from vtes_deck.effects.text.comparison import SentencePair
    from vtes_deck.gui.panels.card.engine_text import EngineText

FACE, CHART = "face:", "chart:"
"""Names of the pictures that the view draws itself."""

PRINTING = "printing/"
"""Prefix of pictures of the card from a set; the percent-encoded code of the set follows."""

ENGINE = "engine"
"""The action that shows or hides the text as the engine understands it."""

_RARITIES = {
    "C": mark("common"),
    "U": mark("uncommon"),
    "R": mark("rare"),
    "V": mark("vampire"),
}
_BARS = {
    Bar.BANNED: mark("Banned"),
    Bar.NOT_YET: mark("Not yet legal"),
    Bar.OWN: mark("Your own card, unreleased"),
    Bar.PLAYTEST: mark("Being tested"),
    Bar.NEVER_RELEASED: mark("Never released"),
    Bar.OUTSIDE: mark("Not in the card pool"),
    Bar.TOO_NEW: mark("Released later"),
}
_BAR_SIGNS = {
    Bar.BANNED: "mark/banned",
    Bar.PLAYTEST: "mark/playtest",
    Bar.OWN: "mark/playtest",
}
_COMPANIONS_SHOWN = 8

_ASIDE = 1.5
"""Maximum height of the text next to the face, as a multiple of the height of the face."""


@dataclass(frozen=True)
class Shown:
    """The content of the card view.

    Attributes:
        card: the card.
        cards: the card base.
        language: the language of name and text, if there is a translation.
        bar: the reason why it is not allowed, or ``None``.
        format_title: the title of the tournament format that the deck is checked for.
        day: the day of the check, in words.
        players: the crypt cards that can play it (a library card).
        playable: the cards of the deck that it can play (a crypt card).
        copies: copies in the deck.
        figures: its figures in the archive; ``None`` while they are counted.
        face: width and height of the face, (0, 0) for none.
        aside: whether the text is next to the face; otherwise it is below.
        readable: whether the face shows the name, the facts and the text.
        inside: width of the text.
        chart: width and height of the chart, (0, 0) for none.
        caption: rich text under the face, or empty.
        printing: code of the set whose picture the player has chosen; else empty.
        engine: the text as the engine understands it; ``None`` while it is hidden.
    """

    card: AnyCard
    cards: CardBase
    language: str = "en"
    bar: Bar | None = None
    format_title: str = ""
    day: str = ""
    players: Players | None = None
    playable: Playable | None = None
    copies: int = 0
    figures: Figures | None = None
    face: tuple[int, int] = (0, 0)
    aside: bool = True
    readable: bool = False
    inside: int = 0
    chart: tuple[int, int] = (0, 0)
    caption: str = ""
    printing: str = ""
    engine: EngineText | None = None


class CardDocument(SectionWriter):
    """Writes the rich text of one card."""

    def __init__(self, shown: Shown, font: QFont) -> None:
        self._shown = shown
        super().__init__(shown.cards, font)

    def html(self) -> str:
        """The whole document as rich text."""
        parts = (
            PlayabilitySection(self._shown, self.font).text,
            self._engine,
            self._rulings,
            self._archive,
            self._printings,
            self._more,
        )
        return "".join((self._top(), *(part() for part in parts)))

    # -------------------------------------------------------------------------------------- top

    def _top(self) -> str:
        """The face with the first parts of the text next to it, then the other parts.

        The text does not flow around the face, because a heading next to the face would be
        separated from its section.
        """
        shown = self._shown
        if shown.readable:
            parts = [self._copies(), self._legality()]
        else:
            parts = [self._head(), self._text(), self._legality()]
        width, height = shown.face
        gap = self.metrics.pad
        if not width or not shown.aside:
            return "".join((self._face(), *parts))
        aside = parts.pop(0)
        for limit in (height * _ASIDE, height):
            taller = aside + parts[0]
            if self._height(taller, shown.inside - width - 2 * gap) > limit:
                break
            aside = taller
            parts.pop(0)
        table = (
            f'<table cellspacing="0" cellpadding="0" width="100%"><tr>'
            f'<td width="{width + 2 * gap}">{self._face()}</td><td>{aside}</td></tr></table>'
        )
        return "".join((table, *parts))

    def _height(self, text: str, width: int) -> float:
        """The height of rich text in a column of this width."""
        column = QTextDocument()
        column.setDefaultFont(self.font)
        column.setDocumentMargin(0)
        column.setTextWidth(max(1, width))
        column.setHtml(text)
        return column.size().height()

    def _face(self) -> str:
        width, height = self._shown.face
        if not width:
            return ""
        gap = self.metrics.pad
        alt = tr("The card")
        centred = "" if self._shown.aside else ' align="center"'
        caption = f"<br/><small>{self._shown.caption}</small>" if self._shown.caption else ""
        return (
            f'<table cellspacing="0" cellpadding="0" width="{width + gap}"'
            f' style="margin-bottom:{self.metrics.small}px;"{centred}><tr><td>'
            f'<a href="{ACT}:zoom"><img src="{FACE}" width="{width}" height="{height}"'
            f' alt="{html.escape(alt)}"/></a>{caption}</td></tr></table>'
        )

    def _head(self) -> str:
        card = self._shown.card
        translation = card.translations.get(self._shown.language)
        name = html.escape(translation.name if translation else card.name)
        suffix = card.full_name.removeprefix(card.name)
        size = self.metrics.title_pt
        title = (
            f'<p style="margin:0;"><span style="font-size:{size}pt; font-weight:600;">{name}</span>'
            f"{self.muted(suffix)}</p>"
        )
        lines = [title]
        if translation is not None and translation.name != card.name:
            lines.append(self.line(self.muted(card.name)))
        lines += self._crypt_facts(card) if isinstance(card, CryptCard) else self._facts(card)
        return "".join([*lines, self._copies()])

    def _copies(self) -> str:
        copies = self._shown.copies
        return self.line(tr("<b>{copies}</b> in the deck", copies=copies)) if copies else ""

    def _crypt_facts(self, card: CryptCard) -> list[str]:
        imbued = Type.IMBUED in card.types
        group = tr("any group") if card.group is None else tr("group {group}", group=card.group)
        first = [self.sign(icons.clan_icon_name(card.clan), html.escape(card.clan))]
        if card.path:
            first.append(self.sign(icons.path_icon_name(card.path), html.escape(card.path)))
        second = [
            tr("life <b>{life}</b>", life=card.capacity)
            if imbued
            else tr("capacity <b>{capacity}</b>", capacity=card.capacity),
            group,
        ]
        if card.advanced:
            second.append(tr("advanced"))
        third = [html.escape(str(card.sect))] if card.sect else []
        if card.title is not None:
            title = str(card.title)
            if card.city:
                title = tr("{title} of {city}", title=title, city=card.city)
            third.append(html.escape(title))
        lines = [
            self.line(" &nbsp; ".join(first)),
            self.line(" \N{MIDDLE DOT} ".join(second)),
        ]
        if third:
            lines.append(self.line(" \N{MIDDLE DOT} ".join(third)))
        lines.append(self._disciplines(card))
        return lines

    def _facts(self, card: LibraryCard) -> list[str]:
        types = " / ".join(
            self.sign(icons.type_icon_name(each), html.escape(type_words(str(each))))
            for each in card.types
        )
        lines = [self.line(tr("{types}, trifle", types=types) if card.trifle else types)]
        costs = cost_of(card)
        if costs:
            lines.append(self.line(tr("costs {costs}", costs=html.escape(costs))))
        needs = [
            self.sign(icons.clan_icon_name(clan), html.escape(clan))
            for clan in card.requirement.clans
        ]
        if needs_of(card):
            needs.append(html.escape(needs_of(card)))
        if card.requirement.disciplines:
            lines.append(self._disciplines(card))
        if needs:
            lines.append(self.line(tr("requires {needs}", needs=any_of(needs))))
        if card.burn_option:
            lines.append(self.line(self.sign("mark/burn-option", html.escape(tr("burn option")))))
        return lines

    def _disciplines(self, card: AnyCard) -> str:
        codes = discipline_codes(card)
        if not codes:
            return ""
        signs = [self.discipline(code) for code in codes]
        if isinstance(card, LibraryCard):
            return self.line(" + ".join(signs) if card.requirement.combo else any_of(signs))
        return self.line("&nbsp;".join(signs))

    # --------------------------------------------------------------------------- text, legality

    def _text(self) -> str:
        card = self._shown.card
        words = card.translations.get(self._shown.language) or card
        text = to_html(parse(words.text, self.names), self.font)
        flavor = ""
        if words.flavor:
            lines = "<br/>".join(map(html.escape, words.flavor.splitlines()))
            flavor = (
                f'<p style="margin-top:{self.metrics.gap}px; margin-bottom:0px;'
                f' color:{self.colors["text-muted"]};"><i>{lines}</i></p>'
            )
        return f'<div style="margin-top:{self.metrics.gap}px;">{text}</div>{flavor}'

    def _legality(self) -> str:
        shown, card = self._shown, self._shown.card
        where = html.escape(f"{tr(shown.format_title)}, {shown.day}")
        if shown.bar is None:
            sign = self.picture("ui/legal", tr("legal"))
            text = tr("Legal in {where}", where=where)
        else:
            sign = self.picture(_BAR_SIGNS.get(shown.bar, "ui/warning"), tr("not legal"))
            text = tr("<b>{why}</b>: {where}", why=html.escape(tr(_BARS[shown.bar])), where=where)
        dates = []
        if card.legal_from is not None:
            dates.append(tr("legal from {day}", day=card.legal_from.isoformat()))
        if card.banned_from is not None:
            dates.append(tr("banned from {day}", day=card.banned_from.isoformat()))
        return (
            f'<p style="margin-top:{self.metrics.pad}px; margin-bottom:0px;">{sign} {text}'
            f"<br/>{self.muted(', '.join(dates))}</p>"
        )

    # ----------------------------------------------------------------------------- rules engine

    def _engine(self) -> str:
        engine, title = self._shown.engine, tr("In the rules engine")
        if engine is None:
            compare = tr("Compare the text with what the engine plays")
            return self.section(title, self.line(self.act_link(ENGINE, compare)))
        lines = [self.line(html.escape(engine.level))]
        lines += [self.line(self.muted(note)) for note in engine.notes]
        if engine.rows:
            lines.append(self._compared(engine.rows))
        lines.append(self.line(self.act_link(ENGINE, tr("Hide the comparison"))))
        return self.section(title, "".join(lines))

    def _compared(self, rows: Sequence[SentencePair]) -> str:
        """The official sentences and those of the engine side by side, differences marked."""
        pad = self.metrics.small
        printed = html.escape(tr("Official text"))
        engine = html.escape(tr("As the engine understands it"))
        lines = [f"<tr><th align='left'>{printed}</th><th></th><th align='left'>{engine}</th></tr>"]
        for row in rows:
            sign = "=" if row.equal else "\N{NOT EQUAL TO}"
            color = "" if row.equal else f' bgcolor="{self.colors["warning-ground"]}"'
            symbols = f"{row.level} " if row.level else ""
            texts = [
                to_html(parse(f"{symbols}{text}", self.names), self.font) if text else ""
                for text in (row.official, row.rendered)
            ]
            lines.append(
                f'<tr{color}><td width="48%">{texts[0]}</td><td align="center">{sign}</td>'
                f'<td width="48%">{texts[1]}</td></tr>'
            )
        return f'<table cellspacing="0" cellpadding="{pad}" width="100%">{"".join(lines)}</table>'

    # ---------------------------------------------------------------------------------- rulings

    def _rulings(self) -> str:
        rulings = self._shown.card.rulings
        if not rulings:
            return ""
        items = "".join(
            f"{to_html(parse_ruling(ruling, self.names), self.font)}" for ruling in rulings
        )
        return self.section(tr("Rulings ({count})", count=len(rulings)), items)

    # ---------------------------------------------------------------------------------- archive

    def _archive(self) -> str:
        figures, title = self._shown.figures, tr("In winning decks")
        if figures is None:
            return self.section(title, self.line(self.muted(tr("Counting …"))))
        if not figures.play.decks:
            none = plural(
                "In none of the {n} decks of the archive.",
                "Not in the {n} deck of the archive.",
                figures.decks,
            )
            return self.section(title, self.line(none))
        text = tr(
            "In <b>{decks}</b> of {all} ({percent} %), {copies} copies in each",
            decks=number(figures.play.decks),
            all=number(figures.decks),
            percent=_percent(figures.play.decks / figures.decks),
            copies=number(figures.play.mean, 1),
        )
        parts = [self.line(text)]
        width, height = self._shown.chart
        if figures.by_year and height:
            parts.append(
                f'<p style="margin:0;"><img src="{CHART}" width="{width}"'
                f' height="{height}" alt="{html.escape(years_in_words(figures))}"/></p>'
            )
        company = [
            (card, each)
            for each in figures.company[:_COMPANIONS_SHOWN]
            if (card := self._shown.cards.get(each.id)) is not None
        ]
        if company:
            shares = [tr("{percent} %", percent=number(100 * each.share)) for _, each in company]
            names = ", ".join(
                f"{self.card_link(card)} {self.muted(share)}"
                for (card, _), share in zip(company, shares, strict=True)
            )
            parts.append(self.around(tr("Played with {names}", names=NAMES), names))
        return self.section(title, "".join(parts))

    # -------------------------------------------------------------------------------- printings

    def _printings(self) -> str:
        by_set: dict[str, list[Printing]] = {}
        for printing in self._shown.card.printings:
            by_set.setdefault(printing.set, []).append(printing)
        if not by_set:
            return ""
        rows = "".join(self._printing(code, each) for code, each in by_set.items())
        table = f'<table cellspacing="0" cellpadding="1">{rows}</table>'
        return self.section(tr("Printings ({count})", count=len(by_set)), table)

    def _printing(self, code: str, printings: Sequence[Printing]) -> str:
        known = self._shown.cards.sets.get(code)
        name = known.name if known is not None else code
        bundles = {bundle.code: bundle.name for bundle in known.bundles} if known else {}
        how: dict[str, None] = {}
        for printing in printings:
            if printing.precon is not None:
                product = bundles.get(printing.precon) or printing.precon or tr("product")
                if printing.copies > 1:
                    product = tr("{copies} in {product}", copies=printing.copies, product=product)
                how[product] = None
            else:
                rarity = _RARITIES.get(printing.rarity)
                how[tr(rarity) if rarity else printing.rarity] = None
        days = sorted({p.date for p in printings if p.date is not None})
        day = days[0].isoformat() if days else ""
        if code == self._shown.printing:
            how[tr("its picture is shown")] = None
        text = ", ".join(filter(None, how))
        return (
            f'<tr><td style="padding-right:{self.metrics.pad}px;">{self.muted(day)}</td>'
            f"<td>{self._picture_link(code, name)} {self.muted(text)}</td></tr>"
        )

    def _picture_link(self, code: str, name: str) -> str:
        """The name of a set as a link to the card's picture from it, or back to the usual one."""
        if not self._shown.card.picture:
            return html.escape(name)
        what = f"{PRINTING}{urllib.parse.quote(code, safe='')}"
        now = code == self._shown.printing
        tip = tr("Show the usual picture again") if now else tr("Show the picture from here")
        link = self.act_link(what, name, tip)
        return f"<b>{link}</b>" if now else link

    def _more(self) -> str:
        card, lines = self._shown.card, []
        if isinstance(card, CryptCard) and card.variants:
            others = [self._shown.cards.get(each) for each in card.variants]
            names = ", ".join(self.card_link(each) for each in others if each is not None)
            lines.append(self.around(tr("Other versions {names}", names=NAMES), names))
        if card.artists:
            names = _joined(card.artists)
            lines.append(self.around(tr("Drawn by {names}", names=NAMES), names))
        if card.aliases:
            names = _joined(card.aliases)
            lines.append(self.around(tr("Also called {names}", names=NAMES), names))
        lines.append(self.line(self.muted(tr("Number {id}", id=str(card.id)))))
        return f'<div style="margin-top:{self.metrics.pad}px;">{"".join(lines)}</div>'


def _joined(names: Iterable[str]) -> str:
    return html.escape(", ".join(names))


def _percent(share: float) -> str:
    """A share above 0 with one decimal, as markup; a small one is not rounded to 0."""
    least = 0.1
    percent = 100 * share
    return number(percent, 1) if percent >= least else f"&lt; {number(least, 1)}"
