"""Files, folders and pipes with decks, and the day of the check."""

import json
import os
import threading
from pathlib import Path

import pytest

from vtes_deck.app import input_files

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has neither pipes nor such names")


@pytest.fixture(scope="session")
def winner(cb):
    """Id of a deck that is legal today and has a name."""
    return next(d.id for d in cb.archive if d.event.players > 40 and d.name)


@pytest.fixture
def legal(run, winner, tmp_path):
    """A file with a legal deck."""
    path = tmp_path / "legal.txt"
    assert run("convert", f"twd:{winner}", "-o", str(path))[0] == 0
    return path


def test_a_list_in_a_document_of_a_folder_is_not_ignored(run, legal):
    (legal.parent / "list.docx").write_bytes(b"PK\x03\x04 word/document.xml")
    status, out, _ = run("check", str(legal.parent), "--json")
    assert status == 2
    assert [report["file"].endswith("list.docx") for report in json.loads(out)].count(True) == 1
    assert "Word document" in out


def test_a_missing_file_is_reported_and_the_others_are_judged(run, legal, tmp_path):
    status, out, _ = run("check", str(tmp_path / "none.txt"), str(legal), "--json")
    missing, good = json.loads(out)
    assert status == 2
    assert "no such file" in missing["error"]
    assert (good["legal"], good["error"]) == (True, None)


@posix
def test_a_pipe_without_a_writer_is_refused(run, legal, monkeypatch):
    monkeypatch.setattr(input_files, "WRITER_SECONDS", 0.05)
    pipe = legal.parent / "pipe.txt"
    os.mkfifo(pipe)
    status, out, _ = run("check", str(pipe))
    assert status == 2
    assert "the pipe contained no data" in out
    monkeypatch.setattr(input_files, "WRITER_SECONDS", 3600)
    assert "it is a pipe" in run("check", str(legal.parent), "--no-table")[1]


@posix
def test_a_deck_is_read_from_a_named_pipe(run, legal, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(legal.read_bytes(),))
    writer.start()
    status, out, _ = run("check", str(pipe), "--json")
    writer.join()
    assert (status, json.loads(out)[0]["legal"]) == (0, True)


@posix
def test_a_file_name_that_is_not_a_text(run, legal):
    odd = os.fsencode(legal.parent) + b"/odd\xff.txt"
    Path(os.fsdecode(odd)).write_bytes(legal.read_bytes())
    status, out, _ = run("check", os.fsdecode(odd), "--json")
    assert status == 0
    assert json.loads(out)[0]["file"].endswith("odd\ufffd.txt")


def test_the_day_of_the_named_tournament_is_used(run, legal, winner):
    won = run("convert", f"twd:{winner}", "--to", "twd")[1]
    path = legal.parent / "won.txt"
    path.write_text(won, encoding="utf-8")
    report = json.loads(run("check", str(path), "--json", "--on", "2026-11-20")[1])[0]
    event = report["event_date"]
    assert report["date"] == "2026-11-20"
    assert event < "2026-11-20"
    assert f"for a tournament on {event}" in run("check", str(path))[1]
    assert event not in run("check", str(path), "--on", "2026-11-20")[1]
    judged = json.loads(run("check", str(path), "--json", "--on", "event")[1])[0]
    assert judged["date"] == event
    assert "has no tournament date" in run("check", str(legal), "--on", "event")[1]
    assert json.loads(run("check", str(legal), "--json")[1])[0]["event_date"] is None


@pytest.mark.parametrize("day", ["14.03.2026", "2026-13-45", "yesterday"])
def test_an_impossible_day_is_reported(run, legal, day):
    status, _, err = run("check", str(legal), "--on", day)
    assert status == 2
    assert "2026-03-14" in err


def test_figures_of_a_crypt_of_any_group_as_json(run, legal):
    path = legal.parent / "any.txt"
    path.write_text("5 Anarch Convert\n3 Cybele\n4 Villein\n")
    status, out, _ = run("show", str(path), "--json")
    assert status == 0
    assert json.loads(out)["composition"]["crypt"]["groups"] == {"4": 3, "ANY": 5}


def test_a_deck_is_not_written_into_a_missing_folder(run, legal, tmp_path):
    status, _, err = run("convert", str(legal), "-o", str(tmp_path / "none" / "deck.txt"))
    assert status == 2
    assert "no folder" in err
    assert not (tmp_path / "none").exists()
    assert run("convert", str(legal), "-o", str(tmp_path))[0] == 2


def test_a_folder_is_shown_as_a_table(run, legal):
    (legal.parent / "bad.txt").write_text("5x Arika\n1x Gaven the Xyzzy\n")
    status, out, _ = run("check", str(legal.parent), "--on", "2026-11-20")
    lines = {line.split()[0]: line for line in out.splitlines() if line.strip()}
    assert status == 1
    assert all(title in lines["Verdict"] for title in ("File", "Player", "Crypt", "Doubtful"))
    assert "legal.txt" in lines["legal"]
    assert "The crypt has 6 cards" in lines["not"]
    assert lines["not"].split()[-3:] == ["6", "0", "1"]
    assert out.rstrip().endswith("doubtful lines. For standard on 2026-11-20.")
    assert "take" not in out
    assert "Unknown cards" in run("check", str(legal.parent), "--no-table")[1]
    assert run("check", str(legal), "--table")[1].startswith("Verdict")


def test_a_folder_as_csv(run, legal):
    status, out, _ = run("check", str(legal.parent), "--csv")
    assert status == 0
    assert out.splitlines()[0].startswith("Verdict,File,First violation,Player")
    assert out.splitlines()[1].startswith("legal,legal.txt,")
    assert run("check", str(legal.parent), "--csv", "--json")[0] == 2
