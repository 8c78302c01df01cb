"""Ravager: only changelings block the hunts of the vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ActionWas,
    Activity,
    AMinion,
    Directed,
    MinionFilter,
    Not,
    PutOn,
    Restriction,
    Same,
    Trait,
    card,
    master,
)


class HuntsUnseen(Restriction, frozen=True, kw_only=True):
    """The minions that cannot block the hunts."""

    @override
    def say(self, wording: Wording) -> str:
        return "non-changelings cannot block this Kiasyd's undirected hunt actions"


CARDS = (
    card(
        101548,
        "Ravager",
        master(PutOn(), target=AMinion(MinionFilter(clans=("Kiasyd",)), "any")),
        HuntsUnseen(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(no_trait=Trait.CHANGELING),
            conditions=(Same("host", "acting"), ActionWas("hunt"), Not(Directed())),
        ),
    ),
)
