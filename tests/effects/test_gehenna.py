"""Events: requirements, and effects on every Methuselah."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.library.permanent.gehenna import DISCARD_FOR, EXCUSED, LOCK_IT
from vtes_deck.effects.library.permanent.waiting_game import JOIN, PAY
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.turn.discard import DISCARD_ACTION, PLAY_EVENT

WITHERING, THIRST, NIGHTMARES = "The Slow Withering", "Thirst", "Nightmares upon Nightmares"
CYCLE, TRIO, WAITING = "The Fourth Cycle", "NSA Trio", "Waiting Game"
GEHENNA = ("Thirst", "Break the Code", "The Slow Withering")


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def discard_phase(play, *cards):
    """Ada's discard phase with these cards in hand."""
    play.hand("Ada", *cards)
    return play.acts("Ada", Phase.DISCARD)


def cost(play, minion, level):
    """The blood that an action card with a printed cost of 1 costs the minion."""
    number = play.hand("Ada", "Govern the Unaligned")[0]
    return price(play.table, play[minion], play.table.cards[number], level, 0, 1)[1]


def test_the_slow_withering__superior_costs_more(play):
    play.in_play("Dora", WITHERING)
    ada = play.vampire("Ada", "DOM")
    assert (cost(play, ada, "DOM"), cost(play, ada, "cel+DOM")) == (2, 2)


def test_the_slow_withering__not_the_basic_level_or_cards_without_a_discipline(play):
    play.in_play("Dora", WITHERING)
    ada = play.vampire("Ada", "DOM")
    assert (cost(play, ada, "dom"), cost(play, ada, "")) == (1, 1)


def test_the_slow_withering__not_without_another_gehenna_event(play):
    discard_phase(play, WITHERING)
    assert not play.offered(PLAY_EVENT)
    play.in_play("Ben", THIRST)
    play.again()
    assert play.offered(PLAY_EVENT)


def diablerises(play, minion):
    """The minion commits diablerie on a vampire of Cleo's."""
    victim = play.torpor("Cleo", "Anson")
    play.table.push(Diablerie(minion, victim))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()


def test_the_slow_withering__diablerists_ignore_it_until_the_next_gehenna_event(play):
    play.in_play("Dora", WITHERING)
    ada = play.vampire("Ada", "DOM")
    play.acts("Ada")
    diablerises(play, ada)
    assert play[ada].mark(EXCUSED)
    assert cost(play, ada, "DOM") == 1
    discard_phase(play, THIRST).choose(PLAY_EVENT, THIRST)
    assert cost(play, ada, "DOM") == 2


def test_the_slow_withering__not_replaced_before_a_diablerie(play):
    play.in_play("Ben", THIRST)
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 6)
    discard_phase(play, WITHERING).choose(PLAY_EVENT, WITHERING)
    zones.burn(play.table, play.number(WITHERING))
    assert len(play.seat("Ada").hand) == 6
    ada = play.vampire("Ada")
    play.acts("Ada")
    assert len(play.seat("Ada").hand) == 6
    diablerises(play, ada)
    assert len(play.seat("Ada").hand) == 7


def starving(play, **facts):
    """Ada's vampire at the end of her minion phase; Thirst and two other events are in play."""
    for name in GEHENNA:
        play.in_play("Dora", name)
    ada = play.vampire("Ada", blood=2, **facts)
    play.hand("Ada", "Blur")
    play.uncontrolled("Ada", "Alexandra")
    return ada


def test_thirst__young_vampires_that_do_not_hunt_burn_1_blood(play):
    ada, ben = starving(play, capacity=2), play.vampire("Ben", capacity=2)
    play.acts("Ada").choose(PASS)
    assert (play[ada].blood, play[ben].blood) == (1, 2)


def test_thirst__not_old_vampires_or_hunters(play):
    ada, other = starving(play, capacity=2), play.vampire("Ada", capacity=3, blood=2)
    play.hunts(ada).finish()
    play[ada].blood = 2
    while play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert (play[ada].blood, play[other].blood) == (2, 2)


def test_nightmares_upon_nightmares__lock_or_discard(play):
    play.in_play("Dora", NIGHTMARES)
    play.in_play("Dora", THIRST)
    one, other = play.vampire("Ada", capacity=2), play.vampire("Ada", capacity=2)
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 6)
    play.hand("Ada", "Ascendance")
    play.edge("Ada")
    play.acts("Ada", Phase.UNLOCK).uses(NIGHTMARES)
    play.choose(LOCK_IT, minion=one).choose(DISCARD_FOR, minion=other, target="Ascendance")
    assert (play[one].locked, play[other].locked) == (True, False)
    assert len(play.seat("Ada").hand) == 6
    play.choose(PASS)
    assert len(play.seat("Ada").hand) == 7


def test_nightmares_upon_nightmares__not_the_old_or_mortals(play):
    play.in_play("Dora", NIGHTMARES)
    play.vampire("Ada", capacity=2)
    play.ready("Ada", PLAIN_ALLY)
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can(NIGHTMARES)


def test_nightmares_upon_nightmares__not_imbued_because_they_are_mortals(play):
    play.in_play("Dora", NIGHTMARES)
    imbued_of(play, "Ada")
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can(NIGHTMARES)


def test_the_fourth_cycle__ends_gehenna_and_the_young(play):
    for name in GEHENNA[:2]:
        play.in_play("Ben", name)
    young, old = play.vampire("Cleo", capacity=3), play.vampire("Cleo", capacity=4)
    discard_phase(play, CYCLE).choose(PLAY_EVENT, CYCLE)
    assert [play.zone(one) for one in GEHENNA[:2]] == [Zone.ASH_HEAP] * 2
    assert (play[young].in_torpor, play[old].in_torpor) == (True, False)


def test_the_fourth_cycle__no_gehenna_event_afterwards(play):
    play.in_play("Ben", CYCLE)
    discard_phase(play, THIRST, "The Unmasking")
    assert not play.offered(PLAY_EVENT, THIRST)
    assert not play.offered(PLAY_EVENT, CYCLE)


def test_the_fourth_cycle__only_with_two_gehenna_events(play):
    play.in_play("Ben", THIRST)
    discard_phase(play, CYCLE)
    assert not play.offered(PLAY_EVENT, CYCLE)


def trio(play, number=1):
    """Ada's vampires with Majesty are blocked in turn; the last combat reaches strikes."""
    play.in_play("Dora", TRIO)
    vampires = [play.vampire("Ada", "PRE") for _ in range(2)]
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Majesty", "Majesty")
    play.bleeds(vampires[0]).blocks(ben)
    if number > 1:
        play.finish()
        play.bleeds(vampires[1]).blocks(other)
    return to_strikes(play)


def test_nsa_trio__no_strike_ends_the_first_combat(play):
    assert not trio(play).can("Majesty")


def test_nsa_trio__only_the_first_combat_of_a_turn(play):
    assert trio(play, 2).can("Majesty")


def test_nsa_trio__burned_by_a_methuselah_who_has_not_acted(play):
    card = play.in_play("Dora", TRIO)
    play.hand("Ada", "Blur")
    play.table.end_effects(Until.TURN)
    play.acts("Ada", Phase.DISCARD).uses(TRIO)
    assert play.zone(card) is Zone.ASH_HEAP


def test_nsa_trio__not_burned_after_an_action(play):
    play.in_play("Dora", TRIO)
    play.hand("Ada", "Blur")
    play.uncontrolled("Ada", "Alexandra")
    play.bleeds(play.vampire("Ada")).finish()
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    assert not play.can(TRIO)


def enters(play):
    """Ada reaches her discard phase, and NSA Trio enters; she has another action left."""
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    play.seat("Ada").discard_actions = 2
    play.again()
    return play.choose(PLAY_EVENT, TRIO)


def test_nsa_trio__burned_in_the_turn_of_its_entry(play):
    play.hand("Ada", TRIO, "Blur")
    play.vampire("Ada")
    enters(play.acts("Ada")).uses(TRIO)
    assert play.zone(TRIO) is Zone.ASH_HEAP


@pytest.mark.parametrize("deed", ["bleeds", "hunts"])
def test_nsa_trio__not_burned_in_the_turn_of_its_entry_after_an_action(play, deed):
    """A hunt can be repeated, and is an ordinary action."""
    ada = play.vampire("Ada", blood=2)
    play.hand("Ada", TRIO, "Blur")
    enters(getattr(play, deed)(ada).finish())
    assert not play.can(TRIO)


def test_waiting_game__a_counter_for_each_action_of_another_than_an_anarch(play):
    card = play.in_play("Dora", WAITING)
    play.bleeds(play.vampire("Ada")).finish()
    assert play[card].blood == 9


def test_waiting_game__no_counter_for_an_anarch_or_an_ally(play):
    card = play.in_play("Dora", WAITING)
    ally = play.ready("Ada", PLAIN_ALLY)
    play.bleeds(play.vampire("Ada", sect=Sect.ANARCH)).finish()
    play.bleeds(ally).finish()
    assert play[card].blood == 10


def test_waiting_game__burned_with_its_last_counter(play):
    card = play.in_play("Dora", WAITING)
    play[card].blood = 1
    play.bleeds(play.vampire("Ada")).finish()
    assert play.zone(card) is Zone.ASH_HEAP


def test_waiting_game__anarchs_pay_or_leave_in_the_unlock_phase_of_its_controller_only(play):
    play.in_play("Ada", WAITING)
    stays, leaves = (play.vampire("Ben", sect=Sect.ANARCH) for _ in range(2))
    ally = play.ready("Cleo", PLAIN_ALLY)
    life = play[ally].blood
    play.acts("Ben", Phase.UNLOCK)
    assert not play.can(WAITING)
    play.acts("Ada", Phase.UNLOCK).uses(WAITING)
    play.choose(PAY, minion=stays).choose(JOIN, minion=leaves)
    assert (play[stays].blood, play[stays].sect) == (4, Sect.ANARCH)
    assert (play[leaves].blood, play[leaves].sect) == (5, Sect.CAMARILLA)
    assert play[ally].blood == life - 1


def test_recalled_to_the_founder__one_of_three_is_burned(play):
    play.in_play("Dora", "Recalled to the Founder")
    one, *_ = [play.vampire("Ada", clan="Gangrel", capacity=5) for _ in range(4)]
    play.acts("Ada", Phase.UNLOCK).uses("Recalled to the Founder", target=one)
    assert play.zone(one) is Zone.ASH_HEAP
    assert not play.can("Recalled to the Founder")
    play.table.end_effects(Until.TURN)
    play.turn("Ada", Phase.UNLOCK)
    assert play.can("Recalled to the Founder")


def test_recalled_to_the_founder__not_again_after_an_old_one(play):
    play.in_play("Dora", "Recalled to the Founder")
    one, *_ = [play.vampire("Ada", clan="Gangrel", capacity=6) for _ in range(4)]
    play.acts("Ada", Phase.UNLOCK).uses("Recalled to the Founder", target=one)
    play.table.end_effects(Until.TURN)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Recalled to the Founder")


def test_recalled_to_the_founder__not_for_two_of_a_clan(play):
    play.in_play("Dora", "Recalled to the Founder")
    for clan in ("Gangrel", "Gangrel", "Tremere", "Tremere"):
        play.vampire("Ada", clan=clan)
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Recalled to the Founder")


def test_recalled_to_the_founder__not_for_vampires_without_a_clan(play):
    play.in_play("Dora", "Recalled to the Founder")
    for _ in range(3):
        play.vampire("Ada", clan="")
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Recalled to the Founder")


def test_port_authority__a_discard_is_replaced_in_the_next_unlock_phase(play):
    play.in_play("Dora", "Port Authority")
    play.library("Ada", *["Vessel"] * 9)
    one, *_ = play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.DISCARD).choose(DISCARD_ACTION, one)
    assert len(play.seat("Ada").hand) == 6
    play.turn("Ada", Phase.UNLOCK)
    assert len(play.seat("Ada").hand) == 7


def test_port_authority__not_for_other_discards(play):
    play.in_play("Dora", "Port Authority")
    play.in_play("Ada", "The Barrens")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.DISCARD).uses("The Barrens")
    assert len(play.seat("Ada").hand) == 7


def imbued_of(play, name):
    """A ready imbued of this Methuselah."""
    card = next(one for one in play.cards.crypt if "Imbued" in one.types)
    return play.ready(name, card.unique_name)


def test_break_the_code__monsters_fight_imbued(play):
    play.in_play("Dora", "Break the Code")
    ada, imbued = play.vampire("Ada"), imbued_of(play, "Ben")
    play.acts("Ada").uses("Break the Code", minion=ada, target=imbued)
    assert play.action.seats == (1,)
    assert play.intercept(imbued) == -1


def test_break_the_code__not_mortals_or_against_vampires(play):
    play.in_play("Dora", "Break the Code")
    ada, mortal = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    imbued, ben = imbued_of(play, "Ben"), play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Break the Code", minion=mortal)
    assert not play.can("Break the Code", minion=ada, target=ben)
    play.uses("Break the Code", minion=ada, target=imbued)
    assert play.intercept(ben) == 0
