"""Many lists at once: files of a folder, the table, and its export for spreadsheets."""

import csv
import datetime
import io
import os
from pathlib import Path

import pytest

from vtes_deck import deckio
from vtes_deck.app import input_files
from vtes_deck.app.check_report import CheckTerms, Report, TooManyFilesError, check_data
from vtes_deck.app.list_verdicts import (
    COLUMNS,
    CheckedList,
    ListFile,
    ListOutcome,
    Show,
    cells,
    check_list,
    common_folder,
    find_lists,
    same_lists,
    sort_key,
    tally,
    to_csv,
)
from vtes_deck.deck.winning_decks import from_archive

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has neither pipes nor such names")
QUESTION = CheckTerms("standard", datetime.date(2026, 11, 20))


@pytest.fixture
def judge(cb):
    """Check some places; returns rows by file name, and the skipped files."""

    def check(*paths):
        passed_over = []
        folder = common_folder(paths)
        found = list(find_lists(paths, passed_over))
        return {one.path.name: check_list(one, folder, cb, QUESTION) for one in found}, passed_over

    return check


@pytest.fixture
def winning(cb):
    """The text of a deck that won and is legal."""
    return deckio.write(
        from_archive(next(d for d in cb.archive if d.event.players > 40), cb.get), "twd", cb
    )


def row(file="a.txt", *, error=None, legal=True, **fields):
    report = Report(
        file=file, format="standard", date=QUESTION.on, legal=legal, error=error, **fields
    )
    return CheckedList(None, file, report)


def test_each_list_of_a_folder_has_its_verdict(judge, winning, tmp_path):
    (tmp_path / "table 1").mkdir()
    (tmp_path / "table 1" / "good.txt").write_text(winning, "utf-8")
    (tmp_path / "bad.txt").write_text("5x Arika\n1x Succubus Club\n2x Gaven the Xyzzy\n")
    (tmp_path / "nothing.txt").write_text("")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    rows, passed_over = judge(tmp_path)
    assert {name: one.outcome for name, one in rows.items()} == {
        "good.txt": ListOutcome.LEGAL,
        "bad.txt": ListOutcome.ILLEGAL,
        "nothing.txt": ListOutcome.UNREADABLE,
    }
    assert rows["good.txt"].file == str(Path("table 1", "good.txt"))
    assert rows["good.txt"].report.player
    assert rows["bad.txt"].doubtful == 1
    assert "crypt" in rows["bad.txt"].first
    assert "[" not in rows["nothing.txt"].first
    assert [path.name for path in passed_over] == ["picture.png"]
    assert str(tally(rows.values())) == (
        "2 decks: 1 legal, 1 not legal. 1 deck has doubtful lines. 1 unreadable file."
    )


def test_a_legal_list_with_a_doubtful_line_is_legal_and_doubtful(judge, winning, tmp_path):
    (tmp_path / "good.txt").write_text(winning, "utf-8")
    (tmp_path / "doubtful.txt").write_text(f"{winning}\n0x Majesty\n", "utf-8")
    rows, _ = judge(tmp_path)
    doubtful = rows["doubtful.txt"]
    assert doubtful.outcome is ListOutcome.DOUBTFUL
    assert rows["good.txt"].outcome is ListOutcome.LEGAL
    assert [show for show in Show if show.keeps(doubtful)] == [
        Show.ALL,
        Show.DOUBTFUL,
        Show.LEGAL,
    ]
    assert str(tally(rows.values())) == (
        "2 decks: 2 legal, 0 not legal. 1 deck has doubtful lines."
    )


@posix
def test_special_files_of_a_folder_are_reported_without_waiting(judge, tmp_path, monkeypatch):
    monkeypatch.setattr(input_files, "WRITER_SECONDS", 3600)
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)) * 50)
    (tmp_path / "broken.txt").symlink_to(tmp_path / "nowhere")
    (tmp_path / "device.txt").symlink_to("/dev/zero")
    (tmp_path / "elsewhere.txt").symlink_to(tmp_path)
    (tmp_path / "huge.txt").write_bytes(b"1x Wash\n" * 400_000)
    (tmp_path / "loop.txt").symlink_to(tmp_path / "loop.txt")
    os.mkfifo(tmp_path / "pipe.txt")
    rows, passed_over = judge(tmp_path)
    assert all(one.outcome is ListOutcome.UNREADABLE for one in rows.values())
    assert rows["broken.txt"].first == "It is a broken link."
    assert rows["pipe.txt"].first == "It is a pipe, not a file."
    assert rows["device.txt"].first == "It is a device, not a file."
    assert "too large" in rows["huge.txt"].first
    assert "link" in rows["loop.txt"].first
    assert "text" in rows["binary.txt"].first
    assert [path.name for path in passed_over] == ["elsewhere.txt"]


@posix
def test_unreadable_files_are_reported(cb, tmp_path, monkeypatch):
    def refuse(_path):
        raise PermissionError(13, "Permission denied", "a.txt")

    monkeypatch.setattr(input_files, "_read", lambda path, *_mode: refuse(path))
    (tmp_path / "a.txt").write_text("1x Wash")
    reported = check_list(ListFile(tmp_path / "a.txt"), tmp_path, cb, QUESTION)
    assert reported.first == "You do not have permission to read it."


def test_the_search_for_lists_can_be_stopped(tmp_path):
    class StopHereError(Exception):
        pass

    def stop(folder):
        raise StopHereError(folder)

    with pytest.raises(StopHereError):
        list(find_lists([tmp_path], [], stop))


def test_too_many_files_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.check_report.MAX_FILES", 3)
    for number in range(4):
        (tmp_path / f"{number}.txt").write_text("")
    with pytest.raises(TooManyFilesError):
        list(find_lists([tmp_path], []))


def test_names_are_shown_from_their_common_folder(tmp_path):
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    assert common_folder(files) == tmp_path
    assert common_folder([tmp_path]) == tmp_path
    assert common_folder([tmp_path / "x" / "a.txt", tmp_path / "b.txt"]) is None


def test_the_same_list_in_two_files_is_noticed():
    rows = [row("a", checksum="1"), row("b", checksum="2"), row("c", checksum="1"), row("d")]
    assert same_lists([*rows, row("e")]) == {"1": ("a", "c")}


def test_filters_by_verdict_and_name():
    legal, illegal = row(), row(legal=False)
    unreadable = row(legal=False, error="it is a folder")
    everything = [legal, illegal, unreadable]
    kept = {show: [one for one in everything if show.keeps(one)] for show in Show}
    assert kept[Show.ALL] == everything
    assert kept[Show.LEGAL] == [legal]
    assert kept[Show.ILLEGAL] == [illegal]
    assert kept[Show.UNREADABLE] == [unreadable]
    assert kept[Show.DOUBTFUL] == []


def test_numbers_sort_as_numbers_and_the_worst_verdicts_come_first():
    rows = [row("b", crypt=12), row("a", crypt=9), row("c", legal=False, error="x")]
    by_crypt = sorted(rows, key=lambda one: sort_key(one, COLUMNS.index("Crypt")))
    assert [one.file for one in by_crypt] == ["c", "a", "b"]
    by_verdict = sorted(rows, key=lambda one: sort_key(one, 0))
    assert [one.file for one in by_verdict] == ["c", "a", "b"]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "=cmd|' /C calc'!A0"])
def test_a_spreadsheet_gets_no_formulas(text):
    written = to_csv([row(text, player=text, name=text)])
    _, line = csv.reader(io.StringIO(written))
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in line)
    assert line[1] == f"'{text}"


def test_a_spreadsheet_gets_every_card_of_a_violation(cb):
    # A sentence names twelve cards and counts the others.
    banned = [card for card in cb.library if card.banned_from is not None][:15]
    assert len(banned) == 15
    text = "Library\n" + "".join(f"2x {card.unique_name}\n" for card in banned)
    report = check_data(text.encode(), "a.txt", cb, CheckTerms("standard", QUESTION.on))
    head, line = csv.reader(io.StringIO(to_csv([CheckedList(None, "a.txt", report)])))
    cards = line[head.index("Cards")].split("; ")
    assert {f"2 {card.unique_name}" for card in banned} <= set(cards)


def test_a_spreadsheet_gets_every_column():
    head, line = csv.reader(io.StringIO(to_csv([row("a\n;b.txt", crypt=12, library=60)])))
    assert tuple(head[: len(COLUMNS)]) == COLUMNS
    assert len(head) == len(line)
    assert line[1] == "a;b.txt"
    assert cells(row(crypt=12))[4] == "12"
