"""Masters with counters that pay, wait or grow."""

import pytest
from card_play import PLAIN, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect
from vtes_deck.engine.actions.permanents import Equip
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import sects

HACKERS, CARNIVAL, MAABARA = "Hackerspace", "Ravnos Carnival", "Maabara"
TEMPLE, FIST, DEAD = "The Crocodile Temple", "Saulot's Avenging Fist", "Día de los Muertos"
MOMENTUM, POSITION = "Forward Momentum", "Privileged Position"
HALL, VERDE, ABATTOIR = "Gurchon Hall", "Powerbase: Cape Verde", "Cursed Abattoir"
LIBRARY = "The Secret Library of Alexandria"
ANARCH, SABBAT = {"sect": Sect.ANARCH}, {"sect": Sect.SABBAT}
FOLLOWER, CALLER = "Nkule Galadima", PLAIN


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def with_counters(play, name, n):
    number = play.in_play("Ada", name)
    play.blood(number, n)
    return number


def test_hackerspace__a_counter_for_each_anarch_and_for_each_new_one(play):
    play.vampire("Ada", **ANARCH)
    other = play.vampire("Ada")
    play.hand("Ada", HACKERS)
    play.acts("Ada", Phase.MASTER).plays(HACKERS)
    assert play[HACKERS].blood == 1
    sects.change_sect(play.table, play[other], Sect.ANARCH)
    assert play[HACKERS].blood == 2


def test_hackerspace__counters_pay_for_equipment_of_an_anarch_even_beyond_the_pool(play):
    place = with_counters(play, HACKERS, 2)
    ada = play.vampire("Ada", **ANARCH)
    play.hand("Ada", ".44 Magnum")
    play.pool("Ada", 1)
    play.acts("Ada").choose(Equip.verb, ".44 Magnum", minion=ada)
    for _ in range(9):
        if not play.offered(REDUCE):
            play.choose(PASS)
    play.choose(REDUCE, HACKERS)
    play.choose(REDUCE, HACKERS)
    assert play[place].blood == 0
    while play.action:
        play.choose(PASS)
    assert play.pool_of("Ada") == 1
    assert play.zone(".44 Magnum") is Zone.IN_PLAY


def test_hackerspace__not_for_a_vampire_that_is_not_an_anarch(play):
    with_counters(play, HACKERS, 2)
    ada = play.vampire("Ada")
    play.hand("Ada", ".44 Magnum")
    play.pool("Ada", 1)
    play.acts("Ada")
    assert not play.offered(Equip.verb, ".44 Magnum", minion=ada)


def test_ravnos_carnival__counters_pay_blood_of_action_cards_and_it_burns_with_the_last(play):
    place = with_counters(play, CARNIVAL, 1)
    ada = play.vampire("Ada", "DOM", blood=0, clan="Ravnos")
    play.blood(ada, 1)
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    for _ in range(9):
        if not play.offered(REDUCE):
            play.choose(PASS)
    play.choose(REDUCE, CARNIVAL)
    assert play.zone(place) is Zone.ASH_HEAP
    while play.action:
        play.choose(PASS)
    assert play[ada].blood == 1


def test_ravnos_carnival__no_counter_for_an_action_that_is_blocked(play):
    """RES-02: the cost of a blocked action is not paid with blood or counters."""
    place = with_counters(play, CARNIVAL, 1)
    ada, ben = play.vampire("Ada", "DOM", blood=1, clan="Ravnos"), play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    assert not play.offered(REDUCE)
    play.blocks(ben).finish()
    assert (play.zone(place), play[place].blood) == (Zone.IN_PLAY, 1)


def test_ravnos_carnival__not_for_other_clans(play):
    with_counters(play, CARNIVAL, 2)
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    while play.action:
        assert not play.offered(REDUCE)
        play.choose(PASS)


def test_the_crocodile_temple__hurts_a_minion_that_succeeds_against_its_controller(play):
    play.in_play("Ben", TEMPLE)
    ada = play.vampire("Ada")
    play.bleeds(ada).until("Ben", TEMPLE).uses(TEMPLE)
    while play.action:
        play.choose(PASS)
    assert play[ada].blood == 4


def test_the_crocodile_temple__not_against_an_action_at_another(play):
    play.in_play("Cleo", TEMPLE)
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    while play.action:
        assert not play.can(TEMPLE)
        play.choose(PASS)


def test_saulots_avenging_fist__stealth_against_tremere_only(play):
    ada = play.vampire("Ada", clan="Salubri")
    play.on(ada, FIST)
    tremere, other = play.vampire("Ben", clan="Tremere"), play.vampire("Ben")
    cousin = play.vampire("Ben", clan="Salubri")
    assert stats.strength(play.table, play[ada]) == 2
    play.acts("Ada")
    assert not play.can(FIST, target=cousin)
    play.uses(FIST, target=tremere)
    assert play.stealth == 1
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ada").uses(FIST, target=other)
    assert play.stealth == 0


def test_saulots_avenging_fist__only_on_a_salubri_without_archetype(play):
    ada, other = play.vampire("Ada", clan="Salubri"), play.vampire("Ada")
    play.on(ada, "Monster")
    play.hand("Ada", FIST)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(FIST, target=other)
    assert not play.can(FIST, target=ada)


def test_dia_de_los_muertos__a_referendum_passes_without_votes(play):
    play.hand("Ada", DEAD)
    play.vampire("Ben", **PRINCE)
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(DEAD)
    trigger = play.table.delayed_triggers
    assert trigger
    caller = play.vampire("Ada", **SABBAT)
    play.hand("Ada", "Kine Resources Contested")
    play.again()
    from vtes_deck.engine.actions.political import POLITICAL

    play.choose(POLITICAL, minion=caller)
    while play.action:
        assert play.decision.kind is not DecisionKind.VOTE
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    assert any("passes" in one for one in play.log_sentences())
    assert not play.table.delayed_triggers


def test_dia_de_los_muertos__not_for_other_vampires(play):
    play.hand("Ada", DEAD)
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(DEAD)
    caller = play.vampire("Ada", **PRINCE)
    play.hand("Ada", "Kine Resources Contested")
    play.again()
    from vtes_deck.engine.actions.political import POLITICAL

    play.choose(POLITICAL, minion=caller)
    kinds = set()
    while play.action:
        kinds.add(play.decision.kind)
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    assert DecisionKind.VOTE in kinds


def follower(play, name, blood=None):
    return play.ready("Ada", name, blood)


def test_forward_momentum__counters_of_successful_bleeds_unlock_a_follower(play, cb):
    name = next(c.name for c in cb.crypt if c.path == "Cathari")
    place = with_counters(play, MOMENTUM, 1)
    ada = follower(play, name)
    play.bleeds(ada, "Ben")
    play.until("Ada", MOMENTUM)
    assert play[place].blood == 2
    play.uses(MOMENTUM)
    assert play[place].blood == 0
    assert not play[ada].locked


def test_forward_momentum__a_blocked_bleed_burns_a_counter_and_others_do_not_count(play, cb):
    name = next(c.name for c in cb.crypt if c.path == "Cathari")
    place = with_counters(play, MOMENTUM, 2)
    ada, other, ben = follower(play, name), play.vampire("Ada"), play.vampire("Ben", capacity=9)
    play.bleeds(other, "Ben").finish()
    assert play[place].blood == 2
    play.bleeds(ada, "Ben").blocks(ben)
    play.all_pass().strikes_with_hands()
    while play.action:
        play.choose(PASS)
    assert play[place].blood == 1


def test_privileged_position__the_prey_pays_for_a_passed_referendum(play):
    play.in_play("Ada", POSITION)
    calls(play, "Kine Resources Contested", **PRINCE)
    while play.decision.kind in {"terms", "effect"}:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    poll(play, POSITION)
    before = play.pool_of("Ben")
    play.uses(POSITION)
    assert play.pool_of("Ben") == before - 1
    assert play[POSITION].locked


def test_privileged_position__not_without_two_followers_or_for_another(play, cb):
    name = next(c.name for c in cb.crypt if c.path == "Power and the Inner Voice")
    follower(play, name)
    play.hand("Ada", POSITION)
    assert not play.acts("Ada", Phase.MASTER).can(POSITION)


def test_maabara__a_card_of_the_ash_heap_returns_to_the_top_of_the_library(play):
    place = play.in_play("Ada", MAABARA)
    heap = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.library("Ada", "Vessel")
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).uses(MAABARA, target=heap)
    assert play.zone(heap) is Zone.ASIDE
    assert play[place].locked
    play.uses(MAABARA, target=heap)
    assert play.seat("Ada").library[-1] == heap
    assert not play.can(MAABARA, words="library")


def test_maabara__its_cards_are_burned_with_it_and_no_crypt_card_goes_there(play):
    place = play.in_play("Ada", MAABARA)
    heap, crypt = play.card("Ada", "Blood Doll", Zone.ASH_HEAP), None
    crypt = play.card("Ada", PLAIN, Zone.ASH_HEAP)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(MAABARA, target=crypt)
    play.uses(MAABARA, target=heap)
    zones.burn(play.table, place)
    assert play.zone(heap) is Zone.ASH_HEAP


def test_gurchon_hall__the_two_oldest_gain_blood(play):
    play.in_play("Ada", HALL)
    old = play.vampire("Ada", capacity=9, blood=1)
    twins = [play.vampire("Ada", capacity=6, blood=1) for _ in range(2)]
    young = play.vampire("Ada", capacity=3, blood=1)
    play.turn("Ada").uses(HALL)
    assert {one.target for one in play.options} == set(twins)
    play.game.apply(next(one for one in play.options if one.target == twins[1]))
    assert [play[one].blood for one in (old, *twins, young)] == [2, 1, 2, 1]


def test_gurchon_hall__not_with_one_vampire_and_only_one_hunting_ground(play):
    play.in_play("Ada", HALL)
    play.in_play("Ada", "Zoo Hunting Ground")
    ada = play.vampire("Ada", capacity=9, blood=1)
    play.turn("Ada")
    assert not play.can(HALL)
    play.uses("Zoo Hunting Ground", target=ada)
    other = play.vampire("Ada", blood=1)
    play.turn("Ada").uses(HALL)
    assert (play[ada].blood, play[other].blood) == (2, 2)


def test_powerbase_cape_verde__in_the_master_phase_of_anyone(play):
    play.in_play("Ada", VERDE)
    ada, other = play.vampire("Ada", blood=3, clan="Giovanni"), play.vampire("Ada", blood=3)
    play.turn("Ben", Phase.MASTER).until("Ada", VERDE)
    assert not play.can(VERDE, words="to your pool", target=other)
    play.uses(VERDE, words="to your pool", target=ada)
    assert (play[ada].blood, play.pool_of("Ada")) == (2, 31)
    play[VERDE].locked = False
    play.acts("Ada", Phase.MASTER).uses(VERDE, words="from your pool", target=other)
    assert (play[other].blood, play.pool_of("Ada")) == (4, 30)


def test_cursed_abattoir__a_burned_zombie_gives_a_counter(play):
    place = play.in_play("Ada", ABATTOIR)
    zombie, ben = play.ready("Ada", "Shambling Hordes", 1), play.vampire("Ben")
    play.bleeds(zombie).blocks(ben)
    for _ in range(20):
        if play.decision.kind is DecisionKind.TARGET:
            break
        play.strikes_with_hands()
        if play.offered(PASS) and play.decision.kind is not DecisionKind.TARGET:
            play.choose(PASS)
    play.game.apply(play.decision.options[0])
    assert play.zone(zombie) is Zone.ASH_HEAP
    assert play[place].blood == 1


def test_cursed_abattoir__a_counter_for_a_bleeding_zombie_only(play):
    place = with_counters(play, ABATTOIR, 2)
    zombie, ada = play.ready("Ada", "Shambling Hordes"), play.vampire("Ada")
    play.vampire("Ben")
    play.acts("Ada").bleeds(ada)
    assert not play.can(ABATTOIR)
    play.finish().bleeds(zombie).uses(ABATTOIR)
    assert play[place].blood == 1
    assert not play.can(ABATTOIR), "once each action"


def test_the_secret_library_of_alexandria__a_card_for_a_bleed_of_the_prey(play):
    play.in_play("Ada", LIBRARY)
    play.library("Ada", *["Blood Doll"] * 3)
    play.hand("Ada", *["Vessel"] * 7)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    for _ in range(9):
        if play.decision.kind is not DecisionKind.TARGET:
            play.choose(PASS)
    play.game.apply(play.decision.options[0])
    assert play.decision.kind is DecisionKind.DISCARD
    assert len(play.seat("Ada").hand) == 8


def test_the_secret_library_of_alexandria__not_for_a_blocked_bleed(play):
    play.in_play("Ada", LIBRARY)
    play.library("Ada", *["Blood Doll"] * 3)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben).all_pass().strikes_with_hands().finish()
    assert len(play.seat("Ada").library) == 3
