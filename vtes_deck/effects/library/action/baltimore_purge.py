"""Baltimore Purge: a vampire of each Methuselah goes to torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_CARD,
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
    Wording,
    burn,
    minions_of,
    torpor,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    VAMPIRE,
    If,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    PutOn,
    action,
    card,
)

LASOMBRA = MinionFilter(clans=("Lasombra",), ready=True)
RAVNOS = MinionFilter(clans=("Ravnos",))


class PurgeChoice(CardQuestion):
    """A vampire of each other Methuselah is chosen; then all of them go to torpor.

    Attributes:
        seat: the Methuselah who has played the card.
        card: the card.
        host: the vampire that had the card.
        capacity: the capacity of that vampire.
        left: the other Methuselahs, clockwise.
        chosen: the vampires chosen so far.
    """

    seat: int
    card: int
    host: int
    capacity: int
    left: tuple[int, ...]
    chosen: tuple[int, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.TORPOR, 1, self.left[0], option.target),)

    def offer(self, table: Table) -> None:
        """Ask the next Methuselah, or the player of the card if she has a ready Lasombra."""
        while self.left:
            fitting = [
                one
                for one in table.ready_minions(self.left[0])
                if one.vampire and one.capacity <= self.capacity
            ]
            if fitting:
                mine = minions_of(EffectContext(table, self.seat, self.card), LASOMBRA, "mine")
                options = [Option(CHOOSE_CARD, self.card, target=one.card) for one in fitting]
                asked = self.seat if mine else self.left[0]
                table.ask(asked, DecisionKind.TARGET, options, self.card)
                return
            self.left = self.left[1:]
        self.finish()
        for number in (self.host, *self.chosen):
            one = table.in_play.get(number)
            if isinstance(one, Minion):
                torpor.send(table, one)

    def take(self, table: Table) -> None:
        """Record the vampire."""
        answer = table.answer
        self.chosen += (answer.target,)
        self.left = self.left[1:]
        self.go_to(PurgeChoice.offer)

    steps = (offer, take)


class Purges(Effect, frozen=True):
    """The card is burned, and vampires go to torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="host"), Does(PurposeKind.TORPOR, whose="others"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, host = context.table, context.host
        others = table.clockwise(context.seat)[1:]
        capacity = table.minion(host).capacity
        burn(table, context.card)
        table.push(
            PurgeChoice(
                seat=context.seat, card=context.card, host=host, capacity=capacity, left=others
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"burn {wording.this} and each other Methuselah chooses a ready vampire they control "
            f"who is not older than {wording.user}; if you control a ready Lasombra, you choose "
            f"the vampires instead; {wording.user} and the chosen vampires go to torpor"
        )


class Purge(Power, frozen=True, kw_only=True):
    """The effects in the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return f"during your unlock phase, {effect.say(wording)}"


class Stealthy(Effect, frozen=True):
    """The action itself has 1 stealth."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, 1, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            context.action.inherent = 1

    @override
    def say(self, wording: Wording) -> str:
        return "this is a +1 stealth action"


class IfRavnos(If, frozen=True):
    """The effect for an acting Ravnos."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join("if this vampire is Ravnos, " for _ in self.conditions)
        return f"{asked}{self.effects[0].say(wording)}"


CARDS = (
    card(
        100128,
        "Baltimore Purge",
        action(
            "",
            PutOn("user"),
            who=VAMPIRE,
            announced=(IfRavnos((Is("user", RAVNOS),), (Stealthy(),)),),
        ),
        Purge(
            sentence="Carry out {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            forced=True,
            effects=(Purges(),),
        ),
    ),
)
