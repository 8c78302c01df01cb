"""Reinforcements: cards return to libraries, and the card leaves the game."""

import pytest
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.card_moves import TO_LIBRARY
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, NO_MORE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

CARD = "Reinforcements"
PRINCE = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def announced(play):
    """Ada's prince takes the political action. Return the number of the card."""
    ada = play.vampire("Ada", **PRINCE)
    [number] = play.hand("Ada", CARD)
    play.acts("Ada").choose(POLITICAL, CARD, minion=ada)
    return number


def called(play):
    """No one blocks."""
    number = announced(play)
    while play.decision.kind == "block":
        play.choose(PASS)
    return number


def test_reinforcements__up_to_three_library_cards_each(play):
    mine = [play.card("Ada", "Blood Doll", Zone.ASH_HEAP) for _ in range(4)]
    theirs = play.card("Ben", "Celerity", Zone.ASH_HEAP)
    number = called(play)
    play.choose(CHOOSE_METHUSELAH, seat="Ada").choose(CHOOSE_METHUSELAH, seat="Ben")
    play.choose(NO_MORE)
    poll(play)
    for _ in range(3):
        assert play.asked == "Ada"
        play.choose(TO_LIBRARY)
    assert play.asked == "Ben"
    play.choose(PASS)
    play.finish()
    assert sum(play.zone(one) is Zone.ASH_HEAP for one in mine) == 1
    assert play.zone(theirs) is Zone.ASH_HEAP
    assert play.zone(number) is Zone.REMOVED


def test_reinforcements__no_cards_if_the_referendum_fails_but_it_is_removed(play):
    mine = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    number = called(play)
    play.choose(CHOOSE_METHUSELAH, seat="Ada").choose(NO_MORE)
    while play.action is not None:
        play.choose(PASS)
    assert play.zone(mine) is Zone.ASH_HEAP
    assert play.zone(number) is Zone.REMOVED


def test_reinforcements__removed_after_a_block(play):
    ben = play.vampire("Ben")
    play.on(ben, "Sport Bike", "Ben")
    number = announced(play)
    play.blocks(ben).finish()
    assert play.zone(number) is Zone.REMOVED


def test_reinforcements__removed_if_it_was_cancelled(play):
    play.hand("Ben", "Direct Intervention")
    number = announced(play)
    play.plays("Direct Intervention")
    assert play.zone(number) is Zone.REMOVED


def test_reinforcements__not_removed_if_delaying_tactics_returns_it(play):
    play.vampire("Ben")
    play.hand("Ben", "Delaying Tactics")
    number = called(play)
    play.choose(CHOOSE_METHUSELAH, seat="Ada").choose(NO_MORE)
    play.until("Ben", "Delaying Tactics").plays("Delaying Tactics")
    play.finish()
    assert play.zone(number) is Zone.HAND
