"""Actions that start combats or burn cards of others."""

import pytest
from card_fights import to_kind
from card_play import CardPlay

from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_nose_of_the_hound__two_maneuvers(play):
    """The prey maneuvers back to close range, and the acting minion to long range again."""
    ada, ben = play.vampire("Ada", "spi"), play.vampire("Ben", "cel", locked=True)
    play.hand("Ada", "Nose of the Hound")
    play.hand("Ben", "Flash")
    play.acts("Ada").plays("Nose of the Hound", "spi", target=ben)
    to_kind(play, "range", "Ada").choose(MANEUVER, minion=ada)
    play.plays("Flash", "cel")
    play.choose(MANEUVER, minion=ada)
    maneuvers = [line for line in play.log_sentences() if "maneuvers to" in line]
    assert len(maneuvers) == 3
    assert "The range is long." in play.log_sentences()


def test_nose_of_the_hound__only_a_locked_minion_below_superior(play):
    play.vampire("Ada", "spi")
    locked, unlocked = play.vampire("Ben", locked=True), play.vampire("Ben")
    play.hand("Ada", "Nose of the Hound")
    play.acts("Ada")
    assert play.can("Nose of the Hound", "spi", target=locked)
    assert not play.can("Nose of the Hound", "spi", target=unlocked)


def test_nose_of_the_hound__any_ready_minion_at_superior(play):
    play.vampire("Ada", "SPI")
    ben = play.vampire("Ben")
    play.hand("Ada", "Nose of the Hound")
    play.acts("Ada")
    assert play.can("Nose of the Hound", "SPI", target=ben)
    assert not play.can("Nose of the Hound", "aus", target=ben), "without Auspex"


def test_sense_death__only_a_younger_vampire_with_animalism(play):
    play.vampire("Ada", "ani", capacity=5)
    young, old = play.vampire("Ben", capacity=4), play.vampire("Ben", capacity=5)
    play.hand("Ada", "Sense Death")
    play.acts("Ada")
    assert play.can("Sense Death", "ani", target=young)
    assert not play.can("Sense Death", "ani", target=old)


def test_sense_death__a_press_with_valeren(play):
    ada, ben = play.vampire("Ada", "val"), play.vampire("Ben")
    play.hand("Ada", "Sense Death")
    play.acts("Ada").plays("Sense Death", "val", target=ben)
    to_kind(play, "press", "Ada")
    assert play.offered(PRESS_ON, minion=ada)


def test_loss__burns_equipment_on_a_minion_of_the_prey(play):
    play.vampire("Ada", "qui")
    ben = play.vampire("Ben")
    vest = play.on(ben, "Flak Jacket", "Ben")
    play.hand("Ada", "Loss")
    play.acts("Ada").plays("Loss", "qui", target=vest).finish()
    assert play.zone(vest) is Zone.ASH_HEAP


def test_loss__not_of_a_methuselah_who_is_neither_predator_nor_prey(play):
    play.vampire("Ada", "qui")
    vest = play.on(play.vampire("Cleo"), "Flak Jacket", "Cleo")
    play.hand("Ada", "Loss")
    play.acts("Ada")
    assert not play.can("Loss", "qui", target=vest)


def test_arson__is_not_replaced_before_the_action_is_over(play):
    play.vampire("Ada")
    place = play.in_play("Ben", "The Rack")
    play.hand("Ada", "Arson", *["Conditioning"] * 6)
    play.library("Ada", "Bonding")
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Arson", target=place).blocks(ben)
    assert len(play.table.seats[0].hand) == 6
    play.finish()
    assert play.zone(place) is Zone.IN_PLAY
    assert len(play.table.seats[0].hand) == 7


def test_distraction__only_minions_of_predator_and_prey(play):
    play.vampire("Ada", "CEL")
    ben, cleo = play.vampire("Ben"), play.vampire("Cleo")
    play.hand("Ada", "Distraction")
    play.acts("Ada")
    assert not play.can("Distraction", "CEL", target=cleo)
    play.plays("Distraction", "CEL", target=ben)
    while play.action is not None:
        play.choose(PASS)
    assert "Ben's Aaron Bathurst locks (Distraction)." in play.log_sentences()
