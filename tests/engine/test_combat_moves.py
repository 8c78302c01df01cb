"""Requirements of combat moves, and the interaction of strikes that resolve together."""

import pytest
from table_combat import (
    FLAVIO,
    MANEUVERS,
    PRESSES,
    WAUNEKA,
    Duel,
    duel_of,
    every_edition,
    strike,
)

from cardbase.terms import Bonus
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.moves import (
    AGGRAVATED_HANDS,
    HANDS_ONLY,
    Gear,
    Move,
    Strike,
    Use,
)
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Activity, Modifier, TimedRestriction, Until
from vtes_deck.engine.state.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
    Windows,
)
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994

GUN, BIKE, SPY = ".44 Magnum", "Sport Bike", "Raven Spy"
DO = Verb("do", "Use {card}.")


@pytest.fixture
def duel(cb):
    return duel_of(cb)


def reported(duel, words):
    return any(words in line for line in duel.log_sentences())


# Simultaneous strikes


@pytest.mark.rule("COM-14", "STR-07")
def test_two_minions_steal_equipment_from_each_other(duel):
    gun, bike = duel.bears(FLAVIO, GUN), duel.bears(WAUNEKA, BIKE)
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT))
    duel.holds("Ben", "Fake Out", strike(steal=Gear.EQUIPMENT))
    duel.fight().plays("Trap").plays("Fake Out")
    assert duel[gun].host == duel.number(WAUNEKA)
    assert duel[bike].host == duel.number(FLAVIO)


@pytest.mark.rule("COM-14", "STR-07")
def test_stolen_equipment_is_not_stolen_back_at_the_same_time(duel):
    gun = duel.bears(FLAVIO, GUN)
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT))
    duel.holds("Ben", "Fake Out", strike(damage=1, steal=Gear.EQUIPMENT))
    duel.fight().plays("Trap").plays("Fake Out")
    assert duel[gun].host == duel.number(WAUNEKA)


@pytest.mark.rule("STR-04", "STR-07")
def test_a_strike_with_equipment_that_a_first_strike_stole_is_lost(duel):
    gun = duel.bears(WAUNEKA, GUN, strike(damage=2, ranged=True))
    duel.holds("Ben", "Fake Out", strike(steal=Gear.EQUIPMENT, first=True))
    duel.fight().uses(GUN).plays("Fake Out")
    assert duel[gun].host == duel.number(FLAVIO)
    assert duel.blood(FLAVIO) == 5


class OnlyHands(CardScript):
    """A card in play: from now on only hand strikes in this round."""

    def __init__(self, window=BEFORE_STRIKES):
        self.windows = Windows(controller=window)

    def options(self, table, seat, card, window):
        del seat, window
        used = table.has_used(HANDS_ONLY, NONE, Until.ROUND)
        return [] if used else [Option(DO, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        del option
        table.use_once(HANDS_ONLY, NONE, Until.ROUND)


@pytest.mark.rule("COM-10", "GEN-02")
@pytest.mark.parametrize("only", [True, False])
def test_a_committed_strike_is_lost_if_only_hand_strikes_are_allowed(duel, only):
    gun = Move(
        when=RANGE | STRIKE,
        maneuver=Use.MAY,
        strike=Strike(damage=2, ranged=True),
        once=Until.ROUND,
    )
    duel.bears(WAUNEKA, GUN, gun)
    duel.script(duel.in_play("Ada", "Vessel"), OnlyHands())
    duel.fight().uses(GUN)
    duel.choose(DO) if only else duel.nothing()
    duel.finish()
    assert duel.blood(FLAVIO) == (5 if only else 3)


@pytest.mark.rule("GEN-02", "COM-14")
def test_a_strike_chosen_before_the_restriction_is_lost(duel):
    duel.bears(WAUNEKA, GUN, strike(damage=2))
    duel.script(duel.in_play("Ada", "Vessel"), OnlyHands(STRIKES_CHOSEN))
    duel.fight().uses(GUN).hands().choose(DO)
    assert (duel.blood(FLAVIO), duel.blood(WAUNEKA)) == (5, 4)


@pytest.mark.rule("GEN-02", "COM-15")
def test_a_hand_strike_from_a_card_is_a_hand_strike(duel):
    duel.holds("Ada", "Trap", strike(hand=True, strength=True, first=True))
    duel.holds("Ada", "Fake Out", strike(damage=1))
    duel.script(duel.in_play("Ada", "Vessel"), OnlyHands())
    duel.fight().choose(DO)
    assert duel.offered(PLAY, "Trap")
    assert not duel.offered(PLAY, "Fake Out")


@pytest.mark.rule("COM-16", "COM-32")
def test_hands_without_strength_do_no_damage(duel):
    duel.table.modify(Modifier(Bonus.STRENGTH, -1, duel.number(WAUNEKA), Until.TURN))
    duel.fight().hands().hands()
    assert duel.blood(FLAVIO) == 5
    assert not reported(duel, "0 damage")


@pytest.mark.rule("COM-40", "GEN-02")
@pytest.mark.parametrize("by_hand", [True, False])
def test_aggravated_hands_do_not_make_a_gun_aggravated(duel, by_hand):
    duel.bears(WAUNEKA, GUN, strike(damage=1, ranged=True))
    duel.table.use_once(AGGRAVATED_HANDS, duel.number(WAUNEKA), Until.COMBAT)
    duel.fight()
    duel.hands() if by_hand else duel.uses(GUN)
    duel.hands().finish()
    assert duel[FLAVIO].in_torpor is by_hand


# Requirements of moves


@pytest.mark.rule("GEN-31")
@pytest.mark.parametrize(("bearer", "works"), [("", True), ("vampire", True), ("ally", False)])
def test_equipment_works_for_the_minions_that_it_names(duel, bearer, works):
    duel.bears(WAUNEKA, GUN, Move(when=STRIKE, strike=Strike(damage=2), bearer=bearer))
    duel.fight()
    assert duel.offered(USE, GUN) is works


@pytest.mark.rule("GEN-31")
@pytest.mark.parametrize(("bearer", "works"), [("vampire", False), ("ally", True)])
def test_equipment_for_vampires_does_not_work_for_allies(cb, bearer, works):
    duel = Duel(cb)
    duel.acting("Loyal Street Gang")
    duel.opposing(FLAVIO)
    duel.bears("Loyal Street Gang", GUN, Move(when=STRIKE, strike=Strike(damage=2), bearer=bearer))
    duel.fight()
    assert duel.offered(USE, GUN) is works


@pytest.mark.rule("PLY-10")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_an_unaffordable_combat_card_is_not_played(cb, blood, offered):
    duel = duel_of(cb, blood=blood)
    card = duel.holds("Ada", "Trap", strike(damage=1))
    duel.table.cards = tuple(
        one if number != card else one.__replace__(blood_cost=1)
        for number, one in enumerate(duel.table.cards)
    )
    assert duel.fight().offered(PLAY, card) is offered


@pytest.mark.rule("PLY-07")
@pytest.mark.parametrize(("levels", "offered"), [((2, 0), True), ((1, 2), True), ((1, 1), False)])
def test_one_of_two_superior_disciplines_is_enough(cb, levels, offered):
    duel = duel_of(cb)
    name, codes = next(
        (card.unique_name, card.requirement.disciplines)
        for card in cb.library
        if {kind.value for kind in card.types} == {"Combat"}
        and len(card.requirement.disciplines) == 2
        and not card.blood_cost
        and not card.requirement.clans
    )
    duel[WAUNEKA].disciplines = dict(zip(codes, levels, strict=True))
    duel.holds("Ada", name, Move(when=STRIKE, strike=Strike(damage=1), superior=True))
    assert duel.fight().offered(PLAY, name) is offered


@pytest.mark.rule("GEN-02")
def test_a_minion_that_cannot_use_equipment_can_use_retainers(duel):
    duel.bears(WAUNEKA, GUN, strike(damage=2))
    duel.bears(WAUNEKA, SPY, strike(damage=1))
    duel.table.restrict(
        TimedRestriction(Activity.USE_EQUIPMENT, duel.number(WAUNEKA), Until.COMBAT)
    )
    duel.fight()
    assert duel.offered(USE, SPY)
    assert not duel.offered(USE, GUN)


@pytest.mark.rule("GEN-22")
def test_a_delayed_maneuver_is_counted_too(duel):
    duel.bears(WAUNEKA, SPY, Move(when=BEFORE_RANGE, maneuver=Use.MAY, once=Until.COMBAT))
    duel.fight().uses(SPY)
    assert not duel.offered(USE, SPY)
    assert duel.offered(MANEUVER)


@pytest.mark.rule("COM-11")
@every_edition
def test_a_gun_strikes_in_every_round(cb, rules):
    duel = duel_of(cb, rules)
    duel.bears(WAUNEKA, GUN, strike(damage=1))
    duel.holds("Ada", "Trap", PRESSES)
    duel.fight().uses(GUN).hands().plays("Trap")
    assert duel.combat.number == 2
    assert duel.offered(USE, GUN)


@pytest.mark.rule("COM-11", "GEN-22")
def test_a_strike_with_a_gun_does_not_use_up_its_maneuver(duel):
    shot = Strike(damage=1, ranged=True)
    gun = Move(when=RANGE | STRIKE, maneuver=Use.MAY, strike=shot, once=Until.COMBAT)
    duel.bears(WAUNEKA, GUN, gun)
    duel.holds("Ada", "Trap", PRESSES)
    duel.fight().nothing().uses(GUN).hands().plays("Trap")
    assert duel.combat.number == 2
    duel.uses(GUN)
    assert reported(duel, "maneuvers")


@pytest.mark.rule("COM-11")
@pytest.mark.parametrize(("name", "again"), [(BIKE, True), (GUN, False)])
def test_in_1994_only_a_weapon_maneuvers_once_in_a_whole_combat(cb, name, again):
    duel = duel_of(cb, JYHAD_1994)
    duel.bears(WAUNEKA, name, Move(when=RANGE, maneuver=Use.MAY, once=Until.ROUND))
    duel.holds("Ada", "Trap", PRESSES)
    duel.holds("Ben", "Fake Out", MANEUVERS)
    duel.fight().uses(name).plays("Fake Out").hands().hands().plays("Trap")
    assert duel.combat.number == 2
    assert duel.offered(USE, name) is again


@pytest.mark.rule("COM-34", "COM-47", "PLY-23")
@pytest.mark.parametrize("unpreventable", [False, True])
def test_only_preventable_damage_is_prevented_outside_combat(duel, unpreventable):
    duel.bears(FLAVIO, "Flak Jacket", Move(when=DAMAGE, prevent=1))
    hit = Damage(target=duel.number(FLAVIO), n=2, unpreventable=unpreventable)
    duel.begins(DamageResolution((hit,), ()))
    assert duel.offered(USE, "Flak Jacket") is not unpreventable
