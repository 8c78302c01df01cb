"""Events of the hunters, and Gehenna events about torpor."""

import pytest
from card_play import CardPlay
from card_steps import options_of, passes

from cardbase.terms import Title
from vtes_deck.engine.actions.imbued import TAKE_POWER
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.actions.torpor_actions import LEAVE, RESCUE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.discard import PLAY_EVENT

JACK, MARION, TRAVIS = (
    'Jack "Hannibal137" Harmon',
    'Marion "Teacher193" Perks',
    'Travis "Traveler72" Miller',
)
EDGE, WATCH, TORPID, INQUISITION = (
    "Edge Explosion",
    "Blood Cult Awareness Network",
    "Torpid Blood",
    "The New Inquisition",
)
SIGHT = "Second Sight"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# ------------------------------------------------------------------------------------------ Edge


@pytest.mark.parametrize("others", [0, 1])
@pytest.mark.parametrize("name", [EDGE, INQUISITION])
def test_edge_explosion__only_with_another_gehenna_event(play, name, others):
    play.hand("Ada", name)
    for _ in range(others):
        play.in_play("Ben", TORPID)
    play.turn("Ada", Phase.DISCARD)
    assert play.offered(PLAY_EVENT, name) is bool(others)


def test_edge_explosion__one_power_whose_requirement_is_not_met(play):
    event, hero = play.in_play("Ben", EDGE), play.ready("Ada", JACK)
    discern, foresee, donate = play.hand("Ada", "Discern", "Foresee", "Donate")
    play.vampire("Ben")
    play.acts("Ada")
    assert {one.target for one in options_of(play, event)} == {foresee, donate}
    assert play.offered(TAKE_POWER, discern, minion=hero)
    play.game.apply(next(one for one in options_of(play, event) if one.target == foresee))
    assert play.stealth == 1
    play.finish()
    assert play[foresee].host == hero
    assert not play[hero].locked, "the imbued unlocks"
    assert not options_of(play, event), "only one of them"
    assert play.offered(TAKE_POWER, discern, minion=hero)


def test_edge_explosion__no_power_without_the_event(play):
    hero = play.ready("Ada", JACK)
    (foresee,) = play.hand("Ada", "Foresee")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.offered(TAKE_POWER, foresee, minion=hero)


def test_edge_explosion__conviction_after_a_successful_action_only_once_each_turn(play):
    event, hero = play.in_play("Ben", EDGE), play.ready("Ada", JACK)
    sight, other = (play.card("Ada", SIGHT, Zone.ASH_HEAP) for _ in range(2))
    play.hand("Ada", SIGHT)
    play.bleeds(hero)
    assert passes(play, event)
    (only,) = options_of(play, event)
    assert only.target in {sight, other}, "not from the hand"
    play.game.apply(only)
    assert play[hero].attached == (only.target,)
    assert not passes(play, event)


@pytest.mark.parametrize("why", ["blocked", "vampire"])
def test_edge_explosion__no_conviction_after_other_actions(play, why):
    event = play.in_play("Ben", EDGE)
    acting = play.vampire("Ada") if why == "vampire" else play.ready("Ada", JACK)
    play.card("Ada", SIGHT, Zone.ASH_HEAP)
    blocker = play.vampire("Ben")
    play.bleeds(acting)
    if why == "blocked":
        play.blocks(blocker)
    assert not passes(play, event)


# ------------------------------------------------------------------------------------- Awareness


def watched(play, *, ready=True):
    """Put the event and an imbued of Dora's into play."""
    hunter = play.ready("Dora", JACK)
    if not ready:
        play[hunter].region = Region.INCAPACITATED
    play.in_play("Dora", WATCH)


@pytest.mark.parametrize("ready", [True, False])
def test_blood_cult_awareness_network__counters_for_a_vampire_cost_more(play, ready):
    watched(play, ready=ready)
    new = play.uncontrolled("Ada", "Anson", 1)
    vampire = play.vampire("Ada", "DOM", capacity=9, blood=4)
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada")
    play.plays("Govern the Unaligned", "DOM", minion=vampire, target=new)
    assert play.stealth == (0 if ready else 1)
    play.finish()
    assert play[vampire].blood == (2 if ready else 3)
    assert play.counters(new) == 4


def test_blood_cult_awareness_network__an_uncontrolled_imbued_is_not_affected(play):
    watched(play)
    travis, new = play.ready("Ada", TRAVIS), play.uncontrolled("Ada", MARION, 1)
    play.on(travis, SIGHT)
    play.vampire("Ben")
    play.acts("Ada")
    play.game.apply(next(one for one in options_of(play, travis) if one.target == new))
    assert play.stealth == 1


def test_blood_cult_awareness_network__a_bleed_is_not_affected(play):
    watched(play)
    vampire = play.vampire("Ada", blood=3)
    play.vampire("Ben")
    play.bleeds(vampire)
    assert play.stealth == 0
    play.finish()
    assert play[vampire].blood == 3


@pytest.mark.parametrize(("name", "more"), [("Gregory Winter", 1), ("Carlton Van Wyk", 0)])
def test_blood_cult_awareness_network__a_ghoul_costs_blood_unlike_another_ally(play, name, more):
    watched(play)
    play.vampire("Ben")
    vampire = play.vampire("Ada", blood=4)
    play.hand("Ada", name)
    play.acts("Ada").choose(RECRUIT, name, minion=vampire)
    assert play.stealth == 1 - more
    play.finish()
    assert play[vampire].blood == 4 - more


@pytest.mark.parametrize("whose", ["Ada", "Dora", ""])
def test_blood_cult_awareness_network__only_with_a_ready_imbued_in_play(play, whose):
    play.hand("Ada", WATCH)
    play.vampire("Ada")
    if whose:
        play.ready(whose, JACK)
    play.turn("Ada", Phase.DISCARD)
    assert play.offered(PLAY_EVENT, WATCH) is bool(whose)


# ---------------------------------------------------------------------------------------- Torpor


@pytest.mark.parametrize("blood", [2, 3])
def test_torpid_blood__a_vampire_leaves_torpor_for_3_not_2(play, blood):
    play.in_play("Dora", TORPID)
    vampire, other = play.vampire("Ada", blood=blood), play.vampire("Ada")
    play[vampire].region, play[vampire].wounded = Region.TORPOR, True
    play.vampire("Ben")
    play.acts("Ada")
    assert play.offered(LEAVE, minion=vampire) is (blood == 3)
    if blood == 3:
        play.choose(LEAVE, minion=vampire).finish()
        assert (play[vampire].blood, play[vampire].ready) == (0, True)
    assert play[other].blood == play[other].capacity


@pytest.mark.parametrize(("capacity", "cost"), [(6, 3), (4, 2)])
def test_torpid_blood__only_the_rescue_of_an_older_vampire_costs_more(play, capacity, cost):
    play.in_play("Dora", TORPID)
    rescuer = play.vampire("Ada", capacity=5)
    sleeper = play.vampire("Ada", capacity=capacity)
    play[sleeper].region, play[sleeper].wounded = Region.TORPOR, True
    play.vampire("Ben")
    play.acts("Ada")
    most = max(one.n for one in play.options if one.verb is RESCUE)
    assert most == cost
    play.choose(RESCUE, minion=rescuer, target=sleeper, n=most).finish()
    assert play[rescuer].blood == 5 - cost
    assert play[sleeper].ready


@pytest.mark.parametrize("name", [TORPID, INQUISITION])
def test_torpid_blood__not_replaced_until_a_vampire_recovers(play, name):
    """The Inquisition waits until a titled vampire goes to torpor."""
    vampire, prince = play.vampire("Ben"), play.vampire("Ben")
    play[prince].title = Title.PRINCE
    play.in_play("Ben", TORPID) if name == INQUISITION else None
    play.hand("Ada", name, *["Dodge"] * 6)
    play.library("Ada", *["Bonding"] * 5)
    play.turn("Ada", Phase.DISCARD)
    play.choose(PLAY_EVENT, name)
    while play.zone(name) is not Zone.IN_PLAY:
        play.choose(PASS)
    hand = play.seat("Ada").hand
    assert len(hand) == 6
    torpor.send(play.table, play[vampire])
    assert len(hand) == 6
    if name == TORPID:
        torpor.leave(play.table, play[vampire])
    else:
        torpor.send(play.table, play[prince])
    assert len(hand) == 7


# ----------------------------------------------------------------------------------- Inquisition


@pytest.mark.parametrize("active", ["Ada", "Cleo"])
def test_the_new_inquisition__each_methuselah_can_hurt_a_vampire_of_her_prey_once(play, active):
    event = play.in_play("Dora", INQUISITION)
    mine = {name: play.vampire(name) for name in play.names}
    play.turn(active)
    prey = {"Ada": "Ben", "Cleo": "Dora"}[active]
    assert {one.target for one in options_of(play, event)} == {mine[prey], *others(play, prey)}
    play.game.apply(next(one for one in options_of(play, event) if one.target == mine[prey]))
    assert play[mine[prey]].blood == play[mine[prey]].capacity - 1
    assert not options_of(play, event)


def others(play, name):
    """The other ready vampires of a Methuselah."""
    return [one.card for one in play.table.ready_minions(play.names.index(name)) if one.vampire]


def test_the_new_inquisition__burned_by_a_referendum_only_of_a_titled_vampire(play):
    event = play.in_play("Dora", INQUISITION)
    vampire, prince = play.vampire("Ada"), play.vampire("Ada")
    play[prince].title = Title.PRINCE
    play.vampire("Ben")
    play.acts("Ada")
    (only,) = options_of(play, event)
    assert only.minion == prince
    assert vampire != prince
    play.game.apply(only)
    assert play.stealth == 1
    while play.action is not None:
        votes = [one for one in play.options if one.minion == prince and "for" in one.verb.name]
        play.game.apply(votes[0]) if votes else play.choose(PASS)
    assert play.zone(event) is Zone.ASH_HEAP
