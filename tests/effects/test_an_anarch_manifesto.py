import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.combat.strikes import HANDS

MANIFESTO = "An Anarch Manifesto"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("sect", "stealth"), [(Sect.ANARCH, 1), (Sect.INDEPENDENT, None)])
def test_an_anarch_manifesto__stealth_for_actions_that_require_an_anarch_only(play, sect, stealth):
    ada, ben = play.vampire("Ada", "pot", sect=sect), play.vampire("Ben")
    play.lock(ben)
    play.vampire("Ben")
    play.on(ada, MANIFESTO)
    play.hand("Ada", "Make the Misere")
    play.acts("Ada")
    if stealth is None:
        assert not play.can("Make the Misere")
    else:
        play.plays("Make the Misere", "pot")
        assert play.stealth == stealth


def test_an_anarch_manifesto__no_stealth_for_a_bleed(play):
    ada = play.vampire("Ada", sect=Sect.ANARCH)
    play.vampire("Ben")
    play.on(ada, MANIFESTO)
    play.bleeds(ada)
    assert play.stealth == 0


@pytest.mark.parametrize(
    ("facts", "left"),
    [
        ({"title": Title.PRINCE, "city": "Rome"}, 3),
        ({}, 4),
        ({"title": Title.BARON, "city": "Rome", "sect": Sect.ANARCH}, 4),
    ],
)
def test_an_anarch_manifesto__titled_vampires_strike_harder_but_not_anarchs(play, facts, left):
    ada, ben = play.vampire("Ada", sect=Sect.ANARCH), play.vampire("Ben", **facts)
    play.on(ada, MANIFESTO)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (left, 4)


def test_an_anarch_manifesto__not_in_combat_with_another_minion(play):
    play.on(play.vampire("Ada", sect=Sect.ANARCH), MANIFESTO)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", title=Title.PRINCE, city="Rome")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ada].blood == 4
