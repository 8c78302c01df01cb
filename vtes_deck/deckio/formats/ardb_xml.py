"""ARDB's XML (Anarch Revolt Deck Builder), which FELDB and Sutekh write and read too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardbase import CardBase
from cardbase.model import CryptCard, LibraryCard
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_figures, crypt_order, filing_name, sections, type_title
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.named_decks import NamedCards
from vtes_deck.deckio.listing.tail import Tail
from vtes_deck.deckio.spelling import one_line
from vtes_deck.deckio.xml_text import Lines, child_text, count_of, element, opening, parse_xml
from vtes_deck.language import mark

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_ROOT = re.compile(r"<(?:deck|DECK)\b[^<>]*>(?![\s\S]{0,400}<superzone)")

_COUNTS = ("count", "qty", "quantity", "number", "copies")
"""The attribute in which other programs write the number of copies, which is ``count`` in ARDB."""

GENERATOR = "VTES Deck"
FORMAT_VERSION = "-TODO-1.0"
"""The version exactly as in ARDB's own files."""


def _recognise(text: str, _: str) -> float:
    head = text[:2000]
    if not head.lstrip().startswith("<") or not _ROOT.search(head):
        return 0.0
    return 0.95 if "<crypt" in text or "<library" in text else 0.6


def _read(text: str, cb: CardBase) -> ReadResult:
    root = parse_xml(text)
    lines = Lines(text)
    # A card that this program wrote as unknown is not matched to a similar name.
    cards = NamedCards(cb, sure=root.get("generator") == GENERATOR)
    for found in root.iter():
        if found.tag in {"vampire", "card"}:
            _add(cards, found, lines)
    parts = [root.find("crypt"), root.find("library")]
    if not len(cards) and not any(part is not None and not len(part) for part in parts):
        raise UnreadableError(Reason.NO_CARDS)
    assembly = cards.assembly()
    deck = assembly.deck(
        name=child_text(root, "name"),
        author=child_text(root, "author"),
        description=child_text(root, "description"),
    )
    return ReadResult(deck, "ardb-xml", assembly.problems)


def _add(cards: NamedCards, found: Element, lines: Lines) -> None:
    vampire = found.tag == "vampire"
    name = child_text(found, "name") or found.get("name", "") or "".join(found.itertext()).strip()
    cards.add(
        name,
        count_of(_count(found)),
        crypt=vampire,
        line=lines.of(name),
        comment=child_text(found, "comment"),
        tail=_columns(found) if vampire else None,
    )


def _count(found: Element) -> str | None:
    """The written copies, in an attribute or a separate element."""
    given = [found.get(key) for key in _COUNTS] + [child_text(found, key) for key in _COUNTS]
    return next((count for count in given if count), None)


def _columns(found: Element) -> Tail:
    """The columns of a vampire in the file."""
    group = child_text(found, "group")
    capacity = child_text(found, "capacity")
    return Tail(
        integers=[int(capacity)] if capacity.isdecimal() and len(capacity) < 4 else [],
        group=int(group) if group.isdecimal() and len(group) < 4 else _any_group(group),
        disciplines=[c for c in child_text(found, "disciplines").split() if len(c) == 3],
        advanced=bool(child_text(found, "adv")),
        columns=True,
    )


def _any_group(group: str) -> int | None:
    return 0 if group.casefold() in {"any", "*", "-1"} else None


def _write(deck: Deck, _: CardBase | None) -> str:
    crypt = crypt_order(deck)
    figures = crypt_figures(crypt)
    capacities = [c.capacity for c, _ in deck.vampires]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        opening("deck", generator=GENERATOR, formatVersion=FORMAT_VERSION, databaseVersion=""),
        f"  {element('name', one_line(deck.name))}",
        f"  {element('author', one_line(deck.author))}",
        f"  {element('description', deck.description)}",
        "  "
        + opening(
            "crypt",
            size=figures.count,
            min=min(capacities, default=0),
            max=max(capacities, default=0),
            avg=f"{figures.mean:.2f}",
        ),
        *(_vampire(slot) for slot in crypt),
        *(_unknown("vampire", u.count, u.name, u.comment) for u in deck.unknown if u.crypt),
        "  </crypt>",
        f"  {opening('library', size=deck.library_count)}",
        *(_card(slot) for section in sections(deck) for slot in section.slots),
        *(_unknown("card", u.count, u.name, u.comment) for u in deck.unknown if not u.crypt),
        "  </library>",
        "</deck>",
    ]
    return "\n".join(lines) + "\n"


def _vampire(slot: Slot) -> str:
    card = slot.card
    if not isinstance(card, CryptCard):
        return ""
    parts = [
        element("name", filing_name(card).removesuffix(" (ADV)")),
        element("adv", "Advanced" if card.advanced else ""),
        element("clan", card.clan),
        element("capacity", str(card.capacity)),
        element("disciplines", " ".join(sorted(card.disciplines))),
        element("title", card.title.value if card.title else ""),
        element("group", "any" if card.group is None else str(card.group)),
    ]
    return _entry("vampire", card.id, slot.count, parts, slot.comment)


def _card(slot: Slot) -> str:
    card = slot.card
    parts = [element("name", filing_name(card)), element("type", type_title(card))]
    if isinstance(card, LibraryCard):
        needs = card.requirement
        parts.append(element("requirement", " ".join((*needs.clans, *needs.disciplines))))
    return _entry("card", card.id, slot.count, parts, slot.comment)


def _unknown(kind: str, count: int, name: str, comment: str) -> str:
    return _entry(kind, 0, count, [element("name", one_line(name))], comment)


def _entry(kind: str, number: int, count: int, parts: list[str], comment: str) -> str:
    if comment:
        parts = [*parts, element("comment", comment)]
    head = opening(kind, databaseID=number, count=count)
    return "\n".join([f"    {head}", *(f"      {part}" for part in parts), f"    </{kind}>"])


FORMAT = FileFormat(
    name="ardb-xml",
    title=mark("ARDB XML"),
    suffixes=(".xml",),
    media_type="application/xml",
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
