"""``vtes-deck paper``: a deck as a PDF without a window."""

import os
import re
import subprocess
import sys

import pytest

from vtes_deck.app.paper import Which
from vtes_deck.app.preflight import Readiness, Screen
from vtes_deck.cli.main import main
from vtes_deck.paper import export
from vtes_deck.paper.request import PdfResult

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.fixture
def run(capsysbinary, qapp, cb, monkeypatch):
    """Call the program and return exit status, output and error output."""
    monkeypatch.setattr("cardbase.load", lambda: cb)

    def call(*argv):
        status = main(["paper", *map(str, argv)])
        printed = capsysbinary.readouterr()
        return status, printed.out, printed.err.decode()

    return call


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "a.txt"
    made.write_text(
        "Deck Name: The Wash\nAuthor: Somebody\n\n3 Anson\n2 Arika\n\n4 Blood Doll\n2x Wash\n",
        "utf-8",
    )
    return made


def boxes(pdf):
    """The sizes of the pages in points."""
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", pdf)
    return {tuple(round(float(side)) for side in pair) for pair in found}


@pytest.mark.parametrize("kind", ["registration", "decklist", "proxies", "report"])
def test_every_kind_becomes_a_pdf(run, path, tmp_path, kind):
    target = tmp_path / "out.pdf"
    status, out, err = run(path, "--kind", kind, "--once", "-o", target, "--paper", "a4")
    assert (status, err) == (0, "")
    assert re.fullmatch(rf"{re.escape(str(target))}: \d pages?\n", out.decode())
    assert target.read_bytes().startswith(b"%PDF-")
    assert boxes(target.read_bytes()) == {(595, 842)}
    assert not list(tmp_path.glob(".*"))


def test_letter_format_into_a_pipe(run, path):
    status, out, _ = run(path, "--paper", "letter", "-o", "-")
    assert status == 0
    assert out.startswith(b"%PDF-")
    assert boxes(out) == {(612, 792)}


def test_no_file_is_replaced_without_force(run, path, tmp_path):
    target = tmp_path / "out.pdf"
    target.write_text("mine")
    status, _, err = run(path, "-o", target)
    assert (status, target.read_text()) == (2, "mine")
    assert "--force" in err
    assert run(path, "-f", "-o", target)[0] == 0
    assert target.read_bytes().startswith(b"%PDF-")


def test_wrong_options_are_explained(run, path, tmp_path):
    status, _, err = run(path, "-o", tmp_path / "no" / "out.pdf")
    assert status == 2
    assert "there is no folder" in err
    status, _, err = run(path, "--format", "nonsense", "-o", tmp_path / "out.pdf")
    assert status == 2
    assert "nonsense" in err
    assert run(path, "-o", tmp_path)[0] == 2
    assert not (tmp_path / "out.pdf").exists()


@pytest.fixture
def order_of(monkeypatch, run):
    """Return the print options of a call of the program."""

    def find(*argv):
        found = []

        def export_deck(_deck, _cards, order, _advance):
            found.append(order)
            return PdfResult(b"%PDF-", 1)

        monkeypatch.setattr("vtes_deck.cli.commands.paper.export_deck", export_deck)
        assert run(*argv, "-o", "-")[0] == 0
        return found[0]

    return find


def test_missing_options_come_from_the_settings_and_the_deck(order_of, path):
    from vtes_deck.app.settings import SettingsStore

    entrant = order_of(path).entrant
    assert (entrant.player, entrant.vekn, entrant.deck) == ("Somebody", "", "The Wash")
    assert entrant.format == "Standard"
    SettingsStore().change(author="Me", vekn="123", paper="letter", tournament_format="v5")
    order = order_of(path)
    assert (order.entrant.player, order.entrant.vekn, order.size) == ("Me", "123", "letter")
    entrant = order_of(path, "--player", "", "--vekn", "7", "--event", "Paris", "--date", "1 May")
    entrant = entrant.entrant
    assert (entrant.player, entrant.vekn, entrant.event, entrant.date) == (
        "",
        "7",
        "Paris",
        "1 May",
    )


def test_choice_of_proxies(order_of, path):
    order = order_of(path, "--kind", "proxies", "--of", "library", "--once", "--gap", "--pictures")
    assert (order.which, order.each_once, order.gap, order.pictures) == (
        Which.LIBRARY,
        True,
        True,
        True,
    )
    assert not order_of(path, "--kind", "decklist", "--bare").comments


def test_cards_without_a_picture_are_counted_and_drawn(run, path, tmp_path):
    argv = (path, "--kind", "proxies", "--pictures", "--of", "crypt", "--once")
    status, _, err = run(*argv, "-o", tmp_path / "out.pdf")
    assert status == 0
    assert "2 cards have no picture" in err


def test_the_paper_language_does_not_change_the_program_language(run, path, monkeypatch):
    from vtes_deck import language
    from vtes_deck.paper import writer as printing

    titles = []
    paint = printing.paint_pdf

    def watched(document, found):
        titles.append(document.title)
        return paint(document, found)

    monkeypatch.setattr(printing, "paint_pdf", watched)
    before = language.lookup()
    run(path, "-o", "-")
    run(path, "--language", "fr", "-o", "-")
    assert titles[0].startswith("Deck registration")
    assert titles[1] != titles[0]
    assert "The Wash" in titles[1]
    assert language.lookup() is before


@pytest.mark.parametrize(
    ("readiness", "words"),
    [
        (Readiness(toolkit=False, screen=Screen.HERE), "PySide6 is not installed"),
        (
            Readiness(toolkit=True, screen=Screen.HERE, missing=("libEGL.so.1",)),
            "apt install libegl1",
        ),
    ],
)
def test_one_line_says_why_qt_cannot_start(run, path, tmp_path, monkeypatch, readiness, words):
    monkeypatch.setattr(export, "examine", lambda _environ: readiness)
    status, _, err = run(path, "-o", tmp_path / "out.pdf")
    assert status == 2
    assert words in err
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "out.pdf").exists()


def test_no_screen_is_needed(path, tmp_path):
    environ = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    environ["QT_QPA_PLATFORM"] = "xcb"
    target = tmp_path / "out.pdf"
    subprocess.run(
        [sys.executable, "-m", "vtes_deck", "paper", str(path), "-o", str(target)],
        env=environ,
        check=True,
        capture_output=True,
        timeout=60,
    )
    assert target.read_bytes().startswith(b"%PDF-")


@pytest.mark.skipif(os.name != "posix", reason="devices are files there only")
def test_a_device_is_written_and_not_replaced(run, path, tmp_path):
    out = tmp_path / "null.pdf"
    out.symlink_to("/dev/null")
    status, printed, err = run(path, "--kind", "decklist", "-o", out)
    assert (status, printed) == (0, b"")
    assert "1 page" in err
    assert out.is_symlink()


def test_damaged_settings_are_reported(run, path, tmp_path, own_home):
    (own_home / "config").mkdir(parents=True)
    (own_home / "config" / "settings.json").write_bytes(b'{"author": "Ren\xe9"}')
    status, _, err = run(path, "--kind", "decklist", "-o", tmp_path / "out.pdf")
    assert status == 0
    assert "settings.json.damaged-" in err
