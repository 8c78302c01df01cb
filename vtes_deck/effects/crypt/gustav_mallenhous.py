"""Gustav Mallenhous: an action against titles of bishops."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, titles
from vtes_deck.effects.vocab import AMinion, CardAction, MinionFilter, Title, card

RULERS = MinionFilter(titles=(Title.BISHOP, Title.ARCHBISHOP))


class RemovesTitle(Effect, frozen=True):
    """The target loses its title."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        titles.lose(context.table, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return "remove a bishop's or archbishop's title"


class Deposes(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} can {self.effects[0].say(wording)} as a Ⓓ action"


CARDS = (
    card(
        200551,
        "Gustav Mallenhous",
        Deposes(
            sentence="{minion} acts to remove the title of {target}.",
            host=True,
            target=AMinion(RULERS, "any"),
            effects=(RemovesTitle(),),
        ),
    ),
)
