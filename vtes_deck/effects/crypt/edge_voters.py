"""Vampires with effects when a Methuselah burns the Edge or a card for votes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CARD_BURNED, EDGE_BURNED, Wording
from vtes_deck.effects.vocab import (
    IS_READY,
    Activity,
    Blood,
    Gain,
    MinionFilter,
    Restriction,
    Same,
    SeatVotes,
    Trigger,
    card,
)


class MoreForEdge(Trigger, frozen=True, kw_only=True):
    """More votes for the controller who burns the Edge or a political action card for a vote."""

    edge: bool = True

    @override
    def say(self, wording: Wording) -> str:
        ready = "while he is ready, " if IS_READY in self.conditions else ""
        burned = "the Edge" if self.edge else "a political action card"
        (votes,) = self.effects
        return f"{ready}if you burn {burned} for a vote, {votes.say(wording)}"


class FeedsOnEdge(Trigger, frozen=True, kw_only=True):
    """Blood whenever a Methuselah burns the Edge for a vote."""

    @override
    def say(self, wording: Wording) -> str:
        return f"if any Methuselah burns the Edge for a vote, {wording.name} gains 1 blood"


CARDS = (
    card(200973, "Melissa Barton", FeedsOnEdge(on=EDGE_BURNED, effects=(Gain(1, Blood()),))),
    card(
        201448,
        "Vincent Day, Paladin and Paragon",
        MoreForEdge(on=EDGE_BURNED, mine=True, effects=(SeatVotes(1),)),
    ),
    card(
        201616,
        "Fiorenza Savona",
        MoreForEdge(on=EDGE_BURNED, mine=True, effects=(SeatVotes(1),)),
        MoreForEdge(on=CARD_BURNED, mine=True, effects=(SeatVotes(1),), edge=False),
    ),
    card(
        201064,
        "Nkule Galadima",
        Restriction(
            activity=Activity.VOTE,
            host=False,
            who=MinionFilter(clans=("Lasombra",)),
            conditions=(Same("host", "caller"),),
        ),
        MoreForEdge(on=EDGE_BURNED, mine=True, conditions=(IS_READY,), effects=(SeatVotes(2),)),
    ),
)
