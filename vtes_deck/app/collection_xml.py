"""Collections as XML: ARDB's inventory, and Sutekh's card sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.app.collection_resolver import ImportResolver, WrittenCard, number
from vtes_deck.deckio.xml_text import Lines, child_text, parse_xml

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_TAGS = {"vampire": True, "card": None}


def is_inventory(text: str) -> bool:
    """Whether it is a collection, not a deck, of one of the two programs."""
    head = text[:4000]
    return head.lstrip().startswith("<") and ("<inventory" in head or "<physicalcardset" in head)


def take_xml(text: str, taking: ImportResolver) -> None:
    """Read an inventory.

    Raises:
        UnreadableError: it is not XML, or not safe to read.
    """
    root = parse_xml(text)
    lines = Lines(text)
    for found in root.iter():
        if found.tag in _TAGS:
            taking.take(_written(found, lines))


def _written(found: Element, lines: Lines) -> WrittenCard:
    name = child_text(found, "name") or found.get("name", "")
    have = found.get("have") if found.get("have") is not None else found.get("count", "")
    advanced = child_text(found, "adv")
    crypt = True if found.tag == "vampire" else None
    return WrittenCard(
        line=lines.of(name),
        text=name,
        name=name,
        crypt=crypt if found.get("have") is not None else None,
        have=number(have or ""),
        wish=number(found.get("need", "")) or 0,
        trade=number(found.get("spare", "")) or 0,
        set=child_text(found, "set") or found.get("expansion", ""),
        advanced=bool(advanced),
    )
