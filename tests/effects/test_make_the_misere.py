import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS

MISERE = "Make the Misere"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def rush(play, codes, level):
    ada, ben = play.vampire("Ada", codes, sect=Sect.ANARCH), play.vampire("Ben")
    play.lock(ben)
    play.hand("Ada", MISERE)
    play.acts("Ada").plays(MISERE, level, target=ben)
    assert play.action.seats == (1,)
    return ada, ben


def test_make_the_misere__three_disciplines_together_make_one_combat(play):
    ada, ben = rush(play, "cel obf pot", "cel+obf+pot")
    assert play.stealth == 1
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER, MISERE)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 3)
    assert play.log_sentences().count("The combat is over.") == 1


@pytest.mark.parametrize(
    ("level", "stealth", "maneuver", "left"),
    [("cel", 0, True, 4), ("obf", 1, False, 4), ("pot", 0, False, 3), ("obf+pot", 1, False, 3)],
)
def test_make_the_misere__only_the_effects_of_the_used_disciplines(
    play, level, stealth, maneuver, left
):
    _, ben = rush(play, "cel obf pot", level)
    assert play.stealth == stealth
    while play.decision.kind in {"block", "effect"}:
        play.passes()
    asked = play.decision.kind == "range" and play.offered(MANEUVER, MISERE)
    assert asked is maneuver
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ben].blood == left


def test_make_the_misere__not_on_an_unlocked_minion_and_only_by_anarchs(play):
    ada, ben = play.vampire("Ada", "POT"), play.vampire("Ben")
    play.lock(ben)
    other = play.vampire("Ben")
    play.hand("Ada", MISERE)
    play.acts("Ada")
    assert not play.can(MISERE)
    play[ada].sect = Sect.ANARCH
    play.again()
    assert play.can(MISERE, target=ben)
    assert not play.can(MISERE, target=other)
