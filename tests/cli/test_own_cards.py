"""``vtes-deck cards own`` as a player types it."""

import json

import pytest

CARDS = """[[card]]
name = "Night Raid"
type = "Action Modifier"
discipline = "dom"
text = "Flying cats."
source = "a rumour"
[[card]]
name = "Vera"
type = "Vampire"
clan = "Ravnoss"
group = 7
capacity = 3
"""


@pytest.fixture
def file(own_home, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS)
    return str(path)


def test_cards_are_added_listed_shown_shared_and_removed(run, file, tmp_path):
    status, out, _ = run("cards", "own", "add", file)
    assert status == 0
    assert "Added: Night Raid" in out
    assert "The engine stops at: “flying cats”" in out
    assert "No other card has the clan or path “Ravnoss”." in out

    status, out, _ = run("cards", "own", "list")
    assert "not read" in next(line for line in out.splitlines() if "Night Raid" in line)
    assert "a rumour" in out

    status, out, _ = run("cards", "own", "show", "vera", "--json")
    shown = json.loads(out)
    assert shown["card"]["clan"] == "Ravnoss"
    assert set(shown) == {"id", "card", "engine"}
    assert shown["engine"] == {"extent": "plain", "sentence": "", "phrase": "", "why": ""}

    shared = tmp_path / "shared.toml"
    assert run("cards", "own", "export", "-o", str(shared))[0] == 0
    assert run("cards", "own", "remove", "Vera (G7)", "night raid")[1].count("Removed") == 2
    assert "no cards of your own" in run("cards", "own", "list")[1]
    assert run("cards", "own", "add", str(shared))[0] == 0
    assert len(json.loads(run("cards", "own", "list", "--json")[1])) == 2


def test_other_commands_accept_an_own_card(run, file, tmp_path):
    run("cards", "own", "add", file)
    status, out, _ = run("search", "is:unreleased")
    assert status == 0
    assert "Vera" in out
    assert "Night Raid" in run("card", "night raid")[1]
    deck = tmp_path / "deck.txt"
    deck.write_text("12x Vera\n60x Night Raid\n")
    status, out, _ = run("check", str(deck))
    assert status == 1
    assert "Your own cards, never legal in a tournament" in out
    run("cards", "own", "remove", "Vera")
    status, out, _ = run("check", str(deck))
    assert status == 1
    assert "Vera" in out


def test_a_file_with_an_error_changes_nothing(run, own_home, tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text(CARDS.replace("capacity = 3", 'capacity = "three"'))
    status, _, err = run("cards", "own", "add", str(path))
    assert status == 1
    assert "bad.toml: line 12: capacity: Write a whole number from 1 to 99." in err
    assert "no cards of your own" in run("cards", "own", "list")[1]
    status, out, err = run("cards", "own", "check", str(path))
    assert (status, "Night Raid" in out, "line 12" in err) == (1, True, True)
    assert run("cards", "own", "add", str(tmp_path / "none.toml"))[0] == 2
    assert run("cards", "own", "remove", "Nobody")[0] == 2
