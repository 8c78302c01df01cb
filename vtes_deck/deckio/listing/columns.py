"""Tables of cards: the meaning of each column, by the names in the first row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardbase.names import normalize
from vtes_deck.deckio.listing.vocabulary import ROLES, HeadingRole, words

_SPELLINGS = {
    "count": words(
        "count counts quantity qty qte number numbers copies amount anzahl cantidad quantite quant"
        " quantidade nombre num x n nb menge cant deckcount incount howmany indeck deck"
    ),
    "card": words(
        "card cards name names cardname cardnames karte karten carta cartas carte nom"
        " nombre nombredecarta nombredelacarta nomedacarta cardtitle kartenname nomdelacarte nome"
        " title"
    ),
    "id": words("id cardid veknid krcgid vtesid idcard"),
    "comment": words("comment comments note notes"),
    "part": words("part kind section deck pile board"),
    "group": words("group grp g grupo groupe gruppe"),
    "advanced": words("adv advanced"),
    "capacity": words("capacity cap"),
    "disciplines": words("discipline disciplines disc"),
    "clan": words("clan clans"),
    "title": words("title titles"),
    "type": words("type types cardtype"),
    "set": words("set sets expansion expansions edition editions"),
}
_ADVANCED = words("1 yes y true adv advanced x")
_GROUP = re.compile(r"[1-9]|any", re.IGNORECASE)
_MAX_COLUMNS = 60
_PARTS = {HeadingRole.CRYPT, HeadingRole.LIBRARY}


def columns_of(cells: Sequence[str]) -> dict[str, int]:
    """The meaning of each column; empty unless both the cards and their numbers have a column.

    A word that may name two columns (French and Spanish ``nombre``) names the column that no other
    cell names.
    """
    keys = [normalize(cell).replace(" ", "") for cell in cells[:_MAX_COLUMNS]]
    named = [[name for name, spellings in _SPELLINGS.items() if key in spellings] for key in keys]
    found: dict[str, int] = {}
    for position, names in sorted(enumerate(named), key=_choices):
        if name := next((name for name in names if name not in found), ""):
            found[name] = position
    if "count" in found and not {"card", "id"} & found.keys():
        headed = next((i for i, key in enumerate(keys) if ROLES.get(key) in _PARTS), None)
        if headed is not None:  # the crypt and the library each have a table
            found["card"] = headed
    if "count" in found and ("card" in found or "id" in found):
        return found
    return {}


def _choices(column: tuple[int, list[str]]) -> int:
    return len(column[1])


def names_cards(cells: Sequence[str]) -> bool:
    """Whether one of the columns is named as the column of cards."""
    return any(normalize(cell).replace(" ", "") in _SPELLINGS["card"] for cell in cells)


def is_head(cells: Sequence[str], columns: Mapping[str, int]) -> bool:
    """Whether a row names the columns again, as between crypt and library."""
    position = columns["count"]
    return position < len(cells) and normalize(cells[position]) in _SPELLINGS["count"]


def full_name(name: str, group: str, advanced: str) -> str:
    """A name with its group and ``(ADV)``, which have separate columns."""
    if name and _GROUP.fullmatch(group) and "(" not in name:
        name = f"{name} (G{group})"
    if normalize(advanced) in _ADVANCED:
        name = f"{name} (ADV)"
    return name
