"""Questions about draws that fit a deck, as a start for a player who has not asked one yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardbase.model import LibraryCard
from cardbase.terms import Type
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.language import tr
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.odds.question import Count, Moment, OddsQuestion, Pick, Zone
from vtes_deck.stats.odds.writer import write

_TURN = 3
_MASTERS = "type:master"


class OddsExample(NamedTuple):
    """A question: as a title for people, in its written form, and the card in the title."""

    title: str
    text: str
    card: str = ""


def odds_examples(deck: Deck) -> tuple[OddsExample, ...]:
    """The vampire and the library card with most copies, and master cards.

    Args:
        deck: parts that it lacks give no example.
    """
    found = []
    star, main = _most(deck.crypt), _most(deck.library)
    if star is not None:
        found.append(
            OddsExample(
                tr("{card} in the opening crypt", card=star.card),
                _asked(Zone.CRYPT, Pick((star.card,)), 1),
                str(star.card),
            )
        )
    if main is not None:
        found.append(
            OddsExample(
                tr("{card} by turn {turn}", card=main.card, turn=_TURN),
                _asked(Zone.HAND, Pick((main.card,)), _TURN),
                str(main.card),
            )
        )
    masters = tuple(
        slot.card
        for slot in deck.library
        if isinstance(slot.card, LibraryCard) and Type.MASTER in slot.card.types
    )
    if masters:
        found.append(
            OddsExample(
                tr("A master card in the opening hand"),
                _asked(Zone.HAND, Pick(masters, _MASTERS), 1),
            )
        )
    return tuple(found)


def _most(slots: Sequence[Slot]) -> Slot | None:
    """The slot with most copies; the first of equals."""
    return max(slots, key=lambda slot: slot.count, default=None)


def _asked(zone: Zone, pick: Pick, turn: int) -> str:
    condition = Count(zone, Compare.AT_LEAST, 1, (pick,))
    return write(OddsQuestion(condition=condition, moment=Moment(turn)))
