"""VDB's "deck in URL": ``https://vdb.im/decks/deck?name=...#200001=2;100001=4``.

The fragment contains the cards as numbers. The link may be alone, inside a text, or without its
host.
"""

from __future__ import annotations

import re
import urllib.parse

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import (
    MAX_DECKS,
    FileFormat,
    Holds,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
    with_others,
)
from vtes_deck.deckio.listing.near_names import NearNames
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.listing.web import online_deck
from vtes_deck.deckio.numbered_decks import NumberedCard, numbered_deck
from vtes_deck.language import mark

ADDRESS = "https://vdb.im/decks/deck"

_NUMBER = r"(?:[12]\d{5}|[89]\d{8})"
"""Matches the number of an official card, or of an own card, which VDB omits."""
_PAIR = rf"{_NUMBER}\s{{0,9}}=\s{{0,9}}\d{{1,6}}"
_CARDS = re.compile(rf"{_PAIR}(?:\s{{0,9}}[;&,|]\s{{0,9}}{_PAIR})*")
_COPIES = re.compile(rf"({_NUMBER})\s*=\s*(\d{{1,6}})")
_ONLY_LINK = re.compile(r"^\s*<?(https?://[^\s<>\"']+)>?\s*$", re.IGNORECASE)


def _recognise(text: str, _: str) -> float:
    decoded = urllib.parse.unquote(text) if "%3" in text else text
    match = _CARDS.search(decoded)
    if match is not None:
        whole = len(decoded.strip())
        link = _link_around(decoded, match)
        return 0.95 if link or len(match[0]) > 0.8 * whole else 0.0
    return 0.95 if _online(text) else 0.0


def _online(text: str) -> str:
    """The address of a deck on the web, if the text consists of nothing else."""
    return online_deck(text) if _ONLY_LINK.match(text) else ""


def _link_around(text: str, cards: re.Match[str]) -> str:
    """The link whose fragment has the card numbers."""
    start = max(text.rfind(mark, 0, cards.start()) for mark in ("http://", "https://", "HTTPS://"))
    if start < 0 or "#" not in text[start : cards.start()]:
        return ""
    return text[start : cards.start()]


def _read(text: str, cb: CardBase) -> ReadResult:
    decoded = urllib.parse.unquote(text) if "%3" in text and not _CARDS.search(text) else text
    links = list(_CARDS.finditer(decoded))[:MAX_DECKS]
    if not links:
        address = _online(text)
        if address:
            raise UnreadableError(Reason.ONLINE, address)
        raise UnreadableError(Reason.NO_CARDS)
    first, *others = (_linked(decoded, link, cb) for link in links)
    around = _around(decoded, links)
    listed = _listed(around, cb)
    if listed is not None:
        known = {_cards(one.deck) for one in (first, *others)}
        others += [one for one in listed.decks if _cards(one.deck) not in known]
    elif said := _sentences(around):
        words = "\n\n".join(part for part in (first.deck.description, said) if part)
        deck = msgspec.structs.replace(first.deck, description=words)
        first = msgspec.structs.replace(first, deck=deck)
    return with_others(first, others)


def _linked(text: str, link: re.Match[str], cb: CardBase) -> ReadResult:
    """The deck of one link."""
    line = text.count("\n", 0, link.start()) + 1
    pairs = _COPIES.findall(link[0])
    cards = [NumberedCard(int(number), int(count), line=line) for number, count in pairs]
    address = _link_around(text, link)
    facts = _facts(address)
    result = numbered_deck(
        cards,
        NearNames(cb),
        format_name="vdb",
        name=facts.get("name", ""),
        author=facts.get("author", ""),
        description=facts.get("description", ""),
    )
    left = _left_over(text, link)
    damaged = (ReadProblem(line, left[:200], ProblemKind.UNREAD),) if left else ()
    return msgspec.structs.replace(
        result, problems=(*result.problems, *damaged), line=line, heading=address or link[0]
    )


def _around(text: str, links: list[re.Match[str]]) -> str:
    """The text without the links, on the same lines."""
    parts = []
    position = 0
    for link in links:
        begin = link.start() - len(_link_around(text, link))
        end = text.find("\n", link.end())
        parts.append(text[position : max(begin, position)])
        position = end if end >= 0 else len(text)
    return "".join([*parts, text[position:]])


def _sentences(around: str) -> str:
    """The words around a link, without the brackets or the one word that introduce it."""
    return "\n".join(line for line in around.split("\n") if len(line.split()) > 1)


def _listed(text: str, cb: CardBase) -> ReadResult | None:
    """The list around a link, if there is one."""
    try:
        return read_listing(text, cb, format_name="text")
    except UnreadableError:
        return None


def _cards(deck: Deck) -> frozenset[tuple[int, int]]:
    return frozenset((slot.card.id, slot.count) for slot in deck.slots)


def _facts(link: str) -> dict[str, str]:
    """Name, author and description from the query of a link."""
    query = link.partition("#")[0].partition("?")[2]
    try:
        pairs = urllib.parse.parse_qsl(query, max_num_fields=50)
    except ValueError:  # too many
        return {}
    return {key: value.strip() for key, value in pairs}


def _left_over(text: str, cards: re.Match[str]) -> str:
    """The rest of the link after the cards, which is damaged."""
    rest = text[cards.end() :].split("\n", 1)[0].strip(" ;>)\"'\t")
    return rest if rest[:1].isdigit() or "=" in rest[:20] else ""


def _write(deck: Deck, _: CardBase | None) -> str:
    facts = {"name": deck.name, "author": deck.author, "description": deck.description}
    query = urllib.parse.urlencode(
        {key: value for key, value in facts.items() if value}, quote_via=urllib.parse.quote
    )
    cards = ";".join(f"{slot.card.id}={slot.count}" for slot in deck.slots)
    return f"{ADDRESS}{'?' if query else ''}{query}#{cards}\n"


FORMAT = FileFormat(
    name="vdb",
    title=mark("VDB deck in URL"),
    suffixes=(".url",),
    media_type="text/uri-list",
    holds=Holds(name=True, author=True, description=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
