"""The events of cards that move between zones."""

from __future__ import annotations

from vtes_deck.engine.state.events import EventType
from vtes_deck.language import mark

DRAWS = EventType(
    "draws",
    mark("{seat} draws {card}."),
    mark("{seat} draws a card."),
    many=mark("{seat} draws {cards}."),
    many_hidden=mark("{seat} draws {n:card}."),
)
DEALT = EventType(
    "dealt",
    mark("{seat} puts {card} in the uncontrolled region."),
    mark("{seat} puts a crypt card in the uncontrolled region."),
    many=mark("{seat} puts {cards} in the uncontrolled region."),
    many_hidden=mark("{seat} puts {n:crypt card} in the uncontrolled region."),
)
BURNED = EventType(
    "burned",
    mark("{card} is burned."),
    many=mark("{cards} of {seat} are burned."),
    at_card=mark("{card} on {target} is burned."),
)
_ALL_REMOVED = mark("{cards} of {seat} are removed from the game.")
REMOVED = EventType("removed", mark("{card} is removed from the game."), many=_ALL_REMOVED)
DISCARDED = EventType("discarded", "{seat} discards {card}.")
ENTERS = EventType("enters", "")
"""A card has entered play; ``n`` is 1 if it comes from the uncontrolled region."""
LEAVES = EventType("leaves", "")
MOVES = EventType("moves", "")
"""A card in play has moved to another card."""
