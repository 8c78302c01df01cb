"""Compares the meaning of two definitions."""

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    INFLUENCE,
    MASTER,
    MinionFilter,
    MyTurn,
    OnePerMinion,
    Power,
)

VAMPIRE_IMPLIED = ("younger", "older", "least", "most", "clans", "titled", "torpor", "titles")


def meaning(value):
    """A tree without words for players and without the order of conditions and parts.

    In a window of the player's own phases, it is always the player's own turn.
    """
    if isinstance(value, Power) and value.at in {MASTER, INFLUENCE, DISCARD_EFFECTS}:
        value = replace(value, conditions=tuple(x for x in value.conditions if x != MyTurn()))
    if isinstance(value, MinionFilter) and any(getattr(value, one) for one in VAMPIRE_IMPLIED):
        value = replace(value, vampire=None)
    if isinstance(value, msgspec.Struct):
        return (
            type(value).__name__,
            *(
                sorted(map(repr, map(meaning, getattr(value, one))))
                if one == "conditions"
                else bool(getattr(value, one))
                if one == "key"
                else meaning(getattr(value, one))
                for one in value.__struct_fields__
                if one not in {"sentence", "words"}
            ),
        )
    if isinstance(value, tuple):
        return tuple(meaning(one) for one in value)
    return value


def same(one, other):
    """Whether two definitions have the same parts.

    A limit to one card with a trait is a separate part, or a filter for the target.
    """
    parts = [sorted(map(repr, map(meaning, unlimited(each.parts)))) for each in (one, other)]
    return parts[0] == parts[1] and limits(one.parts) == limits(other.parts)


def limits(value):
    """The traits of cards of which a minion can have only one."""
    if isinstance(value, OnePerMinion):
        return {value.trait} - {None}
    if isinstance(value, MinionFilter) and value.without is not None:
        return {value.without}
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, one) for one in value.__struct_fields__)
    return set().union(*map(limits, value)) if isinstance(value, tuple) else set()


def unlimited(value):
    """Parts without those limits."""
    if isinstance(value, tuple):
        kept = (x for x in value if not (isinstance(x, OnePerMinion) and x.trait is not None))
        return tuple(map(unlimited, kept))
    if isinstance(value, MinionFilter):
        return replace(value, without=None)
    if isinstance(value, msgspec.Struct):
        fields = {one: unlimited(getattr(value, one)) for one in value.__struct_fields__}
        return replace(value, **fields)
    return value
