"""``vtes-deck play`` and ``replay`` as their users call them."""

import io
import json

import pytest
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.app import games
from vtes_deck.app.game_table import player_file
from vtes_deck.app.game_table.goldfish_game import play_alone
from vtes_deck.app.game_table.origin import FromGoldfish
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.cli.game_output import LAST_SEED
from vtes_deck.engine import agents, record
from vtes_deck.players.roster import USUAL
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.record import Setup


@pytest.fixture(scope="session")
def three(cb):
    """Three decks of the archive, as arguments."""
    return [f"twd:{deck.id}" for deck in cb.archive.decks[:3]]


def log_of(out):
    """The part of the output before the table with the result."""
    return out[: out.index("\nSeat ")]


def test_the_largest_seed_is_that_of_a_saved_game():
    assert record.LAST_SEED == LAST_SEED


@pytest.mark.parametrize("name", ["play", "replay", "rule", "odds", "influence"])
def test_help_has_one_example_per_line(run, name):
    status, out, _ = run(name, "--help")
    assert status == 0
    assert "\\b" not in out
    assert f"      vtes-deck {name} " in out or "Examples:" not in out


def test_a_game_is_printed_with_its_result(run, three, cb):
    status, out, _ = run("play", *three, "--seed", "7")
    assert status == 0
    assert " sits down with 30 pool; the prey is " in out
    assert "\nTurn 1: " in out
    assert "Victory points" in out
    assert cb.archive.decks[0].name in out
    assert "Seed 7" in out
    assert "decisions" in out
    assert "What the engine plays of these decks" in out
    assert "library cards" in out


def test_a_replay_prints_the_same_bytes(run, three, tmp_path):
    path = tmp_path / "game.json"
    _, played, _ = run("play", *three, "--seed", "5", "--save", str(path))
    status, again, _ = run("replay", str(path))
    assert status == 0
    assert len(log_of(played).splitlines()) > 100
    assert log_of(again) == log_of(played)
    assert played.startswith(again)


def test_a_replay_until_a_decision(run, three, tmp_path):
    path = tmp_path / "game.json"
    run("play", *three, "--seed", "5", "--save", str(path), "--quiet")
    whole = log_of(run("replay", str(path))[1]).rstrip().splitlines()
    status, out, _ = run("replay", str(path), "--until", "30")
    begun = log_of(out).rstrip().splitlines()
    assert status == 0
    assert "The game is not over." in out
    assert 20 < len(begun) < len(whole)
    assert begun[:-1] == whole[: len(begun) - 1]


@pytest.mark.parametrize("edition", tuple(EDITIONS))
def test_every_edition_is_played(run, three, edition):
    status, out, _ = run(
        "play", *three, "--seed", "1", "--ruleset", edition, "--agents", "steady,random", "--json"
    )
    output = json.loads(out)
    assert status == 0
    assert output["result"]["ruleset"] == edition
    assert output["result"]["over"] is True
    assert output["agents"] == ["steady", "random", "steady"]
    assert output["decks"] == three
    assert output["seconds"] > 0
    assert len(output["log"]) > 50
    assert {"library", "library_whole", "crypt", "crypt_whole", "gaps"} == set(output["coverage"])


def test_quiet_leaves_out_the_log(run, three):
    _, out, _ = run("play", *three, "--seed", "1", "--quiet")
    assert "Turn 1:" not in out
    assert "Victory points" in out


def test_without_a_seed_the_output_has_one_that_repeats_the_game(run, three):
    first = json.loads(run("play", *three, "--json")[1])
    again = json.loads(run("play", *three, "--json", "--seed", str(first["result"]["seed"]))[1])
    assert again["log"] == first["log"]


def test_a_stopped_game_says_so(run, three, tmp_path):
    path = tmp_path / "game.json"
    status, out, err = run(
        "play", *three, "--seed", "1", "--most", "40", "--quiet", "--save", str(path)
    )
    assert status == 1
    assert "The game is not over." in out
    assert "Stopped after 40 decisions; use --most to allow more." in err
    assert "The game is not over." in run("replay", str(path), "--quiet")[1]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--agents", "clever"], "choose from steady, random"),
        (["--agents", "steady,steady,steady,steady"], "cannot play 3 decks"),
        (["--ruleset", "next"], "'next'"),
        (["--most", "0"], "--most"),
        (["--seed", str(LAST_SEED + 1)], "--seed"),
        (["-"], "from a file or the archive"),
        (["twd:nobody"], "no deck 'nobody'"),
        (["there-is-no-such-file.txt"], "there-is-no-such-file.txt"),
    ],
)
def test_usage_errors(run, three, more, says):
    status, out, err = run("play", *three, *more)
    assert status == 2
    assert not out
    assert says in err


def test_one_deck_is_not_a_game(run, three):
    status, _, err = run("play", three[0])
    assert status == 2
    assert "2 to 6 can play, not 1" in err


def test_a_deck_that_is_too_small_is_reported(run, three, tmp_path):
    path = tmp_path / "Small one.txt"
    path.write_text("Crypt (1 card)\n1x Arika\n\nLibrary (1 card)\n1x Villein\n", "utf-8")
    status, out, err = run("play", str(path), three[0], "--seed", "1")
    assert status == 0
    assert "Small one: 1 card where at least 12 are asked for (DCK-01)." in err
    assert "Small one draws Villein." in out


def test_a_file_that_exists_is_not_replaced_without_force(run, three, tmp_path):
    path = tmp_path / "game.json"
    path.write_text("precious")
    status, _, err = run("play", *three, "--save", str(path))
    assert status == 2
    assert "Use --force to replace it" in err
    assert path.read_text() == "precious"
    assert run("play", *three, "--save", str(path), "--force", "--quiet")[0] == 0
    assert path.read_text() != "precious"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_an_unwritable_place_is_reported(run, three, tmp_path):
    (tmp_path / "file").write_text("")
    status, _, err = run("play", *three, "--save", str(tmp_path / "file" / "game.json"))
    assert status == 2
    assert "cannot be written" in err


def test_an_interrupt_ends_cleanly(run, three, tmp_path, monkeypatch):
    """Nothing is saved, and the seed is printed."""
    choose = agents.SteadyAgent.choose
    asked = []

    def tire(self, decision, look):
        asked.append(decision)
        if len(asked) > 25:
            raise KeyboardInterrupt
        return choose(self, decision, look)

    monkeypatch.setattr(agents.SteadyAgent, "choose", tire)
    path = tmp_path / "game.json"
    status, _, err = run("play", *three, "--seed", "9", "--players", "steady", "--save", str(path))
    assert status == 130
    assert "Left after 25 decisions; --seed 9 plays it again." in err
    assert not path.exists()


def test_a_file_that_is_not_a_game_is_reported(run, three, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("1x Arika")
    status, out, err = run("replay", str(path))
    assert (status, out) == (2, "")
    assert "this is not a saved game" in err
    assert run("replay", str(tmp_path / "missing.json"))[0] == 2
    assert run("replay", str(tmp_path))[0] == 2


def test_a_large_file_is_not_read_completely(run, tmp_path, monkeypatch):
    sizes = []
    read = games.read

    def measure(data, find):
        sizes.append(len(data))
        return read(data, find)

    monkeypatch.setattr(games, "MAX_BYTES", 100)
    monkeypatch.setattr(games, "read", measure)
    path = tmp_path / "game.json"
    path.write_text("x" * 1000)
    status, _, err = run("replay", str(path))
    assert status == 2
    assert "too large" in err
    assert sizes == [101]


STALLED = ("twd:13568", "twd:13557", "twd:13553", "--seed", "7", "--rounds", "3")
"""A game that quick players do not end by ousting within the time limit."""


def test_a_stalled_game_of_the_default_players_ends_at_the_time_limit(run, tmp_path):
    path = tmp_path / "game.json"
    status, out, _ = run("play", *STALLED, "--json", "--save", str(path))
    output = json.loads(out)
    assert status == 0
    assert output["agents"] == [USUAL] * 3
    result = output["result"]
    assert result["time_up"] is True
    assert result["turns"] <= 9
    left = [seat for seat in result["seats"] if seat["left_in"] is None]
    assert all(seat["victory_points"] % 1 == 0.5 for seat in left)
    assert "Time is up" in run("replay", str(path), "--quiet")[1]


@pytest.fixture
def typed(monkeypatch):
    """Type lines."""

    def type_lines(*lines):
        text = "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    return type_lines


def test_a_person_can_play_undo_and_confirm_before_a_game_is_lost(run, three, typed):
    typed("?", "t", "h", "1", "u", "99", "q", "0", "q", "q")
    status, out, _ = run("play", *three, "--players", "quick,me", "--seed", "3")
    assert status == 1
    assert out.count("A number chooses.") >= 3
    assert "Hint: " in out
    assert "Taken back." in out
    assert "“99” is no choice here" in out
    assert out.count("Type q again to leave it.") == 2
    assert "The game is not over." in out


def test_a_person_sees_only_her_own_hand(run, three, typed):
    typed("t", "q", "q")
    _, out, _ = run("play", *three, "--players", "me", "--seed", "3")
    hands = [line for line in out.splitlines() if line.startswith("  hand: ")]
    assert len(hands) == 7
    assert "uncontrolled: hidden crypt card" in out


def test_the_json_of_a_game_with_a_person_is_the_only_output(run, three, typed):
    """Questions and answers go to standard error; the log would show hidden cards."""
    typed("h", "q", "q")
    status, out, err = run("play", *three, "--players", "me", "--seed", "3", "--json")
    assert status == 1
    assert json.loads(out)["log"] == []
    assert "Hint: " in err


def test_the_json_of_a_game_that_a_person_ended_has_its_log(run, three, typed):
    typed(*["0"] * 200)
    status, out, _ = run(
        "play", *three, "--players", "me", "--seed", "3", "--rounds", "1", "--json"
    )
    assert status == 0
    assert json.loads(out)["log"]


def test_an_unfinished_game_of_a_person_can_be_continued(run, three, typed, tmp_path):
    path = tmp_path / "game.json"
    typed("0", "q")
    status, out, _ = run("play", *three, "--players", "me", "--seed", "3", "--save", str(path))
    assert status == 1
    assert f"--resume {path} continues it" in out
    before = json.loads(path.read_text())["inputs"]
    typed("q")
    resume = ("play", "--resume", str(path), "--save", str(path), "-f", "--quiet")
    status, out, _ = run(*resume)  # the file says that a person plays
    assert status == 1
    assert "A number chooses." in out
    status, _, _ = run(*resume, "--players", "quick")
    after = json.loads(path.read_text())["inputs"]
    assert status == 0
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_stopped_game_continues_with_its_players(run, three, cb, tmp_path):
    path, later = tmp_path / "game.json", tmp_path / "later.json"
    kinds = "steady,random,quick-careful"
    save = ("--seed", "3", "--most", "40", "--quiet", "--save", str(path))
    assert run("play", *three, "--players", kinds, *save)[0] == 1
    saved = player_file.opened(path.read_bytes(), cb)
    sitters = (Sitter("steady"), Sitter("random"), Sitter("quick", style="careful"))
    assert saved.sitters == sitters
    rest = ("play", "--resume", str(path), "--save", str(later), "--json")
    status, out, err = run(*rest)
    assert (status, err) == (0, "")
    assert json.loads(out)["agents"] == kinds.split(",")
    over = player_file.opened(later.read_bytes(), cb)
    assert over.sitters == sitters
    assert over.over
    status, _, err = run("play", "--resume", str(later))
    assert status == 2
    assert "the game is over" in err


def test_a_game_without_players_names_its_new_players(run, three, tmp_path):
    path = tmp_path / "game.json"
    own = tmp_path / "own.py"
    own.write_text(
        "class First:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, decision, look): return decision.options[0]\n"
    )
    kind = f"{own}:First"
    save = ("--seed", "3", "--most", "40", "--quiet", "--save", str(path))
    _, _, err = run("play", *three, "--players", f"quick,{kind}", *save)
    assert f"{path} does not say who plays: it cannot name {kind}." in err
    _, out, err = run("play", "--resume", str(path), "--json", "--most", "5")
    assert f"does not say who played. {USUAL} plays all seats." in err
    assert json.loads(out)["agents"] == [USUAL] * 3
    _, out, err = run("play", "--resume", str(path), "--players", kind, "--json", "--most", "5")
    assert "does not say" not in err
    assert json.loads(out)["agents"] == [kind] * 3


def test_more_than_six_decks_play_a_round_with_standings(run, cb, tmp_path):
    decks = [f"twd:{deck.id}" for deck in cb.archive.decks[:7]]
    path = tmp_path / "round.json"
    status, out, _ = run(
        "play", *decks, "--seed", "2", "--rounds", "3", "--quiet", "--json", "--save", str(path)
    )
    output = json.loads(out)
    assert status == 0
    assert sorted(deck for table in output["tables"] for deck in table["decks"]) == sorted(decks)
    assert [len(table["decks"]) for table in output["tables"]] == [4, 3]
    assert len(output["standings"]) == 7
    assert {file.name for file in tmp_path.iterdir()} == {"round-1.json", "round-2.json"}
    text = run("play", *decks, "--seed", "2", "--rounds", "3", "--quiet")[1]
    assert "Standings of the round" in text


@pytest.mark.parametrize(
    "argv", [(), ("--resume", "nothing.json"), ("twd:13568", "--resume", "nothing.json")]
)
def test_decks_or_a_saved_game_are_needed(run, argv):
    assert run("play", *argv)[0] == 2


def test_a_person_cannot_play_a_round(run, cb):
    decks = [f"twd:{deck.id}" for deck in cb.archive.decks[:7]]
    status, _, err = run("play", *decks, "--players", "me,quick")
    assert status == 2
    assert "at most 6 decks" in err


def test_a_deck_alone_keeps_its_opponents(run, cb, typed, tmp_path):
    setup = Setup(crypt=(cb["Anson"].id,) * 12, library=(cb["Blood Doll"].id,) * 60, seat=2)
    session = play_alone(FromGoldfish.new(setup, 4), GameSource(cb))
    path, later = tmp_path / "alone.json", tmp_path / "later.json"
    player_file.save(session, path)
    typed("q")
    status, out, _ = run("play", "--resume", str(path), "--save", str(later), "--quiet")
    assert status == 1
    assert "continues it" in out
    again = player_file.opened(later.read_bytes(), cb)
    assert (again.origin.setup, again.people) == (setup, session.people)
    status, _, err = run("play", "--resume", str(path), "--players", "quick")
    assert status == 2
    assert "Leave out --players" in err


def test_a_conceded_game_is_over(run, cb, tmp_path):
    session = sit(cb, PERSON, COMPUTER, COMPUTER)
    session.concede(0)
    path = tmp_path / "over.json"
    player_file.save(session, path)
    before = path.read_bytes()
    status, _, err = run("play", "--resume", str(path), "--save", str(path), "-f")
    assert status == 2
    assert "the game is over" in err
    assert path.read_bytes() == before


def test_a_corrected_game_is_played_on_by_its_players(run, three, typed, tmp_path):
    """Save, correct, resume, and play on: the person and the computer players keep their seats.

    END-16: time is up after two turns of a Methuselah, counted from the start of the game.
    """
    game, corrected, later = (tmp_path / name for name in ("g.json", "c.json", "l.json"))
    typed("0", "0", "q")
    kinds = ("--players", "me,quick-careful,steady", "--seed", "3", "--rounds", "2")
    assert run("play", *three, *kinds, "--save", str(game))[0] == 1
    seat = json.loads(game.read_text())["seats"][0]["name"]
    assert run("position", str(game), "--pool", seat, "17", "--save", str(corrected))[0] == 0
    typed("0", "q")
    status, out, err = run("play", "--resume", str(corrected), "--save", str(later))
    assert (status, err) == (1, "")
    assert f"Correction: {seat} has 17 pool." in out
    assert " draws " not in out[: out.index("Correction: ")]
    assert "A number chooses." in out
    assert f"--resume {later} continues it" in out
    typed(*["0"] * 200)
    status, out, err = run("play", "--resume", str(later), "--json")
    output = json.loads(out)
    assert status == 0
    assert output["agents"] == ["me", "quick-careful", "steady"]
    assert output["result"]["time_up"] is True
    assert output["result"]["turns"] <= 6
    assert f"Correction: {seat} has 17 pool." in output["log"]


def test_other_players_play_on_from_a_position(run, tmp_path):
    """A position that was laid out by hand names no players."""
    path = tmp_path / "a.position.json"
    laid = ("--put", "Ada", "ready", "Anson", "--put", "Ben", "ready", "Angel")
    assert run("position", "--new", "Ada,Ben", *laid, "--save", str(path))[0] == 0
    play = ("play", "--resume", str(path), "--most", "5", "--json")
    _, out, err = run(*play)
    assert f"does not say who played. {USUAL} plays all seats." in err
    assert json.loads(out)["agents"] == [USUAL] * 2
    _, out, err = run(*play, "--players", "steady,random")
    assert "does not say" not in err
    assert json.loads(out)["agents"] == ["steady", "random"]


@pytest.mark.parametrize(
    ("edits", "players", "says"),
    [
        ((), "own.py:First", "own.py:First cannot play from a position"),
        ((), "steady,random,quick", "3 players for 2 seats"),
        (("--counters", "Anson", "9"), "steady", "GEN-18"),
    ],
)
def test_a_position_that_cannot_be_played_says_why(run, tmp_path, edits, players, says):
    path = tmp_path / "a.position.json"
    laid = ("--put", "Ada", "ready", "Anson", *edits)
    run("position", "--new", "Ada,Ben", *laid, "--save", str(path))
    status, out, err = run("play", "--resume", str(path), "--players", players)
    assert (status, out) == (2, "")
    assert says in err


def test_a_game_before_the_failure_of_a_player_is_saved(run, three, tmp_path):
    own = tmp_path / "own.py"
    own.write_text(
        "class Player:\n"
        "    def __init__(self, seed): self.left = 20\n"
        "    def choose(self, decision, look):\n"
        "        self.left -= 1\n"
        "        return decision.options[-1] if self.left else 'bleed'\n"
    )
    path = tmp_path / "game.json"
    players = f"steady,{own}:Player,steady"
    status, _, err = run("play", *three, "--seed", "3", "--players", players, "--save", str(path))
    assert status == 1
    assert "own.py:Player failed: its answer 'bleed' is not an option" in err
    status, _, err = run("play", "--resume", str(path), "--players", "steady", "--quiet")
    assert status == 0
