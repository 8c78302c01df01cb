"""A scenario with the defaults of tests: the current edition, and default names.

>>> play = Play(cb, "Nora", "Eddie", "Suki")
>>> play.pool("Nora", 2)
>>> play.uncontrolled("Nora", "Alexa Draper", 6)
>>> play.turn("Nora", Phase.INFLUENCE)
>>> play.choose(TRANSFER, "Alexa Draper")
"""

from __future__ import annotations

from vtes_deck.engine.scenario.scenario import Scenario
from vtes_deck.engine.state.table import Zone
from vtes_deck.rulesets.vekn import VEKN

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve")


class Play(Scenario):
    """A scenario for a test."""

    def __init__(self, cb, *names, rules=VEKN, **more):
        super().__init__(rules, cb, *(names or NAMES), **more)

    def combats(self):
        """The number of combats in the log; an action may have only one."""
        return sum(
            " enter combat" in line and " to enter" not in line for line in self.log_sentences()
        )


def events_of(play, what):
    """The events of one type in the log."""
    return [event for event in play.game.log if event.what is what]


def counters_add_up(table):
    """Pool, blood and bank together are zero, as at the start."""
    pool = sum(seat.pool for seat in table.seats)
    waiting = sum(sum(seat.uncontrolled.values()) for seat in table.seats)
    blood = sum(card.blood for card in table.in_play.values())
    return pool + waiting + blood + table.bank == 0


def misplaced(table):
    """Cards that are not in exactly the zone recorded by the table."""
    found = {}
    for seat in table.seats:
        for zone, cards in (
            (Zone.LIBRARY, seat.library),
            (Zone.CRYPT, seat.crypt),
            (Zone.HAND, seat.hand),
            (Zone.ASH_HEAP, seat.ash_heap),
            (Zone.UNCONTROLLED, seat.uncontrolled),
            (Zone.IN_PLAY, seat.in_play),
        ):
            for card in cards:
                found.setdefault(card, []).append(zone)
    for zone, cards in ((Zone.BEING_PLAYED, table.being_played), (Zone.ASIDE, table.aside)):
        for card in cards:
            found.setdefault(card, []).append(zone)
    wrong = []
    for card, zone in enumerate(table.where):
        expected = [] if zone is Zone.REMOVED else [zone]
        if found.get(card, []) != expected:
            wrong.append((card, zone, found.get(card)))
    if set(table.in_play) != {c for c, z in enumerate(table.where) if z is Zone.IN_PLAY}:
        wrong.append("in play")
    return wrong


def overfull(table):
    """Vampires with more blood than their capacity (GEN-18)."""
    return [
        card
        for card in table.in_play.values()
        if getattr(card, "vampire", False) and card.blood > card.capacity
    ]
