"""Combat cards with a strike, maneuver or press that differs between the levels."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.library.combat.strike import bolt
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    MANEUVER,
    PRESS,
    PRESSES,
    PREVENTS_ONE,
    RANGE,
    STRIKE,
    Bonus,
    DamageFilter,
    InRound,
    Move,
    Not,
    Range,
    Stealth,
    Strike,
    Until,
    Use,
    additional_strikes,
    card,
    combat,
    hand_strike,
    modifier,
    prevents,
    strikes,
)

DODGES = strikes(Strike(dodge=True))
ENDS = strikes(Strike(combat_ends=True))
DODGES_AND_MORE = Move(when=STRIKE, strike=Strike(dodge=True), additional=1)
PRESS_ON = Move(when=PRESS, press=Use.MUST, press_only="continue")
PRESS_TO_END = Move(when=PRESS, press=Use.MUST, press_only="end")
MANEUVER_AND_PRESS = Move(when=RANGE, maneuver=Use.MUST, press=Use.MAY)
STRONGER = Move(when=BEFORE_RANGE, changes=((Bonus.STRENGTH, 1, Until.COMBAT),))
LATER = (Not(InRound(1)),)


def shot(damage: int, *, aggravated: bool = False) -> Move:
    """A ranged strike."""
    return strikes(bolt(damage, aggravated=aggravated))


def from_afar(strike: Strike) -> Move:
    """A strike that is only usable at long range."""
    return Move(when=STRIKE, strike=strike, only_at=Range.LONG)


CARDS = (
    card(
        100403,
        "Conflagration",
        combat("pot", shot(2)),
        combat("dai", shot(1, aggravated=True)),
        combat("DAI", shot(2, aggravated=True)),
    ),
    card(100748, "Flesh Bond", combat("ani", shot(2)), combat("ANI", ENDS)),
    card(100091, "Arms of the Abyss", combat("obt", DODGES), combat("OBT", DODGES_AND_MORE)),
    card(100504, "Dead-End Alley", combat("", PRESS_ON)),
    card(101323, "Open Grate", combat("", PRESS_TO_END)),
    card(
        100558,
        "Dissolution",
        combat("pro", MANEUVER),
        combat("pro", PRESSES),
        combat("PRO", MANEUVER_AND_PRESS),
    ),
    card(
        100602,
        "Earth Swords",
        combat("pot", shot(1)),
        combat("myt", shot(2)),
        combat("MYT", shot(3)),
    ),
    card(100688, "Fade from View", combat("obf", PRESSES), combat("OBF", DODGES)),
    card(100838, "Gleam of Red Eyes", combat("pro", PRESSES), combat("PRO", MANEUVER)),
    card(
        100934,
        "Horrid Form",
        combat("vic", STRONGER),
        combat("VIC", STRONGER, PREVENTS_ONE),
    ),
    card(
        101202,
        "Mercury's Arrow",
        combat("cel", strikes(bolt(1), maneuver=True)),
        combat("CEL", shot(3)),
    ),
    card(101288, "Nimble Feet", combat("cel", PRESSES), combat("CEL", additional_strikes(1))),
    card(101528, "Quick Exit", combat("obf", PRESS_TO_END), combat("OBF", DODGES)),
    card(101558, "Read Intentions", combat("aus", PRESS_TO_END), combat("AUS", DODGES)),
    card(101669, "Sacrament of Carnage", combat("pot", shot(2)), combat("POT", shot(3))),
    card(
        101693,
        "Scorpion Sting",
        combat("ani", strikes(hand_strike(1))),
        combat("ANI", strikes(replace(hand_strike(1), undodgeable=True))),
    ),
    card(
        101916,
        "Swiftness of the Stag",
        combat("cel", PRESSES),
        combat("spi", MANEUVER),
        combat("spi", PRESSES),
        modifier("SPI", Stealth(1)),
    ),
    card(
        101944,
        "Taste of Death",
        combat("qui", from_afar(bolt(1, aggravated=True))),
        combat("QUI", from_afar(bolt(2, aggravated=True))),
    ),
    card(
        101988,
        "Tongue of the Serpent",
        combat("ser", strikes(Strike(steal_blood=1))),
        combat("SER", strikes(Strike(steal_blood=2))),
    ),
    card(
        101992,
        "Torment the Soul",
        combat("nec", shot(1), conditions=LATER),
        combat("NEC", shot(1, aggravated=True), conditions=LATER),
    ),
    card(102090, "Vanish from the Mind's Eye", combat("obf", PRESS_TO_END), combat("OBF", PRESSES)),
    card(102305, "Shadow Shift", combat("obl", additional_strikes(1)), combat("OBL", MANEUVER)),
    card(
        101608,
        "Resilience",
        combat("for", prevents(1)),
        combat("FOR", prevents(3, DamageFilter.ORDINARY)),
    ),
    card(
        101825,
        "Song in the Dark",
        combat("ani", strikes(Strike(damage=2))),
        combat("ANI", strikes(Strike(damage=2, aggravated=True))),
    ),
    card(100773, "Form of the Serpent", modifier("ser", Stealth(1)), combat("SER", MANEUVER)),
    card(
        100271,
        "Burning Wrath",
        combat("pot", strikes(hand_strike(1, aggravated=True))),
        combat("POT", strikes(hand_strike(2, aggravated=True))),
    ),
    card(101313, "Occlusion", combat("chi", DODGES), modifier("CHI", Stealth(1))),
)
