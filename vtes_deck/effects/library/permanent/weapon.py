"""Weapons with only a strike, and equipment and retainers with simple additions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    DAMAGE,
    RANGE,
    STRIKE,
    Bonus,
    Definition,
    InCombat,
    Move,
    Once,
    OnePerMinion,
    Range,
    StaticBonus,
    Strike,
    Until,
    Use,
    WasDone,
    card,
    strikes,
)

RIFLE = Strike(damage=1, ranged=True)
ONE_MANEUVER = Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)


class Shot(InCombat, frozen=True):
    """The strike of a rifle, or one of its two maneuvers in a combat."""

    @override
    def say(self, wording: Wording) -> str:
        if self.move.once is None:
            return ""
        return "1R damage each strike, with two optional maneuvers each combat"


def blade(number: int, name: str, plus: int, *, aggravated: bool = False) -> Definition:
    """A melee weapon with strength and additional damage."""
    strike = Strike(damage=plus, strength=True, melee=True, aggravated=aggravated)
    return card(number, name, InCombat(strikes(strike)))


def gun(number: int, name: str, damage: int, *, maneuver: bool = False) -> Definition:
    """A ranged weapon, perhaps with one optional maneuver each combat."""
    strike = Strike(damage=damage, ranged=True)
    shot = InCombat(strikes(strike))
    if not maneuver:
        return card(number, name, shot)
    move = Move(when=RANGE, strike=strike, maneuver=Use.MAY, once=Until.COMBAT)
    return card(number, name, shot, InCombat(move))


def limited_gun(number: int, name: str, damage: int, once: Until) -> Definition:
    """A ranged weapon that strikes once in a round or combat."""
    strike = Strike(damage=damage, ranged=True)
    return card(number, name, InCombat(Move(when=STRIKE, strike=strike, once=once)))


CARDS = (
    blade(100139, "Bastard Sword", 1),
    blade(101190, "Meat Cleaver", 1),
    blade(100130, "Bang Nakh — Tiger's Claws", 2),
    blade(101032, "Kali's Fang", 1, aggravated=True),
    blade(100720, "Femur of Toomler", 1, aggravated=True),
    blade(101715, "Sengir Dagger", 0, aggravated=True),
    gun(100529, "Desert Eagle", 2),
    gun(101682, "Saturday-Night Special", 1, maneuver=True),
    gun(101891, "Submachine Gun", 3, maneuver=True),
    gun(100107, "Assault Rifle", 4, maneuver=True),
    limited_gun(100379, "Combat Shotgun", 3, Until.ROUND),
    limited_gun(101685, "Sawed-Off Shotgun", 3, Until.COMBAT),
    card(
        100742,
        "Flamethrower",
        InCombat(strikes(Strike(damage=2, ranged=True, aggravated=True))),
    ),
    card(
        100516,
        "Deer Rifle",
        Shot(strikes(RIFLE)),
        Shot(Move(when=RANGE, strike=RIFLE, maneuver=Use.MAY, once=Until.COMBAT)),
        Shot(
            Move(when=RANGE, strike=RIFLE, maneuver=Use.MAY, again=True),
            conditions=(WasDone("combat", Until.COMBAT, "this"),),
            first=(Once("second maneuver", Until.COMBAT, "this"),),
            words="second maneuver",
        ),
    ),
    card(
        101168,
        "Mark V",
        InCombat(
            Move(
                when=STRIKE,
                strike=Strike(damage=4, ranged=True),
                once=Until.ROUND,
                only_at=Range.LONG,
            )
        ),
    ),
    card(100003, "Aaron's Feeding Razor", StaticBonus(Bonus.HUNT, 1)),
    card(100739, "Flak Jacket", InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT))),
    card(101007, "IR Goggles", InCombat(ONE_MANEUVER)),
    card(101073, "Laptop Computer", StaticBonus(Bonus.BLEED, 1), OnePerMinion()),
    card(101015, "J. S. Simmons, Esq.", StaticBonus(Bonus.BLEED, 1)),
    card(101943, "Tasha Morgan", StaticBonus(Bonus.BLEED, 1)),
    card(101628, "Revenant", StaticBonus(Bonus.INTERCEPT, 1)),
)
