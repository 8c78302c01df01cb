"""Files and folders without permissions: the program continues and does not change them."""

import logging
import os

import pytest
from permissions import forbidden
from user_files import FILES, lived_in

from vtes_deck.app.recovery import Recovery
from vtes_deck.app.settings import SettingsStore
from vtes_deck.cli.main import main
from vtes_deck.gui.main import _LogFile

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")


@pytest.fixture
def home(own_home, cb, tmp_path, monkeypatch):
    """A home with files of every kind, and the path of a deck."""
    monkeypatch.setattr("cardbase.load", lambda: cb)
    return own_home, lived_in(own_home, cb, tmp_path)


def contents(home):
    """The contents of the user's files, regardless of their names."""
    return sorted(
        path.read_bytes() for pattern in FILES.values() for path in home.glob(f"{pattern}*")
    )


def test_a_file_without_rights_cannot_be_opened(tmp_path):
    """The helper works as its name says, for root too."""
    path = tmp_path / "a.txt"
    path.write_text("a")
    with forbidden(path), pytest.raises(PermissionError):
        path.read_bytes()
    assert path.read_bytes() == b"a"


def test_the_command_line_without_access_to_files(home, capsys):
    folder, deck = home
    files = [path for pattern in FILES.values() for path in folder.glob(pattern)]
    assert len(files) >= len(FILES) - 1  # a lock exists only during writing
    before = contents(folder)
    with forbidden(*files):
        assert main(["show", str(deck)]) == 0
        assert main(["check", str(deck)]) == 1
        assert main(["collection", "show"]) == 2
        assert "Permission denied" in capsys.readouterr().err
        assert main(["collection", "import", str(deck)]) == 2
        assert "Permission denied" in capsys.readouterr().err
        assert "Damaged" not in [one.title for one in Recovery().left_behind()]
    assert contents(folder) == before


def test_the_command_line_without_access_to_folders(home, capsys, caplog):
    folder, deck = home
    before = contents(folder)
    with forbidden(folder / "config", folder / "data", folder / "cache"):
        assert main(["show", str(deck)]) == 0
        assert main(["check", str(deck)]) == 1
        assert main(["collection", "show"]) == 2
        assert SettingsStore().value.author == ""
        assert not SettingsStore().change(theme="dark")
        assert Recovery().left_behind() == []
    assert "settings could not be written" in caplog.text
    caplog.clear()
    assert "Traceback" not in capsys.readouterr().err
    assert contents(folder) == before


@pytest.mark.parametrize("command", ["check", "show", "convert"])
def test_a_deck_without_read_permission_is_named(home, capsys, command):
    deck = home[1]
    with forbidden(deck):
        assert main([command, str(deck)]) == 2
    reported = "".join(capsys.readouterr())
    assert deck.name in reported
    assert "Traceback" not in reported


def test_a_folder_of_decks_names_an_unreadable_deck(home, tmp_path, capsys):
    decks = tmp_path / "decks"
    decks.mkdir()
    for name in ("good.txt", "closed.txt"):
        (decks / name).write_bytes(home[1].read_bytes())
    with forbidden(decks / "closed.txt"):
        assert main(["check", str(decks)]) in {1, 2}
    reported = "".join(capsys.readouterr())
    assert "closed.txt" in reported
    assert "You do not have permission to read it" in reported
    assert "good.txt" in reported


def test_nothing_remains_if_a_deck_cannot_be_written(home, tmp_path, capsys):
    target = tmp_path / "closed"
    target.mkdir()
    with forbidden(target):
        assert main(["convert", str(home[1]), "-o", str(target / "a.txt")]) == 2
    assert "Permission denied" in capsys.readouterr().err
    assert list(target.iterdir()) == []


def test_an_unwritable_log_is_reported_once(tmp_path, capsys):
    path = tmp_path / "a.log"
    path.touch()
    handler = _LogFile(path, encoding="utf-8", delay=True)
    with forbidden(path):
        for number in range(3):
            handler.handle(logging.makeLogRecord({"msg": f"news {number}"}))
    handler.close()
    reported = capsys.readouterr().err
    assert reported.count("a.log") == 1
    assert "Traceback" not in reported
