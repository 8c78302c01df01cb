"""Protect Thine Own: a vampire outside the Camarilla is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Choice, EffectContext, Target, Wording
from vtes_deck.effects.vocab import (
    AMinion,
    BurnCard,
    CardReferendum,
    ChooseCard,
    MinionFilter,
    Sect,
    Title,
    card,
)

OUTSIDER = MinionFilter(vampire=True, but=MinionFilter(sects=(Sect.CAMARILLA,)))
WEAK_OUTSIDER = MinionFilter(vampire=True, most=5, but=MinionFilter(sects=(Sect.CAMARILLA,)))
INNER_CIRCLE = MinionFilter(titles=(Title.INNER_CIRCLE,))


class Outsider(Target, frozen=True):
    """A vampire outside the Camarilla: any for the Inner Circle, else with little capacity."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        of_circle = INNER_CIRCLE.fits(context, context.user_minion)
        return AMinion(OUTSIDER if of_circle else WEAK_OUTSIDER, "any").choices(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a non-Camarilla vampire with a capacity below 6. If the acting vampire is a member of "
            "the Inner Circle, you may choose any non-Camarilla vampire instead"
        )


class BurnsChosen(BurnCard, frozen=True):
    """Burns the vampire, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn that vampire"


CARDS = (
    card(
        101499,
        "Protect Thine Own",
        CardReferendum(terms=(ChooseCard(Outsider()),), passed=(BurnsChosen("target"),)),
    ),
)
