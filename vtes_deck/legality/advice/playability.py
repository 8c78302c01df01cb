"""Library cards that no minion of the deck can play, or only with help."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardbase.model import AnyCard, LibraryCard
from cardbase.playability import OF_IMBUED, MissingRequirement, lacks
from cardbase.terms import Type
from vtes_deck.deck.model import Deck
from vtes_deck.legality.advice.kinds import CannotPlay, OnlyAfter, OnlyVotes
from vtes_deck.legality.advice.lenders import Helpers
from vtes_deck.legality.violations import Copies

type Lack = tuple[MissingRequirement, ...]


def cannot_play(deck: Deck) -> Iterator[CannotPlay | OnlyAfter | OnlyVotes]:
    """One piece of advice for each missing ability, with the cards that need it.

    A deck without a crypt, or a card that a minion can play, gets no advice.
    """
    if not deck.crypt:
        return
    minions = _minions(deck)
    helpers = Helpers(deck)
    never: dict[tuple[Lack, bool], list[Copies]] = {}
    later: dict[tuple[Lack, tuple[AnyCard, ...]], list[Copies]] = {}
    for card, count in deck.cards:
        lacking = _lacking(card, minions)
        if not lacking:
            continue
        nearest = sorted(lacking, key=partial(_distance, helpers))
        ways = ((lack, helpers.way(card, lack)) for lack in nearest)
        found = next(((lack, way) for lack, way in ways if way is not None), None)
        if found is not None:
            later.setdefault(found, []).append(Copies(card, count))
        else:
            votes = Type.POLITICAL_ACTION in card.types
            never.setdefault((nearest[0], votes), []).append(Copies(card, count))
    for (lack, votes), cards in never.items():
        kind = OnlyVotes if votes else CannotPlay
        yield kind(cards=tuple(cards), missing=lack)
    for (lack, given), cards in later.items():
        yield OnlyAfter(cards=tuple(cards), missing=lack, helpers=given)


def _minions(deck: Deck) -> tuple[AnyCard, ...]:
    """The crypt, and the allies of the library."""
    allies = (card for card, _ in deck.cards if Type.ALLY in card.types)
    return (*(card for card, _ in deck.vampires), *allies)


def _lacking(card: LibraryCard, minions: tuple[AnyCard, ...]) -> set[Lack]:
    """The gaps that prevent each minion from playing ``card``; empty if a minion has no gap."""
    if not card.requirement and not OF_IMBUED.intersection(card.types):
        return set()
    found: set[Lack] = set()
    for minion in minions:
        lack = lacks(card, minion)
        if not lack:
            return set()
        found.add(lack)
    return found


def _distance(helpers: Helpers, lack: Lack) -> tuple[int, int, Lack]:
    """The distance of a minion from playing a card: what only a card can give counts first."""
    return sum(not helpers.by_action(one) for one in lack), len(lack), lack
