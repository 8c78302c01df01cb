"""Locations that let a chosen vampire burn blood for a bonus during the action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BLOCKING,
    DURING_ACTION,
    VAMPIRE,
    AddDelayedTrigger,
    AMinion,
    Intercept,
    MinionFilter,
    MoreBleed,
    Power,
    PutInPlay,
    Same,
    Sect,
    card,
    master,
)

SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))


class Lends(AddDelayedTrigger, frozen=True, kw_only=True):
    """The chosen vampire can burn 1 blood for the bonus during the action.

    Attributes:
        said: the words for the bonus.
    """

    said: str

    @override
    def say(self, wording: Wording) -> str:
        return self.said.format(target=wording.target)


CARDS = (
    card(
        101662,
        "The Rumor Mill, Tabloid Newspaper",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} can get +1 intercept.",
            at=DURING_ACTION,
            lock=True,
            target=AMinion(VAMPIRE, "any"),
            effects=(
                Lends(
                    sentence="{minion} burns 1 blood for +1 intercept by {card}.",
                    at=BLOCKING,
                    blood=1,
                    effects=(Intercept(1),),
                    by="target",
                    said="choose {target} during an action. The chosen vampire can burn 1 blood to "
                    "get +1 intercept during that action",
                ),
            ),
        ),
    ),
    card(
        101383,
        "Pentex™ Loves You!",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} can get +1 bleed.",
            at=DURING_ACTION,
            lock=True,
            target=AMinion(SABBAT, "any"),
            effects=(
                Lends(
                    sentence="{minion} burns 1 blood for +1 bleed by {card}.",
                    at=DURING_ACTION,
                    blood=1,
                    conditions=(Same("user", "acting"),),
                    effects=(MoreBleed(1, limited=False),),
                    by="target",
                    said="choose {target}. Once during the current action, the chosen vampire can "
                    "burn 1 blood to get +1 bleed",
                ),
            ),
        ),
    ),
)
