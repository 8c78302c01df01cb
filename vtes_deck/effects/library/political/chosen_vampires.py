"""Ancient Influence and Reins of Power: each Methuselah chooses a vampire, then pool changes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import CardReferendum, PlayLimit, card
from vtes_deck.language import mark

CHOOSE = Verb("choose own vampire", mark("Choose {target}."), chosen="{target}.")
CHOOSES = EventType("chooses vampire", "{seat} chooses {minion}.")


class CountChosen(Effect, frozen=True):
    """Each Methuselah can choose a ready vampire; the capacities are gained or burned.

    Attributes:
        gain: the pool that each Methuselah first gains; 0 means the capacity of her own vampire.
        burn: the pool that she then burns; 0 means the capacity of her predator's vampire.
    """

    gain: int = 0
    burn: int = 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, self.gain or 1, whose="any"),
            Does(PurposeKind.POOL, self.burn or 1, whose="any", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            VampireChoices(
                card=context.card,
                order=tuple(context.table.clockwise(context.seat)),
                gain=self.gain,
                burn=self.burn,
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        gained = (
            f"{self.gain} pool" if self.gain else "pool equal to their chosen vampire's capacity"
        )
        burned = (
            f"{self.burn} pool"
            if self.burn
            else "pool equal to the capacity of their predator's chosen vampire"
        )
        return (
            "each Methuselah can choose a ready vampire they control. "
            f"Each Methuselah gains {gained}, then burns {burned}"
        )


class VampireChoices(Procedure):
    """The Methuselahs choose, clockwise from the caller; then the pool changes.

    Attributes:
        card: the political action card.
        order: the Methuselahs in the game.
        gain, burn: as in :class:`CountChosen`.
        chosen: the capacities chosen so far, in this order; 0 without a vampire.
    """

    card: int
    order: tuple[int, ...]
    gain: int
    burn: int
    chosen: tuple[int, ...] = ()

    def offer(self, table: Table) -> None:
        """Ask the next Methuselah who has a ready vampire."""
        while len(self.chosen) < len(self.order):
            seat = self.order[len(self.chosen)]
            vampires = [one for one in table.ready_minions(seat) if one.vampire]
            if vampires:
                options = [Option(CHOOSE, self.card, target=one.card) for one in vampires]
                table.ask(seat, DecisionKind.TARGET, [*options, PASSING], self.card)
                return
            self.chosen += (0,)
        self.go_to(VampireChoices.count)

    def take(self, table: Table) -> None:
        """Record the capacity of the vampire."""
        answer = table.answer
        if answer.verb is PASS:
            self.chosen += (0,)
        else:
            table.emit(CHOOSES, self.order[len(self.chosen)], minion=answer.target)
            self.chosen += (table.minion(answer.target).capacity,)
        self.go_to(VampireChoices.offer)

    def count(self, table: Table) -> None:
        """Everyone gains, then everyone burns; no player is ousted in between."""
        capacity = dict(zip(self.order, self.chosen, strict=True))
        for seat in self.order:
            ledger.gain_pool(table, seat, self.gain or capacity[seat])
        for seat in self.order:
            ledger.burn_pool(table, seat, self.burn or capacity[table.predator(seat)])

    steps = (offer, take, count)


ONCE = PlayLimit(per="game", by="everybody")

CARDS = (
    card(100064, "Ancient Influence", CardReferendum(passed=(CountChosen(burn=5),)), ONCE),
    card(101591, "Reins of Power", CardReferendum(passed=(CountChosen(gain=6),)), ONCE),
)
