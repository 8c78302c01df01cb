"""Strikes: choosing, the order of resolution, additional strikes."""

import pytest
from table_combat import (
    DODGE,
    ENDS,
    FLAVIO,
    MANEUVERS,
    PRESSES,
    WAUNEKA,
    Duel,
    additional,
    duel_of,
    every_edition,
    strike,
)

from cardbase.terms import Bonus
from vtes_deck.engine.cards.cost_changes import COMBAT_COSTS_MORE
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.impulse import action_order
from vtes_deck.engine.state.decisions import DecisionKind, Option
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.moves import Gear, Move, Range, Strike, Use
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.table import Until, Zone
from vtes_deck.engine.state.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    COMBAT_ENDING,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
    Windows,
)
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF


@pytest.fixture
def duel(cb):
    return duel_of(cb)


# Choosing


@pytest.mark.rule("COM-04", "COM-14", "COM-15", "COM-16")
@every_edition
def test_the_acting_minion_chooses_first_and_hands_do_one_damage(cb, rules):
    duel = duel_of(cb, rules)
    duel.fight()
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.STRIKE)
    duel.hands()
    assert duel.asked == "Ben"
    duel.hands()
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (4, 4)


@pytest.mark.rule("COM-16")
def test_hands_strike_with_the_strength_of_the_minion(cb):
    strong = next(
        card for card in cb.crypt if card.permanent.get(Bonus.STRENGTH) == 1 and card.capacity < 8
    )
    duel = Duel(cb)
    duel.acting(strong.unique_name)
    duel.opposing(FLAVIO, 5)
    duel.fight().hands().nothing()
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("COM-18", "COM-13")
def test_choosing_no_strike_is_final(duel):
    duel.holds("Ada", "Dodge", DODGE)
    duel.fight().nothing()
    assert duel.asked == "Ben"
    assert duel.game.why_not(Option(HANDS, minion=duel.number(WAUNEKA))) == Forbidden("COM-14")
    duel.hands()
    assert duel.over
    assert duel.blood(WAUNEKA) == 4


@pytest.mark.rule("COM-17", "STR-01", "STR-03")
@every_edition
def test_strikes_at_long_range(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Dodge", DODGE)
    duel.holds("Ben", "Fake Out", strike(damage=3))
    duel.holds("Ben", "Boxed In", strike(damage=1, ranged=True))
    duel.holds("Ben", "Taste of Vitae", ENDS)
    duel.fight().plays("Trap")
    assert duel.asked == "Ben", "Ada has no ranged strike"
    assert not duel.offered(HANDS)
    offered = {option.card for option in duel.decision.options if option.verb is PLAY}
    assert offered == {duel.number(name) for name in ("Dodge", "Boxed In", "Taste of Vitae")}
    assert duel.game.why_not(Option(HANDS, minion=duel.number(FLAVIO))) == Forbidden("COM-17")
    duel.plays("Boxed In")
    assert duel.blood(WAUNEKA) == 4


@pytest.mark.rule("COM-17")
@pytest.mark.parametrize(("far", "harm"), [(False, 2), (True, 2)], ids=["close", "long"])
def test_EX_J94_21_ranged_damage_at_either_range(cb, far, harm):
    duel = duel_of(cb, JYHAD_1994)
    if far:
        duel.holds("Ada", "Trap", MANEUVERS)
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=2, ranged=True))
    duel.fight()
    if far:
        duel.plays("Trap")
    duel.uses(".44 Magnum").finish()
    assert duel.blood(FLAVIO) == 5 - harm


@pytest.mark.rule("PLY-15", "PLY-13")
def test_a_minion_chooses_again_if_its_strike_card_is_cancelled(duel):
    from vtes_deck.engine.cards.play import ShowCard
    from vtes_deck.engine.state.decisions import Verb
    from vtes_deck.engine.state.script import CardScript
    from vtes_deck.engine.state.windows import AS_PLAYED

    cancel = Verb("cancel", "Cancel it.")

    class Canceller(CardScript):
        windows = Windows(controller=AS_PLAYED)

        def options(self, table, seat, card, window):
            del window
            shown = table.current(ShowCard)
            mine = table.owner[shown.card] == seat
            return [] if mine or shown.cancelled else [Option(cancel, card)]

        def resolve(self, table, occasion):
            option = occasion.option
            del option
            table.current(ShowCard).cancelled = True

    first = duel.holds("Ada", "Trap", strike(damage=3))
    second = duel.holds("Ada", "Fake Out", strike(damage=2))
    duel.in_play("Ben", "Blood Doll")
    duel.script("Blood Doll", Canceller())
    duel.fight().plays(first).choose(cancel)
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.STRIKE)
    assert duel.zone(first) is Zone.ASH_HEAP
    duel.plays(second).nothing().nothing()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("SEQ-02", "COM-04")
def test_the_opponent_acts_second_in_combat(cb):
    """This holds even if other Methuselahs are the prey and predator."""
    duel = Duel(cb, names=("Ada", "Ben", "Cleo", "Dora", "Eve"))
    duel.ready("Ada", WAUNEKA, 5)
    duel.ready("Cleo", FLAVIO, 5)
    duel.fight()
    assert duel.combat.order(duel.table) == (0, 2, 1, 3, 4)
    assert action_order(duel.table) == (0, 2, 1, 3, 4)
    duel.finish()
    assert action_order(duel.table) == (0, 1, 4, 2, 3)


@pytest.mark.rule("PLY-23", "PLY-24", "GEN-29")
def test_minions_that_can_play_combat_cards(cb):
    duel = duel_of(cb)
    other = duel.ready("Cleo", "Anson")
    duel.holds("Cleo", "Trap", Move(when=BEFORE_STRIKES, bystander=True, changes=()))
    duel.holds("Cleo", "Fake Out", DODGE)
    duel.holds("Ada", "Wake with Evening's Freshness", strike(damage=9))
    duel.fight()
    assert duel.asked == "Cleo"
    duel.plays("Trap", minion=other)
    assert duel.kind is DecisionKind.STRIKE
    assert [option.verb.name for option in duel.decision.options] == ["hand strike", "pass"]
    duel.finish()


@pytest.mark.rule("PLY-34", "PLY-35", "PLY-09")
def test_an_ally_that_pays_with_its_last_life_is_burned(cb):
    for life in (1, 2):
        duel = Duel(cb)
        duel.acting("Young Bloods", life)
        duel.opposing(FLAVIO, 5)
        duel.holds("Ada", "Trap", strike(damage=3))
        ally = duel.number("Young Bloods")
        duel.table.use_once(COMBAT_COSTS_MORE, ally, Until.COMBAT)
        duel.fight().plays("Trap")
        if life == 1:
            assert duel.over
            assert duel.zone("Young Bloods") is Zone.ASH_HEAP
            assert duel.blood(FLAVIO) == 5
        else:
            duel.nothing()
            assert duel.blood(FLAVIO) == 2
            assert duel["Young Bloods"].life == 1


@pytest.mark.rule("COM-31")
def test_no_equipment_enters_play_in_combat(duel):
    weapon = duel.hand("Ada", ".44 Magnum")[0]
    duel.fight()
    while not duel.over:
        assert all(option.card != weapon for option in duel.decision.options)
        duel.nothing()


@pytest.mark.rule("COM-12", "COM-03")
@every_edition
def test_effects_can_be_used_before_strikes(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ben", "Trap", Move(when=BEFORE_STRIKES, combat_ends=True))
    duel.fight()
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.EFFECT)
    duel.plays("Trap")
    assert duel.over


# The order of resolution


@pytest.mark.rule("STR-01", "COM-13", "COM-24", "COM-25", "COM-26", "NRP-05")
@pytest.mark.parametrize(
    ("rules", "damage"),
    [
        pytest.param(VEKN, 4, id="EX-V5-06"),
        pytest.param(WHITE_WOLF, 3, id="EX-WW-09"),
        pytest.param(JYHAD_1994, 2, id="EX-J94-10"),
    ],
)
def test_EX_V5_06_EX_WW_09_EX_J94_10_additional_strikes(cb, rules, damage):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(damage=damage))
    duel.holds("Ben", "Dodge", DODGE)
    duel.holds("Ada", "Fake Out", additional(1))
    duel.holds("Ben", "Boxed In", additional(2))
    duel.fight().plays("Trap").plays("Dodge")
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5)
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.EFFECT)
    duel.plays("Fake Out").plays("Boxed In")
    duel.hands().hands()
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (4, 4)
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.STRIKE)
    duel.hands()
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (3, 4)


@pytest.mark.rule("COM-27", "COM-32", "STR-12", "COM-06")
def test_EX_J94_11_EX_J94_12_a_press_and_its_cancelling(cb):
    for cancelled in (False, True):
        duel = duel_of(cb, JYHAD_1994)
        bike = Move(when=PRESS, press=Use.MAY, once=Until.TURN)
        duel.bears(WAUNEKA, "Sport Bike", bike)
        boost = Move(when=BEFORE_RANGE, changes=((Bonus.DAMAGE, 1, Until.ROUND),))
        duel.holds("Ada", "Trap", boost)
        if cancelled:
            duel.holds("Ben", "Fake Out", PRESSES)
        duel.fight().nothing().nothing().nothing().uses("Sport Bike")
        if cancelled:
            duel.plays("Fake Out")
            assert duel.over
            continue
        assert duel.combat.range is Range.CLOSE
        duel.plays("Trap").hands().hands()
        assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (4, 3)


@pytest.mark.rule("STR-04", "STR-08")
@every_edition
def test_EX_J94_13_a_weapon_destroyed_with_first_strike(cb, rules):
    duel = duel_of(cb, rules)
    duel.bears(WAUNEKA, "Flamethrower", strike(damage=2, ranged=True, aggravated=True))
    duel.holds("Ben", "Trap", strike(destroy=Gear.WEAPON, first=True))
    duel.fight().uses("Flamethrower").plays("Trap")
    assert duel.over
    assert duel.zone("Flamethrower") is Zone.ASH_HEAP
    assert duel[FLAVIO].ready
    assert duel.blood(FLAVIO) == 5


@pytest.mark.rule("STR-08", "COM-19")
def test_a_weapon_destroyed_without_first_strike_still_strikes(duel):
    duel.bears(WAUNEKA, "Flamethrower", strike(damage=2))
    duel.holds("Ben", "Trap", strike(destroy=Gear.WEAPON))
    duel.fight().uses("Flamethrower").plays("Trap")
    assert duel.zone("Flamethrower") is Zone.ASH_HEAP
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("STR-04", "COM-20", "COM-21")
@every_edition
def test_a_minion_that_falls_to_a_first_strike_does_not_strike_back(cb, rules):
    duel = duel_of(cb, rules, blood=2)
    duel.holds("Ada", "Trap", strike(damage=3, first=True))
    duel.fight().plays("Trap").hands()
    assert duel.over
    assert duel.blood(WAUNEKA) == 2
    assert duel[FLAVIO].region is Region.TORPOR


@pytest.mark.rule("STR-04")
@every_edition
def test_two_first_strikes_are_simultaneous(cb, rules):
    duel = duel_of(cb, rules, blood=1)
    duel.holds("Ada", "Trap", strike(damage=3, first=True))
    duel.holds("Ben", "Fake Out", strike(damage=3, first=True))
    duel.fight().plays("Trap").plays("Fake Out")
    assert [duel[name].region for name in (WAUNEKA, FLAVIO)] == [Region.TORPOR] * 2


@pytest.mark.rule("STR-01", "STR-04")
@every_edition
def test_a_dodge_works_against_a_first_strike(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(damage=3, first=True, steal_blood=1, destroy=Gear.WEAPON))
    duel.holds("Ben", "Dodge", DODGE)
    duel.bears(FLAVIO, "Flamethrower")
    duel.fight().plays("Trap").plays("Dodge")
    assert duel.blood(FLAVIO) == 5
    assert duel.zone("Flamethrower") is Zone.IN_PLAY


@pytest.mark.rule("STR-03", "COM-20")
@every_edition
@pytest.mark.parametrize("answer", [DODGE, strike(damage=3, first=True)], ids=["dodge", "first"])
def test_combat_ends_precedes_all_other_strikes(cb, rules, answer):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", ENDS)
    duel.holds("Ben", "Dodge", answer)
    duel.holds("Ben", "Fake Out", PRESSES)
    duel.fight().plays("Trap").plays("Dodge")
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5)


@pytest.mark.rule("GEN-21", "STR-01", "STR-03")
@pytest.mark.parametrize("dodged", [False, True])
def test_effects_after_combat_ends_can_be_dodged(duel, dodged):
    duel.holds("Ada", "Trap", strike(combat_ends=True, damage=1))
    duel.holds("Ben", "Dodge", DODGE)
    duel.fight().plays("Trap")
    (duel.plays("Dodge") if dodged else duel.hands())
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5 if dodged else 4)


@pytest.mark.rule("GEN-21", "STR-03")
def test_only_one_end_of_a_combat_is_prevented(duel):
    from vtes_deck.engine.combat.cards import CombatScript
    from vtes_deck.engine.combat.fight import keep_going

    class Keeps(CombatScript):
        def resolve(self, table, occasion):
            if not isinstance(occasion, Played):
                return
            keep_going(table)

    duel.holds("Ada", "Trap", strike(combat_ends=True))
    duel.holds("Ada", "Boxed In", strike(combat_ends=True))
    duel.holds("Ada", "Dodge", additional(1))
    duel.bears(FLAVIO, "Raven Spy", PRESSES)
    duel.hand("Ben", "Fake Out")
    duel.script("Fake Out", Keeps(Move(when=COMBAT_ENDING)))
    duel.fight().plays("Trap").hands().plays("Fake Out")
    assert not duel.over
    duel.plays("Dodge").plays("Boxed In")
    assert duel.over, "no one could press"


@pytest.mark.rule("GEN-21")
@every_edition
def test_EX_V5_14_an_effect_prevents_the_end_of_combat(cb, rules):
    from vtes_deck.engine.combat.cards import CombatScript
    from vtes_deck.engine.combat.fight import keep_going

    class Keeps(CombatScript):
        def resolve(self, table, occasion):
            if not isinstance(occasion, Played):
                return
            keep_going(table)

    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(combat_ends=True, damage=1))
    duel.hand("Ben", "Fake Out")
    duel.script("Fake Out", Keeps(Move(when=COMBAT_ENDING)))
    duel.fight().plays("Trap").hands().plays("Fake Out")
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (4, 5), "0 damage, and Ben's hands"


@pytest.mark.rule("COM-20")
def test_effects_after_strikes_are_chosen(duel):
    boost = Move(when=STRIKES_CHOSEN, changes=((Bonus.STRENGTH, 2, Until.ROUND),))
    duel.holds("Ada", "Trap", boost)
    duel.fight().hands().nothing().plays("Trap")
    assert duel.blood(FLAVIO) == 2


# Additional strikes


@pytest.mark.rule("COM-24", "COM-26", "GEN-28")
def test_one_source_of_additional_strikes_in_a_round(duel):
    duel.holds("Ada", "Trap", additional(1))
    duel.holds("Ada", "Fake Out", additional(2))
    duel.fight().hands().nothing().plays("Trap")
    assert duel.kind is DecisionKind.STRIKE
    assert duel.asked == "Ada"
    duel.hands()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("COM-21", "COM-24")
def test_no_additional_strikes_if_a_minion_is_wounded(cb):
    duel = duel_of(cb, blood=0)
    duel.holds("Ada", "Trap", additional(1))
    duel.fight().hands().nothing()
    assert duel.over
    assert duel.zone("Trap") is Zone.HAND


@pytest.mark.rule("COM-25")
def test_any_strike_can_be_an_additional_one_even_after_a_maneuver(duel):
    gun = Move(when=RANGE | STRIKE, strike=Strike(damage=1, ranged=True), maneuver=Use.MAY)
    duel.bears(WAUNEKA, ".44 Magnum", gun)
    duel.holds("Ada", "Trap", additional(1))
    duel.holds("Ada", "Fake Out", strike(damage=3, ranged=True))
    duel.holds("Ben", "Boxed In", MANEUVERS)
    duel.fight().uses(".44 Magnum").plays("Boxed In").nothing().plays("Trap")
    assert duel.offered(HANDS)
    duel.plays("Fake Out")
    assert duel.blood(FLAVIO) == 1


@pytest.mark.rule("COM-25")
def test_additional_strikes_keep_the_range(duel):
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ada", "Dodge", DODGE)
    duel.holds("Ada", "Fake Out", additional(1))
    duel.holds("Ada", "Boxed In", strike(damage=1, ranged=True))
    duel.fight().plays("Trap").plays("Dodge").plays("Fake Out")
    assert duel.combat.range is Range.LONG
    assert not duel.offered(HANDS)
    duel.plays("Boxed In")
    assert duel.blood(FLAVIO) == 4
