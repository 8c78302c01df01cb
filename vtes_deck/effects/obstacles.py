"""The obstacle that prevents a card in the hand from being played in a window, and its rule.

:func:`vtes_deck.effects.card_play.options` makes the same checks in the same order. This module
runs the checks of every mode up to the first failure and reports the failure of the mode that comes
closest to being played.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, auto

import msgspec

from vtes_deck.effects import card_play, play_limits
from vtes_deck.effects.actions import can_bleed
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.action_effects import MoreBleed
from vtes_deck.effects.vocab.context import NOTHING, EffectContext, is_timely
from vtes_deck.effects.vocab.modes import BleedMode, CombatMode, Mode
from vtes_deck.engine.actions.bleed import may_be_raised
from vtes_deck.engine.actions.roles import Role, minions_in
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import contests


class ObstacleKind(IntEnum):
    """The kinds of obstacles, in the order of the checks."""

    WINDOW = auto()
    "It is played at another time."
    NO_MINION = auto()
    """No minion has the role of the mode."""
    DISCIPLINE = auto()
    """No such minion has its Disciplines (PLY-07)."""
    OCCASION = auto()
    """Its text requires another situation."""
    BLEED_RAISED = auto()
    """Another card has raised the bleed (BLD-08)."""
    OWN_COPY = auto()
    """The player controls a copy of the unique card (CON-10)."""
    HAS_BLED = auto()
    """The minion cannot take a bleed action now (NRP-01)."""
    MINION = auto()
    """No possible user meets the requirements of the text and can pay (PLY-05, PLY-10)."""
    USED = auto()
    """It has already been played as often as allowed."""
    CONDITION = auto()
    """A condition in its text is not met."""
    COMBAT = auto()
    """A rule of combat forbids it."""
    TARGET = auto()
    """There is no legal target (GEN-19)."""
    EFFECT = auto()
    """It would do nothing now."""


_RULES = {
    ObstacleKind.NO_MINION: "PLY-05",
    ObstacleKind.DISCIPLINE: "PLY-07",
    ObstacleKind.BLEED_RAISED: "BLD-08",
    ObstacleKind.OWN_COPY: "CON-10",
    ObstacleKind.HAS_BLED: "NRP-01",
    ObstacleKind.MINION: "PLY-05",
    ObstacleKind.TARGET: "GEN-19",
    ObstacleKind.EFFECT: "PLY-01",
}

TEXT = "GEN-02"
"""The rule for obstacles that arise only from the text of a card."""


class Obstacle(msgspec.Struct, frozen=True):
    """An obstacle to a mode.

    Attributes:
        kind: the kind of obstacle.
        rule: the id of the rule.
        windows: for :attr:`ObstacleKind.WINDOW`, the windows in which the mode is played.
    """

    kind: ObstacleKind
    rule: str
    windows: int = 0


def obstacle(table: Table, seat: int, card: int, window: int) -> Obstacle | None:
    """The obstacle to the mode that comes closest; ``None`` if none is known.

    Args:
        table: the table.
        seat: the holder of the card.
        card: a card in the hand that has no option in this window.
        window: the current windows, as bits.
    """
    script = table.cards[card].script
    if not isinstance(script, DefinitionScript):
        return None
    found = [
        one
        for compiled in script.compiled_modes
        for one in _obstacles(script, compiled, EffectContext(table, seat, card), window)
    ]
    return max(found, key=lambda one: one.kind, default=None)


def _obstacles(
    script: DefinitionScript, compiled: card_play.CompiledMode, context: EffectContext, window: int
) -> Iterator[Obstacle]:
    """The obstacles to a mode, for each minion that could play it."""
    table, seat, mode = context.table, context.seat, compiled.mode
    printed = table.cards[context.card]
    if not compiled.windows & window:
        yield Obstacle(ObstacleKind.WINDOW, TEXT, compiled.windows)
        return
    users: list[Minion] = []
    if mode.role is not Role.METHUSELAH:
        able = minions_in(table, mode.role, seat)
        users = [one for one in able if card_play.can_use(table, printed, one, mode.level)]
        if not users:
            yield _known(ObstacleKind.DISCIPLINE if able else ObstacleKind.NO_MINION)
            return
    if not is_timely(compiled.timed, context):
        yield _occasion(mode, context)
        return
    if users and printed.unique and contests.against_herself(table, seat, printed):
        yield _known(ObstacleKind.OWN_COPY)
        return
    everybody: list[Minion | None] = [*users] or [None]
    for user in everybody:
        yield _of_minion(mode, context, user) or _of_play(script, mode, context, user, window)


def _known(kind: ObstacleKind) -> Obstacle:
    return Obstacle(kind, _RULES.get(kind, TEXT))


def _occasion(mode: Mode, context: EffectContext) -> Obstacle:
    """The occasion does not match the text, or the only allowed increase of a bleed is used."""
    bleed = context.bleed
    raises = any(isinstance(one, MoreBleed) and one.limited for one in mode.effects)
    if bleed is not None and raises and not may_be_raised(context.table, bleed):
        return _known(ObstacleKind.BLEED_RAISED)
    return _known(ObstacleKind.OCCASION)


def _of_minion(mode: Mode, context: EffectContext, user: Minion | None) -> Obstacle | None:
    """The requirements of the rules for the minion that plays a card."""
    if user is None:
        return None
    if isinstance(mode, BleedMode) and not can_bleed(context.table, user):
        return _known(ObstacleKind.HAS_BLED)
    printed = context.table.cards[context.card]
    if card_play.may_play(mode, printed, context.table, context.seat, user):
        return None
    return _known(ObstacleKind.MINION)


def _of_play(
    script: DefinitionScript, mode: Mode, context: EffectContext, user: Minion | None, window: int
) -> Obstacle:
    """The obstacle for a minion that could play a card, or for the Methuselah."""
    table, card = context.table, context.card
    number = NONE if user is None else user.card
    base = EffectContext(table, context.seat, card, number, window=window)
    kind = ObstacleKind.EFFECT
    if play_limits.limit_reached(script.limits, table, card, number, mode):
        kind = ObstacleKind.USED
    elif not all(condition.holds(base) for condition in mode.conditions):
        kind = ObstacleKind.CONDITION
    elif isinstance(mode, CombatMode) and user is not None:
        rule = combat_cards.illegal(table, user, card, mode.move, window)
        if rule is not None:
            return Obstacle(ObstacleKind.COMBAT, rule)
    elif mode.target is not NOTHING and not any(mode.target.choices(base)):
        kind = ObstacleKind.TARGET
    return _known(kind)
