"""Karen Suadela: Gehenna events do not affect her while she is a prince."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.permanent.gehenna import LOCK_IT
from vtes_deck.engine.actions.diablerie import Diablerie
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.politics.blood_hunt import HUNT_CALLED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import titles

KAREN = "Karen Suadela"
GEHENNA = ("Thirst", "Break the Code", "The Slow Withering")
EIGHT = ("Thirst", *["Break the Code"] * 7)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def karen(play, *events, prince=True, blood=4):
    """Ada's Karen, with these events of Dora's in play."""
    for one in events:
        play.in_play("Dora", one)
    number = play.ready("Ada", KAREN, blood)
    if not prince:
        titles.lose(play.table, play[number])
        play[number].sect = Sect.CAMARILLA
    return number


both = pytest.mark.parametrize("prince", [True, False])


def test_karen_suadela__more_stealth_only_in_undirected_actions(play):
    vampire = karen(play)
    play.vampire("Ben")
    play.acts("Ada").hunts(vampire)
    assert play.stealth == 2
    play.finish()
    play[vampire].locked = False
    play.acts("Ada").bleeds(vampire)
    assert play.stealth == 0


@both
def test_karen_suadela__stays_in_the_camarilla_only_as_a_prince(play, prince):
    vampire = karen(play, prince=prince)
    play.in_play("Dora", "Fall of the Camarilla")
    assert play[vampire].sect is (Sect.CAMARILLA if prince else Sect.INDEPENDENT)
    assert (titles.current_title(play.table, play[vampire]) is Title.PRINCE) is prince


def test_karen_suadela__falls_with_her_title_and_not_before(play):
    vampire = karen(play, "Fall of the Camarilla")
    assert play[vampire].sect is Sect.CAMARILLA, "even if she enters play later"
    play.acts("Ada")
    titles.lose(play.table, play[vampire])
    play.run()
    assert play[vampire].sect is Sect.INDEPENDENT


def test_karen_suadela__does_not_fall_as_a_prince_of_another_city(play):
    vampire = karen(play, "Fall of the Camarilla")
    play.acts("Ada")
    titles.gain(play.table, play[vampire], Title.PRINCE, "Chicago")
    play.run()
    assert titles.current_title(play.table, play[vampire]) is Title.PRINCE


@both
def test_karen_suadela__superior_cards_cost_no_more_for_a_prince(play, prince):
    vampire = karen(play, "The Slow Withering", prince=prince)
    govern = play.hand("Ada", "Govern the Unaligned")[0]
    paid = price(play.table, play[vampire], play.table.cards[govern], "DOM", 0, 1)
    assert paid == (0, 1 if prince else 2)


@both
def test_karen_suadela__no_thirst_as_a_prince(play, prince):
    vampire = karen(play, *EIGHT, prince=prince)
    play.acts("Ada")
    while play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert play[vampire].blood == (4 if prince else 3)


@both
def test_karen_suadela__not_locked_by_nightmares_as_a_prince(play, prince):
    vampire = karen(play, *EIGHT, "Nightmares upon Nightmares", prince=prince)
    play.hand("Ada", "Vessel")
    play.edge("Ada")
    play.acts("Ada", Phase.UNLOCK).uses("Nightmares upon Nightmares")
    play.choose(LOCK_IT, minion=vampire)
    assert play[vampire].locked is not prince


@both
def test_karen_suadela__recalled_but_not_burned_as_a_prince(play, prince):
    vampire = karen(play, "Recalled to the Founder", prince=prince)
    for _ in range(2):
        play.vampire("Ada", clan="Brujah")
    play.acts("Ada", Phase.UNLOCK).uses("Recalled to the Founder", target=vampire)
    assert play.zone(vampire) is (Zone.IN_PLAY if prince else Zone.ASH_HEAP)


@both
def test_karen_suadela__hunts_as_usual_but_not_by_the_event(play, prince):
    vampire = karen(play, "Restricted Vitae", prince=prince)
    play.vampire("Ben", capacity=3)
    assert play.acts("Ada").offered(HUNT, minion=vampire) is prince
    play.blood(vampire, 0)
    play.acts("Ada")
    assert play.can("Restricted Vitae", minion=vampire) is not prince


@both
def test_karen_suadela__loses_no_blood_to_a_hunter_as_a_prince(play, prince):
    vampire = karen(play, "Restricted Vitae", prince=prince)
    hunter = play.vampire("Ben", capacity=8, blood=0)
    play.acts("Ben").uses("Restricted Vitae", target=vampire).finish()
    assert (play[vampire].blood, play[hunter].blood) == ((4, 0) if prince else (3, 1))


@both
def test_karen_suadela__her_cards_are_replaced_immediately_as_a_prince(play, prince):
    vampire = karen(play, "Blood Weakens", prince=prince)
    play[vampire].disciplines = {"dom": 2}
    play.vampire("Ben")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", "Conditioning", *["Villein"] * 6)
    play.bleeds(vampire).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert len(play.seat("Ada").hand) == (7 if prince else 6)


@both
def test_karen_suadela__reveals_no_card_as_a_prince(play, prince):
    vampire = karen(play, "Veil of Darkness", prince=prince)
    play[vampire].disciplines = {"dom": 2}
    play.vampire("Ben")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", "Conditioning", *["Villein"] * 6)
    play.bleeds(vampire).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert play.bleed == (4 if prince else 1)


@both
def test_karen_suadela__no_immunity_to_blood_hunts_as_a_prince(play, prince):
    vampire = karen(play, "Fueled by Heart's Blood", prince=prince)
    prey = play.torpor("Ben", "Anson")
    play[prey].capacity = 3
    play.blood("Fueled by Heart's Blood", 4)
    play.vampire("Ben")
    play.acts("Ada")
    play.table.push(Diablerie(vampire, prey))
    asking = play.table.stack[-2]
    asking.go_to(type(asking).offer)
    play.table.decision = None
    play.run()
    while play.table.current(Diablerie):
        play.choose(PASS)
    assert any(event.what is HUNT_CALLED for event in play.table.log) is prince


def test_karen_suadela__gives_no_blood_in_trade(play):
    vampire = karen(play, "Blood Trade")
    other = play.vampire("Ada")
    play.vampire("Ben", blood=1)
    play.turn("Ada")
    assert [one.target for one in play.ways("Blood Trade")] == [other]
    assert play[vampire].blood == 4


def test_karen_suadela__blood_given_to_her_is_lost_not_gained(play):
    vampire = karen(play, "Blood Trade")
    ben = play.vampire("Ben", blood=2)
    play.turn("Ben").uses("Blood Trade", target=ben)
    if play[ben].blood == 2:
        play.game.apply(next(one for one in play.options if one.target == vampire))
    assert (play[ben].blood, play[vampire].blood) == (1, 4)


@both
def test_karen_suadela__no_attack_on_an_imbued_by_the_event_as_a_prince(play, prince):
    vampire = karen(play, "Break the Code", prince=prince)
    imbued = play.ready("Ben", 'John "Cop90" O\'Malley')
    play.acts("Ada")
    assert play.can("Break the Code", minion=vampire, target=imbued) is not prince


def test_karen_suadela__allies_are_still_affected_for_her(play):
    """By a ruling the event affects the allies, not her."""
    vampire = karen(play, "The Unmasking")
    ally = play.ready("Ben", "Loyal Street Gang")
    play.bleeds(vampire)
    assert intercept(play.table, play[ally]) == 1


def test_karen_suadela__pool_is_still_lost_for_her_in_torpor(play):
    """By a ruling the event affects her controller."""
    play.in_play("Dora", "Dragonbound")
    play.torpor("Ada", KAREN)
    before = play.pool_of("Ada")
    play.acts("Ada", Phase.DISCARD)
    while play.table.active == 0 and play.decision is not None and play.pool_of("Ada") == before:
        play.game.apply(play.options[0])
    assert play.pool_of("Ada") == before - 1
