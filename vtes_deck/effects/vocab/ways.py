"""How a card is played from the hand: one way for each level, and what limits it."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_deck.effects.vocab.scene import NOTHING, Aim, Condition, Effect, Node
from vtes_deck.effects.vocab.votes import Outcome, Terms
from vtes_deck.effects.vocab.who import ANYONE, Who, Whose
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.state.table import Until


class Way(Node, frozen=True, kw_only=True):
    """One way of playing a card.

    Attributes:
        role: who plays it.
        level: the Disciplines it takes: ``"dom"``, ``"DOM"``, ``"cel+for"``.
        who: what else the minion must be, beyond what the card requires.
        at: the moments, as bits of windows; 0: those of the effects.
        needs: what must be so.
        aim: what it is aimed at.
        does: what it does, in order.
        blood: what the minion burns besides the cost.
        words: what tells it from another way of the same level.
    """

    role: Role
    level: str = ""
    who: Who = ANYONE
    at: int = 0
    needs: tuple[Condition, ...] = ()
    aim: Aim = NOTHING
    does: tuple[Effect, ...] = ()
    blood: int = 0
    words: str = ""


class Deeds(Way, frozen=True, kw_only=True):
    """An action with a card.

    Attributes:
        stealth: of the action.
        directed: at whom: the controller of the target, the Methuselah aimed at, or nobody.
    """

    stealth: int = 0
    directed: bool = False


class BleedDeed(Way, frozen=True, kw_only=True):
    """A bleed with a card; ``does`` follows if it is successful for 1 or more.

    Attributes:
        plus: what the card adds to the bleed.
        stealth: of the action.
        whom: who can be bled.
    """

    plus: int = 0
    stealth: int = 0
    whom: Whose = "prey"


class Fighting(Way, frozen=True, kw_only=True):
    """A use in combat; ``does`` follows at once."""

    move: Move


class Calls(Node, frozen=True, kw_only=True):
    """A referendum: its terms, in the order in which they are chosen, and what follows.

    Attributes:
        terms: what is chosen.
        passed: what happens when it passes.
        needs: what must be so for the action to be announced.
    """

    terms: tuple[Terms, ...] = ()
    passed: tuple[Outcome, ...] = ()
    needs: tuple[Condition, ...] = ()


class Limit(Node, frozen=True, kw_only=True):
    """How often a card may be played.

    Attributes:
        per: once in a round, combat, action, turn or game, or between unlock phases of the minion.
        by: counted for each minion, or for everybody.
        levels: counted, and held to it, only at these levels; all if empty.
    """

    per: Literal["round", "combat", "action", "turn", "unlock phase", "game"]
    by: Literal["minion", "everybody"] = "minion"
    levels: tuple[str, ...] = ()


class ReplacedLater(Node, frozen=True):
    """GEN-26: the card is not replaced in the hand until then."""

    until: Until


class Combined(Node, frozen=True):
    """A card with which several Disciplines can be used together: one way for each of them."""

    ways: tuple[Way, ...]


def named(words: str, way: Way) -> Way:
    """A way that is told from another one of the same level by these words."""
    return replace(way, words=words)


def combat(
    level: str,
    move: Move,
    *does: Effect,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
) -> Way:
    """A combat card, or the combat part of a card."""
    return Fighting(
        role=Role.COMBATANT,
        level=level,
        who=who,
        move=move,
        does=does,
        needs=needs,
        aim=aim,
        blood=blood,
    )


def action(
    level: str,
    *does: Effect,
    stealth: int = 0,
    aim: Aim = NOTHING,
    directed: bool = False,
    needs: tuple[Condition, ...] = (),
    blood: int = 0,
) -> Way:
    """An action with a card from the hand."""
    return Deeds(
        role=Role.ACTOR,
        level=level,
        does=does,
        stealth=stealth,
        aim=aim,
        directed=directed,
        needs=needs,
        blood=blood,
    )


def bleed(
    level: str,
    *then: Effect,
    plus: int = 0,
    stealth: int = 0,
    whom: Whose = "prey",
    aim: Aim = NOTHING,
) -> BleedDeed:
    """A bleed with a card from the hand."""
    return BleedDeed(
        role=Role.ACTOR, level=level, does=then, plus=plus, stealth=stealth, whom=whom, aim=aim
    )


def modifier(  # noqa: PLR0913 - what an action modifier can say
    level: str,
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
    role: Role = Role.ACTING,
) -> Way:
    """An action modifier (PLY-17, PLY-18)."""
    return Way(role=role, level=level, does=does, at=at, needs=needs, aim=aim, who=who, blood=blood)


def reaction(  # noqa: PLR0913 - what a reaction can say
    level: str,
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
    role: Role = Role.REACTING,
) -> Way:
    """A reaction (PLY-20)."""
    return Way(role=role, level=level, does=does, at=at, needs=needs, aim=aim, who=who, blood=blood)


def master(
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
) -> Way:
    """A master card: in one's master phase, or when ``at`` says if it is out-of-turn."""
    return Way(role=Role.METHUSELAH, does=does, at=at, needs=needs, aim=aim)
