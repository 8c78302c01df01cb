"""``vtes-deck picture``: a deck as a picture without a window."""

import pytest

from vtes_deck.cli.main import main

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.fixture
def run(capsysbinary, qapp, cb, monkeypatch):
    """Call the program and return exit status, output and error output."""
    monkeypatch.setattr("cardbase.load", lambda: cb)

    def call(*argv):
        status = main(["picture", *map(str, argv)])
        printed = capsysbinary.readouterr()
        return status, printed.out, printed.err.decode()

    return call


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "a.txt"
    made.write_text("Deck Name: The Wash\n\n3 Anson\n\n2x Wash\n", "utf-8")
    return made


def test_a_picture_is_written(run, path, tmp_path):
    target = tmp_path / "out.png"
    assert run(path, "-o", target) == (0, f"{target}: written\n".encode(), "")
    assert target.read_bytes().startswith(b"\x89PNG")


def test_a_list_in_french_into_a_pipe(run, path):
    status, out, _ = run(path, "--list", "--no-code", "--language", "fr", "-o", "-")
    assert status == 0
    assert out.startswith(b"\x89PNG")


def test_no_file_is_replaced_without_force(run, path, tmp_path):
    target = tmp_path / "out.png"
    target.write_text("mine")
    status, _, err = run(path, "-o", target)
    assert (status, target.read_text()) == (2, "mine")
    assert "--force" in err
    assert run(path, "-f", "-o", target)[0] == 0
