"""Roles: the minions that may play modifiers, reactions and combat cards, or announce actions.

:mod:`vtes_deck.engine.cards.requirements` checks the requirements of the card and its Disciplines.
"""

from __future__ import annotations

from enum import StrEnum

from vtes_deck.engine.actions.action import cannot_act
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.current import CurrentAction, CurrentCombat, action_and_combat
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table, Until


class Role(StrEnum):
    """The role of the player of a card."""

    ACTOR = "a minion, to act"
    ACTING = "the acting minion"
    OTHER = "a ready minion of the acting Methuselah other than the acting one"
    REACTING = "a ready unlocked minion of another Methuselah"
    LOCKED = "a ready locked minion of another Methuselah"
    EITHER = "a ready minion of another Methuselah, locked or not"
    ANYTIME = "a ready unlocked minion of another Methuselah than the active one, without an action"
    COMBATANT = "a combatant"
    BYSTANDER = "a ready minion outside the combat"
    METHUSELAH = "a Methuselah"


ACTING_SIDE = frozenset({Role.ACTOR, Role.ACTING, Role.OTHER, Role.COMBATANT, Role.BYSTANDER})
"""The roles of minions of the acting Methuselah, or of the active one outside actions."""

OTHER_SIDE = frozenset(
    {
        *(Role.ACTOR, Role.REACTING, Role.LOCKED, Role.EITHER, Role.ANYTIME),
        *(Role.COMBATANT, Role.BYSTANDER),
    }
)
"""The roles of minions of the other Methuselahs; ACTOR in actions out of turn."""


AWAKE_ONLY_FOR = "awake only for "
"""With the code of a Discipline, recorded for a minion that reacts only with cards requiring it."""


def wake(table: Table, minion: Minion, only: str = "") -> None:
    """GEN-27: a minion blocks and reacts as if unlocked; ``only`` names its one Discipline."""
    minion.awake = True
    if table.used:
        table.used = frozenset(
            use
            for use in table.used
            if use[1] != minion.card or not use[0].startswith(AWAKE_ONLY_FOR)
        )
    if only:
        table.use_once(f"{AWAKE_ONLY_FOR}{only}", minion.card, Until.ACTION)


def is_drowsy(table: Table, minion: Minion, level: str) -> bool:
    """Whether a locked minion is awake, but not for cards at this level."""
    if not table.used or not minion.locked:
        return False
    codes = level.lower().split("+")
    return any(
        card == minion.card
        and what.startswith(AWAKE_ONLY_FOR)
        and what.removeprefix(AWAKE_ONLY_FOR) not in codes
        for what, card, _ in table.used
    )


def minions_in(  # noqa: PLR0911 - one case for each kind of role
    table: Table, role: Role, seat: int, *, locked: bool = False, torpor: bool = False
) -> list[Minion]:
    """The minions of a Methuselah that have a role now and are able to play cards in it.

    MIN-01: to act, a minion must be ready and unlocked. PLY-23: combat cards are for combat.
    RES-08: modifiers and reactions cannot be played during an action that was ended.

    Args:
        table: the table.
        role: the role.
        seat: the Methuselah.
        locked: to act, a minion must be locked, because the text of the card says so (GEN-02).
        torpor: to act, a vampire must be in torpor, locked or not, because the text says so.
    """
    if role is Role.ACTOR:
        minions = table.minions(seat)
        if torpor:
            return _sleepers(table, minions)
        return [one for one in minions if cannot_act(table, one, locked=locked) is None]
    if role in OUTSIDE_ACTIONS:
        return OUTSIDE_ACTIONS[role](table, seat)
    if role is Role.METHUSELAH:
        return []
    action, combat = action_and_combat(table)
    if action is None or action.ended or is_fought(combat):
        return []
    if action.acting_seat(table) == seat:
        return _acting(table, action, role, seat)
    return _reacting(table, role, seat)


def _sleepers(table: Table, minions: list[Minion]) -> list[Minion]:
    """TOR-06: the vampires in torpor that an effect does not prevent from acting."""
    able = [one for one in minions if one.in_torpor and not one.contested]
    return [one for one in able if not table.is_restricted(Activity.ACT, one.card)]


def is_fought(combat: CurrentCombat | None) -> bool:
    """Whether a combat has begun and is not over."""
    return combat is not None and combat.begun and combat.acting != NONE


def _anytime(table: Table, seat: int) -> list[Minion]:
    """PLY-20: like the role for reactions, but also without an action; PLY-23: not in combat."""
    action, combat = action_and_combat(table)
    if is_fought(combat) or seat == table.active:
        return []
    if action is None:
        return [one for one in table.ready_minions(seat) if one.unlocked]
    if action.ended or action.acting_seat(table) == seat:
        return []
    return _reacting(table, Role.REACTING, seat)


def _acting(table: Table, action: CurrentAction, role: Role, seat: int) -> list[Minion]:
    """PLY-17, REF-24: action modifiers are played by the acting minion.

    TOR-06: this includes a vampire in torpor, which is leaving it or has gone there in combat.
    PLY-18: some are played by another minion of the same Methuselah, locked or not. PLY-21: a
    player does not react to an action of her own minion. No modifiers are played if the acting
    minion is gone or an effect forbids them.
    """
    if action.minion not in table.in_play or action.unmodified:
        return []
    if role is Role.OTHER:
        return [one for one in table.ready_minions(seat) if one.card != action.minion]
    if role is not Role.ACTING:
        return []
    acting = table.minion(action.minion)
    able = acting.ready or acting.vampire
    return [acting] if able and acting.controller == seat else []


def _reacting(table: Table, role: Role, seat: int) -> list[Minion]:
    """PLY-20, REF-24: reactions are played by ready unlocked minions of the other Methuselahs.

    GEN-27: a minion that is awake plays them as though unlocked; wakes are for locked minions.
    """
    if role in {Role.ACTING, Role.OTHER}:
        return []
    able = table.ready_minions(seat)
    if role is Role.REACTING:
        able = [one for one in able if not one.locked or one.awake]
    elif role is Role.LOCKED:
        able = [one for one in able if one.locked]
    if table.timed_restrictions or Activity.REACT in table.statics:
        return [one for one in able if not table.is_restricted(Activity.REACT, one.card)]
    return able


def _combatants(table: Table, seat: int) -> list[Minion]:
    """PLY-23: the player's minion in the combat, or damaged outside combat (COM-47)."""
    combat = table.current(Combat)
    if combat is None:
        return table.ready_minions(seat)
    pair = (table.in_play.get(card) for card in (combat.acting, combat.opposing))
    return [one for one in pair if isinstance(one, Minion) and one.controller == seat]


def _bystanders(table: Table, seat: int) -> list[Minion]:
    """PLY-24: minions outside the combat, if the card allows it."""
    combat = table.current(Combat)
    if combat is None:
        return []
    pair = (combat.acting, combat.opposing)
    return [one for one in table.ready_minions(seat) if one.card not in pair]


OUTSIDE_ACTIONS = {
    Role.ANYTIME: _anytime,
    Role.COMBATANT: _combatants,
    Role.BYSTANDER: _bystanders,
}
"""The minions in a role that does not need an action."""
