"""The potential of the cards of a game; a card that enters the game adds its windows."""

from table_play import Play

from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.state.windows import TROPHY


def test_a_card_that_enters_the_game_adds_its_windows(cb):
    play = Play(cb, "Ada", "Ben")
    play.library("Ada", "Blood Doll")
    assert not play.table.potential.hands & TROPHY
    play.library("Ada", "Trophy: Domain")
    assert play.table.potential.hands & TROPHY
    assert play.table.potential.red_list


def test_red_list_minions_and_imbued_are_known_before_they_are_in_play(cb):
    play = Play(cb, "Ada", "Ben")
    play.card("Ada", "Rake", Zone.CRYPT)
    assert not play.table.potential.red_list
    play.card("Ada", "Enkidu, The Noah", Zone.CRYPT)
    assert play.table.potential.red_list
    assert not play.table.potential.imbued
    play.card("Ben", 'Jack "Hannibal137" Harmon', Zone.CRYPT)
    assert play.table.potential.imbued
