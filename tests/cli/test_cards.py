"""``vtes-deck cards``, with a small card base instead of the user's."""

import json

import pytest
from small_cards import as_json, packed, rows, small_package, table
from website import Page, answering, website

from cardbase import updates
from cardbase.active_data import open_active
from vtes_deck.cli.main import main


@pytest.fixture
def place(tmp_path, monkeypatch):
    place = small_package().place(tmp_path)
    for module in ("installation", "report"):
        monkeypatch.setattr(f"cardbase.updates.{module}.default_place", lambda: place)
    return place


@pytest.fixture
def run(capsys):
    """Call the program and return exit status, output and error output."""

    def call(*argv):
        status = main(["cards", *argv])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


@pytest.fixture
def archive(place, tmp_path):
    """Official lists with one new vampire."""
    lists = place.package.lists()
    found = rows(lists["vtescrypt.csv"])
    found.append(found[0] | {"Id": "299999", "Name": "Somebody New"})
    path = tmp_path / "lists.zip"
    path.write_bytes(packed(lists | {"vtescrypt.csv": table(found)}))
    return path


def test_an_archive_from_a_file_and_the_rollback(run, place, archive):
    status, out, err = run("update", "--from", str(archive))
    assert (status, err) == (0, "")
    assert "VEKN card lists from lists.zip, 2026-04-09 is now in use." in out
    assert "13 crypt cards, 12 library cards" in out
    assert "New cards (1): Somebody New (G2)" in out

    status, out, _ = run("status")
    assert status == 0
    line = next(line for line in out.splitlines() if line.startswith("*  "))
    assert "VEKN card lists" in line
    assert "2026-04-09" in line
    assert "in use: installed on" in out

    status, out, err = run("update", "--from", str(archive))
    assert (status, out) == (
        0,
        "Nothing new: VEKN card lists from lists.zip, 2026-04-09 stays in use.\n",
    )

    status, out, err = run("rollback")
    assert status == 0
    assert "package 1 is now in use." in out
    assert "Removed cards (1): Somebody New (G2)" in out

    status, out, err = run("rollback")
    assert (status, out) == (2, "")
    assert "are unchanged: there is nothing to go back to" in err


def test_json_output(run, place, archive):
    status, out, _ = run("update", "--from", str(archive), "--json")
    output = json.loads(out)
    assert status == 0
    assert output["changed"] is True
    assert output["difference"]["added"] == [{"id": 299999, "name": "Somebody New (G2)"}]
    assert output["version"]["counts"] == {"crypt": 13, "library": 12, "sets": 51, "decks": 6}

    output = json.loads(run("status", "--json")[1])
    assert output["active"]["id"] == output["versions"][0]["id"]
    assert [version["origin"] for version in output["versions"]] == ["vekn", "package"]

    assert json.loads(run("rollback", "--json")[1])["version"]["id"] == "package"


def test_an_update_from_a_server(run, place, archive, monkeypatch):
    with website() as site:
        for name, path in (("VEKN", "/lists.zip"), ("VEKN_FR", "/fr.zip"), ("VEKN_ES", "/es.zip")):
            monkeypatch.setenv(f"VTES_DECK_{name}_URL", site.url(path))
        site["/lists.zip"] = Page(archive.read_bytes())
        status, out, _ = run("update")
    assert status == 0
    assert "VEKN card lists, 2026-04-09 is now in use." in out
    assert "Note: the French translation could not be fetched: there is no file at" in out


def test_krcg_as_the_source(run, place, monkeypatch):
    with website() as site:
        for name in ("cards", "sets", "decks"):
            monkeypatch.setenv(f"VTES_DECK_KRCG_{name.upper()}_URL", site.url(f"/{name}.json"))
        files = as_json(place.package).values()
        for name, data in zip(("cards", "sets", "decks"), files, strict=True):
            site[f"/{name}.json"] = Page(data)
        status, out, _ = run("update", "--source", "krcg")
        assert {asked.path for asked in site.asked} == {"/cards.json", "/sets.json", "/decks.json"}
    assert (status, out) == (0, "Nothing new: package 1 stays in use.\n")


def test_a_failing_custom_address(run, place):
    with website() as site:
        site["/lists.zip"] = answering(404)
        status, out, err = run("update", "--url", site.url("/lists.zip"))
    assert (status, out) == (2, "")
    assert err.startswith("The card data are unchanged: there is no file at http://127.0.0.1:")
    assert err.count("\n") == 1


def test_doubtful_data_require_force(run, place, archive, tmp_path):
    lists = place.package.lists()
    found = rows(lists["vtescrypt.csv"])
    archive.write_bytes(packed(lists | {"vtescrypt.csv": table(found[1:])}))
    status, _, err = run("update", "--from", str(archive))
    assert status == 2
    assert "they lack cards that the current data have: Aabbt Kindred" in err
    assert "--force" in err
    assert run("update", "--from", str(archive), "--force")[0] == 0


def test_ctrl_c_keeps_the_present_data_and_says_so(run, place, archive, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("cardbase.updates.installation.doubts", interrupted)
    status, out, err = run("update", "--from", str(archive))
    assert (status, out, err) == (130, "", "Stopped. The card data are unchanged.\n")
    assert 299999 not in open_active(place)


def test_ctrl_c_after_the_update_says_that_it_is_done(run, place, archive, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("cardbase.updates.installation.info_of", interrupted)
    status, _, err = run("update", "--from", str(archive))
    assert (status, err) == (130, "The update was already complete.\n")
    assert 299999 in open_active(place)


@pytest.mark.parametrize(
    "argv",
    [
        ("update", "--from", "nothing.zip"),
        ("update", "--source", "somebody"),
        ("update", "--from", __file__, "--url", "http://127.0.0.1/"),
        ("nonsense",),
    ],
)
def test_wrong_usage(run, place, argv):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert "Usage: vtes-deck cards" in err


def test_help_has_content(run):
    out = run("update", "--help")[1]
    assert "The source: VEKN" in out
    assert "vtes-deck cards update --source krcg" in map(str.strip, out.splitlines())
    out = run("--help")[1]
    for name in ("update", "status", "rollback"):
        assert f"  {name} " in out


def test_progress_is_drawn_on_a_terminal(run, place, archive, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    status, out, _ = run("update", "--from", str(archive))
    assert status == 0
    assert "is now in use" in out
    assert updates.in_force() != "package"
