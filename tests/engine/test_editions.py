"""Editions are found by scanning; votes of titles and the catalogue's columns follow from that."""

import subprocess
import sys

import pytest
from new_edition import HOUSE_RULES, new_edition

from cardbase.terms import Title
from vtes_deck.app import reference, rulebook
from vtes_deck.app.reference import Says
from vtes_deck.engine.game import Game
from vtes_deck.rulesets import CURRENT, EDITIONS


@pytest.fixture
def house(tmp_path):
    """A package with an additional edition file."""
    with new_edition(tmp_path):
        yield tmp_path


def test_an_edition_is_one_file(house, cb):
    assert next(iter(EDITIONS)) == CURRENT
    assert "house-rules" in EDITIONS
    deck = (list(cb.crypt)[:12], ())
    game = Game.start(EDITIONS["house-rules"], [deck, deck])
    assert [seat.pool for seat in game.table.seats] == [20, 20]


def test_the_reference_shows_an_edition_from_an_additional_file(house):
    entry = rulebook.entry("INF-03")
    assert dict(entry.editions)["Rules of the house"] == "says nothing"
    item = reference.find("INF-03")
    assert ("Rules of the house", Says.SILENT, "") in item.editions


def test_the_command_line_offers_an_edition_from_an_additional_file(house):
    commands = ("play", "goldfish", "compare")
    program = (
        "import contextlib\n"
        "from vtes_deck import rulesets\n"
        f"rulesets.__path__.append({str(house)!r})\n"
        "from vtes_deck.cli.main import main\n"
        f"for command in {commands}:\n"
        "    with contextlib.suppress(SystemExit):\n"
        "        main([command, '--help'])\n"
        "    print('\\f')\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    helps = said.split("\f")[:-1]
    assert len(helps) == len(commands)
    for command, text in zip(commands, helps, strict=True):
        assert "house-rules" in "".join(text.split()), command


def test_the_names_of_editions_are_known_without_the_engine():
    program = (
        "import sys; from vtes_deck.rulesets import EDITIONS; assert 'vekn' in EDITIONS;"
        "sys.exit('vtes_deck.engine' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    ("file", "text"), [("empty.py", ""), ("wrong_name.py", HOUSE_RULES.replace("HOUSE", "WRONG"))]
)
def test_a_file_without_an_edition_of_its_name_is_an_error(tmp_path, file, text):
    with new_edition(tmp_path, file, text), pytest.raises(TypeError, match="defines no edition"):
        EDITIONS[file.removesuffix(".py").replace("_", "-")]


def test_an_unknown_edition_is_a_key_error():
    for name in ("", "nothing", "..", "os"):
        with pytest.raises(KeyError):
            EDITIONS[name]


@pytest.mark.rule("REF-13", "REF-14")
def test_titles_have_the_votes_of_the_rulebook():
    votes = EDITIONS["vekn"].title_votes
    assert (votes[Title.PRIMOGEN], votes[Title.PRINCE], votes[Title.JUSTICAR]) == (1, 2, 3)
    assert (votes[Title.INNER_CIRCLE], votes[Title.REGENT], votes[Title.BISHOP]) == (4, 4, 1)
    assert Title.PRISCUS not in votes  # prisci vote as a block
    assert set(EDITIONS["jyhad-1994"].title_votes) == {
        Title.PRIMOGEN,
        Title.PRINCE,
        Title.JUSTICAR,
    }
