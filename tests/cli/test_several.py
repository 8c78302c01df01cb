"""Files with several decks on the command line: one is chosen, or the command names the lines."""

import json

import pytest

TWO = (
    "Crypt (12)\n12 Indira\nLibrary (5)\n5 Wash\n\n"
    "Deck Name: B\nCrypt (12)\n12 Anson\nLibrary (6)\n6 Deflection\n"
)


@pytest.fixture
def two(tmp_path):
    path = tmp_path / "two.txt"
    path.write_text(TWO)
    return str(path)


@pytest.mark.parametrize("command", ["show", "convert", "hand", "odds", "sheet", "check"])
def test_a_command_lists_the_decks_with_their_lines_and_does_nothing(run, two, command):
    status, out, err = run(command, two)
    assert status == 2
    assert "lines 1, 6" in out + err
    assert "--deck N" in out + err


@pytest.mark.parametrize("command", ["show", "convert", "hand", "odds", "sheet"])
def test_a_deck_can_be_chosen(run, two, command):
    for arguments in ((two, "--deck", "2"), (f"{two}#2",)):
        status, out, err = run(command, *arguments)
        assert (status, err) == (0, "")
        assert "Deflection" in out or "Anson" in out
        assert "Wash" not in out


def test_the_chosen_deck_is_checked(run, two):
    _, out, _ = run("check", two, "--deck", "1", "--json")
    assert (json.loads(out)[0]["library"], json.loads(out)[0]["unread"]) == (5, [])
    _, out, _ = run("check", f"{two}#2", f"{two}#1", "--json")
    assert [one["library"] for one in json.loads(out)] == [6, 5]
    _, out, _ = run("check", two, "--json")
    assert (json.loads(out)[0]["several"], json.loads(out)[0]["legal"]) == (True, False)


def test_two_decks_of_one_file_are_compared(run, two):
    _, out, _ = run("diff", f"{two}#1", f"{two}#2")
    assert "+12 Anson" in out


def test_a_deck_number_that_is_too_large(run, two):
    status, _, err = run("show", two, "--deck", "3")
    assert status == 2
    assert "lines 1, 6" in err


def test_a_file_whose_name_ends_in_a_number(run, tmp_path):
    path = tmp_path / "list#2"
    path.write_text("12 Indira\n5 Wash\n")
    assert run("show", str(path))[0] == 0
