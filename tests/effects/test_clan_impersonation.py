"""Clan Impersonation: a vampire counts as a member of another clan."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.action.clan_impersonation import CHOOSE_CLAN
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.status import control, titles
from vtes_deck.engine.status.banishment import banish

IMPERSONATION = "Clan Impersonation"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def impersonates(play, ada, clan):
    """Ada's vampire plays a copy of the card for a clan. Return the number of the copy."""
    (copy,) = play.hand("Ada", IMPERSONATION)
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.verb.name == "act"))
    play.choose(CHOOSE_CLAN[clan])
    return copy


def test_clan_impersonation__the_vampire_is_of_the_chosen_clan_and_of_its_own_sect(play):
    ada = play.vampire("Ada", clan="Gangrel", sect=Sect.ANARCH)
    copy = impersonates(play, ada, "Ventrue")
    assert (play[ada].clan, play[ada].sect) == ("Ventrue", Sect.ANARCH)
    assert play[copy].host == ada
    assert play[ada].blood == 3


def test_clan_impersonation__an_action_of_the_vampire_alone_burns_it(play):
    ada, other = play.vampire("Ada", clan="Gangrel"), play.vampire("Ada")
    copy = impersonates(play, ada, "Ventrue")
    ben = play.vampire("Ben")
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ben")
    assert not play.can(copy, minion=ben)
    play.acts("Ada")
    assert not play.can(copy, minion=other)
    play.uses(copy, minion=ada)
    assert play.stealth == 0
    play.finish()
    assert play[ada].clan == "Gangrel"
    assert copy in play.seat("Ada").ash_heap


def test_clan_impersonation__the_latest_of_two_counts_and_not_a_removed_one(play):
    ada = play.vampire("Ada", clan="Gangrel")
    first, second = impersonates(play, ada, "Ventrue"), impersonates(play, ada, "Tremere")
    assert play[ada].clan == "Tremere"
    zones.burn(play.table, first)
    assert play[ada].clan == "Tremere"
    zones.burn(play.table, second)
    assert play[ada].clan == "Gangrel"


def test_clan_impersonation__the_older_of_two_counts_again(play):
    ada = play.vampire("Ada", clan="Gangrel")
    impersonates(play, ada, "Ventrue")
    zones.burn(play.table, impersonates(play, ada, "Tremere"))
    assert play[ada].clan == "Ventrue"


def test_clan_impersonation__no_benefit_of_the_title_of_another_clan_meanwhile(play):
    ada = play.vampire("Ada", clan="Toreador", title=Title.JUSTICAR, city="Toreador")
    copy = impersonates(play, ada, "Ventrue")
    assert titles.current_title(play.table, play[ada]) is None
    zones.burn(play.table, copy)
    assert titles.current_title(play.table, play[ada]) is Title.JUSTICAR


def test_clan_impersonation__a_clanless_vampire_is_of_no_clan_again(play):
    ada = play.vampire("Ada", clan="")
    zones.burn(play.table, impersonates(play, ada, "Ventrue"))
    assert play[ada].clan == ""


def test_clan_impersonation__a_banished_vampire_returns_with_it(play):
    ada = play.vampire("Ada", clan="Gangrel")
    copy = impersonates(play, ada, "Ventrue")
    banish(play.table, ada)
    control.arrive(play.table, ada, 0)
    assert play[ada].clan == "Ventrue"
    zones.burn(play.table, copy)
    assert play[ada].clan == "Gangrel"


def test_clan_impersonation__not_by_an_ally(play):
    """PLY-09: only a vampire plays a card with a blood cost."""
    ally = play.ready("Ada", PLAIN_ALLY, 3)
    play.hand("Ada", IMPERSONATION)
    play.acts("Ada")
    assert not play.can(IMPERSONATION, minion=ally)
