"""Imbued whose texts use conviction, or help other imbued."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.imbued.costly_actions import ForConviction
from vtes_deck.effects.library.imbued.words import NEW_IMBUED, Monster, conviction
from vtes_deck.effects.vocab import (
    INFLUENCE,
    AMinion,
    Blood,
    EnterCombat,
    Gain,
    MoveCounters,
    MyTurn,
    Pool,
    Power,
    Until,
    card,
)

ADDED = 2


class FightsForConviction(ForConviction, frozen=True, kw_only=True):
    """An action to enter combat with a monster."""

    @override
    def say(self, wording: Wording) -> str:
        costs = conviction(self.costs)
        return f"{wording.user} can enter combat with a monster as a Ⓓ action that costs {costs}"


class HelpsForConviction(ForConviction, frozen=True, kw_only=True):
    """An action that adds counters to an imbued in the uncontrolled region."""

    @override
    def say(self, wording: Wording) -> str:
        costs = conviction(self.costs)
        return (
            f"{wording.user} can add {ADDED} blood to {NEW_IMBUED.say(wording)} as a "
            f"+{self.stealth} stealth action that costs {costs}"
        )


class MovesPool(Power, frozen=True, kw_only=True):
    """A counter of the pool is moved to an imbued in the uncontrolled region."""

    @override
    def say(self, wording: Wording) -> str:
        to = NEW_IMBUED.say(wording)
        return f"during your influence phase, you can move a counter from your pool to {to}"


CARDS = (
    card(
        200715,
        'John "Cop90" O\'Malley',
        FightsForConviction(
            sentence="{minion} acts to enter combat with {target}.",
            target=AMinion(Monster(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        201103,
        'Paul "Sixofswords29" Moreton',
        MovesPool(
            sentence="Move 1 counter from your pool to {target}.",
            at=INFLUENCE,
            conditions=(MyTurn(),),
            target=NEW_IMBUED,
            once=Until.TURN,
            effects=(MoveCounters(1, Pool(), Blood("target")),),
        ),
    ),
    card(
        201386,
        'Travis "Traveler72" Miller',
        HelpsForConviction(
            sentence="{minion} acts to add 2 counters to {target}.",
            stealth=1,
            target=NEW_IMBUED,
            effects=(Gain(ADDED, Blood("target")),),
        ),
    ),
)
