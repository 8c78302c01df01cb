"""Passive opponents: real seats that only block and bleed."""

import pytest
from goldfish_decks import archive_setups

from cardbase.model import CryptCard
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.bleed import BLEEDS
from vtes_deck.engine.actions.block import ATTEMPTS
from vtes_deck.engine.cards.play import MINION_PLAYS, PLAYS
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.game import GameSource, Goldfish, play
from vtes_deck.sim.opponents import MAX_BLOCKERS, SEATS, Passive, extras
from vtes_deck.sim.record import Opponents, Setup


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


def setup_of(cb, *, seat=3, turns=8, **opponents):
    """A deck of Ansons that only bleed."""
    return Setup(
        crypt=(cb["Anson"].id,) * 12,
        library=(cb["Earth Control"].id,) * 60,
        seat=seat,
        turns=turns,
        opponents=Opponents(**opponents),
        policy="action | verb:bleed | | | 600\nbuilt-in",
    )


def game_of(setup, source, number=0):
    """A game played to its end."""
    goldfish = Goldfish(setup, number, source)
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    return goldfish


def test_prey_and_predator_are_seated_next_to_the_deck(cb, source):
    for seat in range(1, SEATS + 1):
        goldfish = Goldfish(setup_of(cb, seat=seat, pool=17), 0, source)
        table = goldfish.game.table
        me = goldfish.laid.seat
        assert me == seat - 1
        assert [player.pool for player in table.seats] == [
            17 if number == table.prey(me) else 30 for number in range(SEATS)
        ]


def test_blockers_are_ready_with_their_intercept(cb, source):
    goldfish = Goldfish(setup_of(cb, blockers=2, intercept=3), 0, source)
    table, me = goldfish.game.table, goldfish.laid.seat
    for seat in (table.prey(me), table.predator(me)):
        minions = table.ready_minions(seat)
        assert [intercept(table, minion) for minion in minions] == [3, 3]
        assert all(minion.blood == minion.capacity for minion in minions)
    assert sum(len(table.minions(seat.number)) for seat in table.seats) == 4


def test_blockers_block_whenever_possible(cb, source):
    record = play(setup_of(cb, blockers=1, intercept=0), 0, source)
    assert sum(turn.blocked for turn in record.turns) >= 3
    assert all(turn.offered >= turn.blocked for turn in record.turns)


def test_no_one_attempts_a_hopeless_block(cb, source):
    """A hunt has stealth: without intercept no one attempts to block."""
    setup = setup_of(cb, blockers=1, intercept=0)
    hungry = Setup(
        crypt=setup.crypt,
        library=setup.library,
        opponents=setup.opponents,
        policy="action | verb:hunt | | | 700\nbuilt-in",
    )
    goldfish = game_of(hungry, source)
    assert sum(turn.actions for turn in goldfish.record().turns) >= 5
    assert not [event for event in goldfish.game.log if event.what is ATTEMPTS]


def test_the_predator_bleeds_from_the_second_turn_of_the_deck_on(cb, source):
    for seat in (1, 3, 5):
        setup = Setup(
            crypt=(cb["Anson"].id,) * 12,
            library=(cb["Earth Control"].id,) * 60,
            seat=seat,
            turns=4,
            opponents=Opponents(bleed=4),
            policy="influence | any | | | 0",
        )
        record = play(setup, 0, source)
        assert [turn.pool for turn in record.turns] == [30, 26, 22, 18]


def test_bleeds_are_real_actions(cb, source):
    goldfish = game_of(setup_of(cb, bleed=2, turns=5), source)
    bleeds = [
        event
        for event in goldfish.game.log
        if event.what is BLEEDS and event.seat != goldfish.laid.seat
    ]
    assert [event.n for event in bleeds] == [2, 2, 2, 2]
    predator = goldfish.game.table.predator(goldfish.laid.seat)
    assert {event.seat for event in bleeds} == {predator}


def test_a_deflection_turns_the_bleed_away(cb, source):
    """The vampires only wait; each player has a card in hand."""
    setup = Setup(
        crypt=(cb["Gilbert Duane (G1)"].id,) * 12,
        library=(cb["Deflection"].id,) * 60,
        turns=8,
        opponents=Opponents(bleed=4),
        policy="action | any | | | 0\nbuilt-in",
    )
    record = play(setup, 0, source)
    with_vampire = next(number for number, turn in enumerate(record.turns) if turn.ready)
    later = record.turns[with_vampire + 1 :]
    assert later
    assert all(cb["Deflection"].id in turn.played for turn in later)
    assert record.turns[-1].prey < 30


@pytest.mark.parametrize("ruleset", sorted(EDITIONS))
def test_a_turn_is_recorded_before_the_next_one_starts(cb, source, ruleset):
    """In every edition: the bleed of the predator belongs to the next turn."""
    setup = Setup(
        crypt=(cb["Anson"].id,) * 12,
        library=(cb["Earth Control"].id,) * 60,
        ruleset=ruleset,
        seat=2,
        turns=3,
        opponents=Opponents(bleed=4),
        policy="influence | any | | | 0",
    )
    record = play(setup, 0, source)
    pool = EDITIONS[ruleset].starting_pool
    assert [turn.pool for turn in record.turns] == [pool, pool - 4, pool - 8]


def test_opponents_play_no_cards_and_influence_no_one(cb, source):
    goldfish = game_of(setup_of(cb, blockers=1, bleed=1, intercept=1), source)
    me, table = goldfish.laid.seat, goldfish.game.table
    others = [event for event in goldfish.game.log if event.seat not in {me, -1}]
    assert not [event for event in others if event.what in {PLAYS, MINION_PLAYS}]
    for seat in table.seats:
        if seat.number != me:
            assert len(table.minions(seat.number)) <= 2
            assert not seat.uncontrolled


def test_opponents_have_no_vampire_of_the_deck(cb):
    """Otherwise the two vampires would be contested."""
    plain = extras(cb)
    crypt = plain[:20]
    passive = Passive(Opponents(blockers=5, bleed=1), 0, crypt, plain)
    names = {card.name for card in crypt}
    placed = [one.card.name for standing in passive.position() for one in standing.ready]
    assert len(set(placed)) == 11
    assert not names & set(placed)


def test_vampires_of_opponents_have_no_text(cb):
    found = extras(cb)
    assert len(found) >= 2 * MAX_BLOCKERS + 1 + 12
    for card in found:
        assert script_of(card) is NO_SCRIPT
        assert isinstance(card, CryptCard)
        assert not card.permanent
        assert card.title is None


def test_the_setting_of_opponents_does_not_change_the_deal(cb, source):
    setups = archive_setups(cb, 1) + archive_setups(
        cb, 1, opponents=Opponents(pool=9, blockers=3, intercept=2, bleed=3)
    )
    one, other = (play(setup, 5, source) for setup in setups)
    assert (one.hand, one.opening) == (other.hand, other.opening)
