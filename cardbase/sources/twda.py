"""The tournament archive as KRCG publishes it: one JSON object of decks by id."""

from __future__ import annotations

import datetime
from typing import Annotated

import msgspec

from cardbase.archive import ArchiveDeck, Entry, Event, Score
from cardbase.datafile import UNREADABLE
from cardbase.sources.data import SourceError
from cardbase.sources.tables import short

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


def read_archive(data: bytes) -> tuple[ArchiveDeck, ...]:
    """The archived decks.

    Raises:
        SourceError: not JSON, or of another shape.
    """
    try:
        decks = msgspec.json.decode(data, type=dict[str, _Deck])
    except UNREADABLE as error:
        raise SourceError(
            f"the tournament archive cannot be read: {short(str(error), 200)}"
        ) from None
    return tuple(_deck(deck) for deck in decks.values())


def _deck(deck: _Deck) -> ArchiveDeck:
    return ArchiveDeck(
        id=deck.id,
        name=deck.name,
        player=deck.player,
        author="" if deck.author == deck.player else deck.author,
        event=_event(deck.event or _Event()),
        score=Score(deck.score.round_gw, deck.score.round_vp, deck.score.finals_vp)
        if deck.score
        else None,
        comment=deck.comment,
        cards=tuple(Entry(card.id, card.count, card.comment) for card in deck.cards),
    )


def _event(event: _Event) -> Event:
    return Event(
        name=event.name,
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
