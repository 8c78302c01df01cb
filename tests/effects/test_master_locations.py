"""Masters that are locations."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import master_phase

from cardbase.terms import Sect, Title
from vtes_deck.engine.state.table import Phase, Zone

OLD, YOUNG = "Alexandra", "Aaron Duggan, Cameron's Toady"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_information_highway__two_transfers_more(play):
    play.in_play("Ada", "Information Highway")
    play.uncontrolled("Ada", OLD)
    play.acts("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 6


def test_information_highway__not_for_others(play):
    play.in_play("Ada", "Information Highway")
    play.uncontrolled("Ben", OLD)
    play.acts("Ben", Phase.INFLUENCE)
    assert play.seat("Ben").transfers == 4


def test_the_parthenon__another_master_phase_action(play):
    play.in_play("Ada", "The Parthenon")
    master_phase(play, "Wider View", "Information Highway")
    play.plays("Information Highway").plays("The Parthenon").plays("Wider View")
    assert play.zone("Wider View") is Zone.IN_PLAY


def test_the_parthenon__not_when_locked(play):
    card = play.in_play("Ada", "The Parthenon")
    master_phase(play, "Wider View").plays("The Parthenon")
    assert play[card].locked
    assert not play.can("The Parthenon")


def test_powerbase_montreal__adds_1_blood_once(play):
    play.in_play("Ada", "Powerbase: Montreal")
    play.uncontrolled("Ada", OLD)
    play.acts("Ada", Phase.INFLUENCE).plays("Powerbase: Montreal", target=OLD)
    assert play.counters(OLD) == 1
    assert not play.can("Powerbase: Montreal")


def test_powerbase_montreal__vampires_steal_it_but_allies_do_not(play):
    play.in_play("Ben", "Powerbase: Montreal")
    ada = play.vampire("Ada")
    ally = play.ready("Ada", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can("Powerbase: Montreal", minion=ally)
    play.plays("Powerbase: Montreal", minion=ada)
    assert play["Powerbase: Montreal"].controller == 0


def test_ecoterrorists__lock_for_a_gangrel(play, cb):
    gangrel = next(c for c in cb.crypt if c.clan == "Gangrel").unique_name
    play.in_play("Ada", "Ecoterrorists")
    play.uncontrolled("Ada", gangrel)
    play.acts("Ada", Phase.INFLUENCE).plays("Ecoterrorists", target=gangrel)
    assert play.counters(gangrel) == 1
    assert play["Ecoterrorists"].locked


def test_ecoterrorists__not_for_another_clan(play):
    play.in_play("Ada", "Ecoterrorists")
    play.uncontrolled("Ada", YOUNG)
    play.acts("Ada", Phase.INFLUENCE)
    assert not play.can("Ecoterrorists")


def attempt(play, ada, **facts):
    """Ada's vampire bleeds and one of Ben's attempts to block."""
    ben = play.vampire("Ben", **facts)
    play.bleeds(ada).blocks(ben)


def test_anarch_railroad__stealth_for_an_anarch(play):
    play.in_play("Ada", "Anarch Railroad")
    attempt(play, play.vampire("Ada", **ANARCH))
    play.plays("Anarch Railroad")
    assert play.stealth == 1


def test_anarch_railroad__not_for_others(play):
    play.in_play("Ada", "Anarch Railroad")
    attempt(play, play.vampire("Ada"))
    assert not play.can("Anarch Railroad")


def test_backways__stealth_for_an_own_gangrel(play):
    play.in_play("Ada", "Backways")
    attempt(play, play.vampire("Ada", clan="Gangrel"))
    play.plays("Backways")
    assert (play.stealth, play["Backways"].locked) == (1, True)


def test_backways__not_for_one_of_another(play):
    play.in_play("Dora", "Backways")
    attempt(play, play.vampire("Ada", clan="Gangrel"))
    play.passes("Ada")
    assert not play.action or play.stealth == 0


def test_monastery_of_shadows__a_larger_hand_and_stealth_for_the_old(play):
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 7)
    play.in_play("Ada", "Monastery of Shadows")
    play.run()
    assert len(play.seat("Ada").hand) == 8
    attempt(play, play.vampire("Ada", capacity=8))
    play.plays("Monastery of Shadows")
    assert play.stealth == 1


def test_monastery_of_shadows__not_for_the_young(play):
    play.in_play("Ada", "Monastery of Shadows")
    attempt(play, play.vampire("Ada", capacity=7))
    assert not play.can("Monastery of Shadows")


def test_the_anarch_free_press__intercept_for_an_own_anarch(play):
    play.in_play("Ben", "The Anarch Free Press")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    attempt(play, ada, **ANARCH)
    play.plays("Lost in Crowds", "obf").plays("The Anarch Free Press")
    assert play["The Anarch Free Press"].locked


def test_the_anarch_free_press__not_for_others(play):
    play.in_play("Ben", "The Anarch Free Press")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    attempt(play, ada)
    play.plays("Lost in Crowds", "obf")
    assert not play.can("The Anarch Free Press")


def test_club_illusion__a_blood_for_one_more(play):
    play.in_play("Cleo", "Club Illusion")
    ada = play.vampire("Ada", **ANARCH)
    play.bleeds(ada).plays("Club Illusion")
    assert (play.pool_of("Ben"), play[ada].blood) == (28, 4)


def test_club_illusion__only_once_and_only_for_anarchs(play):
    play.in_play("Cleo", "Club Illusion")
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert play.pool_of("Ben") == 29


def test_the_barrens__discards_and_draws(play):
    play.in_play("Ada", "The Barrens")
    play.library("Ada", "Vessel")
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.MASTER).plays("The Barrens")
    assert len(play.seat("Ada").hand) == 7
    assert play.zone("Vessel") is Zone.HAND


def test_the_barrens__not_when_locked(play):
    play.in_play("Ada", "The Barrens")
    play.hand("Ada", *["Villein"] * 2)
    play.acts("Ada", Phase.MASTER).plays("The Barrens")
    assert not play.can("The Barrens")


def test_carfax_abbey__two_anarchs_with_a_baron(play):
    one = play.vampire("Ada", blood=1, **ANARCH)
    baron = play.vampire("Ada", blood=1, title=Title.BARON, city="Chicago", **ANARCH)
    play.in_play("Ada", "Carfax Abbey")
    play.acts("Ada", Phase.UNLOCK).plays("Carfax Abbey", target=one, words="Abbey.")
    assert not play.can("Carfax Abbey", target=one), "one hunting ground a turn"
    play.plays("Carfax Abbey", target=baron)
    assert (play[one].blood, play[baron].blood) == (2, 2)


def test_carfax_abbey__one_anarch_without_a_baron(play):
    play.vampire("Ada", blood=1)
    one = play.vampire("Ada", blood=1, **ANARCH)
    play.vampire("Ada", blood=1, **ANARCH)
    play.in_play("Ada", "Carfax Abbey")
    play.acts("Ada", Phase.UNLOCK).plays("Carfax Abbey", target=one)
    assert not play.can("Carfax Abbey")


def test_papillon__two_blood_for_a_titled_vampire(play):
    ada = play.vampire("Ada", blood=1, title=Title.PRIMOGEN)
    play.in_play("Ada", "Papillon")
    play.acts("Ada", Phase.UNLOCK).plays("Papillon", target=ada)
    assert play[ada].blood == 3


def test_papillon__needs_the_title_of_a_city_to_play_and_a_title_to_use(play):
    play.vampire("Ada", blood=1, title=Title.PRIMOGEN)
    master_phase(play, "Papillon")
    assert not play.can("Papillon")
    play.vampire("Ada", title=Title.PRINCE, city="Chicago")
    play.again()
    assert play.can("Papillon")
