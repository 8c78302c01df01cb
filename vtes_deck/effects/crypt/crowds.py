"""Vampires that are burned when their controller has too many of their clan."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EffectContext,
    OwnStatic,
    StaysWhile,
    Table,
    Wording,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import (
    ActionWas,
    Aura,
    Bonus,
    CannotUse,
    MinionFilter,
    Same,
    card,
)


class AvoidsCrowds(OwnStatic, StaysWhile, frozen=True):
    """The vampire is burned when its controller has this many vampires of a clan.

    Attributes:
        clan: the clan.
        number: the number as the text writes it, which is four.
    """

    clan: str
    number: str

    @override
    def stays(self, table: Table, source: int) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        return len(minions_of(context, MinionFilter(clans=(self.clan,)), "mine")) < MAX_VAMPIRES

    @override
    def leave(self, table: Table, source: int) -> None:
        zones.burn(table, source)

    @override
    def say(self, wording: Wording) -> str:
        return f"if you control {self.number} or more {self.clan}, burn {wording.name}"


MAX_VAMPIRES = 4
"""The number of vampires of the clan at which the vampire is burned."""

CARDS = (
    card(200038, "Al-Muntathir, God's Witness", AvoidsCrowds("True Brujah", "4"), CannotUse("cel")),
    card(
        201070,
        "Obaluaye",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
        AvoidsCrowds("Salubri", "four"),
    ),
)
