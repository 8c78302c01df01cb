"""Clauses with slots: sentences of declared cards with replaceable numbers and minions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import count

import msgspec
from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from vtes_deck.effects.reader.tokens import words_of
from vtes_deck.effects.text.dialect import OWN
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter

type Path = tuple[str | int, ...]
type Parts = tuple[Part, ...]
type Probe = tuple[Path, object]
type Say = Callable[[Parts], list[str]]
"""A function that renders parts as clauses."""

MINIONS = MinionFilter(name="Zzzq")
"""A filter for minions that no text can name."""
NAMED = {("a", "zzzq"): "who", ("zzzqs",): "who plural", ("zzzq",): "described"}
"""The words for these minions in a text, with the phrase that reads other minions there."""
DISCIPLINE = "thn"
"""The code of a Discipline that few texts name."""
FIRST_NUMBER = 83
"""The first probe number; it is larger than any number in a text."""
OF_TIME = frozenset({"at", "when"})
"""Fields with windows, which are integers but not numbers in the text."""
FOR_PLAYERS = frozenset({"sentence", "words"})
"""Fields with words for players, which are not part of the meaning."""


class Slot(msgspec.Struct, frozen=True):
    """A replaceable value in a clause.

    Attributes:
        path: the path from the parts to its value.
        phrase: the name of the phrase that reads another value.
        sign: -1 if the number in the text is the negative of the value.
    """

    path: Path
    phrase: str
    sign: int = 1


class Form(msgspec.Struct, frozen=True):
    """A clause as a pattern, with its slots in order."""

    words: tuple[str, ...]
    slots: tuple[Slot, ...] = ()

    @property
    def pattern(self) -> str:
        """The clause as a pattern of the grammar."""
        shown = {"(": "{", ")": "}"}
        return " ".join(shown.get(one, one) for one in self.words)


def clause_words(clause: str) -> tuple[str, ...]:
    """The words of a clause with its adverbials before a comma.

    A vampire has the same name in its own text and in the text of a card on it.
    """
    return words_of(clause.replace(" | ", " , ").replace("this minion", OWN))


def opened(parts: Parts, clauses: list[str], say: Say) -> tuple[Form, ...] | None:
    """The clauses of parts, with a slot for each value that they name; ``None`` without slots.

    A value gets no slot if an equal value is not named, because both may have to agree. It also
    gets no slot if the words for players name it.
    """
    said = frozenset(word for one in clauses for word in clause_words(one))
    numbers = count(FIRST_NUMBER)
    probes: list[Probe] = []
    probed, forms = parts, None
    for path, value in _candidates(parts, said):
        new = _probe(value, numbers)
        if any(type(new) is type(one) is not int for _, one in probes):
            continue
        trial = _changed(probed, path, new)
        try:
            found = _forms(say(trial), [*probes, (path, new)])
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            continue  # the vocabulary expresses this value in another way
        if found is not None:
            probes.append((path, new))
            probed, forms = trial, found
    return forms


def proper_words(parts: Parts) -> Iterator[frozenset[str]]:
    """The words for clans, titles, sects, traits and names in the filters of parts.

    A filter may take them from the requirement of its card, so that its text omits them.
    """
    for _, value, _ in _leaves(parts):
        if isinstance(value, MinionFilter):
            named = (*value.clans, *value.titles, *value.sects, value.name, value.path)
            for one in (*named, value.trait or "", value.no_trait or ""):
                yield frozenset(words_of(one.lower()))


def filled(parts: Parts, values: Iterable[tuple[Slot, object]]) -> Parts:
    """The parts with the values that a text has in the slots of their clauses."""
    for slot, value in values:
        new = value
        if isinstance(value, int):
            new = value * slot.sign
        elif isinstance(value, str):
            new = value.upper() if str(_at(parts, slot.path)).isupper() else value
        parts = _changed(parts, slot.path, new)
    return parts


def _candidates(parts: Parts, said: frozenset[str]) -> Iterator[Probe]:
    """The values that a slot can replace."""
    leaves = list(_leaves(parts))
    player_text = re.sub(r"\{\w+\}", "", " ".join(_for_players(parts)))
    for_players = frozenset(words_of(player_text.lower()))
    for path, value, _ in leaves:
        names = _names(value)
        twins = (one for other, one, usual in leaves if other != path and not usual)
        if for_players.isdisjoint(names) and not said.isdisjoint(names) and value not in twins:
            yield path, value


def _names(value: object) -> tuple[str, ...]:
    """Words by which a text names a value."""
    if isinstance(value, MinionFilter):
        nouns = (value.noun(), value.noun(plural=True))
        return (
            ()
            if value == ANYONE
            else tuple(word for one in nouns for word in words_of(one.lower()))
        )
    if isinstance(value, int):
        return str(value), f"{value:+d}", f"{-value:+d}", f"{value}r"
    return (DISCIPLINES[str(value).lower()].name.lower().split()[0],)


def _probe(value: object, numbers: Iterator[int]) -> object:
    if isinstance(value, MinionFilter):
        return MINIONS
    if isinstance(value, int):
        return next(numbers)
    return DISCIPLINE.upper() if str(value).isupper() else DISCIPLINE


def _leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object, bool]]:
    """The numbers, filters and Disciplines of parts, each with whether it is a default."""
    if isinstance(value, tuple):
        for number, one in enumerate(value):
            yield from _leaves(one, (*path, number))
    elif isinstance(value, msgspec.Struct):
        names, defaults = value.__struct_fields__, value.__struct_defaults__
        usual = dict(zip(names[::-1], defaults[::-1], strict=False))
        for name in names:
            one = getattr(value, name)
            if isinstance(one, MinionFilter) or type(one) is int or _is_discipline(one):
                if name not in OF_TIME:
                    yield (*path, name), one, usual.get(name) == one
            else:
                yield from _leaves(one, (*path, name))


def _is_discipline(value: object) -> bool:
    return isinstance(value, str) and value.lower() in DISCIPLINES


def _for_players(value: object) -> Iterator[str]:
    """The words for players in parts."""
    if isinstance(value, tuple):
        for one in value:
            yield from _for_players(one)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            one = getattr(value, name)
            if name in FOR_PLAYERS and isinstance(one, str):
                yield one
            else:
                yield from _for_players(one)


def _at(value: object, path: Path) -> object:
    """The value at a path."""
    for step in path:
        value = value[int(step)] if isinstance(value, tuple) else getattr(value, str(step))
    return value


def _changed(parts: Parts, path: Path, new: object) -> Parts:
    """The parts with another value at a path."""
    number = int(path[0])
    part = _replaced(parts[number], path[1:], new)
    return (*parts[:number], part, *parts[number + 1 :])


def _replaced[S: msgspec.Struct](word: S, path: Path, new: object) -> S:
    name = str(path[0])
    return replace(word, **{name: _field(getattr(word, name), path[1:], new)})


def _field(value: object, path: Path, new: object) -> object:
    if not path:
        return new
    if isinstance(value, tuple):
        number = int(path[0])
        return (*value[:number], _field(value[number], path[1:], new), *value[number + 1 :])
    return _replaced(value, path, new) if isinstance(value, msgspec.Struct) else value


def _forms(clauses: list[str], probes: list[Probe]) -> tuple[Form, ...] | None:
    """The clauses as patterns; ``None`` unless each probe is in them exactly once."""
    forms = tuple(_form(clause_words(one), probes) for one in clauses)
    paths = [slot.path for form in forms for slot in form.slots]
    known = {path for path, _ in probes}
    return forms if len(paths) == len(probes) and set(paths) == known else None


def _form(words: tuple[str, ...], probes: list[Probe]) -> Form:
    pattern: list[str] = []
    slots: list[Slot] = []
    at = 0
    while at < len(words):
        place = next(filter(None, (_place(words, at, *one) for one in probes)), None)
        if place is None:
            pattern.append(words[at])
            at += 1
        else:
            slot, width = place
            pattern.append(f"<{slot.phrase}>")
            slots.append(slot)
            at += width
    return Form(tuple(pattern), tuple(slots))


def _place(words: tuple[str, ...], at: int, path: Path, new: object) -> tuple[Slot, int] | None:
    """The position of a probe among words, with its width."""
    if isinstance(new, MinionFilter):
        for said, phrase in NAMED.items():
            if words[at : at + len(said)] == said:
                return Slot(path, phrase), len(said)
    elif isinstance(new, int):
        signs = {f"{new}": ("n", 1), f"+{new}": ("more", 1), f"-{new}": ("more", -1)}
        signs[f"{new}r"] = ("ranged", 1)
        if words[at] in signs:
            return Slot(path, *signs[words[at]]), 1
    elif words[at] == DISCIPLINES[DISCIPLINE].name.lower():
        minions = at > 0 and words[at - 1] in {"with", "without"}
        return Slot(path, "level" if minions else "discipline"), 1
    return None
