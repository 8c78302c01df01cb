"""Hands follow a size that depends on other cards (DRW-05), at once."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import sects
from vtes_deck.engine.turn.discard import PLAY_EVENT
from vtes_deck.engine.turn.influence import CONTROL


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def deal(play, *names):
    """Seven cards in the hands of these Methuselahs, and more in their libraries."""
    for name in names:
        play.hand(name, *["Conditioning"] * (7 - len(play.seat(name).hand)))
        play.library(name, *["Govern the Unaligned"] * 4)


def held(play, name):
    return len(play.seat(name).hand)


@pytest.mark.rule("DRW-05")
def test_a_location_enlarges_and_its_loss_reduces_the_hand(play):
    play.ready("Ada", "Guillaume Giovanni")
    play.hand("Ada", "The Rack")
    deal(play, "Ada")
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER)
    play.game.apply(next(one for one in play.options if one.card == play.number("The Rack")))
    assert held(play, "Ada") == 8
    zones.burn(play.table, play.number("The Rack"))
    play.again()
    assert play.offered(DISCARD)


@pytest.mark.rule("DRW-05", "INF-10")
def test_an_old_vampire_that_is_influenced_enlarges_the_hand(play):
    play.ready("Ben", "Servius Marius Pustula")
    waiting = play.uncontrolled("Ada", "Alexa Draper", 8)
    deal(play, "Ada")
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, waiting)
    assert held(play, "Ada") == 8


@pytest.mark.rule("DRW-05", "SEC-01")
def test_a_vampire_that_changes_sect_changes_the_hand_of_the_prey(play):
    play.ready("Ada", "Tomaine")
    ben = play.vampire("Ben", sect=Sect.CAMARILLA)
    deal(play, "Ben")
    play.vampire("Ada")
    play.acts("Ada")
    assert held(play, "Ben") == 7
    sects.change_sect(play.table, play[ben], Sect.SABBAT)
    play.again()
    assert held(play, "Ben") == 8


@pytest.mark.rule("DRW-05", "END-06")
def test_a_new_prey_has_the_smaller_hand(play):
    play.ready("Ada", "High Priest Angra Mainyu")
    ada = play.vampire("Ada")
    deal(play, "Cleo")
    play.pool("Ben", 1)
    play.bleeds(ada)
    assert play.seat("Ben").ousted
    assert (play.asked, play.decision.kind) == ("Cleo", "discard")


@pytest.mark.rule("DRW-02", "DRW-05")
def test_hands_are_not_adjusted_while_a_card_is_not_replaced_yet(play):
    """A card enters play in the window in which an event can be cancelled."""
    play.ready("Cleo", "Servius Marius Pustula")
    play.hand("Ada", "Thirst")
    play.hand("Ben", "Not to Be")
    deal(play, "Ada", "Ben")
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT)
    assert held(play, "Ada") == 6
    play.until("Ben", "Not to Be").plays("Not to Be")
    lines = play.log_sentences()
    assert lines.index("Thirst is cancelled.") < lines.index("Ada draws a card.")
    assert held(play, "Ada") == 7
