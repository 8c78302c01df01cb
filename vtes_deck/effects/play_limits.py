"""Limits on playing cards, and the uses that count toward them (PLY-19, PLY-22)."""

from __future__ import annotations

from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.modes import CombatMode, Mode, PlayLimit
from vtes_deck.engine.actions.action import Action, repeats
from vtes_deck.engine.actions.roles import Role
from vtes_deck.engine.cards.play import USES_DISCIPLINE
from vtes_deck.engine.mechanics.gear import allows
from vtes_deck.engine.state.current import has_played
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table, Until


def limit_reached(
    limits: tuple[PlayLimit, ...], table: Table, card: int, minion: int, mode: Mode
) -> bool:
    """Whether a limit is reached: PLY-19, PLY-22, NRP-03, or a limit of the card."""
    printed = table.cards[card]
    if mode.role is Role.ACTOR:
        acting = table.minion(minion)
        if repeats(table, acting, f"card {printed.id}"):
            return True
        if _stays_on_user(mode) and not allows(table, card, acting):
            return True
    elif minion != NONE and not isinstance(mode, CombatMode):
        action = table.current(Action)
        if action is not None and has_played(table, action, minion, card):
            return True
    return bool(limits) and any(
        _used_up(limit, table, printed, table.owner[card], minion)
        for limit in limits
        if not limit.levels or mode.level in limit.levels
    )


def _stays_on_user(mode: Mode) -> bool:
    """Whether the card is put on the minion that plays it."""
    return any(isinstance(one, PutOn) and one.who == "user" for one in mode.effects)


def _used_up(limit: PlayLimit, table: Table, printed: Printed, seat: int, minion: int) -> bool:
    if limit.per == "unlock phase":
        card_in_play = table.minion(minion)
        return (
            card_in_play.mark(_word(printed, limit))
            == table.seats[card_in_play.controller].turns + 1
        )
    return table.has_used(_word(printed, limit), _counted(limit, seat, minion), _UNTIL[limit.per])


def _counted(limit: PlayLimit, seat: int, minion: int) -> int:
    """The user for whom a limit counts: a minion, a Methuselah by her seat, or everyone."""
    if limit.by == "everybody":
        return NONE
    return seat if limit.by == "methuselah" else minion


def record_limit(limit: PlayLimit, table: Table, card: int) -> None:
    """Record that a political action card has been played, for all players."""
    table.use_once(_word(table.cards[card], limit), NONE, _UNTIL[limit.per])


def is_used_up(limit: PlayLimit, table: Table, number: int) -> bool:
    """Whether the political action card with this id cannot be played or called again."""
    return table.has_used(f"played {number}", NONE, _UNTIL[limit.per])


def _word(printed: Printed, limit: PlayLimit) -> str:
    """The record of a limit; limits for different levels are counted separately."""
    return " ".join(("played", str(printed.id), *limit.levels))


_UNTIL = {
    "round": Until.ROUND,
    "combat": Until.COMBAT,
    "action": Until.ACTION,
    "turn": Until.TURN,
    "game": Until.SOURCE,
}
"""A use recorded until :attr:`Until.SOURCE` without a source is recorded for the whole game."""


def record_play(limits: tuple[PlayLimit, ...], table: Table, option: Option, mode: Mode) -> None:
    """Record that a card is being played, even if it is cancelled (PLY-13)."""
    action = table.current(Action)
    if action is not None and option.minion != NONE and not isinstance(mode, CombatMode):
        action.played |= {(option.minion, table.cards[option.card].id)}
    record_uses(limits, table, option, mode)


def record_uses(limits: tuple[PlayLimit, ...], table: Table, option: Option, mode: Mode) -> None:
    """Record the Disciplines used and the use for the limits of the card, also for actions."""
    printed = table.cards[option.card]
    record_disciplines(table, option, mode)
    for limit in limits:
        if limit.levels and mode.level not in limit.levels:
            continue
        if limit.per == "unlock phase":
            card_in_play = table.minion(option.minion)
            card_in_play.set_mark(
                _word(printed, limit), table.seats[card_in_play.controller].turns + 1
            )
        else:
            who = _counted(limit, table.owner[option.card], option.minion)
            table.use_once(_word(printed, limit), who, _UNTIL[limit.per])


def record_disciplines(table: Table, option: Option, mode: Mode) -> None:
    """Record the Disciplines that a minion uses in this mode."""
    if option.minion != NONE and mode.level:
        for code in mode.level.lower().split("+"):
            table.use_once(USES_DISCIPLINE + code, option.minion, Until.ACTION)
