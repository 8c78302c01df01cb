"""The meaning of conditions and effects for a sentence, independent of the words used.

The vocabulary has several words for "the minion with this card is acting". Only this module
determines their meaning for the renderer, so that a new word requires a change in only one place.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vtes_deck.effects.vocab.action_conditions import Acting
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.counter_moves import MoveCounters
from vtes_deck.effects.vocab.counters import Blood, Gain, Pool, Transfers
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose
from vtes_deck.effects.vocab.references import Belongs, Is, Same, Which
from vtes_deck.effects.vocab.targets import AnyX
from vtes_deck.effects.vocab.wording import listed


def acting_filter(condition: Condition) -> MinionFilter | None:
    """The filter for the acting minion, or ``None`` for another condition."""
    if isinstance(condition, Is) and condition.which == "acting" and not condition.who.another:
        return condition.who
    return None


def other_acting(condition: Condition) -> MinionFilter | None:
    """The filter for an acting minion other than the one with the card, otherwise ``None``."""
    if isinstance(condition, Is) and condition.which == "acting" and condition.who.another:
        return replace(condition.who, another=False)
    return None


def acting_owner(condition: Condition) -> str:
    """The owner of the acting minion: ``"mine"``, ``"predator"``; empty for other conditions."""
    if isinstance(condition, Acting):
        return "mine" if condition.mine else "others"
    if isinstance(condition, (Belongs, Is)) and condition.which == "acting":
        return "" if condition.whose == "any" else condition.whose
    return ""


def host_acts(condition: Condition) -> bool:
    """Whether a condition means that the minion with the card acts."""
    return is_same(condition, "host", "acting")


def host_calls(condition: Condition) -> bool:
    """Whether a condition means that the minion with the card has called the referendum."""
    return is_same(condition, "host", "caller")


def is_same(condition: Condition, one: Which, other: Which) -> bool:
    """Whether a condition means that two references name the same card."""
    return isinstance(condition, Same) and {condition.one, condition.other} == {one, other}


def controlled(condition: Condition, whose: Whose) -> bool:
    """Whether a condition means that one of these Methuselahs controls the card."""
    return condition == Belongs("this", whose)


def gains_blood(effect: Effect) -> bool:
    """Whether an effect gives blood to the user."""
    return isinstance(effect, Gain) and effect.what in {Blood(), Blood("host"), Blood("this")}


def moves_pool(effects: Sequence[Effect]) -> bool:
    """Whether an effect moves counters between a minion and a pool."""
    return any(
        isinstance(one, MoveCounters) and Pool in {type(one.source), type(one.to)}
        for one in effects
    )


def gains_transfers(effect: Effect) -> bool:
    """Whether an effect gives transfers."""
    return isinstance(effect, Gain) and isinstance(effect.what, Transfers)


def acting_minion_filter(conditions: Sequence[Condition]) -> tuple[MinionFilter, str]:
    """The filter for the acting minion and its owner; ``ANYONE`` and empty for any."""
    who, whose = ANYONE, ""
    for one in conditions:
        found = acting_filter(one)
        who = who if found is None or found == ANYONE else found
        whose = acting_owner(one) or whose
    return who, whose


def range_text(x: AnyX) -> str:
    """The numbers from which to choose: "1, 2 or 3", "2 to 5", "any amount of"."""
    if x.most is None:
        return "any amount of"
    if x.of is not None:
        return f"{x.least} to {x.most}"
    return listed([str(n) for n in range(x.least, x.most + 1)], "or")
