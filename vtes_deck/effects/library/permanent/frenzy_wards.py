"""Equipment that keeps its bearer from frenzy: Sire's Index Finger, Blade of Enoch."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Condition,
    Damage,
    DamageTaken,
    Does,
    EffectContext,
    Minion,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    listed,
)
from vtes_deck.effects.vocab import (
    STRIKE,
    VAMPIRE,
    Activity,
    InCombat,
    Is,
    MinionFilter,
    Move,
    Restriction,
    Strike,
    card,
)

OLD = MinionFilter(vampire=True, least=6)
FRENZIES = ("Brujah Frenzy", "Drawing Out the Beast", "Frenzy", "Rötschreck", "Terror Frenzy")
HATED = ("Brujah", "Brujah antitribu")


class OldBearer(SaidElsewhere, Condition, frozen=True):
    """The bearer is a vampire with capacity above 5; strike and ward render the sentence."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("host", OLD).holds(context)


class FrenzyWard(Restriction, frozen=True, kw_only=True):
    """Frenzy cards cannot be played on the bearer if it is a vampire of this kind.

    By a ruling, frenzy cards that were played earlier keep their effects.
    """

    @override
    def say(self, wording: Wording) -> str:
        if self.conditions == (Is("host", VAMPIRE),):
            names = listed([f"<{one}>" for one in FRENZIES], "and")
            return f"the vampire with this equipment is immune to frenzy cards (including {names})"
        return "this vampire with capacity above 5 is immune to the effects of frenzy cards"


class WoundsBrujah(OwnStatic, DamageTaken, frozen=True):
    """The damage of the weapon is aggravated for vampires of two clans."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="opposing"),)

    @override
    def worsens(self, table: Table, source: int, damage: Damage) -> bool:
        target = table.in_play.get(damage.target)
        return damage.source == source and isinstance(target, Minion) and target.clan in HATED

    @override
    def say(self, wording: Wording) -> str:
        return "damage inflicted by this weapon on a Brujah or Brujah antitribu is aggravated"


class StrikeOfTheOld(InCombat, frozen=True):
    """The strike with the weapon, which only some vampires can use."""

    @override
    def say(self, wording: Wording) -> str:
        return "strike: strength+1 damage, only usable by a vampire with capacity above 5"


CARDS = (
    card(
        101785,
        "Sire's Index Finger",
        FrenzyWard(activity=Activity.BE_FRENZIED, conditions=(Is("host", VAMPIRE),)),
    ),
    card(
        100176,
        "Blade of Enoch",
        StrikeOfTheOld(
            Move(when=STRIKE, strike=Strike(damage=1, strength=True, melee=True)),
            conditions=(OldBearer(),),
        ),
        WoundsBrujah(),
        FrenzyWard(activity=Activity.BE_FRENZIED, conditions=(OldBearer(),)),
    ),
)
