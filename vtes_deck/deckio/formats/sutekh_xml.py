"""Sutekh's XML card sets. Read only: Sutekh reads ARDB's XML too."""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deckio.base import FileFormat, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.named_decks import NamedCards
from vtes_deck.deckio.xml_text import Lines, child_text, count_of, parse_xml
from vtes_deck.language import mark

_ROOT = re.compile(r"<(?:abstract|physical)cardset\b", re.IGNORECASE)
_GROUP = re.compile(r"\(Group (\d|any)\)", re.IGNORECASE)


def _recognise(text: str, _: str) -> float:
    return 0.95 if _ROOT.search(text[:2000]) else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    root = parse_xml(text)
    lines = Lines(text)
    cards = NamedCards(cb)
    for found in root.iter("card"):
        name = (found.get("name") or child_text(found, "name")).strip()
        short = _GROUP.sub(r"(G\1)", name).replace("(Advanced)", "(ADV)")
        cards.add(short, count_of(found.get("count")), crypt=None, line=lines.of(name))
    if not len(cards):
        raise UnreadableError(Reason.NO_CARDS)
    assembly = cards.assembly()
    deck = assembly.deck(
        name=(root.get("name") or "").strip(),
        author=(root.get("author") or "").strip(),
        description=(root.get("comment") or child_text(root, "comment", "annotations")).strip(),
    )
    return ReadResult(deck, "sutekh-xml", assembly.problems)


FORMAT = FileFormat(
    name="sutekh-xml",
    title=mark("Sutekh card set"),
    suffixes=(".xml",),
    media_type="application/xml",
    recognise=_recognise,
    read=_read,
)
