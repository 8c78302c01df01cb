"""Computer players: a random one, and one that estimates the victory points of each option.

They see only what a person in the same seat would see: an observation and the options.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from vtes_deck.heritage.cards import Figure, SchemeCard
from vtes_deck.heritage.dataset import effects as fx
from vtes_deck.heritage.decisions import NONE, Option
from vtes_deck.heritage.observation import Observation
from vtes_deck.heritage.table import Vampire


class Agent(Protocol):
    """The interface of computer players."""

    def choose(self, seen: Observation, options: Sequence[Option]) -> Option:
        """One of the options."""


class RandomPlayer:
    """Chooses every option with the same probability."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, seen: Observation, options: Sequence[Option]) -> Option:
        """A random option."""
        del seen
        return self._chance.choice(options)


class GreedyPlayer:
    """Takes the option with the best estimate; ties are broken at random."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, seen: Observation, options: Sequence[Option]) -> Option:
        """The option with the highest estimate of victory points."""
        if len(options) == 1:
            return options[0]
        view = _View(seen)
        return max(options, key=lambda option: (view.worth(option), self._chance.random()))


PLAYERS: dict[str, Callable[[int], Agent]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
"""The computer players by name; the number is a seed."""


def agent(name: str, seed: int) -> Agent:
    """A computer player.

    Raises:
        KeyError: there is no player with this name.
    """
    return PLAYERS[name](seed)


_HARM = (fx.Torpor, fx.Steal, fx.Exhaust)
"""Effects that are meant for the vampires of other players."""

_ALIGNED = 0.35
"""The value that each vampire of the player with the same attribute adds to a character."""

_ABILITY = 0.8
_BOON = 1.5
"""The cost of a boon: the player loses a point and an opponent gains one."""


class _View:
    """The value of an observation to its seat."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.owner = {one.card: one.seat for seat in seen.seats for one in seat.vampires}
        self.vampires = {one.card: one for seat in seen.seats for one in seat.vampires}
        self.wanted = [one.attribute for one in seen.missions if one.attribute]
        self.left = seen.rounds - seen.round
        self.lead = {
            attribute: self._lead(attribute)
            for card in seen.cards.values()
            if isinstance(card, Figure)
            for attribute in card.attributes
        }

    def worth(self, option: Option) -> float:
        """The estimate for an option, in victory points."""
        by_verb = _BY_VERB.get(option.verb.name)
        if by_verb is not None:
            return by_verb(self, option)
        return 0.0

    def _lead(self, attribute: str) -> float:
        """The lead of this seat in vampires with an attribute over the average of the others."""
        counts = [0] * len(self.seen.seats)
        for seat in self.seen.seats:
            for one in seat.vampires:
                card = self.seen.cards.get(one.card)
                if not one.torpor and isinstance(card, Figure) and attribute in card.attributes:
                    counts[seat.number] += 1
        own = counts.pop(self.seen.seat)
        return own - sum(counts) / max(1, len(counts))

    # ----------------------------------------------------------------------------------- estimates

    def character(self, number: int) -> float:
        """The value of a character for a bloodline."""
        card = self.seen.cards.get(number)
        if not isinstance(card, Figure):
            return 0.0
        value = sum(_ALIGNED * self.lead.get(one, 0.0) for one in card.attributes[:3])
        value += sum(one in card.attributes for one in self.wanted)
        return value + sum(self.effects(one.effects) for one in card.abilities) * _ABILITY

    def vampire(self, number: int) -> float:
        """The cost of losing a vampire to its player."""
        one = self.vampires.get(number)
        if one is None:
            return 0.0
        tokens = one.power + sum(one.boons) - one.infamy
        return 1.0 + tokens + max(0.0, self.character(number))

    def effects(self, found: Iterable[fx.Effect]) -> float:
        """The rough value of effects to the player who carries them out."""
        return sum(self._effect(one) for one in found)

    def _effect(self, effect: fx.Effect) -> float:  # noqa: PLR0911 - one for each kind
        match effect:
            case fx.Gain(token=token, n=n):
                return float(-n if token == "infamy" else n)
            case fx.Assign(who=who, token=token, n=n):
                good = token != "infamy"
                return n * (1.0 if good == _own(who.of) else -0.8)
            case fx.Steal(n=n):
                return 1.8 * n
            case fx.Remove(token=token, n=n):
                return 0.8 * n
            case fx.Torpor(who=who):
                return -2.0 if _own(who.of) else 2.0
            case fx.Activate() | fx.Modify() | fx.Trigger() | fx.Usurp() | fx.Craft():
                return 0.8
            case fx.Either(ways=ways):
                return max(self.effects(way) for way in ways)
            case fx.Exhaust(who=who):
                return -0.3 if _own(who.of) else 0.4
        return 0.6

    def missing(self, card: SchemeCard, leader: int) -> int:
        """H-SCH-03: the number of archetypes that a coterie lacks for a scheme."""
        top = self.vampires.get(leader)
        if top is None:
            return 0
        line = [top, *(self.vampires[one] for one in top.childer if one in self.vampires)]
        needs = list(card.needs)
        for one in line:
            figure = self.seen.cards.get(one.card)
            if not one.torpor and isinstance(figure, Figure):
                place = _ARCHETYPES.index(figure.archetype)
                needs[place] = max(0, needs[place] - 1)
        return sum(needs)

    def harmful(self) -> bool:
        """Whether the card is meant for the vampires of others."""
        decision = self.seen.decision
        card = self.seen.cards.get(decision.about) if decision is not None else None
        found: list[fx.Effect] = []
        if isinstance(card, SchemeCard):
            found += card.effects
        elif isinstance(card, Figure):
            found += [effect for one in card.abilities for effect in one.effects]
        return any(_hurts(effect) for effect in found)

    # --------------------------------------------------------------------------------------- verbs

    def recruit(self, option: Option) -> float:
        """H-REC-02: value a character by its price. It precedes schemes, which it may help."""
        return 3.0 + self.character(option.card) - option.n

    def scheme(self, option: Option) -> float:
        """H-SCH-04: value a scheme by its boons."""
        card = self.seen.cards.get(option.card)
        if not isinstance(card, SchemeCard):
            return 0.0
        return self.effects(card.effects) - _BOON * self.missing(card, option.target)

    def asset(self, option: Option) -> float:
        """H-TRN-07: assets are lost permanently, so they wait for the end of the chapter."""
        return 0.5 if self.left <= 1 and option.word != "warlike" else -1.0

    def sire(self, option: Option) -> float:
        """H-SCH-02: prefer an unexhausted sire with few childer, so that coteries grow."""
        one = self.vampires.get(option.target)
        if one is None:
            return 0.0
        return 1.0 - 0.3 * len(one.childer) - 0.5 * one.exhausted + 0.2 * (one.sire == NONE)

    def target(self, option: Option) -> float:
        """Value a target by the harm for other players or the gain for this one."""
        number = option.target if option.target != NONE else option.card
        own = self.owner.get(number) == self.seen.seat
        value = self.vampire(number)
        return value if own != self.harmful() else -value

    def loss(self, option: Option) -> float:
        """H-TOK-04: sacrifice the vampire with the lowest cost."""
        return -self.vampire(option.target)

    def payer(self, option: Option) -> float:
        """H-REC-04: prefer the vampire with most power."""
        one = self.vampires.get(option.target)
        return float(one.power) if isinstance(one, Vampire) else 0.0

    def attribute(self, option: Option) -> float:
        """An attribute that helps the player's bloodline."""
        return self.lead.get(option.word, 0.0)

    def unlike(self, option: Option) -> float:
        """An attribute that helps the other players."""
        return -self.lead.get(option.word, 0.0)

    def unseen(self, option: Option) -> float:
        """H-END-07: the archetype that is most likely in the deck."""
        figures = [one for one in self.seen.cards.values() if isinstance(one, Figure)]
        return -float(sum(option.word in one.attributes for one in figures))

    def opponent(self, option: Option) -> float:
        """The lead of an opponent."""
        if option.seat == NONE:
            return 0.0
        line = self.seen.seats[option.seat].vampires
        return float(sum(one.power + sum(one.boons) - one.infamy for one in line))


_ARCHETYPES = ("warlike", "scholarly", "clandestine", "wealthy")


def _own(of: str) -> bool:
    return of not in {"opponents", "opponent", "victim", "everyone"}


def _hurts(effect: fx.Effect) -> bool:
    if isinstance(effect, fx.Assign | fx.Move):
        return effect.token == "infamy"
    return isinstance(effect, _HARM)


def _fixed(value: float) -> Callable[[_View, Option], float]:
    return lambda _view, _option: value


_BY_VERB: dict[str, Callable[[_View, Option], float]] = {
    "recruit": _View.recruit,
    "recruit retained": _View.recruit,
    "agreed recruit": _View.recruit,
    "scheme": _View.scheme,
    "asset": _View.asset,
    "end turn": _fixed(-0.2),
    "pass": _fixed(-0.2),
    "agreed nothing": _fixed(-1.0),
    "place": _View.sire,
    "under": _View.sire,
    "target": _View.target,
    "fall": _View.loss,
    "sacrifice": _View.loss,
    "blame": _View.loss,
    "pay": _View.payer,
    "march": _View.attribute,
    "protect": _View.attribute,
    "declare": _View.attribute,
    "burn": _View.unlike,
    "primogen": _View.unseen,
    "opponent": _View.opponent,
    "kiss": _fixed(-0.5),
    "suffer": _fixed(-1.0),
    "yes": _fixed(0.2),
    "reserve": lambda view, option: view.character(option.card),
    "remove": lambda view, option: -view.character(option.card),
    "craft": lambda view, option: view.character(option.card),
    "usurp": lambda view, option: view.character(option.card),
}
"""The estimate for each verb; options with other verbs are equal."""
