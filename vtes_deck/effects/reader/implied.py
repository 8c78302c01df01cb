"""Facts that texts leave to the rules: the states of targets, and equal meanings."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.reader.slots import FOR_PLAYERS, Parts
from vtes_deck.effects.vocab import (
    AMinion,
    AtSuperior,
    CardAction,
    EnterCombat,
    Lock,
    MinionFilter,
    OnePerMinion,
    PutInPlay,
    PutOn,
    Unlock,
)
from vtes_deck.effects.vocab.context import Node, contains
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.modes import ActionMode, Mode

OF_VAMPIRES = (
    *("younger", "older", "least", "most", "clans", "sects", "titled", "torpor", "titles"),
)
"""The fields of a filter that only vampires match."""


def settled(parts: Parts) -> Parts:
    """The parts with the states of targets that the rules imply.

    Only a ready minion can be in combat, and only a locked one can unlock. A card has a superior
    version only if one of its parts tests for it.
    """
    versions = contains(parts, AtSuperior)
    return tuple(_versioned(_settled(one), versions=versions) for one in parts)


def _in_state(who: MinionFilter, *, ready: bool = False, locked: bool | None) -> MinionFilter:
    """The filter, limited to ready, locked or unlocked minions; its kind is kept."""
    either = None if who.either is None else _in_state(who.either, ready=ready, locked=locked)
    return replace(who, ready=who.ready or ready, locked=locked, either=either)


def _settled(part: Part) -> Part:
    target, effects = getattr(part, "target", None), getattr(part, "effects", ())
    if not isinstance(target, AMinion):
        return part
    who = target.who
    if any(isinstance(one, EnterCombat) for one in effects):
        who = _in_state(who, ready=True, locked=who.locked)
    if Unlock("target") in effects and who.locked is None:
        who = _in_state(who, locked=True)
    others = any("'target'" in repr(one) for one in effects if one != Lock("target"))
    if Lock("target") in effects and not others:
        acts = isinstance(part, ActionMode | CardAction)
        who = _in_state(who, locked=None if acts else False)
    return part if who == target.who else replace(part, target=replace(target, who=who))


def _versioned(part: Part, *, versions: bool) -> Part:
    if versions or not isinstance(part, Mode):
        return part
    effects = tuple(
        replace(one, superior=False) if isinstance(one, PutOn | PutInPlay) and one.superior else one
        for one in part.effects
    )
    return part if effects == part.effects else replace(part, effects=effects)


def alone(value: object) -> int:
    """The number of filters for minions that do not have the card yet."""
    if isinstance(value, tuple):
        return sum(map(alone, value))
    if not isinstance(value, msgspec.Struct):
        return 0
    own = isinstance(value, MinionFilter) and value.alone
    return own + sum(alone(getattr(value, one)) for one in value.__struct_fields__)


def meaning(parts: Parts) -> object:
    """A value that is equal for parts with the same meaning.

    The value leaves out the words for players and the kind of minion if only vampires match. It
    also leaves out the limit that a target does not have the card yet, if a part states that limit.
    """
    limited = OnePerMinion() in parts
    return frozenset(_meaning(one, limited=limited) for one in parts)


def _meaning(value: object, *, limited: bool) -> object:
    if isinstance(value, tuple):
        return tuple(_meaning(one, limited=limited) for one in value)
    if not isinstance(value, msgspec.Struct):
        return value
    if isinstance(value, MinionFilter):
        if value.vampire and any(getattr(value, one) for one in OF_VAMPIRES):
            value = replace(value, vampire=None)
        if limited and value.alone:
            value = replace(value, alone=False)
    fields = (one for one in value.__struct_fields__ if one not in FOR_PLAYERS)
    said = [_meaning(getattr(value, one), limited=limited) for one in fields]
    name = type(value) if isinstance(value, Node) else type(value).__name__
    return (name, *said)
