"""The modes of playing a card from the hand, and the limits on it."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect, Node, Target
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose
from vtes_deck.effects.vocab.referendum_terms import Terms
from vtes_deck.engine.actions.action import Action, aimed
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.moves import Move
from vtes_deck.engine.state.statics import ReplacedLater
from vtes_deck.engine.state.table import Table, Until


class Mode(Node, frozen=True, kw_only=True):
    """One mode of playing a card.

    Attributes:
        role: the role in which it is played.
        level: the Disciplines: ``"dom"``, ``"DOM"``, ``"cel+for"``.
        who: filter for the minion, in addition to the requirements of the card.
        at: the windows as bits; 0: those of the effects.
        conditions: the conditions for playing it.
        target: the possible targets.
        effects: the effects, in order.
        blood: blood that the minion burns in addition to the cost; never for actions.
        words: the words that distinguish it from another mode of the same level.
    """

    role: Role
    level: str = ""
    who: MinionFilter = ANYONE
    at: int = 0
    conditions: tuple[Condition, ...] = ()
    target: Target = NOTHING
    effects: tuple[Effect, ...] = ()
    blood: int = 0
    words: str = ""


class ActionMode(Mode, frozen=True, kw_only=True):
    """An action with a card.

    Attributes:
        stealth: the stealth of the action.
        directed: the text marks the action as directed; its target decides whether it is (CRD-02).
        at_others: it is directed at every other Methuselah.
        announced: effects as the action is announced; they apply even if it fails.
    """

    stealth: int = 0
    directed: bool = False
    at_others: bool = False
    announced: tuple[Effect, ...] = ()

    def aimed(self, table: Table, option: Option) -> tuple[int, ...]:
        """The Methuselahs whom the action targets, directly or through their cards."""
        if self.at_others:
            return tuple(seat.number for seat in table.seats)
        return aimed(table, option.target, option.seat)


class OwnActionMode(ActionMode, frozen=True, kw_only=True):
    """An action of a special kind with a card, such as an equip action.

    Attributes:
        kind: the name of the kind in its text.
    """

    kind: str

    def begin(self, table: Table, option: Option) -> Action:
        """The action that one of its options announces."""
        raise NotImplementedError


class HuntMode(ActionMode, frozen=True, kw_only=True):
    """A hunt with a card.

    Attributes:
        plus: the amount added to the hunt; ``None`` if the effects give the blood instead.
        cost: effects that are the cost of the hunt.
    """

    plus: int | None = 0
    cost: tuple[Effect, ...] = ()


class BleedMode(Mode, frozen=True, kw_only=True):
    """A bleed with a card. ``effects`` follow a successful bleed for 1 or more.

    Attributes:
        plus: the amount added to the bleed.
        stealth: the stealth of the action.
        whom: the Methuselahs who can be bled.
        announced: effects as the action is announced; they apply even if it fails.
    """

    plus: int = 0
    stealth: int = 0
    whom: Whose = "prey"
    announced: tuple[Effect, ...] = ()


class CombatMode(Mode, frozen=True, kw_only=True):
    """A use in combat; ``effects`` follow at once."""

    move: Move


class CardReferendum(Node, frozen=True, kw_only=True):
    """A referendum.

    Attributes:
        terms: the terms, in the order in which the caller chooses them.
        called: effects as it is called, before the terms are chosen; they last for the referendum.
        passed: its effects if it passes. Their target is the card or Methuselah that the terms have
            chosen.
        conditions: the conditions for announcing the action.
    """

    terms: tuple[Terms, ...] = ()
    called: tuple[Effect, ...] = ()
    passed: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()


class PlayLimit(Node, frozen=True, kw_only=True):
    """A limit on the number of times that a card may be played.

    Attributes:
        per: once per round, combat, action, turn or game, or between unlock phases of the minion.
        by: whether uses are counted per minion, per Methuselah, or for all players together.
        levels: the levels to which it applies; all if empty.
    """

    per: Literal["round", "combat", "action", "turn", "unlock phase", "game"]
    by: Literal["minion", "methuselah", "everybody"] = "minion"
    levels: tuple[str, ...] = ()


class DelayedReplacement(Node, ReplacedLater, frozen=True):
    """GEN-26: the card is replaced in the hand only at this time."""

    until: Until


class CombinedModes(Node, frozen=True):
    """Modes that can be combined: each combination of Disciplines is a mode."""

    modes: tuple[Mode, ...]


def named(words: str, mode: Mode) -> Mode:
    """The mode with words that distinguish it from another mode of the same level."""
    return replace(mode, words=words)


def combat(
    level: str,
    move: Move,
    *effects: Effect,
    conditions: tuple[Condition, ...] = (),
    target: Target = NOTHING,
    who: MinionFilter = ANYONE,
    blood: int = 0,
) -> Mode:
    """A combat card, or the combat part of a card."""
    return CombatMode(
        role=Role.BYSTANDER if move.bystander else Role.COMBATANT,
        level=level,
        who=who,
        move=move,
        effects=effects,
        conditions=conditions,
        target=target,
        blood=blood,
    )


def action(  # noqa: PLR0913 - what the text of an action can state
    level: str,
    *effects: Effect,
    stealth: int = 0,
    target: Target = NOTHING,
    directed: bool = False,
    at_others: bool = False,
    conditions: tuple[Condition, ...] = (),
    who: MinionFilter = ANYONE,
    announced: tuple[Effect, ...] = (),
) -> Mode:
    """An action with a card from the hand."""
    return ActionMode(
        role=Role.ACTOR,
        level=level,
        who=who,
        effects=effects,
        stealth=stealth,
        target=target,
        directed=directed,
        at_others=at_others,
        conditions=conditions,
        announced=announced,
    )


def hunt(
    level: str,
    *effects: Effect,
    plus: int | None = 0,
    stealth: int = 1,
    target: Target = NOTHING,
    directed: bool = False,
    cost: tuple[Effect, ...] = (),
) -> Mode:
    """A hunt with a card from the hand."""
    return HuntMode(
        role=Role.ACTOR,
        level=level,
        effects=effects,
        plus=plus,
        stealth=stealth,
        target=target,
        directed=directed,
        cost=cost,
    )


def bleed(  # noqa: PLR0913 - what the text of a bleed can state
    level: str,
    *then: Effect,
    plus: int = 0,
    stealth: int = 0,
    whom: Whose = "prey",
    target: Target = NOTHING,
    announced: tuple[Effect, ...] = (),
    who: MinionFilter = ANYONE,
) -> BleedMode:
    """A bleed with a card from the hand."""
    return BleedMode(
        role=Role.ACTOR,
        level=level,
        who=who,
        effects=then,
        plus=plus,
        stealth=stealth,
        whom=whom,
        target=target,
        announced=announced,
    )


def modifier(  # noqa: PLR0913 - what the text of a modifier can state
    level: str,
    *effects: Effect,
    at: int = 0,
    conditions: tuple[Condition, ...] = (),
    target: Target = NOTHING,
    who: MinionFilter = ANYONE,
    blood: int = 0,
    role: Role = Role.ACTING,
) -> Mode:
    """An action modifier (PLY-17, PLY-18)."""
    return Mode(
        role=role,
        level=level,
        effects=effects,
        at=at,
        conditions=conditions,
        target=target,
        who=who,
        blood=blood,
    )


def reaction(  # noqa: PLR0913 - what the text of a reaction can state
    level: str,
    *effects: Effect,
    at: int = 0,
    conditions: tuple[Condition, ...] = (),
    target: Target = NOTHING,
    who: MinionFilter = ANYONE,
    blood: int = 0,
    role: Role = Role.REACTING,
) -> Mode:
    """A reaction (PLY-20)."""
    return Mode(
        role=role,
        level=level,
        effects=effects,
        at=at,
        conditions=conditions,
        target=target,
        who=who,
        blood=blood,
    )


def master(
    *effects: Effect,
    at: int = 0,
    conditions: tuple[Condition, ...] = (),
    target: Target = NOTHING,
) -> Mode:
    """A master card; ``at`` gives the windows of an out-of-turn master."""
    return Mode(role=Role.METHUSELAH, effects=effects, at=at, conditions=conditions, target=target)
