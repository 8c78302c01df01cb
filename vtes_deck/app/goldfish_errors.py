"""The errors of the goldfish in words."""

from __future__ import annotations

from typing import Final

from vtes_deck.language import mark, plural, tr
from vtes_deck.sim.errors import ProblemError, SimulationProblem

_SENTENCES: Final = {
    SimulationProblem.EDITION: mark("There is no edition {name}. Choose one of: {known}."),
    SimulationProblem.SEAT: mark("There are seats 1 to {most}, not {seat}."),
    SimulationProblem.TURNS: mark("1 to {most} turns can be played, not {turns}."),
    SimulationProblem.NO_CRYPT: mark("A deck without a crypt cannot be played."),
    SimulationProblem.MANY_CARDS: mark("A deck has at most {most} cards."),
    SimulationProblem.NOT_CRYPT: mark("{id} is not a crypt card."),
    SimulationProblem.NOT_LIBRARY: mark("{id} is not a library card."),
    SimulationProblem.POOL: mark("Opponents have {least} to {most} pool, not {number}."),
    SimulationProblem.BLOCKERS: mark("Opponents have {least} to {most} blockers, not {number}."),
    SimulationProblem.INTERCEPT: mark("Opponents have {least} to {most} intercept, not {number}."),
    SimulationProblem.BLEED: mark("Opponents have {least} to {most} bleed, not {number}."),
    SimulationProblem.FEW_VAMPIRES: mark("{wanted} plain vampires are needed; there are {found}."),
    SimulationProblem.GAME_NUMBER: mark("Games are numbered from 0; there is no game {number}."),
    SimulationProblem.ENDLESS: mark("Game {number} does not end."),
    SimulationProblem.ANSWER: mark("Answer {number}, {key}, is not legal there."),
    SimulationProblem.NO_GAME: mark("No game was played."),
    SimulationProblem.GAME_FAILED: mark("Game {number} stopped: {error}. Its setup: {setup}"),
    SimulationProblem.NOT_READY: mark("A worker process could not start: {error}."),
    SimulationProblem.KILLED: mark(
        "A worker process was killed in games {first} to {last} (signal {signal}). If "
        "memory ran out, use fewer processes."
    ),
    SimulationProblem.DIED: mark(
        "A worker process died in games {first} to {last} (exit status {status})."
    ),
    SimulationProblem.MEASURE: mark("There is no measure {name}. Choose one of: {known}."),
}

_IDLE: Final = {
    SimulationProblem.KILLED: mark(
        "A worker process was killed (signal {signal}). If memory ran out, use fewer processes."
    ),
    SimulationProblem.DIED: mark("A worker process died (exit status {status})."),
}
"""The sentences for a worker that was not playing any games."""


def explained(error: ProblemError) -> str:
    """An error as a sentence for people."""
    problem, fields = error.problem, error.fields
    if problem is SimulationProblem.FEW_LIBRARY_CARDS:
        return plural(
            "The library cannot have {n} cards.",
            "The library cannot have {n} card.",
            int(str(fields["count"])),
        )
    sentences = _IDLE if problem in _IDLE and "first" not in fields else _SENTENCES
    return tr(sentences[problem], **{name: _field_text(value) for name, value in fields.items()})


def _field_text(value: object) -> object:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value
