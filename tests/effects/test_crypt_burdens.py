"""Vampires that mark, lock or drain others, and costs of their own actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import hands_until, passing

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.disciplines import levels

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
MORROW = "Dr. Morrow, The Skindoctor"
UNRE = "Unre, Keeper of Golgotha"
AZIZ = "Aziz, Dammar of Istanbul"
CAGLIOSTRO = "Cagliostro, The Grand Copht"
ALEJANDRO = "Alejandro Aguirre"
ALFRED = "Alfred Benezri (ADV)"
YONG_SUN = "Yong-Sun, Harmonist (ADV)"
HERMANAS = ["Hermana Hambrienta Mayor", "Hermana Hambrienta Menor"]


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def first_use(play):
    """Take the first option that is not a pass."""
    play.game.apply(next(one for one in play.options if one.verb is not PASS))


# Counters


def test_dr_morrow_the_skindoctor__an_ally_with_counters_has_less_stealth_once(play):
    play.ready("Ada", MORROW)
    ally, other = play.ready("Ben", PLAIN_ALLY), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada").plays(MORROW, target=ally).finish()
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[ally]) == -1
    play[ally].set_mark("graft", 2)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[ally]) == -1
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[other]) == 0


def test_dr_morrow_the_skindoctor__not_at_a_vampire(play):
    play.ready("Ada", MORROW)
    ben = play.vampire("Ben")
    assert not play.acts("Ada").can(MORROW, target=ben)


@pytest.mark.parametrize(
    ("name", "bonus", "ally", "n"),
    [
        (UNRE, Bonus.INTERCEPT, False, 1),
        (UNRE, Bonus.INTERCEPT, True, 1),
        (AZIZ, Bonus.VOTES, False, 1),
        (AZIZ, Bonus.VOTES, True, 0),
    ],
)
def test_marked__a_counter_for_a_burned_opponent_but_for_aziz_only_a_vampire(
    play, name, bonus, ally, n
):
    vampire = play.ready("Ada", name, 5)
    ben = play.ready("Ben", PLAIN_ALLY) if ally else play.vampire("Ben", capacity=3, blood=0)
    before = stats.bonus_of(play.table, bonus, play[vampire])
    play.bleeds(vampire).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    play.action.target = play.action.target
    zones.burn(play.table, ben)
    assert stats.bonus_of(play.table, bonus, play[vampire]) == before + n


@pytest.mark.parametrize("name", [UNRE, AZIZ])
def test_marked__not_for_a_minion_burned_elsewhere(play, name):
    vampire, ben = play.ready("Ada", name, 5), play.vampire("Ben")
    zones.burn(play.table, ben)
    assert play[vampire].mark("trap") == play[vampire].mark("status") == 0


# Diablerie


def test_tyler__unlocks_and_gains_blood_after_diablerie(play):
    tyler, victim = play.ready("Ada", "Tyler", 1), play.torpor("Ben", "Antonino", 0)
    play.vampire("Ada", **PRINCE)
    play.acts("Ada").choose(DIABLERISE, minion=tyler, target=victim)
    assert passing(play, lambda: not play[tyler].locked, most=12)
    assert play[tyler].blood == 2


def test_tyler__only_one_of_the_uses_each_turn(play):
    tyler = play.ready("Ada", "Tyler", 3)
    play.vampire("Ben")
    play.bleeds(tyler).until("Ada", "Tyler").uses("Tyler")
    assert (play.bleed, play[tyler].blood) == (2, 2)
    assert not play.can("Tyler")


def test_tyler__a_vote_in_a_referendum(play):
    tyler, dora = play.ready("Ada", "Tyler", 3), play.vampire("Ada")
    play.hand("Ada", "Ancilla Empowerment")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=dora)
    before = stats.bonus_of(play.table, Bonus.VOTES, play[tyler])
    assert passing(play, lambda: play.can("Tyler"), most=12)
    play.uses("Tyler")
    assert stats.bonus_of(play.table, Bonus.VOTES, play[tyler]) == before + 1


def test_mictlantecuhtli__no_damage_from_weapons_but_from_hands(play):
    vampire, ben = play.ready("Ada", "Mictlantecuhtli", 5), play.vampire("Ben", blood=9, capacity=9)
    play.on(ben, "Sengir Dagger")
    play.bleeds(vampire).blocks(ben)
    assert hands_until(play, lambda: play.asked == "Ben" and play.offered(USE, "Sengir Dagger"))
    play.choose(USE, "Sengir Dagger")
    hands_until(play, lambda: False, most=6)
    assert play[vampire].blood == 5


def test_mictlantecuhtli__feeds_others_of_the_controller_not_itself(play):
    vampire = play.ready("Ada", "Mictlantecuhtli", 5)
    mine, theirs = play.vampire("Ada", blood=1, capacity=4), play.vampire("Cleo", blood=1)
    asleep, victim = play.torpor("Ada", "Anson", 1), play.torpor("Ben", "Antonino", 0)
    play.acts("Ada").choose(DIABLERISE, minion=vampire, target=victim)
    assert passing(play, lambda: play[mine].blood == 2, most=12)
    assert (play[theirs].blood, play[asleep].blood) == (1, 1)


# Blocks


@pytest.mark.parametrize(("capacity", "left"), [(3, 1), (11, 2)])
def test_ogwon__only_younger_vampires_burn_blood_for_a_failed_block(play, capacity, left):
    ogwon, ben = play.ready("Ada", "Ogwon", 5), play.vampire("Ben", blood=2, capacity=capacity)
    play[ogwon].blood = 1
    play.hunts(ogwon).blocks(ben)
    passing(play, lambda: not play.action, most=12)
    assert play[ben].blood == left


def test_ogwon__an_ally_burns_life_but_not_if_it_blocks(play):
    ogwon, ally = play.ready("Ada", "Ogwon", 5), play.ready("Ben", PLAIN_ALLY)
    life = play[ally].blood
    play.hunts(ogwon).blocks(ally)
    passing(play, lambda: not play.action, most=12)
    assert play[ally].blood == life - 1


@pytest.mark.parametrize(("facts", "locked"), [(PRINCE, True), ({}, False)])
def test_gengis__misses_his_unlock_only_after_a_titled_block(play, facts, locked):
    gengis, ben = play.ready("Ada", "Gengis (ADV)", 5), play.vampire("Ben", **facts)
    play.bleeds(gengis).blocks(ben)
    hands_until(play, lambda: False)
    assert passing(play, lambda: play.table.active == 0 and play.table.turn > 10, most=80)
    assert passing(play, lambda: play.table.phase is not Phase.UNLOCK, most=12)
    assert play[gengis].locked is locked


def test_gengis__no_disciplines_unless_he_is_merged(play):
    gengis = play.ready("Ada", "Gengis (ADV)", 5)
    assert levels(play.table, play[gengis]) == play[gengis].disciplines


def test_spider__burns_blood_if_the_blocker_stays_ready(play):
    spider, ben = play.ready("Ada", "Spider", 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(spider).blocks(ben)
    hands_until(play, lambda: play.decision.kind == "action" and not play.action)
    assert play[spider].blood == 5 - 1 - 1


def test_spider__not_if_the_blocker_left_play_or_without_a_block(play):
    spider, ben = play.ready("Ada", "Spider", 5), play.vampire("Ben", blood=0)
    play.bleeds(spider).blocks(ben)
    hands_until(play, lambda: False)
    assert play[spider].blood == 5 - 1
    play.vampire("Ben")


def test_spider__steals_a_weapon_as_a_strike(play):
    spider, ben = play.ready("Ada", "Spider", 5), play.vampire("Ben", blood=9, capacity=9)
    gun = play.on(ben, ".44 Magnum")
    play.bleeds(spider).blocks(ben)
    assert hands_until(play, lambda: play.asked == "Ada" and play.offered(USE, "Spider"))
    play.choose(USE, "Spider")
    for _ in range(12):
        taken = [one for one in play.options if "Steal" in option_sentence(play.table, one)]
        if taken:
            play.game.apply(taken[0])
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[gun].host == spider


def test_cagliostro_the_grand_copht__a_counter_on_the_blocking_minion_after_combat(play):
    cagliostro, ben = play.ready("Ada", CAGLIOSTRO, 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(cagliostro).blocks(ben)
    assert hands_until(play, lambda: play.decision.kind == "target")
    first_use(play)
    assert play[ben].mark("corruption 0") == 1


def test_cagliostro_the_grand_copht__not_as_the_blocking_minion(play):
    cagliostro, dora = play.ready("Ada", CAGLIOSTRO, 5), play.vampire("Dora", blood=9, capacity=9)
    play.bleeds(dora).blocks(cagliostro)
    assert not hands_until(play, lambda: play.decision.kind == "target")


def test_cagliostro_the_grand_copht__one_more_discard_but_not_in_torpor(play):
    play.torpor("Ada", CAGLIOSTRO)
    play.hand("Ada", "Blood Doll", "Blood Doll")
    play.turn("Ada", Phase.DISCARD)
    assert play.seat("Ada").discard_actions == 1


# Combat of others


@pytest.mark.parametrize(
    ("name", "clan", "can"),
    [
        ("Don Caravelli", "Brujah", True),
        ("Pugfar", "Tremere antitribu", True),
        ("Pugfar", "Brujah", False),
    ],
)
def test_given_presses__a_press_only_for_some_vampires(play, name, clan, can):
    giver = play.ready("Ada", name, 5)
    ada, ben = (play.vampire(one, clan=clan, blood=9, capacity=9) for one in ("Ada", "Ben"))
    play.bleeds(ada).blocks(ben)
    assert hands_until(play, lambda: play.asked == "Ada" and play.can(name)) is can
    if can:
        play.uses(name)
        assert play[giver].blood == 4


def test_pugfar__not_for_a_vampire_of_another_methuselah(play):
    play.ready("Ada", "Pugfar", 5)
    dora, cleo = (play.vampire(one, clan="Tremere antitribu", blood=9) for one in ("Dora", "Cleo"))
    play.bleeds(cleo).blocks(dora)
    assert not hands_until(play, lambda: play.can("Pugfar"))


def test_don_caravelli__not_for_himself(play):
    giver, ben = play.ready("Ada", "Don Caravelli", 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(giver).blocks(ben)
    assert not hands_until(play, lambda: play.can("Don Caravelli"))


def test_alejandro_aguirre__both_combatants_are_hurt(play):
    play.ready("Ada", ALEJANDRO)
    dora, cleo = (play.vampire(one, blood=9, capacity=9) for one in ("Dora", "Ada"))
    play.bleeds(dora).blocks(cleo).until("Ada", ALEJANDRO).uses(ALEJANDRO)
    passing(play, lambda: play.offered(HANDS), most=8)
    assert (play[dora].blood, play[cleo].blood) == (8, 8)
    assert play[play.number(ALEJANDRO)].locked


def test_alejandro_aguirre__not_in_his_own_combat(play):
    alejandro, ben = play.ready("Ada", ALEJANDRO, 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(alejandro).blocks(ben)
    play[alejandro].locked = False
    assert not hands_until(play, lambda: play.can(ALEJANDRO))


@pytest.mark.parametrize(("sect", "can"), [(Sect.SABBAT, True), (Sect.CAMARILLA, False)])
def test_alfred_benezri__ends_only_combat_of_two_sabbat_vampires(play, sect, can):
    play.ready("Ada", ALFRED)
    dora = play.vampire("Dora", sect=Sect.SABBAT, blood=9, capacity=9)
    ada = play.vampire("Ada", sect=sect, blood=9, capacity=9)
    play.bleeds(dora).blocks(ada)
    assert hands_until(play, lambda: play.can(ALFRED), most=6) is can
    if can:
        play.uses(ALFRED)
        combat = play.table.current(Combat)
        assert combat is None or combat.over(play.table)


# Regions and phases


@pytest.mark.parametrize("name", HERMANAS)
@pytest.mark.parametrize("more", [1, 2])
def test_hermanas__burn_two_blood_or_are_burned(play, name, more, cb):
    capacity = cb[name].capacity
    number = play.uncontrolled("Ada", name, capacity)
    play.turn("Ada", Phase.INFLUENCE)
    moves = [one for one in play.options if "ready region" in option_sentence(play.table, one)]
    play.game.apply(moves[0])
    left = capacity - 2
    if left < 0:
        assert play.zone(number) is Zone.ASH_HEAP
    else:
        assert play[number].blood == left


@pytest.mark.parametrize("name", HERMANAS)
def test_hermanas__not_outside_the_influence_phase(play, name):
    number = play.ready("Ada", name, 1)
    assert (play.zone(number), play[number].blood) == (Zone.IN_PLAY, 1)


def test_gemini__a_blood_of_the_uncontrolled_region_becomes_pool(play):
    play.ready("Ada", "Gemini")
    waiting, empty = play.uncontrolled("Ben", "Anson", 2), play.uncontrolled("Ben", "Antonino", 0)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Gemini", target=empty)
    play.uses("Gemini", target=waiting)
    assert (play.counters(waiting), play.pool_of("Ben")) == (1, 31)
    assert not play.can("Gemini")


def test_gemini__not_in_torpor(play):
    play.torpor("Ada", "Gemini")
    play.uncontrolled("Ben", "Anson", 2)
    assert not play.turn("Ada", Phase.UNLOCK).can("Gemini")


@pytest.mark.parametrize(("owner", "pool"), [("Cleo", 31), (None, 30)])
def test_ganhuru__pool_only_next_to_ubende(play, owner, pool):
    ganhuru = play.ready("Ada", "Ganhuru")
    if owner:
        play.ready(owner, "Ubende")
    play.bleeds(ganhuru).finish()
    assert play.pool_of("Ada") == pool


def test_ganhuru__prevents_one_damage_once_each_combat(play):
    ganhuru, ben = play.ready("Ada", "Ganhuru", 5), play.vampire("Ben", blood=9, capacity=9)
    play.bleeds(ganhuru).blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Ganhuru"))
    play.choose(USE, "Ganhuru")
    assert play[ganhuru].blood == 5


def test_yong_sun_harmonist__bleeds_for_vampires_in_the_ash_heap(play):
    vampire = play.ready("Ada", YONG_SUN)
    base = stats.bleed(play.table, play[vampire])
    play.vampire("Ben")
    for owner, name in (("Ben", "Anson"), ("Ben", "Antonino"), ("Cleo", "Igo the Hungry")):
        play.card(owner, name, Zone.ASH_HEAP)
    play.bleeds(vampire)
    assert play.bleed == base + 2


def test_yong_sun_harmonist__not_for_library_cards(play):
    vampire = play.ready("Ada", YONG_SUN)
    base = stats.bleed(play.table, play[vampire])
    play.vampire("Ben")
    play.card("Ben", "Blood Doll", Zone.ASH_HEAP)
    play.bleeds(vampire)
    assert play.bleed == base


def test_radu_bistri__blood_next_to_the_pact_once_each_turn(play):
    radu = play.ready("Ada", "Radu Bistri", 1)
    play.in_play("Cleo", "Purchase Pact")
    play.turn("Ada", Phase.UNLOCK).uses("Radu Bistri")
    assert play[radu].blood == 2
    assert not play.can("Radu Bistri")


def test_radu_bistri__not_without_the_pact(play):
    play.ready("Ada", "Radu Bistri", 1)
    assert not play.turn("Ada", Phase.UNLOCK).can("Radu Bistri")


@pytest.mark.parametrize("acted", [True, False])
def test_tori_longwood__locked_only_if_she_has_not_acted(play, acted):
    tori, other = play.ready("Ada", "Tori Longwood", 2), play.vampire("Ada")
    play.bleeds(tori if acted else other).finish()
    play[tori].locked = False
    assert passing(play, lambda: play.table.phase in {Phase.INFLUENCE, Phase.DISCARD}, most=12)
    assert play[tori].locked is not acted


def test_tori_longwood__not_in_the_turn_of_another(play):
    tori = play.ready("Ada", "Tori Longwood", 2)
    play.turn("Ben", Phase.MINION)
    passing(play, lambda: play.table.active == 2, most=20)
    assert not play[tori].locked


@pytest.mark.parametrize(
    ("owner", "clan", "pool"), [("Ben", "Giovanni", 29), ("Ben", "Brujah", 30)]
)
def test_marianna__only_methuselahs_with_giovanni_burn_pool(play, owner, clan, pool):
    play.ready("Ada", "Marianna")
    play.vampire(owner, clan=clan)
    play.turn("Ada", Phase.DISCARD)
    assert passing(play, lambda: play.table.active == 1, most=12)
    assert play.pool_of("Ben") == pool


def test_marianna__not_in_torpor_or_for_her_controller(play):
    play.torpor("Ada", "Marianna")
    play.vampire("Ben", clan="Giovanni")
    play.turn("Ada", Phase.DISCARD)
    assert passing(play, lambda: play.table.active == 1, most=12)
    assert play.pool_of("Ben") == 30


def test_gabi__no_dodge_only_in_the_first_round(play):
    gabi, ben = play.ready("Ada", "Gabi", 5), play.vampire("Ben", blood=9, capacity=9)
    play.hand("Ben", "Dodge")
    play.bleeds(gabi).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    combat = play.table.current(Combat)
    combat.again = True
    play.choose(HANDS)
    assert (play.asked, combat.number) == ("Ben", 1)
    assert not play.can("Dodge")
    assert hands_until(play, lambda: combat.number == 2 and play.can("Dodge"))


def test_callirus__burns_only_cards_on_him(play):
    callirus, other = play.ready("Ada", "Callirus", 2), play.vampire("Ada")
    mine, theirs = play.on(callirus, ".44 Magnum"), play.on(other, ".44 Magnum")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Callirus", target=theirs)
    play.uses("Callirus", target=mine)
    assert (play.zone(mine), play[callirus].blood) == (Zone.ASH_HEAP, 1)
    assert not play.can("Callirus")


def test_appolonius__more_bleed_for_each_titled_vampire_of_the_target_only(play):
    vampire = play.ready("Ada", "Appolonius (ADV)", 5)
    base = stats.bleed(play.table, play[vampire])
    for owner in ("Ben", "Ben", "Cleo"):
        play.vampire(owner, **PRINCE)
    play.bleeds(vampire)
    assert play.bleed == base + 2
    assert play.offered(BLOCK) or play.asked


def test_appolonius__no_combat_unless_he_is_merged(play):
    vampire, ben = play.ready("Ada", "Appolonius (ADV)", 5), play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Appolonius (ADV)", minion=vampire, target=ben)
