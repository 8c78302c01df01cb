"""The collection from the command line."""

import io
import json
import sys

import pytest

from vtes_deck.cli.main import main

LIST = "4x Govern the Unaligned\n2x Blood Doll\n1x Qwertyuiop Zxcv\n"


@pytest.fixture
def run(capsys, own_home, cb):
    """Call the program with a separate collection; return exit status, output and errors."""

    def call(*argv):
        status = main(["collection", *map(str, argv)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


@pytest.fixture
def listed(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(LIST)
    return path


@pytest.fixture(autouse=True)
def one_card_base(monkeypatch, cb):
    """Each test has another home and cache, so the card base is shared instead of built again."""
    monkeypatch.setattr("cardbase.load", lambda: cb)


def test_help_lists_every_subcommand(run):
    status, out, _ = run("--help")
    assert status == 0
    assert all(f"  {name} " in out for name in ("show", "import", "export", "missing"))


def test_an_empty_collection_shows_nothing(run):
    status, out, err = run("show")
    assert (status, out, err) == (1, "", "No cards.\n")


def test_a_list_is_imported_with_every_line(run, listed, own_home):
    status, out, err = run("import", listed)
    assert status == 0
    assert "Read as list of cards: 6 cards added, 0 taken away, 1 line not recognised" in out
    assert f"{listed}:3: lost: “1x Qwertyuiop Zxcv”: no such card" in err
    assert (own_home / "data" / "collection.json").exists()
    status, out, err = run("show")
    assert status == 0
    assert "Govern the Unaligned" in out
    assert "6 cards, 2 different" in out
    assert "1 line of imports not recognised" in err
    assert json.loads(run("show", "govern", "--json")[1])[0]["have"] == 4
    assert run("show", "--view", "short")[0] == 1


def test_an_import_has_a_dry_run(run, listed):
    _, out, _ = run("import", listed, "--dry-run")
    assert "would be added" in out
    assert run("show")[0] == 1


def test_an_import_sets_or_replaces(run, listed, tmp_path):
    run("import", listed)
    other = tmp_path / "other.csv"
    other.write_text("Quantity,Name,Set\n9,Blood Doll,V5\n")
    output = json.loads(run("import", other, "--mode", "set", "--json")[1])
    assert output["changes"][0] | {"card": 0} == {
        "card": 0, "name": "Blood Doll", "before": 2, "after": 9,
    }  # fmt: skip
    assert "9 V5" in run("show")[1]
    run("import", other, "--mode", "replace")
    assert "Govern" not in run("show")[1]


def test_a_pipe_is_imported(run, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LIST.encode())))
    assert "6 cards added" in run("import", "-")[1]


def test_a_failed_import_gives_a_reason(run, tmp_path):
    status, _, err = run("import", tmp_path / "none.csv")
    assert status == 2
    assert "no such file" in err
    (tmp_path / "bad.xml").write_text("<inventory><vampire></inventory>")
    assert run("import", tmp_path / "bad.xml")[0] == 2
    assert run("import", tmp_path)[0] == 2


def test_a_collection_is_exported_and_read_again(run, listed, tmp_path):
    run("import", listed)
    for name in ("table", "vtesdecks", "feldb", "ardb", "lackey", "text"):
        out = tmp_path / f"{name}.out"
        assert run("export", "--to", name, "-o", out)[0] == 0
        assert run("import", out, "--mode", "set", "--dry-run")[1].startswith("Read as")
    assert run("export", "--to", "text", "-o", out)[0] == 2
    assert run("export", "--to", "text", "-o", out, "--force")[0] == 0
    assert "4x Govern the Unaligned" in run("export", "--to", "text")[1]
    assert "vtesdecks" in run("export", "--list")[1]
    assert run("export", "--to", "nothing")[0] == 2
    assert run("export", "--to", "text", "-o", tmp_path / "text.out" / "x")[0] == 2


def test_missing_cards_of_a_deck(run, listed, tmp_path):
    run("import", listed)
    deck = tmp_path / "deck.txt"
    deck.write_text("Deck Name: Stealth\n\n5x Govern the Unaligned\n2x Blood Doll\n")
    status, out, _ = run("missing", deck)
    assert status == 1
    assert out == (
        "Missing for Stealth: 1 card\n\nLibrary (1)\n1x Govern the Unaligned (have 4, need 5)\n"
    )
    assert json.loads(run("missing", deck, "--json")[1])[0]["missing"] == 1
    run("missing", deck, "--wish")
    assert run("export", "--what", "wishes", "--to", "text")[1].endswith(
        "1x Govern the Unaligned\n"
    )
    deck.write_text("2x Blood Doll\n4x Govern the Unaligned\n")
    assert run("missing", deck)[:2] == (0, "Nothing is missing for deck.\n")


def test_a_damaged_collection_is_reported_and_a_later_version_kept(run, own_home):
    path = own_home / "data" / "collection.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"{")
    assert "was damaged and has been moved to" in run("show")[2]
    later = b'{"program": "VTES Deck collection", "shape": 99}'
    path.write_bytes(later)
    status, _, err = run("show")
    assert (status, path.read_bytes()) == (2, later)
    assert "later version" in err
