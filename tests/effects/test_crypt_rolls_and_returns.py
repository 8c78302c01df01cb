"""Vampires that roll dice, return, end effects, gain, or change the cost of actions."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS, PASSING
from vtes_deck.engine.state.table import Activity, Modifier, Phase, Until, Zone
from vtes_deck.engine.status import contests, control, torpor
from vtes_deck.engine.turn import main_loop


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fought(play, *, most=80):
    """Strike with hands until the end of the action."""
    for _ in range(most):
        if not play.action:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# Jimmy Dunn


def test_jimmy_dunn__a_second_one_burns_the_first_and_no_one_contests(play):
    first = play.ready("Ada", "Jimmy Dunn")
    second = play.uncontrolled("Ben", "Jimmy Dunn", 4)
    control.arrive(play.table, second, 1)
    assert play.zone(first) is Zone.ASH_HEAP
    assert not play[second].contested


def test_jimmy_dunn__not_against_herself(play):
    """Ruling: he can be influenced out by a Methuselah who already controls one."""
    first = play.ready("Ada", "Jimmy Dunn")
    second = play.uncontrolled("Ada", "Jimmy Dunn", 4)
    assert not contests.against_herself(play.table, 0, play.table.cards[second])
    control.arrive(play.table, second, 0)
    assert play.zone(first) is Zone.ASH_HEAP
    assert play.table.where[second] is Zone.IN_PLAY


# Brunhilde


def test_brunhilde__only_her_controllers_vampires_become_anarch_for_nothing(play):
    play.ready("Ada", "Brunhilde (ADV)")
    ada, ben = play.vampire("Ada", blood=1), play.vampire("Ben", blood=2)
    play.acts("Ada").choose(BECOME_ANARCH, minion=ada).finish()
    assert play[ada].sect is Sect.ANARCH
    assert play[ada].blood == 1
    play.acts("Ben").choose(BECOME_ANARCH, minion=ben).finish()
    assert play[ben].blood == 0


def test_brunhilde__enters_combat_with_a_non_anarch_only_merged(play):
    base, advanced = play.ready("Ada", "Brunhilde"), play.uncontrolled("Ada", "Brunhilde (ADV)")
    other, _ = play.vampire("Ben"), play.vampire("Ben", sect=Sect.ANARCH)
    card = control.merge(play.table, 0, advanced, base)
    assert card.sect is Sect.ANARCH, "a ruling allows this"
    play.acts("Ada")
    assert [one.target for one in play.ways("Brunhilde (ADV)")] == [other]


def test_brunhilde__no_combat_before_she_merges(play):
    play.ready("Ada", "Brunhilde (ADV)")
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Brunhilde (ADV)")


# The Capuchin


def test_the_capuchin__returns_with_transfers_once(play):
    card = play.ready("Ada", "The Capuchin")
    on_him = play.on(card, "Fame")
    play.uncontrolled("Ada", "Anson")
    play.turn("Ben", Phase.MINION)
    zones.burn(play.table, card)
    play.table.decision, play.table.answer = None, PASSING
    main_loop.run(play.table)
    assert play.seat("Ada").uncontrolled[card] == 0
    assert play.zone(on_him) is Zone.ASH_HEAP
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 7
    assert not play.table.delayed_triggers


def test_the_capuchin__the_last_controller_gets_the_transfers(play):
    card = play.ready("Ada", "The Capuchin")
    play[card].controller = 1
    play.seat("Ada").in_play.remove(card), play.seat("Ben").in_play.append(card)
    play.uncontrolled("Ada", "Anson"), play.uncontrolled("Ben", "Rake")
    play.turn("Cleo", Phase.MINION)
    zones.burn(play.table, card)
    play.table.decision, play.table.answer = None, PASSING
    main_loop.run(play.table)
    assert card in play.seat("Ada").uncontrolled
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 4
    play.turn("Ben", Phase.INFLUENCE)
    assert play.seat("Ben").transfers == 7


# Věnceslava


def test_venceslava_the_implacable__a_pool_if_her_prey_burned_some_once(play):
    card, other = play.ready("Ada", "Věnceslava, The Implacable"), play.vampire("Ada")
    play.pool("Ada", 10)
    play.bleeds(other)
    for _ in range(20):
        if not play.action:
            break
        assert not play.can("Věnceslava, The Implacable"), "only her own actions"
        play.choose(PASS)
    play.bleeds(card)
    play.until("Ada", "Věnceslava, The Implacable").uses("Věnceslava, The Implacable")
    assert play.pool_of("Ada") == 11
    assert not play.can("Věnceslava, The Implacable")


def test_venceslava_the_implacable__not_if_her_prey_burned_nothing(play):
    card, ben = play.ready("Ada", "Věnceslava, The Implacable"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    for _ in range(40):
        if not play.action:
            break
        assert not play.can("Věnceslava, The Implacable")
        play.choose(PASS)


# Ozzy

OZZY = 'J. Oswald "Ozzy" Hyde-White'


def test_j_oswald_ozzy_hyde_white__a_roll_lasts_until_the_next_unlock_phase(cb):
    seen = set()
    for seed in range(40):
        play = CardPlay(cb, seed=seed)
        card = play.ready("Ada", OZZY)
        play.turn("Ada", Phase.UNLOCK).uses(OZZY)
        now = tuple(
            stats.bonus_of(play.table, one, play[card])
            for one in (Bonus.STEALTH, Bonus.BLEED, Bonus.STRENGTH)
        )
        seen.add(now)
        assert not play.can(OZZY), "once"
        play.turn("Ben", Phase.UNLOCK)
        assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == now[0]
        play.turn("Ada", Phase.UNLOCK)
        assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 0
    assert seen == {(1, 0, 0), (0, 0, 0), (0, -1, 1)}


def test_j_oswald_ozzy_hyde_white__not_in_the_turn_of_another(play):
    play.ready("Ada", OZZY)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can(OZZY)


# Franciscus


@pytest.mark.parametrize(("strength", "zone"), [(4, Zone.ASH_HEAP), (3, Zone.IN_PLAY)])
def test_franciscus__burned_only_by_more_than_three_damage(play, strength, zone):
    card, ben = play.ready("Ada", "Franciscus"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    play.table.modify(Modifier(Bonus.STRENGTH, strength - 1, ben, Until.ACTION))
    fought(play)
    assert play.zone(card) is zone


def test_franciscus__not_outside_combat(play):
    card = play.ready("Ada", "Franciscus")
    play.acts("Ben")
    torpor.send(play.table, play[card])
    assert play.zone(card) is Zone.IN_PLAY


# Monçada, Marcellus, Black Annis

MONCADA = "Ambrosio Luis Monçada, Plenipotentiary"


def test_ambrosio_luis_moncada_plenipotentiary__cannot_block(play):
    card, dora = play.ready("Ada", MONCADA), play.vampire("Dora")
    play.bleeds(dora, "Ada")
    assert not play.offered(BLOCK, minion=card)
    assert play.table.is_restricted(Activity.BLOCK, card)


def test_ambrosio_luis_moncada_plenipotentiary__unlocks_only_another_lasombra_once(play):
    card, other, third = (
        play.ready("Ada", MONCADA),
        *(play.vampire("Ben", clan=clan) for clan in ("Lasombra", "Caitiff")),
    )
    for one in (card, other, third):
        play.lock(one)
    play.turn("Ada", Phase.DISCARD)
    assert [one.target for one in play.ways(MONCADA)] == [other]
    play.uses(MONCADA)
    assert not play[other].locked
    play.lock(other)
    assert not play.can(MONCADA)


def test_ambrosio_luis_moncada_plenipotentiary__actions_directed_at_him_cost_1_pool(play):
    card, ben = play.ready("Ada", MONCADA), play.vampire("Ben")
    play.hand("Ben", "Bum's Rush")
    play.pool("Ben", 5)
    play.acts("Ben").plays("Bum's Rush", minion=ben, target=card)
    fought(play)
    assert play.pool_of("Ben") == 4


@pytest.mark.rule("ACT-04")
def test_ambrosio_luis_moncada_plenipotentiary__the_last_pool_is_enough(play):
    """A Methuselah who can pay can act, although she will be ousted (END-01)."""
    moncada = play.ready("Ada", MONCADA)
    play.vampire("Ben", "DOM")
    play.hand("Ben", "Bum's Rush")
    play.pool("Ben", 1)
    play.acts("Ben")
    assert play.can("Bum's Rush", target=moncada)


@pytest.mark.parametrize(("clan", "left"), [("Nosferatu", 4), ("Caitiff", 5)])
def test_marcellus__political_actions_cost_only_nosferatu_more(play, clan, left):
    play.ready("Ada", "Marcellus")
    ben = play.vampire("Ben", clan=clan)
    play.hand("Ben", "Kine Resources Contested")
    play.acts("Ben").choose(POLITICAL, "Kine Resources Contested", minion=ben)
    while play.decision.kind != "terms":
        play.choose(PASS)
    assert play[ben].blood == left


def test_marcellus__not_while_he_is_in_torpor(play):
    play.torpor("Ada", "Marcellus")
    ben = play.vampire("Ben", clan="Nosferatu")
    play.hand("Ben", "Kine Resources Contested")
    play.acts("Ben").choose(POLITICAL, "Kine Resources Contested", minion=ben)
    while play.decision.kind != "terms":
        play.choose(PASS)
    assert play[ben].blood == 5


def test_black_annis__only_her_own_attack_and_hunts_cost_nothing(play):
    card, ben = play.ready("Ada", "Black Annis", 5), play.vampire("Ben", blood=1)
    cleo = play.vampire("Cleo")
    play.acts("Ada")
    assert {one.target for one in play.ways("Black Annis")} == {ben}
    assert cleo not in {one.target for one in play.ways("Black Annis")}
    play.uses("Black Annis", target=ben)
    assert play.stealth == 1
    for _ in range(40):
        if not play.action:
            break
        play.choose(PASS)
    assert play[card].blood == 5


def test_black_annis__a_bleed_costs_1_blood(play):
    card = play.ready("Ada", "Black Annis", 5)
    play.bleeds(card).finish()
    assert play[card].blood == 4


def test_black_annis__no_bleed_without_blood(play):
    card = play.ready("Ada", "Black Annis", 1)
    play[card].blood = 0
    play.acts("Ada")
    assert {one.verb.name for one in play.options if one.minion == card} == {"hunt"}
