"""Toreador Grand Ball: one Toreador stays locked, another cannot be blocked."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Bleed,
    CardQuestion,
    CurrentAction,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Forbids,
    Key,
    NoPurpose,
    Option,
    OwnStatic,
    PurposeKind,
    Table,
    Verb,
    Wording,
    lock,
    minions_of,
)
from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    BurnCard,
    CardAction,
    MinionFilter,
    PutInPlay,
    StealthInAction,
    card,
    master,
)

TOREADOR = MinionFilter(ready=True, clans=("Toreador",))
INVITE = Verb("invite", "{target} cannot be blocked in actions other than bleeds.")
HOST, GUEST = "Toreador who stays locked", "Toreador who cannot be blocked"
"""Marks of the card with the numbers of the two, counted from 1."""


class GuestChoice(CardQuestion):
    """The Methuselah chooses the second Toreador.

    Attributes:
        seat: the Methuselah.
        card: the card.
        locked: the first Toreador.
    """

    seat: int
    card: int
    locked: int

    def offer(self, table: Table) -> None:
        """Offer every other ready Toreador; without another Toreador the card has no guest."""
        context = EffectContext(table, self.seat, self.card)
        found = [one.card for one in minions_of(context, TOREADOR, "mine")]
        options = [Option(INVITE, self.card, target=one) for one in found if one != self.locked]
        if options and self.card in table.in_play:
            table.ask(self.seat, DecisionKind.CHOICE, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Record both on the card and lock the first."""
        answer = table.answer
        ball = table.in_play[self.card]
        ball.set_mark(HOST, self.locked + 1)
        ball.set_mark(GUEST, answer.target + 1)
        if self.locked in table.in_play:
            lock(table, self.locked)

    steps = (offer, take)


class OpenBall(Effect, frozen=True):
    """Puts the card in play with two Toreador and locks the first."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(minions_of(context, TOREADOR, "mine")) > 1

    @override
    def does(self) -> tuple[Does, ...]:
        return (*PutInPlay().does(), Does(PurposeKind.LOCK, which="target"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        PutInPlay().carry_out(context)
        context.table.push(GuestChoice(seat=context.seat, card=context.card, locked=context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"choose two ready Toreador you control, put {wording.this} in play, and lock one of "
            "the two"
        )


class HostStaysLocked(NoPurpose, OwnStatic, Forbids, frozen=True):
    """The first Toreador does not unlock as normal."""

    key: ClassVar[Key] = Activity.UNLOCK_NORMALLY
    wide: ClassVar[bool] = True

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        return table.in_play[source].mark(HOST) == on + 1

    @override
    def say(self, wording: Wording) -> str:
        return "the locked Toreador does not unlock as normal"


class GuestIsUnblockable(OwnStatic, Forbids, frozen=True):
    """The actions of the second Toreador other than bleeds cannot be blocked."""

    key: ClassVar[Key] = Activity.BLOCK
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        action = table.current(CurrentAction)
        if action is None or isinstance(action, Bleed):
            return False
        return table.in_play[source].mark(GUEST) == action.minion + 1

    @override
    def say(self, wording: Wording) -> str:
        return "the other Toreador's non-bleed actions cannot be blocked"


CARDS = (
    card(
        101989,
        "Toreador Grand Ball",
        master(OpenBall(), target=AMinion(TOREADOR)),
        HostStaysLocked(),
        GuestIsUnblockable(),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        StealthInAction("Nosferatu", -1),
    ),
)
