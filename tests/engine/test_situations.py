"""Rare situations in which several rules apply."""

import pytest
from published import PUBLISHED
from table_combat import FLAVIO, MANEUVERS, WAUNEKA, Duel, duel_of, every_edition, strike
from table_play import Play, counters_add_up, misplaced

from cardbase.terms import Bonus, Sect, Title, Trait, Type
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, TAKE_EQUIPMENT, Employ
from vtes_deck.engine.actions.red_list import ATTACK_MARKED, MARK, AttackMarked
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.cards import illegal
from vtes_deck.engine.combat.strikes import AIM
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, Option
from vtes_deck.engine.state.moves import Gear, Move, Use
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.state.windows import STRIKE, STRIKES_CHOSEN
from vtes_deck.engine.status import control, sects, titles
from vtes_deck.engine.status.banishment import banish
from vtes_deck.engine.status.contests import PAY, YIELD
from vtes_deck.engine.turn.influence import CONTROL, MERGE
from vtes_deck.engine.turn.unlock import BURN_OPTION, WITHDRAW
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

# Two strikes at the same time


def both_steal(cb, rules, mine, yours, n=2):
    duel = duel_of(cb, rules, blood=mine)
    duel.table.bank += duel[FLAVIO].blood - yours
    duel[FLAVIO].blood = yours
    duel.holds("Ada", "Trap", strike(steal_blood=n))
    duel.holds("Ben", "Fake Out", strike(steal_blood=n))
    return duel.fight().plays("Trap").plays("Fake Out")


@pytest.mark.rule("COM-14", "STR-05", "STR-09")
@every_edition
@pytest.mark.parametrize(
    ("mine", "yours", "after"), [(0, 2, (2, 0)), (2, 0, (0, 2)), (1, 2, (2, 1))]
)
def test_no_one_loses_blood_that_is_stolen_at_the_same_time(cb, rules, mine, yours, after):
    duel = both_steal(cb, rules, mine, yours)
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == after
    assert counters_add_up(duel.table)


@pytest.mark.rule("COM-14", "STR-05", "GEN-18")
@every_edition
def test_full_vampires_that_steal_the_same_from_each_other_stay_full(cb, rules):
    duel = both_steal(cb, rules, 5, 5)
    assert duel[WAUNEKA].capacity == 5
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (5, 5)


@pytest.mark.rule("COM-14", "STR-05", "ALY-05", "PLY-34")
@every_edition
def test_an_ally_survives_on_life_stolen_at_the_same_time(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, 3)
    duel.opposing("Young Bloods", 1)
    duel.holds("Ada", "Trap", strike(steal_blood=1))
    duel.holds("Ben", "Fake Out", strike(steal_blood=2))
    duel.fight().plays("Trap").plays("Fake Out").finish()
    lives = duel.zone("Young Bloods") is Zone.IN_PLAY
    assert lives == rules.allies_heal
    assert duel.blood(WAUNEKA) == 2
    assert counters_add_up(duel.table)


@pytest.mark.rule("ALY-05", "STR-05")
@every_edition
def test_the_log_names_stolen_life_that_an_ally_cannot_gain(cb, rules):
    duel = Duel(cb, rules)
    duel.acting("Young Bloods", 1)
    duel.opposing(FLAVIO, 5)
    duel.holds("Ada", "Trap", strike(steal_blood=2))
    duel.fight().plays("Trap").nothing()
    refused = any("burns 2 life that it cannot gain" in line for line in duel.log_sentences())
    assert refused == (not rules.allies_heal)
    assert duel.blood(FLAVIO) == 3
    assert counters_add_up(duel.table)


@pytest.mark.rule("CON-02", "STR-04")
@every_edition
def test_a_strike_with_a_weapon_that_becomes_contested_is_lost(cb, rules):
    duel = duel_of(cb, rules)
    bow = duel.bears(FLAVIO, "Ivory Bow", strike(damage=1, aggravated=True, ranged=True))
    other = duel.ready("Cleo", "Anson")
    duel.holds("Ada", "Fake Out", Move(when=STRIKES_CHOSEN, press=Use.MAY))
    duel.fight().hands().uses(bow)
    control.arrive(duel.table, duel.card("Cleo", "Ivory Bow"), 2, other)
    assert duel[bow].contested
    duel.finish()
    assert duel.blood(WAUNEKA) == 5
    assert duel[WAUNEKA].ready


@pytest.mark.rule("STR-07", "STR-08")
@every_edition
@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"steal": Gear.WEAPON}, "STR-07"),
        ({"destroy": Gear.WEAPON, "first": True}, "STR-08"),
        ({"destroy": Gear.WEAPON, "damage": 1}, None),
    ],
)
def test_a_strike_that_only_takes_or_destroys_a_weapon_needs_one(cb, rules, facts, rule):
    duel = duel_of(cb, rules)
    duel.bears(FLAVIO, "Leather Jacket")
    card = duel.holds("Ada", "Trap", strike(**facts))
    duel.fight()
    assert duel.offered(PLAY, card) == (rule is None)
    assert illegal(duel.table, duel[WAUNEKA], card, strike(**facts), STRIKE) == rule
    duel.bears(FLAVIO, ".44 Magnum")
    assert illegal(duel.table, duel[WAUNEKA], card, strike(**facts), STRIKE) is None


@pytest.mark.rule("COM-44", "STR-05")
@every_edition
@pytest.mark.parametrize("facts", [{"steal_blood": 1}, {"damage": 1}])
@pytest.mark.parametrize("far", [True, False])
def test_strikes_that_can_target_a_retainer(cb, rules, facts, far):
    duel = duel_of(cb, rules)
    spy = duel.bears(FLAVIO, "Raven Spy")
    duel.holds("Ada", "Trap", strike(ranged=True, **facts))
    duel.holds("Ada", "Fake Out", MANEUVERS)
    duel.fight()
    duel.plays("Fake Out") if far else duel.nothing()
    duel.plays("Trap")
    old = rules.retainer_target == "any"
    assert duel.offered(AIM, target=spy) == ("damage" in facts if old else far)


# Merging


@pytest.mark.rule("INF-14", "INF-15")
@pytest.mark.parametrize(("rules", "blood"), [(VEKN, 2), (WHITE_WOLF, 5)])
@pytest.mark.parametrize("incoming", ["Alan Sovereign", "Alan Sovereign (ADV)"])
def test_counters_of_the_second_card_of_a_merge(cb, rules, blood, incoming):
    (controlled,) = {"Alan Sovereign", "Alan Sovereign (ADV)"} - {incoming}
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    play.ready("Ada", controlled, 2)
    play.uncontrolled("Ada", incoming, 3)
    play.turn("Ada", Phase.INFLUENCE).choose(MERGE)
    assert play["Alan Sovereign (ADV)"].blood == blood
    assert play["Alan Sovereign"].blood == 0
    assert counters_add_up(play.table)


# Sects


@pytest.mark.rule("SEC-08", "TIT-10")
@pytest.mark.parametrize(("rules", "anarch"), [(VEKN, False), (WHITE_WOLF, True)])
def test_an_anarch_that_an_effect_makes_independent(cb, rules, anarch):
    play = Play(cb, rules=rules)
    play.ready("Ada", "Anson")
    sects.change_sect(play.table, play["Anson"], Sect.ANARCH)
    sects.change_sect(play.table, play["Anson"], Sect.INDEPENDENT)
    assert sects.is_anarch(play["Anson"]) == anarch
    assert sects.belongs(play.table, play["Anson"], Sect.INDEPENDENT)


# Leaving the game


@pytest.mark.rule("END-13", "GEN-10")
@pytest.mark.parametrize(("blood", "fails"), [(3, True), (0, False)])
def test_a_methuselah_who_loses_a_minion_loses_its_blood(cb, blood, fails):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.ready("Ada", "Anson", blood)
    play.uncontrolled("Ben", "Rake")
    play.turn("Ada").choose(WITHDRAW)
    zones.burn(play.table, play.number("Anson"))
    assert (play.seat("Ada").withdrawing == NONE) == fails


@pytest.mark.rule("END-15", "END-13", "END-06")
def test_a_methuselah_withdrawn_with_blood_is_no_predator_in_1994(cb):
    play = Play(cb, "Ada", "Ben", "Cleo", "Dora", rules=JYHAD_1994)
    play.ready("Ada", "Anson", 3)
    play.uncontrolled("Ben", "Rake")
    play.seat("Ada").withdrawing = 5
    play.turn("Ada")
    assert play.seat("Ada").ousted
    play.table.turn -= 1
    bank.burn_pool(play.table, 1, 100)
    play.again()
    assert play.seat("Ben").ousted
    assert play.pool_of("Dora") == 36


@pytest.mark.rule("END-07", "GEN-10")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_stolen_equipment_leaves_the_game_with_its_controller(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    play.ready("Ada", "Anson")
    gun = play.card("Ben", ".44 Magnum")
    zones.enter_play(play.table, gun, 0, play.number("Anson"))
    play.uncontrolled("Ben", "Rake")
    play.turn("Ben", Phase.INFLUENCE)
    bank.burn_pool(play.table, 0, 100)
    play.again()
    old = edition == "jyhad-1994"
    assert play.zone(gun) is (Zone.ASH_HEAP if old else Zone.REMOVED)
    assert not misplaced(play.table)


@pytest.mark.rule("END-01", "RES-01", "END-02")
def test_paying_the_last_pool_for_an_action_ousts_before_its_effect(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.ready("Ada", "Anson")
    play.ready("Cleo", "Rake", locked=True)
    for name in ("Ada", "Ben"):
        play.pool(name, 1)
    play.uncontrolled("Ben", "Belinde")
    play.turn("Ada", Phase.MINION)
    play.table.push(Bleed(play.number("Anson"), seats=(1,), pool_cost=1))
    play.table.decision = None
    play.run()
    assert play.seat("Ada").ousted
    assert not play.seat("Ben").ousted
    assert play.pool_of("Cleo") == 36


# Allies


@pytest.mark.rule("RET-01", "PLY-09")
@every_edition
def test_allies_employ_no_animals(cb, rules):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    ally = play.ready("Ada", "Young Bloods")
    retainers = [card for card in cb if Type.RETAINER in getattr(card, "types", ())]
    for card in retainers:
        number = play.card("Ada", card.unique_name)
        employed = Employ.forbidden(play.table, Option(EMPLOY, number, ally)) is None
        assert not (employed and Trait.ANIMAL in card.traits), card.name
    assert Employ.forbidden(play.table, Option(EMPLOY, play.number("Ghoul Retainer"), ally)) is None


# Red List


@pytest.mark.rule("TRT-11", "MAS-12")
@pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF])
def test_only_the_methuselah_who_marked_a_minion_can_attack_it(cb, rules):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    prize = play.ready("Ben", "Ossian")
    mine, other = play.ready("Ada", "Anson"), play.ready("Cleo", "Rake")
    play.turn("Ada", Phase.MASTER).choose(MARK, target=prize)
    assert play.offered(ATTACK_MARKED, minion=mine, target=prize)
    attacks = {one: AttackMarked.options(play.table, play[one]) for one in (mine, other)}
    assert attacks[mine]
    assert not attacks[other], "even if an effect lets it act in this turn"


# Changes of side or region during the action


@pytest.mark.rule("BLD-03", "RES-05")
def test_a_minion_does_not_bleed_its_new_controller(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    minion = play.ready("Ada", "Anson")
    play.uncontrolled("Ben", "Belinde")
    play.turn("Ada", Phase.MINION)
    play.table.push(Bleed(minion, seats=(1,)))
    zones.give(play.table, minion, 1)
    play.table.decision, play.table.answer = None, PASSING
    play.run()
    assert play.pool_of("Ben") == 30
    assert play.table.edge == NONE


@pytest.mark.rule("GEN-30", "TOR-11", "INF-10")
def test_a_vampire_that_returns_from_the_uncontrolled_region_is_not_wounded(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    vampire = play.torpor("Ada", "Anson", 8)
    banish(play.table, vampire)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, vampire)
    assert (play[vampire].ready, play[vampire].wounded) == (True, False)


@pytest.mark.rule("PLY-28", "TOR-06", "PLY-06")
@pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF])
@pytest.mark.parametrize(
    ("card", "vampire", "asleep"),
    [
        ("Tattoo Signal", "Seraph", True),
        ("Council of Seraphim", "Seraph", False),
        ("Watchtower: Chosen are Called", "Seraph", True),
    ],
)
@pytest.mark.parametrize("torpor", [True, False])
def test_burn_options_and_vampires_in_torpor(cb, rules, card, vampire, asleep, torpor):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    name = next(one.unique_name for one in cb.crypt if vampire in one.traits)
    play.torpor("Ada", name) if torpor else play.ready("Ada", name)
    play.hand("Ada", card)
    play.turn("Ada")
    assert play.offered(BURN_OPTION, card) == (torpor and asleep)


@pytest.mark.rule("RES-01", "RES-05", "RSC-02")
def test_a_rescuer_pays_although_the_rescued_vampire_left_play(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    rescuer, sleeper = play.ready("Ada", "Anson", 5), play.torpor("Ada", "Rake", 1)
    blocker = play.ready("Ben", "Belinde")
    play.turn("Ada", Phase.MINION).choose(RESCUE, minion=rescuer, target=sleeper, n=1)
    assert play.offered(BLOCK, minion=blocker)
    zones.burn(play.table, sleeper)
    play.passes("Ben")
    assert play[rescuer].blood == 4


# The card of a blocked action


def blocked_equip(cb, rules):
    """Wauneka's action to equip has been blocked, and the combat is under way."""
    duel = duel_of(cb, rules)
    card = duel.hand("Ada", "Leather Jacket")[0]
    duel.holds("Ada", "Fake Out", Move(when=STRIKES_CHOSEN, press=Use.MAY))
    duel.turn("Ada", Phase.MINION).choose(EQUIP, card, minion=WAUNEKA)
    duel.table.modify(Modifier(Bonus.INTERCEPT, 1, duel.number(FLAVIO), Until.TURN))
    duel.choose(BLOCK, minion=FLAVIO)
    assert duel.combat is not None
    return duel, card


@pytest.mark.rule("RES-02", "EQP-06")
@every_edition
def test_the_card_of_a_blocked_action_is_burned_before_the_combat(cb, rules):
    duel, card = blocked_equip(cb, rules)
    assert duel.zone(card) is Zone.ASH_HEAP
    assert not misplaced(duel.table)


@pytest.mark.rule("RES-02", "GEN-02")
@pytest.mark.parametrize("there", [True, False])
def test_a_continued_action_has_its_card_again_if_available(cb, there):
    duel, card = blocked_equip(cb, VEKN)
    action = duel.table.current(Action)
    if not there:
        zones.move(duel.table, card, Zone.LIBRARY)
    assert action.goes_on(duel.table) == there
    duel.hands().hands()
    if there:
        assert duel.zone(card) is Zone.BEING_PLAYED
    duel.finish()
    while duel.decision and duel.table.current(Action):
        duel.choose(PASS)
    assert duel.zone(card) is (Zone.IN_PLAY if there else Zone.LIBRARY)


# Titles, torpor and politics


CHICAGO = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.mark.rule("CON-11", "SEC-08", "TIT-03")
def test_a_vampire_that_contests_its_title_counts_as_untitled_and_may_become_anarch(cb):
    play = Play(cb)
    ada, ben = play.vampire("Ada", **CHICAGO), play.vampire("Ben", **CHICAGO)
    assert not play.acts("Ada").offered(BECOME_ANARCH, minion=ada)
    titles.claimed(play.table, play[ben])
    play.acts("Ada").choose(BECOME_ANARCH, minion=ada).all_pass()
    assert (play[ada].sect, play[ada].title) == (Sect.ANARCH, None), "it yields the title at once"


@pytest.mark.rule("MIN-05", "RSC-01")
def test_a_vampire_without_blood_hunts_even_if_another_would_pay_for_its_rescue(cb):
    play = Play(cb)
    ada = play.vampire("Ada", blood=0)
    sleeper = play.torpor("Ada", "Anson", 2)
    play.acts("Ada")
    assert play.offered(HUNT, minion=ada)
    assert not play.offered(RESCUE, minion=ada, target=sleeper)


@pytest.mark.rule("CON-02", "CON-07", "TOR-02")
def test_a_vampire_that_is_contested_in_torpor_is_there_again_afterwards(cb):
    play = Play(cb)
    sleeper = play.torpor("Ben", "Anson", 2)
    waiting = play.uncontrolled("Ada", "Anson", 8)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, waiting)
    assert play[sleeper].contested
    play.turn("Ben").choose(PAY, sleeper)
    play.turn("Ada").choose(YIELD, waiting)
    play.turn("Ben")
    assert not play[sleeper].contested
    assert play[sleeper].in_torpor


@pytest.mark.rule("EQP-04", "TOR-06")
def test_equipment_moves_from_a_vampire_in_torpor_but_not_to_it(cb):
    play = Play(cb)
    ada, sleeper = play.vampire("Ada"), play.torpor("Ada", "Anson", 2)
    play.on(sleeper, ".44 Magnum")
    play.on(ada, "Kevlar Vest")
    play.acts("Ada")
    assert play.offered(TAKE_EQUIPMENT, minion=ada, target=sleeper)
    assert not play.offered(TAKE_EQUIPMENT, minion=sleeper)


@pytest.mark.rule("BLK-02", "SET-06")
def test_the_only_other_methuselah_declines_to_block_once(cb):
    play = Play(cb, "Ada", "Ben")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hunts(ada)
    assert play.offered(BLOCK, minion=ben)
    play.passes("Ben")
    assert play.action is None


@pytest.mark.rule("BLD-09", "END-02", "END-03")
def test_a_bleed_that_ousts_another_methuselah_than_the_prey_gives_only_the_edge(cb):
    play = Play(cb, "Ada", "Ben", "Cleo", "Dora")
    ada = play.vampire("Ada")
    play.pool("Cleo", 1)
    play.acts("Ada")
    play.table.push(Bleed(ada, seats=(2,)))
    play.table.decision = None
    play.run()
    play.all_pass()
    assert play.seat("Cleo").ousted
    assert (play.pool_of("Ada"), play.table.edge) == (30, 0)
    assert (play.pool_of("Ben"), play.seat("Ben").victory_points) == (36, 1)
