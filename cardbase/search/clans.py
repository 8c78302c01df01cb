"""Clans as players write them: old names, nicknames, abbreviations, antitribu signs."""

from __future__ import annotations

import re
from types import MappingProxyType

ANTITRIBU = "antitribu"
"""The last word of each antitribu clan; alone, it means all of them."""

NICKNAMES = MappingProxyType(
    {
        # The names of the editions before the fifth.
        "Banu Haqim": "assamite, assa, assamita, asamita, bh, child of haqim, children of haqim",
        "Ministry": "follower of set, followers of set, fos, fose, set, setite, setita, "
        "disciple de seth, disciples de seth, seguidor de set, seguidores de set",
        # The spellings of decks and tools.
        "Blood Brother": "bb, bbro, bros, hermano de sangre, hermanos de sangre, frere de sang, "
        "freres de sang",
        "Daughter of Cacophony": "doc, doca, daughters of cacophony, hija de la cacofonia, "
        "hijas de la cacofonia, fille de la cacophonie, filles de la cacophonie",
        "Gargoyle": "goyle, gargola, gargouille",
        "Harbinger of Skulls": "hos, hosk, harbingers of skulls, heraldo de los craneos, "
        "heraldos de los craneos",
        "Malkavian": "malky",
        "Nosferatu": "nossie",
        "Toreador": "torrie, tory, tories",
        "True Brujah": "trujah, tbruj, tbrujah, t brujah, tb, trub",
        "Visionary": "visionaries",
    }
)
"""Clans with their nicknames, folded. Beginnings of names and plurals need no entry."""

_ANTITRIBU = re.compile(
    r"(?:[!¡]|anti(?:tribu)?[ -]{1,9})\s{0,9}(?P<after>\S.*)"
    r"|(?P<before>.*\S)(?:!|[ -]{1,9}(?:a\.?|anti\.?|antitrib\.?|antitribu\.?|antis))"
)
_ANY_ANTITRIBU = frozenset({"!", "anti", "antis", "any antitribu", "all antitribu", "!any", "any!"})


def nicknames() -> dict[str, str]:
    """Every nickname with its clan."""
    return {name: clan for clan, names in NICKNAMES.items() for name in names.split(", ")}


def antitribu_meant(text: str) -> str | None:
    """The clan whose antitribu are meant, as written; empty for those of all clans.

    >>> antitribu_meant("!malk"), antitribu_meant("tremere anti"), antitribu_meant("anti")
    ('malk', 'tremere', '')
    >>> antitribu_meant("ventrue")
    """
    if text in _ANY_ANTITRIBU:
        return ""
    found = _ANTITRIBU.fullmatch(text)
    return None if found is None else found["after"] or found["before"]
