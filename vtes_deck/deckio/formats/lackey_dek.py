"""LackeyCCG's ``.dek``: XML with one element for every single copy."""

from __future__ import annotations

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.named_decks import NamedCards
from vtes_deck.deckio.spelling import listed_names, one_line, to_ascii, unknown_name
from vtes_deck.deckio.xml_text import Lines, child_text, count_of, element, opening, parse_xml
from vtes_deck.language import mark


def _recognise(text: str, filename: str) -> float:
    if "<superzone" in text and text.lstrip().startswith("<"):
        return 0.97
    return 0.5 if filename.endswith(".dek") and text.lstrip().startswith("<") else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    root = parse_xml(text)
    lines = Lines(text)
    found: dict[tuple[str, bool], tuple[int, int]] = {}
    zones = list(root.iter("superzone"))
    for zone in zones:
        crypt = "crypt" in (zone.get("name") or "").casefold()
        for card in zone.iter("card"):
            name = child_text(card, "name") or (card.get("name") or "").strip()
            count = count_of(card.get("count") or card.get("qty"))
            line, copies = found.get((name, crypt), (lines.of(name), 0))
            found[name, crypt] = (line, copies + (1 if count is None else count))
    if not zones:
        raise UnreadableError(Reason.NO_CARDS)
    cards = NamedCards(cb)
    for (name, crypt), (line, copies) in found.items():
        cards.add(name, copies, crypt=crypt, line=line)
    assembly = cards.assembly()
    meta = root.find("meta")
    deck = assembly.deck(
        name="" if meta is None else child_text(meta, "title", "name"),
        author="" if meta is None else child_text(meta, "author"),
        description="" if meta is None else child_text(meta, "notes", "description"),
    )
    return ReadResult(deck, "lackey-dek", assembly.problems)


def _write(deck: Deck, cb: CardBase | None) -> str:
    names = listed_names(deck.crypt, cb)
    library = [(s.count, s.card.name) for section in sections(deck) for s in section.slots]
    library += [(u.count, unknown_name(u.name)) for u in deck.unknown if not u.crypt]
    crypt = [(slot.count, names[slot.card.id]) for slot in crypt_order(deck)]
    crypt += [(u.count, unknown_name(u.name)) for u in deck.unknown if u.crypt]
    lines = [
        '<deck version="0.8">',
        "  <meta>",
        "    <game>vtes</game>",
        f"    {element('title', one_line(deck.name))}",
        f"    {element('author', one_line(deck.author))}",
        f"    {element('notes', deck.description)}",
        "  </meta>",
        f"  {opening('superzone', name='Deck')}",
        *_copies(library),
        "  </superzone>",
        f"  {opening('superzone', name='Crypt')}",
        *_copies(crypt),
        "  </superzone>",
        "</deck>",
    ]
    return "\n".join(lines) + "\n"


def _copies(cards: list[tuple[int, str]]) -> list[str]:
    return [
        f"    <card>{element('name', to_ascii(one_line(name)).replace('"', "'"))}</card>"
        for count, name in cards
        for _ in range(count)
    ]


FORMAT = FileFormat(
    name="lackey-dek",
    title=mark("LackeyCCG .dek"),
    suffixes=(".dek",),
    media_type="application/xml",
    holds=Holds(name=True, author=True, description=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
