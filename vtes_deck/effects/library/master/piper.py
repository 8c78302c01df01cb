"""Piper: an Anarch immediately recruits an ally or employs a retainer."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    bring,
    can_bring,
    hand,
    lock,
)
from vtes_deck.effects.vocab import AMinion, MinionFilter, Sect, card, master

BRING = Verb("piper brings", "{minion} brings {target} into play.")


def found(table: Table, seat: int, minion: Minion) -> list[int]:
    """The allies and retainers in hand that the minion could recruit or employ."""
    held = hand.one_of_each(table, table.seats[seat].hand)
    return [
        one
        for one in held
        if (table.cards[one].ally or table.cards[one].retainer) and can_bring(table, one, minion)
    ]


class RecruitChoice(CardQuestion):
    """The player chooses the card; the Anarch pays for it. By rulings, this is not an action.

    Attributes:
        seat: the player.
        card: the card with the effect.
        minion: the Anarch.
    """

    seat: int
    card: int
    minion: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        kind = PurposeKind.PERMANENT
        return (Purpose(kind, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Offer the cards that the Anarch can put in play."""
        options = [
            Option(BRING, self.card, self.minion, target=one)
            for one in found(table, self.seat, table.minion(self.minion))
        ]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """ALY-03: an ally is not attached to a minion."""
        answer = table.answer
        host = NONE if table.cards[answer.target].ally else self.minion
        bring(EffectContext(table, self.seat, self.card, self.minion, answer.target), host)

    steps = (offer, take)


class Pipes(Effect, frozen=True):
    """The target locks and puts a card from the hand in play."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(found(context.table, context.seat, context.target_minion))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="target"), Does(PurposeKind.MINION, whose="mine"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)
        if self.possible(context):
            context.table.push(
                RecruitChoice(seat=context.seat, card=context.card, minion=context.target)
            )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"lock {wording.target}. That Anarch recruits or employs an ally or retainer from your "
            "hand (requirements and cost apply as normal). This is not an action and cannot be "
            "blocked"
        )


ANARCH = MinionFilter(ready=True, locked=False, sects=(Sect.ANARCH,))

CARDS = (card(101401, "Piper", master(Pipes(), target=AMinion(ANARCH))),)
