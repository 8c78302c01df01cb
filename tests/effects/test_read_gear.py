"""Weapons, other equipment and retainers without a declaration, played as they are read."""

import pytest
from card_fights import to_kind
from card_play import CardPlay
from referendums import calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.unlock import MISSES_UNLOCK

MAGNUM = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("gun", ["Kpist m/45", "Foldable Machine Gun"])
def test_a_gun__strikes_again_only_if_it_was_used(play, gun):
    ada, ben = play.vampire("Ada", blood=9, capacity=9), play.vampire("Ben", blood=9, capacity=9)
    play.on(ada, gun)
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ada")
    play.plays(gun)
    play.until("Ada", gun).plays(gun).finish()
    assert play[ben].blood == 9 - 1 - 1, "by two strikes of the gun"


@pytest.mark.parametrize("gun", ["Kpist m/45", "Foldable Machine Gun"])
def test_a_gun__not_after_hand_strikes(play, gun):
    ada, ben = play.vampire("Ada", blood=9, capacity=9), play.vampire("Ben", blood=9, capacity=9)
    play.on(ada, gun)
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands()
    while play.decision and play.decision.kind != "press" and play.action:
        assert not play.can(gun)
        play.passes(play.asked)


@pytest.mark.parametrize(("gun", "can"), [("Kpist m/45", True), ("Foldable Machine Gun", False)])
def test_a_gun__no_maneuver_with_the_foldable_one_in_the_first_round(play, gun, can):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, gun)
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range" if can else "strike", "Ada")
    assert play.can(gun)
    assert (play.decision.kind == "range") is can


@pytest.mark.parametrize(("clan", "can"), [("Ravnos", True), ("Toreador", False)])
def test_talith__only_a_ravnos_burns_a_weapon(play, clan, can):
    ada, ben = play.vampire("Ada", clan=clan), play.vampire("Ben")
    play.on(ada, "Talith")
    gun = play.on(ben, MAGNUM)
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ada")
    ways = [one for one in play.options if play.table.cards[one.card].name == "Talith"]
    assert len(ways) == (2 if can else 1)
    if can:
        play.game.apply(ways[1])
        play.finish()
        assert gun in play.seat("Ben").ash_heap


@pytest.mark.parametrize("acts", [True, False])
def test_elephant_guardian__hurts_only_an_acting_minion(play, acts):
    ada, ben = play.vampire("Ada", blood=9, capacity=9), play.vampire("Ben", blood=9, capacity=9)
    play.on(ben if acts else ada, "Elephant Guardian")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands().finish()
    assert play[ada].blood == 9 - 1 - (2 if acts else 0)
    assert play[ben].blood == 9 - 1


def test_mummys_tongue__the_vampire_misses_only_its_next_unlock_phase(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    tongue = play.on(ada, "Mummy's Tongue")
    play.acts("Ada", Phase.MASTER).plays(tongue, target=ben)
    assert tongue in play.seat("Ada").ash_heap
    assert play[ben].locked
    play.finish()
    assert play[ben].mark(MISSES_UNLOCK)


def test_mummys_tongue__an_ally_cannot_use_it(play):
    ally = play.ready("Ada", "Renegade Garou")
    play.vampire("Ben")
    tongue = play.on(ally, "Mummy's Tongue")
    assert not play.acts("Ada", Phase.MASTER).can(tongue)


def test_san_lorenzo__steals_at_most_what_waits_with_the_predator(play):
    ada = play.vampire("Ada", blood=1)
    place = play.on(ada, "San Lorenzo de El Escorial, Spain")
    theirs = play.uncontrolled("Dora", "Gilbert Duane (G1)", 3)
    prey = play.uncontrolled("Ben", "Luccia Paciola (G1)", 3)
    play.acts("Ada")
    assert not play.can(place, target=prey)
    play.plays(place, target=theirs, n=2).finish()
    assert play[ada].blood == 3
    assert play.seat("Dora").uncontrolled[theirs] == 1


@pytest.mark.parametrize("title", [Title.CARDINAL, Title.BISHOP])
def test_chalice_of_kinship__only_a_priscus_cardinal_or_regent(play, title):
    ada = play.vampire("Ada", title=title, sect=Sect.SABBAT, blood=1)
    other = play.vampire("Ada", sect=Sect.SABBAT, blood=1)
    camarilla = play.vampire("Ada", sect=Sect.CAMARILLA, blood=1)
    chalice = play.on(ada, "Chalice of Kinship")
    play.acts("Ada")
    assert play.can(chalice) is (title is Title.CARDINAL)
    if title is Title.CARDINAL:
        play.plays(chalice).finish()
        assert [play[one].blood for one in (ada, other, camarilla)] == [1, 2, 1]


def test_lyndhurst_estate__a_vote_for_each_blood_once(play):
    ada = calls(play, "Kine Resources Contested", title=Title.PRINCE, city="Chicago", blood=3)
    estate = play.on(ada, "Lyndhurst Estate, New York")
    while play.decision.kind == "terms":
        play.game.apply(play.options[0])
    poll(play, estate)
    assert not play.can(estate, n=4)
    before = votes_of(play.table, play[ada])
    play.plays(estate, n=2)
    assert play[ada].blood == 1
    assert votes_of(play.table, play[ada]) == before + 2
    assert not play.can(estate)
