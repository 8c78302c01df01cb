"""Elen Kamjian: a mandatory bleed."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CARD_ACTION,
    Duty,
    EffectContext,
    Minion,
    NoPurpose,
    Option,
    OwnStatic,
    SaidElsewhere,
    Table,
    Wording,
    action_key,
)
from vtes_deck.effects.vocab import ACT, AMinion, BleedAction, Control, MinionFilter, card

CONTROLS_LOCKED = Control(AMinion(MinionFilter(locked=True)))


class MustBleed(SaidElsewhere, NoPurpose, OwnStatic, Duty, frozen=True):
    """The vampire must perform the bleed that its text allows, unless it must hunt.

    By a ruling, the duty ends with that action. The vampire can do nothing if another bleed has
    made the action impossible this turn.
    """

    @override
    def options(self, table: Table, source: int, minion: Minion) -> list[Option] | None:
        if source != minion.card or not minion.blood:
            return None
        if action_key(table, source, 0) in minion.done:
            return None
        seat = minion.controller
        if not CONTROLS_LOCKED.holds(EffectContext(table, seat, source)):
            return None
        return [
            option
            for option in table.cards[source].script.options(table, seat, source, ACT)
            if option.verb.name.startswith(CARD_ACTION)
        ]


class OwnBleed(BleedAction, frozen=True, kw_only=True):
    """The bleed, with the duty."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"{lead}{wording.name} must bleed with +{self.plus} bleed as a Ⓓ action unless she "
            "must hunt"
        )


CARDS = (
    card(
        201585,
        "Elen Kamjian",
        OwnBleed(
            sentence="{minion} bleeds {seat} with +1 bleed.",
            host=True,
            plus=1,
            effects=(),
            conditions=(CONTROLS_LOCKED,),
        ),
        MustBleed(),
    ),
)
