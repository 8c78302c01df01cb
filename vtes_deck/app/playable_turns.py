"""The turns from which the library cards of a deck can be played."""

from __future__ import annotations

import msgspec

from cardbase.model import LibraryCard
from vtes_deck.app.playability import PlayLevel, asks, level_of
from vtes_deck.deck.model import Deck
from vtes_deck.stats.influence.curve import Curve
from vtes_deck.stats.probability import Probability


class PlayableTurns(msgspec.Struct, frozen=True):
    """The chance that a vampire that can play a card is ready.

    Attributes:
        card: a library card with a requirement.
        copies: the number of copies of it.
        chances: one for each turn of the curve, at the end of its influence phase.
    """

    card: LibraryCard
    copies: int
    chances: tuple[Probability, ...]


def playable_turns(deck: Deck, curve: Curve) -> tuple[PlayableTurns, ...]:
    """The cards with a requirement; those that become playable latest come first.

    A vampire becomes ready by transfers alone, as in the curve; library cards are not considered.

    Args:
        deck: the deck with the library.
        curve: the curve of its crypt.
    """
    found = []
    for card, copies in deck.cards:
        if not asks(card):
            continue
        able = [v.id for v, _ in deck.vampires if level_of(v, card)[0] is not PlayLevel.NOT]
        chances = tuple(turn.out_of(able, 1) for turn in curve.turns)
        found.append(PlayableTurns(card, copies, chances))
    found.sort(key=_latest_first)
    return tuple(found)


def _latest_first(row: PlayableTurns) -> tuple[float, int, str]:
    return sum(float(chance) for chance in row.chances), -row.copies, row.card.name
