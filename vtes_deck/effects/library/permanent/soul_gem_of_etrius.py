"""Soul Gem of Etrius: a younger vampire of the crypt replaces a burned vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    CarriedBy,
    Condition,
    Diablerie,
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    NoPurpose,
    OwnStatic,
    Procedure,
    PurposeKind,
    Region,
    Table,
    Wording,
    control,
    ledger,
    zones,
)
from vtes_deck.effects.vocab import BURNED, INCAPACITATED, Trigger, card

RISES = EventType("rises from crypt", "{seat} draws {card} for {target}.")


class Successor(Procedure):
    """The top crypt card enters play with the equipment, or stays uncontrolled without it.

    Attributes:
        card: the equipment, which is not attached now.
        seat: the last controller of the burned vampire.
        capacity: the capacity of the burned vampire.
    """

    card: int
    seat: int
    capacity: int

    def draw(self, table: Table) -> None:
        """GEN-20: an empty crypt gives no card."""
        player = table.seats[self.seat]
        if self.card not in table.in_play:
            return
        if player.crypt and table.cards[player.crypt[-1]].capacity < self.capacity:
            self.succeed(table, player.crypt[-1])
            return
        zones.draw_crypt(table, self.seat)
        zones.burn(table, self.card)

    def succeed(self, table: Table, drawn: int) -> None:
        """The vampire enters play with the equipment, so that a contest concerns both cards.

        By a ruling, an imbued enters without life and is incapacitated.
        """
        table.emit(RISES, self.seat, drawn, target=self.card)
        came = control.arrive(table, drawn, self.seat, bearing=self.card)
        if drawn not in table.in_play or not isinstance(came, Minion):
            return
        if came.vampire:
            ledger.come_with(table, came, came.capacity)
        else:
            came.region = Region.INCAPACITATED
            table.emit(INCAPACITATED, self.seat, minion=drawn)

    steps = (draw,)


class BearerBurned(Condition, frozen=True):
    """The vampire with the equipment is burned."""

    @override
    def holds(self, context: EffectContext) -> bool:
        bearer = context.table.in_play.get(context.host)
        burned = context.target == context.host
        return burned and isinstance(bearer, Minion) and bearer.vampire

    @override
    def say(self, wording: Wording) -> str:
        return "if this vampire is burned"


class Succession(Effect, frozen=True):
    """The equipment is detached before it would be burned with the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, capacity = context.table, context.user_minion.capacity
        zones.attach(table, context.card, NONE)
        table.push(Successor(card=context.card, seat=context.seat, capacity=capacity))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "draw the top card from your crypt. If it is younger, put the Soul Gem on him or her "
            "and move him or her to your ready region with blood from the blood bank equal to his "
            "or her capacity; otherwise, move that card to your uncontrolled region (and burn the "
            "Soul Gem)"
        )


class Succeeds(Trigger, frozen=True, kw_only=True):
    """The trigger for the burning of the vampire with the equipment."""

    @override
    def say(self, wording: Wording) -> str:
        when = "".join(one.say(wording) for one in self.conditions)
        (then,) = self.effects
        return f"{when}, {then.say(wording)}"


class EscapesDiablerist(NoPurpose, OwnStatic, CarriedBy, frozen=True):
    """The vampire that diablerises the bearer cannot have the equipment."""

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        diablerie, worn = table.current(Diablerie), table.in_play.get(card)
        if diablerie is None or worn is None:
            return True
        return minion.card != diablerie.diablerist or worn.host != diablerie.victim

    @override
    def say(self, wording: Wording) -> str:
        return "if bearer is diablerized, the diablerizing vampire cannot take the Soul Gem"


CARDS = (
    card(
        101832,
        "Soul Gem of Etrius",
        Succeeds(
            on=BURNED,
            of_card=True,
            conditions=(BearerBurned(),),
            effects=(Succession(),),
        ),
        EscapesDiablerist(),
    ),
)
