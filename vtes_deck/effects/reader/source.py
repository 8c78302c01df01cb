"""A definition as the Python source of an entry in a card module."""

from __future__ import annotations

import enum
import json
from collections.abc import Iterator
from functools import cache

import msgspec

from vtes_deck.effects import vocab
from vtes_deck.effects.vocab.combat_moves import (
    DamageFilter,
    Strike,
    additional_strikes,
    at,
    hand_strike,
    prevents,
    strikes,
)
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.modes import ActionMode, BleedMode, CombatMode, HuntMode, Mode
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.moves import Move, Use

WIDTH = 100
"""The maximum length of a line."""
CONSTRUCTORS = {Role.ACTING: "modifier", Role.OTHER: "modifier", Role.METHUSELAH: "master"}
"""The constructor for a mode with this role; ``reaction`` for the other roles."""
USUAL = {"modifier": Role.ACTING, "reaction": Role.REACTING, "master": Role.METHUSELAH}
"""The default role of a constructor."""

_CARD_MODULES = ("vtes_deck.effects.library.", "vtes_deck.effects.crypt.")
"""The beginnings of the names of modules with cards."""

type Call = tuple[str, list[str]]


def source_of(definition: Definition, indent: int = 4) -> str:
    """The entry for the tuple ``CARDS``, with a comma at its end.

    It uses the names of :mod:`vtes_deck.effects.vocab`.
    """
    pieces = [str(definition.id), _quoted(definition.name)]
    pieces += [_said(part, indent + 4) for part in definition.parts]
    return f"{' ' * indent}{_call('card', pieces, indent)},"


def words_in(definition: Definition) -> tuple[str, ...]:
    """The names that the entry uses, as a card module imports them."""
    text = source_of(definition)
    names = {"card", *(name for name in dir(vocab) if name[0] != "_")}
    found = {word for word in _identifiers(text) if word in names}
    return tuple(sorted(found, key=lambda one: (not one.isupper(), one.islower(), one)))


def private_words(definition: Definition) -> tuple[tuple[str, str], ...]:
    """The words that the entry uses and that only one card module has: name and module."""
    kinds = {type(value) for value in _values(definition)}
    homes = ((kind.__name__, kind.__module__) for kind in kinds)
    return tuple(sorted(home for home in homes if home[1].startswith(_CARD_MODULES)))


def _values(value: object) -> Iterator[object]:
    """A value with its fields and elements, recursively."""
    yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _values(getattr(value, name))
    elif isinstance(value, (tuple, frozenset)):
        for one in value:
            yield from _values(one)


def _identifiers(text: str) -> Iterator[str]:
    """The names outside quoted text that do not follow a full stop."""
    for number, piece in enumerate(text.split('"')):
        if number % 2 == 0:
            for chain in piece.replace("(", " ").replace(")", " ").replace(",", " ").split():
                yield chain.rpartition("=")[2].partition(".")[0]


@cache
def _windows() -> dict[int, str]:
    """The names of windows by their bits."""
    return {
        value: name for name, value in vars(vocab).items() if name.isupper() and type(value) is int
    }


@cache
def _nodes() -> dict[object, str]:
    """The constants of the vocabulary that are nodes, and the events."""
    found: dict[object, str] = {}
    for name, value in vars(vocab).items():
        if name.isupper() and isinstance(value, (Node, EventType, Move)):
            found[repr(value)] = name
    return found


def _said(value: object, indent: int) -> str:
    """A value as source. Lines after the first one are indented by ``indent`` spaces."""
    if isinstance(value, (Node, EventType, Move, Strike)):
        known = _nodes().get(repr(value), "")
        made = _made_move(value, indent) if isinstance(value, (Move, Strike)) else ""
        if known or made:
            return known or made
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, Mode):
        return _mode(value, indent)
    if isinstance(value, msgspec.Struct):
        return _call(type(value).__name__, _arguments(value, indent + 4), indent)
    if isinstance(value, tuple):
        pieces = [_said(one, indent + 4) for one in value]
        return (
            _call("", [f"{pieces[0]},"], indent) if len(pieces) == 1 else _call("", pieces, indent)
        )
    return _quoted(value) if isinstance(value, str) else repr(value)


def _made_move(value: Move | Strike, indent: int) -> str:
    """The call of the function that creates a move; empty if there is no such function."""
    if isinstance(value, Strike):
        given = ["aggravated=True"] if value.aggravated else []
        if value == hand_strike(value.damage, aggravated=value.aggravated):
            damage = [str(value.damage)] if value.damage else []
            return _call("hand_strike", [*damage, *given], indent)
        return ""
    extras = {"maneuver": value.maneuver is Use.MAY, "press": value.press is Use.MAY}
    said = [f"{name}=True" for name, wanted in extras.items() if wanted]
    if value.strike is not None and value == strikes(value.strike, **extras):
        return _call("strikes", [_said(value.strike, indent + 4), *said], indent)
    if value == prevents(value.prevent, value.prevents, press=extras["press"]):
        which = [] if value.prevents is DamageFilter.ANY else [_said(value.prevents, indent)]
        return _call("prevents", [str(value.prevent), *which, *said], indent)
    if value == additional_strikes(value.additional):
        return _call("additional_strikes", [str(value.additional)], indent)
    return _call("at", [_window("when", value.when)], indent) if value == at(value.when) else ""


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _arguments(value: msgspec.Struct, indent: int) -> list[str]:
    """The arguments that differ from their defaults."""
    found: list[str] = []
    positional = True
    for field in msgspec.structs.fields(value):
        given = getattr(value, field.name)
        needed = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        if not needed and given == field.default:
            positional = False
            continue
        said = _window(field.name, given) or _said(given, indent)
        positional = positional and not _by_name(type(value), field.name)
        found.append(said if positional else f"{field.name}={said}")
    return found


@cache
def _by_name(kind: type[msgspec.Struct], field: str) -> bool:
    """Whether a field must be a keyword argument."""
    return field not in kind.__match_args__


def _window(name: str, value: object) -> str:
    """The name of a window; empty for any other field."""
    if name not in {"at", "when"} or type(value) is not int:
        return ""
    if value in _windows():
        return _windows()[value]
    bits = [1 << n for n in range(value.bit_length()) if value >> n & 1]
    return " | ".join(_windows().get(one, str(one)) for one in bits)


def _mode(mode: Mode, indent: int) -> str:
    """A mode as the call of its constructor."""
    if isinstance(mode, CombatMode):
        return _made("combat", mode, indent, [_said(mode.move, indent + 4)], ("move", "role"))
    if isinstance(mode, BleedMode):
        return _made("bleed", mode, indent, [], ("role",))
    if isinstance(mode, HuntMode):
        return _made("hunt", mode, indent, [], ("role",))
    if isinstance(mode, ActionMode):
        return _made("action", mode, indent, [], ("role",))
    name = CONSTRUCTORS.get(mode.role, "reaction")
    known = ("role", "level") if name == "master" else ("role",)
    return _made(name, mode, indent, [], known if mode.role is USUAL[name] else known[1:])


def _made(name: str, mode: Mode, indent: int, first: list[str], left_out: tuple[str, ...]) -> str:
    """The call of a constructor: the level, the leading arguments, the effects, and the rest."""
    level = [] if name == "master" else [_quoted(mode.level)]
    inner = indent + 4
    pieces = [*level, *first, *(_said(one, inner) for one in mode.effects)]
    words = ""
    for field in msgspec.structs.fields(mode):
        given = getattr(mode, field.name)
        if field.name in {"effects", "level", "words", *left_out} or given == field.default:
            words = mode.words
            continue
        pieces.append(f"{field.name}={_window(field.name, given) or _said(given, inner)}")
    said = _call(name, pieces, indent)
    return _call("named", [_quoted(words), said], indent) if words else said


def _call(name: str, pieces: list[str], indent: int) -> str:
    """A call or a tuple, in one line if it fits."""
    line = f"{name}({', '.join(pieces)})"
    if len(line) + indent < WIDTH and "\n" not in line:
        return line
    margin = " " * (indent + 4)
    inner = "".join(f"{margin}{one.removesuffix(',')},\n" for one in pieces)
    return f"{name}(\n{inner}{' ' * indent})"
