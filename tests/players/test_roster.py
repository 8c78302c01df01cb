"""Players by name, and the user's own players."""

import random
import re
from pathlib import Path

import pytest

from vtes_deck.engine.agents import RandomAgent, SteadyAgent
from vtes_deck.players import roster
from vtes_deck.players.errors import UnknownPlayerError, UnusablePlayerError

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
    assert made(7).random.random() == random.Random(7).random(), "the seed decides"
    assert roster.find(f"{mine}:MyPlayer") is made, "a file is loaded once"


def test_a_class_from_an_importable_module():
    assert roster.find("vtes_deck.engine.agents:RandomAgent") is RandomAgent


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
