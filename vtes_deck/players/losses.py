"""The cost of an action of another Methuselah if it succeeds."""

from __future__ import annotations

from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.seen_procedures import SeenAction
from vtes_deck.players.seen_position import SeenPosition

STOPPED = {HUNT: 0.35, EQUIP: 0.8, EMPLOY: 0.8, RECRUIT: 1.6, POLITICAL: 1.3}
"""The worth of stopping an undirected action of a neighbour."""


def loss(position: SeenPosition, action: SeenAction) -> float:
    """The cost of the current action if it succeeds, including the gains of a neighbour."""
    if action.bleed and position.seat in action.seats:
        return -position.pool(position.seat, -action.bleed) + 0.5
    if position.seat in action.seats:
        return 1.2
    if action.seats:
        return 0.0
    near = action.seat in {position.seen.prey, position.seen.predator}
    return STOPPED.get(action.verb, 0.9) * (0.8 if near else 0.0)
