"""Writing the collection, the wish list or the trade list for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.collection_tables import ELDB
from vtes_deck.collection.model import Collection, Lot
from vtes_deck.deck.order import filing_name
from vtes_deck.deckio.formats.ardb_xml import FORMAT_VERSION
from vtes_deck.deckio.formula_cells import guarded
from vtes_deck.deckio.spelling import one_line, to_ascii
from vtes_deck.deckio.xml_text import element, opening
from vtes_deck.language import mark

if TYPE_CHECKING:
    from cardbase.database import CardBase

_CONDITIONS = frozenset({"mt", "nm", "ex", "gd", "lp", "pl", "po"})
_LANGUAGES = frozenset({"en", "fr", "es", "pt", "la"})


class ExportPart(StrEnum):
    """The selection of cards for an export."""

    OWNED = "owned"
    WISHES = "wishes"
    TRADES = "trades"


class Holding(msgspec.Struct, frozen=True):
    """A card with its lots and wishes.

    Attributes:
        card: the card.
        lots: copies owned.
        wish, trade: copies wanted and offered.
    """

    card: AnyCard
    lots: tuple[Lot, ...]
    wish: int
    trade: int

    @property
    def have(self) -> int:
        """Copies owned."""
        return sum(lot.count for lot in self.lots)


type Write = Callable[[tuple[Holding, ...], CardBase], str]


class CollectionFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A file format for collections.

    Attributes:
        name: a short unique name, to be typed.
        title: the displayed name.
        suffix: ending of the file name.
        write: makes the text.
        lost: the facts that it cannot store, in words; empty if it stores all.
    """

    name: str
    title: str
    suffix: str
    write: Write
    lost: str = ""


def holdings(collection: Collection, cards: CardBase, part: ExportPart) -> tuple[Holding, ...]:
    """The copies to be written, crypt first, by name.

    A wish or trade list is written as cards with as many copies as are wanted or offered.
    """
    noted = {
        ExportPart.OWNED: collection.owned.cards
        | collection.wishes.keys()
        | collection.trades.keys(),
        ExportPart.WISHES: collection.wishes.keys(),
        ExportPart.TRADES: collection.trades.keys(),
    }[part]
    found = []
    for card_id in noted:
        card = cards.get(card_id)
        if card is not None:
            found.append(_holding(card, collection, part))
    return tuple(sorted(found, key=_order))


def _holding(card: AnyCard, collection: Collection, part: ExportPart) -> Holding:
    wish, trade = collection.wishes.get(card.id), collection.trades.get(card.id)
    if part is ExportPart.OWNED:
        lots = collection.owned.lots(card.id)
        return Holding(card, lots, wish.count if wish else 0, trade.count if trade else 0)
    listed = wish if part is ExportPart.WISHES else trade
    lots = (Lot(card.id, listed.count, listed.set, note=listed.note),) if listed else ()
    return Holding(card, lots, 0, 0)


def write(
    collection: Collection, cards: CardBase, wanted: CollectionFormat, part: ExportPart
) -> str:
    """The text of a file."""
    return wanted.write(holdings(collection, cards, part), cards)


# ------------------------------------------------------------------------------------------ tables


def _table(found: Iterable[Holding], _: CardBase) -> str:
    """All facts, a line for each lot; wishes and trades are in the card's first line."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["Count", "Card", "Id", "Set", "Condition", "Language", "Place", "Note", "Wish", "Trade"]
    )
    for one in found:
        for at, lot in enumerate(one.lots or (None,)):
            facts = (
                (lot.set, lot.condition, lot.language, lot.place, lot.note) if lot else ("",) * 5
            )
            writer.writerow(
                [
                    lot.count if lot else 0,
                    guarded(one.card.unique_name),
                    one.card.id,
                    *map(guarded, facts),
                    one.wish if not at and one.wish else "",
                    one.trade if not at and one.trade else "",
                ]
            )
    return out.getvalue()


def _vtesdecks(found: Iterable[Holding], _: CardBase) -> str:
    """The format of vtesdecks. A condition or language that it rejects goes into the note."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["Quantity", "Name", "Set", "Binder", "Condition", "Language", "Notes"])
    for one in found:
        for lot in one.lots:
            condition = lot.condition if lot.condition.casefold() in _CONDITIONS else ""
            language = lot.language if lot.language.casefold() in _LANGUAGES else ""
            notes = [lot.note] if lot.note else []
            if lot.condition != condition:
                notes.append(f"condition: {lot.condition}")
            if lot.language != language:
                notes.append(f"language: {lot.language}")
            cells = (one.card.unique_name, lot.set, lot.place, condition, language)
            writer.writerow([lot.count, *map(guarded, cells), guarded("; ".join(notes))])
    return out.getvalue()


def _feldb(found: Iterable[Holding], _: CardBase) -> str:
    """FELDB's inventory, which ARDB and Sutekh read too."""
    lines = [f'"{ELDB}"']
    for one in found:
        crypt = isinstance(one.card, CryptCard)
        name = _grouped(one.card, filing_name(one.card))
        name = name.replace('"', "'").replace("'", "`")
        part = "Crypt" if crypt else "Library"
        lines.append(f'"{name}",{one.have},{one.wish},"","{part}"')
    return "\r\n".join(lines) + "\r\n"


def _grouped(card: AnyCard, name: str) -> str:
    """The name, with the group if it is not the first vampire of that name."""
    if isinstance(card, CryptCard) and card.unique_name not in {card.name, f"{card.name} (ADV)"}:
        return f"{name} (Group {card.group or 'ANY'})"
    return name


# --------------------------------------------------------------------------------------------- XML


def _ardb(found: Iterable[Holding], _: CardBase) -> str:
    """ARDB's inventory: a line for each printing, with spare and needed copies."""
    crypt = [one for one in found if isinstance(one.card, CryptCard)]
    library = [one for one in found if not isinstance(one.card, CryptCard)]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        opening(
            "inventory", generator="VTES Deck", formatVersion=FORMAT_VERSION, databaseVersion=""
        ),
        f"  {opening('crypt', size=sum(one.have for one in crypt))}",
        *(line for one in crypt for line in _entries(one, "vampire")),
        "  </crypt>",
        f"  {opening('library', size=sum(one.have for one in library))}",
        *(line for one in library for line in _entries(one, "card")),
        "  </library>",
        "</inventory>",
    ]
    return "\n".join(lines) + "\n"


def _entries(one: Holding, tag: str) -> Iterable[str]:
    by_set: dict[str, int] = {}
    for lot in one.lots:
        by_set[lot.set] = by_set.get(lot.set, 0) + lot.count
    for at, (code, count) in enumerate((by_set or {"": 0}).items()):
        card = one.card
        advanced = isinstance(card, CryptCard) and card.advanced
        name = _grouped(card, filing_name(card).removesuffix(" (ADV)"))
        spare, need = (0, 0) if at else (one.trade, one.wish)
        yield f"    {opening(tag, databaseID=card.id, have=count, spare=spare, need=need)}"
        yield f"      {element('name', name)}"
        if tag == "vampire":
            yield f"      {element('adv', '(Advanced)' if advanced else '')}"
        yield f"      {element('set', code)}"
        yield f"    </{tag}>"


# ------------------------------------------------------------------------------------------- lists


def _lackey(found: tuple[Holding, ...], _: CardBase) -> str:
    """Lackey's list: a number, a tab, a name; the crypt behind its heading."""

    def line(one: Holding) -> str:
        name = to_ascii(_plain_name(one.card)).replace('"', "'")
        return f"{one.have}\t{name}"

    owned = [one for one in found if one.have]
    lines = [line(one) for one in owned if not isinstance(one.card, CryptCard)]
    crypt = [line(one) for one in owned if isinstance(one.card, CryptCard)]
    return "\n".join([*lines, "Crypt:", *crypt]) + "\n"


def _text(found: tuple[Holding, ...], _: CardBase) -> str:
    """A list that VDB and people can read: ``4x Govern the Unaligned``."""
    owned = [one for one in found if one.have]
    parts = []
    for title, in_crypt in (("Crypt", True), ("Library", False)):
        of_part = [one for one in owned if isinstance(one.card, CryptCard) is in_crypt]
        if of_part:
            total = sum(one.have for one in of_part)
            lines = [f"{one.have}x {_plain_name(one.card)}" for one in of_part]
            parts.append("\n".join([f"{title} ({total} cards)", *lines]))
    return "\n\n".join(parts) + "\n" if parts else ""


def _plain_name(card: AnyCard) -> str:
    return one_line(card.unique_name)


_ONLY_NUMBERS = mark("printings, conditions, languages, places and notes")

FORMATS = (
    CollectionFormat(
        name="table",
        title=mark("Spreadsheet (CSV), with everything"),
        suffix=".csv",
        write=_table,
        lost=mark("the decks"),
    ),
    CollectionFormat(
        name="vtesdecks",
        title=mark("vtesdecks (CSV)"),
        suffix=".csv",
        write=_vtesdecks,
        lost=mark("the decks, and wishes and trades unless they are exported separately"),
    ),
    CollectionFormat(
        name="feldb",
        title=mark("FELDB inventory (CSV), also for ARDB and Sutekh"),
        suffix=".csv",
        write=_feldb,
        lost=mark("printings, conditions, languages, places and notes, and what is offered"),
    ),
    CollectionFormat(
        name="ardb",
        title=mark("ARDB inventory (XML)"),
        suffix=".xml",
        write=_ardb,
        lost=mark("conditions, languages, places and notes"),
    ),
    CollectionFormat(
        name="lackey",
        title=mark("LackeyCCG list"),
        suffix=".txt",
        write=_lackey,
        lost=_ONLY_NUMBERS,
    ),
    CollectionFormat(
        name="text",
        title=mark("List of cards, also for VDB"),
        suffix=".txt",
        write=_text,
        lost=_ONLY_NUMBERS,
    ),
)


def by_name(name: str) -> CollectionFormat | None:
    """The format of this name, if there is one."""
    return next((one for one in FORMATS if one.name == name), None)


def _order(one: Holding) -> tuple[bool, str]:
    return (not isinstance(one.card, CryptCard), one.card.unique_name)
