"""Fleurdumal: an open hand in the combat that follows a block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    OpenHand,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import BEFORE_COMBAT, Blocked, Power, Same, Until, card

OPENS = EventType("opens hand for combat", "{seat} plays with an open hand in this combat.")


class OpensBlockersHand(SaidElsewhere, Effect, frozen=True):
    """The controller of the blocking minion plays with an open hand during the combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="blocker"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        blocker = None if action is None else table.in_play.get(action.blocker)
        if blocker is None:
            return
        seat = blocker.controller
        table.open_for_now(OpenHand(seat, Until.COMBAT))
        table.emit(OPENS, seat)


class PaysToSee(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        blocked = f"if {name} is blocked, " if Blocked() in self.conditions else ""
        return (
            f"{blocked}{name} can burn {self.blood} blood before combat to force the "
            "opposing minion's controller to play with an open hand during the resulting combat"
        )


CARDS = (
    card(
        200470,
        "Fleurdumal",
        PaysToSee(
            sentence="{card} burns 1 blood: the hand of the opponent is open in this combat.",
            at=BEFORE_COMBAT,
            blood=1,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), Blocked()),
            effects=(OpensBlockersHand(),),
        ),
    ),
)
