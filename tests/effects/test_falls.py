"""Fall of the Camarilla and of the Sabbat."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title, Trait
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import sects, titles
from vtes_deck.engine.turn.discard import PLAY_EVENT

CAMARILLA, SABBAT = "Fall of the Camarilla", "Fall of the Sabbat"
GEHENNA = ("Thirst", "Break the Code", "Blood Trade")


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def falls(play, name=CAMARILLA):
    """Ada plays the event with three others in play."""
    for one in GEHENNA:
        play.in_play("Dora", one)
    play.hand("Ada", name)
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, name)


def test_fall_of_the_camarilla__its_vampires_are_independent_while_it_is_in_play(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", sect=Sect.SABBAT)
    falls(play)
    assert (play[ada].sect, play[ben].sect) == (Sect.INDEPENDENT, Sect.SABBAT)
    zones.burn(play.table, play.number(CAMARILLA))
    assert (play[ada].sect, play[ben].sect) == (Sect.CAMARILLA, Sect.SABBAT)


def test_fall_of_the_camarilla__a_title_has_no_effect_until_the_sect_rises(play):
    ada = play.vampire("Ada", title=Title.PRINCE, city="Berlin")
    falls(play)
    assert titles.current_title(play.table, play[ada]) is None
    zones.burn(play.table, play.number(CAMARILLA))
    assert titles.current_title(play.table, play[ada]) is Title.PRINCE


def test_fall_of_the_camarilla__a_contested_title_is_yielded_immediately(play):
    rome = {"title": Title.PRINCE, "city": "Rome"}
    ada, ben = play.vampire("Ada", **rome), play.vampire("Ben", **rome)
    titles.claimed(play.table, play[ada])
    falls(play)
    assert play[ada].title is None
    assert play[ben].title is None


def test_fall_of_the_camarilla__vampires_that_join_it_later_fall_too(play):
    falls(play)
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    sects.change_sect(play.table, play[ada], Sect.CAMARILLA)
    assert play[ada].sect is Sect.INDEPENDENT
    prince = play.ready("Ben", "Anson")
    assert play[prince].sect is Sect.INDEPENDENT
    zones.burn(play.table, play.number(CAMARILLA))
    assert (play[ada].sect, play[prince].sect) == (Sect.CAMARILLA, Sect.CAMARILLA)


def test_fall_of_the_camarilla__not_for_a_vampire_that_has_joined_another_sect_since(play):
    ada = play.vampire("Ada")
    falls(play)
    sects.change_sect(play.table, play[ada], Sect.ANARCH)
    zones.burn(play.table, play.number(CAMARILLA))
    assert play[ada].sect is Sect.ANARCH


@pytest.mark.parametrize("name", [CAMARILLA, SABBAT])
def test_fall_of_the_sabbat__not_without_three_other_gehenna_events(play, name):
    for one in GEHENNA[:2]:
        play.in_play("Dora", one)
    play.hand("Ada", name)
    assert not play.acts("Ada", Phase.DISCARD).offered(PLAY_EVENT, name)


def test_fall_of_the_sabbat__not_while_a_ready_vampire_is_black_hand(play):
    ben = play.vampire("Ben", sect=Sect.SABBAT)
    play[ben].set_mark(Trait.BLACK_HAND.value, 1)
    for one in GEHENNA:
        play.in_play("Dora", one)
    play.hand("Ada", SABBAT)
    assert not play.acts("Ada", Phase.DISCARD).offered(PLAY_EVENT, SABBAT)
    play[ben].set_mark(Trait.BLACK_HAND.value, 0)
    play.again()
    play.choose(PLAY_EVENT, SABBAT)
    assert play[ben].sect is Sect.INDEPENDENT


def test_fall_of_the_sabbat__its_vampires_are_independent_and_it_is_not_replaced(play):
    ben, cleo = play.vampire("Ben", sect=Sect.SABBAT), play.vampire("Cleo")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 6)
    falls(play, SABBAT)
    assert (play[ben].sect, play[cleo].sect) == (Sect.INDEPENDENT, Sect.CAMARILLA)
    assert len(play.seat("Ada").hand) == 6


def test_fall_of_the_camarilla__the_log_names_its_entry_before_the_changes(play):
    play.vampire("Ada")
    falls(play)
    lines = play.log_sentences()
    changed = next(at for at, line in enumerate(lines) if "changes sect" in line)
    assert lines.index(f"Ada puts {CAMARILLA} in play.") < changed
