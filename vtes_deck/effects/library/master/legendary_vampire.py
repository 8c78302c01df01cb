"""Legendary Vampire: a master for a newly influenced vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import ENTERED, Choice, EffectContext, Wording, moment
from vtes_deck.effects.vocab import (
    VAMPIRE,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardReferendum,
    MinionFilter,
    Phase,
    PoliticalCardAction,
    PutOn,
    StaticBonus,
    card,
    master,
)


class Newcomer(AMinion, frozen=True):
    """A vampire that the Methuselah has influenced in her last influence phase."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, last = context.table, context.table.seats[context.seat].last_turn
        influence = moment(last, Phase.INFLUENCE)
        return [
            one
            for one in AMinion.choices(self, context)
            if last and table.minion(one[0]).mark(ENTERED) == influence
        ]

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{self.who.say(wording)} who entered your ready region during your last influence "
            "phase"
        )


CARDS = (
    card(
        101091,
        "Legendary Vampire",
        master(PutOn(), target=Newcomer(MinionFilter(vampire=True, least=7), "any")),
        StaticBonus(Bonus.BLEED, 2),
        Aura(bonus=Bonus.VOTES, n=2, host=True),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
