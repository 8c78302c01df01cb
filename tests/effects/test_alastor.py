"""Alastor: equipment, and attacks on other vampires."""

import pytest
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.action.summon_history import SUMMON
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Zone

ALASTOR = "Alastor"
JUSTICAR = "Anneke"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play):
    """Ada's justicar calls the referendum up to its terms. Return the justicar."""
    ada = play.ready("Ada", JUSTICAR)
    play.hand("Ada", ALASTOR)
    play.acts("Ada").choose(POLITICAL, ALASTOR, minion=ada)
    while not play.offered(CHOOSE_MINION):
        play.choose(PASS)
    return ada


def found(play, chosen, *library):
    """Pass the referendum for a vampire, up to the search; the card is below twelve others."""
    play.library("Ada", *library, *["Blood Doll"] * 12)
    called(play)
    play.choose(CHOOSE_MINION, target=chosen)
    poll(play)


def names(play, minion):
    return sorted(play.table.cards[one].name for one in play[minion].attached)


def test_alastor__half_the_pool_for_equipment_of_any_requirement(play):
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA)
    found(play, chosen, "Kali's Fang", "Flak Jacket")
    assert not play.offered(SUMMON, target=play.number("Blood Doll"))
    play.choose(SUMMON, target=play.number("Kali's Fang"))
    assert names(play, chosen) == ["Alastor", "Kali's Fang"]
    assert play.pool_of("Ada") == 29, "half of 2"


def test_alastor__half_of_one_is_zero(play):
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA)
    found(play, chosen, "Meat Cleaver")
    play.choose(SUMMON, target=play.number("Meat Cleaver"))
    assert play.pool_of("Ada") == 30


def test_alastor__the_chosen_vampire_pays_blood(play):
    """By a ruling."""
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA, blood=3, capacity=5)
    found(play, chosen, "Zaire River Ferry")
    play.choose(SUMMON, target=play.number("Zaire River Ferry"))
    assert play[chosen].blood == 2


def test_alastor__the_search_can_find_nothing(play):
    """By a ruling."""
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA)
    found(play, chosen, "Kali's Fang")
    play.choose(PASS)
    assert names(play, chosen) == ["Alastor"]
    assert play.zone("Kali's Fang") is Zone.LIBRARY


def test_alastor__the_equipment_of_a_foreign_vampire_is_controlled_by_its_controller(play):
    ben = play.vampire("Ben", sect=Sect.CAMARILLA)
    found(play, ben, "Kali's Fang")
    play.choose(SUMMON, target=play.number("Kali's Fang"))
    assert play["Kali's Fang"].controller == play[ben].controller
    assert play.pool_of("Ada") == 29


def test_alastor__only_ready_camarilla_vampires_without_one(play):
    sabbat, torpid = play.vampire("Ada", sect=Sect.SABBAT), play.torpor("Ada", "Anson")
    with_one, free = play.vampire("Ada", sect=Sect.CAMARILLA), play.vampire("Ada")
    play[free].sect = Sect.CAMARILLA
    play.on(with_one, ALASTOR, "Ada")
    called(play)
    assert play.offered(CHOOSE_MINION, target=free)
    assert not any(play.offered(CHOOSE_MINION, target=one) for one in (sabbat, torpid, with_one))


def test_alastor__not_called_if_each_vampire_has_one(play):
    """By a ruling."""
    ada = play.ready("Ada", JUSTICAR)
    play.on(ada, ALASTOR, "Ada")
    (second,) = play.hand("Ada", ALASTOR)
    play.acts("Ada")
    assert not play.offered(POLITICAL, second, minion=ada)


def test_alastor__not_called_by_a_prince(play):
    ada = play.vampire("Ada", title=Title.PRINCE, city="Paris", sect=Sect.CAMARILLA)
    play.hand("Ada", ALASTOR)
    play.acts("Ada")
    assert not play.offered(POLITICAL, ALASTOR, minion=ada)


def test_alastor__attacks_vampires_and_commits_no_diablerie(play):
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA)
    alastor = play.on(chosen, ALASTOR, "Ada")
    ben, ally = play.vampire("Ben"), play.ready("Ben", "Loyal Street Gang")
    play.acts("Ada")
    assert play.table.is_restricted(Activity.DIABLERIE, chosen)
    assert not play.can(alastor, target=ally)
    play.uses(alastor, target=ben)
    assert play.stealth == 1


def test_shilmulo_tarot__no_cards_if_it_is_only_put_in_play(play):
    """By a ruling."""
    chosen = play.vampire("Ada", sect=Sect.CAMARILLA)
    found(play, chosen, "Shilmulo Tarot")
    play.choose(SUMMON, target=play.number("Shilmulo Tarot"))
    assert not play["Shilmulo Tarot"].under
