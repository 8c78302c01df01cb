"""Masters that give titles, or force others to yield them."""

import pytest
from card_play import CardPlay
from referendums import calls

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import titles

REGENT, WISDOM, EPHOR = "Regent", "Saulot's Guiding Wisdom", "Ephor"
SABBAT = {"sect": Sect.SABBAT}
SALUBRI = {"sect": Sect.INDEPENDENT, "clan": "Salubri"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def regent(play):
    """Ada's Sabbat vampire, with the title."""
    ada = play.vampire("Ada", capacity=8, **SABBAT)
    play.hand("Ada", REGENT)
    play.acts("Ada", Phase.MASTER).plays(REGENT, target=ada)
    return ada


def test_regent__only_for_an_old_sabbat_vampire_of_the_player(play):
    ada = play.vampire("Ada", capacity=8, **SABBAT)
    play.vampire("Ada", capacity=7, **SABBAT)
    play.vampire("Ada", capacity=8)
    play.vampire("Ben", capacity=8, **SABBAT)
    play.hand("Ada", REGENT)
    play.acts("Ada", Phase.MASTER)
    assert [one.target for one in play.ways(REGENT)] == [ada]
    play.plays(REGENT)
    assert titles.current_title(play.table, play[ada]) is Title.REGENT


def test_regent__sabbat_vampires_of_others_attack_the_regent(play):
    ada, other = regent(play), play.vampire("Ada", **SABBAT)
    ben, camarilla = play.vampire("Ben", **SABBAT), play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(REGENT, minion=other)
    play.acts("Ben")
    assert not play.can(REGENT, minion=camarilla)
    play.plays(REGENT, minion=ben)
    while play.decision.kind != "strike":
        play.choose(PASS)
    assert play.action.target == ada


def diablerises(play, minion, victim):
    """Let the minion commit diablerie."""
    play.acts("Ben")
    play.table.push(Diablerie(minion, victim))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()


def test_regent__a_sabbat_diablerist_takes_the_title(play):
    ada, ben = regent(play), play.vampire("Ben", capacity=4, **SABBAT)
    play.vampire("Ben")
    diablerises(play, ben, ada)
    assert play[REGENT].host == ben
    assert titles.current_title(play.table, play[ben]) is Title.REGENT


def test_regent__not_for_a_diablerist_of_another_sect(play):
    ada, ben = regent(play), play.vampire("Ben")
    diablerises(play, ben, ada)
    assert play.number(REGENT) in play.seat("Ada").ash_heap
    assert play[ben].title is None


def test_regent__not_attacked_while_the_title_is_contested(play):
    ada, ben = regent(play), play.vampire("Ben", **SABBAT)
    play[ada].title_contested = play.table.contests = True
    assert not play.acts("Ben").can(REGENT, minion=ben)


def salubri(play):
    """Ada's Salubri with the wisdom."""
    ada = play.vampire("Ada", **SALUBRI)
    play.hand("Ada", WISDOM)
    play.acts("Ada", Phase.MASTER).plays(WISDOM, target=ada)
    return ada


def test_saulots_guiding_wisdom__two_votes_for_an_independent_salubri_only(play):
    play.vampire("Ada", clan="Salubri")
    ada = salubri(play)
    assert titles.current_title(play.table, play[ada]) is Title.VOTES_2
    zones.burn(play.table, play.number(WISDOM))
    assert play[ada].title is None


def test_saulots_guiding_wisdom__locks_to_silence_a_vampire(play):
    ada = salubri(play)
    ben = play.vampire("Ben", title=Title.PRINCE, city="Berlin")
    calls(play, "Kine Resources Contested")
    while not play.can(WISDOM):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    play.uses(WISDOM, target=ben)
    assert play[ada].locked
    assert not [one for one in play.options if one.minion == ben]


def test_saulots_guiding_wisdom__ends_a_combat_of_another_minion_but_not_its_own(play):
    ada, other = salubri(play), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.acts("Ada").bleeds(other).blocks(ben)
    play.until("Ada", WISDOM).uses(WISDOM)
    assert play[ada].locked
    assert play.table.current(type(play.action)) is None or not play.can(WISDOM)
    play[ada].locked = False
    play.acts("Ada").bleeds(ada).blocks(ben)
    assert not play.can(WISDOM)


def test_ephor__intercept_and_a_vote_for_an_old_ventrue_only(play):
    ada = play.vampire("Ada", clan="Ventrue", capacity=8)
    play.vampire("Ada", clan="Ventrue", capacity=7)
    play.hand("Ada", EPHOR)
    play.acts("Ada", Phase.MASTER)
    assert [one.target for one in play.ways(EPHOR)] == [ada]


def test_ephor__forces_a_vampire_to_yield_only_a_contested_title(play):
    ada = play.vampire("Ada", clan="Ventrue", capacity=8)
    play.on(ada, EPHOR, "Ada")
    prince = {"title": Title.PRINCE, "city": "Berlin"}
    ben, cleo = play.vampire("Ben", **prince), play.vampire("Cleo", **prince)
    dora = play.vampire("Dora", title=Title.PRINCE, city="Rome")
    titles.claimed(play.table, play[ben])
    play.acts("Ada")
    assert not play.can(EPHOR, target=dora)
    play.uses(EPHOR, target=cleo).finish()
    assert play[cleo].title is None
    assert play[ben].title is Title.PRINCE
