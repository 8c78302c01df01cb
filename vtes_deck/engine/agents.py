"""Agents answer the decisions of a seat.

An agent receives the decision and can look at the table from its seat; it has no access to the
table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from vtes_deck.engine.determinization import determinize
from vtes_deck.engine.game import Game
from vtes_deck.engine.observation import Observation, SeenSeat
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.decisions import PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.purposes import OptionPurposes


class Look(Protocol):
    """The view of a seat, computed on demand because it costs more than most decisions."""

    def __call__(self) -> Observation:
        """The observation of the seat."""
        ...

    def purposes(self, option: Option) -> OptionPurposes:
        """The purposes of an option of the decision, with its cost."""
        ...

    def determinize(self, seed: int) -> Game:
        """A copy of the game in which all information hidden from the seat is random."""
        ...


class Sight:
    """The view of one seat while it decides."""

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def __call__(self) -> Observation:
        """The observation of the seat."""
        return self._game.observation(self._seat)

    def purposes(self, option: Option) -> OptionPurposes:
        """See :func:`~vtes_deck.engine.purposes.purposes`."""
        return purposes(self._game.table, self._seat, option)

    def determinize(self, seed: int) -> Game:
        """See :func:`~vtes_deck.engine.determinization.determinize`."""
        return determinize(self._game, self._seat, seed)


class Agent(Protocol):
    """Chooses one of the offered options, from what its seat can see."""

    def choose(self, decision: Decision, look: Look) -> Option:
        """An option of ``decision``."""
        ...


class RandomAgent:
    """Chooses every option with equal probability."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Look) -> Option:
        """A random option."""
        del look
        return decision.options[int(self._random.random() * len(decision.options))]


_TRANSFERS = frozenset({"transfer", "crypt card", "take back", "merge"})


class SteadyAgent:
    """A simple player: it puts vampires into play, acts with them, and bleeds its prey.

    It recognizes the verbs of the engine but no cards, and chooses randomly otherwise. It plays
    well enough to end games by ousting and to compare decks.

    Attributes:
        reserve: pool that is not spent on vampires.
        eager: the kinds of decision in which it seldom passes. It never declines to strike.
    """

    reserve = 8
    eager = frozenset(
        {
            DecisionKind.CONTEST,
            DecisionKind.PAYMENT,
            DecisionKind.DAMAGE,
            DecisionKind.MASTER,
            DecisionKind.CANCEL,
        }
    )

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Look) -> Option:
        """Choose by the kind of decision."""
        if len(decision.options) == 1:
            return decision.options[0]
        views = {
            DecisionKind.INFLUENCE: self._influence,
            DecisionKind.ACTION: self._act,
            DecisionKind.BLOCK: self._block,
        }
        view = views.get(decision.kind)
        if view is not None:
            return view(decision, look)
        if decision.kind is DecisionKind.UNLOCK:
            return self._pick([o for o in decision.options if o.verb.name != "withdraw"])
        if decision.kind is DecisionKind.STRIKE:
            return self._any(decision, passing=0)
        return self._any(decision, passing=0.1 if decision.kind in self.eager else 0.3)

    def _pick(self, options: Sequence[Option]) -> Option:
        return options[int(self._random.random() * len(options))]

    def _any(self, decision: Decision, passing: float) -> Option:
        """A random option, usually not the option to pass."""
        others = [option for option in decision.options if option.verb is not PASS]
        may_pass = len(others) < len(decision.options)
        if may_pass and (not others or self._random.random() < passing):
            return next(option for option in decision.options if option.verb is PASS)
        return self._pick(others)

    def _influence(self, decision: Decision, look: Look) -> Option:
        """Choose control first, then pool for the nearest vampire, then a new crypt card."""
        by_verb = _by_verb(decision)
        if "control" in by_verb:
            return by_verb["control"][0]
        seen = look()
        me = seen.seats[seen.seat]
        missing = {card: seen.cards[card].capacity - counters for card, counters in me.uncontrolled}
        wanted = [o for o in by_verb.get("transfer", []) if missing[o.card] > 0]
        wanted = [o for o in wanted if missing[o.card] <= me.pool - self._floor(me)]
        if wanted:
            return min(wanted, key=lambda option: (missing[option.card], option.card))
        if "crypt card" in by_verb and me.pool > self.reserve and not any(missing.values()):
            return by_verb["crypt card"][0]
        if PASS.name in by_verb:
            return by_verb[PASS.name][0]
        # Options that must be used before the phase ends; transfers would only delay them.
        return self._pick([o for o in decision.options if o.verb.name not in _TRANSFERS])

    def _floor(self, me: SeenSeat) -> int:
        """The pool to keep: less while it has no minion in play."""
        return self.reserve if me.in_play else 2

    def _act(self, decision: Decision, look: Look) -> Option:
        """Vampires with little blood hunt; a bleed weighs as much as all other actions."""
        by_verb = _by_verb(decision)
        hunts, bleeds = by_verb.get("hunt", []), by_verb.get("bleed", [])
        if hunts or bleeds:
            seen = look()
            blood = _blood(seen)
            thirsty = [option for option in hunts if blood[option.minion] <= 1]
            if thirsty:
                return self._pick(thirsty)
            bleeds = [option for option in bleeds if seen.cards[option.minion].bleed > 0]
        others = [
            option
            for option in decision.options
            if option.verb is not PASS and option.verb.name not in {"hunt", "bleed"}
        ]
        if bleeds and (not others or self._random.random() < 0.5):
            return self._pick(bleeds)
        if others and self._random.random() >= 0.1:
            return self._pick(others)
        return decision.options[-1]

    def _block(self, decision: Decision, look: Look) -> Option:
        """Block actions directed at itself with a minion that can survive combat."""
        mood = self._random.random()
        if mood < 0.5:
            seen = look()
            blood = _blood(seen)
            fit = [o for o in decision.options if blood.get(o.minion, 0) >= 2]
            aimed = seen.action is not None and seen.seat in seen.action.seats
            if fit and (aimed or mood < 0.15):
                return self._pick(fit)
        return decision.options[-1]


def _blood(seen: Observation) -> dict[int, int]:
    """The blood on the cards of the agent's seat."""
    return {card.card: card.blood for card in seen.seats[seen.seat].in_play}


def _by_verb(decision: Decision) -> dict[str, list[Option]]:
    """The options by the name of their verb, in order."""
    found: dict[str, list[Option]] = {}
    for option in decision.options:
        found.setdefault(option.verb.name, []).append(option)
    return found


def play(game: Game, agents: Sequence[Agent], most: int = 100_000) -> int:
    """Play a game to its end with one agent per seat; return the number of decisions.

    Args:
        game: the game, which is changed.
        agents: one per seat.
        most: the maximum number of decisions.
    """
    taken = 0
    while (decision := game.decision) is not None and taken < most:
        seat = decision.seat
        game.apply(agents[seat].choose(decision, Sight(game, seat)))
        taken += 1
    return taken
