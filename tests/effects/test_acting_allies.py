"""Allies that shoot, steal, attack or help others, and equipment that only adds to a number."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay
from card_steps import to_blocks

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(
    ("name", "lost"),
    [("City Star Taxi", 1), ("Thadius Zho", 2), ("Outcast Mage", 2), ("Impundulu", 1)],
)
def test_a_shooting_ally__maneuvers_once_and_shoots_at_long_range(play, name, lost):
    ada, ben = play.ready("Ada", name), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada").choose(USE, ada)
    to_kind(play, "strike", "Ada").choose(USE, ada)
    play.finish()
    assert play[ben].blood == 5 - lost
    assert play.log_sentences().count("The range is long.") == 1


def test_city_star_taxi__locks_for_the_stealth_of_a_ravnos_only(play):
    taxi = play.ready("Ada", "City Star Taxi")
    ravnos, other = play.vampire("Ada", clan="Ravnos"), play.vampire("Ada")
    ben, second = play.vampire("Ben"), play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    assert not play.can("City Star Taxi")
    play.finish().again()
    play.bleeds(ravnos).blocks(second)
    play.uses("City Star Taxi")
    assert play.stealth == 1
    assert play[taxi].locked


def test_thadius_zho__burns_1_blood_of_a_vampire_once_a_turn(play):
    zho, ben = play.ready("Ada", "Thadius Zho"), play.vampire("Ben")
    play.acts("Ada").uses("Thadius Zho", target=ben)
    assert play.action.seats == (1,)
    play.finish()
    assert play[ben].blood == 4
    assert play[zho].locked


def test_order_of_hermes_cabal__attacks_ready_tremere_of_others_only(play):
    play.ready("Ada", "Order of Hermes Cabal")
    play.vampire("Ada", clan="Tremere")
    play.vampire("Ben")
    tremere = play.vampire("Ben", clan="Tremere")
    play.acts("Ada")
    assert {one.target for one in play.ways("Order of Hermes Cabal")} == {tremere}


def test_procurer__blood_for_a_vampire_of_its_controller_only(play):
    play.ready("Ada", "Procurer")
    ada = play.vampire("Ada", blood=2)
    play.vampire("Ben", blood=2)
    play.acts("Ada").uses("Procurer", target=ada)
    assert play.stealth == 2
    play.finish()
    assert play[ada].blood == 3


def test_leonardo__blood_for_a_vampire_of_anyone_but_not_in_torpor(play):
    play.ready("Ada", "Leonardo, Mortician")
    play.torpor("Ada", "Aaron Bathurst")
    ben = play.vampire("Ben", blood=2)
    play.acts("Ada").uses("Leonardo, Mortician", target=ben)
    play.finish()
    assert play[ben].blood == 3


def test_felix_hessian__burns_a_location_for_1_pool(play):
    play.ready("Ada", 'Felix "Fix" Hessian')
    place = play.in_play("Ben", "The Barrens")
    play.acts("Ada").uses('Felix "Fix" Hessian', target=place)
    play.finish()
    assert play.seat("Ada").pool == 29
    assert place not in play.table.in_play


def test_gregory_winter__steals_blood_and_burns_life(play):
    gregory, ben = play.ready("Ada", "Gregory Winter"), play.vampire("Ben", blood=1)
    play.acts("Ada").uses("Gregory Winter", target=ben)
    assert play.stealth == 1
    play.finish()
    assert (play[gregory].life, play[ben].blood) == (5, 0)


def test_gregory_winter__not_from_a_vampire_of_its_controller(play):
    play.ready("Ada", "Gregory Winter")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.can("Gregory Winter")


def test_gregory_winter__burns_1_life_in_each_unlock_phase_and_only_once(play):
    gregory = play.ready("Ada", "Gregory Winter")
    play.acts("Ada", Phase.UNLOCK)
    play.uses("Gregory Winter")
    assert play[gregory].life == 3
    assert not play.can("Gregory Winter")


def test_fiorella_empty_one__does_not_help_herself_or_a_mortal(play):
    play.ready("Ada", "Fiorella, Empty One")
    ally = play.ready("Ada", PLAIN_ALLY)
    ben = play.vampire("Ben")
    play.bleeds(ally).blocks(ben)
    assert not play.can("Fiorella, Empty One")


def test_fiorella_empty_one__locks_for_the_stealth_of_another_wraith(play):
    fiorella = play.ready("Ada", "Fiorella, Empty One")
    wraith, ben = play.ready("Ada", "Tye Cooper"), play.vampire("Ben")
    play.bleeds(wraith).blocks(ben).uses("Fiorella, Empty One")
    assert play.stealth == 1
    assert play[fiorella].locked


def test_fiorella_empty_one__locks_for_the_intercept_of_another_wraith(play):
    play.ready("Ben", "Fiorella, Empty One")
    wraith, ada = play.ready("Ben", "Tye Cooper"), play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(wraith).plays("Lost in Crowds", "obf")
    play.until("Ben", "Fiorella, Empty One").uses("Fiorella, Empty One")
    assert play.intercept(wraith) == 1


def test_impundulu__steals_blood_or_life_of_another_minion(play):
    impundulu, ally = play.ready("Ada", "Impundulu"), play.ready("Ada", PLAIN_ALLY)
    ben = play.vampire("Ben", blood=2)
    play.acts("Ada")
    assert {one.target for one in play.ways("Impundulu")} == {ally, ben}
    play.uses("Impundulu", target=ben)
    assert play.action.seats == (1,)
    play.finish()
    assert (play[impundulu].life, play[ben].blood) == (2, 1)


def test_impundulu__an_action_at_an_own_minion_is_not_directed(play):
    play.ready("Ada", "Impundulu")
    ally, _ = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    play.acts("Ada").uses("Impundulu", target=ally)
    assert not play.action.seats


@pytest.mark.parametrize(
    ("code", "level", "life"), [("obl", 1, 3), ("tha", 1, 3), ("obl", 2, 4), ("tha", 2, 4)]
)
def test_freakish_conglomeration__one_more_life_at_superior(play, code, level, life):
    ada = play.ready("Ada", "El Monseñor")
    play[ada].disciplines = {code: level}
    play.hand("Ada", "Freakish Conglomeration")
    play.acts("Ada").choose(RECRUIT, "Freakish Conglomeration", minion=ada)
    play.finish()
    assert play[play.number("Freakish Conglomeration")].life == life


def test_freakish_conglomeration__burns_one_life_in_an_unlock_phase_and_only_once(play):
    ally = play.ready("Ada", "Freakish Conglomeration")
    play.acts("Ada", Phase.UNLOCK).uses("Freakish Conglomeration")
    assert play[ally].life == 2
    assert not play.can("Freakish Conglomeration")


def test_vagabond_mystic__heals_a_wounded_ally_but_not_above_its_starting_life(play):
    play.ready("Ada", "Vagabond Mystic")
    ally = play.ready("Ada", PLAIN_ALLY)
    life = play[ally].life
    play.acts("Ada")
    assert not play.can("Vagabond Mystic")
    play.table.bank += 1
    play[ally].blood -= 1
    play.again()
    play.uses("Vagabond Mystic", target=ally)
    assert play[ally].life == life


def test_vagabond_mystic__cannot_block_vampires(play):
    mystic, ada = play.ready("Ben", "Vagabond Mystic"), play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    to_blocks(play)
    assert not play.offered(BLOCK, minion=mystic)


def test_47th_street_royals__are_burned_only_for_a_bleed_against_their_controller(play):
    ada, royals = play.vampire("Ada"), play.ready("Ben", "47th Street Royals")
    play.bleeds(ada)
    play.until("Ben", "47th Street Royals").uses("47th Street Royals")
    play.finish()
    assert play.seat("Ben").pool == 30
    assert royals not in play.table.in_play


def test_47th_street_royals__not_for_a_bleed_against_another(play):
    cleo = play.vampire("Ben")
    play.ready("Ada", "47th Street Royals")
    play.bleeds(cleo)
    assert not play.can("47th Street Royals")


def test_arms_dealer__finds_a_weapon_only(play):
    play.ready("Ada", "Arms Dealer")
    gun = play.card("Ada", ".44 Magnum", Zone.LIBRARY)
    play.card("Ada", "Leather Jacket", Zone.LIBRARY)
    play.acts("Ada").uses("Arms Dealer")
    to_kind(play, "card")
    assert {one.target for one in play.options if one.verb is not PASS} == {gun}


@pytest.mark.parametrize("name", ["War Ghoul", "The Vozhd of Sofia"])
def test_a_devourer__burns_another_ally_or_retainer_as_it_enters_play(play, name):
    ada, ally = play.vampire("Ada", clan="Tzimisce"), play.ready("Ada", PLAIN_ALLY)
    theirs = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", name)
    play.acts("Ada").choose(RECRUIT, name, minion=ada)
    to_kind(play, "target")
    ghoul = play.number(name)
    assert {one.target for one in play.options} == {ally, ghoul}
    play.game.apply(next(one for one in play.options if one.target == ally))
    play.finish()
    assert ally not in play.table.in_play
    assert theirs in play.table.in_play


def test_war_ghoul__burns_itself_without_another_ally(play):
    ada = play.vampire("Ada", clan="Tzimisce")
    play.hand("Ada", "War Ghoul")
    play.acts("Ada").choose(RECRUIT, "War Ghoul", minion=ada)
    to_kind(play, "target")
    assert len(play.options) == 1
    play.game.apply(play.options[0])
    assert play.number("War Ghoul") not in play.table.in_play


def test_war_ghoul__burns_a_location_but_not_while_locked(play):
    ghoul, place = play.ready("Ada", "War Ghoul"), play.in_play("Ben", "The Barrens")
    play.acts("Ada").uses("War Ghoul", target=place)
    assert place not in play.table.in_play
    assert ghoul not in play.table.in_play
    locked = play.ready("Ada", "War Ghoul")
    play[locked].locked = True
    play.in_play("Ben", "The Barrens")
    play.again()
    assert not play.can("War Ghoul")


def test_the_vozhd_of_sofia__life_for_an_ally_card_once_a_turn(play):
    vozhd = play.ready("Ada", "The Vozhd of Sofia")
    play.hand("Ada", "Raven Spy", "Blur", "War Ghoul")
    play.acts("Ada", Phase.UNLOCK)
    play.uses("The Vozhd of Sofia", target=play.number("Raven Spy"))
    assert play[vozhd].life == 7
    assert not play.can("The Vozhd of Sofia")


def test_ruins_of_ceoris__not_for_a_minion_of_another_clan(play):
    ada, ben = play.vampire("Ada", clan="Ventrue"), play.vampire("Ben")
    play.on(ada, "Ruins of Ceoris", "Ada")
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.offered(MANEUVER)
        assert not play.offered(PRESS_ON)
        play.choose(PASS)


def test_ruins_of_ceoris__a_maneuver_or_press_each_combat(play):
    ada, ben = play.vampire("Ada", clan="Tremere antitribu"), play.vampire("Ben")
    play.on(ada, "Ruins of Ceoris", "Ada")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER)
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada").choose(PRESS_ON)
    while play.action:
        assert not play.offered(MANEUVER)
        assert not play.offered(PRESS_ON)
        play.choose(PASS)


def test_vagabond_mystic__no_life_while_damage_resolves(play):
    play.ready("Ada", "Vagabond Mystic")
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    play.table.bank += 1
    play[ally].blood -= 1
    play.bleeds(ally).blocks(ben)
    to_strikes(play)
    while play.action:
        assert play.decision.kind != "damage" or not play.can("Vagabond Mystic")
        play.choose(HANDS if play.offered(HANDS) else PASS)
