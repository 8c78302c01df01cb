"""The exact answer to a question about draws."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.model import Deck
from vtes_deck.stats.draws import Cell, Compare, Outcome, Want, all_ways, outcomes
from vtes_deck.stats.mistakes import ImpossibleError, Refusal
from vtes_deck.stats.odds.question import (
    OPENING,
    Copies,
    Count,
    Known,
    Moment,
    OddsQuestion,
    Zone,
    counts,
    holds,
)
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.turns import OPENING_CRYPT, crypt_seen, library_seen


class CountAnswer(msgspec.Struct, frozen=True):
    """One count of a question on its own.

    Attributes:
        count: the count.
        chance: its own chance, whatever the rest of the question says.
        seen: cards of its zone seen at its moment; never more than there are.
        zone_cards: cards of its zone in the deck.
        copies: cards of its group in the deck.
        held: the different cards of its group that are in the deck.
    """

    count: Count
    chance: Probability
    seen: int
    zone_cards: int
    copies: int
    held: frozenset[AnyCard]


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question: its chance.

    Attributes:
        question: what was asked.
        chance: exact; of all ways in which crypt and library can be drawn.
        parts: each count by itself, in the order of the question.
    """

    question: OddsQuestion
    chance: Probability
    parts: tuple[CountAnswer, ...]


def answer(deck: Deck, question: OddsQuestion) -> Answer:
    """Count the ways in which ``question`` is answered with yes.

    Crypt and library are drawn independently, each without replacement. Cards that the deck does
    not hold are never drawn.

    Raises:
        ImpossibleError: what is known contradicts the deck or the moment.
        TooManyWaysError: the question has too many groups.
    """
    asked = tuple(counts(question.condition))
    sides = {zone: _Side(deck, question, zone, asked) for zone in Zone}
    crypt, hand = sides[Zone.CRYPT], sides[Zone.HAND]
    hits = 0
    for in_crypt, crypt_ways in crypt.outcomes.items():
        for in_hand, hand_ways in hand.outcomes.items():
            left, right = iter(in_crypt), iter(in_hand)
            verdicts = (next(left if one.zone is Zone.CRYPT else right) for one in asked)
            if holds(question.condition, verdicts):
                hits += crypt_ways * hand_ways
    taken = {zone: iter(side.parts()) for zone, side in sides.items()}
    return Answer(
        question,
        Probability(hits, crypt.ways * hand.ways),
        tuple(next(taken[one.zone]) for one in asked),
    )


def by_turn(deck: Deck, question: OddsQuestion, turns: Iterable[int]) -> Iterator[Probability]:
    """The chance when each of these turns begins; counts with a moment of their own keep it.

    Raises:
        ImpossibleError: what is known contradicts the deck or a turn.
        TooManyWaysError: the question has too many groups.
    """
    for turn in turns:
        yield answer(deck, msgspec.structs.replace(question, moment=Moment(turn=turn))).chance


def cards_seen(question: OddsQuestion, count: Count) -> int:
    """Cards of its zone that are seen at the moment of a count, if there are enough."""
    moment = count.moment or question.moment
    if count.zone is Zone.CRYPT:
        if count.moment is None and moment.cards is not None:
            # "After ten cards" speaks of the library.
            moment = OPENING
        return _crypt_cards(question, moment)
    return library_seen(moment.turn, question.pace) if moment.cards is None else moment.cards


def _crypt_cards(question: OddsQuestion, moment: Moment) -> int:
    if moment.cards is not None:
        return moment.cards
    if question.pace.decrypts:
        return crypt_seen(moment.turn, question.seat, question.players, question.pace)
    return OPENING_CRYPT


class _Side:
    """One of the two decks with the counts that ask for it."""

    def __init__(
        self, deck: Deck, question: OddsQuestion, zone: Zone, asked: Iterable[Count]
    ) -> None:
        slots = deck.crypt if zone is Zone.CRYPT else deck.library
        self.cards = {slot.card: 0 for slot in slots}
        for slot in slots:
            self.cards[slot.card] += slot.count
        self.size = sum(self.cards.values())
        self.asked = [count for count in asked if count.zone is zone]
        known = question.known
        self.seen = _of_zone(known.seen, zone)
        self.top = _of_zone(known.top, zone)
        self.left = self._unknown(zone, known)
        self.drawn = [self._drawn(question, count) for count in self.asked]
        random = [max(0, drawn - len(self.seen) - len(self.top)) for drawn in self.drawn]
        moments = sorted({0, *random})
        stages = [late - early for early, late in itertools.pairwise(moments)] or [0]
        stage_of = {drawn: max(0, at - 1) for at, drawn in enumerate(moments)}
        wants = [
            Want(count.compare, count.number - self._certain(count, drawn), stage_of[later])
            if later
            # Nothing of the unknown cards is drawn by then: the verdict stands.
            else _settled(count.compare.holds(self._certain(count, drawn), count.number))
            for count, drawn, later in zip(self.asked, self.drawn, random, strict=True)
        ]
        cells = self._cells([later > 0 for later in random])
        self.ways = all_ways(sum(self.left.values()), stages)
        self.outcomes: dict[Outcome, int] = outcomes(cells, wants, stages)

    def _unknown(self, zone: Zone, known: Known) -> Counter[AnyCard]:
        left = Counter(self.cards)
        for card in (*self.seen, *self.top, *_of_zone(known.removed, zone)):
            left[card] -= 1
            if left[card] < 0:
                raise ImpossibleError(Refusal.MORE_KNOWN, card=str(card))
        return left

    def _drawn(self, question: OddsQuestion, count: Count) -> int:
        drawn = cards_seen(question, count)
        if drawn < len(self.seen):
            crypt = count.zone is Zone.CRYPT
            what = Refusal.CRYPT_NOT_SEEN if crypt else Refusal.LIBRARY_NOT_SEEN
            raise ImpossibleError(what, named=len(self.seen), drawn=drawn)
        return min(drawn, len(self.seen) + len(self.top) + sum(self.left.values()))

    def _certain(self, count: Count, drawn: int) -> int:
        """Cards of the group that are known to be among those drawn."""
        known = (*self.seen, *self.top[: drawn - len(self.seen)])
        return sum(card in count.cards for card in known)

    def _cells(self, open_counts: Sequence[bool]) -> list[Cell]:
        groups = [count.cards for count in self.asked]
        sizes: defaultdict[tuple[int, ...], int] = defaultdict(int)
        for card, copies in self.left.items():
            places = (at for at, group in enumerate(groups) if open_counts[at] and card in group)
            sizes[tuple(places)] += copies
        return [Cell(copies, wants) for wants, copies in sizes.items() if copies]

    def parts(self) -> Iterable[CountAnswer]:
        for at, count in enumerate(self.asked):
            hits = sum(ways for verdicts, ways in self.outcomes.items() if verdicts[at])
            held = count.cards.intersection(self.cards)
            copies = sum(self.cards[card] for card in held)
            yield CountAnswer(
                count, Probability(hits, self.ways), self.drawn[at], self.size, copies, held
            )


def _of_zone(copies: Iterable[Copies], zone: Zone) -> tuple[AnyCard, ...]:
    """The known cards of a zone, one by one."""
    return tuple(
        one.card
        for one in copies
        for _ in range(one.number)
        if isinstance(one.card, CryptCard) is (zone is Zone.CRYPT)
    )


def _settled(verdict: bool) -> Want:  # noqa: FBT001 - it is the one thing to say
    """A want for which no card counts and whose outcome is known."""
    return Want(Compare.AT_LEAST, 0 if verdict else 1)
