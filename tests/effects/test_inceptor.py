"""Inceptor: copies of three cards are played without their Disciplines."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EMPLOY
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.observation import observe
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import disciplines

INCEPTOR, BONDING, CONDITIONING = "Inceptor", "Bonding", "Conditioning"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def incepted(play, *names, levels="", name="Ada"):
    """A vampire of capacity 1 with Inceptor, and these cards of Ada under it."""
    young = play.vampire(name, levels, capacity=1)
    inceptor = play.on(young, INCEPTOR, "Ada")
    for one in play.hand("Ada", *names):
        zones.put_under(play.table, one, inceptor)
    return young, inceptor


def test_inceptor__three_cards_from_anywhere(play):
    young, _ = play.vampire("Ben", capacity=1), play.vampire("Ada", capacity=2)
    (inceptor, in_hand) = play.hand("Ada", INCEPTOR, "Deflection")
    play.library("Ada", *["Bonding"] * 8, "Conditioning")
    in_heap = play.card("Ada", "Freak Drive", Zone.ASH_HEAP)
    play.turn("Ada", Phase.MASTER)
    assert {one.target for one in play.ways(inceptor)} == {young}
    play.plays(inceptor)
    for name in ("Deflection", "Freak Drive", "Conditioning"):
        (option,) = [one for one in play.options if play.table.cards[one.target].name == name]
        play.game.apply(option)
    under = play[inceptor].under
    assert under[:2] == (in_hand, in_heap)
    assert len(under) == 3
    assert all(play.zone(one) is Zone.ASIDE for one in under)
    assert play[inceptor].host == young
    assert len(play.seat("Ada").hand) == 7
    assert any("shuffles" in line for line in play.log_sentences())
    assert set(under) <= set(observe(play.table, 2).cards), "they are face up"


def test_inceptor__a_copy_at_both_levels(play):
    young, _ = incepted(play, CONDITIONING)
    play.vampire("Ben")
    play.hand("Ada", CONDITIONING)
    play.bleeds(young)
    assert {one.verb.level for one in play.ways(CONDITIONING)} == {"dom", "DOM"}
    play.plays(CONDITIONING, "DOM")
    assert play.bleed == 4


def test_inceptor__no_card_that_is_not_under_it(play):
    young, _ = incepted(play, BONDING)
    play.hand("Ada", CONDITIONING)
    assert not play.bleeds(young).can(CONDITIONING)


def test_inceptor__only_its_bearer_and_no_discipline(play):
    young, _ = incepted(play, BONDING)
    other = play.vampire("Ada")
    play.hand("Ada", BONDING)
    assert disciplines.levels(play.table, play[young]) == {}
    assert not play.bleeds(other).can(BONDING)


def test_inceptor__not_the_card_under_it_itself(play):
    young, _ = incepted(play, BONDING)
    assert not play.bleeds(young).can(BONDING)


def test_inceptor__the_bearer_can_have_another_controller(play):
    young, _ = incepted(play, BONDING, name="Ben")
    play.hand("Ben", BONDING)
    assert play.bleeds(young).can(BONDING)


def test_inceptor__its_cards_are_burned_with_it(play):
    _, inceptor = incepted(play, BONDING)
    (under,) = play[inceptor].under
    zones.burn(play.table, inceptor)
    assert play.zone(under) is Zone.ASH_HEAP


def fought(play, *names, levels=""):
    """The vampire with Inceptor is in combat, with these cards in Ada's hand."""
    young, _ = incepted(play, names[0], levels=levels)
    ben = play.vampire("Ben")
    play.hand("Ada", *names)
    return young, play.bleeds(young).blocks(ben)


def test_inceptor__a_combat_card(play):
    young, _ = fought(play, "Wolf Claws")
    play.until("Ada", "Wolf Claws").plays("Wolf Claws", "pro")
    assert play[young].blood == 0


@pytest.mark.parametrize(("levels", "usable"), [("", False), ("cel", True), ("for", True)])
def test_inceptor__only_one_of_two_disciplines(play, levels, usable):
    young, _ = incepted(play, "Forced March", levels=levels)
    play.hand("Ada", "Forced March")
    play.bleeds(young)
    while play.asked != "Ada" and play.action is not None:
        play.choose(PASS)
    seen = False
    while play.action is not None:
        seen |= play.can("Forced March")
        play.choose(PASS)
    assert seen is usable


def test_inceptor__a_retainer_employed_by_pack_alpha(play):
    """By a ruling the requirement is also met for the retainer that the card employs."""
    young, _ = incepted(play, "Pack Alpha")
    ben = play.vampire("Ben")
    play.hand("Ada", "Pack Alpha", "Raven Spy")
    play.blood(young, 1)
    play.bleeds(young).blocks(ben).until("Ada", "Pack Alpha").plays("Pack Alpha", "ani")
    assert [play.table.cards[one].name for one in play[young].attached] == [INCEPTOR, "Raven Spy"]


def test_inceptor__no_retainer_by_another_action(play):
    young, _ = incepted(play, "Pack Alpha")
    play.hand("Ada", "Raven Spy")
    play.acts("Ada")
    assert not play.offered(EMPLOY, minion=young)


def test_inceptor__a_retainer_that_is_under_it(play):
    young, _ = incepted(play, "Raven Spy")
    (spy,) = play.hand("Ada", "Raven Spy")
    play.acts("Ada").choose(EMPLOY, spy, minion=young).finish()
    assert play[spy].host == young
