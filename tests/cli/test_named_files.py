"""Any object in place of a file gives an error, without traceback or endless wait."""

import itertools
import os

import pytest
from series import thinned

from vtes_deck.app import input_files
from vtes_deck.cli.main import main

# A command that prints starts Qt; tests of the window in the same process need its application.
pytestmark = pytest.mark.usefixtures("qapp")

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has neither pipes nor devices")

COMMANDS = {
    "check": ["check", "FILE"],
    "show": ["show", "FILE"],
    "diff": ["diff", "FILE", "FILE"],
    "convert": ["convert", "FILE", "--to", "text"],
    "hand": ["hand", "FILE"],
    "sheet": ["sheet", "FILE"],
    "paper": ["paper", "FILE", "-o", "OUT"],
    "picture": ["picture", "FILE", "-o", "OUT"],
    "odds": ["odds", "FILE", "hand(Govern)"],
    "influence": ["influence", "FILE"],
    "goldfish": ["goldfish", "FILE", "--games", "1"],
    "policy": ["goldfish", "DECK", "--games", "1", "--policy", "FILE"],
    "compare": ["compare", "FILE", "FILE"],
    "coverage": ["coverage", "FILE"],
    "play": ["play", "FILE", "FILE"],
    "replay": ["replay", "FILE"],
    "collection": ["collection", "import", "FILE"],
    "missing": ["collection", "missing", "FILE"],
    "cards": ["cards", "update", "--from", "FILE"],
    "heritage score": ["heritage", "score", "FILE"],
    "heritage data": ["heritage", "data", "check", "FILE"],
    "heritage set": ["heritage", "play", "--players", "greedy,greedy", "--set", "FILE"],
}

PLACES = {
    "nothing": lambda path: None,
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
    "a device without end": lambda path: path.symlink_to("/dev/zero"),
    "a link to itself": lambda path: path.symlink_to(path),
    "empty": lambda path: path.write_bytes(b""),
    "half of a character": lambda path: path.write_bytes(b"Deck Name: Ren\xe9\n\xff\xfe\x00"),
    "sixteen bits": lambda path: path.write_bytes("12 Anson\n".encode("utf-16-be") * 9),
    "surrogates": lambda path: path.write_bytes(b'\xed\xa0\x80 ["\\ud800"]'),
    "nests": lambda path: path.write_bytes(b"[" * 300_000),
    "tables that nest": lambda path: path.write_bytes(b'{"a":' * 200_000 + b"1" + b"}" * 200_000),
    "a key of many parts": lambda path: path.write_bytes(b"a" + b".a" * 100_000 + b" = 1"),
    "a huge number": lambda path: path.write_bytes(b'{"seed": 1' + b"0" * 9_000 + b"}"),
    "an exponent": lambda path: path.write_bytes(b"a = 1e999999999\nb = inf\n"),
    "a date": lambda path: path.write_bytes(b"a = 9999-12-31T23:59:60Z\n1979-05-27 = 2\n"),
    "one line": lambda path: path.write_bytes(b"1 x " * 600_000),
}


@posix
@pytest.mark.parametrize(
    ("command", "place"), thinned(list(itertools.product(COMMANDS, PLACES)), every=9)
)
def test_a_command_reports_what_is_wrong_with_its_file(  # noqa: PLR0917 - fixtures
    cb, own_home, tmp_path, monkeypatch, capsys, command, place
):
    monkeypatch.setattr("cardbase.load", lambda: cb)
    monkeypatch.setattr(input_files, "WRITER_SECONDS", 0.05)
    path = tmp_path / ("named.toml" if "heritage" in command else "named.txt")
    PLACES[place](path)
    deck = tmp_path / "deck.txt"
    deck.write_text("12 Anson\n60 Deflection\n")
    names = {"FILE": str(path), "DECK": str(deck), "OUT": str(tmp_path / "out.pdf")}
    status = main([names.get(word, word) for word in COMMANDS[command]])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    assert "\x00" not in printed.err
    assert status in {0, 1, 2}
    if place in {"nothing", "a pipe", "a link to itself"}:
        assert status, printed.out
    assert printed.err or printed.out
