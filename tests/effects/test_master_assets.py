"""Masters in play that help a Methuselah or a minion."""

import pytest
from card_fights import to_kind
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

NIGHT, REVELATIONS = "The Path of Night", "Path of Evil Revelations"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cost(play, minion, level):
    """The blood that Shadow Body would cost the minion."""
    number = play.hand("Ada", "Shadow Body")[0]
    return price(play.table, play[minion], play.table.cards[number], level, 0, 1)[1]


def test_the_path_of_night__a_blood_less_for_every_lasombra(play):
    play.in_play("Dora", NIGHT)
    ada = play.vampire("Ada", "OBT", clan="Lasombra")
    assert cost(play, ada, "OBT") == 0


def test_the_path_of_night__not_for_others_or_for_other_disciplines(play):
    play.in_play("Ada", NIGHT)
    assert cost(play, play.vampire("Ada", "OBT"), "OBT") == 1
    assert cost(play, play.vampire("Ada", clan="Lasombra"), "pot") == 1


def test_the_path_of_night__burning_it_hurts_a_vampire(play):
    path, ada = play.in_play("Ben", NIGHT), play.vampire("Ada")
    play.acts("Ada").plays(NIGHT, minion=ada).finish()
    assert play.zone(path) is Zone.ASH_HEAP
    assert play[ada].blood == 4


def test_the_path_of_night__no_damage_to_an_ally(play):
    path, ally = play.in_play("Ben", NIGHT), play.ready("Ada", PLAIN_ALLY)
    life = play[ally].blood
    play.acts("Ada").plays(NIGHT, minion=ally).finish()
    assert play.zone(path) is Zone.ASH_HEAP
    assert play[ally].blood == life


def test_path_of_evil_revelations__unlocks_infernal_minions_only(play):
    play.in_play("Ada", REVELATIONS)
    infernal, other = play.vampire("Ada"), play.vampire("Ada")
    play[infernal].set_mark(Trait.INFERNAL.value, 1)
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.MASTER)
    play.lock(infernal)
    play.lock(other)
    play.plays(REVELATIONS)
    assert (play[infernal].locked, play[other].locked) == (False, True)
    assert play.pool_of("Ada") == 29
    assert not play.can(REVELATIONS)


def test_path_of_evil_revelations__not_without_pool(play):
    play.in_play("Ada", REVELATIONS)
    play.hand("Ada", "Ascendance")
    play.pool("Ada", 0)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(REVELATIONS)


def test_aching_beauty__the_blocker_pays(play):
    ada, ben = play.vampire("Ada", clan="Toreador"), play.vampire("Ben")
    play.on(ada, "Aching Beauty")
    play.bleeds(ada).blocks(ben).finish()
    assert (play.pool_of("Ben"), play.pool_of("Ada")) == (29, 30)


def test_aching_beauty__nothing_if_not_blocked(play):
    ada = play.vampire("Ada", clan="Toreador")
    play.on(ada, "Aching Beauty")
    play.bleeds(ada).finish()
    assert play.pool_of("Ben") == 29


def test_mob_connections__a_press_to_continue(play):
    play.in_play("Ada", "Mob Connections")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "press", "Ada").uses("Mob Connections", target=ada).choose(PRESS_ON)
    assert play["Mob Connections"].locked
    play.finish()
    assert any("presses to continue" in line for line in play.log_sentences())


def test_mob_connections__not_for_the_minion_of_another(play):
    play.in_play("Cleo", "Mob Connections")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben).finish()
    assert not play["Mob Connections"].locked


def test_palla_grande__three_discard_phases(play):
    palla = play.in_play("Ada", "Palla Grande")
    play.blood(palla, 1)
    play.acts("Ada", Phase.DISCARD)
    assert not play.offered(PASS)
    play.uses("Palla Grande")
    assert play.zone(palla) is Zone.ASH_HEAP


def test_palla_grande__stays_with_a_counter_and_not_in_the_turn_of_another(play):
    palla = play.in_play("Ada", "Palla Grande")
    play.blood(palla, 2)
    play.hand("Ben", "Blur")
    play.acts("Ben", Phase.DISCARD)
    assert not play.can("Palla Grande")
    play.acts("Ada", Phase.DISCARD).uses("Palla Grande")
    assert play[palla].blood == 1


def test_blessings_of_the_loa__for_each_vampire_in_torpor_of_the_prey(play):
    play.in_play("Ada", "Blessings of the Loa")
    ada = play.vampire("Ada", clan="Samedi", capacity=4)
    play.torpor("Ben", "Aaron Bathurst")
    play.torpor("Ben", "Aaron Duggan, Cameron's Toady")
    play.torpor("Cleo", "Alexandra")
    play.bleeds(ada).finish()
    assert play.pool_of("Ben") == 27


@pytest.mark.parametrize("facts", [{"clan": "Samedi", "capacity": 3}, {"clan": "Gangrel"}])
def test_blessings_of_the_loa__not_for_the_young_or_for_others(play, facts):
    play.in_play("Ada", "Blessings of the Loa")
    ada = play.vampire("Ada", **facts)
    play.torpor("Ben", "Aaron Duggan, Cameron's Toady")
    play.bleeds(ada).finish()
    assert play.pool_of("Ben") == 29


def puppy(play):
    """Ada's puppy with 3 blood in her unlock phase."""
    card = play.in_play("Ada", "Blood Puppy")
    play.blood(card, 3)
    play.acts("Ada", Phase.UNLOCK)
    return card


@pytest.mark.parametrize(("words", "left", "pool"), [("Move 1", 2, 31), ("Add 1", 4, 30)])
def test_blood_puppy__feeds_once(play, words, left, pool):
    card = puppy(play)
    play.uses("Blood Puppy", words=words)
    assert (play[card].blood, play.pool_of("Ada")) == (left, pool)
    assert not play.can("Blood Puppy")


def test_blood_puppy__burned_for_all_its_blood(play):
    card = puppy(play)
    play.uses("Blood Puppy", words="Burn")
    assert (play.zone(card), play.pool_of("Ada")) == (Zone.ASH_HEAP, 33)


def test_blood_puppy__minions_burn_it_with_its_blood(play):
    card = play.in_play("Ben", "Blood Puppy")
    play.blood(card, 3)
    ada = play.vampire("Ada")
    play.acts("Ada").uses("Blood Puppy", minion=ada).finish()
    assert (play.zone(card), play.pool_of("Ben")) == (Zone.ASH_HEAP, 30)


def tabriz(play):
    """Ada calls the referendum to burn Ben's Tabriz Assembly."""
    card, ada = play.in_play("Ben", "Tabriz Assembly"), play.vampire("Ada")
    play.acts("Ada").uses("Tabriz Assembly", minion=ada)
    return card


def test_tabriz_assembly__its_controller_can_vote_against(play):
    card = tabriz(play)
    play.until("Ben")
    assert any(one.card == card for one in play.options)


def test_tabriz_assembly__no_vote_for_the_caller(play):
    card = tabriz(play)
    play.finish()
    assert play.zone(card) is Zone.IN_PLAY


def test_dummy_corporation__two_less_once(play):
    card = play.in_play("Ben", "Dummy Corporation")
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).plays("Conditioning", "DOM").uses("Dummy Corporation").finish()
    assert play.pool_of("Ben") == 28
    assert play.zone(card) is Zone.ASH_HEAP


def test_dummy_corporation__not_for_a_bleed_of_another(play):
    play.in_play("Cleo", "Dummy Corporation")
    play.bleeds(play.vampire("Ada"))
    assert not play.can("Dummy Corporation")


def test_ancestor_spirit__one_more_bleed(play):
    ada = play.vampire("Ada", sect=Sect.LAIBON)
    play.on(ada, "Ancestor Spirit")
    play.bleeds(ada).finish()
    assert play.pool_of("Ben") == 28


def test_ancestor_spirit__not_on_the_young_or_on_others(play):
    young = play.vampire("Ada", sect=Sect.LAIBON, capacity=4)
    other, old = play.vampire("Ada"), play.vampire("Ben", sect=Sect.LAIBON, capacity=5)
    play.hand("Ada", "Ancestor Spirit")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Ancestor Spirit", target=old)
    assert not play.can("Ancestor Spirit", target=young)
    assert not play.can("Ancestor Spirit", target=other)
