"""The text of the tournament winning deck archive, exactly as the archive writes it."""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deck.model import Deck, Win
from vtes_deck.deck.order import filing_name
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.preface import parse_dates, write_date
from vtes_deck.deckio.listing.printout import listing
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import lines_of, one_line
from vtes_deck.language import mark

_CRYPT = re.compile(r"^Crypt \(\d+ cards, min=\d+, max=\d+, avg=[\d.]+\)\n-{10,}$", re.MULTILINE)


def _recognise(text: str, _: str) -> float:
    head = [line.strip() for line in text.lstrip().split("\n", 6)[:5]]
    dated = any(parse_dates(line) for line in head[1:4])
    if _CRYPT.search(text):
        return 0.9 if dated else 0.5
    return 0.4 if dated and "crypt" in text.casefold() else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    return read_listing(text, cb, format_name="twd")


def _write(deck: Deck, _: CardBase | None) -> str:
    parts = []
    if deck.win is not None:
        parts.append("\n".join(_heading(deck.win)))
        if deck.win.score:
            parts.append(f"-- {one_line(deck.win.score)}")
    about = []
    if deck.name.strip():
        about.append(f"Deck Name: {one_line(deck.name)}")
    if deck.author.strip() and (deck.win is None or deck.author != deck.win.player):
        about.append(f"Created by: {one_line(deck.author)}")
    if deck.description.strip():
        about.append(f"Description: {'\n'.join(lines_of(deck.description))}")
    if about:
        parts.append("\n".join(about))
    parts.append(listing(deck, filing_name))
    return "\n\n".join(parts) + "\n"


def _heading(win: Win) -> list[str]:
    """The tournament: name, place, date, rounds, players, winner, address."""
    event = win.event
    lines = [one_line(event.name) or "Tournament"]
    if event.place:
        lines.append(one_line(event.place))
    if event.date is not None:
        last = f" -- {write_date(event.end_date)}" if event.end_date else ""
        lines.append(write_date(event.date) + last)
    if event.rounds:
        lines.append(f"{event.rounds}R+F" if event.finals else f"{event.rounds}R (no final)")
    if event.players:
        lines.append(f"{event.players} players")
    if win.player:
        lines.append(one_line(win.player))
    if event.url:
        lines.append(event.url)
    return lines


FORMAT = FileFormat(
    name="twd",
    title=mark("Tournament winning deck archive"),
    suffixes=(".twd", ".txt"),
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True, win=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
