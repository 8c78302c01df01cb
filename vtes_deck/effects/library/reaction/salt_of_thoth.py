"""Salt of Thoth: actions directed at a location fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import PUT_ON as IS_PUT_ON
from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording, control
from vtes_deck.effects.library.master.secret_passage import Fails
from vtes_deck.effects.vocab import (
    DECLINED,
    UNBLOCKED,
    BurnCard,
    Directed,
    Power,
    PutOn,
    Role,
    Trait,
    card,
    reaction,
)


class AimsAtLocation(Condition, frozen=True):
    """A directed action has a location of the user as its target.

    Attributes:
        host: only the location with the card.
    """

    host: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or action.failed or not Directed().holds(context):
            return False
        target = table.in_play.get(action.target)
        if target is None or target.controller != context.seat:
            return False
        if self.host:
            return target.card == context.host
        return Trait.LOCATION in table.cards[target.card].traits

    @override
    def say(self, wording: Wording) -> str:
        return ""


class PutsOnTarget(SaidElsewhere, PutOn, frozen=True):
    """Puts the card on the location at which the action is directed."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is not None and action.target in table.in_play:
            table.emit(IS_PUT_ON, context.seat, context.card, target=action.target)
            control.arrive(table, context.card, context.seat, action.target)


class FailsAtLocation(Fails, frozen=True):
    """The action fails."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cause an action directed at a location you control to fail and put this card on that "
            "location"
        )


class BurnsToFail(Power, frozen=True, kw_only=True):
    """Its controller burns the card, and the action fails."""

    @override
    def say(self, wording: Wording) -> str:
        return "you may burn this card to cause an action directed at this location to fail"


CARDS = (
    card(
        101674,
        "Salt of Thoth",
        reaction(
            "",
            FailsAtLocation(),
            PutsOnTarget(),
            at=UNBLOCKED | DECLINED,
            conditions=(AimsAtLocation(),),
            role=Role.EITHER,
        ),
        BurnsToFail(
            sentence="Burn {card}: the action fails.",
            at=UNBLOCKED | DECLINED,
            conditions=(AimsAtLocation(host=True),),
            effects=(BurnCard("this"), Fails()),
        ),
    ),
)
