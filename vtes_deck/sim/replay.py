"""The replay of a goldfish game, step by step: questions, choices with reasons, and log.

A game is determined by its setup and its number, so no other data is needed to show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vtes_deck.engine.narrator import log_sentences
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.sim.errors import GoldfishError, SimulationProblem
from vtes_deck.sim.game import GameSource, Goldfish
from vtes_deck.sim.record import Record, Setup


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of the deck, and the events until its next decision.

    Attributes:
        turn: the turn of the deck, 0 before its first one.
        mine: whether it is the deck's own turn.
        phase: the part of the turn, e.g. "master phase".
        kind: the kind of the decision.
        options: all possible answers, in words.
        chosen: the index of the answer in them.
        reason: the line of the table of priorities that chose it, or the reason of the player.
        lines: the events after the answer, in words.
    """

    turn: int
    mine: bool
    phase: str
    kind: DecisionKind
    options: tuple[str, ...]
    chosen: int
    reason: str
    lines: tuple[str, ...]


class TurnLog(msgspec.Struct, frozen=True, kw_only=True):
    """The events of a turn of the deck and of the following turns of other players.

    Attributes:
        turn: the turn of the deck; 0 before its first turn.
        lines: the events, in words.
    """

    turn: int
    lines: tuple[str, ...]


def steps(setup: Setup, number: int, source: GameSource) -> Iterator[ReplayStep]:
    """The decisions of a game in order, from a second run of the game.

    Args:
        setup: the setup.
        number: the number of the game.
        source: see :class:`~vtes_deck.sim.game.GameSource`.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: its table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, source)
    seen = 0
    while (decision := goldfish.decision) is not None:
        table = goldfish.game.table
        option, reason = goldfish.explained()
        turn, mine = table.seats[decision.seat].turns, table.active == decision.seat
        phase = table.phase.value
        options = tuple(option_sentences(table, decision.options))
        goldfish.apply(option)
        log = goldfish.game.log
        yield ReplayStep(
            turn=turn,
            mine=mine,
            phase=phase,
            kind=decision.kind,
            options=options,
            chosen=decision.options.index(option),
            reason=reason,
            lines=tuple(log_sentences(table, whole=True, log=log[seen:])),
        )
        seen = len(log)


def replayed(setup: Setup, number: int, source: GameSource) -> tuple[Record, tuple[TurnLog, ...]]:
    """A replayed game, with its log turn by turn.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: its table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, source)
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    table = goldfish.game.table
    parts: list[list[Event]] = [[]]
    for event in goldfish.game.log:
        if event.what is TURN and event.seat == goldfish.laid.seat:
            parts.append([])
        parts[-1].append(event)
    return goldfish.record(), tuple(
        TurnLog(turn=turn, lines=tuple(log_sentences(table, whole=True, log=part)))
        for turn, part in enumerate(parts)
    )


def resume(setup: Setup, number: int, source: GameSource, answers: Sequence[str]) -> Goldfish:
    """A game replayed up to a number of answers, to continue by hand or by policy.

    To take back a step, omit the last of :attr:`~vtes_deck.sim.game.Goldfish.answers`.

    Args:
        setup: the setup.
        number: the number of the game.
        source: see :class:`~vtes_deck.sim.game.GameSource`.
        answers: the answers of the deck, by the keys of the options.

    Raises:
        GoldfishError: the setup cannot be played, or an answer is not legal there.
        PolicyError: its table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, source)
    for count, key in enumerate(answers, start=1):
        decision = goldfish.decision
        options = () if decision is None else decision.options
        option = next((one for one in options if one.key() == key), None)
        if option is None:
            raise GoldfishError(SimulationProblem.ANSWER, number=count, key=key)
        goldfish.apply(option)
    return goldfish
