"""A person who plays at the terminal: numbered choices, undo, a hint, the table in words."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.app.game_table.computer_choices import hint_of
from vtes_deck.app.game_table.log_lines import log_lines
from vtes_deck.app.game_table.position_use import CORRECTED
from vtes_deck.app.game_table.wording import head, question
from vtes_deck.cli.game_output import print_seat
from vtes_deck.cli.output import heading, say

if TYPE_CHECKING:
    from vtes_deck.app.game_table.game_session import GameSession
    from vtes_deck.engine import Option

PERSON = "me"
"""The name of a person among players."""

_MAX_LENGTH = 200
"""Maximum characters of a line."""

_HELP = "A number chooses. u: undo, h: hint, t: table, b: one step back, q: leave, ?: this help."


class Terminal:
    """Plays a game with the people at the terminal.

    Args of the constructor:
        session: the game.
        kept: the game is saved when the people leave; otherwise they are asked again.
    """

    def __init__(self, session: GameSession, *, kept: bool) -> None:
        self._session, self._kept = session, kept
        log = enumerate(session.game.log)
        self._printed = next((number for number, one in log if one.what is CORRECTED), 0)
        """The number of the next event to print. The log before a correction names hidden cards."""

    def play(self) -> bool:
        """Play to the end; false if the people left."""
        session = self._session
        say(_HELP)
        while not session.over:
            if not session.waits:
                session.step()
                continue
            self._print_log()
            if not self._choose():
                return False
        self._print_log()
        return True

    def _print_log(self) -> None:
        """Print what happened since the last time. A heading waits for its first line."""
        game = self._session.game
        lines = log_lines(game, self._session.eyes, since=self._printed)
        printed = len(game.log)
        while lines and lines[-1].heading:
            printed = lines.pop().event
        for line in lines:
            if line.new_turn:
                say()
                heading(line.text)
            else:
                say(line.text)
        self._printed = printed

    def _choose(self) -> bool:
        """Ask until an answer is given or a choice is taken back; false if the person leaves."""
        session = self._session
        step = session.partial_choice()
        while step is not None:
            self._ask(step)
            word = _read("> ")
            if word is None or (word == "q" and self._may_leave()):
                return False
            if word == "u":
                self._undo()
                return True
            after = self._after(step, word)
            if not isinstance(after, PartialChoice):
                session.answer(after)
                return True
            step = after
        return True

    def _may_leave(self) -> bool:
        if self._kept:
            return True
        say("The game is not saved (--save FILE). Type q again to leave it.")
        return _read("> ") in {None, "q"}

    def _after(self, step: PartialChoice, word: str) -> PartialChoice | Option:
        """The answer, or the step that follows a word."""
        if word == "b":
            return step.back()
        if word == "q":
            return step
        if word == "h":
            self._hint()
        elif word == "t":
            self._print_table()
        elif word == "?":
            say(_HELP)
        else:
            return self._picked(step, word)
        return step

    def _ask(self, step: PartialChoice) -> None:
        game = self._session.game
        seat = game.table.seats[step.decision.seat].name
        prompt = f" {step.prompt}:" if step.prompt else ""
        say()
        say(f"{head(game)}. {seat}, {game.table.seats[step.decision.seat].pool} pool.")
        say(f"{question(game)}{prompt}", bold=True)
        for number, choice in enumerate(step.choices, start=1):
            say(f"{number:4}  {choice.label}")
        if step.passing is not None:
            say(f"{0:4}  {step.passing.label}")

    def _picked(self, step: PartialChoice, word: str) -> PartialChoice | Option:
        """The next step or the answer; the same step if the word is not a choice."""
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else -1
        table = self._session.game.table
        if number == 0 and step.passing is not None:
            return step.pick(table, step.passing)
        if 1 <= number <= len(step.choices):
            return step.pick(table, step.choices[number - 1])
        say(f"“{word[:20]}” is no choice here. {_HELP}")
        return step

    def _undo(self) -> None:
        if self._session.undo():
            self._printed = len(self._session.game.log)
            say("Taken back.")
        else:
            say("There is nothing to take back.")

    def _hint(self) -> None:
        thought = self._session.hint()
        if thought is not None:
            hint = hint_of(thought, thought.choose())
            say(f"Hint: {hint.sentence} {hint.reason}".rstrip())

    def _print_table(self) -> None:
        for seat in self._session.view().seats:
            print_seat(seat)


def _read(prompt: str) -> str | None:
    """A line that the person types, in lower case; ``None`` at the end of the input."""
    say(prompt, nl=False)
    try:
        line = sys.stdin.readline(_MAX_LENGTH)
    except KeyboardInterrupt:
        line = ""
    if not line:
        say()
        return None
    return line.strip().lower()
