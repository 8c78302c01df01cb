"""Read cards that make an action fail, prevent damage, or name a chosen minion."""

import pytest
from card_fights import to_kind
from card_play import CardPlay
from referendums import calls, poll

from cardbase.terms import Sect, Title, Trait
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.influence import CONTROL

RUSH = "Bum's Rush"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def attacked(play, target):
    """Ben's vampire announces an action to fight one of Ada's."""
    ben = play.vampire("Ben", "dom", blood=4)
    play.hand("Ben", RUSH)
    play.acts("Ben").plays(RUSH, target=target)
    return ben


def test_chanjelin_ward__the_action_costs_more_and_fails(play):
    ada = play.vampire("Ada")
    ward = play.on(ada, "Chanjelin Ward")
    ben = attacked(play, ada)
    play.until("Ada", ward).uses(ward).finish()
    assert play.zone(ward) is Zone.ASH_HEAP
    assert play[ben].blood == 4, "an action that fails costs nothing"
    assert play.combats() == 0
    assert play[ben].locked


def test_chanjelin_ward__not_for_an_action_at_another_vampire(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    ward = play.on(ada, "Chanjelin Ward")
    attacked(play, other)
    play.finish()
    assert play.combats() == 1
    assert play.zone(ward) is Zone.IN_PLAY


@pytest.mark.parametrize(("warded", "cost"), [(True, 1), (False, 0)])
def test_chanjelin_ward__not_dearer_without_the_ward(play, warded, cost):
    ada = play.vampire("Ada", blood=9, capacity=9)
    ward = play.on(ada, "Chanjelin Ward") if warded else None
    ben = attacked(play, ada)
    play.finish()
    assert play.combats() == 1
    assert play[ben].blood == 4 - cost
    assert ward is None or play.zone(ward) is Zone.IN_PLAY


def test_szlachta_bodyguard__only_for_an_action_at_ones_own_minion(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    guard = play.on(ada, "Szlachta Bodyguard")
    attacked(play, other)
    play.until("Ada", guard).uses(guard).finish()
    assert play.combats() == 0
    cleo = play.vampire("Cleo")
    again = play.on(ada, "Szlachta Bodyguard")
    play.hand("Ben", RUSH)
    play.vampire("Ben")
    play.acts("Ben").plays(RUSH, target=cleo)
    assert not play.can(again)


def test_szlachta_bodyguard__prevents_one_damage_and_not_while_locked(play):
    ada, ben = play.vampire("Ada", blood=5), play.vampire("Ben", blood=5)
    guard = play.on(ada, "Szlachta Bodyguard")
    play.on(ben, ".44 Magnum")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ben")
    play.plays(".44 Magnum")
    play.until("Ada", guard).uses(guard)
    assert not play.can(guard)
    play.finish()
    assert play[ada].blood == 5 - 2 + 1
    assert play[guard].locked


def test_screamer__an_action_at_an_ally_fails_only_as_it_is_announced(play):
    screamer, ally = play.ready("Ada", "Screamer"), play.ready("Ada", "Renegade Garou")
    attacked(play, ally)
    play.until("Ada", screamer).uses(screamer).finish()
    assert play.zone(screamer) is Zone.ASH_HEAP
    assert play.combats() == 0


@pytest.mark.parametrize(("acting", "can"), [("Ben", True), ("Cleo", False)])
def test_screamer__less_stealth_only_for_predator_and_prey(play, acting, can):
    screamer = play.ready("Ada", "Screamer")
    one, blocker = play.vampire(acting), play.vampire({"Ben": "Ada", "Cleo": "Ben"}[acting])
    play.hunts(one).blocks(blocker)
    if can:
        play.until("Ada", screamer).uses(screamer).finish()
        assert play.combats() == 1
    else:
        play.finish()
        assert play.zone(screamer) is Zone.IN_PLAY


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("Contract", {"clan": "Banu Haqim"}),
        ("Hand Contract", {"sect": Sect.SABBAT, "black_hand": True}),
    ],
)
def test_a_contract__only_the_chosen_minion_attacks(play, card, facts):
    facts = dict(facts)
    hand = facts.pop("black_hand", False)
    first, second = play.vampire("Ada", **facts), play.vampire("Ada", **facts)
    if hand:
        for one in (first, second):
            play[one].set_mark(Trait.BLACK_HAND.value, 1)
    ben = play.vampire("Ben")
    [held] = play.hand("Ada", card)
    play.acts("Ada", Phase.MASTER).plays(held, target=ben)
    chosen = [one for one in play.options if first in (one.target, one.minion)]
    play.game.apply(chosen[0])
    play.acts("Ada")
    assert not play.can(held, minion=second)
    play.plays(held, minion=first).finish()
    assert play.combats() == 1


def test_bastille_opera_house__burned_only_without_a_daughter_of_cacophony(play):
    place = play.in_play("Ada", "Bastille Opera House")
    calls(play, "Kine Resources Contested", title=Title.PRINCE, city="Chicago")
    while play.decision.kind == "terms":
        play.game.apply(play.options[0])
    poll(play, place)
    *_, way = (one for one in play.options if one.card == place)
    play.game.apply(way)
    assert play.zone(place) is Zone.ASH_HEAP


@pytest.mark.parametrize("daughters", [1, 2])
def test_bastille_opera_house__a_vote_for_each_ready_daughter(play, daughters):
    place = play.in_play("Ada", "Bastille Opera House")
    for _ in range(daughters):
        play.vampire("Ada", clan="Daughter of Cacophony")
    calls(play, "Kine Resources Contested", title=Title.PRINCE, city="Chicago")
    while play.decision.kind == "terms":
        play.game.apply(play.options[0])
    poll(play, place)
    way = next(one for one in play.options if one.card == place)
    play.game.apply(way)
    assert play.zone(place) is Zone.IN_PLAY


def test_in_memory_of_the_two_lands__only_a_mummy_bleeds_for_more(play):
    memory = play.in_play("Ada", "In Memory of the Two Lands")
    play.blood(memory, 2)
    mummy = play.ready("Ada", "Akhenaten, The Sun Pharaoh")
    pool = play.pool_of("Ben")
    play.bleeds(mummy)
    more, stronger = (one for one in play.options if one.card == memory)
    assert stronger.target == mummy
    play.game.apply(more)
    assert not play.can(memory), "once each action"
    play.finish()
    assert play.pool_of("Ben") == pool - 1 - 1
    assert play[memory].blood == 1


def test_in_memory_of_the_two_lands__no_more_bleed_for_a_vampire(play):
    memory = play.in_play("Ada", "In Memory of the Two Lands")
    play.blood(memory, 1)
    play.bleeds(play.vampire("Ada", clan="Ministry"))
    assert not play.can(memory)


@pytest.mark.parametrize("trait", [True, False])
def test_alvusia__only_a_slave_gargoyle_bleeds_for_more(play, trait):
    alvusia = play.in_play("Ada", "Alvusia")
    play.blood(alvusia, 2)
    gargoyle = play.vampire("Ada", clan="Gargoyle")
    if trait:
        play[gargoyle].set_mark(Trait.SLAVE.value, 1)
    play.bleeds(gargoyle)
    assert bool([one for one in play.options if one.card == alvusia]) is trait


@pytest.mark.parametrize(("clan", "counters"), [("Tremere", 2), ("Toreador", 1)])
def test_alvusia__no_counter_for_another_clan(play, cb, clan, counters):
    alvusia = play.in_play("Ada", "Alvusia")
    play.blood(alvusia, 1)
    name = next(one.full_name for one in cb.crypt if one.clan == clan and one.capacity == 3)
    waiting = play.uncontrolled("Ada", name, 3)
    play.acts("Ada", Phase.INFLUENCE).choose(CONTROL, waiting)
    assert play[alvusia].blood == counters
