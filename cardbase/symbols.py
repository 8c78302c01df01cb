"""Official symbols of clans and Disciplines: which file on the picture server has each.

They are on the same server as the pictures of cards and, like those, fetched only for a player who
wants pictures. A symbol has one colour on a transparent background.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardbase.clans import CLANS
from cardbase.disciplines import DISCIPLINES

_PLURALS = {
    "abomination": "abominations",
    "ahrimane": "ahrimanes",
    "daughterofcacophony": "daughtersofcacophony",
    "gargoyle": "gargoyles",
    "harbingerofskulls": "harbingersofskulls",
}
"""Clans with a different name on the server."""

_CODES = {"fli": "flight", "jud": "jus", "viz": "vin"}
"""Codes with different letters on the server."""

_LEVELLESS = frozenset({"fli"})


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol on the server.

    Attributes:
        path: its path below :data:`cardbase.pictures.SYMBOL_SERVER`.
    """

    path: str


def clan_symbol(clan: str) -> Symbol:
    """The symbol of a clan or creed.

    >>> clan_symbol("Daughter of Cacophony").path
    'clan/daughtersofcacophony.png'
    """
    name = re.sub(r"[^a-z]", "", clan.lower())
    return Symbol(f"clan/{_PLURALS.get(name, name)}.png")


def discipline_symbol(code: str) -> Symbol:
    """The symbol of a Discipline or virtue; capitals are the superior level.

    >>> discipline_symbol("DOM").path, discipline_symbol("viz").path
    ('disc/sup/dom.png', 'disc/inf/vin.png')
    """
    low = code.lower()
    has_levels = low not in _LEVELLESS and not (low in DISCIPLINES and DISCIPLINES[low].virtue)
    level = "sup" if code.isupper() and has_levels else "inf"
    name = _CODES.get(low, re.sub(r"[^a-z]", "", low))
    return Symbol(f"disc/{level}/{name}.png")


def all_symbols() -> tuple[Symbol, ...]:
    """Every symbol that the program shows: clans, creeds, both levels of Disciplines, virtues."""
    codes = [case for code in DISCIPLINES for case in (code, code.upper())]
    return tuple(dict.fromkeys((*map(clan_symbol, CLANS), *map(discipline_symbol, codes))))
