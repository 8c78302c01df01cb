"""The ordinary table: neighbours that block, bleed and bounce bleeds as often as players do.

The frequencies were measured in games between computer players on archive decks
(``tests/benchmarks/neighbours.py``); the numbers are in ``resources/goldfish/ordinary_table.toml``.
The neighbours control vampires without text that have powers instead of cards in hand. In this way,
the deck does not see intercept before it is used, and all effects follow the rules. The behaviour
of a neighbour depends only on the game, the turn and the acting minion. Two versions of a deck have
the same neighbours.
"""

from __future__ import annotations

import datetime
import hashlib
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab import (
    BLOCKING,
    DECLINED,
    AtBleed,
    Bounce,
    Intercept,
    MoreBleed,
    NewTarget,
    Power,
    Same,
    Stealth,
    card,
)
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.actions.block import BLOCK, Blocks
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE, Decision, DecisionKind, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.language import mark
from vtes_deck.resources import resource

RATES_FILE: Final = "goldfish/ordinary_table.toml"

START: Final = 30
"""The pool at the start of the measured games; SET-01."""

_INTERCEPT, _STEALTH, _BLEED, _BOUNCE = range(4)
"""The numbers of the powers."""

NEIGHBOUR: Final = DefinitionScript(
    card(
        0,
        "Neighbour",
        Power(
            sentence=mark("{card}: +1 intercept."),
            at=BLOCKING,
            conditions=(Same("host", "blocking"),),
            effects=(Intercept(1, "host"),),
        ),
        Power(
            sentence=mark("{card}: +1 stealth."),
            at=BLOCKING,
            conditions=(Same("host", "acting"),),
            effects=(Stealth(1),),
        ),
        Power(
            sentence=mark("{card}: +1 bleed."),
            at=DECLINED,
            conditions=(Same("host", "acting"), AtBleed()),
            effects=(MoreBleed(1, limited=False),),
        ),
        Power(
            sentence=mark("{card}: {seat} is bled instead."),
            at=DECLINED,
            conditions=(AtBleed(against="me"),),
            target=NewTarget(),
            effects=(Bounce(),),
        ),
    )
)
"""The script of the vampires of neighbours."""


class BlockRates(msgspec.Struct, frozen=True):
    """The frequency of blocks of a kind of action.

    Attributes:
        tries: by round, the share of actions that a neighbour tries to block.
        stealthy: the same share, in all rounds, for actions with more stealth than usual.
        reach: the share of attempts with enough intercept for 0, 1, 2 more stealth than at first.
    """

    tries: tuple[float, ...]
    stealthy: float
    reach: tuple[float, ...]


class BleedRates(msgspec.Struct, frozen=True):
    """The bleeds of the predator.

    Attributes:
        number: by round, the shares of turns with 0, 1, 2, ... bleeds.
        early, late: the shares of bleeds for 1, 2, 3, ... up to the fifth round, and later.
        stealth: the shares of bleeds that end with 0, 1, 2, ... stealth if a minion attempts to
            block.
        bounced: the shares of bleeds for 1, 2, 3, ... that their target redirects.
    """

    number: tuple[tuple[float, ...], ...]
    early: tuple[float, ...]
    late: tuple[float, ...]
    stealth: tuple[float, ...]
    bounced: tuple[float, ...]


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured rates.

    Attributes:
        measured: the day of the measurement.
        games, seed, decks: the number of games, their first seed, and the number of decks.
        minions: the ready minions of a neighbour in the middle of a game.
        spent: the pool that she has spent by then, without losses to bleeds.
        directed, undirected: her blocks of such actions.
        bleeds: her bleeds, and the bleeds that she redirects.
    """

    measured: datetime.date
    games: int
    seed: int
    decks: int
    minions: int
    spent: int
    directed: BlockRates
    undirected: BlockRates
    bleeds: BleedRates


_EARLY = 5
"""The last round to which :attr:`BleedRates.early` applies."""


@cache
def rates() -> Rates:
    """The rates in the file."""
    text = resource(RATES_FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Rates)


def answer(table: Table, decision: Decision, luck: int) -> Option | None:
    """The answer of a neighbour; ``None`` if an ordinary table does not define one.

    Args:
        table: the table; only public information is used.
        decision: the decision of the neighbour.
        luck: the random number of the game, the same for all its neighbours.
    """
    if decision.kind is DecisionKind.ACTION:
        return _acts(table, decision, luck)
    action = table.current(CurrentAction)
    if action is None or action.minion not in table.in_play or table.current(Blocks) is None:
        return None
    mine = action.acting_seat(table) == decision.seat
    blocks = None if mine else _block(table, decision, action, luck)
    return blocks or _use(table, decision, action, luck)


def _acts(table: Table, decision: Decision, luck: int) -> Option | None:
    """A bleed, until the drawn number is reached; minions that have bled are locked."""
    number = rates().bleeds.number
    shares = number[min(table.seats[decision.seat].turns, len(number)) - 1]
    wanted = _drawn(shares, luck, table.turn, 0)
    done = sum(minion.locked for minion in table.minions(decision.seat))
    bleeds = (option for option in decision.options if option.verb is BLEED)
    return next(bleeds, None) if done < wanted else None


def _block(table: Table, decision: Decision, action: CurrentAction, luck: int) -> Option | None:
    """An attempt to block, if she wants to block this action and can reach its stealth."""
    if decision.kind is not DecisionKind.BLOCK or not _reaches(table, action, luck):
        return None
    blocking = _blocking(action)
    stealthy = action.stealth(table) > (0 if action.seats else 1)
    turns = table.seats[table.active].turns
    share = blocking.stealthy if stealthy else blocking.tries[min(turns, len(blocking.tries)) - 1]
    if _luck(luck, table.turn, 1, action.minion, action.card, decision.seat) >= share:
        return None
    blocks = table.current(Blocks)
    failed = frozenset[int]() if blocks is None else blocks.outwitted
    return next(
        (one for one in decision.options if one.verb is BLOCK and one.minion not in failed), None
    )


def _blocking(action: CurrentAction) -> BlockRates:
    return rates().directed if action.seats else rates().undirected


def _reaches(table: Table, action: CurrentAction, luck: int) -> bool:
    """Whether a neighbour who attempts to block can have enough intercept for the stealth."""
    reach = _blocking(action).reach
    more = max(action.stealth(table) - action.inherent_stealth, 0)
    if more >= len(reach):
        return False
    return _luck(luck, table.turn, 2, action.minion, action.card) < reach[more]


def _use(table: Table, decision: Decision, action: CurrentAction, luck: int) -> Option | None:
    """A power of the neighbour's vampires."""
    for option in decision.options:
        power = option.card != NONE and table.cards[option.card].script is NEIGHBOUR
        if power and _wants(table, option, action, luck):
            return option
    return None


def _wants(table: Table, option: Option, action: CurrentAction, luck: int) -> bool:
    bleeds = rates().bleeds
    turn, number = table.turn, option.mode
    if number == _INTERCEPT:
        return _reaches(table, action, luck)
    if number == _STEALTH:
        more = action.stealth(table) - action.inherent_stealth
        return more < _drawn(bleeds.stealth, luck, turn, 3, action.minion)
    if not isinstance(action, Bleed):
        return False
    amount = action.amount(table)
    if number == _BLEED:
        early = table.seats[table.active].turns <= _EARLY
        shares = bleeds.early if early else bleeds.late
        return amount < 1 + _drawn(shares, luck, turn, 4, action.minion)
    share = bleeds.bounced[min(max(amount, 1), len(bleeds.bounced)) - 1]
    return _luck(luck, turn, 5, action.minion, action.card) < share


def _drawn(shares: Sequence[float], *luck: int) -> int:
    """A random index of a list of shares with the sum 1."""
    left = _luck(*luck)
    for number, share in enumerate(shares):
        left -= share
        if left < 0:
            return number
    return 0


def _luck(*what: int) -> float:
    """A number from 0 to 1, determined by its purpose, the same on every machine."""
    digest = hashlib.blake2b(repr(what).encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64
