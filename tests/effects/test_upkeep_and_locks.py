"""Antediluvian Awakening, Creeping Sabotage, the Codex, Ritual Goblet and Ponticulus."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus
from vtes_deck.effects.library.master.antediluvian_awakening import SACRIFICE
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics.gear import allows
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.status.disciplines import levels

AWAKENING, SABOTAGE = "Antediluvian Awakening", "Creeping Sabotage"
CODEX, GOBLET = "Codex of the Edenic Groundskeepers", "Ritual Goblet"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_antediluvian_awakening__each_methuselah_burns_pool(play, name):
    play.in_play("Ada", AWAKENING)
    play.vampire(name, capacity=3)
    play.turn(name)
    assert not play.offered(PASS), "the cost is mandatory"
    play.uses(AWAKENING)
    assert play.pool_of(name) == 29
    assert not play.can(AWAKENING), "only once"


def test_antediluvian_awakening__or_burns_an_old_vampire_and_the_card(play):
    awakening = play.in_play("Ada", AWAKENING)
    young, old = play.vampire("Ben", capacity=3), play.vampire("Ben", capacity=4)
    other = play.vampire("Cleo", capacity=9)
    play.turn("Ben").uses(AWAKENING)
    assert play.asked == "Ben"
    assert {one.target for one in play.decision.options if one.verb is SACRIFICE} == {old}
    play.choose(SACRIFICE, target=old)
    assert play.zone(awakening) is Zone.ASH_HEAP
    assert old not in play.table.in_play
    assert play.pool_of("Ben") == 30
    assert {young, other} <= set(play.table.in_play)


def test_antediluvian_awakening__the_vampire_is_not_burned_if_the_pool_is(play):
    play.in_play("Ada", AWAKENING)
    old = play.vampire("Ben")
    play.turn("Ben").uses(AWAKENING).choose(PASS).passes("Ben")
    assert play.pool_of("Ben") == 29
    assert play.pool_of("Ada") == 30
    assert old in play.table.in_play


def test_creeping_sabotage__costs_blood_for_each_copy_controlled(play):
    first, second = (play.vampire("Ada", clan="Nosferatu") for _ in range(2))
    play.vampire("Ada")
    play.hand("Ada", SABOTAGE, SABOTAGE)
    play.acts("Ada").plays(SABOTAGE, minion=first)
    assert play.decision.kind == "action"
    assert play[first].blood == 5
    play.game.apply(
        next(
            one for one in play.decision.options if one.minion == second and one.verb.name == "act"
        )
    )
    assert play[second].blood == 4


def test_creeping_sabotage__not_by_another_clan_or_without_the_blood(play):
    play.in_play("Ada", SABOTAGE)
    plain, empty = play.vampire("Ada"), play.vampire("Ada", clan="Nosferatu", blood=0)
    rich = play.vampire("Ada", clan="Nosferatu", blood=1)
    play.hand("Ada", SABOTAGE)
    play.acts("Ada")
    hand = play.seat("Ada").hand[0]
    found = {
        one.minion
        for one in play.decision.options
        if one.card == hand and one.verb.name.startswith("act")
    }
    assert found <= {rich}
    assert plain not in found
    assert empty not in found


def test_creeping_sabotage__the_prey_burns_pool_until_it_is_burned(play):
    sabotage = play.in_play("Ada", SABOTAGE)
    play.turn("Ada")
    assert not play.offered(PASS)
    play.uses(SABOTAGE)
    assert play.pool_of("Ben") == 29
    ally, _ = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada")
    play.acts("Ben").uses(SABOTAGE, minion=ally)
    assert play.action.seats == (0,)
    while play.zone(sabotage) is Zone.IN_PLAY:
        play.passes(play.asked)
    assert play.zone(sabotage) is Zone.ASH_HEAP


def test_creeping_sabotage__not_in_the_unlock_phase_of_others(play):
    play.in_play("Ada", SABOTAGE)
    play.vampire("Ben")
    play.turn("Ben").passes("Ben")
    assert play.table.phase is not Phase.UNLOCK
    assert play.pool_of("Ben") == 30


@pytest.mark.parametrize(("locked", "bleed"), [(False, 1), (True, 4)])
def test_codex_of_the_edenic_groundskeepers__a_large_bleed_by_sleeping_vampires(
    play, locked, bleed
):
    ada, _ = play.vampire("Ada"), play.vampire("Ben", locked=locked)
    play.vampire("Cleo")
    play.on(ada, CODEX)
    play.acts("Ada").uses(CODEX, minion=ada, seat="Ben")
    if not locked:
        assert (play.bleed, play.stealth) == (bleed, -2)
    while play.decision and play.decision.kind != "action" and play.table.turn == 9:
        play.passes(play.asked)
    assert play.pool_of("Ben") == 30 - bleed
    assert play[ada].blood == 4


def test_codex_of_the_edenic_groundskeepers__not_for_another_bleed_or_action(play):
    ada, other, _ = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben", locked=True)
    play.on(ada, CODEX)
    play.bleeds(ada)
    play.bleeds(other)
    assert play.pool_of("Ben") == 28


def test_codex_of_the_edenic_groundskeepers__no_stealth_is_lost_by_others_or_in_a_hunt(play):
    ada, other, _ = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ben")
    play.on(ada, CODEX)
    play.hunts(ada)
    assert play.stealth == 1
    play.finish().bleeds(other)
    assert play.stealth == 0
    play.finish()
    play[ada].locked = False
    play.again()
    play.bleeds(ada)
    assert (play.bleed, play.stealth) == (1, -2)


def test_codex_of_the_edenic_groundskeepers__not_by_an_ally(play):
    ally = play.ready("Ada", PLAIN_ALLY)
    play.on(ally, CODEX)
    play.acts("Ada")
    assert not play.can(CODEX)


def rescues(play, rescuer, sleeper):
    found = play.matching(RESCUE, minion=rescuer, target=sleeper)
    play.game.apply(max(found, key=lambda one: one.n))
    while play.decision and play.decision.kind != "action" and not play.can(GOBLET):
        play.passes(play.asked)


def test_ritual_goblet__a_cheaper_rescue_after_which_the_bearer_unlocks_once(play):
    ada, sleeper = play.vampire("Ada"), play.torpor("Ada", "Anson", blood=2)
    play.vampire("Ada")
    play.on(ada, GOBLET)
    assert play.acts("Ada").offered(RESCUE, minion=ada, target=sleeper)
    rescues(play, ada, sleeper)
    assert play[ada].blood == 4, "1 blood instead of 2"
    play.uses(GOBLET)
    assert not play[ada].locked
    while play.decision.kind != "action":
        play.passes(play.asked)
    second = play.torpor("Ada", "Colette", blood=2)
    play[ada].done = frozenset()
    play.again()
    rescues(play, ada, second)
    assert not play.can(GOBLET), "only once each turn"


def test_ritual_goblet__not_after_another_action_or_the_rescue_by_another(play):
    ada, other, sleeper = (
        play.vampire("Ada"),
        play.vampire("Ada"),
        play.torpor("Ada", "Anson", blood=2),
    )
    play.vampire("Ada")
    play.on(ada, GOBLET)
    play.acts("Ada")
    rescues(play, other, sleeper)
    assert not play.can(GOBLET)
    assert play[other].blood == 3
    play.hunts(ada)
    while play.decision.kind != "action":
        assert not play.can(GOBLET)
        play.passes(play.asked)


def test_ritual_goblet__a_level_of_blood_sorcery_but_not_for_an_ally(play):
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    play.on(ada, GOBLET)
    play.on(ally, GOBLET)
    assert levels(play.table, play[ada]) == {"tha": 1}
    assert levels(play.table, play[ally]) == {}


def test_ponticulus__intercept_against_actions_directed_at_its_controller_only(play):
    wraith = play.ready("Ben", "Ponticulus")
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.bleeds(ada).blocks(wraith)
    assert play.intercept(wraith) == 1
    play.finish().hunts(other)
    assert play.intercept(wraith) == 0


def test_ponticulus__locks_to_help_only_a_tremere(play):
    play.ready("Ben", "Ponticulus")
    ada, again = play.vampire("Ada"), play.vampire("Ada")
    plain, tremere = play.vampire("Ben"), play.vampire("Ben", clan="Tremere")
    for acting in (ada, again):
        play.table.modify(stealthy(acting))
    play.bleeds(ada).blocks(plain)
    assert not play.can("Ponticulus", words="Lock")
    play.finish().bleeds(again).blocks(tremere)
    play.until("Ben", "Ponticulus").uses("Ponticulus", words="Lock")
    assert play.intercept(tremere) == 1
    assert play["Ponticulus"].locked


def stealthy(minion):
    return Modifier(Bonus.STEALTH, 1, minion, Until.TURN)


@pytest.mark.parametrize(("aggravated", "there"), [(False, True), (True, False)])
def test_ponticulus__immune_to_damage_that_is_not_aggravated(play, aggravated, there):
    wraith = play.ready("Ben", "Ponticulus")
    play.vampire("Ada")
    play.acts("Ada")
    play.table.stack[-1].go_to(type(play.table.stack[-1]).offer)
    play.table.decision = None
    play.table.push(
        DamageResolution((Damage(target=wraith, n=1, aggravated=aggravated, unpreventable=True),))
    )
    play.run()
    assert (wraith in play.table.in_play) is there


def test_ponticulus__cannot_act_or_have_equipment(play):
    wraith, vampire = play.ready("Ada", "Ponticulus"), play.vampire("Ada")
    play.on(vampire, ".44 Magnum")
    play.hand("Ada", ".44 Magnum", "Concealed Weapon")
    play.acts("Ada", Phase.MINION)
    assert play.offered(EQUIP, minion=vampire)
    assert not any(one.minion == wraith for one in play.decision.options)
    assert not allowed(play, wraith)
    assert allowed(play, vampire)


def allowed(play, minion):
    return allows(play.table, play.seat("Ada").hand[0], play[minion])
