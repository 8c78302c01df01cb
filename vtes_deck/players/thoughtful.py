"""The thoughtful player: the quick player, with imagined games where rules are not sufficient.

For blocks, effects, strikes, masters, terms, votes and targets, it takes the best options according
to the quick player's rules. It tries each of them in a few imagined games, which quick players
continue to the end of the turn, and compares the values of the positions. The imagined games are
the same for all options. They are limited by the number of decisions, so the choices do not depend
on time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from vtes_deck.engine.agents import Look, Sight
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.players.advice import Advice, AdviceReason, Explanation
from vtes_deck.players.position_worth import value
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES, Style

_IMAGINED: Final = frozenset(
    {
        DecisionKind.UNLOCK,
        DecisionKind.MASTER,
        DecisionKind.BLOCK,
        DecisionKind.EFFECT,
        DecisionKind.TERMS,
        DecisionKind.VOTE,
        DecisionKind.STRIKE,
        DecisionKind.TARGET,
    }
)
"""The kinds of decision in which imagined games help, according to measurements."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of the lookahead for a choice.

    Attributes:
        options: the number of options to try, the best by the rules first.
        worlds: the number of imagined games for each option.
        decisions: the maximum number of decisions in one of them.
        total: the number of decisions in all of them after which no further game is begun.
        gap: options that are worse than the best by more than this are not tried.
        least: options worth less than this, which are wrong by the rules, are not tried either. The
            best one is always tried.
        rules: the weight of the worth by the rules, which is added to the imagined value. It keeps
            the player consistent: a minion that has woken to block does block, unless there is a
            reason against it.
    """

    options: int = 4
    worlds: int = 3
    decisions: int = 25
    total: int = 90
    gap: float = 2.5
    least: float = -0.35
    rules: float = 0.5


class ThoughtfulPlayer:
    """A player that tries its best options in imagined games.

    Args:
        seed: the seed of its choices and imagined games.
        style: its prices.
        budget: the limits of its imagined games.
    """

    def __init__(
        self, seed: int, style: Style = STYLES["sharp"], budget: Budget | None = None
    ) -> None:
        self._random = random.Random(seed)
        self._rules = QuickPlayer(seed, style)
        self._style = style
        self._budget = budget or Budget()
        self._explained: Explanation | None = None

    @property
    def explained(self) -> Explanation | None:
        """The explanation of the last choice."""
        return self._explained

    @property
    def reason(self) -> str:
        """The explanation in a sentence; empty before the first choice."""
        return "" if self._explained is None else self._explained.reason

    def choose(self, decision: Decision, look: Look) -> Option:
        """The best option."""
        if len(decision.options) == 1:
            self._explained = Explanation(Advice(decision.options[0], 0.0, AdviceReason.FORCED))
            return decision.options[0]
        weighed = self._rules.weigh(decision, look)
        if decision.kind in _IMAGINED:
            best = weighed[0].worth
            least = min(best, max(best - self._budget.gap, self._budget.least))
            tried = [one for one in weighed[: self._budget.options] if one.worth >= least]
            if weighed[0].option.verb is not PASS and _has_woken(look):
                tried = [one for one in tried if one.option.verb is not PASS]
            if len(tried) > 1:
                weighed = self._imagined(tried, look, decision.seat)
        self._explained = Explanation(weighed[0], weighed[1])
        self._rules.note(weighed[0].option)
        return weighed[0].option

    def _imagined(self, tried: Sequence[Advice], look: Look, seat: int) -> list[Advice]:
        """Advice on some options, best first, by their results in imagined games."""
        budget = self._budget
        totals = [0.0] * len(tried)
        worlds = made = 0
        while worlds < budget.worlds and made < budget.total:
            seed = self._random.randrange(1 << 62)
            for number, one in enumerate(tried):
                world = look.determinize(seed)
                turn = world.turn
                world.undoable = False
                made += _play_on(world, one.option, self._style, seed, budget.decisions)
                totals[number] += _value(world, seat, self._style, turn)
            worlds += 1
        prices = [
            total / worlds + budget.rules * one.worth
            for total, one in zip(totals, tried, strict=True)
        ]
        floor = min(prices)
        order = sorted(range(len(tried)), key=prices.__getitem__, reverse=True)
        return [
            Advice(
                tried[number].option,
                prices[number] - floor,
                tried[number].why if number == 0 else AdviceReason.IMAGINED,
            )
            for number in order
        ]


def _has_woken(look: Look) -> bool:
    """Whether a minion of the player was woken in this action, for which a card was spent."""
    seen = look()
    mine = seen.seats[seen.seat].in_play
    return seen.action is not None and any(
        isinstance(card, Minion) and card.awake and card.locked for card in mine
    )


def _play_on(world: Game, option: Option, style: Style, seed: int, most: int) -> int:
    """Play an imagined game to the end of the turn. Return the number of decisions."""
    turn = world.turn
    world.apply(option)
    made = 1
    players: dict[int, QuickPlayer] = {}
    while (decision := world.decision) is not None and world.turn == turn and made < most:
        made += 1
        if len(decision.options) == 1:
            world.apply(decision.options[0])
            continue
        seat = decision.seat
        player = players.get(seat)
        if player is None:
            player = players[seat] = QuickPlayer(seed + seat, style)
        world.apply(player.choose(decision, Sight(world, seat)))
    return made


def _value(world: Game, seat: int, style: Style, turn: int) -> float:
    """The value of an imagined position for a seat; ``turn`` is the turn in which it began."""
    position = SeenPosition(Sight(world, seat), _NOTHING, style)
    return value(position, turn=turn)


_NOTHING: Final = Decision(NONE, DecisionKind.CHOICE, ())
"""A decision without options, because only the position counts."""
