"""No foreign text reaches the terminal as a control sequence."""

import ast
import json
import logging
import re
from pathlib import Path

import msgspec
import pytest
from small_place import newer_lists

import vtes_deck.cli
from cardbase import updates
from cardbase.control_characters import CONTROLS, visible
from vtes_deck.app.logs import VisibleFormatter
from vtes_deck.cli.main import main
from vtes_deck.cli.output import Column, print_table

EVIL = "\x1b[2J\x1b]0;pwned\x07\x9b31m\x7f\u202egpj\u2066\u200f\u2028\x00[red]x[/red]"


@pytest.fixture
def run(capsys, own_home):
    def call(*argv):
        status = main(list(argv))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


@pytest.fixture(scope="module")
def hostile_base(cb):
    """The current card base, with other texts of one card and one deck."""
    from cardbase.archive import Archive
    from cardbase.database import CardBase
    from cardbase.names import name_table

    cards = list(cb)
    place = next(i for i, card in enumerate(cards) if card.name == "Govern the Unaligned")
    govern = cards[place]
    translation = {
        k: msgspec.structs.replace(v, name=f"G{EVIL}", text=EVIL)
        for k, v in govern.translations.items()
    }
    bad = msgspec.structs.replace(
        govern, text=f"Text {EVIL}", flavor=EVIL, artists=(EVIL,), translations=translation
    )
    cards[place] = bad
    deck = cb.archive.decks[0]
    other = msgspec.structs.replace(
        deck,
        name=f"N{EVIL}",
        player=f"P{EVIL}",
        comment=EVIL,
        event=msgspec.structs.replace(deck.event, name=f"E{EVIL}", place=EVIL),
    )
    archive = Archive([other, *cb.archive.decks[1:200]])
    return CardBase(cards, list(cb.sets.values()), name_table(cards), lambda: archive, cb.version)


@pytest.fixture
def hostile(hostile_base, monkeypatch, tmp_path):
    """A deck file with hostile texts, and a card base with some."""
    monkeypatch.setattr("cardbase.load", lambda: hostile_base)
    file = tmp_path / f"d{EVIL.replace(chr(0), '').replace('/', '')}.txt"
    file.write_text(
        f"Deck Name: {EVIL}\nAuthor: {EVIL}\nDescription: {EVIL}\n\n"
        f"12x Arika\n60x Govern the Unaligned -- {EVIL}\n3x Nobody{EVIL} Knows\n",
        "utf-8",
    )
    return str(file), hostile_base.archive.decks[0].id


COMMANDS = [
    ("show", "FILE"),
    ("show", "FILE", "--json"),
    ("check", "FILE"),
    ("check", "FILE", "--json"),
    ("diff", "FILE", "twd:ID"),
    ("diff", "FILE", "twd:ID", "--json"),
    ("hand", "FILE", "--seed", "1"),
    ("sheet", "FILE"),
    ("odds", "FILE"),
    ("influence", "FILE"),
    ("card", "Govern the Unaligned"),
    ("card", "Govern the Unaligned", "--json"),
    ("card", EVIL.replace("\0", "")),
    ("search", "govern"),
    ("search", EVIL.replace("\0", "")),
    ("twd", "search", "--limit", "5"),
    ("twd", "search", "--json"),
    ("twd", "show", "ID"),
    ("twd", "show", "ID", "--json"),
    ("twd", "show", EVIL.replace("\0", "")),
    ("twd", "played", "Govern the Unaligned"),
    ("collection", "import", "FILE"),
    ("collection", "import", "FILE", "--json"),
    ("collection", "show"),
    ("collection", "missing", "FILE"),
    ("coverage", "FILE"),
    ("play", "FILE", "twd:ID", "--most", "50"),
    ("goldfish", "FILE", "--games", "5"),
    ("compare", "FILE", "twd:ID", "--games", "5"),
    ("convert", "FILE", "--to", EVIL.replace("\0", "")),
    ("convert", "FILE", "-o", "FILE"),
    ("replay", "FILE"),
    ("rule", EVIL.replace("\0", "")),
    (EVIL.replace("\0", ""),),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: visible(" ".join(c))[:40])
def test_no_command_prints_control_sequences(run, hostile, command):
    file, deck_id = hostile
    status, out, err = run(*(w.replace("FILE", file).replace("ID", deck_id) for w in command))
    assert status in {0, 1, 2}
    assert out or err
    for printed in (out, err):
        assert CONTROLS.findall(printed) == []
    if "--json" in command and out:
        json.loads(out)


def test_json_has_the_unchanged_text(run, hostile):
    _, out, _ = run("card", "Govern the Unaligned", "--json")
    assert "\\u202e" in out
    assert f"Text {EVIL}" in _strings(json.loads(out))


def _strings(value):
    if isinstance(value, dict):
        return [text for one in value.values() for text in _strings(one)]
    if isinstance(value, list):
        return [text for one in value for text in _strings(one)]
    return [value]


def test_control_sequences_from_a_server_are_shown(run, small_place, site):
    def refuse(request):
        request.send_response_only(404, "\x1b[2J\x9bgone")
        request.end_headers()

    site["/lists.zip"] = refuse
    status, out, err = run("cards", "update")
    assert status != 0
    assert CONTROLS.findall(out + err) == []
    assert "x1b[2J" in err


def test_hostile_card_data_are_reported_in_visible_characters(run, small_place, small, tmp_path):
    path = tmp_path / "lists[bold].zip"
    path.write_bytes(newer_lists(small, Name=f"Evil{EVIL[1:8]}\x1b"))
    status, out, err = run("cards", "update", "--from", str(path))
    assert status != 0
    assert CONTROLS.findall(out + err) == []
    assert updates.status().active.id == "package"


def test_a_file_for_another_program_is_written_unchanged(run, hostile):
    _, out, _ = run("convert", hostile[0], "--to", "text")
    assert "Nobody" in out


def test_only_one_module_calls_print():
    folder = Path(vtes_deck.cli.__file__).parent
    prints = re.compile(
        r"click\.(?:echo|secho|style|prompt|confirm)|\bprint\(|sys\.std(?:out|err)\.write"
    )
    found = {
        path.name
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and prints.match(ast.unparse(node.func) + "(")
    }
    assert found == {"output.py"}


def test_the_log_shows_control_characters_on_one_line():
    record = logging.LogRecord("x", logging.INFO, "", 1, "file %s", (f"a\n{EVIL}",), None)
    written = VisibleFormatter("%(message)s").format(record)
    assert CONTROLS.findall(written) == []
    assert "\n" not in written


def test_tables_group_thousands_but_not_in_words(capsys):
    print_table((Column("Year"), Column("Decks", "right")), [("2024", 4668), ("2025", 7)])
    assert [line.split() for line in capsys.readouterr().out.splitlines()[2:4]] == [
        ["2024", "4,668"],
        ["2025", "7"],
    ]
