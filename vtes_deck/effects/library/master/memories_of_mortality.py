"""Memories of Mortality: a vampire that spares allies."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Damage,
    DamageTaken,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    ALLY,
    INFLUENCE,
    VAMPIRE,
    Activity,
    AMinion,
    Belongs,
    BurnCard,
    Is,
    Power,
    PutOn,
    Restriction,
    The,
    ToTorpor,
    card,
    master,
)


class SparesAllies(OwnStatic, DamageTaken, frozen=True):
    """The vampire inflicts no damage on allies."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def reduction(self, table: Table, source: int, damage: Damage) -> int:
        host, target = table.in_play[source].host, table.in_play.get(damage.target)
        ally = isinstance(target, Minion) and not target.vampire
        return damage.n if ally and damage.minion == host else 0

    @override
    def say(self, wording: Wording) -> str:
        return "any damage this vampire inflicts on allies is reduced to 0"


class Forgets(Power, frozen=True, kw_only=True):
    """The vampire frees itself, and goes to torpor."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"this vampire may burn {self.blood} blood during his or her controller's influence "
            "phase to burn this card; he or she then goes into torpor"
        )


CARDS = (
    card(
        101198,
        "Memories of Mortality",
        master(PutOn(), target=AMinion(VAMPIRE, "any")),
        Restriction(activity=Activity.BLOCK, conditions=(Is("acting", ALLY),)),
        SparesAllies(),
        Forgets(
            sentence="{target} burns 1 blood to burn {card}, and goes to torpor.",
            at=INFLUENCE,
            user="host",
            blood=1,
            conditions=(Belongs("host", "active"),),
            target=The("host"),
            effects=(BurnCard("this"), ToTorpor()),
        ),
    ),
)
