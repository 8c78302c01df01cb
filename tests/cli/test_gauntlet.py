"""``vtes-deck gauntlet`` as its users call it."""

import json

import pytest

from vtes_deck.effects.coverage import CoverageLevel, level_of

SHORT = ("--games", "2", "--seats", "2", "--rounds", "2", "--seed", "1", "--player", "random")


def test_a_gauntlet_as_json(run):
    status, out, _ = run("gauntlet", "twd:10169", "twd:11483", *SHORT, "--json")
    output = json.loads(out)
    assert status == 0
    assert (output["tables"], output["seats"], output["seed"], output["interrupted"]) == (
        2,
        2,
        1,
        False,
    )
    assert [one["name"] for one in output["versions"]] == ["twd:10169", "twd:11483"]
    assert output["difference"]["of"] == 2
    assert 0 < output["field_played_whole"] < 1


def test_a_gauntlet_as_text(run, tmp_path):
    for name in ("a", "b"):
        text = "Crypt (1 card)\n1x Alessandro Garcia\n\nLibrary (1 card)\n1x Villein\n"
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    status, out, _ = run("gauntlet", "twd:10169", *SHORT, "--field", str(tmp_path))
    assert status == 0
    assert "Victory points a game: " in out
    assert "drawn from 2 decks; all seats played by random" in out
    assert "Predator" in out
    assert "as the program read them" not in out


def test_the_difference_says_which_version_it_favours(run):
    """Both versions are the same deck, so neither is ahead."""
    _, out, _ = run("gauntlet", "twd:10169", "twd:10169", *SHORT, "--seats", "3")
    assert "twd:10169 against twd:10169: +0.00 " in out
    assert "victory points a game at the same tables: may be luck." in out


def test_the_share_of_cards_that_act_as_read(run, tmp_path, cb):
    a_read_card = next(card for card in cb.library if level_of(card) is CoverageLevel.READ).name
    for name in ("a", "b"):
        text = f"Crypt (1 card)\n1x Alessandro Garcia\n\nLibrary (1 card)\n1x {a_read_card}\n"
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    status, out, _ = run("gauntlet", "twd:10169", *SHORT, "--field", str(tmp_path))
    assert status == 0
    assert "50.0% of the field act as the program read them" in out


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (("twd:10169", "--field", "clan:nothing"), "The query is not valid"),
        (("twd:10169", "--field", "player:nobody_at_all"), "The field has too few decks: 0"),
        (("twd:10169", "--player", "clever"), "choose from"),
        (("twd:10169", "twd:11483", "twd:11528"), "Name one deck, or two versions of a deck"),
    ],
)
def test_impossible_gauntlets_are_refused(run, arguments, output):
    status, out, err = run("gauntlet", *arguments)
    assert status == 2
    assert output in err
    assert not out


def test_a_table_is_saved_for_replay_once_for_each_version(run, tmp_path, cb):
    path = tmp_path / "game.json"
    titles = [cb.archive[number].name for number in ("10169", "11483")]
    assert all(titles)
    decks = ("twd:10169", "twd:11483")
    status, out, _ = run("gauntlet", *decks, *SHORT, "--save-table", "2", str(path))
    assert status == 0
    assert "table 2, seed 1" in out
    for file, title in zip((path, tmp_path / "game-2.json"), titles, strict=True):
        status, out, _ = run("replay", str(file), "--quiet")
        assert status == 0
        assert title in out
    status, _, err = run("gauntlet", *decks, *SHORT, "--save-table", "2", str(path))
    assert status == 2
    assert "--force" in err


FAILS_LATE = """
class Player:
    games = 0

    def __init__(self, seed):
        Player.games += 1

    def choose(self, decision, look):
        if Player.games > {games}:
            raise KeyError("broken")
        return decision.options[-1]
"""


@pytest.mark.parametrize(("games", "status", "tables"), [(0, 1, None), (2, 130, 1)])
def test_a_failing_player_is_named_and_the_tables_before_are_kept(
    run, tmp_path, games, status, tables
):
    path = tmp_path / "own.py"
    path.write_text(FAILS_LATE.format(games=games))
    ended, out, err = run("gauntlet", "twd:10169", *SHORT, "--player", f"{path}:Player", "--json")
    assert (ended, "own.py:Player failed: KeyError: 'broken'" in err) == (status, True)
    assert (json.loads(out)["tables"] if out else None) == tables
