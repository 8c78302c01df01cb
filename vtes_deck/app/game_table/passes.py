"""The passes that are made for a person.

The engine does not ask where only passing is possible. In addition, a person is not asked where
nearly everyone passes, and while she yields.
"""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.block import eligible
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, Option
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.kernel.procedure import Procedure


class Until(StrEnum):
    """The condition under which a person passes automatically."""

    MY_TURN = auto()
    """Until her next turn begins."""
    ACTION_ENDS = auto()
    """Until the current action is over."""
    AGAINST_ME = auto()
    """Until another Methuselah acts against her, or her next turn begins."""


class AutoPass(msgspec.Struct, frozen=True):
    """A person who passes for some time.

    Attributes:
        seat: the person.
        until: the end.
        turn: the turn of the game in which it began.
        action: the action under way then, or ``None``.
        known: the procedures against her then; she passes on them.
    """

    seat: int
    until: Until
    turn: int
    action: Action | None = None
    known: tuple[Procedure, ...] = ()


class AskSetting(msgspec.Struct, frozen=True):
    """The setting for when a person is asked.

    Attributes:
        always: whenever she has an option, whether it matters or not.
    """

    always: bool = False


MATTERING = AskSetting()
"""Asked only if it matters."""


def passing(decision: Decision) -> Option | None:
    """The option to pass, if the decision has one."""
    return next((option for option in decision.options if option.verb is PASS), None)


def while_yielding(decision: Decision) -> Option | None:
    """The choice made for a person who yields: her minion in combat strikes with its hands.

    Hands are the default strike of the rules (COM-15); declining it would be a separate choice.
    """
    hands = next((option for option in decision.options if option.verb is HANDS), None)
    return passing(decision) if hands is None else hands


def is_concerned(table: Table, seat: int) -> bool:
    """Whether an action is hers, is directed at her, or can be blocked by her."""
    action = table.current(Action)
    if action is None or action.acting_seat(table) == seat or aimed_at(table, seat):
        return True
    return seat in eligible(table, action)


def skipped(
    table: Table, decision: Decision, asking: AskSetting, asleep: Action | None = None
) -> Option | None:
    """The option that is taken without asking, or ``None`` if a person must choose.

    A decision with one option is not a choice. She passes automatically if her options can wait for
    her own turn, or if she could only wake minions during an action that is not directed at her: if
    she may not block it, or has already let them sleep.

    Args:
        table: the table.
        decision: her decision.
        asking: the setting for when she is asked.
        asleep: the last action in which she has let her minions sleep.
    """
    if len(decision.options) == 1:
        return decision.options[0]
    if asking.always:
        return None
    others = [option for option in decision.options if option.verb is not PASS]
    mine = decision.seat == table.active
    if not mine and all(option.verb.name in _CAN_WAIT for option in others):
        return passing(decision)
    action = action_to_sleep_through(table, decision)
    if action is None or any(one is action for one in aimed_at(table, decision.seat)):
        return None
    blocks = decision.seat in eligible(table, action)
    return passing(decision) if not blocks or action is asleep else None


def action_to_sleep_through(table: Table, decision: Decision) -> Action | None:
    """The action of another during which she could do nothing but wake minions, or ``None``."""
    action, combat = table.current(Action), table.current(CurrentCombat)
    fights = combat is not None and combat.begun
    if action is None or fights or action.acting_seat(table) == decision.seat:
        return None
    others = [option for option in decision.options if option.verb is not PASS]
    wakes = all(_only_wakes(table, decision.seat, option) for option in others)
    return action if wakes else None


def _only_wakes(table: Table, seat: int, option: Option) -> bool:
    does = purposes(table, seat, option).does
    return bool(does) and all(one.kind is PurposeKind.WAKE for one in does)


_CAN_WAIT = frozenset({"burn option"})
"""Verbs in the turns of others that can wait for the player's own turn."""


def yielded(table: Table, decision: Decision, one: AutoPass) -> bool:
    """Whether a player who yields passes at this decision."""
    return decision.seat == one.seat and passing(decision) is not None and goes_on(table, one)


def goes_on(table: Table, one: AutoPass) -> bool:
    """Whether a player still yields."""
    if one.until is Until.ACTION_ENDS:
        return any(procedure is one.action for procedure in table.stack)
    if table.active == one.seat and table.turn != one.turn:
        return False
    if one.until is Until.MY_TURN:
        return True
    return all(
        any(procedure is known for known in one.known) for procedure in aimed_at(table, one.seat)
    )


def aimed_at(table: Table, seat: int) -> tuple[Procedure, ...]:
    """The current procedures against a Methuselah, her cards, or her minions in combat."""
    return tuple(procedure for procedure in table.stack if _is_against(table, procedure, seat))


def _is_against(table: Table, procedure: Procedure, seat: int) -> bool:
    if isinstance(procedure, CurrentCombat):
        fighters = (procedure.acting, procedure.opposing)
        return any(_controls(table, seat, card) for card in fighters)
    if isinstance(procedure, Action):
        aimed = seat in procedure.seats or _controls(table, seat, procedure.target)
        return aimed and procedure.acting_seat(table) != seat
    if isinstance(procedure, Referendum):
        return procedure.caller != seat and any(
            term.seat == seat or _controls(table, seat, term.target) for term in procedure.terms
        )
    return False


def _controls(table: Table, seat: int, card: int) -> bool:
    found = table.in_play.get(card)
    return card != NONE and found is not None and found.controller == seat


def may_yield(table: Table, seat: int) -> tuple[Until, ...]:
    """The moments until which a person may yield: only during an action, not in her turn."""
    found = []
    if table.active != seat and table.phase is not Phase.SETUP:
        found += [Until.MY_TURN, Until.AGAINST_ME]
    if table.current(Action) is not None:
        found.append(Until.ACTION_ENDS)
    return tuple(found)
