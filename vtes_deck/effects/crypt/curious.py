"""Vampires whose controllers look at hands after masters, discards, bleeds and blocks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Table,
    Target,
    Whose,
    Wording,
)
from vtes_deck.effects.crypt.hand_readers import look
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    CARD_PLAYED,
    ACard,
    Blood,
    Choose,
    HasBled,
    Pay,
    PickFromHand,
    Power,
    Same,
    Trigger,
    Until,
    Zone,
    card,
)


class LookLater(Procedure):
    """A player looks at a hand when the procedure above it is over.

    Attributes:
        viewer: the player.
        card: the card with the effect.
        seat: the Methuselah whose hand it is.
    """

    viewer: int
    card: int
    seat: int

    def show(self, table: Table) -> None:
        """A free look is never declined."""
        look(EffectContext(table, self.viewer, self.card), self.seat)

    steps = (show,)


class LooksAfterMaster(Effect, frozen=True):
    """The user looks at the hand of the player of a master card, after it is replaced."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, a card that is replaced later is not yet seen."""
        table = context.table
        played = table.current(PlayCard)
        if played is None or played.card != context.target:
            return
        seat = table.owner[played.card]
        if table.cards[played.card].master and seat != context.seat:
            later = LookLater(viewer=context.seat, card=context.card, seat=seat)
            table.stack.insert(table.stack.index(played), later)

    @override
    def say(self, wording: Wording) -> str:
        return "look at that Methuselah's hand"


class WatchesMasters(Trigger, frozen=True, kw_only=True):
    """The look after a master card, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "after any Methuselah plays a master card, you can "
            f"{self.effects[0].say(wording)} (after the replacement card is drawn)"
        )


class LooksAtBled(Power, frozen=True, kw_only=True):
    """The look after a bleed, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        bleeds = f"after {name} successfully bleeds, " if HasBled() in self.conditions else ""
        return (
            f"{bleeds}{name} can look at the target Methuselah's hand, then {name} can burn 1 "
            "blood to discard 1 card from it"
        )


class LookAtBledHand(SaidElsewhere, Effect, frozen=True):
    """The user looks at the hand of the Methuselah who was bled."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.bleed is not None:
            look(context, context.bleed.seats[0])


class BledMethuselah(Target, frozen=True):
    """The Methuselah who was bled, if she has cards."""

    of_seats = True
    whose: Whose = "others"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        seats = () if context.bleed is None else context.bleed.seats[:1]
        return [(NONE, one, 0) for one in seats if context.table.seats[one].hand]

    @override
    def say(self, wording: Wording) -> str:
        return "the target Methuselah"


CARDS = (
    card(
        201387,
        "Troglodytia",
        WatchesMasters(on=CARD_PLAYED, effects=(LooksAfterMaster(),)),
    ),
    card(
        201649,
        "Richard de Worde",
        LooksAtBled(
            sentence="Look at the hand of the Methuselah who was bled.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(
                LookAtBledHand(),
                Choose(
                    BledMethuselah(),
                    (Pay(1, Blood("host")), PickFromHand(ACard(Zone.HAND, whose="target"))),
                    optional=True,
                ),
            ),
        ),
    ),
)
