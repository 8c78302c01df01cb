"""Action modifiers that increase a bleed."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.block import BLOCK


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acting(play, disciplines, *cards, **facts):
    """A vampire of Ada's with these cards in her hand."""
    minion = play.vampire("Ada", disciplines, **facts)
    play.hand("Ada", *cards)
    return minion


def test_conditioning__adds_three_at_superior(play):
    ada = acting(play, "DOM", "Conditioning")
    play.bleeds(ada).plays("Conditioning", "DOM")
    assert play.pool_of("Ben") == 26
    assert play[ada].blood == 4


def test_conditioning__is_limited(play):
    ada = acting(play, "DOM", "Conditioning", "Bonding")
    play.bleeds(ada).plays("Conditioning", "dom")
    assert play.pool_of("Ben") == 27, "nothing more could be played"


def test_conditioning__not_in_a_hunt(play):
    ada = acting(play, "DOM", "Conditioning", blood=2)
    play.vampire("Ben")
    play.hunts(ada)
    assert play.asked == "Ben", "who can block, while Ada has no option"
    assert not play.can("Conditioning")


def test_bonding__adds_one_at_basic(play):
    ada = acting(play, "dom", "Bonding")
    play.bleeds(ada).plays("Bonding", "dom")
    assert play.pool_of("Ben") == 28


def test_bonding__gives_stealth_only_when_it_is_needed(play):
    ada = acting(play, "DOM", "Bonding")
    ben = play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Bonding", "DOM")
    play.blocks(ben).plays("Bonding", "DOM")
    assert play.asked == "Ben", "the attempt has failed"
    assert play.stealth == 1
    play.finish()
    assert play.pool_of("Ben") == 28


def test_confusion__stealth_and_bleed(play):
    ada = acting(play, "DEM", "Confusion")
    ben = play.vampire("Ben")
    play.bleeds(ada).blocks(ben).plays("Confusion", "DEM")
    assert (play.stealth, play.bleed) == (1, 2)


def test_confusion__not_in_a_hunt(play):
    ada = acting(play, "DEM", "Confusion", blood=1)
    ben = play.vampire("Ben")
    play.hunts(ada)
    play.action.inherent = 0
    play.blocks(ben)
    assert not play.can("Confusion")


def test_eyes_of_chaos__adds_two(play):
    ada = acting(play, "DEM", "Eyes of Chaos")
    play.bleeds(ada).plays("Eyes of Chaos", "DEM")
    assert play.pool_of("Ben") == 27


def test_eyes_of_chaos__superior_needs_superior(play):
    ada = acting(play, "dem", "Eyes of Chaos")
    play.bleeds(ada)
    assert not play.can("Eyes of Chaos", "DEM")
    play.plays("Eyes of Chaos", "dem")
    assert play.pool_of("Ben") == 28


@pytest.mark.parametrize(("clan", "pool"), [("Toreador", 26), ("Brujah", 27)])
def test_aire_of_elation__one_more_for_toreador(play, clan, pool):
    ada = acting(play, "PRE", "Aire of Elation", clan=clan)
    play.bleeds(ada).plays("Aire of Elation", "PRE")
    assert play.pool_of("Ben") == pool


def test_aire_of_elation__not_without_blood(play):
    ada = acting(play, "PRE", "Aire of Elation")
    play.acts("Ada")
    play.table.bank += play[ada].blood
    play[ada].blood = 0
    play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Aire of Elation")


def test_monkey_wrench__x_is_its_cost(play):
    ada = acting(play, "", "Monkey Wrench", sect=Sect.ANARCH)
    play.bleeds(ada).plays("Monkey Wrench", n=3)
    assert play.pool_of("Ben") == 26
    assert play[ada].blood == 2


def test_monkey_wrench__not_more_than_the_blood_and_never_zero(play):
    ada = acting(play, "", "Monkey Wrench", sect=Sect.ANARCH, blood=2)
    play.bleeds(ada)
    assert [mode.n for mode in play.ways("Monkey Wrench")] == [1, 2]


def test_changeling__one_more_or_stealth(play):
    ada = acting(play, "VIC", "Changeling")
    play.bleeds(ada).plays("Changeling", "vic")
    assert play.pool_of("Ben") == 28


def test_changeling__no_stealth_before_it_is_needed(play):
    ada = acting(play, "VIC", "Changeling")
    ben = play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Changeling", "VIC")
    play.blocks(ben).plays("Changeling", "VIC")
    assert play.stealth == 1


def test_visions_of_gehenna__allies_cannot_block(play):
    ada = acting(play, "PRE", "Visions of Gehenna", clan="Ravnos")
    ally = play.ready("Ben", PLAIN_ALLY)
    vampire = play.vampire("Ben")
    play.bleeds(ada).plays("Visions of Gehenna", "PRE")
    assert play.asked == "Ben"
    assert play.offered(BLOCK, minion=vampire)
    assert not play.offered(BLOCK, minion=ally)
    play.passes()
    assert play.pool_of("Ben") == 27


def test_visions_of_gehenna__superior_is_for_bleeds_only(play):
    ada = acting(play, "PRE", "Visions of Gehenna", clan="Ravnos", blood=1)
    play.hunts(ada)
    assert play.can("Visions of Gehenna", "pre")
    assert not play.can("Visions of Gehenna", "PRE")


def test_revelation_of_the_serpent__unlocks_for_corruption(play):
    ada = acting(play, "PRE PRO", "Revelation of the Serpent")
    ben = play.vampire("Ben", locked=True)
    play[ben].set_mark(corruption(0), 2)
    play.bleeds(ada).plays("Revelation of the Serpent", "PRE+PRO")
    assert play.pool_of("Ben") == 28
    play.plays("Revelation of the Serpent", target=ben)
    assert not play[ada].locked
    assert play[ben].mark(corruption(0)) == 0


def test_revelation_of_the_serpent__not_with_one_counter_or_those_of_others(play):
    ada = acting(play, "PRE PRO", "Revelation of the Serpent")
    ben = play.vampire("Ben", locked=True)
    play[ben].set_mark(corruption(0), 1)
    play[ben].set_mark(corruption(2), 2)
    play.bleeds(ada).plays("Revelation of the Serpent", "PRE+PRO")
    assert play.action is None
    assert play[ada].locked


def test_murmur_of_the_false_will__adds_one(play):
    ada = acting(play, "dom", "Murmur of the False Will")
    play.bleeds(ada).plays("Murmur of the False Will", "dom")
    assert play.pool_of("Ben") == 28


def test_murmur_of_the_false_will__redirects_the_bleed_of_a_younger_vampire(play):
    ada = acting(play, "")
    ben = play.vampire("Ben", "DOM", capacity=6)
    play.vampire("Cleo")
    play.hand("Ben", "Murmur of the False Will")
    play.bleeds(ada).passes("Ben").plays("Murmur of the False Will", "DOM", seat="Cleo")
    assert play[ben].locked
    assert play.asked == "Cleo"
    play.passes("Cleo")
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 29)


def test_murmur_of_the_false_will__not_of_an_older_one(play):
    ada = acting(play, "", capacity=7)
    play.vampire("Ben", "DOM", capacity=6)
    play.hand("Ben", "Murmur of the False Will")
    play.bleeds(ada).passes("Ben")
    assert play.pool_of("Ben") == 29


@pytest.mark.parametrize(("level", "capacity", "may"), [("dom", 4, True), ("DOM", 9, True)])
def test_seduction__the_chosen_vampire_cannot_block(play, level, capacity, may):
    ada = acting(play, level, "Seduction")
    ben = play.vampire("Ben", capacity=capacity)
    play.bleeds(ada)
    assert play.can("Seduction", level, target=ben) is may
    play.plays("Seduction", level, target=ben)
    assert play.pool_of("Ben") == 29, "no one could block"


def test_seduction__basic_not_of_an_older_one_and_only_as_announced(play):
    ada = acting(play, "dom", "Seduction")
    ben = play.vampire("Ben", capacity=9)
    play.bleeds(ada)
    assert not play.can("Seduction")
    play.blocks(ben)
    assert not play.can("Seduction")
