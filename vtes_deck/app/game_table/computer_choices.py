"""The work of computer players, separate from the game, for any thread."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from vtes_deck.app.game_table.wording import choice_sentences
from vtes_deck.engine import Decision, Game, Option
from vtes_deck.engine.agents import Agent, Sight
from vtes_deck.players.advice import Explanation
from vtes_deck.players.own_player import checked_choice


@runtime_checkable
class Explains(Protocol):
    """A player that can explain its last choice."""

    @property
    def explained(self) -> Explanation | None:
        """The explanation of the last choice."""


@runtime_checkable
class SaysWhy(Protocol):
    """A player that gives the reason for its last choice as a sentence."""

    reason: str


class Thought(msgspec.Struct, frozen=True):
    """The work of a computer player for one answer.

    Attributes:
        seat, name: the player.
        number: the number of the decision in the game.
        game: a separate copy of the game, so that any thread may use it.
        agent: the player.
    """

    seat: int
    name: str
    number: int
    game: Game
    agent: Agent

    def choose(self) -> Chosen:
        """Compute the choice. May be called on any thread.

        Raises:
            FailedPlayerError: the player fails, or its answer is not an option.
        """
        decision = self.game.decision
        assert decision is not None  # noqa: S101 - a thought is about a decision
        look = Sight(self.game, decision.seat)
        option = checked_choice(self.agent, self.name, decision, look)
        return Chosen(option, self._reason(decision))

    def _reason(self, decision: Decision) -> str:
        """The reason for the choice; empty if the player gives none, or had no choice."""
        if isinstance(self.agent, SaysWhy):
            return self.agent.reason
        explained = self.agent.explained if isinstance(self.agent, Explains) else None
        if explained is None or len(decision.options) == 1:
            return ""
        sentences = choice_sentences(self.game.table, decision)
        second = explained.second
        other = sentences.get(second.option, "") if second is not None else ""
        return explained.sentence(sentences.get(explained.best.option, ""), other).strip()


class Chosen(msgspec.Struct, frozen=True):
    """The answer of a computer player.

    Attributes:
        option: the answer.
        reason: the reason as a sentence; empty if the player gives none.
    """

    option: Option
    reason: str = ""


class Hint(msgspec.Struct, frozen=True):
    """The choice of a computer player, with its reason.

    Attributes:
        option: the answer.
        sentence: the option in words.
        reason: the reason; empty if the player gives none.
    """

    option: Option
    sentence: str
    reason: str


def hint_of(thought: Thought, chosen: Chosen) -> Hint:
    """The choice of a computer player as a hint, in words."""
    decision = thought.game.decision
    assert decision is not None  # noqa: S101 - a thought is about a decision
    sentence = choice_sentences(thought.game.table, decision)[chosen.option]
    return Hint(chosen.option, sentence, chosen.reason)
