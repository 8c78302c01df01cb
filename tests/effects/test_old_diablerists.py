"""Fueled by Heart's Blood, Ravager and Island of Yiaros."""

import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics.blood_hunt import HUNT_CALLED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.discard import PLAY_EVENT

FUELED, RAVAGER, ISLAND = "Fueled by Heart's Blood", "Ravager", "Island of Yiaros"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def hunted(play, capacity, victim, counters=4):
    """Whether a blood hunt can be called on Ada's diablerist of this capacity."""
    place = play.in_play("Dora", FUELED)
    play.blood(place, counters)
    ada = play.vampire("Ada", capacity=capacity)
    prey = play.torpor("Ben", "Anson")
    play[prey].capacity = victim
    play.vampire("Ben")
    play.acts("Ada")
    play.table.push(Diablerie(ada, prey))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()
    while play.table.current(Diablerie):
        play.choose(PASS)
    return any(event.what is HUNT_CALLED for event in play.table.log)


def test_fueled_by_hearts_blood__no_blood_hunt_on_old_vampires_for_young_victims(play):
    assert not hunted(play, capacity=6, victim=4)


def test_fueled_by_hearts_blood__not_for_a_vampire_that_is_no_older_than_the_counters(play):
    assert hunted(play, capacity=4, victim=3)


def test_fueled_by_hearts_blood__not_for_an_older_victim(play):
    assert hunted(play, capacity=6, victim=7)


def test_fueled_by_hearts_blood__each_other_gehenna_event_burns_a_counter(play):
    play.hand("Ada", FUELED)
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, FUELED)
    assert play[FUELED].blood == 10  # not its own
    play.hand("Ben", "Thirst")
    play.acts("Ben", Phase.DISCARD).choose(PLAY_EVENT, "Thirst")
    assert play[FUELED].blood == 9
    play.hand("Cleo", "FBI Special Affairs Division")
    play.acts("Cleo", Phase.DISCARD).choose(PLAY_EVENT, "FBI Special Affairs Division")
    assert play[FUELED].blood == 9


def hunting(play):
    """A Kiasyd of Ada's with the card, and the minions that could block its actions."""
    ada = play.vampire("Ada", clan="Kiasyd", blood=1)
    play.on(ada, RAVAGER, "Ada")
    return ada, play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY)


def test_ravager__no_one_blocks_the_hunts(play):
    ada, _, _ = hunting(play)
    play.acts("Ada").choose(HUNT, minion=ada)
    while play.action:
        assert not play.offered(BLOCK)
        play.choose(PASS)


def test_ravager__not_other_actions_or_of_other_vampires(play):
    ada, ben, _ = hunting(play)
    other = play.vampire("Ada", blood=1)
    play.acts("Ada").bleeds(ada)
    assert play.offered(BLOCK, minion=ben)
    play.acts("Ada").choose(HUNT, minion=other)
    assert play.offered(BLOCK, minion=ben)


def test_ravager__only_on_a_kiasyd(play):
    ada, _ = play.vampire("Ben", clan="Kiasyd"), play.vampire("Ada")
    play.vampire("Ada", clan="Kiasyd")
    play.hand("Ada", RAVAGER)
    play.acts("Ada", Phase.MASTER)
    assert ada in {one.target for one in play.ways(RAVAGER)}
    assert len(play.ways(RAVAGER)) == 2


def striking(play, **facts):
    """A vampire of Ada's and one of Ben's have chosen hand strikes. Return both minions."""
    play.in_play("Ada", ISLAND)
    ada, ben = fight(play, "", **facts)
    to_strikes(play).choose(HANDS).choose(HANDS)
    return ada, ben


def test_island_of_yiaros__votes_are_strength_for_one_strike(play):
    _, ben = striking(play, title=Title.PRINCE, city="Rome")
    play.uses(ISLAND)
    assert play[ISLAND].locked
    while play.action:
        play.choose(PASS)
    assert play[ben].blood == 2  # 1 and 2 for the prince


def test_island_of_yiaros__not_without_votes_or_for_the_opposing_minion(play):
    play.in_play("Ben", ISLAND)
    striking(play)
    while play.action:
        assert not play.can(ISLAND)
        play.choose(PASS)


def test_island_of_yiaros__not_for_the_ballots_of_a_priscus(play):
    striking(play, title=Title.PRISCUS)
    while play.action:
        assert not play.can(ISLAND)
        play.choose(PASS)
