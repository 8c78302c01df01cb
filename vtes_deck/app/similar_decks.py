"""Winning decks like the open one, and the ideas that follow from them, with reasons.

The reason is always a number of decks that can be looked up. Some players have won repeatedly with
nearly the same deck: these decks are counted once. Ideas are ordered by how typical a card is of
the kind of deck: its share among the similar decks, times the logarithm of that share divided by
its share in the whole archive (the contribution of the card to the divergence between the two). A
card in every deck ranks below one that is typical of this deck. Cards that are usual in such a
deck, including common ones, are a separate list (:mod:`vtes_deck.app.usual_cards`).
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

MAX_SIMILAR = 50
"""The maximum number of decks from which ideas are taken."""

_FAINT = 1 / 3
"""Decks below this part of the highest similarity are ignored."""

_SAME = 0.7
"""The minimum share of common cards for two decks of a player to be nearly the same.

In the archive, two decks of a player share either less than half or most of their cards.
"""

_MIN_SIMILARITY = 0.04
_MIN_DECKS = 3
_MIN_SHARE = 0.12
_HALF = 0.5
_RARE = 0.1
_ENOUGH = 10
"""The minimum number of similar decks for calling a card unusual."""


class IdeaKind(enum.StrEnum):
    """The purpose of an idea."""

    USUAL = "usual"
    """A card that the deck does not play and that is usual with its cards."""
    APART = "apart"
    """A card that the deck does not play and that similar decks play more than others."""
    MORE = "more"
    """A card that similar decks play in more copies."""
    CUT = "cut"
    """A card that hardly any similar deck plays."""
    FEWER = "fewer"
    """A card that most similar decks play in fewer copies or not at all."""


class Idea(msgspec.Struct, frozen=True):
    """A card to consider.

    Attributes:
        kind: the purpose.
        card: the card.
        decks: similar decks that play it (for ``MORE``: in more copies than this one; for
            ``FEWER``: in fewer copies or not at all).
        of: all similar decks; nearly identical decks of a player count once.
        copies: the median copies in those that play it; 0 if none does.
        have: copies in the open deck.
        everywhere: share of all archived decks that play it, 0 to 1.
        score: the value by which ideas are ordered.
        callers: for a card to add: the cards of the deck that call for it, strongest first.
        replaces: for a card to add, the card of the deck that it would replace if the deck is full.
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
        """The copies in the deck if the idea is accepted."""
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
        text = tr("{because}; {more}", because=because, more=more) if more else because
        if self.replaces is None:
            return text
        return plural(
            "{said}. It could replace {card}, of which you play {n}",
            "{said}. It could replace {card}, of which you play {n}",
            self.spare,
            said=text,
            card=self.replaces,
        )


class Thoughts(msgspec.Struct, frozen=True):
    """The ideas for a deck from the archive.

    Attributes:
        alike: the similar decks, the most similar first.
        counted: their number, with nearly identical decks of a player counted once.
        ideas: usual cards, typical cards, cards to play in more copies, cards to cut, cards to play
            in fewer copies; best first in each kind.
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
    """Find similar decks and ideas for a deck. May take a tenth of a second; any thread.

    Args:
        deck: the deck.
        cards: the card base.
        similarity: the similarities of its archive.
        on: the day for which it is built: cards that are banned or not yet legal then are left out.
        archive_id: the archived deck of which it is a copy, which is left out.
        limit: the maximum number of ideas of each kind.
        model: the model of which cards call for which; without it there are no usual cards.
    """
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    alike = near(similarity.most_like(held, limit=MAX_SIMILAR, without=archive_id))
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
    """The ideas; typical cards have the cards that call for them and the card that they replace."""
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


def _usual_cards(  # noqa: PLR0913, PLR0917 - the results of the search so far
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
    """The decks that are similar enough to be significant."""
    found = list(alike)
    least = max(_MIN_SIMILARITY, found[0].value * _FAINT) if found else 0.0
    return [each for each in found if each.value >= least]


def distinct(alike: Iterable[SimilarDeck]) -> list[SimilarDeck]:
    """The decks without near copies by the same player; the most similar one stays."""
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
    """The cards that two decks share, divided by all cards in either, 0 to 1."""
    both = one.keys() | other.keys()
    most = sum(max(one.get(card, 0), other.get(card, 0)) for card in both)
    return sum(min(one.get(card, 0), other.get(card, 0)) for card in both) / most if most else 1.0


def _copies(each: SimilarDeck) -> Mapping[int, int]:
    copies: Counter[int] = Counter()
    for entry in each.deck.cards:
        copies[entry.id] += entry.count
    return copies


def _idea(card: AnyCard, played: list[int], of: int, have: int, everywhere: float) -> Idea | None:
    """The idea about a card, if there is one."""
    decks = [copies for copies in played if copies > have]
    share = len(decks) / of
    if len(decks) < _MIN_DECKS:
        return None
    if have:
        # More copies is an idea only if a clear majority plays more.
        usual = median_low(played)
        if share < _HALF or usual <= have:
            return None
        score = share * (usual - have) / usual
        return Idea(IdeaKind.MORE, card, len(decks), of, usual, have, everywhere, score)
    if share < _MIN_SHARE or share <= everywhere:
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
    """Cards that hardly any of the decks play, and cards that most of them play in fewer copies."""
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
