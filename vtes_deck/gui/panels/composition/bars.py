"""The bars and ranges of the composition, with the colours of types and clans."""

from __future__ import annotations

from vtes_deck.app.peer_comparison import PeerGroup, PeerRow
from vtes_deck.app.playability import Support
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons
from vtes_deck.gui.widgets.bar_chart import Bar
from vtes_deck.gui.widgets.chart_colors import (
    Part,
    clan_color,
    clan_parts,
    type_color,
    type_parts,
)
from vtes_deck.gui.widgets.range_chart import RangeRow, short_number
from vtes_deck.language import mark, number, percent, tr
from vtes_deck.stats.composition import LibraryComposition

_GROUPS = {
    PeerGroup.DECK: mark("Deck"),
    PeerGroup.TYPES: mark("Types"),
    PeerGroup.FUNCTIONS: mark("What the cards do"),
}


def capacity_bar(capacity: int, copies: int, deck: Deck) -> Bar:
    """The crypt cards of a capacity, by clan."""
    return Bar(
        str(capacity),
        copies,
        text=number(copies),
        parts=clan_parts((card, n) for card, n in deck.vampires if card.capacity == capacity),
        hint=tr("{copies} of capacity {capacity}", copies=copies, capacity=capacity),
    )


def type_bar(name: str, copies: int) -> Bar:
    """The library cards of a type."""
    return Bar(
        type_words(name),
        copies,
        text=number(copies),
        icon=icons.type_icon_name(name.partition("/")[0]),
        parts=(Part(copies, type_color(name)),),
    )


def clan_bar(clan: str, copies: int) -> Bar:
    """The crypt cards of a clan."""
    return Bar(
        clan,
        copies,
        text=number(copies),
        icon=icons.clan_icon_name(clan),
        parts=(Part(copies, clan_color(clan)),),
    )


def function_bar(name: str, library: LibraryComposition, deck: Deck) -> Bar:
    """The library cards with a function, by type."""
    n, share = library.functions[name], percent(library.share(name))
    label = _capitalized(tr(name))
    return Bar(
        label,
        n,
        text=tr("{n} ({share})", n=number(n), share=share),
        parts=type_parts((card, copies) for card, copies in deck.cards if name in card.functions),
        hint=tr(
            "{function}: {n} of {of} library cards, {share}",
            function=label,
            n=n,
            of=library.count,
            share=share,
        ),
    )


def support_bar(row: Support) -> Bar:
    """The crypt cards that can play a card."""
    if row.superior is None:
        figures = number(row.able)
        hint = tr(
            "{copies}x {card}: {able} of {of} crypt cards can play it.",
            copies=row.copies,
            card=row.card,
            able=row.able,
            of=row.of,
        )
    else:
        figures = f"{row.able} · {row.superior}"
        hint = tr(
            "{copies}x {card}: {able} of {of} crypt cards can play it, "
            "{superior} at the superior level.",
            copies=row.copies,
            card=row.card,
            able=row.able,
            of=row.of,
            superior=row.superior,
        )
    return Bar(
        str(row.card),
        row.able,
        part=row.superior,
        text=figures,
        numbers=(row.able, "" if row.superior is None else row.superior),
        card=row.card,
        hint=hint,
        warn=row.able == 0,
    )


def range_row(row: PeerRow) -> RangeRow:
    """A number of the deck on the range of similar decks."""
    own, low, high = short_number(row.own, 2), short_number(row.low, 1), short_number(row.high, 1)
    name = _capitalized(row.name)
    return RangeRow(
        name,
        row.own,
        row.low,
        row.high,
        row.mean,
        text=own,
        span=tr("{low} to {high}", low=low, high=high) if low != high else low,
        hint=tr(
            "{name}: {own} here; {mean} there on average, {low} to {high} in eight of ten decks.",
            name=name,
            own=own,
            mean=number(row.mean, 1),
            low=low,
            high=high,
        ),
        group=tr(_GROUPS[row.group]),
    )


def _capitalized(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
