"""The values that each measure reads from a game, and the sums of its tallies."""

import subprocess
import sys

import goldfish_play
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.cli.goldfish_report import GoldfishReport
from vtes_deck.sim import measures
from vtes_deck.sim.errors import UnknownMeasureError
from vtes_deck.sim.measure import Rows
from vtes_deck.sim.measures import all_measures, measure_named, wait_for
from vtes_deck.sim.record import Opponents, Record, Setup, TurnRecord
from vtes_deck.sim.summary import Summary, numbers_of
from vtes_deck.sim.tally import EXAMPLES, Tally

SETUP = Setup(crypt=(1, 1, 2), library=(10, 10, 11, 12), turns=4, opponents=Opponents(pool=6))

#: The prey is ousted in the third of four turns.
WON = Record(
    number=0,
    opening=(1, 2),
    hand=(10, 11),
    prey_fell=3,
    turns=(
        TurnRecord(
            pool=30,
            prey=6,
            drawn=(10, 11),
            hand=(11, 10),
            jammed=(11,),
            transfers_unused=1,
            master_unused=1,
        ),
        TurnRecord(
            ready=(2,),
            capacity=5,
            blood=4,
            pool=24,
            prey=4,
            bleed=2,
            offered=3,
            votes=1,
            actions=2,
            blocked=1,
            drawn=(10,),
            played=(10,),
            hand=(11, 12, 12),
            jammed=(11, 12, 12),  # 12 has only just been drawn
        ),
        TurnRecord(
            ready=(2, 1),
            capacity=8,
            blood=6,
            pool=21,
            bleed=4,
            offered=4,
            actions=1,
            votes=1,
            discarded=(11,),
            hand=(12,),
            jammed=(12,),
        ),
    ),
)

# : The deck is ousted before its third turn.
LOST = Record(
    number=1,
    opening=(1, 2),
    hand=(12,),
    fell=3,
    turns=(
        TurnRecord(pool=4, prey=6, ready=(1,)),
        TurnRecord(pool=1, prey=5, ready=(1,), bleed=1, offered=1),
    ),
)


def read(name, record=WON, setup=SETUP):
    return dict(measure_named(name).observe(setup, record))


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("vampires", [0, 1, 2, 2]),
        ("capacity", [0, 5, 8, 8]),
        ("blood", [0, 4, 6, 6]),
        ("pool", [30, 24, 21, 21]),
        ("votes", [0, 1, 1, 1]),
        ("bleed", [0, 2, 4]),
        ("offered", [0, 3, 4]),
        ("bled", [0, 2, 6, 6]),
        ("actions", [0, 2, 1]),
        ("blocked", [0, 1, 0]),
        ("prey_pool", [6, 4, 0, 0]),
        ("prey_gone", [0, 0, 1, 1]),
        ("fallen", [0, 0, 0, 0]),
        ("seen", [2, 3, 3, 3]),
        ("played", [0, 1, 1, 1]),
        ("discarded", [0, 0, 1, 1]),
        ("jammed", [1, 1, 1]),
        ("masters_unused", [1, 0, 0]),
        ("transfers_unused", [1, 0, 0]),
    ],
)
def test_values_by_turn(name, numbers):
    """A lasting value continues after the prey was ousted; an event in a turn needs the turn."""
    assert read(name) == dict(enumerate(numbers, start=1))


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("vampires", [1, 1, 0, 0]),
        ("pool", [4, 1, 0, 0]),
        ("prey_pool", [6, 5, 5, 5]),
        ("bled", [0, 1, 1, 1]),
        ("bleed", [0, 1]),
        ("fallen", [0, 0, 1, 1]),
        ("prey_gone", [0, 0, 0, 0]),
    ],
)
def test_an_ousted_deck_has_no_values_but_its_prey_has(name, numbers):
    assert read(name, LOST) == dict(enumerate(numbers, start=1))


def test_values_of_a_game():
    assert read("prey_falls") == {0: 3}
    assert read("prey_falls", LOST) == {0: 5}  # the mark of games in which it does not fall
    assert read("prey_lasts") == {0: 2}  # turns 1 and 2 end with it in play
    assert read("prey_lasts", LOST) == {0: 4}  # all four turns end with it in play
    assert read("prey_sum") == {0: 6 + 4}
    assert read("prey_sum", LOST) == {0: 6 + 5 + 5 + 5}


def test_values_by_card():
    assert read("found") == {10: 0, 11: 0, 12: 5}
    assert read("jam_by_card") == {10: 0, 11: 2, 12: 1}
    assert read("played_by_card") == {10: 1, 11: 0, 12: 0}
    assert read("discards_by_card") == {10: 0, 11: 1, 12: 0}
    assert read("held_by_card") == {10: 1, 11: 2, 12: 2}  # two copies in hand are one turn
    assert read("never_played") == {10: 0, 11: 1}  # 12 was never seen
    assert read("first_ready") == {1: 3, 2: 2}
    assert read("ready_wait") == {1: 2, 2: 1}
    assert read("found_wait") == {10: 0, 11: 0, 12: 4}
    assert read("found_wait", LOST) == {10: 4, 11: 4, 12: 0}  # 12 was the opening hand


def test_turns_until_an_optional_event_never_exceed_the_played_turns():
    for measure in all_measures():
        wait = wait_for(measure)
        assert (wait is not None) is measure.moment
        if wait is not None:
            assert (wait.rows, wait.moment) == (measure.rows, False)
            for record in (WON, LOST):
                assert set(read(wait.name, record)) == set(read(measure.name, record))
                assert max(read(wait.name, record).values()) <= SETUP.turns


def test_cards_outside_the_deck_have_no_row():
    record = msgspec.structs.replace(
        LOST, turns=(TurnRecord(played=(99,), jammed=(99,), ready=(99,)),)
    )
    for measure in all_measures():
        if measure.rows in {Rows.CARD, Rows.VAMPIRE}:
            assert 99 not in dict(measure.observe(SETUP, record))


def test_a_game_without_a_turn_is_counted():
    record = Record(number=0, opening=(), hand=(), turns=(), fell=1)
    for measure in all_measures():
        dict(measure.observe(SETUP, record))
    assert read("prey_pool", record) == dict.fromkeys(range(1, 5), 6)


def test_every_measure_is_explained_and_named_once():
    names = [measure.name for measure in all_measures()]
    assert len(set(names)) == len(names)
    for measure in all_measures():
        assert measure_named(measure.name) is measure
        assert measure.how.endswith(".")
        assert measure.title
        assert measure.unit
    with pytest.raises(UnknownMeasureError, match="prey_falls"):
        measure_named("luck")


NEW_MEASURE = """
from vtes_deck.sim.measure import Measure, Rows

MEASURE = Measure(
    module=__name__,
    title="Turns that were played",
    rows=Rows.GAME,
    unit="turns",
    how="The turns of the deck in a game.",
    order=15,
    observe=lambda setup, record: [(0, len(record.turns))],
)
"""


@pytest.fixture
def new_measure(tmp_path, monkeypatch):
    """An additional measure as a new file."""
    (tmp_path / "turns_played.py").write_text(NEW_MEASURE, encoding="utf-8")
    monkeypatch.setattr(measures, "__path__", [*measures.__path__, str(tmp_path)])
    caches = (measures.all_measures, measures._by_name)  # noqa: SLF001 - they hold the scan
    for cache in caches:
        cache.cache_clear()
    yield measure_named("turns_played")
    for cache in caches:
        cache.cache_clear()
    sys.modules.pop("vtes_deck.sim.measures.turns_played", None)


def test_a_measure_consists_of_one_file(new_measure):
    """It is counted and listed without further changes."""
    names = [measure.name for measure in all_measures()]
    assert names.index("turns_played") == names.index("prey_pool") + 1
    assert numbers_of(SETUP, WON, all_measures())["turns_played"] == {0: 3}
    assert GoldfishReport(SETUP, Summary(), None).json(interrupted=False)["measures"][5][
        "name"
    ] == ("turns_played")


def test_the_command_line_offers_a_measure_from_an_additional_file(tmp_path):
    (tmp_path / "turns_played.py").write_text(NEW_MEASURE, encoding="utf-8")
    program = (
        "from vtes_deck.sim import measures;"
        f"measures.__path__.append({str(tmp_path)!r});"
        "from vtes_deck.cli.main import main; main(['goldfish', '--help'])"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert "turns_played" in said


def test_a_file_without_a_measure_is_an_error(tmp_path, monkeypatch):
    (tmp_path / "nothing.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(measures, "__path__", [str(tmp_path)])
    with pytest.raises(TypeError, match="nothing does not define MEASURE"):
        measures.all_measures.__wrapped__()


# ------------------------------------------------------------------------------------------ tallies


def tally(numbers, first=0):
    made = Tally()
    for game, number in enumerate(numbers, start=first):
        made.add(number, game)
    return made


@given(st.lists(st.integers(-5, 5)), st.lists(st.integers(-5, 5)))
def test_tallies_of_parts_can_be_added_in_any_order(left, right):
    whole = tally(left + right)
    for backwards in (False, True):
        made, other = tally(left), tally(right, len(left))
        if backwards:
            made, other = other, made
        made.merge(other)
        assert (made.counts, made.examples) == (whole.counts, whole.examples)


def test_a_value_names_its_first_games():
    made = tally([4, 2, 4, 4, 4, 2])
    assert made.examples == {4: [0, 2, 3], 2: [1, 5]}
    assert len(made.examples[4]) == EXAMPLES
    assert made.game(2) == 1
    assert made.game(3) is None


@given(st.lists(st.integers(-3, 9), min_size=1))
def test_quantiles_equal_those_of_the_sorted_list(numbers):
    made, ordered = tally(numbers), sorted(numbers)
    assert made.quantile(0) == ordered[0]
    assert made.quantile(1) == ordered[-1]
    assert made.quantile(0.5) == ordered[(len(ordered) + 1) // 2 - 1]
    assert made.at_least(2).hits == sum(n >= 2 for n in numbers)
    assert made.at_most(2).hits == sum(n <= 2 for n in numbers)
    assert made.mean().value == pytest.approx(sum(numbers) / len(numbers))


def test_summaries_stay_small():
    """A thousand games need no more space than a hundred with the same outcomes."""
    setup = goldfish_play.setup([1, 1, 2, 2, 3, 3, 0, 0, 1, 2])
    sizes = []
    for games in (300, 3000):
        summary = Summary()
        for game in range(games):
            record = goldfish_play.play(setup, game)
            summary.add(numbers_of(setup, record, all_measures()), game)
        sizes.append(len(msgspec.msgpack.encode(summary)))
    assert sizes[1] < 1.5 * sizes[0]
