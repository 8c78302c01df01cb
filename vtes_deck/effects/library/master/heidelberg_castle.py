"""Heidelberg Castle: blood, equipment and retainers move between two vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    PASS,
    PASSING,
    CardQuestion,
    Choice,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Purpose,
    PurposeKind,
    SaidElsewhere,
    Table,
    Target,
    Verb,
    Wording,
    allows,
    is_gear,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import (
    ACT,
    DISCARD_EFFECTS,
    DISCARD_OF_ANOTHER,
    END_OF_TURN,
    INFLUENCE,
    MASTER,
    OTHERS_MINIONS,
    READY_VAMPIRE,
    START_OF_TURN,
    UNLOCK,
    Blood,
    MoveCounters,
    Power,
    PutInPlay,
    card,
    master,
)

OUTSIDE_ACTIONS = (
    START_OF_TURN
    | UNLOCK
    | MASTER
    | ACT
    | OTHERS_MINIONS
    | INFLUENCE
    | DISCARD_EFFECTS
    | DISCARD_OF_ANOTHER
    | END_OF_TURN
)
WITH = Verb("exchange with", "Move things between {minion} and {target}.")
MOVE_BLOOD = Verb("move blood", "Move {n} blood from {target} to {minion}.")
MOVE_CARD = Verb("move card", "Move {target} to {minion}.")
CARD_MOVED = EventType("card moved", "{card} moves to {minion}.")


class OneOfTwo(SaidElsewhere, Target, frozen=True):
    """A ready vampire of a user who has another ready vampire."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found = minions_of(context, READY_VAMPIRE, "mine")
        return [(one.card, NONE, 0) for one in found] if len(found) > 1 else []


class Exchange(CardQuestion):
    """The player moves blood and cards between two vampires, each of them once.

    Attributes:
        seat: the player.
        card: the card with the effect.
        one, other: the vampires.
        blood: blood has been moved.
        moved: the cards that have been moved.
    """

    seat: int
    card: int
    one: int
    other: int = NONE
    blood: bool = False
    moved: tuple[int, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is MOVE_BLOOD:
            return (
                Purpose(PurposeKind.BLOOD, -option.n, self.seat, option.target),
                Purpose(PurposeKind.BLOOD, option.n, self.seat, option.minion),
            )
        return ()

    def offer_other(self, table: Table) -> None:
        """Ask for the second vampire."""
        context = EffectContext(table, self.seat, self.card)
        options = [
            Option(WITH, self.card, self.one, minion.card)
            for minion in minions_of(context, READY_VAMPIRE, "mine")
            if minion.card != self.one
        ]
        if not options or self.one not in table.in_play:
            self.finish()
            return
        table.ask(self.seat, DecisionKind.TARGET, options, self.card)

    def take_other(self, table: Table) -> None:
        """Record the second vampire."""
        answer = table.answer
        self.other = answer.target

    def offer(self, table: Table) -> None:
        """Offer every amount of blood, every piece of equipment and every retainer."""
        pair = (self.one, self.other)
        if any(one not in table.in_play for one in pair):
            self.finish()
            return
        options: list[Option] = []
        for giver, taker in (pair, pair[::-1]):
            vampire, other = table.minion(giver), table.minion(taker)
            if not self.blood:
                options += [
                    Option(MOVE_BLOOD, self.card, taker, giver, n=n)
                    for n in range(1, vampire.blood + 1)
                ]
            options += [
                Option(MOVE_CARD, self.card, taker, number)
                for number in vampire.attached
                if number not in self.moved
                and (is_gear(table, number) or table.cards[number].retainer)
                and allows(table, number, other)
            ]
        table.ask(self.seat, DecisionKind.TARGET, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Move the choice and ask again. GEN-18: blood above the capacity drains."""
        answer = table.answer
        if answer.verb is PASS:
            return
        if answer.verb is MOVE_BLOOD:
            self.blood = True
            context = EffectContext(table, self.seat, self.card, answer.minion, answer.target)
            MoveCounters(answer.n, Blood("target"), Blood("user")).carry_out(context)
        else:
            self.moved += (answer.target,)
            zones.attach(table, answer.target, answer.minion)
            table.emit(CARD_MOVED, self.seat, answer.target, minion=answer.minion)
        self.go_to(Exchange.offer)

    steps = (offer_other, take_other, offer, take)


class MovesBetween(Effect, frozen=True):
    """Blood, equipment and retainers move between the target and another ready vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(Exchange(seat=context.seat, card=context.card, one=context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "move blood, equipment and/or retainers between any 2 ready vampires you control. "
            "Cannot be used during an action"
        )


CARDS = (
    card(
        100908,
        "Heidelberg Castle, Germany",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: move things between {target} and another vampire.",
            at=OUTSIDE_ACTIONS,
            lock=True,
            target=OneOfTwo(),
            effects=(MovesBetween(),),
        ),
    ),
)
