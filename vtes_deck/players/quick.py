"""The quick player: rules over the effects of options, priced in pool.

It weighs every option of a decision once and chooses the best. It uses only the observation of its
seat.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache, partial
from itertools import chain
from operator import attrgetter
from typing import Final

from vtes_deck.engine.agents import Look
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option
from vtes_deck.players import (
    actions,
    choices,
    fight,
    hand,
    influence,
    politics,
    reactions,
)
from vtes_deck.players.advice import Advice, AdviceReason, Explanation
from vtes_deck.players.seen_position import Memory, SeenPosition
from vtes_deck.players.style import STYLES, Refinement, Style

type Advise = Callable[[SeenPosition], list[Advice]]

_ADVISERS: Final[dict[DecisionKind, Advise]] = {
    DecisionKind.UNLOCK: choices.unlock,
    DecisionKind.CONTEST: choices.contest,
    DecisionKind.MASTER: choices.master,
    DecisionKind.ACTION: actions.advise,
    DecisionKind.BLOCK: reactions.advise,
    DecisionKind.EFFECT: reactions.advise,
    DecisionKind.CANCEL: choices.cancel,
    DecisionKind.TERMS: politics.terms,
    DecisionKind.VOTE: politics.votes,
    DecisionKind.RANGE: fight.advise,
    DecisionKind.STRIKE: fight.advise,
    DecisionKind.DAMAGE: fight.advise,
    DecisionKind.PRESS: fight.advise,
    DecisionKind.INFLUENCE: influence.advise,
    DecisionKind.DISCARD_PHASE: hand.advise,
    DecisionKind.DISCARD: hand.advise,
    DecisionKind.TARGET: choices.choose,
    DecisionKind.CARD: choices.choose,
    DecisionKind.NUMBER: choices.choose,
    DecisionKind.PAYMENT: choices.choose,
    DecisionKind.CHOICE: choices.choose,
}
"""The function that weighs the options of each kind of decision."""

MAX_CHOICES_IN_TURN: Final = 400
"""The maximum number of choices in a turn before nothing new is started."""

_SMALL: Final = 0.5
"""The worth above which a use of a card in play keeps its worth when repeated in a turn."""

_REPEATED: Final = 0.25
"""The loss of worth of a smaller use at each repetition."""

_SAME: Final = 1e-6
"""Worths that differ by less are equal; ties are broken at random."""


class QuickPlayer:
    """A player that chooses the option with the highest worth.

    Args:
        seed: the seed of its choices between equal options.
        style: its prices; see :data:`~vtes_deck.players.style.STYLES`.
    """

    def __init__(self, seed: int, style: Style = STYLES[""]) -> None:
        self._seed = seed
        self._style = style
        self._turn = 0
        self._made = 0
        self._noted = False
        self._memory = Memory()
        self._explained: Explanation | None = None

    @cached_property
    def _lots(self) -> Iterator[float]:
        return chain((_first_lot(self._seed),), _later_lots(self._seed))

    def choose(self, decision: Decision, look: Look) -> Option:
        """The best option."""
        if len(decision.options) == 1:
            self._explained = Explanation(Advice(decision.options[0], 0.0, AdviceReason.FORCED))
            return decision.options[0]
        weighed = self.weigh(decision, look)
        self._explained = Explanation(weighed[0], weighed[1])
        self.note(weighed[0].option)
        return weighed[0].option

    @property
    def explained(self) -> Explanation | None:
        """The explanation of the last choice."""
        return self._explained

    @property
    def reason(self) -> str:
        """The explanation in a sentence; empty before the first choice."""
        return "" if self._explained is None else self._explained.reason

    def weigh(self, decision: Decision, look: Look) -> list[Advice]:
        """The options of a decision, the best first."""
        memory = self._memory
        position = SeenPosition(look, decision, self._style, memory)
        turn = position.seen.turn
        if turn != self._turn:
            self._turn, self._made = turn, 0
            self._noted = False
            memory.used.clear()
            memory.found.clear()
            memory.blocked.clear()
        self._made += 1
        if position.refined(Refinement.STUBBORN):
            _note_blocker(position, memory)
        if position.decision.kind is DecisionKind.DISCARD_PHASE:
            self._note_hand(position)
        found = adviser(position)(position)
        if position.refined(Refinement.DUE) and not _may_pass(decision):
            found = [_due(one) for one in found]
        if memory.used and position.refined(Refinement.REPEATED) and _is_free(position):
            found = [self._less_again(position, one) for one in found]
        if self._made > MAX_CHOICES_IN_TURN:
            found = [
                one if one.option.verb is PASS else Advice(one.option, one.worth - 1e6, one.why)
                for one in found
            ]
        return self._in_order(found)

    def note(self, option: Option) -> None:
        """Record an option that was chosen from the weighed options."""
        used = option.verb, option.card, option.minion
        times = self._memory.used
        times[used] = times.get(used, 0) + 1

    def _less_again(self, position: SeenPosition, one: Advice) -> Advice:
        """Reduce the worth of a small use or action of a card in play each time it is repeated."""
        option = one.option
        times = self._memory.used.get((option.verb, option.card, option.minion), 0)
        card = option.card if option.card != NONE else option.minion
        if not times or one.worth >= _SMALL or card not in position.in_play:
            return one
        return Advice(option, one.worth - _REPEATED * times, one.why)

    def _note_hand(self, position: SeenPosition) -> None:
        """Count the player's turns that cards have stayed in hand, once each turn."""
        if not self._noted:
            self._noted = True
            hand = position.me.hand or ()
            held = self._memory.held
            self._memory.held = {card: held.get(card, 0) + 1 for card in hand}

    def _in_order(self, found: list[Advice]) -> list[Advice]:
        """The advice, best first; ties are broken at random."""
        found.sort(key=_worth, reverse=True)
        equal = 1
        while equal < len(found) and found[0].worth - found[equal].worth < _SAME:
            equal += 1
        if equal > 1:
            number = int(next(self._lots) * equal)
            found[0], found[number] = found[number], found[0]
        return found


@lru_cache
def _first_lot(seed: int) -> float:
    """The first random number of a seed; many players draw only one, and a generator is slow."""
    return random.Random(seed).random()


def _later_lots(seed: int) -> Iterator[float]:
    """The random numbers of a seed after the first, from 0 to 1."""
    chance = random.Random(seed)
    chance.random()
    while True:
        yield chance.random()


_DUE: Final = 0.01
"""The share of its worth that a mandatory option keeps, to choose between two of them."""


def _note_blocker(position: SeenPosition, memory: Memory) -> None:
    """Record the minion that has blocked the current action of the player."""
    action = position.seen.action
    if action is not None and action.seat == position.seat and action.blocker != NONE:
        memory.blocked.add(action.blocker)


def _due(one: Advice) -> Advice:
    """An option that has to be chosen before the phase ends."""
    option = one.option
    return Advice(option, _DUE * one.worth, one.why) if option.verb.forced else one


def _may_pass(decision: Decision) -> bool:
    """Whether passing is among the options; it is usually the last one."""
    options = decision.options
    return options[-1].verb is PASS or any(option.verb is PASS for option in options)


def _is_free(position: SeenPosition) -> bool:
    """Whether passing loses nothing now, because combat continues until both sides stop."""
    return position.seen.combat is None and _may_pass(position.decision)


def adviser(position: SeenPosition) -> Advise:
    """The function that weighs the options of a decision."""
    kind = position.decision.kind
    if kind is DecisionKind.EFFECT:
        if position.seen.combat is not None:
            return fight.advise
        if position.seen.referendum is not None:
            return politics.votes
    if kind is DecisionKind.TARGET and position.seen.combat is not None:
        return fight.advise
    return _ADVISERS[kind]


_worth: Final = attrgetter("worth")
"""The worth of a piece of advice."""


def in_style(name: str) -> Callable[[int], QuickPlayer]:
    """A function that creates quick players of a style."""
    return partial(QuickPlayer, style=STYLES[name])
