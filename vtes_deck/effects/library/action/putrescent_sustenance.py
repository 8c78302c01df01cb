"""Putrescent Sustenance: an ally in an ash heap gives blood to a vampire or life to a zombie."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    zones,
)
from vtes_deck.effects.crypt.second_choices import NameSecond, second
from vtes_deck.effects.vocab import (
    ACard,
    AMinion,
    Choose,
    MinionFilter,
    Trait,
    Type,
    Zone,
    action,
    card,
)

ZOMBIE = MinionFilter(vampire=False, trait=Trait.ZOMBIE)
BURNED_ALLY = ACard(Zone.ASH_HEAP, (Type.ALLY,), "any")


class ForZombie(SaidElsewhere, Choose, frozen=True):
    """The choice of a zombie; the choice of the ally renders the sentence."""


FOR_ZOMBIE = ForZombie(AMinion(ZOMBIE), (NameSecond(open=True),), optional=True)
"""The zombie; if the player declines, the acting vampire gets the blood."""


class FeedOn(Effect, frozen=True):
    """The target is removed from the game for blood or for life of the second card.

    Attributes:
        n: the blood or life.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """RES-05: nothing happens without the target."""
        table = context.table
        if table.where[context.target] is not Zone.ASH_HEAP:
            return
        zones.remove(table, context.target)
        fed = table.in_play.get(second(context) if context.n else context.minion)
        if isinstance(fed, Minion):
            ledger.gain_blood(table, fed, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"remove an ally in an ash heap from the game to gain {self.n} blood or to add "
            f"{self.n} life to a zombie ally you control"
        )


CARDS = (
    card(
        102335,
        "Putrescent Sustenance",
        *(
            action(
                level,
                FeedOn(3 if level.isupper() else 2),
                stealth=1,
                target=BURNED_ALLY,
                announced=(FOR_ZOMBIE,),
            )
            for level in ("obl", "tha", "OBL", "THA")
        ),
        exception="The superior level changes two amounts with one phrase.",
    ),
)
