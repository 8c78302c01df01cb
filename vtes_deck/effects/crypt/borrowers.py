"""Vampires that take control of others, or are taken, until the end of the turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Which,
    Wording,
    card_of,
    zones,
)
from vtes_deck.effects.library.action.puppet_master import GOES_BACK, LENT_BY
from vtes_deck.effects.vocab import (
    TAKES_CONTROL,
    Activity,
    AMinion,
    CardAction,
    MinionFilter,
    Restriction,
    Unlock,
    card,
)


class Borrows(Effect, frozen=True):
    """The acting minion's controller takes control of a vampire until the end of the turn."""

    which: Which

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.LOSE, which=self.which))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        vampire = table.in_play.get(card_of(context, self.which))
        if not isinstance(vampire, Minion) or vampire.controller == context.seat:
            return
        vampire.set_mark(LENT_BY, vampire.controller + 1)
        zones.give(table, vampire.card, context.seat)
        table.emit(TAKES_CONTROL, context.seat, vampire.card)
        GOES_BACK.carry_out(context.by(vampire.card))

    @override
    def say(self, wording: Wording) -> str:
        what = wording.target if self.which == "target" else wording.this
        return f"take control of {what} this turn"


class ActionAtHost(SaidElsewhere, Condition, frozen=True):
    """The current action is the one that the card of the vampire allows to others."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.card == context.host


class IsTaken(CardAction, frozen=True, kw_only=True):
    """The action of others, with the wording of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any Brujah controlled by another Methuselah can take a Ⓓ action to unlock "
            f"{wording.name} and take control of him until the end of the turn"
        )


class LetsItself(Restriction, frozen=True, kw_only=True):
    """The vampire does not block that action."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} cannot block that action"


CARDS = (
    card(
        200390,
        "Drusilla Euphemia",
        CardAction(
            sentence="{minion} acts to take control of {target} until the end of the turn.",
            host=True,
            blood=2,
            target=AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "others"),
            effects=(Borrows("target"),),
        ),
    ),
    card(
        200502,
        "Gengis",
        IsTaken(
            sentence="{minion} acts to unlock {card} and take control of it.",
            who=MinionFilter(clans=("Brujah",)),
            whose="others",
            effects=(Unlock("this"), Borrows("this")),
        ),
        LetsItself(activity=Activity.BLOCK, conditions=(ActionAtHost(),)),
    ),
)
