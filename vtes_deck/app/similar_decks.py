"""Winning decks like the open one, and the ideas that they give, with reasons.

The reason is always a count of decks that can be looked up. Some players have won again and again
with nearly the same deck: these decks are counted once. Ideas are ordered by what a
card says about the kind of deck: its share among the decks like this one, times the logarithm of
that share over its share in the whole archive (the card's part in the divergence between the two).
A card in every deck ranks below one that is typical of this deck. Cards that are usual in such a
deck, common cards included, are a separate list (:mod:`vtes_deck.app.usual_cards`).
"""

from __future__ import annotations

import datetime
import enum
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import median_low
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive_affinity import Affinities
from cardbase.archive_similarity import SimilarDeck, Similarity
from cardbase.model import AnyCard
from cardbase.names import normalize
from cardbase.terms import CardKind
from vtes_deck.app.card_fit import fits
from vtes_deck.app.usual_cards import explained, suggestions
from vtes_deck.deck.model import Deck
from vtes_deck.language import percent, plural, tr

if TYPE_CHECKING:
    from cardbase.database import CardBase

MOST_LIKE = 50
"""Decks that ideas are taken from, at most."""

_FAINT = 1 / 3
"""Decks below this part of the highest similarity are ignored."""

_SAME = 0.7
"""Share of the cards from which two decks of a player are nearly the same. In the archive such
pairs share either less than half or most of their cards."""

_LEAST_LIKE = 0.04
_LEAST_DECKS = 3
_LEAST_SHARE = 0.12
_HALF = 0.5
_RARE = 0.1
_ENOUGH = 10
"""Decks like this one that there must be before a card is called unusual."""


class IdeaKind(enum.StrEnum):
    """The purpose of an idea."""

    USUAL = "usual"
    """A card that the deck does not play and that is usual with its cards."""
    APART = "apart"
    """A card that the deck does not play and that decks like this one play more than others."""
    MORE = "more"
    """A card of which decks like this one play more copies."""
    CUT = "cut"
    """A card that hardly any deck like this one plays."""
    FEWER = "fewer"
    """A card of which most decks like this one play fewer copies, or none."""


class Idea(msgspec.Struct, frozen=True):
    """A card to think about.

    Attributes:
        kind: what for.
        card: the card.
        decks: decks like this one that play it (for ``MORE``: in more copies than this one, for
            ``FEWER``: in fewer, those that do not play it among them).
        of: decks like this one; a player's that are nearly the same are one.
        copies: how many those that play it play: the median; 0 if none does.
        have: copies in the open deck.
        everywhere: share of all archived decks that play it, 0 to 1.
        score: what it is ordered by.
        callers: of a card to add, the cards of the deck that call for it, the strongest first.
        replaces: of a card to add, the card of the deck that it would replace, if that is full.
        spare: copies of that card in the deck.
    """

    kind: IdeaKind
    card: AnyCard
    decks: int
    of: int
    copies: int
    have: int
    everywhere: float
    score: float
    callers: tuple[AnyCard, ...] = ()
    replaces: AnyCard | None = None
    spare: int = 0

    @property
    def wanted(self) -> int:
        """Copies that the deck has after it."""
        return 0 if self.kind is IdeaKind.CUT else self.copies

    @property
    def reason(self) -> str:
        """The reason for the idea, in a sentence."""
        match self.kind:
            case IdeaKind.MORE:
                return tr(
                    "{decks} of {of} decks like this one play more; the median where it is "
                    "played is {copies}, you play {have}",
                    decks=self.decks,
                    of=self.of,
                    copies=self.copies,
                    have=self.have,
                )
            case IdeaKind.FEWER:
                return tr(
                    "{decks} of {of} decks like this one play fewer or none; the median where "
                    "it is played is {copies}, you play {have}",
                    decks=self.decks,
                    of=self.of,
                    copies=self.copies,
                    have=self.have,
                )
            case IdeaKind.USUAL:
                return self._usual()
            case IdeaKind.CUT:
                if not self.decks:
                    return tr("in none of {of} decks like this one", of=self.of)
                return tr(
                    "in only {decks} of {of} decks like this one", decks=self.decks, of=self.of
                )
        return self._apart()

    def _apart(self) -> str:
        because = plural(
            "in {decks} of {of} decks like this one, the median is {n} copies; "
            "{share} of all decks play it",
            "in {decks} of {of} decks like this one, the median is {n} copy; "
            "{share} of all decks play it",
            self.copies,
            decks=self.decks,
            of=self.of,
            share=percent(self.everywhere) if self.everywhere >= 0.01 else tr("under 1 %"),
        )
        return self._replacing(because, self._with_callers())

    def _usual(self) -> str:
        because = self._with_callers() or tr("usual with this crypt")
        return self._replacing(
            because, plural("usually {n} copies", "usually {n} copy", self.copies)
        )

    def _with_callers(self) -> str:
        names = tr(", ").join(str(card) for card in self.callers)
        return tr("usual with {cards}", cards=names) if names else ""

    def _replacing(self, because: str, more: str) -> str:
        said = tr("{because}; {more}", because=because, more=more) if more else because
        if self.replaces is None:
            return said
        return plural(
            "{said}. It could replace {card}, of which you play {n}",
            "{said}. It could replace {card}, of which you play {n}",
            self.spare,
            said=said,
            card=self.replaces,
        )


class Thoughts(msgspec.Struct, frozen=True):
    """The ideas that the archive gives for a deck.

    Attributes:
        alike: the decks most like it, the most similar first.
        counted: as how many they count: a player's that are nearly the same are one.
        ideas: usual cards, cards that set the deck apart, cards of which to play more, cards to
            cut, cards of which to play fewer; best first in each kind.
    """

    alike: tuple[SimilarDeck, ...] = ()
    counted: int = 0
    ideas: tuple[Idea, ...] = ()

    def of_kind(self, *kinds: IdeaKind) -> tuple[Idea, ...]:
        """The ideas of a kind, or of some kinds."""
        return tuple(idea for idea in self.ideas if idea.kind in kinds)


def think(  # noqa: PLR0913 - the last three are options
    deck: Deck,
    cards: CardBase,
    similarity: Similarity,
    *,
    on: datetime.date,
    archive_id: str = "",
    limit: int = 40,
    model: Affinities | None = None,
) -> Thoughts:
    """Find the decks like one, and ideas for it. May take a tenth of a second; any thread.

    Args:
        deck: the deck.
        cards: the card base.
        similarity: of its archive.
        on: the day it is built for: cards that are banned or not yet legal then are left out.
        archive_id: the archived deck that it is a copy of, which is left out.
        limit: most ideas of each kind.
        model: what cards call for; without it there are no usual cards.
    """
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    alike = near(similarity.most_like(held, limit=MOST_LIKE, without=archive_id))
    counts: dict[int, list[int]] = {}
    decks = distinct(alike)
    for each in decks:
        for card_id, copies in _copies(each).items():
            counts.setdefault(card_id, []).append(copies)
    ideas: list[Idea] = []
    for card_id, played in counts.items():
        card = cards.get(card_id)
        if card is None:
            continue
        share = cards.archive.play(card_id).decks / len(cards.archive)
        idea = _idea(card, played, len(decks), held.get(card_id, 0), share)
        if idea is not None and (idea.have or fits(card, deck, on)):
            ideas.append(idea)
    if model is not None:
        ideas.extend(_usual_cards(deck, cards, model, on, limit, counts, len(decks)))
    ideas.extend(_cuts(deck, held, counts, len(decks), cards))
    best = _best(ideas, limit)
    if model is not None:
        best = _with_reasons(best, deck, cards, model)
    return Thoughts(tuple(alike), len(decks), best)


def _with_reasons(
    ideas: tuple[Idea, ...], deck: Deck, cards: CardBase, model: Affinities
) -> tuple[Idea, ...]:
    """The ideas; those that set the deck apart with what calls for them and what they replace."""
    apart = [idea.card for idea in ideas if idea.kind is IdeaKind.APART]
    why = {each.card.id: each for each in explained(deck, cards, model, apart)}
    return tuple(
        msgspec.structs.replace(
            idea,
            callers=why[idea.card.id].callers,
            replaces=why[idea.card.id].replaces,
            spare=why[idea.card.id].spare,
        )
        if idea.kind is IdeaKind.APART
        else idea
        for idea in ideas
    )


def _usual_cards(  # noqa: PLR0913, PLR0917 - what the search has found so far
    deck: Deck,
    cards: CardBase,
    model: Affinities,
    on: datetime.date,
    limit: int,
    counts: Mapping[int, list[int]],
    of: int,
) -> list[Idea]:
    return [
        Idea(
            IdeaKind.USUAL,
            each.card,
            len(counts.get(each.card.id, ())),
            of,
            each.copies,
            0,
            cards.archive.play(each.card.id).decks / len(cards.archive),
            each.score,
            each.callers,
            each.replaces,
            each.spare,
        )
        for part in CardKind
        for each in suggestions(deck, cards, model, on=on, limit=limit // 2, part=part)
    ]


def near(alike: Iterable[SimilarDeck]) -> list[SimilarDeck]:
    """The decks that are like enough to say something."""
    found = list(alike)
    least = max(_LEAST_LIKE, found[0].value * _FAINT) if found else 0.0
    return [each for each in found if each.value >= least]


def distinct(alike: Iterable[SimilarDeck]) -> list[SimilarDeck]:
    """Without what is nearly the same as another deck of its player; the most similar stays."""
    found: list[SimilarDeck] = []
    of_player: dict[str, list[Mapping[int, int]]] = {}
    for each in alike:
        copies = _copies(each)
        others = of_player.setdefault(normalize(each.deck.player), [])
        if each.deck.player and any(_shared(copies, other) >= _SAME for other in others):
            continue
        others.append(copies)
        found.append(each)
    return found


def _shared(one: Mapping[int, int], other: Mapping[int, int]) -> float:
    """Cards that two decks share, of all in either, 0 to 1."""
    both = one.keys() | other.keys()
    most = sum(max(one.get(card, 0), other.get(card, 0)) for card in both)
    return sum(min(one.get(card, 0), other.get(card, 0)) for card in both) / most if most else 1.0


def _copies(each: SimilarDeck) -> Mapping[int, int]:
    copies: Counter[int] = Counter()
    for entry in each.deck.cards:
        copies[entry.id] += entry.count
    return copies


def _idea(card: AnyCard, played: list[int], of: int, have: int, everywhere: float) -> Idea | None:
    """The idea that a card is, if it is one."""
    decks = [copies for copies in played if copies > have]
    share = len(decks) / of
    if len(decks) < _LEAST_DECKS:
        return None
    if have:
        # More copies is an idea only if a clear majority plays more.
        usual = median_low(played)
        if share < _HALF or usual <= have:
            return None
        score = share * (usual - have) / usual
        return Idea(IdeaKind.MORE, card, len(decks), of, usual, have, everywhere, score)
    if share < _LEAST_SHARE or share <= everywhere:
        return None
    score = share * math.log(share / everywhere)
    return Idea(IdeaKind.APART, card, len(decks), of, median_low(played), 0, everywhere, score)


def _cuts(
    deck: Deck,
    held: Mapping[int, int],
    counts: Mapping[int, list[int]],
    of: int,
    cards: CardBase,
) -> list[Idea]:
    """Cards that hardly any of the decks plays, and those of which most play fewer."""
    if of < _ENOUGH:
        return []
    found = []
    for slot in deck.slots:
        played = counts.get(slot.card.id, [])
        share = len(played) / of
        if share > _RARE:
            fewer = _fewer(slot.card, played, of, held[slot.card.id], cards)
            found.extend([fewer] if fewer is not None else [])
            continue
        everywhere = cards.archive.play(slot.card.id).decks / len(cards.archive)
        copies = median_low(played) if played else 0
        found.append(
            Idea(
                kind=IdeaKind.CUT,
                card=slot.card,
                decks=len(played),
                of=of,
                copies=copies,
                have=held[slot.card.id],
                everywhere=everywhere,
                score=1 - share,
            )
        )
    return found


def _fewer(card: AnyCard, played: list[int], of: int, have: int, cards: CardBase) -> Idea | None:
    """The idea to play fewer copies of a card, if a clear majority of the decks plays fewer."""
    decks = of - sum(copies >= have for copies in played)
    usual = median_low(played)
    if decks < _HALF * of or usual >= have:
        return None
    everywhere = cards.archive.play(card.id).decks / len(cards.archive)
    score = decks / of * (have - usual) / have
    return Idea(IdeaKind.FEWER, card, decks, of, usual, have, everywhere, score)


def _best(ideas: Iterable[Idea], limit: int) -> tuple[Idea, ...]:
    found = sorted(ideas, key=_by_score)
    kept: list[Idea] = []
    for kind in IdeaKind:
        kept.extend([idea for idea in found if idea.kind is kind][:limit])
    return tuple(kept)


def _by_score(idea: Idea) -> tuple[float, int, int]:
    return -idea.score, -idea.decks, idea.card.id
