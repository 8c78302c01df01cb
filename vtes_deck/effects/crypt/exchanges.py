"""Vampires that move single cards between a hand or a library and an ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    MASTER,
    UNLOCK,
    ACard,
    Blood,
    CardAction,
    Choose,
    Is,
    LookAt,
    MinionFilter,
    MyTurn,
    Pay,
    Power,
    Same,
    StaysUnlocked,
    Trait,
    Trigger,
    Until,
    Zone,
    card,
)

EXCHANGED = EventType("exchanged", "{seat} exchanges {card} for a card from the ash heap.")
TO_TOP = EventType("to top", "{seat} moves {card} to the top of the library.")
TO_BOTTOM = EventType("top to bottom", "{seat} moves the top card of the library to the bottom.")


class HeapOfNeighbour(ACard, frozen=True):
    """A library card in the ash heap of a Methuselah with cards in her hand."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        owned = [(one, table.owner[one], n) for one, _, n in super().choices(context)]
        return [one for one in owned if table.seats[one[1]].hand]


class Exchange(SaidElsewhere, Effect, frozen=True):
    """A random card in a hand and the target card in the ash heap change places."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, 1, whose="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Nothing happens if the target has left the ash heap or the hand is empty."""
        table, found = context.table, context.target
        number = table.owner[found]
        cards = table.seats[number].hand
        if table.where[found] is not Zone.ASH_HEAP or not cards:
            return
        given = cards[table.random.below(f"hand of seat {number}", len(cards))]
        table.emit(EXCHANGED, number, given)
        zones.move(table, given, Zone.ASH_HEAP)
        zones.move(table, found, Zone.HAND)


class ExchangesCards(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can exchange 1 card at random from the hand of your prey or predator "
            f"for 1 library card from that Methuselah's ash heap as a +{self.stealth} stealth Ⓓ "
            "action"
        )


class OnTop(SaidElsewhere, Effect, frozen=True):
    """The target card moves to the top of the library of its owner."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(TO_TOP, context.seat, context.target)
        zones.move(table, context.target, Zone.LIBRARY)


class TopOfLibrary(SaidElsewhere, Target, frozen=True):
    """The top card of the library of the user, if the vampire has blood to burn."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        library = context.table.seats[context.seat].library
        paid = context.table.in_play[context.host].blood > 0
        return [(library[-1], -1, 0)] if library and paid else []


class UnderLibrary(SaidElsewhere, Effect, frozen=True):
    """The top card of the library of the user moves to its bottom."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        library = context.table.seats[context.seat].library
        context.table.emit(TO_BOTTOM, context.seat)
        library.insert(0, library.pop())


class ChecksTop(Power, frozen=True, kw_only=True):
    """The look, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your unlock phase, you can look at the top card of your library, and "
            f"{wording.name} can burn 1 blood to move that card to the bottom of your library"
        )


class LookForGehenna(SaidElsewhere, Effect, frozen=True):
    """The user looks at as many cards of her library as there are Gehenna cards in play."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(GEHENNA.found(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        LookAt(Zone.LIBRARY, "mine", len(GEHENNA.found(context))).carry_out(context)


class ForeseesByGehenna(Power, frozen=True, kw_only=True):
    """The look, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your master phase, you can look at the top X cards of your library, where X is "
            "the number of Gehenna cards in play"
        )


GEHENNA = ACard(Zone.IN_PLAY, trait=Trait.GEHENNA, whose="any")

CARDS = (
    card(
        200631,
        "Imogen",
        ExchangesCards(
            sentence="{minion} acts to exchange a random card of the hand for {target}.",
            host=True,
            stealth=1,
            target=HeapOfNeighbour(Zone.ASH_HEAP, whose="predator or prey", crypt=False),
            effects=(Exchange(),),
        ),
    ),
    card(
        200795,
        "Kurt Densch",
        ChecksTop(
            sentence="Look at the top card of your library.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            effects=(
                LookAt(Zone.LIBRARY, "mine", 1),
                Choose(TopOfLibrary(), (Pay(1, Blood("host")), UnderLibrary()), optional=True),
            ),
        ),
    ),
    card(
        201181,
        "Reverend Adams",
        ForeseesByGehenna(
            sentence="Look at the top cards of your library.",
            at=MASTER,
            once=Until.TURN,
            effects=(LookForGehenna(),),
        ),
        Trigger(
            on=ATTEMPTS,
            effects=(StaysUnlocked("blocking"),),
            conditions=(
                Same("host", "acting"),
                Is("blocking", MinionFilter(vampire=True, older=True)),
            ),
        ),
    ),
)
