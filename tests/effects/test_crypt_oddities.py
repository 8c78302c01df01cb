"""Vampires with unusual actions, costs and effects on neighbours."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import hands_until, options_with, passing

from cardbase.terms import Bonus, Title
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
ASHRAD = "Al-Ashrad, Amr of Alamut"
SHILOH = "Shiloh Marie, Vengeance"
NAKOVA = "Nakova, Advocate of Golconda"
RICHARD = "Richard de Worde"
MATTHEW = "Matthew"
COYOTE = "The Hungry Coyote"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Actions


def test_hrothulf__the_edge_is_burned_as_the_action_succeeds(play):
    play.ready("Ada", "Hrothulf", 5)
    ben = play.vampire("Ben", blood=9, capacity=9)
    play.edge("Ada")
    play.acts("Ada").plays("Hrothulf", target=ben)
    assert play.table.edge == 0
    assert passing(play, lambda: play.offered(HANDS), most=12)
    assert play.table.edge == -1


def test_hrothulf__not_without_the_edge(play):
    play.ready("Ada", "Hrothulf", 5)
    ben = play.vampire("Ben")
    play.edge("Ben")
    assert not play.acts("Ada").can("Hrothulf", target=ben)


def test_vassily_taltos__only_hunting_grounds_and_blood_dolls(play):
    play.ready("Ada", "Vassily Taltos", 5)
    ground, other = play.in_play("Cleo", "Uptown Hunting Ground"), play.in_play("Cleo", "The Rack")
    doll = play.on(play.vampire("Ben"), "Blood Doll")
    play.acts("Ada")
    assert not play.can("Vassily Taltos", target=other)
    assert play.can("Vassily Taltos", target=doll)
    play.plays("Vassily Taltos", target=ground).finish()
    assert play.zone(ground) is Zone.ASH_HEAP


def test_vassily_taltos__not_a_blood_doll_that_is_not_in_play(play):
    play.ready("Ada", "Vassily Taltos", 5)
    (doll,) = play.hand("Ben", "Blood Doll")
    assert not play.acts("Ada").can("Vassily Taltos", target=doll)


def test_al_ashrad_amr_of_alamut__only_locations_that_require_a_clan(play):
    ashrad = play.ready("Ada", ASHRAD, 5)
    clan, other = play.in_play("Cleo", "Alamut"), play.in_play("Cleo", "The Barrens")
    play.acts("Ada")
    assert not play.can(ASHRAD, target=other)
    play.plays(ASHRAD, target=clan).finish()
    assert (play.zone(clan), play[ashrad].blood) == (Zone.ASH_HEAP, 3)


def test_al_ashrad_amr_of_alamut__not_without_blood(play):
    play.ready("Ada", ASHRAD, 1)
    clan = play.in_play("Cleo", "Alamut")
    assert not play.acts("Ada").can(ASHRAD, target=clan)


@pytest.mark.parametrize(("more", "can"), [(0, True), (1, False)])
def test_jozz__not_a_vampire_more_than_twice_his_capacity(play, more, can):
    jozz, ally = play.ready("Ada", "Jozz", 3), play.ready("Ben", PLAIN_ALLY)
    old = play.vampire("Ben", capacity=2 * play[jozz].capacity + more)
    play.acts("Ada")
    assert play.can("Jozz", target=old) is can
    assert play.can("Jozz", target=ally)


def test_jozz__not_his_controllers_minions(play):
    play.ready("Ada", "Jozz", 3)
    mine = play.ready("Ada", PLAIN_ALLY)
    assert not play.acts("Ada").can("Jozz", target=mine)


def test_gharston_roland__cannot_act_after_another_minion(play):
    gharston, other = play.ready("Ada", "Gharston Roland", 5), play.vampire("Ada")
    play.acts("Ada")
    assert any(one.minion == gharston for one in play.options)
    play.bleeds(other).finish()
    assert not any(one.minion == gharston for one in play.options)


def test_gharston_roland__only_this_turn_counts(play):
    gharston, dora = play.ready("Ada", "Gharston Roland", 5), play.vampire("Dora")
    play.bleeds(dora).finish()
    assert passing(play, lambda: play.table.active == 0 and play.decision.kind == "action", most=20)
    assert any(one.minion == gharston for one in play.options)


def test_father_juan_carlos__less_bleed_and_more_stealth_once_each_action(play):
    juan, ben = play.ready("Ada", "Father Juan Carlos", 5), play.vampire("Ben")
    play.bleeds(juan).blocks(ben).until("Ada", "Father Juan Carlos").uses("Father Juan Carlos")
    assert (play.bleed, play.stealth, play[juan].blood) == (0, 1, 4)
    assert not play.can("Father Juan Carlos")


def test_father_juan_carlos__not_in_a_hunt(play):
    juan, ben = play.ready("Ada", "Father Juan Carlos", 1), play.vampire("Ben")
    play.hunts(juan).blocks(ben)
    assert not play.can("Father Juan Carlos")


@pytest.mark.parametrize(("pool", "owner"), [(31, 1), (30, 0)])
def test_uriah_winter__only_a_richer_prey_takes_him(play, pool, owner):
    uriah = play.torpor("Ada", "Uriah Winter")
    play.pool("Ben", pool)
    play.turn("Dora", Phase.DISCARD)
    assert passing(play, lambda: play.table.active == 0, most=12)
    assert play[uriah].controller == owner


def test_uriah_winter__not_in_the_turn_of_another(play):
    uriah = play.ready("Ada", "Uriah Winter")
    play.pool("Ben", 31)
    play.turn("Ada", Phase.DISCARD)
    assert passing(play, lambda: play.table.active == 1, most=12)
    assert play[uriah].controller == 0


@pytest.mark.parametrize(("owner", "n"), [("Ada", 1), ("Cleo", 0)])
def test_alan_sovereign__one_counter_more_only_for_his_controllers_investments(play, owner, n):
    play.ready(owner, "Alan Sovereign")
    (investment,) = play.hand("Ada", "Short-Term Investment")
    zones.enter_play(play.table, investment, 0)
    assert play[investment].blood == n


def test_alan_sovereign__not_for_another_master(play):
    play.ready("Ada", "Alan Sovereign")
    (rack,) = play.hand("Ada", "The Rack")
    zones.enter_play(play.table, rack, 0)
    assert play[rack].blood == 0


def test_matthew__a_master_card_costs_less_once_each_turn(play):
    play.ready("Ada", MATTHEW)
    play.hand("Ada", COYOTE)
    play.turn("Ada", Phase.MASTER).plays(COYOTE)
    (use,) = options_with(play, "pay less")
    play.game.apply(use)
    passing(play, lambda: play.table.phase is not Phase.MASTER, most=6)
    assert play.pool_of("Ada") == 30 - 2 + 1


def test_matthew__not_in_torpor(play):
    play.torpor("Ada", MATTHEW)
    play.vampire("Ada")
    play.hand("Ada", COYOTE)
    play.turn("Ada", Phase.MASTER).plays(COYOTE)
    assert not options_with(play, "pay less")


def test_shiloh_marie_vengeance__only_another_vampire_is_hurt(play):
    shiloh, other = play.ready("Ada", SHILOH, 3), play.vampire("Ada", blood=3)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    assert not play.can(SHILOH, target=shiloh)
    play.uses(SHILOH, target=other)
    assert (play[other].blood, play[shiloh].blood) == (2, 3)


def test_shiloh_marie_vengeance__only_younger_vampires(play):
    play.ready("Ada", SHILOH, 3)
    young, old = play.vampire("Ben", capacity=2), play.vampire("Ben", capacity=11)
    play.acts("Ada")
    assert play.can(SHILOH, target=young)
    assert not play.can(SHILOH, target=old)


# Neighbours


@pytest.mark.parametrize("owner", ["Ada", "Ben"])
def test_edith_blount__moves_only_next_to_enid(play, owner):
    edith, ben = play.ready("Ada", "Edith Blount", 5), play.vampire("Ben", blood=9, capacity=9)
    play.ready(owner, "Enid Blount")
    play.bleeds(edith).blocks(ben)
    found = hands_until(play, lambda: play.offered(USE, "Edith Blount"))
    assert found is (owner == "Ada")


def test_edith_blount__a_press_but_no_second_maneuver_in_a_combat(play):
    edith, ben = play.ready("Ada", "Edith Blount", 5), play.vampire("Ben", blood=9, capacity=9)
    play.ready("Ada", "Enid Blount")
    play.bleeds(edith).blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Edith Blount"))
    play.choose(USE, "Edith Blount")
    assert play.decision.kind == "press"
    assert play.offered(USE, "Edith Blount")


def test_enid_blount__edith_pays_for_stealth_several_times(play):
    enid, edith = play.ready("Ada", "Enid Blount", 5), play.ready("Ada", "Edith Blount", 2)
    ben = play.vampire("Ben")
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, ben, Until.ACTION, ben))
    play.bleeds(enid).blocks(ben).until("Ada", "Enid Blount")
    play.uses("Enid Blount")
    assert (play.stealth, play[edith].blood, play[enid].blood) == (1, 1, 5)
    assert play.until("Ada", "Enid Blount").can("Enid Blount")


def test_enid_blount__not_without_edith_or_her_blood(play):
    enid, ben = play.ready("Ada", "Enid Blount", 5), play.vampire("Ben")
    play.ready("Ada", "Edith Blount", 0, locked=True)
    play.bleeds(enid).blocks(ben)
    assert not play.can("Enid Blount")


def test_greensleeves__more_bleed_for_humo_only(play):
    sleeves, humo = play.ready("Ada", "Greensleeves", 5), play.ready("Ada", "Humo", 5)
    play.vampire("Ben")
    play.bleeds(humo)
    base = play.bleed
    play.until("Ada", "Greensleeves").uses("Greensleeves")
    assert (play.bleed, play[sleeves].blood) == (base + 1, 4)


def test_greensleeves__not_for_another(play):
    play.ready("Ada", "Greensleeves", 5)
    play.ready("Ada", "Humo", 5)
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    assert not play.can("Greensleeves")


@pytest.mark.parametrize("owner", ["Ada", "Ben"])
def test_margaret_milliner__more_bleed_next_to_francis(play, owner):
    margaret = play.ready("Ada", "Margaret Milliner")
    base = stats.bleed(play.table, play[margaret])
    play.ready(owner, "Francis Milliner")
    assert stats.bleed(play.table, play[margaret]) == base + 1


def test_margaret_milliner__not_while_francis_is_in_torpor(play):
    margaret = play.ready("Ada", "Margaret Milliner")
    base = stats.bleed(play.table, play[margaret])
    play.torpor("Ada", "Francis Milliner")
    assert stats.bleed(play.table, play[margaret]) == base


# Damage


@pytest.mark.parametrize(("name", "n"), [("Mambo Jeanne", 2), ("Aeron", 1)])
def test_pain_givers__opponents_are_hurt_at_close_range(play, name, n):
    vampire, ben = play.ready("Ada", name, 9), play.vampire("Ben", blood=9, capacity=9)
    strength = stats.strength(play.table, play[vampire])
    play.bleeds(vampire).blocks(ben)
    hands_until(play, lambda: False)
    assert play[ben].blood == 9 - strength - n


@pytest.mark.parametrize("name", ["Mambo Jeanne", "Aeron"])
def test_pain_givers__not_at_long_range(play, name):
    vampire, ben = play.ready("Ada", name, 9), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(vampire).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    play.table.current(Combat).range = Range.LONG
    hands_until(play, lambda: False)
    assert play[ben].blood == 9


def test_nakova_advocate_of_golconda__her_killer_takes_damage(play):
    nakova, ben = play.ready("Ada", NAKOVA, 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(nakova).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    zones.burn(play.table, nakova)
    passing(play, lambda: play[ben].blood < 9, most=4)
    assert play[ben].blood == 5


def test_nakova_advocate_of_golconda__no_damage_outside_combat(play):
    nakova, ben = play.ready("Ada", NAKOVA, 5), play.vampire("Ben", blood=9, capacity=9)
    zones.burn(play.table, nakova)
    assert play[ben].blood == 9


@pytest.mark.parametrize(
    ("card", "level", "can"), [("Immortal Grapple", "POT", True), ("Dodge", "", False)]
)
def test_michaela__cancels_only_grapples_and_aims(play, card, level, can):
    michaela, ben = (
        play.ready("Ada", "Michaela", 5),
        play.vampire("Ben", "POT", blood=9, capacity=9),
    )
    play.hand("Ben", card)
    play.bleeds(michaela).blocks(ben)
    assert hands_until(play, lambda: play.asked == "Ben" and play.can(card))
    play.plays(card, level or None)
    assert play.can("Michaela") is can
    if can:
        play.uses("Michaela")
        assert play[michaela].blood == 4


def test_michaela__not_in_the_combat_of_another(play):
    play.ready("Ada", "Michaela", 5)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "POT", blood=9, capacity=9)
    play.hand("Ben", "Immortal Grapple")
    play.bleeds(ada).blocks(ben)
    assert hands_until(play, lambda: play.asked == "Ben" and play.can("Immortal Grapple"))
    play.plays("Immortal Grapple", "POT")
    assert not play.can("Michaela")
