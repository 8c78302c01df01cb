"""Political actions whose card represents a title: justicars, princes, archbishops."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import titles

CAMARILLA = {"sect": Sect.CAMARILLA}
SABBAT = {"sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card, *, voters=3, **facts):
    """Ada's vampire calls the referendum of a card; titled vampires of hers vote for it."""
    for number in range(voters):
        play.vampire("Ada", title=Title.PRINCE, city=f"City {number}", **CAMARILLA)
    ada = play.vampire("Ada", **facts)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada


def test_toreador_justicar__the_chosen_toreador_gets_the_title(play):
    toreador = play.vampire("Ben", clan="Toreador", **CAMARILLA)
    called(play, "Toreador Justicar", **CAMARILLA)
    play.choose(CHOOSE_MINION, target=toreador)
    poll(play)
    assert play[toreador].title is Title.JUSTICAR
    assert titles.domain(play.table, play[toreador]) == "Toreador"


def test_toreador_justicar__no_vampire_of_another_sect_is_chosen(play):
    play.vampire("Ben", clan="Toreador", **CAMARILLA)
    anarch = play.vampire("Ben", clan="Toreador", sect=Sect.ANARCH)
    called(play, "Toreador Justicar", **CAMARILLA)
    assert not play.offered(CHOOSE_MINION, target=anarch)


def test_toreador_justicar__not_without_a_candidate(play):
    play.vampire("Ben", clan="Toreador", sect=Sect.ANARCH)
    ada = play.vampire("Ada", **CAMARILLA)
    play.hand("Ada", "Toreador Justicar")
    play.acts("Ada")
    assert not play.offered(POLITICAL, "Toreador Justicar", minion=ada)


def test_brujah_justicar__only_brujah_have_one_vote_more(play):
    brujah = play.vampire("Ben", clan="Brujah", **CAMARILLA)
    other = play.vampire("Ben", clan="Ventrue", **CAMARILLA)
    called(play, "Brujah Justicar", **CAMARILLA)
    play.choose(CHOOSE_MINION, target=brujah)
    while play.asked != "Ben":
        play.choose(PASS)
    voters = {one.minion for one in play.decision.options}
    assert brujah in voters
    assert other not in voters


def test_gangrel_justicar__every_gangrel_has_one_vote_more_and_one_gets_the_title(play):
    gangrel = play.vampire("Ben", clan="Gangrel", **CAMARILLA)
    anarch = play.vampire("Cleo", clan="Gangrel", sect=Sect.ANARCH)
    called(play, "Gangrel Justicar", **CAMARILLA)
    assert not play.offered(CHOOSE_MINION, target=anarch)
    play.choose(CHOOSE_MINION, target=gangrel)
    voters = set()
    for _ in range(20):
        if not play.decision or play.decision.kind != "vote":
            break
        voters |= {one.minion for one in play.options}
        if play.asked == "Ada" and not play.offered(PASS):
            break
        play.choose(PASS)
    assert {gangrel, anarch} <= voters


def test_gangrel_justicar__not_without_a_ready_camarilla_gangrel(play):
    play.vampire("Ben", clan="Gangrel", sect=Sect.ANARCH)
    torpid = play.vampire("Ben", clan="Gangrel", **CAMARILLA)
    play[torpid].region, play[torpid].wounded = 1, True
    ada = play.vampire("Ada", **CAMARILLA)
    play.hand("Ada", "Gangrel Justicar")
    play.acts("Ada")
    assert not play.offered(POLITICAL, "Gangrel Justicar", minion=ada)


def test_gangrel_justicar__the_title(play):
    gangrel = play.vampire("Ben", clan="Gangrel", **CAMARILLA)
    called(play, "Gangrel Justicar", **CAMARILLA)
    play.choose(CHOOSE_MINION, target=gangrel)
    poll(play)
    assert play[gangrel].title is Title.JUSTICAR
    assert titles.domain(play.table, play[gangrel]) == "Gangrel"


def test_tremere_justicar__another_justicar_of_the_clan_contests_the_title(play):
    one = play.vampire("Ben", clan="Tremere", title=Title.JUSTICAR, city="Tremere", **CAMARILLA)
    two = play.vampire("Cleo", clan="Tremere", **CAMARILLA)
    called(play, "Tremere Justicar", voters=4, **CAMARILLA)
    play.choose(CHOOSE_MINION, target=two)
    poll(play)
    assert play[one].title_contested
    assert play[two].title_contested


def test_praxis_seizure_chicago__not_by_an_anarch(play):
    play.vampire("Ada", sect=Sect.ANARCH)
    play.hand("Ada", "Praxis Seizure: Chicago")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_praxis_seizure_istanbul__locks_the_clan_of_the_city(play):
    haqim = play.vampire("Ben", clan="Banu Haqim")
    other = play.vampire("Ben", clan="Brujah")
    called(play, "Praxis Seizure: Istanbul", clan="Brujah", **CAMARILLA)
    poll(play)
    assert play[haqim].locked
    assert not play[other].locked


def test_praxis_seizure_istanbul__does_not_lock_them_for_one_of_the_clan(play):
    haqim = play.vampire("Ben", clan="Banu Haqim")
    called(play, "Praxis Seizure: Istanbul", clan="Banu Haqim", **CAMARILLA)
    poll(play)
    assert not play[haqim].locked


def test_crusade_geneva__an_archbishop_of_the_clan_unlocks_in_the_discard_phase(play):
    ada = called(play, "Crusade: Geneva", clan="Malkavian antitribu", **SABBAT)
    poll(play)
    play.hand("Ada", "Arson")
    assert play[ada].title is Title.ARCHBISHOP
    while play.table.phase is not Phase.DISCARD:
        assert play[ada].locked
        play.choose(PASS)
    assert not play[ada].locked


def test_crusade_geneva__no_other_vampire_unlocks(play):
    ada = called(play, "Crusade: Geneva", clan="Tzimisce", **SABBAT)
    poll(play)
    play.hand("Ada", "Arson")
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    assert play[ada].locked


def test_crusade_chicago__the_title_is_lost_with_the_card(play):
    ada = called(play, "Crusade: Chicago", **SABBAT)
    poll(play)
    [crusade] = play[ada].attached
    zones.burn(play.table, crusade)
    assert play[ada].title is None


def test_praxis_seizure_london__former_title_is_lost(play):
    ada = called(play, "Praxis Seizure: London", **CAMARILLA, **PRINCE)
    poll(play)
    assert (play[ada].title, play[ada].city) == (Title.PRINCE, "London")


def test_crusade_berlin__an_archbishop_of_the_clan_unlocks_in_the_discard_phase(play):
    ada = called(play, "Crusade: Berlin", clan="Lasombra", **SABBAT)
    poll(play)
    play.hand("Ada", "Arson")
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    assert not play[ada].locked


def test_crusade_berlin__not_again_in_a_later_discard_phase(play):
    ada = called(play, "Crusade: Berlin", clan="Lasombra", **SABBAT)
    poll(play)
    play.hand("Ada", "Arson")
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    play[ada].locked = True
    play.turn("Ada", Phase.DISCARD, number=13)
    assert play[ada].locked


def test_praxis_seizure_venice__locks_the_clan_of_the_city(play):
    giovanni = play.vampire("Ben", clan="Giovanni")
    called(play, "Praxis Seizure: Venice", clan="Brujah", **CAMARILLA)
    poll(play)
    assert play[giovanni].locked


def test_praxis_seizure_venice__not_by_an_independent(play):
    play.vampire("Ada", clan="Giovanni", sect=Sect.INDEPENDENT)
    play.hand("Ada", "Praxis Seizure: Venice")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def prince_of(play, city, clan):
    """The vampire with full blood that became prince of a city by a Praxis Seizure."""
    ada = called(play, f"Praxis Seizure: {city}", clan=clan, capacity=5, blood=5, **CAMARILLA)
    poll(play)
    assert (play[ada].title, play[ada].city) == (Title.PRINCE, city)
    return ada


def test_praxis_seizure_glasgow__more_capacity_and_no_blood_for_it(play):
    ada = prince_of(play, "Glasgow", "Gangrel")
    assert (play[ada].capacity, play[ada].blood) == (6, 5)


def test_praxis_seizure_glasgow__only_for_a_prince_of_the_clan(play):
    assert play[prince_of(play, "Glasgow", "Brujah")].capacity == 5


@pytest.mark.parametrize("end", ["title", "card"])
def test_praxis_seizure_glasgow__the_capacity_is_lost_with_the_title(play, end):
    """Ruling TOM 19960210; GEN-18: blood above the capacity drains."""
    ada = prince_of(play, "Glasgow", "Gangrel")
    play[ada].blood = 6
    (seizure,) = play[ada].attached
    if end == "title":
        titles.lose(play.table, play[ada])
    else:
        zones.burn(play.table, seizure)
    assert (play[ada].capacity, play[ada].blood) == (5, 5)
    assert not play[ada].attached
    assert play[ada].title is None


def test_praxis_seizure_athens__a_contested_title_keeps_the_capacity(play):
    play.vampire("Ben", title=Title.PRINCE, city="Athens", **CAMARILLA)
    ada = called(play, "Praxis Seizure: Athens", clan="Tremere", capacity=5, **CAMARILLA)
    poll(play)
    assert play[ada].title_contested
    assert play[ada].capacity == 6


def test_praxis_seizure_athens__no_capacity_without_the_title(play):
    """TIT-02: a vampire that has left the sect before the referendum passes gets no title."""
    ada = called(play, "Praxis Seizure: Athens", clan="Tremere", capacity=5, **CAMARILLA)
    play[ada].sect = Sect.ANARCH
    poll(play)
    assert play[ada].title is None
    assert play[ada].capacity == 5
