"""The tournament archive as KRCG publishes it: one JSON object of decks by id."""

from __future__ import annotations

import datetime
import html
import re
from typing import Annotated

import msgspec

from cardbase.archive import ArchiveDeck, ArchiveEntry, ArchiveEvent, Score
from cardbase.datafile import UNREADABLE, check_parts
from cardbase.sources.csv_tables import short
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

_CAMILLE = 200240
"""Camille Devereux, The Raven."""

_ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,31}\d{0,2});")
"""A character in HTML notation, from the web pages that were the former source of the archive."""

_LABEL = re.compile(r"deck\s*name\s*[:;,]\s*", re.IGNORECASE)
"""A label in front of a name."""

_HEADING = re.compile(r"(?:crypt|library)\s*[:(\[]\s*\d{1,3}\b", re.IGNORECASE)
"""A heading of the list of cards, which occurs in place of the name of a deck without one."""

_DATE = re.compile(r"(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?")

type _Count = Annotated[int, msgspec.Meta(ge=0, lt=10**9)]


class _Card(msgspec.Struct):
    id: _Count
    count: _Count
    comment: str = ""


class _Country(msgspec.Struct):
    name: str = ""


class _Event(msgspec.Struct):
    name: str = ""
    date: datetime.date | None = None
    end_date: datetime.date | None = None
    online: bool = False
    format: str = ""
    players_count: _Count = 0
    rounds: _Count = 0
    finals: bool = True
    place: str = ""
    country: _Country | None = None
    url: str = ""


class _Score(msgspec.Struct):
    round_gw: _Count = 0
    round_vp: float = 0.0
    finals_vp: float = 0.0


class _Deck(msgspec.Struct):
    id: str
    cards: list[_Card]
    name: str = ""
    comment: str = ""
    author: str = ""
    event: _Event | None = None
    player: str = ""
    score: _Score | None = None
    raven: _Count = 0


def read_archive(data: bytes) -> tuple[ArchiveDeck, ...]:
    """The archived decks.

    Raises:
        SourceError: the data are not JSON, or have another structure.
    """
    try:
        check_parts(data)
        decks = msgspec.json.decode(data, type=dict[str, _Deck])
    except UNREADABLE as error:
        raise SourceError(SourceProblem.ARCHIVE_UNREADABLE, why=short(str(error), 200)) from None
    return tuple(_deck(deck) for deck in decks.values())


def _deck(deck: _Deck) -> ArchiveDeck:
    event = deck.event or _Event()
    player, comment = deck.player, deck.comment
    if (day := _day(player)) is not None:
        # A date in a form unknown to KRCG, which mistakes it for the player on the next line.
        event.date = event.date or day
        player, _, comment = (line.strip() for line in comment.partition("\n"))
    name, comment = _name_and_comment(deck.name, comment)
    return ArchiveDeck(
        id=deck.id,
        name=name,
        player=_plain(player),
        author="" if deck.author == player else _plain(deck.author),
        event=_event(event),
        score=Score(deck.score.round_gw, deck.score.round_vp, deck.score.finals_vp)
        if deck.score
        else None,
        comment=comment,
        cards=_cards(deck),
    )


def _plain(text: str) -> str:
    """A text with characters instead of their HTML notation."""
    return _ENTITY.sub(lambda found: html.unescape(found[0]), text)


def _name_and_comment(name: str, comment: str) -> tuple[str, str]:
    """The name of a deck, which may be the first line of the comment, and the remaining comment."""
    name, comment = _plain(name), _plain(comment)
    if _HEADING.match(name.strip()) or not name.strip("=-_ "):
        name = ""
    if not name and (label := _LABEL.match(comment)) is not None:
        name, _, comment = comment[label.end() :].partition("\n")
    elif (label := _LABEL.match(name)) is not None:
        name = name[label.end() :]
    return " ".join(name.split()), comment.strip()


def _day(player: str) -> datetime.date | None:
    match = _DATE.fullmatch(player)
    try:
        return datetime.date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None


def _cards(deck: _Deck) -> tuple[ArchiveEntry, ...]:
    """The cards of a deck, with the copies printed as Raven among those of Camille Devereux.

    The two were one vampire under two names until their cards were merged. KRCG has the copies
    under the other name in a separate field.
    """
    entries = [ArchiveEntry(card.id, card.count, _plain(card.comment)) for card in deck.cards]
    if not deck.raven:
        return tuple(entries)
    for i, entry in enumerate(entries):
        if entry.id == _CAMILLE:
            entries[i] = ArchiveEntry(entry.id, entry.count + deck.raven, entry.comment)
            return tuple(entries)
    return (ArchiveEntry(_CAMILLE, deck.raven), *entries)


def _event(event: _Event) -> ArchiveEvent:
    return ArchiveEvent(
        name=_plain(event.name),
        date=event.date,
        end_date=event.end_date,
        place=event.place,
        country=event.country.name if event.country else "",
        players=event.players_count,
        rounds=event.rounds,
        finals=event.finals,
        online=event.online,
        format=event.format,
        url=event.url,
    )
