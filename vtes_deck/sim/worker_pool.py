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
"""Plays the game of a number."""

type Prepare = Callable[[], Play]
"""Makes a worker ready (reads the card base); a function of a module, so that it can be named."""

NOT_READY = -1
"""The number of the game in a failure before the first game."""

_END = 2.0
"""Seconds that a worker may take to end before it is killed."""


class Plan(msgspec.Struct, frozen=True):
    """The work of a worker: the games to play and the measures to count.

    Attributes:
        setups: all of them; the others are compared with the first.
        measures: names; none for all.
        read_cards: cards without a definition act as they are read.
    """

    setups: tuple[Setup, ...]
    measures: tuple[str, ...] = ()
    read_cards: bool = msgspec.field(default_factory=undeclared.act)


class Chunk(msgspec.Struct, frozen=True):
    """A piece of work.

    Attributes:
        first, stop: the games from ``first`` up to ``stop`` - 1.
        places: the setups that play them; the first setup plays them always.
    """

    first: int
    stop: int
    places: tuple[int, ...]


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A game that broke off with an error.

    Attributes:
        place: the place of the setup.
        game: its number, or :data:`NOT_READY`.
        error: what went wrong, in a line.
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
    """A game broke off with an error.

    Attributes:
        setup, game: that play it again.
        trace: where it happened.
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
        """Plays a piece of work; if it is cancelled meanwhile, none of its games count."""
        study = Study.of(len(self._setups))
        base: list[Numbers] = []
        # One setup after the other: what its games have in common is made once.
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
    """Runs a worker process from its beginning to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it and closes the pipe
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
        with suppress(OSError):  # it died at once: the next request detects that
            self.pipe.send_bytes(plan)

    def ask(self, chunk: Chunk) -> None:
        self.chunk = chunk
        try:
            self.pipe.send_bytes(_ENCODER.encode(chunk))
        except OSError:
            raise self._died() from None

    def answer(self) -> Answer:
        try:
            told = self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise self._died() from None
        self.chunk = None
        return _ANSWERS.decode(told)

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
    """Lets new processes ignore Ctrl-C; otherwise they would report errors during their start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class WorkerPool:
    """Workers for one plan: this process, or others.

    Use it as a context; at its end no process is left.

    Args:
        plan: what is played.
        prepare: makes a worker ready.
        processes: others than this one; 0 plays in this process.
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
        """Plays a piece of work in this process.

        Raises:
            GameFailedError: a game broke off.
        """
        if self._here is None:
            self._here = Worker(self._plan, self._prepare())
        return self._opened(self._here.work(chunk, cancelled))

    def give(self, chunk: Chunk) -> bool:
        """Hand a piece of work to a worker that has none; false if all are busy.

        Raises:
            WorkerDiedError: the worker has ended by itself.
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
        """The finished work of the processes; waits for the first at most ``seconds``.

        Raises:
            GameFailedError: a game broke off.
            WorkerDiedError: a worker has ended by itself.
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
