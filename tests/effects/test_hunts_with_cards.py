"""Hunts with a card from the hand."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until, Zone
from vtes_deck.engine.status.control import arrive

WRAITH = "Heartrender"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play):
    """Whether a blood hunt was called before the action was over."""
    play.finish()
    return any("decides on a blood hunt" in line for line in play.log_sentences())


def test_abactor__hunts_for_five_and_a_blood_hunt_is_called(play):
    ada, _ = play.vampire("Ada", capacity=8, blood=1), play.vampire("Ben")
    play.hand("Ada", "Abactor")
    play.acts("Ada").plays("Abactor")
    assert play.stealth == 1
    assert called(play)
    fed = next(n for n, line in enumerate(play.log_sentences()) if "gains 5 blood" in line)
    hunt = next(
        n for n, line in enumerate(play.log_sentences()) if "decides on a blood hunt" in line
    )
    assert fed < hunt
    assert play.zone(ada) in {Zone.IN_PLAY, Zone.ASH_HEAP}


def test_abactor__no_blood_hunt_if_it_gains_nothing(play):
    """By a ruling."""
    play.vampire("Ada", capacity=5, blood=5)
    play.vampire("Ben")
    play.hand("Ada", "Abactor")
    play.acts("Ada").plays("Abactor")
    assert not called(play)


def test_abactor__no_blood_hunt_if_blocked(play):
    ada, ben = play.vampire("Ada", capacity=8, blood=1), play.vampire("Ben", "aus")
    play.hand("Ada", "Abactor")
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays("Abactor").blocks(ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "aus")
    assert not called(play)
    assert play[ada].blood <= 1


def test_abactor__a_vampire_without_blood_can_hunt_with_it(play):
    """MIN-08: the mandatory hunt can use a card."""
    ada, _ = play.vampire("Ada", capacity=8, blood=0), play.vampire("Ben")
    play.hand("Ada", "Abactor", "Computer Hacking")
    play.acts("Ada")
    assert play.offered(HUNT, minion=ada)
    assert play.can("Abactor")
    assert not play.can("Computer Hacking")


def test_abactor__not_by_an_ally_or_by_a_vampire_that_cannot_hunt(play):
    play.ready("Ada", "Loyal Street Gang")
    ada = play.vampire("Ada")
    play.hand("Ada", "Abactor")
    play.table.restrict(TimedRestriction(Activity.HUNT, ada, Until.TURN))
    play.acts("Ada")
    assert not play.can("Abactor")


def test_soul_feasting__hunts_or_burns_a_wraith_of_another(play):
    ada, _ = play.vampire("Ada", "nec", capacity=9, blood=1), play.vampire("Ben")
    ghost = play.ready("Ben", WRAITH)
    play.hand("Ada", "Soul Feasting")
    play.acts("Ada").plays("Soul Feasting", "nec", target=ghost)
    assert play.action.seats == (1,)
    play.finish()
    assert play.zone(ghost) is Zone.ASH_HEAP
    assert play[ada].blood == 5


def test_soul_feasting__one_more_at_superior_against_any_wraith(play):
    ada, _ = play.vampire("Ada", "NEC", capacity=9, blood=1), play.vampire("Ben")
    ghost = play.ready("Ada", WRAITH)
    play.hand("Ada", "Soul Feasting")
    play.acts("Ada").plays("Soul Feasting", "NEC", target=ghost)
    assert play.action.seats == ()
    play.finish()
    assert play[ada].blood == 6


def test_soul_feasting__a_plain_hunt_but_not_with_another_ally(play):
    ada, _ = play.vampire("Ada", "nec", blood=1), play.vampire("Ben")
    gang = play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", "Soul Feasting")
    play.acts("Ada")
    assert not play.can("Soul Feasting", "nec", target=gang)
    play.plays("Soul Feasting", "nec").finish()
    assert play[ada].blood == 2


def test_psychophagia__an_ally_of_any_ash_heap_for_blood(play):
    ada, _ = play.vampire("Ada", clan="Hecata", blood=1), play.vampire("Ben")
    gang = play.card("Cleo", "Loyal Street Gang", Zone.ASH_HEAP)
    play.hand("Ada", "Psychophagia")
    play.acts("Ada")
    assert len(play.ways("Psychophagia", target=gang)) == 2
    play.game.apply(play.ways("Psychophagia", target=gang)[0])
    assert play.action.seats == ()
    play.finish()
    assert play.zone(gang) is Zone.REMOVED
    assert play[ada].blood == 4


def test_psychophagia__less_blood_but_unlocked(play):
    ada, _ = play.vampire("Ada", clan="Hecata", blood=1), play.vampire("Ben")
    gang = play.card("Ada", "Loyal Street Gang", Zone.ASH_HEAP)
    play.hand("Ada", "Psychophagia")
    play.acts("Ada")
    play.game.apply(play.ways("Psychophagia", target=gang)[1])
    play.finish()
    assert play[ada].blood == 3
    assert not play[ada].locked


def test_psychophagia__not_without_an_ally_in_an_ash_heap(play):
    play.vampire("Ada", clan="Hecata", blood=1)
    play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.hand("Ada", "Psychophagia")
    play.acts("Ada")
    assert not play.can("Psychophagia")


def test_lokis_gift__hunts_and_stays_on_the_vampire_for_stealth(play):
    ada, ben = play.vampire("Ada", "pro", blood=2), play.vampire("Ben")
    play.hand("Ada", "Loki's Gift")
    play.acts("Ada").plays("Loki's Gift", "pro").finish()
    assert play[ada].blood == 3
    assert len(play[ada].attached) == 1
    play[ada].locked = False
    play.acts("Ada").bleeds(ada).blocks(ben)
    play.until("Ada", "Loki's Gift").plays("Loki's Gift")
    assert play.stealth == 1
    assert play[ada].blood == 2
    assert not play[ada].attached


def test_lokis_gift__burns_blood_of_any_vampire_at_superior(play):
    ada, ben = play.vampire("Ada", "PRO", blood=2), play.vampire("Ben", blood=3)
    play.hand("Ada", "Loki's Gift")
    play.acts("Ada").plays("Loki's Gift", "PRO", target=ben)
    assert play.action.seats == (1,)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 2)


def test_lokis_gift__no_second_copy(play):
    ada = play.vampire("Ada", "pro", blood=2)
    play.on(ada, "Loki's Gift")
    play.hand("Ada", "Loki's Gift")
    play.acts("Ada")
    assert not play.can("Loki's Gift", "pro")


@pytest.mark.parametrize("superior", [True, False])
def test_lokis_gift__votes_only_at_superior(play, superior):
    voter, held = play.vampire("Ben", **PRINCE), play.card("Ben", "Loki's Gift")
    arrive(play.table, held, 1, voter, superior=superior)
    calls(play, "Ancient Influence", **PRINCE)
    found = False
    while play.action is not None and not found:
        found = play.asked == "Ben" and play.can("Loki's Gift", words="2 votes")
        if not found:
            play.choose(PASS)
    assert found is superior
    if found:
        play.plays("Loki's Gift", words="2 votes")
        assert votes_of(play.table, play[voter]) == 4
        assert play.zone(held) is Zone.ASH_HEAP
