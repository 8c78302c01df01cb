"""Anarchs without cost, cleansed minions, forced diablerie, open hands, and two actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status.control import merge


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Brunhilde


def test_brunhilde__makes_anarchs_without_cost(play):
    play.ready("Ada", "Brunhilde (ADV)")
    poor = play.vampire("Ada", blood=1)
    play.vampire("Ben")
    play.acts("Ada")
    assert play.offered(BECOME_ANARCH, minion=poor, n=0)
    play.choose(BECOME_ANARCH, minion=poor).finish()
    assert (play[poor].sect, play[poor].blood) == (Sect.ANARCH, 1)


def test_brunhilde__not_for_the_vampires_of_others(play):
    play.ready("Ada", "Brunhilde (ADV)")
    ben = play.vampire("Ben", blood=2)
    play.acts("Ben")
    assert play.offered(BECOME_ANARCH, minion=ben, n=2)
    play.choose(BECOME_ANARCH, minion=ben).finish()
    assert play[ben].blood == 0


def test_brunhilde__not_an_attack_before_she_merges(play):
    advanced = play.ready("Ada", "Brunhilde (ADV)")
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(advanced)


def test_brunhilde__merged_she_attacks_non_anarchs(play):
    base = play.ready("Ada", "Brunhilde")
    vampire = merge(play.table, 0, play.uncontrolled("Ada", "Brunhilde (ADV)"), base).card
    ben, anarch = play.vampire("Ben"), play.vampire("Ben", sect=Sect.ANARCH)
    play.acts("Ada")
    assert play.can(vampire, target=ben)
    assert not play.can(vampire, target=anarch)


# Aniel


def test_aniel__burns_a_card_of_a_discipline(play):
    aniel, ben = play.ready("Ada", "Aniel", 6), play.vampire("Ben")
    madness = play.on(ben, "Madman's Quill")
    gun = play.on(ben, ".44 Magnum")
    play.acts("Ada")
    assert not play.can(aniel, target=gun)
    play.plays(aniel, target=madness)
    assert (play.stealth, play.action.seats) == (1, (1,))
    play.finish()
    assert play.zone(madness) is Zone.ASH_HEAP
    assert play[aniel].blood == 5


def test_aniel__burns_one_counter(play):
    aniel, mine = play.ready("Ada", "Aniel", 6), play.vampire("Ada")
    play[mine].set_mark("corruption 1", 2)
    play.acts("Ada").plays(aniel, target=mine).finish()
    assert play[mine].mark("corruption 1") == 1


def test_aniel__not_of_itself_or_of_minions_without_corruption(play):
    aniel = play.ready("Ada", "Aniel", 6)
    play.vampire("Ben")
    play[aniel].set_mark("corruption 1", 1)
    play.acts("Ada")
    assert not play.can(aniel)


# Phillipe Rigaud


def test_phillipe_rigaud__must_attempt_diablerie(play):
    phillipe = play.ready("Ada", "Phillipe Rigaud")
    elder = play.torpor("Ben", "Lucian (G1)")
    play.torpor("Ben", "Gilbert Duane (G1)")
    play.acts("Ada")
    assert {one.verb for one in play.options} == {DIABLERISE}
    assert {one.target for one in play.options} == {elder}
    assert {one.minion for one in play.options} == {phillipe}


def test_phillipe_rigaud__not_for_the_young_or_when_hungry(play):
    phillipe = play.ready("Ada", "Phillipe Rigaud")
    play.torpor("Ben", "Gilbert Duane (G1)")
    play.acts("Ada")
    assert play.offered(BLEED, minion=phillipe)
    play.torpor("Ben", "Lucian (G1)")
    play.blood(phillipe, 0)
    play.again()
    assert {one.verb for one in play.options} == {HUNT}


def test_phillipe_rigaud__cannot_block_undirected_actions(play):
    phillipe = play.ready("Ben", "Phillipe Rigaud")
    ada = play.vampire("Ada", blood=1)
    play.vampire("Ada")
    play.hunts(ada)
    while play.action:
        assert not play.offered(BLOCK, minion=phillipe)
        play.choose(PASS)


# Harold Tanner


def seen(play, viewer, holder):
    """The names of the cards that one Methuselah sees in the hand of another; ``None``: hidden."""
    look = play.game.observation(play.names.index(viewer))
    hand = look.seats[play.names.index(holder)].hand
    return None if hand is None else tuple(look.cards[card].name for card in hand)


def test_harold_tanner__opens_the_hand_of_his_opponent(play):
    harold, ben = play.ready("Ada", "Harold Tanner"), play.vampire("Ben")
    play.hand("Ben", "Deflection")
    play.bleeds(harold).blocks(ben)
    while not play.combats():
        play.choose(PASS)
    assert seen(play, "Ada", "Ben") == ("Deflection",)
    assert seen(play, "Cleo", "Ben") == ("Deflection",)


def test_harold_tanner__not_before_or_his_own(play):
    harold, ben = play.ready("Ada", "Harold Tanner"), play.vampire("Ben")
    play.hand("Ben", "Deflection")
    play.hand("Ada", "Vessel")
    play.bleeds(harold)
    assert seen(play, "Ada", "Ben") is None
    play.blocks(ben)
    while not play.combats():
        play.choose(PASS)
    assert seen(play, "Ben", "Ada") is None


# Madman's Quill


def test_madmans_quill__malkavians_bleed_more(play):
    ada = play.vampire("Ada", "AUS DEM")
    mad, sane = play.vampire("Cleo", "dem"), play.vampire("Cleo")
    ben = play.vampire("Ben")
    play.vampire("Dora")
    play.hand("Ada", "Madman's Quill")
    play.acts("Ada").plays("Madman's Quill", "AUS+DEM", target=ben).finish()
    assert play[ben].attached
    mine = play.vampire("Ada", "dem")
    play.acts("Ada").bleeds(mine)
    assert play.bleed == 2
    play.finish()
    play.acts("Cleo").bleeds(mad)
    assert play.bleed == 1, "against another Methuselah"
    play.finish()
    assert play[sane].ready
    assert play[ada].blood == 4


def test_madmans_quill__not_a_second_one_on_the_prey(play):
    play.vampire("Ada", "AUS DEM")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.on(ben, "Madman's Quill", "Ada")
    play.hand("Ada", "Madman's Quill")
    play.acts("Ada")
    assert not play.can("Madman's Quill", "AUS+DEM", target=other)
    assert play.can("Madman's Quill", "aus+dem")


def test_madmans_quill__two_blood_to_burn_it(play):
    ben = play.vampire("Ben")
    quill = play.on(ben, "Madman's Quill")
    play.ready("Ben", PLAIN_ALLY)
    play.acts("Ben")
    assert {one.minion for one in play.ways(quill)} == {ben}, "vampires only"
    play.plays(quill).finish()
    assert play.zone(quill) is Zone.ASH_HEAP
    assert play[ben].blood == 3


# Putrescent Sustenance


def follower(play, level):
    name = next(one.unique_name for one in play.cards.crypt if one.path == "Death and the Soul")
    ada = play.ready("Ada", name, 1)
    play[ada].capacity = 8
    play[ada].disciplines = {level.lower(): 2 if level.isupper() else 1}
    return ada


@pytest.mark.parametrize(("level", "n"), [("obl", 2), ("tha", 2), ("OBL", 3), ("THA", 3)])
def test_putrescent_sustenance__blood_for_the_vampire(play, level, n):
    ada = follower(play, level)
    play.vampire("Ben")
    dead = play.card("Ben", PLAIN_ALLY, Zone.ASH_HEAP)
    play.hand("Ada", "Putrescent Sustenance")
    play.acts("Ada").plays("Putrescent Sustenance", level, target=dead)
    assert (play.stealth, play.action.seats) == (1, ())
    play.finish()
    assert play.zone(dead) is Zone.REMOVED
    assert play[ada].blood == 1 + n


def test_putrescent_sustenance__life_for_a_zombie_only(play):
    ada = follower(play, "obl")
    play.vampire("Ben")
    zombie, man = play.ready("Ada", "Rotting Behemoth", 2), play.ready("Ada", PLAIN_ALLY)
    dead = play.card("Ada", PLAIN_ALLY, Zone.ASH_HEAP)
    play.hand("Ada", "Putrescent Sustenance")
    play.acts("Ada").plays("Putrescent Sustenance", "obl", target=dead)
    assert not play.offered(CHOOSE_CARD, target=man)
    play.choose(CHOOSE_CARD, target=zombie).finish()
    assert play[ada].blood == 1


def test_putrescent_sustenance__not_without_an_ally_in_an_ash_heap(play):
    follower(play, "obl")
    play.card("Ben", "Vessel", Zone.ASH_HEAP)
    play.hand("Ada", "Putrescent Sustenance")
    play.acts("Ada")
    assert not play.can("Putrescent Sustenance")
