"""Stunt Cycle, Stutter-Step and Steely Tenacity."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.hand import TAKE_AGAIN
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

CYCLE, STEP, STEELY = "Stunt Cycle", "Stutter-Step", "Steely Tenacity"
GATE = "Thrown Gate"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cycled(play, level, theirs="POT", held=(GATE,)):
    """Ada's vampire strikes with the card at long range, and Ben's throws a gate."""
    ada, ben = fight(play, f"{level} cel", CYCLE, "Flash", theirs=theirs, held=held)
    play.game.apply(play.until("Ada", "Flash").ways("Flash", "cel")[0])
    to_strikes(play).plays(CYCLE, level)
    return ada, ben


@pytest.mark.parametrize(("level", "mine", "theirs"), [("pot", 1, 3), ("POT", 0, 4)])
def test_stunt_cycle__damage_and_prevention(play, level, mine, theirs):
    ada, ben = cycled(play, level)
    play.plays(GATE, "POT")
    play.finish() if play.action else None
    assert (play[ada].blood, play[ben].blood) == (5 - mine, 5 - theirs)


def test_stunt_cycle__prevented_by_celerity_for_1_blood(play):
    _, ben = cycled(play, "pot", theirs="cel", held=())
    play.until("Ben", CYCLE).uses(CYCLE)
    play.finish() if play.action else None
    assert play[ben].blood == 4


def test_stunt_cycle__not_prevented_without_celerity(play):
    _, ben = cycled(play, "pot", theirs="pot", held=())
    while play.action:
        assert not play.can(CYCLE)
        play.choose(PASS)
    assert play[ben].blood == 2


def test_stunt_cycle__not_at_close_range(play):
    fight(play, "pot", CYCLE)
    to_strikes(play)
    assert not play.can(CYCLE)


def test_stutter_step__dodges(play):
    ada, _ = fight(play, "cel", STEP)
    to_strikes(play).plays(STEP, "cel").choose(HANDS)
    assert play[ada].blood == 5


def test_stutter_step__strikes_and_dodges(play):
    ada, ben = fight(play, "CEL", STEP)
    to_strikes(play).plays(STEP, "CEL").choose(HANDS)
    assert (play[ada].blood, play[ben].blood) == (5, 4)


def test_stutter_step__no_additional_strikes(play):
    fight(play, "CEL", STEP, "Side Strike")
    to_strikes(play).plays(STEP, "CEL").choose(HANDS)
    while play.action:
        assert not play.can("Side Strike", "CEL")
        play.choose(PASS)


def test_stutter_step__not_as_an_additional_strike(play):
    fight(play, "CEL", STEP, "Side Strike")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.until("Ada", "Side Strike").plays("Side Strike", "CEL")
    to_strikes(play)
    assert play.can(STEP, "cel")
    assert not play.can(STEP, "CEL")


def test_stutter_step__not_with_hands_only(play):
    fight(play, "CEL", STEP, theirs="pot", held=("Immortal Grapple",))
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    to_strikes(play)
    assert not play.can(STEP)


def full_hand(play, name, *cards):
    """Deal a full hand, and leave a card to draw."""
    play.hand(name, *cards, *["Fake Out"] * (7 - len(cards)))
    play.library(name, "Computer Hacking")


def test_steely_tenacity__a_bleed_after_which_it_returns(play):
    ada = play.vampire("Ada", "dom", **ANARCH)
    full_hand(play, "Ada", STEELY)
    play.acts("Ada").plays(STEELY, "dom")
    play.until("Ada") if not play.offered(TAKE_AGAIN) else play
    assert play.pool_of("Ben") == 28
    play.choose(TAKE_AGAIN)
    assert play.zone(STEELY) is Zone.HAND
    assert play.zone("Computer Hacking") is Zone.LIBRARY
    assert play[ada].blood == 4


def test_steely_tenacity__not_returned_but_replaced(play):
    play.vampire("Ada", "dom", **ANARCH)
    full_hand(play, "Ada", STEELY)
    play.acts("Ada").plays(STEELY, "dom")
    play.choose(PASS)
    assert play.zone(STEELY) is Zone.ASH_HEAP
    assert play.zone("Computer Hacking") is Zone.HAND


def test_steely_tenacity__not_if_it_has_left_the_ash_heap(play):
    ada, ben = play.vampire("Ada", "qui", **ANARCH), play.vampire("Ben")
    full_hand(play, "Ada", STEELY)
    play.acts("Ada").plays(STEELY, "qui", target=ben)
    assert play.stealth == 1 if play.action else True
    number = play.number(STEELY)
    play.until("Ada") if play.asked != "Ada" else play
    zones.move(play.table, number, Zone.REMOVED)
    play.finish() if play.action else None
    assert not play.offered(TAKE_AGAIN)
    assert play.zone("Computer Hacking") is Zone.HAND
    assert play[ada].blood <= 5


def test_steely_tenacity__a_strike_with_a_press(play):
    ada, ben = fight(play, "ani", STEELY, **ANARCH)
    to_strikes(play).plays(STEELY, "ani").choose(PASS)
    assert play[ben].blood == 3
    assert to_kind(play, "press").asked == "Ada"
    assert play[ada].blood == 4
