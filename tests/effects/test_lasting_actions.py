"""Actions whose card stays in play, with counters or on the acting minion."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, CHOOSE_SEAT
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

WRAITH = "Heartrender"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def with_counters(play, name, n, owner="Ada"):
    card = play.in_play(owner, name)
    play.blood(card, n)
    return card


# Split the Veil


def test_split_the_veil__an_ally_returns_when_the_counters_are_gone(play):
    veil = with_counters(play, "Split the Veil", 1)
    ghost = play.card("Ada", WRAITH, Zone.ASH_HEAP)
    play.card("Ada", "Loyal Street Gang", Zone.ASH_HEAP)
    play.turn("Ada").plays("Split the Veil").choose(CHOOSE_CARD, target=ghost)
    assert play.zone(veil) is Zone.ASH_HEAP
    assert play.zone(ghost) is Zone.IN_PLAY
    assert play[ghost].life == play.table.cards[ghost].capacity
    assert not play[ghost].locked


def test_split_the_veil__no_more_than_two_copies_each_unlock_phase(play):
    cards = [with_counters(play, "Split the Veil", 2) for _ in range(3)]
    play.turn("Ada")
    for _ in range(2):
        play.game.apply(play.ways("Split the Veil")[0])
    assert not play.can("Split the Veil")
    assert sorted(play[one].blood for one in cards) == [1, 1, 2]


def test_split_the_veil__not_forced_or_twice_for_a_copy(play):
    veil = with_counters(play, "Split the Veil", 2)
    play.turn("Ada")
    assert play.offered(PASS)
    play.plays("Split the Veil")
    assert not play.can("Split the Veil")
    assert play[veil].blood == 1


# Dance of the Dead


def test_dance_of_the_dead__a_maneuver_for_a_wraith_only_once_each_combat(play):
    dance = with_counters(play, "Dance of the Dead", 4)
    ghost, ben = play.ready("Ada", WRAITH), play.vampire("Ben")
    play.bleeds(ghost).blocks(ben)
    play.until("Ada", "Dance of the Dead").plays("Dance of the Dead")
    assert play[dance].blood == 3
    assert not play.can("Dance of the Dead")


def test_dance_of_the_dead__not_for_a_vampire(play):
    with_counters(play, "Dance of the Dead", 4)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    action = play.action
    while action in play.table.stack:
        assert not play.can("Dance of the Dead")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_dance_of_the_dead__is_burned_with_its_last_counter(play):
    dance = with_counters(play, "Dance of the Dead", 1)
    ghost, ben = play.ready("Ada", WRAITH), play.vampire("Ben")
    play.bleeds(ghost).blocks(ben)
    play.until("Ada", "Dance of the Dead").plays("Dance of the Dead")
    assert play.zone(dance) is Zone.ASH_HEAP


# Song of Pan


def test_song_of_pan__unlocks_the_singer_and_makes_kiasyd_bleed_more(play):
    ada = play.vampire("Ada", clan="Kiasyd")
    other, theirs = play.vampire("Ada"), play.vampire("Ben", clan="Kiasyd")
    play.hand("Ada", "Song of Pan")
    play.acts("Ada").plays("Song of Pan", minion=ada).finish()
    assert not play[ada].locked
    table = play.table
    assert stats.bleed(table, play[ada]) == stats.bleed(table, play[theirs]) == 2
    assert stats.bleed(table, play[other]) == 1, "not a vampire of another clan"


def test_song_of_pan__damage_for_kiasyd_that_did_not_bleed(play):
    song = play.in_play("Ada", "Song of Pan")
    bled, idle = (play.vampire("Ada", clan="Kiasyd", blood=3) for _ in range(2))
    other, theirs = play.vampire("Ada", blood=3), play.vampire("Ben", clan="Kiasyd", blood=3)
    play.lock(theirs)
    play.acts("Ada").bleeds(bled).finish()
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    play.plays("Song of Pan")
    assert play.zone(song) is Zone.ASH_HEAP
    assert [play[one].blood for one in (bled, idle, other, theirs)] == [3, 2, 3, 3]


def test_song_of_pan__no_way_around_its_end(play):
    play.in_play("Ada", "Song of Pan")
    play.turn("Ada", Phase.DISCARD)
    assert play.can("Song of Pan")
    assert not play.offered(PASS)


# SchreckNET


@pytest.mark.parametrize(("capacity", "locked"), [(5, True), (6, False)])
def test_schrecknet__only_an_old_nosferatu_unlocks(play, capacity, locked):
    ada = play.vampire("Ada", clan="Nosferatu", capacity=capacity)
    other = play.vampire("Ada")
    play.hand("Ada", "SchreckNET")
    play.acts("Ada").plays("SchreckNET", minion=ada).finish()
    assert play[ada].locked is locked
    assert not play[other].locked


def test_schrecknet__is_locked_for_a_look(play):
    net = play.in_play("Ada", "SchreckNET")
    play.hand("Cleo", "Deflection")
    poll(play_referendum(play))
    while not play.offered(CHOOSE_SEAT):
        play.choose(PASS)
    play.choose(CHOOSE_SEAT, seat="Cleo")
    assert play[net].locked
    assert any("sees Deflection" in line for line in play.log_sentences("Ada"))
    assert not any("sees Deflection" in line for line in play.log_sentences("Ben"))


def test_schrecknet__not_while_it_is_locked(play):
    net = play.in_play("Ada", "SchreckNET")
    play[net].locked = True
    poll(play_referendum(play))
    while play.action is not None:
        assert not play.offered(CHOOSE_SEAT)
        play.choose(PASS)


def play_referendum(play):
    """A prince of Ada's calls a referendum that no one can vote against."""
    calls(play, "Ancient Influence", **PRINCE)
    return play


# The Gate of Acheron


def test_the_gate_of_acheron__grows_and_costs_the_prey_pool(play):
    gate = with_counters(play, "The Gate of Acheron", 1)
    play.turn("Ada").plays("The Gate of Acheron")
    assert play[gate].blood == 2
    before = play.pool_of("Ben")
    play.turn("Ben")
    assert not play.offered(PASS), "not optional"
    play.plays("The Gate of Acheron")
    assert play.pool_of("Ben") == before - 2


def test_the_gate_of_acheron__cards_of_the_ash_heap_instead_of_pool(play):
    with_counters(play, "The Gate of Acheron", 2)
    blur = play.card("Ben", "Blur", Zone.ASH_HEAP)
    before = play.pool_of("Ben")
    play.turn("Ben").plays("The Gate of Acheron")
    assert len(play.options) == 2
    play.game.apply(play.options[1])
    assert play.zone(blur) is Zone.REMOVED
    assert play.pool_of("Ben") == before - 1, "no card is left for the second counter"


def test_the_gate_of_acheron__not_in_the_turn_of_another(play):
    with_counters(play, "The Gate of Acheron", 2)
    play.vampire("Cleo")
    play.turn("Cleo")
    assert not play.can("The Gate of Acheron")


def test_the_gate_of_acheron__old_hecata_add_and_any_vampire_burns(play):
    gate = with_counters(play, "The Gate of Acheron", 1)
    old = play.vampire("Ada", clan="Hecata", capacity=4)
    young = play.vampire("Ada", clan="Hecata", capacity=3)
    ben = play.vampire("Ben")
    play.acts("Ada")
    adds = "add 1 counter"
    assert not play.can("The Gate of Acheron", words=adds, minion=young)
    play.plays("The Gate of Acheron", words=adds, minion=old)
    assert play.stealth == 1
    play.finish()
    assert play[gate].blood == 2
    play.acts("Ben").plays("The Gate of Acheron", minion=ben).finish()
    assert play.zone(gate) is Zone.ASH_HEAP


# Well-Marked


@pytest.mark.parametrize(("capacity", "locked"), [(4, True), (5, False)])
def test_well_marked__only_an_old_laibon_unlocks(play, capacity, locked):
    ada = play.vampire("Ada", capacity=capacity, sect=Sect.LAIBON)
    play.vampire("Ada")
    play.hand("Ada", "Well-Marked")
    play.acts("Ada").plays("Well-Marked", minion=ada).finish()
    assert play[ada].locked is locked
    assert len(play[ada].attached) == 1


def test_well_marked__prevents_damage_of_a_strike_only_once_each_combat(play):
    ada, ben = play.vampire("Ada", blood=5), play.vampire("Ben", blood=5)
    play.on(ada, "Well-Marked")
    play.bleeds(ada).blocks(ben)
    used = 0
    action = play.action
    while action in play.table.stack:
        if play.can("Well-Marked"):
            play.plays("Well-Marked")
            used += 1
        elif play.offered(HANDS):
            play.choose(HANDS)
        else:
            play.choose(PASS)
    assert used == 1
    assert play[ada].blood == 5
    assert play[ben].blood == 4
