"""Sascha Vykos (advanced): a card for each master card of another Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Minion,
    PlayCard,
    Procedure,
    Table,
    Wording,
    apply_effects,
)
from vtes_deck.effects.vocab import (
    CARD_PLAYED,
    NOTHING,
    ACard,
    Choose,
    MoveCards,
    Trigger,
    Zone,
    card,
)


class AfterMaster(Effect, frozen=True):
    """Offers effects once the master card of another Methuselah has been played.

    Attributes:
        effects: the effects.
    """

    effects: tuple[Effect, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for one in self.effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The card has not resolved yet; the offer follows its resolution."""
        table = context.table
        played = table.current(PlayCard)
        if played is None or played.card != context.target:
            return
        if table.cards[played.card].master and table.owner[played.card] != context.seat:
            offer = Choose(NOTHING, self.effects, optional=True)
            later = OfferAfterwards(card=context.card, effects=(offer,))
            table.stack.insert(table.stack.index(played), later)


class OfferAfterwards(Procedure):
    """Carries out effects when the procedure above it is over, if the vampire is ready then.

    Attributes:
        card: the vampire.
        effects: the effects.
    """

    card: int
    effects: tuple[Effect, ...]

    def offer(self, table: Table) -> None:
        """The effects apply to the Methuselah who controls the vampire now."""
        found = table.in_play.get(self.card)
        if isinstance(found, Minion) and found.ready:
            apply_effects(EffectContext(table, found.controller, self.card), self.effects)

    steps = (offer,)


class WatchesMasters(Trigger, frozen=True, kw_only=True):
    """The response to master cards of other Methuselahs."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is ready, you can draw 1 card after another Methuselah plays a "
            "master card"
        )


DRAW = MoveCards(ACard(Zone.LIBRARY), Zone.HAND)
"""By a ruling, the discard down to the hand size follows."""

CARDS = (
    card(
        201245,
        "Sascha Vykos, The Angel of Caine",
        WatchesMasters(
            on=CARD_PLAYED,
            effects=(AfterMaster((DRAW,)),),
        ),
    ),
)
