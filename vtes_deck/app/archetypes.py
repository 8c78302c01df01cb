"""Archetypes of winning decks: readable rules in a data file, the first that fits wins.

A rule (``resources/archetypes.toml``) names clans, cards and functions and how much of each a deck
needs. A deck that fits no rule is in no archetype.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.errors import UnknownCardError
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Function, Type
from vtes_deck.app.errors import AppError
from vtes_deck.resources import resource

if TYPE_CHECKING:
    from cardbase.database import CardBase

_FILE = "archetypes.toml"
_HEAD = "[[archetype]]"
_SHARE = 0.5
"""Share of the crypt that the clans of a rule need."""

_MAX_RULES = 200
"""The maximum number of rules in a file."""


class RuleError(AppError, ValueError):
    """A rule that cannot be used; the message begins with the file and the line."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in its written form.

    Attributes:
        key: a short name for programs.
        name: the displayed name.
        plan: its way to win, in a sentence.
        clans: the clans to which at least half of the crypt belongs.
        cards: cards that it plays, with the minimum number of copies of each.
        any: cards of which it plays at least one in these numbers.
        among: cards of which it plays at least ``among_least`` copies altogether.
        among_least: see ``among``.
        functions: the minimum number of copies of cards with each function.
        types: the minimum number of copies of library cards of each type.
        capacity: the lowest and highest mean capacity of the crypt.
    """

    key: str
    name: str
    plan: str
    clans: tuple[str, ...] = ()
    cards: dict[str, int] = {}
    any: dict[str, int] = {}
    among: tuple[str, ...] = ()
    among_least: int = 1
    functions: dict[Function, int] = {}
    types: dict[Type, int] = {}
    capacity: tuple[float, float] | None = None


class Facts(msgspec.Struct, frozen=True):
    """The facts of a deck that rules test.

    Attributes:
        copies: the copies, by card id.
        clans: share of the crypt by clan, 0 to 1.
        functions, types: the copies of library cards with each.
        capacity: the mean of the crypt; 0 if there is no crypt.
    """

    copies: Mapping[int, int]
    clans: Mapping[str, float]
    functions: Mapping[Function, int]
    types: Mapping[Type, int]
    capacity: float


class Archetype(msgspec.Struct, frozen=True):
    """A rule with its cards looked up."""

    rule: Rule
    cards: tuple[tuple[int, int], ...]
    any: tuple[tuple[int, int], ...]
    among: tuple[int, ...]

    def fits(self, facts: Facts) -> bool:
        """Whether a deck is of this archetype."""
        rule, copies = self.rule, facts.copies
        return (
            (not rule.clans or sum(facts.clans.get(clan, 0.0) for clan in rule.clans) >= _SHARE)
            and all(copies.get(card, 0) >= least for card, least in self.cards)
            and (not self.any or any(copies.get(card, 0) >= least for card, least in self.any))
            and (not self.among or sum(copies.get(c, 0) for c in self.among) >= rule.among_least)
            and all(facts.functions.get(f, 0) >= least for f, least in rule.functions.items())
            and all(facts.types.get(kind, 0) >= least for kind, least in rule.types.items())
            and (rule.capacity is None or rule.capacity[0] <= facts.capacity <= rule.capacity[1])
        )


def facts_of(deck: ArchiveDeck, get: Callable[[int], AnyCard | None]) -> Facts:
    """The facts of an archived deck."""
    copies: Counter[int] = Counter()
    clans: Counter[str] = Counter()
    functions: Counter[Function] = Counter()
    types: Counter[Type] = Counter()
    capacity = 0
    for entry in deck.cards:
        copies[entry.id] += entry.count
        card = get(entry.id)
        if isinstance(card, CryptCard):
            clans[card.clan] += entry.count
            capacity += card.capacity * entry.count
        elif isinstance(card, LibraryCard):
            for function in card.functions:
                functions[function] += entry.count
            for kind in card.types:
                types[kind] += entry.count
    size = clans.total()
    shares = {clan: count / size for clan, count in clans.items()}
    return Facts(copies, shares, functions, types, capacity / size if size else 0.0)


def archetype_of(
    deck: ArchiveDeck, archetypes: Sequence[Archetype], get: Callable[[int], AnyCard | None]
) -> Archetype | None:
    """The first archetype that a deck fits; ``None`` if there is none."""
    facts = facts_of(deck, get)
    return next((each for each in archetypes if each.fits(facts)), None)


def archetypes_of(cards: CardBase) -> tuple[Archetype, ...]:
    """The archetypes of the data file, for a card base; computed once."""
    return cards.derived(_standard)


@cache
def _text() -> str:
    return resource(_FILE).read_text("utf-8")


def _standard(cards: CardBase) -> tuple[Archetype, ...]:
    return read_archetypes(_text(), cards, resource(_FILE))


def read_archetypes(text: str, cards: CardBase, file: Path) -> tuple[Archetype, ...]:
    """Archetypes from TOML.

    Args:
        text: the rules.
        cards: the card base, in which cards and clans are looked up.
        file: the name of the file in errors.

    Raises:
        RuleError: a rule cannot be read, or names something that does not exist.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = f"at line {len(text.splitlines())}"
        said = str(error).replace("at end of document", end)
        raise RuleError(f"{file.name}: {said}") from None
    if set(raw) - {"archetype"}:
        extra = min(set(raw) - {"archetype"})
        raise _error(file, text, None, extra, f"{extra!r} is not known; write {_HEAD}")
    blocks = raw.get("archetype", [])
    if not isinstance(blocks, list) or len(blocks) > _MAX_RULES:
        raise RuleError(f"{file.name}: write at most {_MAX_RULES} blocks {_HEAD}")
    found: list[Archetype] = []
    for number, block in enumerate(blocks):
        found.append(_archetype(number, block, text, cards, file))
        if found[-1].rule.key in {each.rule.key for each in found[:-1]}:
            key = found[-1].rule.key
            raise _error(file, text, number, "key", f"the key {key!r} already exists")
    return tuple(found)


def _archetype(number: int, block: object, text: str, cards: CardBase, file: Path) -> Archetype:
    try:
        rule = msgspec.convert(block, Rule)
    except msgspec.ValidationError as error:
        said = str(error)
        known = [word for word in _words(block) if word != "key"]
        words = [word for word in known if f"'{word}'" in said]
        words += [word for word in known if f"`{word}`" in said or f"$.{word}" in said]
        raise _error(file, text, number, words[0] if words else "", said) from None
    for clan in rule.clans:
        if clan not in cards.clans:
            raise _error(file, text, number, clan, f"there is no clan {clan!r}")

    def look_up(names: Iterable[str]) -> list[int]:
        ids = []
        for name in names:
            try:
                ids.append(cards[name].id)
            except UnknownCardError as error:
                raise _error(file, text, number, name, str(error)) from None
        return ids

    return Archetype(
        rule,
        tuple(zip(look_up(rule.cards), rule.cards.values(), strict=True)),
        tuple(zip(look_up(rule.any), rule.any.values(), strict=True)),
        tuple(look_up(rule.among)),
    )


def _words(block: object) -> list[str]:
    """Keys of a block and of the tables in it."""
    if not isinstance(block, dict):
        return []
    return [str(key) for key in block] + [
        str(key) for value in block.values() if isinstance(value, dict) for key in value
    ]


def _error(file: Path, text: str, number: int | None, word: str, said: str) -> RuleError:
    """An error that names the line of a word in a block, or the line where the block begins."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.strip() == _HEAD]
    first, last = 0, len(lines)
    if number is not None and number < len(heads):
        first = heads[number]
        last = heads[number + 1] if number + 1 < len(heads) else len(lines)
    at = next((at for at in range(first, last) if word and word in lines[at]), first)
    return RuleError(f"{file.name}, line {at + 1}: {said}")
