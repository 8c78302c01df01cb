"""Players by name, and the user's own players."""

import copy
import random
import re
from pathlib import Path

import pytest

from vtes_deck.engine.agents import RandomAgent, SteadyAgent
from vtes_deck.engine.state.decisions import PASS, Decision, DecisionKind, Option
from vtes_deck.players import roster
from vtes_deck.players.errors import FailedPlayerError, UnknownPlayerError, UnusablePlayerError

GUIDE = Path(__file__).resolve().parent.parent.parent / "docs" / "guide" / "players.md"


@pytest.fixture
def mine(tmp_path):
    """The example of the guide, saved as a file."""
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "mine.py"
    path.write_text(example, "utf-8")
    return path


def test_built_in_players():
    assert roster.find("steady") is SteadyAgent
    assert roster.find("random") is RandomAgent


def test_the_example_of_the_guide_is_a_player(mine):
    made = roster.find(f"{mine}:MyPlayer")
    assert made(7).player.random.random() == random.Random(7).random(), "the seed decides"
    assert roster.find(f"{mine}:MyPlayer") == made, "a file is loaded once"


def test_a_class_from_an_importable_module():
    made = roster.find("vtes_deck.engine.agents:RandomAgent")
    assert isinstance(made(1).player, RandomAgent)


@pytest.mark.parametrize("name", ["clever", "", ":Player", "mine.py:", "mine.py:not a name"])
def test_an_unknown_name_lists_the_known_ones(name):
    with pytest.raises(UnknownPlayerError, match="steady, random"):
        roster.find(name)


@pytest.mark.parametrize(
    ("text", "word", "reported"),
    [
        (None, "Player", "there is no file"),
        ("class Player: pass", "Player", "not a class with a method choose"),
        ("choose = 1", "choose", "not a class with a method choose"),
        ("class Player: pass", "Other", "AttributeError"),
        ("1 / 0", "Player", "ZeroDivisionError: division by zero"),
        ("def broken(", "Player", "SyntaxError"),
    ],
)
def test_a_file_that_is_not_a_player_gives_a_reason(tmp_path, text, word, reported):
    path = tmp_path / "own.py"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(UnusablePlayerError, match=reported):
        roster.find(f"{path}:{word}")


DECISION = Decision(0, DecisionKind.MASTER, (Option(PASS),))


@pytest.mark.parametrize(
    ("answer", "reported"),
    [
        ("decision.options[0].nothing", r"AttributeError: .* \(own\.py, line 3\)"),
        ("None", "its answer None is not an option"),
        ("'bleed'", "its answer 'bleed' is not an option"),
        ("[1, 2]", r"its answer \[1, 2\] is not an option"),
        ("'x' * 500", "its answer 'x{79}… is not an option"),
    ],
)
def test_a_player_with_an_error_or_a_wrong_answer_is_named(tmp_path, answer, reported):
    path = tmp_path / "own.py"
    path.write_text(
        "class Player:\n    def __init__(self, seed): pass\n"
        f"    def choose(self, decision, look): return {answer}\n"
    )
    player = roster.find(f"{path}:Player")(1)
    with pytest.raises(FailedPlayerError, match=rf"own\.py:Player failed: {reported}"):
        player.choose(DECISION, lambda: None)


def test_a_player_that_cannot_be_made_is_named(tmp_path):
    path = tmp_path / "own.py"
    path.write_text("class Player:\n    def choose(self, decision, look): pass\n")
    with pytest.raises(FailedPlayerError, match="TypeError"):
        roster.find(f"{path}:Player")(1)


def test_an_error_of_a_player_can_be_sent_to_other_processes():
    error = copy.copy(FailedPlayerError("own.py:Player", "it is broken"))
    assert str(error) == "The player own.py:Player failed: it is broken."
