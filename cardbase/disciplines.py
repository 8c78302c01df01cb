"""The Disciplines and virtues, by the three letters that the data use."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cardbase.model import Discipline

_DISCIPLINES = {
    "abo": "Abombwe",
    "ani": "Animalism",
    "aus": "Auspex",
    "cel": "Celerity",
    "chi": "Chimerstry",
    "dai": "Daimoinon",
    "dem": "Dementation",
    "dom": "Dominate",
    "fli": "Flight",
    "for": "Fortitude",
    "mal": "Maleficia",
    "mel": "Melpominee",
    "myt": "Mytherceria",
    "nec": "Necromancy",
    "obe": "Obeah",
    "obf": "Obfuscate",
    "obl": "Oblivion",
    "obt": "Obtenebration",
    "pot": "Potence",
    "pre": "Presence",
    "pro": "Protean",
    "qui": "Quietus",
    "san": "Sanguinus",
    "ser": "Serpentis",
    "spi": "Spiritus",
    "str": "Striga",
    "tem": "Temporis",
    "tha": "Blood Sorcery",
    "thn": "Thanatosis",
    "val": "Valeren",
    "vic": "Vicissitude",
    "vis": "Visceratika",
}
_VIRTUES = {
    "def": "Defense",
    "inn": "Innocence",
    "jud": "Judgment",
    "mar": "Martyrdom",
    "red": "Redemption",
    "ven": "Vengeance",
    "viz": "Vision",
}

#: By code, Disciplines first. ``fli`` is not a Discipline but appears among required ones.
DISCIPLINES: Mapping[str, Discipline] = MappingProxyType(
    {code: Discipline(code, name) for code, name in _DISCIPLINES.items()}
    | {code: Discipline(code, name, virtue=True) for code, name in _VIRTUES.items()}
)

#: The virtue of each creed of the imbued.
CREED_VIRTUES: Mapping[str, str] = MappingProxyType(
    {
        "Avenger": "ven",
        "Defender": "def",
        "Innocent": "inn",
        "Judge": "jud",
        "Martyr": "mar",
        "Redeemer": "red",
        "Visionary": "viz",
    }
)
