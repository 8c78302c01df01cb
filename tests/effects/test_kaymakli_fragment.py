"""Kaymakli Fragment: cards for the Sabbat, blood for the infernal, and easy theft."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN, PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

FRAGMENT = "Kaymakli Fragment"
DRAW, FEED = "draw 5 cards", "add 3 blood"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bearer(play, sect=Sect.SABBAT, *, infernal=False):
    """Ada's vampire has the fragment. Return the vampire and the fragment."""
    ada = play.vampire("Ada")
    play[ada].sect = sect
    if infernal:
        play[ada].set_mark(Trait.INFERNAL.value, 1)
    return ada, play.on(ada, FRAGMENT)


def test_kaymakli_fragment__a_sabbat_vampire_draws_five(play):
    bearer(play)
    held = play.hand("Ada", *["Bonding"] * 7)
    library = play.library("Ada", *["Vessel"] * 8)
    play.acts("Ada").uses(FRAGMENT, words=DRAW)
    assert play.stealth == 0
    assert play.action.seats == ()
    while len(play.seat("Ada").library) == len(library):
        play.choose(PASS)
    assert len(play.seat("Ada").library) == 3
    while play.decision.kind == "discard":
        play.game.apply(play.options[0])
    assert len(play.seat("Ada").hand) == len(held)


def test_kaymakli_fragment__no_draw_by_another_sect(play):
    bearer(play, Sect.CAMARILLA)
    play.acts("Ada")
    assert not play.can(FRAGMENT, words=DRAW)


def test_kaymakli_fragment__an_infernal_minion_adds_blood(play):
    bearer(play, Sect.CAMARILLA, infernal=True)
    play.vampire("Ben")
    waiting = play.uncontrolled("Ada", PLAIN)
    play.acts("Ada").uses(FRAGMENT, words=FEED, target=waiting)
    assert play.stealth == 1
    play.finish()
    assert play.counters(waiting) == 3


def test_kaymakli_fragment__no_blood_from_a_minion_that_is_not_infernal(play):
    bearer(play)
    play.uncontrolled("Ada", PLAIN)
    play.acts("Ada")
    assert not play.can(FRAGMENT, words=FEED)


def test_kaymakli_fragment__the_two_actions_do_not_restrict_each_other(play):
    """By a ruling, the same minion can perform both in a turn, but each only once."""
    ada, _ = bearer(play, infernal=True)
    play.uncontrolled("Ada", PLAIN)
    play.acts("Ada").uses(FRAGMENT, words=FEED).finish()
    play[ada].locked = False
    play.acts("Ada")
    assert play.can(FRAGMENT, words=DRAW)
    assert not play.can(FRAGMENT, words=FEED)


def fought(play, blocker=None):
    ada, fragment = bearer(play)
    ben = play.vampire("Ben") if blocker is None else play.ready("Ben", blocker)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    return ada, ben, fragment


def test_kaymakli_fragment__the_opposing_minion_steals_it(play):
    _, ben, fragment = fought(play)
    play.choose(PASS).choose(USE, fragment, minion=ben).finish()
    assert play[fragment].host == ben
    assert play[fragment].controller == 1


def test_kaymakli_fragment__an_ally_steals_it_too(play):
    _, ally, fragment = fought(play, PLAIN_ALLY)
    play.choose(PASS).choose(USE, fragment, minion=ally).finish()
    assert play[fragment].host == ally


def test_kaymakli_fragment__the_bearer_cannot_strike_with_it(play):
    _, _, fragment = fought(play)
    assert play.offered(HANDS)
    assert not play.offered(USE, fragment)


def test_kaymakli_fragment__not_stolen_by_a_strike_that_is_dodged(play):
    ada, fragment = bearer(play)
    ben = play.vampire("Ben")
    play.hand("Ada", "Dodge")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Dodge")
    play.until("Ben") if play.asked != "Ben" else None
    play.choose(USE, fragment, minion=ben).finish()
    assert play[fragment].host == ada


def test_kaymakli_fragment__no_use_by_a_minion_outside_the_combat(play):
    _, ben, fragment = fought(play)
    other = play.vampire("Ben")
    play.choose(PASS)
    assert play.offered(USE, fragment, minion=ben)
    assert not play.offered(USE, fragment, minion=other)
