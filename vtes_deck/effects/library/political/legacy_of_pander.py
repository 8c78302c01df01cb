"""Legacy of Pander: Panders without a title have a vote."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CardInPlay, EffectContext, Table, Wording
from vtes_deck.effects.vocab import (
    ACard,
    Aura,
    Bonus,
    BurnCard,
    CardReferendum,
    MinionFilter,
    PoliticalCardAction,
    PutInPlay,
    Sect,
    Zone,
    card,
)

LEGACY = 101087
SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))


class HasVote(Aura, frozen=True, kw_only=True):
    """The vote. By a ruling, several copies of the card in play give only one in total."""

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        context = EffectContext(table, table.in_play[source].controller, source)
        copies = ACard(Zone.IN_PLAY, whose="any", number=LEGACY).found(context)
        return super().number(table, source, on) if source == min(copies, default=source) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"each {self.to.noun()} gets {self.n} vote (this is not a title)"


CARDS = (
    card(
        LEGACY,
        "Legacy of Pander",
        CardReferendum(passed=(PutInPlay(),)),
        HasVote(
            bonus=Bonus.VOTES, n=1, to=MinionFilter(untitled=True, clans=("Pander",)), whose="any"
        ),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=SABBAT,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
