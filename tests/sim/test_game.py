"""Whole goldfish games with real decks of the archive."""

import os
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from goldfish_decks import archive_setups, setup_of

from vtes_deck.app.games import plain
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.sim.arena.blunders import Critic
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import GameSource, Goldfish, play
from vtes_deck.sim.named_tables import TableName, opponents_at
from vtes_deck.sim.record import Opponents, Record, Setup
from vtes_deck.sim.shuffles import seed_of


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


@pytest.fixture(scope="module")
def setups(cb):
    return archive_setups(cb, 6)


def test_the_same_setup_and_number_give_the_same_record(cb, setups, source):
    setup = setups[0]
    records = [play(setup, number, source) for number in range(4)]
    again = GameSource(cb)
    assert [play(setup, number, again) for number in (3, 2, 1, 0)] == records[::-1]


def test_games_of_other_numbers_and_seeds_differ(setups, source):
    setup = setups[0]
    hands = {play(setup, number, source).hand for number in range(4)}
    assert len(hands) == 4
    assert seed_of(setup.seed, 0) != seed_of(setup.seed + 1, 0)


def test_the_requested_number_of_turns_is_played(setups, source):
    record = play(setups[1], 0, source)
    assert record.fell or record.prey_fell or len(record.turns) == setups[1].turns


@pytest.mark.parametrize(("seat", "given"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_seat_determines_the_first_transfers(cb, source, seat, given):
    """A vampire of capacity 11 gets all transfers."""
    anarch = cb["Hardestadt"].id
    setup = Setup(crypt=(anarch,) * 12, library=(), seat=seat, turns=1)
    (turn,) = play(setup, 0, source).turns
    assert 30 - turn.pool + turn.transfers_unused == given


def test_records_account_for_every_card(setups, source):
    """Each card in the hand was played, discarded or is still there; a few are put away."""
    for setup in setups:
        for number in range(3):
            record = play(setup, number, source)
            held, lost = Counter(), 0
            for turn in record.turns:
                held += Counter(turn.drawn)
                rest = Counter(turn.hand)
                left = held - Counter(turn.played) - Counter(turn.discarded)
                assert rest <= left
                lost += sum((left - rest).values())
                assert Counter(turn.jammed) <= rest
                assert turn.bleed <= turn.offered
                assert turn.blocked <= turn.actions
                assert turn.pool > 0
                assert turn.prey >= 0
                held = rest
            assert record.turns[0].drawn[:7] == record.hand
            assert lost <= len(record.turns)


def test_a_card_that_no_one_can_play_counts_as_jammed(cb, source):
    """Anson has no Protean: Earth Control stays in hand, or is discarded."""
    setup = Setup(crypt=(cb["Anson"].id,) * 12, library=(cb["Earth Control"].id,) * 40, turns=6)
    record = play(setup, 0, source)
    assert all(turn.jammed == turn.hand for turn in record.turns)
    assert not any(turn.played for turn in record.turns)


def test_a_deck_that_bleeds_ousts_its_prey(cb, source):
    setup = Setup(
        crypt=(cb["Anson"].id,) * 12,
        library=(),
        turns=40,
        opponents=Opponents(pool=5),
    )
    record = play(setup, 0, source)
    assert record.prey_fell == len(record.turns)
    assert record.turns[-1].prey == 0
    assert sum(turn.bleed for turn in record.turns) == 5


def test_a_deck_that_is_bled_is_ousted(cb, source):
    setup = Setup(
        crypt=(cb["Anson"].id,) * 12, library=(), turns=20, opponents=Opponents(bleed=9, pool=99)
    )
    record = play(setup, 0, source)
    assert record.fell == len(record.turns) + 1 <= 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 0},
        {"seat": 6},
        {"turns": 0},
        {"turns": 101},
        {"ruleset": "chess"},
        {"crypt": ()},
        {"crypt": (100845,)},
        {"library": (200068,)},
        {"library": (1,)},
        {"opponents": Opponents(pool=0)},
        {"opponents": Opponents(blockers=11)},
        {"opponents": Opponents(bleed=-1)},
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(source, wrong):
    facts = {"crypt": (200068,), "library": (100845,), **wrong}
    with pytest.raises(GoldfishError):
        play(Setup(**facts), 0, source)


def test_game_numbers_start_at_0(setups, source):
    with pytest.raises(GoldfishError):
        play(setups[0], -1, source)


def test_cards_not_played_in_full_are_named(cb, source):
    unplayed = Setup(crypt=(cb["Sonja Blue"].id,), library=(100845,))
    assert {missing.name for missing in source.gaps(unplayed)} == {"Sonja Blue"}
    assert "Govern the Unaligned" not in {
        missing.name for missing in source.gaps(Setup(crypt=(200068,), library=(100845,)))
    }


# Common random numbers


def test_a_replacement_card_takes_the_position_of_the_old_card(setups, source):
    """Common random numbers: no other card moves."""
    setup = setups[0]
    other = 102151
    for place in (0, 17, len(setup.library) - 1):
        library = (*setup.library[:place], other, *setup.library[place + 1 :])
        changed = Setup(crypt=setup.crypt, library=library)
        for number in range(4):
            before, after = play(setup, number, source), play(changed, number, source)
            assert before.opening == after.opening
            pairs = list(zip(before.hand, after.hand, strict=True))
            assert all(
                one == two or (one, two) == (setup.library[place], other) for one, two in pairs
            )


def test_a_change_of_the_library_does_not_change_the_crypt(setups, source):
    setup = setups[0]
    shorter = Setup(crypt=setup.crypt, library=setup.library[:60])
    for number in range(4):
        assert play(setup, number, source).opening == play(shorter, number, source).opening


def test_games_do_not_depend_on_earlier_games(cb, setups):
    fresh = [play(setup, 3, GameSource(cb)) for setup in setups[:3]]
    shared = GameSource(cb)
    for number in range(2):
        for setup in setups[:3]:
            play(setup, number, shared)
    assert [play(setup, 3, shared) for setup in setups[:3]] == fresh


OTHER_PROCESS = """
import sys

import cardbase
import msgspec
from vtes_deck.sim.game import GameSource, play
from vtes_deck.sim.record import Setup

setups = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Setup])
source = GameSource(cardbase.load())
records = [play(setup, 2, source) for setup in setups]
sys.stdout.buffer.write(msgspec.json.encode(records))
"""


def test_another_process_plays_the_same_games(setups, source):
    """Nothing depends on the order of a set, which differs between processes."""
    chosen = setups[:3]
    done = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS],
        input=msgspec.json.encode(chosen),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "77"},
    )
    records = msgspec.json.decode(done.stdout, type=list[Record])
    assert records == [play(setup, 2, source) for setup in chosen]


def test_no_game_at_the_ordinary_table_has_a_blunder(cb, source):
    deck = plain(from_archive(cb.archive["9961"], cb.get))
    setup = setup_of(deck, opponents=opponents_at(TableName.ORDINARY))
    for number in range(4):
        goldfish = Goldfish(setup, number, source, logged=frozenset())
        critic, seat = Critic(goldfish.game), goldfish.laid.seat
        while not goldfish.over:
            option = goldfish.choice()
            critic.before(goldfish.decision, option)
            goldfish.apply(option)
            critic.after(seat)
        assert critic.found[seat] == {}
