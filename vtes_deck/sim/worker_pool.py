"""Worker processes that play games, and their messages to and from the parent process.

Processes are spawned, so they share nothing with the parent process, and all messages are
MessagePack. A worker ends when its pipe is closed, even if the parent has died.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Self

import msgspec

from vtes_deck.effects import undeclared
from vtes_deck.sim.errors import ProblemError, SimulationProblem, WorkerDiedError
from vtes_deck.sim.measure import Measure
from vtes_deck.sim.record import Record, Setup
from vtes_deck.sim.summary import Numbers, Study, chosen, numbers_of

type Play = Callable[[Setup, int], Record]
"""A function that plays the game with a number."""

type Prepare = Callable[[], Play]
"""A function that prepares a worker by reading the card base.

It must be a module-level function, so that it can be passed by name.
"""

NOT_READY = -1
"""The number of the game in a failure that occurs before the first game."""

_END = 2.0
"""Seconds that a worker may take to end before it is killed."""


class Plan(msgspec.Struct, frozen=True):
    """The work of a worker: the games to play and the measures to count.

    Attributes:
        setups: all setups; the others are compared with the first.
        measures: the names of measures; none for all.
        read_cards: cards without a definition act as the reader reads them.
    """

    setups: tuple[Setup, ...]
    measures: tuple[str, ...] = ()
    read_cards: bool = msgspec.field(default_factory=undeclared.act)


class Chunk(msgspec.Struct, frozen=True):
    """A piece of work.

    Attributes:
        first, stop: the games from ``first`` up to ``stop`` - 1.
        places: the setups that play them; the first setup always plays them.
    """

    first: int
    stop: int
    places: tuple[int, ...]


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A game that failed with an error.

    Attributes:
        place: the place of the setup.
        game: its number, or :data:`NOT_READY`.
        error: the error, on one line.
        trace: the traceback.
    """

    place: int
    game: int
    error: str
    trace: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The finished part of a piece of work."""

    study: Study


type Answer = Done | Failure


class GameFailedError(ProblemError):
    """A game failed with an error.

    Attributes:
        setup, game: the setup and the number, to play the game again.
        trace: the traceback.
    """

    def __init__(self, setup: Setup, failure: Failure) -> None:
        super().__init__(
            SimulationProblem.GAME_FAILED,
            number=failure.game,
            error=failure.error,
            setup=msgspec.json.encode(setup).decode(),
        )
        self.setup = setup
        self.game = failure.game
        self.trace = failure.trace


class Worker:
    """Plays pieces of work in the current process."""

    def __init__(self, plan: Plan, play: Play) -> None:
        self._setups = plan.setups
        self._measures: Sequence[Measure] = chosen(plan.measures)
        self._play = play

    def work(self, chunk: Chunk, cancelled: Callable[[], bool] | None = None) -> Answer:
        """Play a piece of work. If it is cancelled meanwhile, none of its games are counted."""
        study = Study.of(len(self._setups))
        base: list[Numbers] = []
        # One setup after the other, so that their common data is created once.
        for place in (0, *(place for place in chunk.places if place)):
            setup = self._setups[place]
            for game in range(chunk.first, chunk.stop):
                if cancelled is not None and cancelled():
                    return Done(Study.of(len(self._setups)))
                try:
                    record = self._play(setup, game)
                    numbers = numbers_of(setup, record, self._measures)
                except Exception as error:  # noqa: BLE001 - every error is reported with its game
                    return Failure(place, game, _error_text(error), traceback.format_exc())
                if not place:
                    base.append(numbers)
                study.add(place, numbers, base[game - chunk.first], game)
        return Done(study)


def _error_text(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


_ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Done | Failure)
_CHUNKS = msgspec.msgpack.Decoder(Chunk)
_PLANS = msgspec.msgpack.Decoder(Plan)
_ENCODER = msgspec.msgpack.Encoder()


def serve(pipe: Connection, prepare: Prepare) -> None:
    """Run a worker process from its beginning to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent receives it and closes the pipe
    with suppress(EOFError, OSError):  # no more work is wanted
        plan = _PLANS.decode(pipe.recv_bytes())
        undeclared.let_act(wanted=plan.read_cards)
        worker: Worker | None = None
        while True:
            chunk = _CHUNKS.decode(pipe.recv_bytes())
            try:
                worker = worker or Worker(plan, prepare())
            except Exception as error:  # noqa: BLE001 - every error is reported
                answer: Answer = Failure(0, NOT_READY, _error_text(error), traceback.format_exc())
            else:
                answer = worker.work(chunk)
            pipe.send_bytes(_ENCODER.encode(answer))


class _Hand:
    """One worker process, as the parent process sees it."""

    def __init__(self, plan: bytes, prepare: Prepare, number: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=serve, args=(theirs, prepare), name=f"goldfish {number}", daemon=True
        )
        self.chunk: Chunk | None = None
        with _without_interrupts():
            self.process.start()
        theirs.close()
        with suppress(OSError):  # it died at once, which the next request detects
            self.pipe.send_bytes(plan)

    def ask(self, chunk: Chunk) -> None:
        self.chunk = chunk
        try:
            self.pipe.send_bytes(_ENCODER.encode(chunk))
        except OSError:
            raise self._died() from None

    def answer(self) -> Answer:
        try:
            data = self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise self._died() from None
        self.chunk = None
        return _ANSWERS.decode(data)

    def _died(self) -> WorkerDiedError:
        self.process.join(_END)
        chunk = self.chunk
        code = self.process.exitcode
        if code is not None and code < 0:
            return WorkerDiedError(SimulationProblem.KILLED, signal=-code, **_games(chunk))
        return WorkerDiedError(SimulationProblem.DIED, status=code, **_games(chunk))

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()

    def buried(self) -> None:
        self.process.join(_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Make new processes ignore Ctrl-C; otherwise they would report errors during their start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class WorkerPool:
    """The workers for one plan: this process, or other processes.

    Use it as a context manager, which ends all processes.

    Args:
        plan: the plan.
        prepare: prepares a worker.
        processes: the number of other processes; 0 plays in this process.
    """

    def __init__(self, plan: Plan, prepare: Prepare, processes: int) -> None:
        self._plan = plan
        self._prepare = prepare
        self._processes = processes
        self._here: Worker | None = None
        self._hands: list[_Hand] = []

    @property
    def apart(self) -> bool:
        """Whether other processes play."""
        return self._processes > 0

    @property
    def plan(self) -> Plan:
        """The plan of the run."""
        return self._plan

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for hand in self._hands:
            hand.end()
        for hand in self._hands:
            hand.buried()
        self._hands.clear()

    def here(self, chunk: Chunk, cancelled: Callable[[], bool]) -> Study:
        """Play a piece of work in this process.

        Raises:
            GameFailedError: a game failed.
        """
        if self._here is None:
            self._here = Worker(self._plan, self._prepare())
        return self._opened(self._here.work(chunk, cancelled))

    def give(self, chunk: Chunk) -> bool:
        """Give a piece of work to an idle worker; return false if all workers are busy.

        Raises:
            WorkerDiedError: the worker has ended unexpectedly.
        """
        free = next((hand for hand in self._hands if hand.chunk is None), None)
        if free is None:
            if len(self._hands) == self._processes:
                return False
            plan = _ENCODER.encode(self._plan)
            free = _Hand(plan, self._prepare, len(self._hands) + 1)
            self._hands.append(free)
        free.ask(chunk)
        return True

    def take(self, seconds: float) -> list[tuple[Chunk, Study]]:
        """The finished work of the processes; waits at most ``seconds`` for the first.

        Raises:
            GameFailedError: a game failed.
            WorkerDiedError: a worker has ended unexpectedly.
        """
        busy = [(hand, hand.chunk) for hand in self._hands if hand.chunk is not None]
        ready = connection.wait([hand.pipe for hand, _ in busy], seconds)
        found: list[tuple[Chunk, Study]] = []
        for hand, chunk in busy:
            if hand.pipe in ready:
                found.append((chunk, self._opened(hand.answer())))
        return found

    def _opened(self, answer: Answer) -> Study:
        if isinstance(answer, Failure):
            if answer.game == NOT_READY:
                raise WorkerDiedError(SimulationProblem.NOT_READY, error=answer.error)
            raise GameFailedError(self._plan.setups[answer.place], answer)
        return answer.study


def _games(chunk: Chunk | None) -> dict[str, int]:
    """The games that a worker was playing."""
    return {} if chunk is None else {"first": chunk.first, "last": chunk.stop - 1}
