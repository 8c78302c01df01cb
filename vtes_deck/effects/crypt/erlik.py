"""Erlik: blood for the uncontrolled region."""

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
    bank,
    mark,
)
from vtes_deck.effects.vocab import (
    EntersWith,
    card,
)

GIVES_BLOOD = EventType(
    "gives blood",
    mark("{minion} gives 1 blood to {card}."),
    mark("{minion} gives 1 blood to an uncontrolled vampire."),
    adds=True,
)
GIVE = Verb("give blood", "Move 1 blood to {target}.")


class GiveBlood(Effect, frozen=True, kw_only=True):
    """Distributes blood of the vampire among uncontrolled vampires of a clan.

    Attributes:
        most: the maximum.
        clan: the clan of the recipients.
    """

    most: int
    clan: str

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, self.most, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            BloodDistribution(seat=context.seat, card=context.card, left=self.most, clan=self.clan),
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can distribute up to {self.most} blood from {wording.user} to any of your "
            f"uncontrolled {self.clan}"
        )


class BloodDistribution(Procedure):
    """The player moves blood of a vampire to the uncontrolled region, one point at a time.

    Attributes:
        seat: the player.
        card: the vampire that gives blood.
        left: the blood that it may still give.
        clan: the clan of the recipients.
    """

    seat: int
    card: int
    left: int
    clan: str

    def offer(self, table: Table) -> None:
        """Offer every recipient while blood is left."""
        giver = table.in_play.get(self.card)
        if not self.left or giver is None or not giver.blood:
            self.finish()
            return
        options = [
            Option(GIVE, self.card, target=other)
            for other in table.seats[self.seat].uncontrolled
            if table.cards[other].clan == self.clan
        ]
        table.ask(self.seat, DecisionKind.TARGET, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Move the blood and ask again."""
        answer = table.answer
        if answer.verb is PASS:
            return
        bank.burn_blood(table, table.in_play[self.card], 1)
        bank.add_to_uncontrolled(table, answer.target, 1)
        table.emit(GIVES_BLOOD, self.seat, answer.target, minion=self.card, n=1, only=self.seat)
        self.left -= 1
        self.go_to(BloodDistribution.offer)

    steps = (offer, take)


CARDS = (
    card(
        200434,
        "Erlik",
        EntersWith((GiveBlood(most=5, clan="Harbinger of Skulls"),)),
    ),
)
