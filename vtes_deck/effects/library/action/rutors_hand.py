"""Rutor's Hand: unlocks a vampire in each turn in exchange for damage."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASSING,
    CardQuestion,
    Damage,
    DamageResolution,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import (
    ACT,
    InPhase,
    OnePerMinion,
    Phase,
    Power,
    PutOn,
    Unlock,
    action,
    card,
)

IMMUNE = Verb("burn for immunity", "{minion} burns {n} blood and takes no damage.")


def scorch(table: Table, vampire: int, card: int) -> None:
    """Inflict the damage of the card on a vampire."""
    damage = Damage(target=vampire, n=1, aggravated=True, source=card, unpreventable=True)
    table.push(DamageResolution((damage,)))


class Scorched(Effect, frozen=True):
    """The vampire takes 1 environmental aggravated damage that cannot be prevented.

    Attributes:
        price: the blood that it can burn instead; 0 if there is no alternative.
    """

    price: int = 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if self.price and context.user_minion.blood >= self.price:
            context.table.push(
                ImmunityChoice(
                    seat=context.seat, card=context.card, minion=context.minion, price=self.price
                )
            )
        else:
            scorch(context.table, context.minion, context.card)

    @override
    def say(self, wording: Wording) -> str:
        said = f"{wording.user} takes 1 unpreventable environmental aggravated damage"
        if not self.price:
            return said
        immune = "to be immune to this aggravated damage"
        return f"{said}. {wording.user} can burn {self.price} blood {immune}"


class ImmunityChoice(CardQuestion):
    """The Methuselah decides whether the vampire burns blood to be immune.

    Attributes:
        seat: the Methuselah.
        card: the card.
        minion: the vampire.
        price: the blood.
    """

    seat: int
    card: int
    minion: int
    price: int

    def offer(self, table: Table) -> None:
        """Offer both choices."""
        immune = Option(IMMUNE, self.card, self.minion, n=self.price)
        table.ask(self.seat, DecisionKind.CHOICE, [immune, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        if answer.verb is IMMUNE:
            ledger.burn_blood(table, table.minion(self.minion), self.price, self.card)
        else:
            scorch(table, self.minion, self.card)

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is IMMUNE:
            return (Purpose(PurposeKind.BLOOD, -self.price, self.seat, self.minion),)
        return (Purpose(PurposeKind.DAMAGE, 1, self.seat, self.minion),)

    steps = (offer, take)


CARDS = (
    card(
        101664,
        "Rutor's Hand",
        action("tha", PutOn("user", locked=True), Scorched(), stealth=1),
        action("THA", PutOn("user", locked=True), Scorched(price=3), stealth=1),
        Power(
            sentence="Lock {card}: unlock the vampire with it.",
            at=ACT,
            user="host",
            lock=True,
            conditions=(InPhase(Phase.MINION),),
            effects=(Unlock(),),
        ),
        OnePerMinion(),
    ),
)
