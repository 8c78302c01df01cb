"""The core of a sentence about a card in play, without its adverbials."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardbase.terms import Bonus
from vtes_deck.effects.reader.instructions import Instruction
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import GiveManeuver, GivePress, Move, Range, Strike, Until
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.minion_filter import MinionFilter, Whose


class Usable(msgspec.Struct, frozen=True):
    """Something that a player can do.

    Attributes:
        instruction: what happens, with its cost.
        user: the controller of the card, or the controller of the minion that carries it.
    """

    instruction: Instruction
    user: Literal["controller", "host"] = "controller"


class Happens(msgspec.Struct, frozen=True):
    """Something that happens automatically."""

    instruction: Instruction


class Acts(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a minion can do as an action."""

    instruction: Instruction
    stealth: int
    pool: int = 0
    blood: int = 0
    plus: int | None = None
    whom: Whose = "prey"


class Calls(msgspec.Struct, frozen=True):
    """A minion can call a referendum as a political action.

    Attributes:
        instruction: what happens if it passes; its target is chosen as the terms.
        stealth: the stealth of the action.
        who: the minions that can call it; ``None`` for the one with the text.
    """

    instruction: Instruction
    stealth: int
    who: Minions | None = None


class Bonuses(msgspec.Struct, frozen=True):
    """A bonus for the minion with the text, or for the minions that a phrase describes."""

    n: int
    bonus: Bonus
    against: Minions | None = None
    to: Minions | None = None
    conditions: tuple[Condition, ...] = ()


class Always(msgspec.Struct, frozen=True):
    """A part that holds while the card is in play.

    Attributes:
        part: the part.
        once: the period that the sentence must name: "each round".
    """

    part: Part
    once: Until | None = None


class InFight(msgspec.Struct, frozen=True):
    """A move in combat."""

    move: Move
    first: tuple[Effect, ...] = ()


class Presses(msgspec.Struct, frozen=True):
    """An optional press, maneuver or additional strike in each combat."""

    kind: Literal["press", "maneuver", "additional"]
    only: Literal["", "continue", "end"] = ""


class OpponentGets(msgspec.Struct, frozen=True):
    """An optional move that minions described by a phrase get in combat with the minion."""

    who: MinionFilter
    move: GivePress | GiveManeuver


class Shoots(msgspec.Struct, frozen=True):
    """A strike with an optional maneuver, once each combat.

    Attributes:
        strike: the strike.
        to: the only range to which the maneuver can get.
        later: the maneuver is not usable in the first round.
    """

    strike: Strike
    to: Range | None = None
    later: bool = False


type Core = (
    Usable | Happens | Acts | Calls | Bonuses | Always | InFight | Presses | OpponentGets | Shoots
)
