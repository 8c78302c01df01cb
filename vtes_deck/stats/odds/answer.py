"""The exact answer to a question about draws."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.playability import can_play
from vtes_deck.deck.model import Deck
from vtes_deck.stats.draw_counts import Cell, Compare, Outcome, Want, all_ways, outcomes
from vtes_deck.stats.errors import AnswerProblem, ImpossibleError
from vtes_deck.stats.odds.question import (
    OPENING,
    Copies,
    Count,
    Known,
    Measure,
    Moment,
    OddsQuestion,
    Pick,
    Zone,
    counts,
    holds,
)
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.turns import OPENING_CRYPT, crypt_seen, library_seen


class CountAnswer(msgspec.Struct, frozen=True):
    """One count of a question alone.

    Attributes:
        count: the count.
        chance: its chance without the rest of the question.
        seen: the cards of its zone seen at its moment, at most all of them.
        zone_cards: the cards of its zone in the deck.
        copies: the cards of its group in the deck.
        held: the different cards of its group in the deck.
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
        question: the question.
        chance: the exact chance, over all ways in which crypt and library can be drawn.
        parts: each count alone, in the order of the question.
    """

    question: OddsQuestion
    chance: Probability
    parts: tuple[CountAnswer, ...]


def answer(deck: Deck, question: OddsQuestion) -> Answer:
    """Count the ways in which the answer to ``question`` is yes.

    Crypt and library are drawn independently, each without replacement. Cards that are not in the
    deck are never drawn.

    Raises:
        ImpossibleError: the known cards contradict the deck or the moment.
        TooManyWaysError: the question has too many groups.
    """
    draws = _Draws(deck, question)
    asked = draws.asked
    hits = sum(
        ways
        for verdicts, ways in draws.outcomes.items()
        if holds(question.condition, iter(verdicts))
    )
    return Answer(
        question,
        Probability(hits, draws.ways),
        tuple(draws.part(at) for at in range(len(asked))),
    )


def by_turn(deck: Deck, question: OddsQuestion, turns: Iterable[int]) -> Iterator[Probability]:
    """The chance at the beginning of each of these turns; counts with an individual moment keep it.

    Raises:
        ImpossibleError: the known cards contradict the deck or a turn.
        TooManyWaysError: the question has too many groups.
    """
    for turn in turns:
        yield answer(deck, msgspec.structs.replace(question, moment=Moment(turn=turn))).chance


def cards_seen(question: OddsQuestion, count: Count) -> int:
    """The cards of its zone that are seen at the moment of a count, if there are enough."""
    moment = count.moment or question.moment
    if count.zone is Zone.CRYPT:
        if count.moment is None and moment.cards is not None:
            # "After ten cards" refers to the library.
            moment = OPENING
        return _crypt_cards(question, moment)
    return library_seen(moment.turn, question.pace) if moment.cards is None else moment.cards


def _crypt_cards(question: OddsQuestion, moment: Moment) -> int:
    if moment.cards is not None:
        return moment.cards
    if question.pace.decrypts:
        return crypt_seen(moment.turn, question.seat, question.players, question.pace)
    return OPENING_CRYPT


class _Draws:
    """Both decks with the counts of a question.

    A count of playable cards depends on the crypt cards that are drawn. The vampires that can play
    the same cards are equivalent, so the crypt is also counted by whether one of each kind is
    drawn, and the library is counted once for each result.
    """

    def __init__(self, deck: Deck, question: OddsQuestion) -> None:
        self.asked = tuple(counts(question.condition))
        self._deck, self._question = deck, question
        of_crypt = [count for count in self.asked if count.zone is Zone.CRYPT]
        self._of_library = [count for count in self.asked if count.zone is not Zone.CRYPT]
        kinds = list(dict.fromkeys(self._kinds()))
        present = [_one_of(kind, moment) for kind, _, moment in kinds]
        self._crypt = _Side(deck, question, Zone.CRYPT, [*of_crypt, *present])
        self._libraries: dict[tuple[frozenset[AnyCard], ...], _Side] = {}
        everything = self._library([count.cards for count in self._of_library])
        self.ways = self._crypt.ways * everything.ways
        self.outcomes: Counter[Outcome] = Counter()
        for in_crypt, crypt_ways in self._crypt.outcomes.items():
            there = {
                kind for kind, drawn in zip(kinds, in_crypt[len(of_crypt) :], strict=True) if drawn
            }
            groups = [_playable(count, there) for count in self._of_library]
            for in_library, library_ways in self._library(groups).outcomes.items():
                left, right = iter(in_crypt), iter(in_library)
                verdicts = tuple(
                    next(left if one.zone is Zone.CRYPT else right) for one in self.asked
                )
                self.outcomes[verdicts] += crypt_ways * library_ways

    def _kinds(self) -> Iterator[_Kind]:
        """The vampires that can play the same cards of a count, for each such count."""
        for count in self._of_library:
            if count.zone is not Zone.PLAYABLE:
                continue
            held = count.cards.intersection(slot.card for slot in self._deck.library)
            alike: defaultdict[frozenset[AnyCard], set[AnyCard]] = defaultdict(set)
            for slot in self._deck.crypt:
                alike[_played_by(slot.card, held)].add(slot.card)
            for cards, vampires in alike.items():
                if cards:
                    yield frozenset(vampires), cards, _crypt_moment(count)

    def _library(self, groups: Sequence[frozenset[AnyCard]]) -> _Side:
        key = tuple(groups)
        if key not in self._libraries:
            self._libraries[key] = _Side(
                self._deck, self._question, Zone.HAND, self._of_library, groups
            )
        return self._libraries[key]

    def part(self, at: int) -> CountAnswer:
        """A count alone."""
        count = self.asked[at]
        of_crypt = count.zone is Zone.CRYPT
        side = self._crypt if of_crypt else next(iter(self._libraries.values()))
        hits = sum(ways for verdicts, ways in self.outcomes.items() if verdicts[at])
        held = count.cards.intersection(side.cards)
        place = sum((one.zone is Zone.CRYPT) is of_crypt for one in self.asked[:at])
        return CountAnswer(
            count,
            Probability(hits, self.ways),
            side.drawn[place],
            side.size,
            sum(side.cards[card] for card in held),
            held,
        )


type _Kind = tuple[frozenset[AnyCard], frozenset[AnyCard], Moment | None]
"""Equivalent crypt cards, the cards that they can play, and the moment of their draws."""


def _crypt_moment(count: Count) -> Moment | None:
    """The moment of the vampires of a count of playable cards: "hand@10" refers to the library."""
    own = count.moment
    return OPENING if own is not None and own.cards is not None else own


def _one_of(vampires: frozenset[AnyCard], moment: Moment | None) -> Count:
    picks = (Pick(tuple(vampires)),)
    return Count(Zone.CRYPT, Compare.AT_LEAST, 1, picks, moment)


def _played_by(vampire: AnyCard, cards: Iterable[AnyCard]) -> frozenset[AnyCard]:
    return frozenset(
        card
        for card in cards
        if isinstance(vampire, CryptCard)
        and isinstance(card, LibraryCard)
        and can_play(vampire, card)
    )


def _playable(count: Count, there: Iterable[_Kind]) -> frozenset[AnyCard]:
    """The cards of a count that count if these crypt cards are drawn."""
    if count.zone is not Zone.PLAYABLE:
        return count.cards
    moment = _crypt_moment(count)
    played = (cards for _, cards, when in there if when == moment)
    return count.cards.intersection(itertools.chain.from_iterable(played))


class _Side:
    """Crypt or library with the counts that concern it.

    Args of the constructor:
        asked: the counts.
        groups: the cards of each count, if they are not all its named cards.
    """

    def __init__(
        self,
        deck: Deck,
        question: OddsQuestion,
        zone: Zone,
        asked: Sequence[Count],
        groups: Sequence[frozenset[AnyCard]] | None = None,
    ) -> None:
        slots = deck.crypt if zone is Zone.CRYPT else deck.library
        self.cards = {slot.card: 0 for slot in slots}
        for slot in slots:
            self.cards[slot.card] += slot.count
        self.size = sum(self.cards.values())
        self._asked = asked
        self._groups = [count.cards for count in asked] if groups is None else groups
        known = question.known
        self.seen = _of_zone(known.seen, zone)
        self.top = _of_zone(known.top, zone)
        self.left = self._unknown(zone, known)
        self.drawn = [self._drawn(question, count) for count in asked]
        self._certain = [self._known_at(at) for at in range(len(asked))]
        random = [max(0, drawn - len(self.seen) - len(self.top)) for drawn in self.drawn]
        moments = sorted({0, *random})
        stages = [late - early for early, late in itertools.pairwise(moments)] or [0]
        stage_of = {drawn: max(0, at - 1) for at, drawn in enumerate(moments)}
        wants = [
            self._want(count, certain, stage_of[later])
            if later
            # No unknown card is drawn by then: the verdict is final.
            else _settled(count.compare.holds(_total(count.measure, certain), count.number))
            for count, certain, later in zip(asked, self._certain, random, strict=True)
        ]
        cells = self._cells([later > 0 for later in random])
        self.ways = all_ways(sum(self.left.values()), stages)
        self.outcomes: dict[Outcome, int] = outcomes(cells, wants, stages)

    def _unknown(self, zone: Zone, known: Known) -> Counter[AnyCard]:
        left = Counter(self.cards)
        for card in (*self.seen, *self.top, *_of_zone(known.removed, zone)):
            left[card] -= 1
            if left[card] < 0:
                raise ImpossibleError(AnswerProblem.MORE_KNOWN, card=str(card))
        return left

    def _drawn(self, question: OddsQuestion, count: Count) -> int:
        drawn = cards_seen(question, count)
        if drawn < len(self.seen):
            crypt = count.zone is Zone.CRYPT
            what = AnswerProblem.CRYPT_NOT_SEEN if crypt else AnswerProblem.LIBRARY_NOT_SEEN
            raise ImpossibleError(what, named=len(self.seen), drawn=drawn)
        return min(drawn, len(self.seen) + len(self.top) + sum(self.left.values()))

    def _known_at(self, at: int) -> tuple[AnyCard, ...]:
        """Cards of the group of a count that are known to be among those drawn."""
        known = (*self.seen, *self.top[: self.drawn[at] - len(self.seen)])
        return tuple(card for card in known if card in self._groups[at])

    @staticmethod
    def _want(count: Count, certain: Sequence[AnyCard], stage: int) -> Want:
        left = count.number - _total(count.measure, certain)
        return Want(count.compare, left, stage, count.measure is Measure.DIFFERENT)

    def _cells(self, open_counts: Sequence[bool]) -> list[Cell]:
        """The unknown cards; cards that add the same to the same counts are equivalent."""
        sizes: defaultdict[tuple[AnyCard | None, tuple[int, ...], tuple[int, ...]], int]
        sizes = defaultdict(int)
        for card, copies in self.left.items():
            adds = {
                at: self._adds(at, card)
                for at, group in enumerate(self._groups)
                if open_counts[at] and card in group
            }
            places = tuple(at for at, worth in adds.items() if worth)
            apart = any(self._asked[at].measure is Measure.DIFFERENT for at in places)
            key = card if apart else None, places, tuple(adds[at] for at in places)
            sizes[key] += copies
        return [
            Cell(copies, places, worth) for (_, places, worth), copies in sizes.items() if copies
        ]

    def _adds(self, at: int, card: AnyCard) -> int:
        """The amount that a drawn copy of a card adds to a count; a known name adds nothing."""
        measure = self._asked[at].measure
        if measure is Measure.DIFFERENT and card in self._certain[at]:
            return 0
        return measure.of(card)


def _total(measure: Measure, cards: Sequence[AnyCard]) -> int:
    """The sum over known cards."""
    if measure is Measure.DIFFERENT:
        return len(set(cards))
    return sum(map(measure.of, cards))


def _of_zone(copies: Iterable[Copies], zone: Zone) -> tuple[AnyCard, ...]:
    """The known cards of a zone, as single copies."""
    return tuple(
        one.card
        for one in copies
        for _ in range(one.number)
        if isinstance(one.card, CryptCard) is (zone is Zone.CRYPT)
    )


def _settled(verdict: bool) -> Want:  # noqa: FBT001 - it is the only argument with a meaning
    """A want without counting cards; its outcome is known."""
    return Want(Compare.AT_LEAST, 0 if verdict else 1)
