"""Actions against the prey, and the search of a crypt."""

import pytest
from card_fights import to_kind
from card_play import PLAIN, CardPlay
from card_steps import succeeds

from cardbase.terms import Sect, Trait
from vtes_deck.effects.library.action.crypt_search import FIND
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

HAQIM = {"clan": "Banu Haqim"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_khabar_glory__more_bleed_and_pool_for_an_ousted_prey(play):
    ada = play.vampire("Ada", **HAQIM)
    play.pool("Ben", 2)
    play.hand("Ada", "Khabar: Glory")
    play.acts("Ada").plays("Khabar: Glory", minion=ada)
    succeeds(play)
    assert not play[ada].locked
    play.bleeds(ada)
    succeeds(play)
    assert play.pool_of("Ada") == 40, "6 and 4"


def test_khabar_glory__not_after_another_action_of_the_turn(play):
    ada, other = play.vampire("Ada", **HAQIM), play.vampire("Ada")
    play.hand("Ada", "Khabar: Glory")
    play.bleeds(other)
    succeeds(play)
    assert not play.can("Khabar: Glory", minion=ada)


def test_khabar_glory__after_a_mandatory_hunt(play):
    ada = play.vampire("Ada", **HAQIM)
    hungry = play.vampire("Ada", blood=0)
    play.hand("Ada", "Khabar: Glory")
    play.hunts(hungry)
    succeeds(play)
    assert play.can("Khabar: Glory", minion=ada)


def test_khabar_glory__not_kept_beyond_the_unlock_phase(play):
    ada = play.vampire("Ada", **HAQIM)
    glory = play.on(ada, "Khabar: Glory", "Ada")
    assert stats.bleed(play.table, play[ada]) == 2
    play.turn("Ada").uses("Khabar: Glory")
    assert play.zone(glory) is Zone.ASH_HEAP


def hunted(play, *, red_list):
    """Ada's vampire plays Big Game on one of Ben's."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    if red_list:
        play[ben].set_mark(Trait.RED_LIST.value, 1)
    play.hand("Ada", "Big Game")
    play.acts("Ada").plays("Big Game", minion=ada, target=ben)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada


def test_big_game__unlocks_after_the_combat_with_a_red_list_minion(play):
    ada = hunted(play, red_list=True)
    to_kind(play, "range", "Ada")
    play.finish()
    assert not play[ada].locked


def test_big_game__no_unlock_after_the_combat_with_another_minion(play):
    ada = hunted(play, red_list=False)
    play.finish()
    assert play[ada].locked


def test_inside_dirt__the_edge_for_blood_or_pool(play):
    play.vampire("Ada", clan="Nosferatu antitribu")
    ben = play.vampire("Ben", blood=4)
    play.edge("Ada")
    play.hand("Ada", "Inside Dirt")
    play.acts("Ada").plays("Inside Dirt", target=ben)
    succeeds(play)
    assert play[ben].blood == 1
    assert play.table.edge == -1


def test_inside_dirt__not_without_the_edge(play):
    play.vampire("Ada", clan="Nosferatu antitribu")
    play.vampire("Ben")
    play.hand("Ada", "Inside Dirt")
    play.acts("Ada")
    assert not play.can("Inside Dirt")


def test_enticement__pool_of_the_prey_and_no_bleed_this_turn(play):
    play.vampire("Ada", "SER")
    other = play.vampire("Ada")
    play.edge("Ada")
    play.hand("Ada", "Enticement")
    play.acts("Ada").plays("Enticement", "SER")
    succeeds(play)
    assert play.pool_of("Ben") == 27
    assert not any(one.verb.name == "bleed" for one in play.options if one.minion == other)


def test_enticement__no_pool_if_the_edge_is_lost_meanwhile(play):
    play.vampire("Ada", "ser")
    play.vampire("Ben")
    play.edge("Ada")
    play.hand("Ada", "Enticement")
    play.acts("Ada").plays("Enticement", "ser")
    play.edge("Cleo")
    succeeds(play)
    assert play.pool_of("Ben") == 30
    assert not any(one.verb.name == "bleed" for one in play.options)


def test_zillahs_tears__unlocks_in_a_later_turn(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT, blood=1)
    play.hand("Ada", "Zillah's Tears")
    play.acts("Ada").plays("Zillah's Tears")
    succeeds(play)
    assert play[ada].blood == 2
    play.turn("Ben", Phase.MINION, number=10)
    play[ada].locked = True
    play.vampire("Ben")
    play.turn("Ada", Phase.UNLOCK, number=13)
    play[ada].locked = True
    play.again()
    play.uses("Zillah's Tears")
    assert not play[ada].locked


def test_zillahs_tears__not_in_the_turn_in_which_it_is_played(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT, blood=1)
    play.vampire("Ada")
    play.hand("Ada", "Zillah's Tears")
    play.acts("Ada").plays("Zillah's Tears", minion=ada)
    succeeds(play)
    assert play[ada].locked
    assert not play.can("Zillah's Tears")


def test_disciple_of_lazarus__finds_one_of_the_clan(play, cb):
    play.vampire("Ada", clan="Harbinger of Skulls")
    name = next(
        one.unique_name for one in cb.crypt if getattr(one, "clan", "") == "Harbinger of Skulls"
    )
    harbinger, other = play.crypt("Ada", name, PLAIN)
    play.hand("Ada", "Disciple of Lazarus")
    play.acts("Ada").plays("Disciple of Lazarus")
    while play.decision.kind == "block":
        play.choose(PASS)
    assert not play.offered(FIND, target=other)
    play.choose(FIND, target=harbinger)
    assert play.zone(harbinger) is Zone.UNCONTROLLED


def test_disciple_of_lazarus__no_blood_for_another_clan(play):
    play.vampire("Ada", clan="Harbinger of Skulls", capacity=9)
    plain = play.uncontrolled("Ada", PLAIN)
    play.hand("Ada", "Disciple of Lazarus")
    play.acts("Ada")
    assert not play.can("Disciple of Lazarus", target=plain)


def scanned(play, cb, level):
    """The vampires that Soul Scan offers; the crypt has no, basic and superior Obfuscate."""
    play.vampire("Ada", level, capacity=11)
    names = [
        next(one.unique_name for one in cb.crypt if one.level("obf") == wanted and one.capacity < 9)
        for wanted in (0, 1, 2)
    ]
    cards = play.crypt("Ada", *names)
    play.hand("Ada", "Soul Scan")
    play.acts("Ada").plays("Soul Scan", level)
    return [play.offered(FIND, target=one) for one in cards]


def test_soul_scan__no_vampire_with_obfuscate(play, cb):
    assert scanned(play, cb, "aus") == [True, False, False]


def test_soul_scan__one_level_of_obfuscate_at_superior(play, cb):
    assert scanned(play, cb, "AUS") == [True, True, False]
