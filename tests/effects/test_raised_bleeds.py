"""Leverage, Unleash the Hounds, Melange and Empowering the Puppet King."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

LEVERAGE, HOUNDS, MELANGE = "Leverage", "Unleash the Hounds", "Melange"
PUPPET = "Empowering the Puppet King"
SLAVE = "Rusticus"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def levered(play, *cards):
    ada = play.vampire("Ada", "dom")
    play.vampire("Ben")
    play.edge("Ada")
    play.hand("Ada", LEVERAGE, *cards)
    play.bleeds(ada).plays(LEVERAGE)
    return ada


def test_leverage__the_edge_for_a_bleed(play):
    levered(play)
    assert play.bleed == 2
    play.finish()
    assert play.pool_of("Ben") == 28
    assert play.table.edge == -1


def test_leverage__next_to_a_limited_card(play):
    levered(play, "Conditioning")
    play.plays("Conditioning", "dom")
    assert play.bleed == 4


def test_leverage__not_without_the_edge_or_in_another_action(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", LEVERAGE)
    play.edge("Ben")
    play.bleeds(ada)
    assert not play.can(LEVERAGE)
    play[ada].locked = False
    play.finish()
    play.edge("Ada")
    play.hunts(ada)
    while play.action:
        assert not play.can(LEVERAGE)
        play.choose(PASS)


def test_leverage__no_edge_in_this_action_only(play):
    ada = levered(play)
    play[ada].locked = False
    play[ada].done = frozenset()
    play.finish()
    play.turn("Ada", Phase.MINION, number=13)
    play[ada].locked, play[ada].done = False, frozenset()
    play.again()
    play.bleeds(ada).finish()
    assert play.table.edge == 0


def hounds(play, level, name=SLAVE, *, served=("Tremere", "Tremere", "Toreador")):
    slave = play.ready("Ada", name)
    play[slave].disciplines = {level.lower(): 2 if level.isupper() else 1}
    for clan in served:
        play.vampire("Ada", clan=clan)
    play.vampire("Ada", clan="Tremere", locked=True)
    play.vampire("Ben", clan="Tremere")
    play.hand("Ada", HOUNDS)
    play.bleeds(slave)
    return slave


@pytest.mark.parametrize("level", ["dom", "vis"])
def test_unleash_the_hounds__one_bleed(play, level):
    hounds(play, level)
    before = play.bleed
    play.plays(HOUNDS, level)
    assert play.bleed == before + 1


def test_unleash_the_hounds__a_bleed_for_each_ready_vampire_served(play):
    hounds(play, "VIS")
    before = play.bleed
    play.plays(HOUNDS, "VIS")
    assert play.bleed == before + 3, "one for each of the three, also for the locked one"


def test_unleash_the_hounds__not_at_superior_by_others(play):
    hounds(play, "VIS", "Aaron Bathurst")
    assert play.can(HOUNDS, "vis")
    assert not play.can(HOUNDS, "VIS")


def blocked(play, level="AUS"):
    """Ben's vampire blocks one of Cleo's, his prey, with the card."""
    ben, cleo = play.vampire("Ben", level), play.vampire("Cleo")
    play.vampire("Cleo")
    play.hand("Ben", MELANGE)
    play.hunts(cleo).blocks(ben).plays(MELANGE, level)
    assert play.intercept(ben) == 1
    play.finish()
    return ben, cleo


def test_melange__stays_on_the_blocked_minion(play):
    _, cleo = blocked(play)
    assert play[MELANGE].host == cleo
    assert play[MELANGE].controller == play.names.index("Ben")


def test_melange__not_at_basic(play):
    blocked(play, "aus")
    assert play.zone(MELANGE) is Zone.ASH_HEAP


def bleeds_back(play, bleeder=None):
    """In Ben's turn, his vampire or another one bleeds Cleo."""
    ben, _ = blocked(play)
    other = play.vampire("Ben")
    play[ben].locked = False
    play.turn("Ben", Phase.MINION, number=15)
    play.bleeds(other if bleeder else ben)


def test_melange__burned_for_a_bleed_of_its_controller(play):
    bleeds_back(play)
    play.uses(MELANGE)
    assert play.bleed == 2
    assert play.zone(MELANGE) is Zone.ASH_HEAP
    play.finish()
    assert play.pool_of("Cleo") == 28


def test_melange__not_for_another_vampire(play):
    bleeds_back(play, "another")
    while play.action:
        assert not play.can(MELANGE)
        play.choose(PASS)


def test_melange__not_if_it_has_left_the_ash_heap(play):
    ben, cleo = play.vampire("Ben", "AUS"), play.vampire("Cleo", "obf")
    play.vampire("Cleo")
    play.hand("Cleo", "Cloak the Gathering")
    play.hand("Ben", MELANGE, "Enhanced Senses")
    play.hunts(cleo).blocks(ben).plays(MELANGE, "AUS").plays("Cloak the Gathering", "obf")
    number = play.number(MELANGE)
    zones.move(play.table, number, Zone.REMOVED)
    play.plays("Enhanced Senses", "aus").finish()
    assert play.zone(MELANGE) is Zone.REMOVED


# Empowering the Puppet King


def puppets(play, disciplines, *, locked=False):
    """Ada's vampire bleeds; another vampire of hers has the card."""
    ada, king = play.vampire("Ada", "dom"), play.vampire("Ada", disciplines)
    play[king].locked = locked
    play.vampire("Ben", "DOM")
    play.hand("Ada", PUPPET, PUPPET, "Conditioning")
    play.bleeds(ada)
    return ada, king


def test_empowering_the_puppet_king__another_vampire_raises_the_bleed(play):
    ada, king = puppets(play, "dom")
    assert not play.can(PUPPET, minion=ada), "the acting minion does not play it"
    play.plays(PUPPET, "dom", minion=king)
    assert play.bleed == 2
    assert play[king].blood == 4
    assert not play[king].locked
    play.finish()
    assert play.pool_of("Ben") == 28


def test_empowering_the_puppet_king__only_one_limited_card_in_an_action(play):
    ada, king = puppets(play, "dom")
    play.plays(PUPPET, "dom", minion=king)
    assert not play.can("Conditioning", minion=ada)
    assert not play.can(PUPPET)


def test_empowering_the_puppet_king__no_locked_vampire_at_basic(play):
    _, king = puppets(play, "DOM", locked=True)
    assert not play.can(PUPPET, "dom")
    play.plays(PUPPET, "DOM", minion=king)
    assert play.bleed == 2


def test_empowering_the_puppet_king__an_unlocked_vampire_at_superior_too(play):
    _, king = puppets(play, "DOM")
    assert play.can(PUPPET, "DOM", minion=king)


def test_empowering_the_puppet_king__only_by_the_controller_of_the_acting_minion(play):
    """By a ruling."""
    ada, _ = play.vampire("Ada"), play.vampire("Ben", "DOM")
    play.hand("Ben", PUPPET)
    play.bleeds(ada)
    while play.action:
        assert not play.can(PUPPET)
        play.choose(PASS)


def test_empowering_the_puppet_king__not_in_another_action_or_in_torpor(play):
    ada, king, third = play.vampire("Ada", blood=1), play.vampire("Ada", "DOM"), play.vampire("Ada")
    play.hand("Ada", PUPPET)
    play.hunts(ada)
    while play.action:
        assert not play.can(PUPPET)
        play.choose(PASS)
    play[king].region, play[king].wounded = Region.TORPOR, True
    play.bleeds(third)
    assert not play.can(PUPPET)
