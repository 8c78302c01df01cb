"""Vampires that act before a block resolves, strengthen wraiths or use Gehenna cards."""

import pytest
from card_play import CardPlay
from card_steps import hands_until

from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

SERGEI = "Sergei Voshkov, The Eye"
AFIFA = "Afifa, The Herald"
CARMINE = "Carmine Giovanni"
GEHENNA = "Veil of Darkness"
WRAITH = "Gianna di Canneto"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Krassimir


def test_krassimir__unlocks_and_ends_his_blocked_action_once(play):
    card, ben = play.ready("Ada", "Krassimir"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    play.until("Ada", "Krassimir").uses("Krassimir")
    assert not play[card].locked
    assert play.combats() == 0
    play.acts("Ada")
    assert not play.offered("bleed", minion=card)


def test_krassimir__not_if_another_is_blocked(play):
    play.ready("Ada", "Krassimir")
    other, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    assert not hands_until(play, lambda: play.can("Krassimir"))


# Sergei Voshkov


@pytest.mark.parametrize("pays", [False, True])
def test_sergei_voshkov_the_eye__may_discard_an_action_card(play, pays):
    ada, card = play.vampire("Ada"), play.ready("Ben", SERGEI, 3)
    (held,) = play.hand("Ada", "Govern the Unaligned")
    play.bleeds(ada).blocks(card)
    play.until("Ben", SERGEI).uses(SERGEI)
    play.game.apply(next(one for one in play.options if (one.verb is PASS) is not pays))
    if pays and play.decision.seat == 1 and any(one.target == held for one in play.options):
        play.game.apply(next(one for one in play.options if one.target == held))
    assert (play.zone(held) is Zone.ASH_HEAP) is pays
    assert play[card].blood == (2 if pays else 3)


def test_sergei_voshkov_the_eye__not_without_an_action_card(play):
    ada, card = play.vampire("Ada"), play.ready("Ben", SERGEI, 3)
    (held,) = play.hand("Ada", "Blur")
    play.bleeds(ada).blocks(card)
    play.until("Ben", SERGEI).uses(SERGEI)
    assert play.zone(held) is Zone.HAND
    assert any("looks at the hand" in one for one in play.log_sentences())


# Carmine Giovanni


@pytest.mark.parametrize(("ally", "more"), [(WRAITH, 1), ("Carlton Van Wyk", 0)])
def test_carmine_giovanni__only_wraiths_have_more_life(play, ally, more):
    play.ready("Ada", CARMINE)
    other = play.vampire("Ben", clan="Giovanni")
    (number,) = play.hand("Ben", ally)
    life = play.table.cards[number].definition.life
    play.acts("Ben").choose(RECRUIT, ally, minion=other).finish()
    assert play[number].blood == life + more


def test_carmine_giovanni__stealth_for_an_ally_not_for_a_vampire(play):
    card, other = play.ready("Ada", CARMINE), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    assert not hands_until(play, lambda: play.can(CARMINE))
    assert not play[card].locked


# Afifa


def test_afifa_the_herald__a_gehenna_card_of_yours_costs_the_prey_1_pool(play):
    play.ready("Ada", AFIFA)
    play.pool("Ben", 10), play.pool("Cleo", 10)
    zones.enter_play(play.table, play.card("Ada", GEHENNA), 0)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (9, 10)


def test_afifa_the_herald__not_a_gehenna_card_of_others(play):
    play.ready("Ada", AFIFA)
    play.pool("Ben", 10), play.pool("Cleo", 10)
    zones.enter_play(play.table, play.card("Ben", GEHENNA), 1)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (10, 10)


@pytest.mark.parametrize("pool", [False, True])
def test_afifa_the_herald__a_vampire_or_you_pay_without_such_a_card(play, pool):
    play.ready("Ada", AFIFA)
    other = play.vampire("Ada")
    play.pool("Ada", 10)
    play.turn("Ada", Phase.DISCARD)
    for _ in range(9):
        if play.table.active != 0:
            break
        found = [one for one in play.options if one.verb.name == f"pick {int(pool)}"]
        play.game.apply(found[0] if found else play.options[-1])
    assert (play.pool_of("Ada"), play[other].blood) == ((9, 5) if pool else (10, 4))
