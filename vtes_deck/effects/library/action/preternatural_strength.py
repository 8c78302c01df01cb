"""Preternatural Strength: lasting strength without the use of Torn Signpost."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Eligibility,
    OwnStatic,
    Printed,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    AtSuperior,
    Aura,
    Bonus,
    Not,
    OnePerMinion,
    PutOn,
    action,
    card,
)

TORN_SIGNPOST = 101993


class NoSignpost(OwnStatic, Eligibility, frozen=True):
    """The vampire cannot play Torn Signpost."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def bans(self, table: Table, card: Printed) -> bool:
        return card.id == TORN_SIGNPOST

    @override
    def say(self, wording: Wording) -> str:
        return "they cannot play cards named Torn Signpost"


CARDS = (
    card(
        101483,
        "Preternatural Strength",
        action("pot", PutOn("user"), stealth=2),
        action("POT", PutOn("user", superior=True), stealth=2),
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(Not(AtSuperior()),)),
        Aura(bonus=Bonus.STRENGTH, n=2, host=True, conditions=(AtSuperior(),)),
        NoSignpost(),
        OnePerMinion(),
    ),
)
