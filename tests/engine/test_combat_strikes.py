"""Strikes: choosing, the order of resolution, what strikes do."""

import msgspec
import pytest
from table_combat import Duel

from cardbase.model import Bonus
from vtes_deck.engine import bank
from vtes_deck.engine.combat.moves import Gear, Move, Range, Strike, Use
from vtes_deck.engine.combat.resolving import BREAK, TAKE
from vtes_deck.engine.combat.strikes import AIM, HANDS
from vtes_deck.engine.decisions import Kind, Option
from vtes_deck.engine.inplay import Region
from vtes_deck.engine.playing import PLAY
from vtes_deck.engine.sequencing import action_order
from vtes_deck.engine.table import Ban, Deed, Modifier, Phase, Until, Zone
from vtes_deck.engine.windows import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    COMBAT_ENDING,
    DAMAGE,
    END_OF_ROUND,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)
from vtes_deck.rulesets import EDITIONS, JYHAD_1994, VEKN, WHITE_WOLF

WAUNEKA, FLAVIO, ROSE = "Wauneka", "Flávio Gonçalves", "Chrysanthemum"
every_edition = pytest.mark.parametrize("rules", EDITIONS.values(), ids=EDITIONS)


def strike(**facts):
    return Move(when=STRIKE, strike=Strike(**facts))


DODGE = strike(dodge=True)
ENDS = strike(combat_ends=True)
MANEUVERS = Move(when=RANGE, maneuver=Use.MUST)
PRESSES = Move(when=PRESS, press=Use.MAY)


def additional(n):
    return Move(when=ADDITIONAL_STRIKES, additional=n)


def duel_of(cb, rules=VEKN, blood=5):
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, blood)
    duel.opposing(FLAVIO, blood)
    return duel


@pytest.fixture
def duel(cb):
    return duel_of(cb)


# Choosing


@pytest.mark.rule("COM-04", "COM-14", "COM-15", "COM-16")
@every_edition
def test_the_acting_minion_chooses_first_and_hands_do_one_damage(cb, rules):
    duel = duel_of(cb, rules)
    duel.fight()
    assert (duel.asked, duel.kind) == ("Ada", Kind.STRIKE)
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
def test_not_to_strike_is_final(duel):
    duel.holds("Ada", "Dodge", DODGE)
    duel.fight().nothing()
    assert duel.asked == "Ben"
    assert duel.game.why_not(Option(HANDS, minion=duel.number(WAUNEKA))) == "COM-14"
    duel.hands()
    assert duel.over
    assert duel.blood(WAUNEKA) == 4


@pytest.mark.rule("COM-17", "STR-01", "STR-03")
@every_edition
def test_what_works_at_long_range(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Dodge", DODGE)
    duel.holds("Ben", "Fake Out", strike(damage=3))
    duel.holds("Ben", "Boxed In", strike(damage=1, ranged=True))
    duel.holds("Ben", "Taste of Vitae", ENDS)
    duel.fight().plays("Trap")
    assert duel.asked == "Ben", "Ada has nothing that reaches"
    assert not duel.offered(HANDS)
    offered = {option.card for option in duel.decision.options if option.verb is PLAY}
    assert offered == {duel.number(name) for name in ("Dodge", "Boxed In", "Taste of Vitae")}
    assert duel.game.why_not(Option(HANDS, minion=duel.number(FLAVIO))) == "COM-17"
    duel.plays("Boxed In")
    assert duel.blood(WAUNEKA) == 4


@pytest.mark.rule("COM-17")
@pytest.mark.parametrize(("far", "harm"), [(False, 2), (True, 2)], ids=["close", "long"])
def test_EX_J94_21_ranged_damage_at_either_range(cb, far, harm):  # noqa: N802
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
def test_whose_strike_card_is_cancelled_chooses_again(duel):
    from vtes_deck.engine.decisions import Verb
    from vtes_deck.engine.playing import ShowCard
    from vtes_deck.engine.script import CardScript
    from vtes_deck.engine.windows import AS_PLAYED

    cancel = Verb("cancel", "Cancel it.")

    class Canceller(CardScript):
        powers = AS_PLAYED

        def uses(self, table, seat, card, window):
            del window
            shown = table.under_way(ShowCard)
            mine = table.owner[shown.card] == seat
            return [] if mine or shown.cancelled else [Option(cancel, card)]

        def use(self, table, option):
            del option
            table.under_way(ShowCard).cancelled = True

    first = duel.holds("Ada", "Trap", strike(damage=3))
    second = duel.holds("Ada", "Fake Out", strike(damage=2))
    duel.in_play("Ben", "Blood Doll")
    duel.script("Blood Doll", Canceller())
    duel.fight().plays(first).choose(cancel)
    assert (duel.asked, duel.kind) == ("Ada", Kind.STRIKE)
    assert duel.zone(first) is Zone.ASH_HEAP
    duel.plays(second).nothing().nothing()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("SEQ-02", "COM-04")
def test_in_combat_the_opponent_comes_second(cb):
    """Even if the prey and predator of the acting Methuselah are others."""
    duel = Duel(cb, names=("Ada", "Ben", "Cleo", "Dora", "Eve"))
    duel.ready("Ada", WAUNEKA, 5)
    duel.ready("Cleo", FLAVIO, 5)
    duel.fight()
    assert duel.combat.order(duel.table) == (0, 2, 1, 3, 4)
    assert action_order(duel.table) == (0, 2, 1, 3, 4)
    duel.finish()
    assert action_order(duel.table) == (0, 1, 4, 2, 3)


@pytest.mark.rule("PLY-23", "PLY-24", "GEN-29")
def test_who_may_play_what_in_combat(cb):
    duel = duel_of(cb)
    other = duel.ready("Cleo", "Anson")
    duel.holds("Cleo", "Trap", Move(when=BEFORE_STRIKES, bystander=True, changes=()))
    duel.holds("Cleo", "Fake Out", DODGE)
    duel.holds("Ada", "Wake with Evening's Freshness", strike(damage=9))
    duel.fight()
    assert duel.asked == "Cleo"
    duel.plays("Trap", minion=other)
    assert duel.kind is Kind.STRIKE
    assert [option.verb.name for option in duel.decision.options] == ["hand strike", "pass"]
    duel.finish()


@pytest.mark.rule("PLY-34", "PLY-35", "PLY-09")
def test_an_ally_that_pays_with_its_last_life_is_burned(cb):
    for life in (1, 2):
        duel = Duel(cb)
        duel.acting("Young Bloods", life)
        duel.opposing(FLAVIO, 5)
        card = duel.holds("Ada", "Trap", strike(damage=3))
        cards = list(duel.table.cards)
        cards[card] = msgspec.structs.replace(cards[card], blood_cost=1)
        duel.table.cards = tuple(cards)
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
def test_no_equipment_comes_in_combat(duel):
    weapon = duel.hand("Ada", ".44 Magnum")[0]
    duel.fight()
    while not duel.over:
        assert all(option.card != weapon for option in duel.decision.options)
        duel.nothing()


@pytest.mark.rule("COM-12", "COM-03")
@every_edition
def test_a_window_before_strikes(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ben", "Trap", Move(when=BEFORE_STRIKES, combat_ends=True))
    duel.fight()
    if rules.round_steps == 5:
        assert duel.kind is Kind.STRIKE
    else:
        assert (duel.asked, duel.kind) == ("Ben", Kind.EFFECT)
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
def test_EX_V5_06_EX_WW_09_EX_J94_10_additional_strikes(cb, rules, damage):  # noqa: N802
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(damage=damage))
    duel.holds("Ben", "Dodge", DODGE)
    duel.holds("Ada", "Fake Out", additional(1))
    duel.holds("Ben", "Boxed In", additional(2))
    duel.fight().plays("Trap").plays("Dodge")
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5)
    assert (duel.asked, duel.kind) == ("Ada", Kind.EFFECT)
    duel.plays("Fake Out").plays("Boxed In")
    duel.hands().hands()
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (4, 4)
    assert (duel.asked, duel.kind) == ("Ben", Kind.STRIKE)
    duel.hands()
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (3, 4)


@pytest.mark.rule("COM-27", "COM-32", "STR-12", "COM-06")
def test_EX_J94_11_EX_J94_12_a_press_and_its_cancelling(cb):  # noqa: N802
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
def test_EX_J94_13_a_weapon_destroyed_with_first_strike(cb, rules):  # noqa: N802
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
def test_who_falls_by_a_first_strike_does_not_strike_back(cb, rules):
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
def test_a_dodge_helps_against_a_first_strike(cb, rules):
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
def test_combat_ends_before_everything_else(cb, rules, answer):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", ENDS)
    duel.holds("Ben", "Dodge", answer)
    duel.holds("Ben", "Fake Out", PRESSES)
    duel.fight().plays("Trap").plays("Dodge")
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5)


@pytest.mark.rule("GEN-21", "STR-01", "STR-03")
@pytest.mark.parametrize("dodged", [False, True])
def test_what_follows_the_end_of_the_combat_can_be_dodged(duel, dodged):
    duel.holds("Ada", "Trap", strike(combat_ends=True, damage=1))
    duel.holds("Ben", "Dodge", DODGE)
    duel.fight().plays("Trap")
    (duel.plays("Dodge") if dodged else duel.hands())
    assert duel.over
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5 if dodged else 4)


@pytest.mark.rule("GEN-21")
@every_edition
def test_EX_V5_14_the_combat_is_kept_from_ending(cb, rules):  # noqa: N802
    from vtes_deck.engine.combat.cards import CombatScript
    from vtes_deck.engine.combat.course import keep_going

    class Keeps(CombatScript):
        def resolve(self, table, play):
            del play
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
    assert duel.kind is Kind.STRIKE
    assert duel.asked == "Ada"
    duel.hands()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("COM-21", "COM-24")
def test_no_additional_strikes_when_somebody_is_wounded(cb):
    duel = duel_of(cb, blood=0)
    duel.holds("Ada", "Trap", additional(1))
    duel.fight().hands().nothing()
    assert duel.over
    assert duel.zone("Trap") is Zone.HAND


@pytest.mark.rule("COM-25")
def test_any_strike_may_be_an_additional_one_even_after_a_maneuver(duel):
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


# What strikes do


def fights_an_ally(cb, rules, blood, life, steal, hurts):
    duel = Duel(cb, rules)
    duel.acting(ROSE, blood)
    duel.opposing("Young Bloods", life)
    duel.holds("Ada", "Trap", strike(steal_blood=steal))
    duel.script("Young Bloods", duel.table.cards[duel.number("Young Bloods")].script)
    duel.holds("Ben", "Fake Out", strike(damage=hurts, ranged=True))
    return duel.fight().plays("Trap").plays("Fake Out")


@pytest.mark.rule("STR-05", "STR-06", "STR-09", "GEN-18", "GEN-04", "PLY-34")
@every_edition
def test_EX_V5_07_stolen_life_mends(cb, rules):  # noqa: N802
    duel = fights_an_ally(cb, rules, blood=4, life=2, steal=2, hurts=1)
    kept = rules.stolen_blood_excess == "end of turn"
    assert duel.blood(ROSE) == (5 if kept else 4)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("STR-05", "STR-06", "STR-09")
@pytest.mark.parametrize("edition", ["white-wolf", "playmat", "vekn", "jyhad-1994"])
def test_EX_WW_10_DX_04_the_mage(cb, edition):  # noqa: N802
    duel = fights_an_ally(cb, EDITIONS[edition], blood=4, life=2, steal=3, hurts=2)
    assert duel.blood(ROSE) == (4 if edition == "jyhad-1994" else 3)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("STR-05", "TRN-03")
def test_stolen_excess_drains_at_the_end_of_the_turn_in_1994(cb):
    duel = duel_of(cb, JYHAD_1994)
    duel.holds("Ada", "Trap", strike(steal_blood=3))
    duel.fight().plays("Trap").nothing()
    assert duel.blood(WAUNEKA) == 8
    before = duel.table.bank
    duel.turn("Ada", Phase.END)
    assert duel.blood(WAUNEKA) == duel[WAUNEKA].capacity
    assert duel.table.bank - before >= 3


@pytest.mark.rule("STR-05", "STR-09", "GEN-20")
@every_edition
def test_EX_J94_14_stealing_the_last_life(cb, rules):  # noqa: N802
    duel = fights_an_ally(cb, rules, blood=2, life=1, steal=2, hurts=0)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP
    assert duel.blood(ROSE) == 3


@pytest.mark.rule("STR-09", "STR-05", "COM-37")
@every_edition
def test_EX_J94_15_EX_V5_15_stealing_the_last_blood(cb, rules):  # noqa: N802
    duel = duel_of(cb, rules, blood=1)
    duel.holds("Ada", "Trap", strike(steal_blood=2))
    duel.fight().plays("Trap").nothing()
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (2, 0)
    assert duel[FLAVIO].ready


@pytest.mark.rule("STR-06")
@pytest.mark.parametrize(
    ("rules", "first", "mended"),
    [
        pytest.param(JYHAD_1994, False, True, id="EX-J94-16"),
        pytest.param(JYHAD_1994, True, False, id="EX-J94-16 first strike"),
        pytest.param(VEKN, True, True, id="vekn"),
    ],
)
def test_EX_J94_16_stolen_blood_mends_what_comes_with_it(cb, rules, first, mended):  # noqa: N802
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, 0)
    duel.opposing(FLAVIO, 5)
    duel.holds("Ada", "Trap", strike(steal_blood=2, first=first))
    duel.holds("Ben", "Fake Out", strike(damage=1, first=first))
    duel.fight().plays("Trap").plays("Fake Out")
    assert duel[WAUNEKA].ready == mended
    assert duel.blood(WAUNEKA) == (1 if mended else 2)


@pytest.mark.rule("STR-05")
def test_stealing_blood_cannot_be_prevented(duel):
    duel.holds("Ada", "Trap", strike(steal_blood=2))
    duel.holds("Ben", "Fake Out", Move(when=DAMAGE, prevent=5))
    duel.fight().plays("Trap").nothing()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("STR-07", "GEN-12")
@every_edition
def test_stolen_equipment_cannot_be_used_in_this_round(cb, rules):
    duel = duel_of(cb, rules)
    duel.bears(FLAVIO, ".44 Magnum", strike(damage=2, ranged=True))
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT))
    duel.holds("Ada", "Fake Out", additional(1))
    duel.holds("Ada", "Boxed In", PRESSES)
    duel.fight().plays("Trap").hands().plays("Fake Out")
    weapon = duel.number(".44 Magnum")
    assert duel[weapon].host == duel.number(WAUNEKA)
    assert duel[weapon].controller == 0
    assert duel.kind is Kind.STRIKE
    assert all(option.card != weapon for option in duel.decision.options)
    duel.nothing().plays("Boxed In")
    assert any(option.card == weapon for option in duel.decision.options), "the next round"
    duel.finish()
    assert duel[weapon].host == duel.number(WAUNEKA)


@pytest.mark.rule("STR-07", "STR-08")
@pytest.mark.parametrize(("verb", "effect"), [(TAKE, "steal"), (BREAK, "destroy")])
@pytest.mark.parametrize("gear", [Gear.EQUIPMENT, Gear.WEAPON])
def test_the_striker_chooses_the_equipment(duel, verb, effect, gear):
    gun, bike, goggles = (
        duel.bears(FLAVIO, name) for name in (".44 Magnum", "Sport Bike", "IR Goggles")
    )
    sword = duel.bears(FLAVIO, "Ivory Bow")
    duel.holds("Ada", "Trap", strike(**{effect: gear}))
    duel.fight().plays("Trap").hands()
    assert (duel.asked, duel.kind) == ("Ada", Kind.TARGET)
    offered = {option.target for option in duel.decision.options}
    weapons = {gun, sword}
    assert offered == (weapons if gear is Gear.WEAPON else weapons | {bike, goggles})
    duel.choose(verb, target=gun)
    if verb is TAKE:
        assert duel[gun].host == duel.number(WAUNEKA)
    else:
        assert duel.zone(gun) is Zone.ASH_HEAP


@pytest.mark.rule("COM-32", "STR-12")
@pytest.mark.parametrize(
    ("facts", "harm"),
    [
        ({"strength": True, "hand": True}, 3),
        ({"strength": True, "damage": 1, "melee": True}, 4),
        ({"damage": 2, "ranged": True}, 2),
        ({"damage": 3}, 3),
    ],
    ids=["hand", "melee", "gun", "other"],
)
def test_hand_damage_counts_for_hands_and_melee_weapons_only(duel, facts, harm):
    duel.bears(WAUNEKA, ".44 Magnum", strike(**facts))
    duel.table.modify(Modifier(Bonus.DAMAGE, 2, duel.number(WAUNEKA), Until.COMBAT))
    duel.fight().uses(".44 Magnum").nothing()
    assert duel.blood(FLAVIO) == 5 - harm


@pytest.mark.rule("STR-11", "UNL-01")
@every_edition
def test_paralyze(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(paralyze=True))
    duel.fight()
    assert duel.offered(PLAY, "Trap") == rules.paralyze
    if not rules.paralyze:
        return
    duel.plays("Trap").nothing()
    assert duel[FLAVIO].region is Region.TORPOR
    assert duel.blood(FLAVIO) == 5
    duel.turn("Ben", Phase.UNLOCK)
    assert duel[FLAVIO].locked


@pytest.mark.rule("STR-11")
def test_an_ally_cannot_be_paralyzed(cb):
    duel = Duel(cb, JYHAD_1994)
    duel.acting(WAUNEKA, 5)
    duel.opposing("Young Bloods", 2)
    duel.holds("Ada", "Trap", strike(paralyze=True))
    duel.fight().plays("Trap").nothing()
    assert duel["Young Bloods"].ready
    assert duel["Young Bloods"].unlocked


@pytest.mark.rule("GEN-02")
def test_a_minion_that_cannot_strike(duel):
    duel.table.ban(Ban(Deed.STRIKE, duel.number(FLAVIO), Until.COMBAT))
    duel.holds("Ben", "Trap", DODGE)
    gun = Move(when=RANGE | STRIKE, strike=Strike(damage=1, ranged=True), maneuver=Use.MAY)
    duel.bears(FLAVIO, ".44 Magnum", gun)
    duel.fight()
    assert duel.kind is Kind.STRIKE, "no maneuver that would commit it to a strike either"
    duel.hands()
    assert duel.over
    assert duel.blood(WAUNEKA) == 5


@pytest.mark.rule("TRT-14")
@every_edition
@pytest.mark.parametrize("weapon", [".44 Magnum", "Ivory Bow"])
def test_vulnerability_to_a_kind_of_weapon(cb, rules, weapon):
    from cardbase.model import Trait
    from vtes_deck.engine.script import CardScript

    class FearsGuns(CardScript):
        vulnerabilities = frozenset({Trait.GUN})

    duel = duel_of(cb, rules)
    duel.script(FLAVIO, FearsGuns())
    duel.bears(WAUNEKA, weapon, strike(damage=1))
    duel.fight().uses(weapon).nothing()
    assert duel[FLAVIO].in_torpor == (rules.vulnerability and weapon == ".44 Magnum")


# Retainers


@pytest.mark.rule("COM-44")
@every_edition
@pytest.mark.parametrize("far", [False, True], ids=["close", "long"])
def test_DX_18_a_ranged_strike_at_a_retainer(cb, rules, far):  # noqa: N802
    duel = duel_of(cb, rules)
    spy = duel.bears(FLAVIO, "Raven Spy")
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.fight()
    (duel.plays("Trap") if far else duel.nothing())
    duel.uses(".44 Magnum")
    legal = far or rules.retainer_target == "any"
    assert duel.offered(AIM, target=spy) == legal
    if legal:
        assert duel.kind is Kind.TARGET
        duel.choose(AIM, target=spy).finish()
        assert duel.zone(spy) is Zone.ASH_HEAP
        assert duel.blood(FLAVIO) == 5
    else:
        duel.finish()
        assert duel.blood(FLAVIO) == 4


@pytest.mark.rule("COM-44")
def test_hands_are_never_aimed_at_a_retainer(cb):
    duel = duel_of(cb, JYHAD_1994)
    duel.bears(FLAVIO, "Raven Spy")
    duel.fight().hands()
    assert duel.kind is Kind.STRIKE


@pytest.mark.rule("STR-02", "COM-45")
@every_edition
def test_a_dodge_does_not_protect_a_retainer(cb, rules):
    duel = duel_of(cb, rules)
    spy = duel.bears(FLAVIO, "Raven Spy")
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Dodge", DODGE)
    duel.fight().plays("Trap").uses(".44 Magnum").choose(AIM, target=spy).plays("Dodge")
    assert duel.zone(spy) is Zone.ASH_HEAP


@pytest.mark.rule("COM-45")
@every_edition
def test_DX_19_a_retainer_that_survives(cb, rules):  # noqa: N802
    duel = duel_of(cb, rules)
    ghoul = duel.bears(FLAVIO, "Jackie Therman")
    duel[ghoul].blood, duel.table.bank = 2, duel.table.bank + duel[ghoul].blood - 2
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.fight().plays("Trap").uses(".44 Magnum").choose(AIM, target=ghoul)
    duel.finish()
    assert duel[ghoul].blood == (2 if rules.retainer_heals else 1)


@pytest.mark.rule("PLY-33", "COM-45")
def test_retainers_and_equipment_burn_with_their_minion(cb):
    duel = Duel(cb)
    duel.acting(WAUNEKA, 5)
    duel.opposing("Young Bloods", 1)
    things = [duel.bears("Young Bloods", name) for name in ("Raven Spy", ".44 Magnum")]
    duel.fight().hands().nothing()
    assert [duel.zone(card) for card in things] == [Zone.ASH_HEAP] * 2


# The end


@pytest.mark.rule("COM-22", "COM-30", "COM-03")
@every_edition
def test_the_end_of_round_step_happens_even_if_the_combat_has_ended(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", ENDS)
    card = duel.holds(
        "Ben", "Fake Out", Move(when=END_OF_ROUND, changes=((Bonus.BLEED, 1, Until.TURN),))
    )
    duel.fight().plays("Trap").nothing()
    if rules.round_steps == 7:
        duel.plays(card)
        assert duel.table.modifiers
    assert duel.over


@pytest.mark.rule("COM-22", "GEN-29", "COM-21")
def test_at_the_end_of_the_round_only_the_ready_do_anything(cb):
    duel = duel_of(cb, blood=0)
    move = Move(when=END_OF_ROUND, press=Use.MAY)
    duel.holds("Ada", "Trap", move)
    duel.holds("Ben", "Fake Out", move)
    duel.fight().hands().nothing()
    assert duel.asked == "Ada"
    duel.nothing()
    assert duel.over


@pytest.mark.rule("COM-01", "TOR-12")
def test_only_ready_minions_of_two_methuselahs_fight(cb):
    duel = duel_of(cb)
    sleeper = duel.torpor("Ben", "Anson", 2)
    friend = duel.acting("Rake")
    me = duel.number(WAUNEKA)
    for one, two in ((me, sleeper), (sleeper, me), (me, friend)):
        duel.fight(one, two)
        assert duel.over
        duel.decision and duel.game.apply(duel.decision.options[0])


@pytest.mark.rule("END-13")
def test_nobody_withdraws_after_a_fight(duel):
    duel.seat("Ben").withdrawing = 3
    duel.fight()
    assert duel.seat("Ben").withdrawing == -1


@pytest.mark.rule("GEN-25")
def test_what_lasts_for_the_combat_or_round_ends_with_it(duel):
    for until in (Until.ROUND, Until.COMBAT):
        duel.table.modify(Modifier(Bonus.STRENGTH, 1, duel.number(WAUNEKA), until))
    duel.holds("Ada", "Trap", PRESSES)
    duel.fight().hands().nothing()
    assert duel.blood(FLAVIO) == 2
    duel.plays("Trap")
    assert [modifier.until for modifier in duel.table.modifiers] == [Until.COMBAT]
    duel.finish()
    assert not duel.table.modifiers


@pytest.mark.rule("COM-21", "END-01")
def test_a_methuselah_ousted_in_the_middle_of_a_combat(duel):
    duel.fight()
    bank.burn_pool(duel.table, 1, 100)
    duel.game.apply(duel.decision.options[0])
    assert duel.over
    assert duel.seat("Ben").ousted


def test_the_story_of_a_fight(cb):
    duel = Duel(cb)
    duel.acting(WAUNEKA, 5)
    duel.opposing(FLAVIO, 2)
    duel.bears(WAUNEKA, "Flamethrower", strike(damage=2, aggravated=True, ranged=True))
    duel.bears(FLAVIO, "Raven Spy")
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.holds("Ben", "Dodge", strike(steal_blood=1, damage=1, ranged=True))
    duel.holds("Ben", "Boxed In", Move(when=DAMAGE, prevent=1))
    duel.fight().nothing().uses("Flamethrower").plays("Dodge").plays("Boxed In")
    assert duel.over
    assert duel.story()[1:] == [
        "Wauneka and Flávio Gonçalves enter combat.",
        "Round 1 of combat.",
        "Wauneka strikes with Flamethrower.",
        "Flávio Gonçalves plays Dodge.",
        "Flávio Gonçalves strikes with Dodge.",
        "Flávio Gonçalves steals 1 blood from Wauneka.",
        "Flávio Gonçalves plays Boxed In.",
        "Flávio Gonçalves prevents 1 damage.",
        "Flávio Gonçalves suffers 1 aggravated damage.",
        "Flávio Gonçalves is wounded.",
        "Wauneka suffers 1 damage.",
        "Wauneka burns 1 blood.",
        "The combat is over.",
        "Flávio Gonçalves goes to torpor.",
    ]
