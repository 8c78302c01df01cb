"""Monster, Cavalier, Legendary Vampire, Tend the Flock, NRA PAC, Blood Tears of Kephran."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE

from cardbase.terms import Bonus, Trait
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.zones import ENTERED, moment
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.turn.influence import CONTROL, TRANSFER

TEARS = "Blood Tears of Kephran"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fights(play, ada, ben):
    """Ada's minion bleeds, is blocked, and strikes; the action continues to its last window."""
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS)


def test_monster__unlocks_after_a_combat_with_a_minion_that_is_not_ready(play):
    ada, ally = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY, 1)
    play.on(ada, "Monster")
    fights(play, ada, ally)
    play.until("Ada", "Monster").uses("Monster")
    assert not play[ada].locked
    assert play[ada].blood == 4


def test_monster__not_if_the_opponent_is_ready_or_in_a_combat_of_others(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, "Monster")
    other, ally = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY, 1)
    fights(play, ada, ben)
    while play.decision.kind != "action":
        assert not play.can("Monster")
        play.passes(play.asked)
    fights(play, other, ally)
    while play.decision and play.table.turn == 9:
        assert not play.can("Monster")
        play.passes(play.asked)


def test_monster__only_once_each_turn(play):
    ada = play.vampire("Ada")
    play.on(ada, "Monster")
    for number in range(2):
        ally = play.ready("Ben", PLAIN_ALLY, 1)
        play[ada].done = frozenset()
        if number:
            play.again()
        fights(play, ada, ally)
        if number:
            while play.table.turn == 9:
                assert not play.can("Monster")
                play.passes(play.asked)
        else:
            play.until("Ada", "Monster").uses("Monster")
            while play.decision.kind != "action":
                play.passes(play.asked)


@pytest.mark.parametrize("name", ["Monster", "Cavalier"])
def test_archetypes__not_on_a_vampire_that_has_one(play, name):
    one, two = play.vampire("Ada"), play.vampire("Ada")
    play.on(one, "Perfectionist")
    play.vampire("Ben")
    play.hand("Ada", name)
    play.acts("Ada", Phase.MASTER)
    assert {way.target for way in play.ways(name)} == {two}
    play.plays(name, target=two)
    assert play[name].host == two


def test_monster__only_on_a_ready_vampire(play):
    play.torpor("Ada", "Anson")
    play.hand("Ada", "Monster", "Cavalier")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Monster")
    assert play.can("Cavalier")


def test_cavalier__unlocks_after_a_successful_action_that_cost_blood(play):
    ada = play.vampire("Ada")
    play.on(ada, "Cavalier")
    play.hand("Ada", "The Embrace")
    play.acts("Ada").plays("The Embrace")
    play.until("Ada", "Cavalier").uses("Cavalier")
    assert not play[ada].locked
    assert play[ada].blood == 5 - play.table.cards[play.number("The Embrace")].blood_cost - 1


def test_cavalier__not_after_an_action_without_a_cost_or_a_blocked_one(play):
    ada, other, ben = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben")
    for one in (ada, other):
        play.on(one, "Cavalier")
    play.hand("Ada", "The Embrace")
    play.hunts(ada)
    while play.decision.kind != "action":
        assert not play.can("Cavalier")
        play.passes(play.asked)
    play.plays("The Embrace", minion=other)
    play.table.modify(more_intercept(ben))
    play.blocks(ben)
    while play.table.turn == 9 and play.decision:
        assert not play.can("Cavalier")
        play.passes(play.asked)


def more_intercept(minion):
    """Give a minion intercept."""
    return Modifier(Bonus.INTERCEPT, 3, minion, Until.TURN)


def legend(play):
    """A vampire that Ada has influenced in the turn before this one."""
    anson = play.cards["Anson"]
    waiting = play.uncontrolled("Ada", "Anson", counters=anson.capacity - 1)
    play.turn("Ada", Phase.INFLUENCE, number=5)
    play.choose(TRANSFER, "Anson")
    play.choose(CONTROL, "Anson")
    assert play.zone(waiting) is Zone.IN_PLAY
    assert play[waiting].mark(ENTERED) == moment(5, Phase.INFLUENCE)
    play.seat("Ada").last_turn = 5
    return waiting


def test_legendary_vampire__on_a_large_vampire_of_the_last_influence_phase(play):
    play.vampire("Ada", capacity=9)
    anson = legend(play)
    play.hand("Ada", "Legendary Vampire")
    play.acts("Ada", Phase.MASTER)
    assert {one.target for one in play.ways("Legendary Vampire")} == {anson}
    votes = votes_of(play.table, play[anson])
    play.plays("Legendary Vampire", target=anson)
    assert stats.bleed(play.table, play[anson]) == 3
    assert votes_of(play.table, play[anson]) == votes + 2


def test_legendary_vampire__not_on_a_small_one_or_after_a_further_turn(play):
    anson = legend(play)
    play.hand("Ada", "Legendary Vampire")
    play[anson].capacity = 6
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Legendary Vampire")
    play[anson].capacity = 7
    play.seat("Ada").last_turn = 8
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Legendary Vampire")


def test_legendary_vampire__a_referendum_burns_it(play):
    anson = legend(play)
    legendary = play.on(anson, "Legendary Vampire")
    ben = play.vampire("Ben", **PRINCE)
    play.acts("Ben").uses("Legendary Vampire", minion=ben)
    assert play.stealth == 1
    while play.decision.kind == "block":
        play.passes(play.asked)
    for _ in range(10):
        mine = [one for one in play.decision.options if one.verb.name == "votes for"]
        mine = [one for one in mine if one.minion == ben]
        if play.zone(legendary) is not Zone.IN_PLAY:
            break
        play.game.apply(mine[0]) if mine else play.passes(play.asked)
    assert play.zone(legendary) is Zone.ASH_HEAP


def infernals(cb):
    return [one for one in cb.crypt if Trait.INFERNAL in one.traits and one.clan == "Baali"]


def test_tend_the_flock__three_blood_for_a_younger_infernal_vampire(cb, play):
    small = min(infernals(cb), key=lambda one: one.capacity)
    elder = play.vampire("Ada", clan="Baali", capacity=small.capacity + 1)
    play[elder].set_mark(Trait.INFERNAL.value, 1)
    waiting = play.uncontrolled("Ada", small.unique_name)
    play.hand("Ada", "Tend the Flock")
    play.acts("Ada", Phase.MASTER).plays("Tend the Flock", target=waiting)
    assert play.counters(waiting) == 3


def test_tend_the_flock__not_for_an_older_or_plain_one_or_with_a_locked_elder(cb, play):
    small = min(infernals(cb), key=lambda one: one.capacity)
    elder = play.vampire("Ada", clan="Baali", capacity=small.capacity)
    play[elder].set_mark(Trait.INFERNAL.value, 1)
    play.uncontrolled("Ada", small.unique_name)
    play.uncontrolled("Ada", "Aaron Bathurst")
    play.hand("Ada", "Tend the Flock")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Tend the Flock")
    play[elder].capacity += 1
    play.acts("Ada", Phase.MASTER)
    assert play.can("Tend the Flock")
    play[elder].locked = True
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Tend the Flock")


def to_the_next_turn(play):
    turn = play.table.turn
    while play.table.turn == turn:
        play.passes(play.asked)


def test_nra_pac__a_minion_that_equips_unlocks_at_the_end_of_the_turn(play):
    play.in_play("Dora", "NRA PAC")
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    play.vampire("Ada")
    play.hand("Ada", ".44 Magnum", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, play.seat("Ada").hand[0], minion=ada)
    while play.decision.kind != "action":
        play.passes(play.asked)
    play.choose(EQUIP, play.seat("Ada").hand[0], minion=ally)
    assert play[ada].locked
    to_the_next_turn(play)
    assert not play[ada].locked
    assert not play[ally].locked


def test_nra_pac__even_if_it_left_play_but_not_for_an_earlier_action(play):
    ada, early = play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ada")
    play.hand("Ada", ".44 Magnum", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, play.seat("Ada").hand[0], minion=early)
    while play.decision.kind != "action":
        play.passes(play.asked)
    event = play.in_play("Dora", "NRA PAC")
    play.choose(EQUIP, play.seat("Ada").hand[0], minion=ada)
    while play.decision.kind != "action":
        play.passes(play.asked)
    zones.burn(play.table, event)
    to_the_next_turn(play)
    assert not play[ada].locked
    assert play[early].locked


def test_nra_pac__not_after_another_action_or_a_blocked_one(play):
    play.in_play("Dora", "NRA PAC")
    ada, other, ben = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", ".44 Magnum")
    play.hunts(ada)
    while play.decision.kind != "action":
        play.passes(play.asked)
    play.table.modify(more_intercept(ben))
    play.choose(EQUIP, play.seat("Ada").hand[0], minion=other).blocks(ben).finish()
    to_the_next_turn(play)
    assert play[ada].locked
    assert play[other].locked


def test_blood_tears_of_kephran__two_blood_but_not_above_the_capacity(play):
    ada = play.vampire("Ada", blood=4)
    tears = play.on(ada, TEARS)
    play.acts("Ada").uses(TEARS)
    assert play[ada].blood == 5
    assert play.zone(tears) is Zone.ASH_HEAP


def test_blood_tears_of_kephran__prevents_two_damage_in_combat_only(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    tears = play.on(ada, TEARS)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(HANDS)
    to_kind(play, "damage", "Ada")
    play.game.apply(
        next(one for one in play.decision.options if one.card == tears and one.minion == ada)
    )
    assert play[ada].blood == 5
    assert play.zone(tears) is Zone.ASH_HEAP
    play.finish()
    second = play.on(ada, TEARS)
    play.acts("Ada")
    play.table.decision = None
    play.table.push(DamageResolution((Damage(target=ada, n=1),)))
    play.run()
    fights = [o for o in play.decision.options if o.card == second and o.minion == ada]
    assert not fights


def test_blood_tears_of_kephran__not_by_an_ally(play):
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    play.on(ally, TEARS)
    play.acts("Ada")
    assert not play.can(TEARS)
    play.bleeds(ally).blocks(ben)
    to_strikes(play).choose(PASS).choose(HANDS)
    while play.decision and play.table.turn == 9:
        assert not play.can(TEARS)
        play.passes(play.asked)
