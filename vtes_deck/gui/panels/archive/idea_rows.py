"""The rows of similar winning decks and of the cards that they suggest."""

from __future__ import annotations

from cardbase.archive_similarity import SimilarDeck
from vtes_deck.app.natural_order import natural
from vtes_deck.app.similar_decks import Idea
from vtes_deck.app.winner_titles import title_of
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.language import mark, number, percent, tr

_MINUS = "\N{MINUS SIGN}"
_SMALL = 0.01

DECK_COLUMNS = (
    (
        TableColumn(
            mark("Like"),
            mark("Similarity of the two decks; rare cards count more"),
            number=True,
            share=True,
        ),
        7.0,
    ),
    (TableColumn(mark("Deck"), deck=True), 10.0),
    (TableColumn(mark("Winner")), 8.0),
    (TableColumn(mark("Date")), 5.8),
)
IDEA_COLUMNS = (
    (TableColumn(mark("Copies"), mark("Change in copies when you press Enter"), number=True), 4.2),
    (TableColumn(mark("Card"), card=True), 10.0),
    (
        TableColumn(
            mark("Fit"),
            mark("How strongly the archive supports it; the list is in this order"),
            number=True,
            share=True,
        ),
        3.6,
    ),
    (
        TableColumn(
            mark("Decks"),
            mark("Similar winning decks that play it, or that play more or fewer copies"),
            number=True,
        ),
        5.0,
    ),
    (
        TableColumn(mark("Of all"), mark("Share of the whole archive that plays it"), number=True),
        4.4,
    ),
)


def deck_row(alike: SimilarDeck, clan: str) -> TableRow:
    """The row of a similar deck of this clan."""
    deck = alike.deck
    name, day = title_of(deck), deck.event.date
    date = str(day or tr("undated"))
    tip = tr(
        "{name}, {player}, {event}, {date}. Like this one: crypt {crypt}, library {library}",
        name=name,
        player=deck.player,
        event=deck.event.name,
        date=date,
        crypt=percent(alike.crypt),
        library=percent(alike.library),
    )
    cells = (percent(alike.value), name, deck.player, date)
    keys = (alike.value, natural(name), natural(deck.player), str(day or "undated"))
    return TableRow(cells, keys, alike, tip, tip, deck.id, clan)


def idea_row(idea: Idea, best: float) -> TableRow:
    """The row of an idea; ``best`` is the score of the first one, which fills the bar."""
    fit = max(0.0, idea.score / best) if best > 0 else 0.0
    change = idea.wanted - idea.have
    sign = f"+{change}" if change > 0 else f"{_MINUS}{-change}"
    every = percent(idea.everywhere) if idea.everywhere >= _SMALL else f"<{percent(_SMALL)}"
    cells = (
        sign,
        str(idea.card),
        "",
        tr("{part} of {all}", part=number(idea.decks), all=number(idea.of)) if idea.of else "",
        every,
    )
    spoken = tr("{change} {card}: {reason}", change=sign, card=idea.card, reason=idea.reason)
    share = idea.decks / max(1, idea.of)
    keys = (change, natural(str(idea.card)), fit, share, idea.everywhere)
    return TableRow(cells, keys, idea, spoken, spoken, (idea.card.id, idea.kind))
