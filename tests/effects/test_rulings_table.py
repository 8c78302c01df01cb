"""Rulings on masters, permanents and political cards, and details of their texts."""

import pytest
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.crypt.antonio_d_erlette import FETCH
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE, CHOOSE_METHUSELAH
from vtes_deck.engine.actions.permanents import TAKE_EQUIPMENT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics.gear import BECOMES_WEAPON
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

ANARCH = {"sect": Sect.ANARCH}
PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
HARBINGER = {"clan": "Harbinger of Skulls"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_the_eternals_of_sirius__the_cost_is_paid_as_the_pool_is_gained(play):
    play.vampire("Ada", clan="Ministry")
    play.pool("Ada", 4)
    play.hand("Ada", "The Eternals of Sirius")
    play.acts("Ada", Phase.MASTER).plays("The Eternals of Sirius")
    assert (play.pool_of("Ada"), play.seat("Ada").ousted) == (5, False)


def test_the_eternals_of_sirius__not_with_three_pool(play):
    play.vampire("Ada", clan="Ministry")
    play.pool("Ada", 3)
    play.hand("Ada", "The Eternals of Sirius")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("The Eternals of Sirius")


def test_archon_investigation__costs_1_pool_more_in_a_secure_haven(play):
    ada = play.vampire("Ada", "DOM")
    play.on(ada, "Secure Haven")
    play.vampire("Ben")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Archon Investigation")
    play.bleeds(ada).plays("Conditioning", "DOM").passes("Ben").plays("Archon Investigation")
    assert ada not in play.table.in_play
    assert play.pool_of("Ben") == 26


def test_archon_investigation__not_without_the_pool_for_a_secure_haven(play):
    ada = play.vampire("Ada", "DOM")
    play.on(ada, "Secure Haven")
    play.vampire("Ben")
    play.pool("Ben", 3)
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Archon Investigation")
    play.bleeds(ada).plays("Conditioning", "DOM").passes("Ben")
    assert not play.can("Archon Investigation")


def test_the_rack__costs_1_pool_more_for_a_vampire_in_a_secure_haven(play):
    safe, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(safe, "Secure Haven")
    play.hand("Ada", "The Rack")
    play.acts("Ada", Phase.MASTER)
    assert play.can("The Rack", target=other)
    play.plays("The Rack", target=safe)
    assert play.pool_of("Ada") == 29


def test_the_rack__needs_a_ready_vampire_to_choose(play):
    play.torpor("Ada", PLAIN)
    play.vampire("Ben")
    play.hand("Ada", "The Rack")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("The Rack")


def test_crimethinc__unlocks_once_in_a_minion_phase(play):
    one, other = play.vampire("Ada", locked=True, **ANARCH), play.vampire("Ada", **ANARCH)
    play[other].locked = True
    play.vampire("Ada")
    card = play.in_play("Ada", "CrimethInc.")
    play.acts("Ada").uses(card, target=one)
    assert not play.can(card, target=other)


def test_crimethinc__unlocks_in_the_middle_of_an_action(play):
    ada = play.vampire("Ada", **ANARCH)
    card = play.in_play("Ada", "CrimethInc.")
    play.vampire("Ben")
    play.bleeds(ada).uses(card, target=ada)
    assert not play[ada].locked
    assert play.pool_of("Ada") == 29


def test_emerald_legionnaire__each_copy_once_in_an_unlock_phase(play):
    for _ in range(4):
        play.vampire("Ada", **HARBINGER)
    first = play.ready("Ada", "Emerald Legionnaire")
    for card in (*["Emerald Legionnaire"] * 3, *["Blur"] * 14):
        play.card("Ada", card, Zone.ASH_HEAP)
    play.acts("Ada", Phase.UNLOCK).uses(first)
    for _ in range(7):
        options = play.decision.options
        play.game.apply(next(one for one in options if "Blur" in option_sentence(play.table, one)))
    users = {option.card for option in play.ways(first)}
    assert first not in users
    assert len(users) == 1, "the card that has returned"


def test_homunculus__once_in_an_unlock_phase(play):
    ada = play.vampire("Ada", locked=True)
    homunculus = play.on(ada, "Homunculus")
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ben").until("Ada", homunculus).uses(homunculus)
    play[ada].locked = True
    play.again()
    assert play.can("Dreams of the Sphinx")
    assert not play.can(homunculus)


def test_scourge_of_the_enochians__moves_to_the_predator_immediately(play):
    weak, other = play.vampire("Ben", capacity=2), play.vampire("Cleo", capacity=2)
    play.in_play("Ada", "The Coven")
    play.in_play("Ada", "Metro Underground")
    play.vampire("Ada", locked=True)
    scourge = play.hand("Ada", "Scourge of the Enochians")[0]
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, scourge).uses(scourge, target=weak)
    assert play[scourge].controller == 3
    assert play.can("Metro Underground"), "the phase is not over"
    assert not play.can(scourge, target=other)


def test_tribute_to_the_master__without_any_ready_vampire(play):
    play.hand("Ada", "Tribute to the Master")
    play.acts("Ada", Phase.MASTER).plays("Tribute to the Master")
    assert play.pool_of("Ada") == 30


def test_jake_washington__for_a_vampire_of_another(play):
    empty = play.vampire("Ben", blood=0)
    play.hand("Ada", "Jake Washington")
    play.acts("Ada", Phase.MASTER).plays("Jake Washington")
    play.turn("Ada").uses("Jake Washington", target=empty, n=2)
    assert play[empty].blood == 2


def test_wider_view__removes_crypt_cards_only(play):
    waiting = play.uncontrolled("Ada", "Dimple")
    childe = play.card("Ada", "The Embrace", Zone.UNCONTROLLED)
    play.crypt("Ada", PLAIN)
    view = play.in_play("Ada", "Wider View")
    play.acts("Ada", Phase.INFLUENCE).uses(view, words="1 transfer")
    offered = {option.target for option in play.decision.options}
    assert waiting in offered
    assert childe not in offered


def test_parity_shift__the_caller_divides_the_available_pool(play):
    for name, pool in (("Ada", 3), ("Ben", 4), ("Cleo", 3), ("Dora", 3)):
        play.pool(name, pool)
    ada = play.vampire("Ada", **PRINCE)
    play.hand("Ada", "Parity Shift")
    play.acts("Ada").choose(POLITICAL, "Parity Shift", minion=ada)
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    play.choose(ALLOCATE, seat="Ada", n=1)
    play.choose(ALLOCATE, seat="Cleo", n=2)
    play.pool("Ben", 2)
    for _ in range(9):
        options = play.decision.options
        if play.offered(ALLOCATE):
            break
        mine = [one for one in options if "for the referendum" in option_sentence(play.table, one)]
        play.game.apply(mine[0] if mine else next(one for one in options if one.verb is PASS))
    assert play.asked == "Ada"
    assert {option.n for option in play.decision.options} == {0, 1}, "Cleo gets two at most"
    play.choose(ALLOCATE, n=0)
    assert [play.pool_of(name) for name in play.names] == [3 + 6, 0, 5, 3]


def test_awe__all_the_blood_of_a_very_old_vampire(play):
    ada = play.vampire("Ada", "PRE", capacity=11)
    play.hand("Ada", "Ancilla Empowerment", "Awe")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=ada)
    play.until("Ada", "Awe")
    assert max(option.n for option in play.ways("Awe", "PRE")) == 11


def test_anarch_troublemaker__burns_no_location_although_it_is_printed_as_equipment(play):
    play.in_play("Ada", "Anarch Troublemaker")
    ben = play.vampire("Ben", clan="Tzimisce")
    manse, gun = play.on(ben, "Living Manse"), play.on(ben, ".44 Magnum")
    play.turn("Ada", Phase.UNLOCK)
    assert play.can("Anarch Troublemaker", target=gun)
    assert not play.can("Anarch Troublemaker", target=manse)


def test_crimethinc__unlocks_an_anarch_of_another(play):
    ada = play.vampire("Ada", "qui pre", **ANARCH)
    theirs = play.vampire("Cleo", locked=True, **ANARCH)
    play.hand("Ada", "Line Brawl", "CrimethInc.")
    play.acts("Ada").plays("Line Brawl", "pre", minion=ada)
    play.until("Ada", "CrimethInc.").plays("CrimethInc.", "qui", target=theirs)
    assert not play[theirs].locked


def test_weighted_walking_stick__not_taken_by_a_minion_that_has_one(play):
    one, other = play.vampire("Ada"), play.vampire("Ada")
    for minion in (one, other):
        stick = play.on(minion, "Weighted Walking Stick")
        play[stick].set_mark(BECOMES_WEAPON, 1)
        play.table.bank -= 5
        play[stick].blood = 5
    third = play.vampire("Ada")
    play.acts("Ada")
    assert play.offered(TAKE_EQUIPMENT, minion=third)
    assert not play.offered(TAKE_EQUIPMENT, minion=other)


def test_laptop_computer__no_second_one_from_another_minion(play):
    one, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(one, "Laptop Computer")
    laptop, gun = play.on(other, "Laptop Computer"), play.on(other, ".44 Magnum")
    play.acts("Ada").choose(TAKE_EQUIPMENT, minion=one)
    play.finish()
    assert play[gun].host == one
    assert play[laptop].host == other


@pytest.mark.parametrize(("pool", "enough"), [(1, False), (2, True)])
def test_villein__not_without_the_pool_for_another_one_and_a_secure_haven(play, pool, enough):
    ada = play.vampire("Ada")
    play.on(ada, "Villein")
    play.on(ada, "Secure Haven")
    play.pool("Ada", pool)
    play.hand("Ada", "Villein")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Villein", target=ada) is enough
    if enough:
        play.plays("Villein", target=ada, n=3)
        assert play.pool_of("Ada") == 3


def test_anarch_troublemaker__no_second_vampire_is_asked_for_without_a_first(play):
    troublemaker = play.in_play("Ada", "Anarch Troublemaker")
    play.vampire("Ben")
    play.vampire("Ben")
    play.turn("Ada", Phase.UNLOCK).uses(troublemaker, words="lock up to two").passes("Ada")
    assert play[troublemaker].controller == 1


def test_charisma__no_discount_without_an_action(play):
    antonio = play.ready("Ada", "Antonio d'Erlette")
    play.on(antonio, "Charisma")
    play.uncontrolled("Ada", PLAIN)
    play.library("Ada", "Mehemet of the Ahl-i-Batin")
    play.turn("Ada", Phase.INFLUENCE).uses(antonio)
    play.choose(FETCH, target="Mehemet of the Ahl-i-Batin")
    assert play.pool_of("Ada") == 30 - play.cards["Mehemet of the Ahl-i-Batin"].pool_cost
