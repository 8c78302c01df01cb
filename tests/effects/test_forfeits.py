"""Referendums by which Methuselahs lose pool, locations, equipment or allies."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.political.forfeits import GIVE_UP, KEEP
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, CHOOSE_MINION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

PRISCUS = {"title": Title.PRISCUS, "sect": Sect.SABBAT}
CARDINAL = {"title": Title.CARDINAL, "sect": Sect.SABBAT}
PRINCE = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card, **facts):
    """Ada's vampire calls the referendum of a card; no one blocks."""
    ada = play.vampire("Ada", **facts)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada


def test_cold_war__a_methuselah_burns_three_pool(play):
    place = play.in_play("Cleo", "The Rack")
    called(play, "Cold War", **PRISCUS)
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    assert play.decision.kind != "terms"
    poll(play)
    assert play.pool_of("Ben") == 27
    assert play.zone(place) is Zone.IN_PLAY


def test_cold_war__a_location_is_burned_and_no_pool(play):
    place = play.in_play("Cleo", "The Rack")
    called(play, "Cold War", **PRISCUS)
    play.choose(CHOOSE_MINION, target=place)
    poll(play)
    assert play.zone(place) is Zone.ASH_HEAP
    assert play.pool_of("Cleo") == 30


def test_cold_war__only_a_cardinal_or_regent_chooses_both(play):
    place = play.in_play("Cleo", "The Rack")
    called(play, "Cold War", **CARDINAL)
    play.choose(CHOOSE_METHUSELAH, seat="Ben").choose(CHOOSE_MINION, target=place)
    poll(play)
    assert play.pool_of("Ben") == 27
    assert play.zone(place) is Zone.ASH_HEAP


def test_confiscation__the_chosen_vampire_gets_the_equipment(play):
    ben, cleo = play.vampire("Ben"), play.vampire("Cleo")
    vest = play.on(ben, "Flak Jacket", "Ben")
    called(play, "Confiscation", **PRINCE)
    play.choose(CHOOSE_MINION, target=vest).choose(CHOOSE_MINION, target=cleo)
    poll(play)
    assert vest in play[cleo].attached
    assert play[vest].controller == 2


def test_confiscation__not_for_a_vampire_that_already_has_it(play):
    ben = play.vampire("Ben")
    vest = play.on(ben, "Flak Jacket", "Ben")
    called(play, "Confiscation", **PRINCE)
    play.choose(CHOOSE_MINION, target=vest)
    assert not play.offered(CHOOSE_MINION, target=ben)


def test_confiscation__not_without_equipment_in_play(play):
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", "Confiscation")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_mark_of_the_damned__pool_for_burned_vampires_of_the_prey(play):
    for _ in range(2):
        play.card("Ben", "Arika", Zone.ASH_HEAP)
    play.card("Ben", "Arson", Zone.ASH_HEAP)
    called(play, "Mark of the Damned")
    poll(play)
    assert [play.pool_of(name) for name in play.names] == [28, 30, 30, 30]


def test_mark_of_the_damned__no_pool_for_other_cards(play):
    play.card("Ben", "The Embrace", Zone.ASH_HEAP)
    called(play, "Mark of the Damned")
    poll(play)
    assert play.pool_of("Ada") == 30


def test_kindred_segregation__kept_for_its_pool_cost(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    cost = play.table.cards[ally].pool_cost
    called(play, "Kindred Segregation")
    poll(play)
    play.choose(KEEP, target=ally)
    assert play.zone(ally) is Zone.IN_PLAY
    assert play.pool_of("Ben") == 30 - cost


def test_kindred_segregation__burned_if_it_is_not_kept(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    called(play, "Kindred Segregation")
    poll(play)
    play.choose(GIVE_UP, target=ally)
    assert play.zone(ally) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == 30


def test_kindred_segregation__can_be_called_without_allies(play):
    called(play, "Kindred Segregation")
    poll(play)
    assert any("referendum passes" in line for line in play.log_sentences())


def test_kindred_segregation__not_kept_without_the_pool(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    play.pool("Ben", 1)
    called(play, "Kindred Segregation")
    poll(play)
    assert play.offered(KEEP, target=ally) is (play.table.cards[ally].pool_cost <= 1)
    assert play.offered(GIVE_UP, target=ally)
