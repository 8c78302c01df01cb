"""The traits of a card itself, read from statements that consist of keywords."""

from __future__ import annotations

import re

from cardbase.facts.plain_text import OWN
from cardbase.facts.statements import statements
from cardbase.terms import Trait

_SECT = r"(?:Camarilla|Sabbat|Independent|Anarch|Laibon)"

# Keywords that form a statement about a vampire.
_CRYPT = {
    Trait.SCARCE: r"scarce",
    Trait.STERILE: r"sterile",
    Trait.INFERNAL: r"infernal",
    Trait.BLOOD_CURSED: r"blood cursed",
    Trait.BLACK_HAND: r"(?:sabbat )?black hand(?: seraph)?",
    Trait.SERAPH: r"(?:black hand )?seraph",
    Trait.RED_LIST: r"red list",
    Trait.FLIGHT: r"flight(?: \[flight\])?",
    Trait.SLAVE: rf"(?:{_SECT} )?\w+(?: antitribu)? slave",
    Trait.CIRCLE: r"(?!.*\binner circle)(?:\w+ ){1,3}circle",
    Trait.NON_UNIQUE: r"non-unique|\w+ are not unique",
}

# The vocabulary of the statements that classify a library card.
_LIBRARY = {
    Trait.UNIQUE: r"unique",
    Trait.INFERNAL: r"infernal",
    Trait.RED_LIST: r"red list",
    Trait.BLACK_HAND: r"black hand",
    Trait.FLIGHT: r"flight(?: \[flight\])?",
    Trait.SLAVE: r"slave",
    Trait.TROPHY: r"trophy",
    Trait.OUT_OF_TURN: r"out-of-turn",
    Trait.DISCIPLINE: r"discipline",
    Trait.TITLE: r"title",
    Trait.LOCATION: r"location",
    Trait.HUNTING_GROUND: r"hunting ground",
    Trait.HAVEN: r"haven",
    Trait.WATCHTOWER: r"watchtower",
    Trait.ELYSIUM: r"elysium",
    Trait.ARCHETYPE: r"archetype",
    Trait.INVESTMENT: r"investment",
    Trait.CONTRACT: r"contract",
    Trait.BOON: r"boon",
    Trait.PATH: r"path",
    Trait.HUNTER_LIST: r"hunter-list",
    Trait.CONDEMNATION: r"condemnation",
    Trait.FRENZY: r"frenzy(?: \(this vampire\))?",
    Trait.GRAPPLE: r"grapple",
    Trait.AIM: r"aim",
    Trait.AMMO: r"ammo",
    Trait.MELEE_WEAPON: r"melee weapon",
    Trait.WEAPON: r"weapon",
    Trait.GUN: r"gun",
    Trait.VEHICLE: r"vehicle",
    Trait.ELECTRONIC: r"electronic",
    Trait.NOD_FRAGMENT: r"nod fragment",
    Trait.SKIN: r"skin",
    Trait.MULTIPLIER: r"multiplier",
    Trait.GEHENNA: r"gehenna",
    Trait.TRANSIENT: r"transient",
    Trait.INCONNU: r"inconnu",
    Trait.INQUISITION: r"inquisition",
    Trait.GOVERNMENT: r"government",
    Trait.OPERATION_ANTIGEN: r"operation antigen",
    Trait.MITHRAIC_MYSTERIES: r"mithraic mysteries",
    Trait.DERIVATIVE: r"derivative",
    Trait.ANIMAL: r"animal",
    Trait.CHANGELING: r"changeling",
    Trait.DEMON: r"demon",
    Trait.DHAMPIR: r"dhampir",
    Trait.GARGOYLE: r"gargoyle creature",
    Trait.GHOUL: r"ghoul",
    Trait.MAGE: r"mage",
    Trait.MORTAL: r"mortal",
    Trait.MUMMY: r"mummy",
    Trait.WEREWOLF: r"werewolf",
    Trait.WRAITH: r"wraith",
    Trait.ZOMBIE: r"zombie",
}

# Words of such statements that are not traits: types and numbers.
_PLAIN = r"master|event|equipment|ally|retainer|trifle|\d strength|\d bleed|with \d life"

_CRYPT_RULES = {trait: re.compile(form, re.IGNORECASE) for trait, form in _CRYPT.items()}
_WORDS = re.compile(
    "|".join([*(f"(?P<t{n}>{form})" for n, form in enumerate(_LIBRARY.values())), _PLAIN]),
    re.IGNORECASE,
)
_TRAITS = tuple(_LIBRARY)
_REPRESENTS = re.compile(
    r"\brepresents a location\b|\bin play, this is a (?P<unique>unique )?location\b",
    re.IGNORECASE,
)
"""The text of equipment that becomes a location in play."""
_GAP = re.compile(r"[\s,]*")


def crypt_traits(said: list[str]) -> tuple[Trait, ...]:
    """The traits of a crypt card according to the statements of its unmerged text.

    It is unique unless it says otherwise (CON-01).
    """
    found = {t for t, rule in _CRYPT_RULES.items() if any(rule.fullmatch(s) for s in said)}
    if Trait.NON_UNIQUE not in found:
        found.add(Trait.UNIQUE)
    return tuple(t for t in Trait if t in found)


def circle_of(said: list[str]) -> str:
    """The circle of a Blood Brother according to the statements of its text, or empty."""
    rule = _CRYPT_RULES[Trait.CIRCLE]
    return next((s[: -len(" circle")] for s in said if rule.fullmatch(s)), "")


def library_traits(text: str, words: str) -> tuple[Trait, ...]:
    """Traits of a library card; it is unique only if it says so (CON-01).

    Args:
        text: its text.
        words: its plain text, which may state that an ally flies.
    """
    found: set[Trait] = set()
    if f"{OWN} has flight" in words:
        found.add(Trait.FLIGHT)
    for statement in statements(text):
        found |= _keywords(statement)
    if represents := _REPRESENTS.search(words):
        found |= {Trait.LOCATION, *([Trait.UNIQUE] if represents["unique"] else [])}
    if found & {Trait.MELEE_WEAPON, Trait.GUN}:
        found.add(Trait.WEAPON)
    if Trait.HUNTING_GROUND in found:
        found.add(Trait.LOCATION)
    return tuple(t for t in Trait if t in found)


def _keywords(statement: str) -> set[Trait]:
    """The traits in a statement that consists only of keywords; otherwise none."""
    found: set[Trait] = set()
    at = 0
    while at < len(statement):
        word = _WORDS.match(statement, at)
        if word is None or (word.end() < len(statement) and statement[word.end()] not in " ,"):
            return set()
        if word.lastgroup:
            found.add(_TRAITS[int(word.lastgroup[1:])])
        gap = _GAP.match(statement, word.end())
        at = gap.end() if gap else word.end()
    return found
