"""Target Vitals: an aimed strike."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    MORE_DAMAGE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    fight,
    signed,
)
from vtes_deck.effects.vocab import (
    AIMING,
    CancelledByDiscard,
    Type,
    at,
    card,
    combat,
)


class AimStrike(Effect, frozen=True):
    """The strike just chosen deals more damage if some of its own damage is successful.

    Attributes:
        more: the additional damage.
        hinders: the opposing minion then cannot press this round.
    """

    more: int
    hinders: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.more, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        index = combat.index(context.minion)
        chosen = combat.sides[index].chosen
        if chosen is not None:
            aimed = replace(chosen, more=self.more, hinders=self.hinders)
            combat.change(index, chosen=aimed)
            seat = combat.sides[index].seat
            context.table.emit(MORE_DAMAGE, seat, minion=context.minion, n=self.more)

    @override
    def say(self, wording: Wording) -> str:
        said = (
            "if any damage from this strike is successfully inflicted on the opposing minion, "
            f"they take {signed(self.more)} damage from this strike"
        )
        return f"{said}, and they cannot press this round" if self.hinders else said


CARDS = (
    card(
        101942,
        "Target Vitals",
        combat("", at(AIMING), AimStrike(2, hinders=True)),
        CancelledByDiscard(type=Type.COMBAT),
        exception="The step in which aims are played limits a minion to one aim for each strike.",
    ),
)
