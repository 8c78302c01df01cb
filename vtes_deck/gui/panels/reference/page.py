"""The rich text of a rule, of a topic, and of a card's rulings."""

from __future__ import annotations

import html
from collections.abc import Iterator

from PySide6.QtGui import QFont

from cardbase import CardBase
from cardbase.model import AnyCard
from vtes_deck.app.reference import NUMBER, Item, Says, Topic, find, related
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_text import names_of, parse_ruling, to_html
from vtes_deck.language import mark, plural, tr
from vtes_deck.rulesets import EDITIONS

RULE = "rule"
"""The scheme of links to rules."""

_SHORT = 90
"""Maximum characters of the text next to a link."""

_WORDS = {
    Says.SAME: mark("the same"),
    Says.ABSENT: mark("no such rule"),
    Says.SILENT: mark("does not mention it"),
}


def item_page(item: Item, topic: Topic, edition: str) -> str:
    """Everything about an item.

    Args:
        item: the item.
        topic: its topic.
        edition: the name of the edition.
    """
    says, words = item.says(edition)
    label = tr(EDITIONS[edition].label)
    parts = [
        _line(f"<b>{item.number}</b> · {_muted(tr(topic.title))}"),
        _line(_linked(item.text)),
    ]
    if says is not Says.SAME or words:
        parts.append(_line(f"<b>{html.escape(label)}:</b> {_verdict_html(says, words)}"))
    parts += (
        _line(f"<b>{html.escape(tr(name))}:</b> {_linked(text)}") for name, text in item.lines
    )
    if item.url:
        address = html.escape(item.url)
        parts.append(_line(f'<a href="{address}">{address}</a>'))
    parts += _editions(item, edition)
    parts += _related(item)
    return "".join(parts)


def _editions(item: Item, edition: str) -> Iterator[str]:
    """The views of the other editions."""
    label = EDITIONS[edition].label
    others = [one for one in item.editions if one[0] != label]
    if not others:
        return
    if all(says is Says.SAME and not words for _, says, words in item.editions):
        yield _line(_muted(tr("The same in every edition.")))
        return
    yield _heading(tr("In other editions"))
    for name, says, words in others:
        yield _line(f"{html.escape(tr(name))}: {_verdict_html(says, words)}")


def _verdict_html(says: Says, words: str) -> str:
    """The view of an edition on a rule."""
    if says is Says.OTHERWISE:
        return _linked(words)
    return _muted(tr(_WORDS[says])) + (f"; {_linked(words)}" if words else "")


def _related(item: Item) -> Iterator[str]:
    others = related(item)
    if others:
        yield _heading(tr("See also"))
    for other in others:
        yield _line(f"{_link(other.number)} {html.escape(_shortened(other.text))}")


def topic_page(topic: Topic, edition: str) -> str:
    """All items of a topic in an edition."""
    parts = [_heading(tr(topic.title))]
    absent = 0
    for item in topic.items:
        says, words = item.says(edition)
        if says is Says.ABSENT:
            absent += 1
            continue
        text = _linked(item.text)
        if says is Says.OTHERWISE:
            text = f"{_linked(item.text.removesuffix('.'))}: <b>{_linked(words)}</b>"
        elif words:
            text = f"{text} ({_linked(words)})"
        parts.append(_line(f"{_link(item.number)} {text}"))
    if absent:
        words = plural(
            "{n} rules are not in {edition}.",
            "{n} rule is not in {edition}.",
            absent,
            edition=tr(EDITIONS[edition].label),
        )
        parts.append(_line(_muted(words)))
    return "".join(parts)


def rulings_page(card: AnyCard | None, cards: CardBase, font: QFont) -> str:
    """The rulings of a card, from the data."""
    if card is None:
        return _line(_muted(tr("Select a card in a list to see its rulings.")))
    parts = [_heading(tr("Rulings on {card}", card=card.full_name))]
    if not card.rulings:
        parts.append(_line(_muted(tr("There are no rulings on this card."))))
    names = names_of(cards)
    parts += (to_html(parse_ruling(ruling, names), font) for ruling in card.rulings)
    return "".join(parts)


def contents_page(edition: str) -> str:
    """The introduction of the panel."""
    label = html.escape(tr(EDITIONS[edition].label))
    return _line(
        _muted(
            tr(
                "A summary of the rules in our own words. The rulebooks take precedence "
                "over it, and card text over both."
            )
        )
    ) + _line(tr("Edition: <b>{edition}</b>.", edition=label))


def nothing_page(words: str) -> str:
    """The page for a search without results."""
    return _line(
        _muted(
            tr(
                "No rule contains “{words}”. Use fewer words, or a number such as INF-03.",
                words=words,
            )
        )
    )


def _link(number: str) -> str:
    return f'<a href="{RULE}:{number}">{number}</a>'


def _linked(text: str) -> str:
    """A text whose rule numbers are links."""
    parts = []
    end = 0
    for found in NUMBER.finditer(text):
        parts.append(html.escape(text[end : found.start()]))
        number = found[0]
        parts.append(_link(number) if find(number) is not None else number)
        end = found.end()
    return "".join([*parts, html.escape(text[end:])])


def _shortened(text: str) -> str:
    return text if len(text) <= _SHORT else f"{text[: _SHORT - 1].rstrip()}…"


def _heading(words: str) -> str:
    return f'<p style="margin:6px 0 4px 0;"><b>{html.escape(words)}</b></p>'


def _line(inside: str) -> str:
    return f'<p style="margin:0 0 4px 0;">{inside}</p>'


def _muted(words: str) -> str:
    return f'<span style="color:{theme.tokens().colors["text-muted"]};">{html.escape(words)}</span>'
