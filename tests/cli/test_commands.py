"""The command line as its users call it."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from vtes_deck import __version__
from vtes_deck.cli.decks import MAX_DOUBTS
from vtes_deck.cli.main import main


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


@pytest.fixture
def illegal(legal, tmp_path):
    """A file with a deck that has a banned card and an unknown one."""
    path = tmp_path / "illegal.txt"
    path.write_text(legal.read_text("utf-8") + "\n1x Succubus Club\n2x Gaven the Xyzzy\n", "utf-8")
    return path


def test_help_lists_every_command(run):
    status, out, _ = run("--help")
    assert status == 0
    for name in ("card", "check", "convert", "diff", "gui", "hand", "search", "show", "twd"):
        assert f"  {name} " in out
    assert run()[1] == out


def test_version(run):
    assert run("--version")[1] == f"vtes-deck, version {__version__}\n"


@pytest.mark.parametrize("name", ["card", "check", "convert", "diff", "hand", "search"])
def test_every_command_has_help(run, name):
    status, out, _ = run(name, "--help")
    assert status == 0
    assert len(out.splitlines()) > 8


def test_an_unknown_command_is_a_usage_error(run):
    status, _, err = run("chekc")
    assert status == 2
    assert "No such command 'chekc'. Perhaps: check." in err
    assert "Perhaps" not in run("xyzzy")[2]


def test_a_legal_deck_has_exit_status_0(run, legal):
    status, out, _ = run("check", str(legal))
    assert status == 0
    assert out.startswith("LEGAL")


def test_an_illegal_deck_has_exit_status_1_and_reasons(run, illegal):
    status, out, _ = run("check", str(illegal))
    assert status == 1
    assert out.startswith("NOT LEGAL")
    assert "Succubus Club" in out
    assert "Gaven the Xyzzy" in out


@pytest.mark.parametrize(
    ("line", "status", "verdict", "said"),
    [
        ("0x Majesty", 3, "LEGAL, DOUBTFUL", ": “0x Majesty”: 0 copies; left out"),
        ("2x Frobnicated Thing", 1, "NOT LEGAL", ": “2x Frobnicated Thing”: no such"),
        ("9999x Majesty", 1, "NOT LEGAL", ": “9999x Majesty”: 9,999 copies are too"),
        ("Some words.", 0, "LEGAL", "on was kept in the description"),
    ],
)
def test_a_line_without_a_card_is_named_with_the_verdict(run, legal, line, status, verdict, said):
    legal.write_text(f"{legal.read_text('utf-8')}\n{line}\n", "utf-8")
    found, out, _ = run("check", str(legal), "--on", "2026-11-20")
    assert found == status
    assert out.startswith(f"{verdict}  ")
    assert said in out
    _, table, _ = run("check", str(legal), "--on", "2026-11-20", "--csv")
    assert table.splitlines()[1].lstrip('"').startswith(verdict.lower())


def test_a_second_deck_cannot_be_picked_from_an_archive_deck(run):
    for command in ("check", "show"):
        status, out, error = run(command, "twd:13568", "--deck", "3")
        assert status == 2
        assert "it contains only one deck" in out + error


def test_unreadable_input_has_exit_status_2(run, tmp_path):
    path = tmp_path / "empty.txt"
    path.write_text("")
    status, out, _ = run("check", str(path))
    assert status == 2
    assert out.startswith("UNREADABLE")
    assert run("check", str(tmp_path / "missing.txt"))[0] == 2


def test_the_json_of_check_has_the_documented_shape(run, legal, illegal):
    status, out, _ = run("check", str(legal), str(illegal), "--json", "--on", "2026-11-20")
    assert status == 1
    good, bad = json.loads(out)
    assert set(good) == {
        "file", "name", "player", "checksum", "format", "pool", "date", "event_date",
        "legal", "crypt", "library", "groups", "clan",
        "violations", "advice", "unread", "kept", "error", "several",
    }  # fmt: skip
    assert (good["file"], good["legal"], good["date"]) == (str(legal), True, "2026-11-20")
    assert good["format"] == "standard"
    assert good["violations"] == []
    assert bad["legal"] is False
    rules = {v["rule"]: v for v in bad["violations"]}
    banned = next(v for v in rules.values() if v["cards"])
    assert set(banned) == {
        "rule", "severity", "message", "cards", "fix", "source", "condition",
    }  # fmt: skip
    assert banned["cards"] == [{"id": 101893, "name": "Succubus Club", "count": 1}]
    assert any("Gaven" in line["text"] and line["line"] > 0 for line in bad["unread"])
    assert {"line", "text", "suggestions", "message", "severity"} == set(bad["unread"][0])


def test_only_the_first_doubtful_lines_of_a_long_text_are_printed(run, legal):
    many = "".join(f"1 Unheard of {number}\n" for number in range(200))
    legal.write_text(legal.read_text("utf-8") + "\n" + many, "utf-8")
    lines = [line for line in run("check", str(legal))[1].splitlines() if line.startswith("  ? ")]
    unread = json.loads(run("check", str(legal), "--json")[1])[0]["unread"]
    assert len(lines) == MAX_DOUBTS + 1
    assert len(unread) >= 200
    assert f"and {len(unread) - MAX_DOUBTS} more lines" in lines[-1]
    warned = run("show", str(legal))[2].splitlines()
    assert len(warned) == MAX_DOUBTS + 1
    assert "more lines" in warned[-1]


def test_the_day_decides_the_verdict(run, illegal, legal):
    text = legal.read_text("utf-8") + "\n1x Succubus Club\n"
    illegal.write_text(text, "utf-8")
    reports = [
        json.loads(run("check", str(illegal), "--json", "--on", day)[1])[0]
        for day in ("2004-12-31", "2005-01-01")
    ]
    banned = [any("anned" in v["message"] for v in report["violations"]) for report in reports]
    assert banned == [False, True]


def test_a_whole_folder_is_checked(run, legal, illegal):
    (legal.parent / ".hidden.txt").write_text("1x Succubus Club")
    (legal.parent / "table.png").write_bytes(b"\x89PNG")
    (legal.parent / "deck").mkdir()
    status, out, err = run("check", str(legal.parent), "--quiet")
    assert status == 1
    assert out.count("\n") == 4  # two verdicts, a blank line, the summary
    assert "2 decks: 1 legal, 1 not legal." in out
    assert "table.png" in err
    assert "hidden" not in err


def test_an_empty_folder_is_a_usage_error(run, tmp_path):
    (tmp_path / "none").mkdir()
    status, _, err = run("check", str(tmp_path / "none"))
    assert status == 2
    assert "no deck file" in err


def test_a_deck_is_read_from_a_pipe(run, legal, monkeypatch):
    class Pipe:
        buffer = io.BytesIO(legal.read_bytes())

    monkeypatch.setattr(sys, "stdin", Pipe)
    status, out, _ = run("check", "-", "--json")
    assert status == 0
    assert json.loads(out)[0]["file"] == "-"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "--format", "standrad"), "Perhaps: standard. See --list-formats."),
        (("check", "--format", "xyzzy"), "There is no format 'xyzzy'. See --list-formats."),
        (("convert", "--to", "twdd"), "There is no format 'twdd'. Perhaps: twd. See --list."),
    ],
)
def test_an_unknown_format_is_reported_with_similar_formats(run, legal, arguments, said):
    command, *options = arguments
    status, _, err = run(command, str(legal), *options)
    assert status == 2
    assert said in err


def test_tournament_formats_are_listed(run):
    assert run("check", "--list-formats")[1].count("\n") > 5


def test_a_deck_of_the_archive_is_checked(run, cb, legal):
    deck = next(one for one in cb.archive if one.event.date.year == 2024)
    status, out, _ = run("check", f"twd:{deck.id}", str(legal), "--on", "event", "--json")
    winner, _ = json.loads(out)
    assert status == 0
    assert (winner["file"], winner["player"]) == (f"twd:{deck.id}", deck.player)
    assert winner["legal"]
    assert winner["date"] == deck.event.date.isoformat()
    status, out, _ = run("check", "twd:nothing")
    assert status == 2
    assert "the archive has no such deck" in out


def test_options_of_a_format_have_limits(run, legal):
    assert run("check", str(legal), "--format", "limited", "--boosters", "6")[0] in {0, 1}
    status, _, err = run("check", str(legal), "--format", "limited", "--boosters", "0")
    assert status == 2
    assert "boosters" in err


def test_search_prints_cards_and_says_when_none_matches(run):
    status, out, err = run("search", "clan:ventrue", "cap>=10", "group:2")
    assert status == 0
    assert "Arika" in out
    assert err == "2 cards.\n"
    assert run("search", "clan:ventrue cap>=30")[0] == 1


def test_search_accepts_conditions_from_a_shell(run):
    """``-text:"burn 1 pool"`` arrives without its quotes and looks like an option."""
    wanted = run("search", 'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"', "--json")
    given = run(
        "search", "clan:ventrue", "cap>=7", "dis:DOM", "title:prince", "-text:burn 1 pool", "--json"
    )
    assert given == wanted
    assert len(json.loads(wanted[1])) > 3


def test_an_error_in_a_query_is_marked(run):
    status, _, err = run("search", "clan:vetrue cap>=7")
    assert status == 2
    assert "\nclan:vetrue cap>=7\n     ^^^^^^\n" in err


def test_a_search_prints_similar_names_like_the_window(run):
    status, _, err = run("search", "clan:vetrue")
    assert status == 2
    assert "Perhaps Ventrue" in err
    status, out, err = run("search", "deflecton", "type:reaction")
    assert status == 1
    assert not out
    assert err.startswith("Did you mean Deflection?\nWithout deflecton:")
    assert "Did you mean Deflection?" in run("twd", "search", "deflecton")[2]
    assert "Perhaps Arika" in run("twd", "search", "2+ Arikka")[2]


def test_a_search_is_sorted_as_asked(run):
    _, out, _ = run("search", "--json", "clan:fos", "kind:crypt", "sort:-cap,name")
    found = [card["capacity"] for card in json.loads(out)]
    assert len(found) > 50
    assert found == sorted(found, reverse=True)
    _, out, _ = run("twd", "search", "--json", "arika", "sort:-players")
    assert len(json.loads(out)) == 20


@pytest.mark.parametrize("command", [("search",), ("twd", "search")])
def test_a_search_for_only_h_shows_the_help(run, command):
    status, out, _ = run(*command, "-h")
    assert status == 0
    assert "Examples:" in out
    assert "Examples:" not in run(*command, "-h", "villein")[1]


def test_search_lists_its_filters(run):
    out = run("search", "--filters")[1]
    for keyword in ("clan", "dis", "cap", "title", "text", "set", "twd"):
        assert f"\n{keyword} " in out


def test_any_name_shows_the_card(run):
    status, out, _ = run("card", "baron,", "the")
    assert status == 0
    assert out.startswith("The Baron (G2)")
    assert "Rulings" in out
    assert run("card", "200167")[1] == out
    assert "Rulings" not in run("card", "baron, the", "--no-rulings")[1]


def test_a_card_in_french(run):
    assert "Diriger les indécis" in run("card", "govern", "--lang", "fr")[1]


def test_an_unknown_card_is_reported_with_suggestions(run):
    status, _, err = run("card", "Gilbert Duane (G4)")
    assert status == 2
    assert "Gilbert Duane (G6)" in err


def test_show_prints_deck_and_statistics(run, legal):
    status, out, _ = run("show", str(legal))
    assert status == 0
    assert "Composition" in out
    assert json.loads(run("show", str(legal), "--json")[1])["composition"]["crypt"]["count"] >= 12


def test_convert_keeps_the_deck(run, legal, tmp_path):
    for name in ("twd", "text", "jol", "lackey", "json"):
        path = tmp_path / f"deck-{name}"
        status, out, _ = run("convert", str(legal), "--to", name)
        assert status == 0
        path.write_text(out, "utf-8")
        assert run("diff", str(legal), str(path), "--json")[1].count('"delta"') == 0
        changed = json.loads(run("diff", str(legal), str(path), "--json")[1])
        assert (changed["added"], changed["removed"]) == (0, 0), name


def test_convert_refuses_an_extension_that_no_format_has(run, legal, tmp_path):
    path = tmp_path / "deck.docx"
    status, _, err = run("convert", str(legal), "-o", str(path))
    assert status == 2
    assert ".docx" in err
    assert not path.exists()
    assert run("convert", str(legal), "-o", str(path), "--to", "text")[0] == 0
    assert run("convert", str(legal), "-o", str(tmp_path / "deck"))[0] == 0


def test_convert_does_not_replace_a_file_without_force(run, legal):
    before = legal.read_bytes()
    status, _, err = run("convert", str(legal), "--to", "jol", "-o", str(legal))
    assert status == 2
    assert "--force" in err
    assert legal.read_bytes() == before
    assert run("convert", str(legal), "--to", "jol", "-o", str(legal), "--force")[0] == 0


def test_diff_shows_changes(run, legal, illegal):
    status, out, _ = run("diff", str(legal), str(illegal))
    assert status == 1
    assert "+1 Succubus Club" in out
    assert run("diff", str(legal), str(legal))[:2] == (0, "The decks are the same.\n")


def test_a_hand_can_be_repeated_by_its_seed(run, legal):
    first = run("hand", str(legal), "--seed", "7")
    assert first == run("hand", str(legal), "--seed", "7")
    assert first[1].endswith("Seed 7\n")
    dealt = json.loads(run("hand", str(legal), "--seed", "7", "--draw", "2", "--json")[1])
    assert [len(dealt[part]) for part in ("crypt", "hand", "next")] == [4, 7, 2]


def test_the_archive_can_be_searched_shown_and_counted(run, winner):
    status, out, err = run("twd", "search", "madrid", "--limit", "3")
    assert (status, out.count("\n")) == (0, 5)
    assert err.endswith("decks.\n")
    assert run("twd", "search", "qqqqqq")[0] == 1
    assert "won by" in run("twd", "show", winner)[1]
    assert run("twd", "show", "nonsense")[0] == 2
    assert "Played with" in run("twd", "played", "Villein")[1]


def test_a_broken_pipe_is_not_reported_as_a_deck_error(run, monkeypatch):
    def burst(*_, **__):
        raise BrokenPipeError

    monkeypatch.setattr("vtes_deck.cli.output.click.echo", burst)
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    assert run("search", "govern", "--json")[0] == 141


def offered(monkeypatch, capsys, words, *, shell="bash"):
    """The completions of Tab after these words of a command line."""
    monkeypatch.setenv("_VTES_DECK_COMPLETE", f"{shell}_complete")
    monkeypatch.setenv("COMP_WORDS", f"vtes-deck {words}")
    monkeypatch.setenv("COMP_CWORD", str(len(words.split())))
    with pytest.raises(SystemExit):
        main([])
    return [line.partition(",")[2] for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("chec", "check"),
        ("card govern", "Govern the Unaligned"),
        ("check --format wh", "white-wolf"),
        ("convert --to jo", "jol"),
        ("search cla", "clan:"),
    ],
)
def test_tab_completes(monkeypatch, capsys, words, expected):
    assert expected in offered(monkeypatch, capsys, words)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_is_printed(run, shell):
    status, out, _ = run("completion", shell)
    assert status == 0
    assert "_VTES_DECK_COMPLETE" in out


@pytest.mark.skipif(os.name != "posix", reason="devices are files there only")
@pytest.mark.parametrize(
    "command",
    [
        ("convert", "{deck}", "-o", "{out}"),
        ("collection", "export", "-o", "{out}"),
        ("play", "{deck}", "{deck}", "--most", "1", "-q", "--save", "{out}"),
    ],
    ids=lambda command: command[0],
)
def test_a_device_is_written_without_force_and_not_replaced(
    run, legal, tmp_path, own_home, command
):
    out = tmp_path / "null"
    out.symlink_to("/dev/null")
    status, _, err = run(*(word.format(deck=legal, out=out) for word in command))
    assert status in {0, 1}, err
    assert out.readlink() == Path("/dev/null")
    assert out.is_char_device()


def test_a_pool_is_explained_condition_by_condition(run, legal, tmp_path):
    query = "(kind:library or cap<=1) -is:wake"
    status, out, err = run("check", "--json", "--pool", query, str(legal))
    assert (status, err) == (1, "")
    (report,) = json.loads(out)
    assert report["pool"] == "(kind:library OR cap<=1) -func:wake"
    found = {v["condition"]: v for v in report["violations"] if v["condition"]}
    assert "kind:library OR cap<=1" in found
    assert all(v["rule"] == "VEKN-TR-7.9" and v["cards"] for v in found.values())
    status, out, _ = run("check", "--pool", query, str(legal))
    assert status == 1
    assert "Outside the pool (kind:library OR cap<=1 is not met): " in out
    status, out, _ = run("check", "--pool", query, str(tmp_path))
    assert out.endswith(f"pool {report['pool']}.\n")
    assert (
        ",(kind:library OR cap<=1) -func:wake"
        in run("check", "--csv", "--pool", query, str(tmp_path))[1]
    )


def test_a_pool_with_all_cards_changes_nothing(run, legal):
    status, out, _ = run("check", "--pool", "text:/./ or name:/./", str(legal))
    assert status == 0
    assert out.startswith("LEGAL")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("clan:vetrue", "Perhaps Ventrue"),
        ("", "needs a query"),
        ("sort:cap", "no condition"),
        ("cap>11", "No card fits"),
        ("deck:1", "No deck is open"),
        ("text:/(x+)+y/", "not valid"),
    ],
)
def test_a_pool_that_cannot_be_used_is_a_usage_error(run, legal, query, said):
    status, out, err = run("check", "--pool", query, str(legal))
    assert (status, out) == (2, "")
    assert said in err


def test_decks_of_one_clan(run, legal):
    status, out, _ = run("check", "--one-clan", str(legal))
    assert ", pool one clan, crypt" in out
    assert (status == 1) == ("All vampires must be of one clan" in out)


def test_a_pool_for_the_crypt_alone_is_pointed_out(run, legal):
    assert "kind:library or" in run("check", "--pool", "cap<=5", str(legal))[2]
