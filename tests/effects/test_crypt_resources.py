"""Vampires that spend blood, crypt cards or cards in the ash heap for an advantage."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.api import Combat
from vtes_deck.effects.crypt.undele import CHOOSE_FROM_HEAP
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Zone

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
EMPOWERMENT = "Ancilla Empowerment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def undele_calls(play, *names):
    """Undele calls her referendum with these cards in the ash heap; the first two are named."""
    undele = play.ready("Ada", "Undele")
    heap = [play.card("Ada", one, Zone.ASH_HEAP) for one in names]
    play.acts("Ada").plays("Undele", minion=undele)
    assert play.stealth == 1
    while play.decision.kind != "terms":
        play.choose(PASS)
    for one in heap[:2]:
        play.choose(CHOOSE_FROM_HEAP, target=one)
    return heap


def test_undele__two_minion_cards_come_to_the_hand(play):
    heap = undele_calls(play, "Conditioning", "Bonding", "Deflection")
    poll(play)
    seat = play.table.seats[0]
    assert set(heap[:2]) <= set(seat.hand)
    assert heap[2] in seat.ash_heap


def test_undele__only_with_two_minion_cards_in_the_ash_heap(play):
    play.ready("Ada", "Undele")
    for one in ("Conditioning", "Blood Doll"):
        play.card("Ada", one, Zone.ASH_HEAP)
    assert not play.acts("Ada").can("Undele")


def test_undele__another_copy_if_the_named_one_left_the_ash_heap(play):
    first, second, copy = undele_calls(play, "Conditioning", "Bonding", "Conditioning")
    zones.remove(play.table, first)
    poll(play)
    assert {second, copy} <= set(play.table.seats[0].hand)


def test_undele__not_another_card_if_the_named_one_left_the_ash_heap(play):
    first, second, other = undele_calls(play, "Conditioning", "Bonding", "Deflection")
    zones.remove(play.table, first)
    poll(play)
    assert second in play.table.seats[0].hand
    assert other in play.table.seats[0].ash_heap


def bruce_announces(play):
    bruce = play.ready("Ada", "Bruce de Guy", 5)
    ben = play.vampire("Ben", sect=Sect.CAMARILLA, **PRINCE)
    cleo = play.vampire("Cleo", sect=Sect.SABBAT, title=Title.BISHOP)
    play.hand("Ada", EMPOWERMENT)
    play.acts("Ada").choose(POLITICAL, EMPOWERMENT, minion=bruce)
    return bruce, ben, cleo


def test_bruce_de_guy__no_camarilla_vampire_votes(play):
    bruce, ben, cleo = bruce_announces(play)
    play.until("Ada", "Bruce de Guy").plays("Bruce de Guy")
    assert play[bruce].blood == 4
    assert play.table.is_restricted(Activity.VOTE, ben)
    assert not play.table.is_restricted(Activity.VOTE, cleo)
    assert not play.can("Bruce de Guy")
    while play.decision.kind != "vote":
        play.choose(PASS)
    poll(play)
    assert not play.table.is_restricted(Activity.VOTE, ben)


def test_bruce_de_guy__not_for_the_action_of_another_vampire(play):
    play.ready("Ada", "Bruce de Guy", 5)
    other = play.vampire("Ada")
    play.vampire("Ben", sect=Sect.CAMARILLA, **PRINCE)
    play.hand("Ada", EMPOWERMENT)
    play.acts("Ada").choose(POLITICAL, EMPOWERMENT, minion=other)
    while play.decision.kind != "vote":
        assert not play.can("Bruce de Guy")
        play.choose(PASS)


def test_bruce_de_guy__not_when_he_bleeds(play):
    bruce = play.ready("Ada", "Bruce de Guy", 5)
    play.vampire("Ben", sect=Sect.CAMARILLA)
    play.bleeds(bruce)
    assert not play.can("Bruce de Guy")


def test_paul_cordwood__stealth_for_the_top_card_of_the_crypt_only_once(play):
    paul = play.ready("Ada", "Paul Cordwood", 5)
    bottom, top = play.crypt("Ada", "Undele", "Bruce de Guy")
    ben = play.vampire("Ben")
    play.bleeds(paul).blocks(ben)
    play.until("Ada", "Paul Cordwood").plays("Paul Cordwood")
    assert play.stealth == 1
    assert play.zone(top) is Zone.REMOVED
    assert play.table.seats[0].crypt == [bottom]
    assert not play.can("Paul Cordwood")


def test_paul_cordwood__not_without_a_crypt(play):
    paul = play.ready("Ada", "Paul Cordwood", 5)
    play.table.seats[0].crypt.clear()
    ben = play.vampire("Ben")
    play.bleeds(paul).blocks(ben)
    while play.decision and play.action:
        assert not play.can("Paul Cordwood")
        play.choose(play.decision.options[-1].verb)


def diablerie(play, victim_name, blood):
    marta = play.ready("Ada", "Marta", 1)
    victim = play.torpor("Ben", victim_name, blood)
    play.acts("Ada").choose(DIABLERISE, minion=marta, target=victim)
    for _ in range(30):
        if play.offered(DO_IT) or not play.decision or play.decision.kind == "action":
            break
        play.choose(PASS)
    return marta


def test_marta__blood_for_an_older_victim(play):
    marta = diablerie(play, "Bruce de Guy", 0)
    play.choose(DO_IT)
    assert play[marta].blood == 2


def test_marta__no_blood_for_a_younger_victim(play):
    diablerie(play, "Aimee Laroux", 0)
    assert not play.offered(DO_IT)


@pytest.mark.parametrize("acting", ["Midget", "Marta"])
def test_midget__no_animal_helps_a_blocker_only_while_he_acts(play, acting):
    for name in ("Midget", "Marta"):
        play.ready("Ada", name, 2)
    ben = play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.bleeds(play.number(acting)).blocks(ben)
    expected = 0 if acting == "Midget" else 1
    assert play.intercept(ben) == expected


def test_midget__not_retainers_that_are_not_animals(play):
    midget = play.ready("Ada", "Midget", 2)
    ben = play.vampire("Ben")
    play.on(ben, "J. S. Simmons, Esq.")
    before = stats.bleed(play.table, play[ben])
    play.bleeds(midget)
    assert stats.bleed(play.table, play[ben]) == before == 2


@pytest.mark.parametrize(("blocker", "left"), [("Midget", 3), ("Marta", 2)])
def test_midget__no_damage_by_an_animal_only_in_his_combat(play, blocker, left):
    minion = play.ready("Ada", blocker, 3)
    dora = play.vampire("Dora")
    play.on(dora, "Murder of Crows")
    play.bleeds(dora).blocks(minion)
    to_strikes(play)
    while play.decision and play.table.current(Combat) is not None:
        play.choose(play.decision.options[-1].verb)
    assert play[minion].blood == left
