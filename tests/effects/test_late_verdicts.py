"""Day Operation, Protect Thine Own, Victorine Lafourcade and Quincy: actions with bad ends."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor

DAY, PROTECT = "Day Operation", "Protect Thine Own"
VICTORINE, QUINCY = "Victorine Lafourcade", "Quincy, The Trapper"
JUSTICAR = {"title": Title.JUSTICAR, "city": "Ventrue", "clan": "Ventrue"}
CIRCLE = {"title": Title.INNER_CIRCLE, "city": "Ventrue", "clan": "Ventrue"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Day Operation


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_day_operation__no_vampire_blocks_and_the_acting_one_falls(play, level):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    gang = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", DAY)
    play.bleeds(ada).plays(DAY, level)
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=ben)
    assert play.offered(BLOCK, minion=gang)
    assert play[ada].region is not Region.TORPOR
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[ada].region is Region.TORPOR
    assert play[ada].blood == 4, "the cost"


def test_day_operation__falls_also_when_an_ally_blocks(play):
    ada, gang = play.vampire("Ada", "FOR"), play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", DAY)
    play.bleeds(ada).plays(DAY, "FOR").blocks(gang).finish()
    assert play.pool_of("Ben") == 30
    assert play[ada].region is Region.TORPOR


def test_day_operation__only_as_the_action_is_announced_at_basic(play):
    ada, ben = play.vampire("Ada", "for"), play.vampire("Ben")
    play.hand("Ada", DAY)
    play.bleeds(ada).passes("Ada").blocks(ben)
    for _ in range(6):
        assert not play.can(DAY)
        play.choose(PASS)


def test_day_operation__ends_an_attempt_of_a_vampire_at_superior(play):
    ada, ben = play.vampire("Ada", "FOR"), play.vampire("Ben")
    play.hand("Ada", DAY)
    play.bleeds(ada).passes("Ada").blocks(ben).until("Ada", DAY)
    assert not play.can(DAY, "for")
    play.plays(DAY, "FOR").finish()
    assert play.pool_of("Ben") == 29
    assert play[ben].locked is False
    assert play[ada].region is Region.TORPOR


def test_day_operation__not_between_the_announcement_and_an_attempt(play):
    ada = play.vampire("Ada", "FOR")
    play.vampire("Ben")
    play.hand("Ada", DAY)
    play.bleeds(ada).passes("Ada")
    assert not play.can(DAY)


# Protect Thine Own


def protects(play, **facts):
    """Ada's vampire calls the referendum; no one blocks."""
    ada = play.vampire("Ada", **facts)
    play.hand("Ada", PROTECT)
    play.acts("Ada").choose(POLITICAL, PROTECT, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    return ada


def test_protect_thine_own__a_justicar_burns_a_weak_vampire_of_another_sect(play):
    weak = play.vampire("Ben", sect=Sect.SABBAT, capacity=5)
    strong = play.vampire("Ben", sect=Sect.SABBAT, capacity=6)
    own = play.vampire("Ada", sect=Sect.INDEPENDENT, capacity=2)
    friend, ally = play.vampire("Ben", capacity=4), play.ready("Ben", PLAIN_ALLY)
    ada = protects(play, **JUSTICAR)
    offered = {one.target for one in play.options if one.verb is CHOOSE_MINION}
    assert offered == {weak, own}
    assert not offered & {strong, friend, ally}
    play.choose(CHOOSE_MINION, target=weak)
    poll(play)
    assert play.zone(weak) is Zone.ASH_HEAP
    assert play[ada].blood == 4


def test_protect_thine_own__the_inner_circle_burns_any_of_another_sect(play):
    strong = play.vampire("Ben", sect=Sect.SABBAT, capacity=11)
    friend = play.vampire("Ben", capacity=4)
    protects(play, **CIRCLE)
    assert not play.offered(CHOOSE_MINION, target=friend)
    play.choose(CHOOSE_MINION, target=strong)
    poll(play)
    assert play.zone(strong) is Zone.ASH_HEAP


def test_protect_thine_own__no_one_is_burned_if_the_referendum_fails(play):
    play.vampire("Ben", title=Title.PRINCE, city="Rome")
    play.vampire("Ben", title=Title.PRINCE, city="Lyon")
    weak = play.vampire("Cleo", sect=Sect.SABBAT, capacity=5)
    protects(play, **JUSTICAR)
    play.choose(CHOOSE_MINION, target=weak)
    for _ in range(30):
        if play.decision.kind not in {"vote", "effect"}:
            break
        play.choose(PASS)
    assert play.zone(weak) is Zone.IN_PLAY


def test_protect_thine_own__not_called_without_such_a_vampire_or_by_a_prince(play):
    """By a ruling the terms must be possible."""
    play.vampire("Ben", sect=Sect.SABBAT, capacity=6)
    ada = play.vampire("Ada", **JUSTICAR)
    prince = play.vampire("Ada", title=Title.PRINCE, city="Paris")
    play.hand("Ada", PROTECT)
    play.acts("Ada")
    assert not play.offered(POLITICAL, PROTECT, minion=ada)
    play.vampire("Ben", sect=Sect.SABBAT, capacity=5)
    play.acts("Ada")
    assert play.offered(POLITICAL, PROTECT, minion=ada)
    assert not play.offered(POLITICAL, PROTECT, minion=prince)


# Victorine Lafourcade


def test_victorine_lafourcade__a_bleed_of_a_weak_vampire_fails_for_the_edge(play):
    victorine, ada = play.ready("Ben", VICTORINE), play.vampire("Ada", capacity=4)
    play.edge("Ben")
    play.bleeds(ada).until("Ben", VICTORINE).uses(VICTORINE)
    assert play.table.edge < 0
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play[ada].locked
    assert not play[victorine].locked


@pytest.mark.parametrize(("capacity", "edge", "bled"), [(5, "Ben", "Ben"), (4, "Ada", "Ben")])
def test_victorine_lafourcade__no_use_for_older_ones_or_without_the_edge(
    play, capacity, edge, bled
):
    play.ready(bled, VICTORINE)
    ada = play.vampire("Ada", capacity=capacity)
    play.edge(edge)
    play.bleeds(ada)
    while play.action:
        assert not play.can(VICTORINE)
        play.choose(PASS)


def test_victorine_lafourcade__not_while_a_block_is_attempted(play):
    victorine, ada = play.ready("Ben", VICTORINE), play.vampire("Ada", capacity=4)
    play.edge("Ben")
    play.bleeds(ada).until("Ben", VICTORINE)
    play.blocks(victorine)
    assert not play.can(VICTORINE)


def test_victorine_lafourcade__not_for_bleeds_of_others_or_for_allies(play):
    play.ready("Cleo", VICTORINE)
    play.edge("Cleo")
    play.vampire("Ben")
    ada, gang = play.vampire("Ada", capacity=2), play.ready("Dora", PLAIN_ALLY)
    play.bleeds(ada)
    while play.action:
        assert not play.can(VICTORINE)
        play.choose(PASS)
    zones.give(play.table, gang, 1)
    play.acts("Ben").bleeds(gang)
    while play.action:
        assert not play.can(VICTORINE)
        play.choose(PASS)


def test_victorine_lafourcade__not_for_other_actions(play):
    play.ready("Ben", VICTORINE)
    play.edge("Ben")
    ada = play.vampire("Ada", capacity=2, blood=0)
    play.acts("Ada").choose(HUNT, minion=ada)
    while play.action:
        assert not play.can(VICTORINE)
        play.choose(PASS)


def test_victorine_lafourcade__one_press_each_combat(play):
    victorine, ben = play.ready("Ada", VICTORINE), play.vampire("Ben")
    play.bleeds(victorine).blocks(ben)
    to_strikes(play).strikes_with_hands()
    while not play.offered(PRESS_ON):
        play.choose(PASS)
    play.choose(PRESS_ON)
    to_strikes(play).strikes_with_hands()
    while play.action:
        assert not play.offered(PRESS_ON)
        play.choose(PASS)


def test_victorine_lafourcade__no_press_in_fights_of_others(play):
    play.ready("Ada", VICTORINE)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands()
    while play.action:
        assert not play.offered(PRESS_ON)
        play.choose(PASS)


# Quincy, The Trapper


def traps(play, ally):
    """Quincy performs the action against the ally in his controller's turn."""
    play[QUINCY].locked, play[QUINCY].done = False, frozenset()
    play.acts("Ada").plays(QUINCY, target=ally)
    assert play.stealth == 1
    return play.finish()


@pytest.mark.parametrize("owner", ["Ben", "Dora"])
def test_quincy_the_trapper__burns_an_ally_with_two_actions(play, owner):
    play.ready("Ada", QUINCY)
    ally = play.ready(owner, PLAIN_ALLY)
    traps(play, ally)
    assert play.zone(ally) is Zone.IN_PLAY
    traps(play, ally)
    assert play.zone(ally) is Zone.ASH_HEAP


def test_quincy_the_trapper__two_actions_against_different_allies_burn_none(play):
    play.ready("Ada", QUINCY)
    one, other = play.ready("Ben", PLAIN_ALLY), play.ready("Dora", PLAIN_ALLY)
    traps(play, one)
    traps(play, other)
    assert play.zone(one) is play.zone(other) is Zone.IN_PLAY


def test_quincy_the_trapper__not_twice_in_a_turn(play):
    """By a ruling the actions are in two turns."""
    play.ready("Ada", QUINCY)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ada")
    traps(play, ally)
    play[QUINCY].locked = False
    play.again()
    assert play.asked == "Ada"
    assert not play.can(QUINCY)


def test_quincy_the_trapper__a_blocked_action_does_not_count(play):
    play.ready("Ada", QUINCY)
    ally, blocker = play.ready("Ben", PLAIN_ALLY), play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays(QUINCY, target=ally).blocks(blocker)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "AUS").finish()
    play.lock(blocker)
    traps(play, ally)
    assert play.zone(ally) is Zone.IN_PLAY


def test_quincy_the_trapper__only_allies_of_neighbours_and_only_himself(play):
    play.ready("Ada", QUINCY)
    other = play.vampire("Ada")
    far, vampire = play.ready("Cleo", PLAIN_ALLY), play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(QUINCY)
    near = play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can(QUINCY, target=near)
    assert not any(play.can(QUINCY, target=one) for one in (far, vampire))
    assert not play.can(QUINCY, minion=other)


def test_quincy_the_trapper__begins_again_after_he_has_left_play(play):
    quincy = play.ready("Ada", QUINCY)
    ally = play.ready("Ben", PLAIN_ALLY)
    traps(play, ally)
    torpor.destroy(play.table, play[quincy])
    play.ready("Ada", QUINCY)
    traps(play, ally)
    assert play.zone(ally) is Zone.IN_PLAY
