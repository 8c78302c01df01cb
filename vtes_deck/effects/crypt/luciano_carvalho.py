"""Luciano Carvalho: animal retainers change their employers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    ACard,
    Power,
    Trait,
    Type,
    Until,
    Zone,
    card,
)

MOVE = Verb("move retainer", "Move {target} to {minion}.")
MOVED = EventType("retainer moved", "{seat} moves {target} to {minion}.")


def other_vampires(table: Table, retainer: int) -> list[int]:
    """The other vampires of the retainer's controller; none if an ally employs the retainer."""
    employer = table.minion(table.in_play[retainer].host)
    if not employer.vampire:
        return []
    mine = table.minions(employer.controller)
    return [one.card for one in mine if one.vampire and one.card != employer.card]


class EmployerChoice(CardQuestion):
    """A Methuselah chooses the vampire to which a retainer moves.

    Attributes:
        seat: the Methuselah.
        card: the card that moves it.
        retainer: the retainer.
    """

    seat: int
    card: int
    retainer: int

    def offer(self, table: Table) -> None:
        """Offer every other vampire."""
        options = [
            Option(MOVE, self.card, minion=one, target=self.retainer)
            for one in other_vampires(table, self.retainer)
        ]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.retainer)

    def take(self, table: Table) -> None:
        """Move the retainer."""
        answer = table.answer
        zones.attach(table, self.retainer, answer.minion)
        table.emit(MOVED, self.seat, target=self.retainer, minion=answer.minion)

    steps = (offer, take)


class MoveRetainer(Effect, frozen=True):
    """The chosen retainer moves to another vampire of the same Methuselah."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(other_vampires(context.table, context.target))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            EmployerChoice(seat=context.seat, card=context.card, retainer=context.target)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "move an animal retainer from a vampire you control to another vampire you control"


CARDS = (
    card(
        201675,
        "Luciano Carvalho",
        Power(
            sentence="Move {target} to another vampire.",
            at=DISCARD_EFFECTS,
            once=Until.TURN,
            target=ACard(Zone.IN_PLAY, (Type.RETAINER,), "mine", on="minion", trait=Trait.ANIMAL),
            effects=(MoveRetainer(),),
        ),
    ),
)
