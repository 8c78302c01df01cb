"""``vtes-deck heritage`` as a player types it."""

import io
import json
import random
import re
import shlex
from types import SimpleNamespace

import pytest
from heritage_chronicle import entry_for

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.cli.main import main
from vtes_deck.paper import export as paper_export


def run(capsys, *words, expect=0):
    assert main(["heritage", *words]) == expect
    printed = capsys.readouterr()
    return printed.err if expect == 2 else printed.out


def test_the_command_to_play_a_new_game_can_be_pasted(capsys, own_home):
    said = run(capsys, "new", "Friday's game", "--players", "human,human")
    command = shlex.split(said.partition("Play it: ")[2])
    assert command == ["vtes-deck", "heritage", "play", "Friday's game"]


@pytest.fixture
def months(own_home):
    """A chronicle in the aftermath of its first chapter."""
    assert main(["heritage", "chronicle", "Months", "--new", "Ada,Ben", "--json"]) == 0
    open_chronicle = OpenChronicle.open("Months")
    chance = random.Random(3)
    while not open_chronicle.state.outcomes:
        open_chronicle.enter(entry_for(open_chronicle.state, 1, chance))
    return open_chronicle


def type_in(monkeypatch, text):
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_computer_players_finish_a_game(capsys):
    arguments = ("play", "--players", "greedy,random,random", "--seed", "4", "--json")
    found = json.loads(run(capsys, *arguments))
    assert [one["kind"] for one in found["places"]].count("greedy") == 1
    for one in found["places"]:
        own = [point["points"] for point in found["points"] if point["player"] == one["player"]]
        assert sum(own) == one["points"]
    assert json.loads(run(capsys, *arguments)) == found


def test_a_game_is_saved_after_every_answer_and_can_be_undone(own_home, capsys, monkeypatch):
    run(capsys, "new", "Evening", "--players", "human,human", "--seed", "5")
    type_in(monkeypatch, "1\n1\n2\nu\nnonsense\n0\n999\n")
    out = run(capsys, "play", "Evening")
    assert "round 1 of 10" in out
    type_in(monkeypatch, "t\ns\n")
    table = run(capsys, "play", "evening")
    assert "Queue" in table
    assert "Vigil: The coterie needs: scholarly; " in table
    assert "Gain 1 power." in table, "a scheme says what it does"
    from vtes_deck.app.heritage.games import open_game

    assert len(open_game("Evening").game.inputs) == 2
    assert "already exists" in run(capsys, "new", "Evening", expect=2)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "--players", "human"), "H-SET-01"),
        (("play", "--players", "human,wizard"), "wizard"),
        (("play", "--names", "A,A"), "different names"),
        (("play", "--battlegrounds", "AB"), "three battlegrounds"),
        (("play", "--battlegrounds", "BAC"), "H-SET-06"),
        (("play", "--set", "none"), "no data set"),
        (("play", "Nothing"), "Nothing"),
        (("chronicle", "Nothing"), "Nothing"),
        (("chronicle", "New", "--new", "Ada"), "2"),
        (("chronicle", "New", "--new", "Ada,Ada"), "H-CHR-02"),
        (("chronicle", "New", "--new", "Ada,Ben", "--youngest-first", "Eve"), "H-SET-09"),
        (("score",), "FILE"),
        (("score", "nothing.toml"), "nothing.toml"),
        (("rules", "REC-02", "--search", "x"), "exclude"),
    ],
)
def test_impossible_commands_are_reported(own_home, capsys, words, says):
    assert says in run(capsys, *words, expect=2)


def test_names_cannot_control_the_terminal(own_home, capsys):
    run(capsys, "chronicle", "Months", "--new", "A\x1b[31m,B\u202e")
    assert "\x1b" not in run(capsys, "chronicle", "Months")
    assert "\x1b" not in run(capsys, "chronicle", "Months", "--json")


def test_an_aftermath_is_entered_with_numbers(months, capsys):
    run(capsys, "chronicle", "Months", "--title", "The Fox")
    assert OpenChronicle.open("Months").state.outcomes
    for _ in range(40):
        out = run(capsys, "chronicle", "Months")
        if "Play chapter 2" in out:
            break
        assert "  1  " in out
        run(capsys, "chronicle", "Months", "--choose", "1")
    open_chronicle = OpenChronicle.open("Months")
    assert open_chronicle.state.chapter == 2
    assert "The Fox" in "".join("".join(sheet.titles) for sheet in open_chronicle.state.players)
    history = run(capsys, "chronicle", "Months", "--history")
    assert "“The Fox”" in history
    run(capsys, "chronicle", "Months", "--undo")
    assert OpenChronicle.open("Months").state.chapter == 1
    run(capsys, "chronicle", "Months", "--redo")
    assert OpenChronicle.open("Months").state.chapter == 2


def test_a_form_is_filled_in_and_entered(own_home, capsys, tmp_path):
    run(capsys, "chronicle", "Months", "--new", "Ada,Ben")
    form = json.loads(run(capsys, "chronicle", "Months", "--form"))
    drawn = [one.id for one in demonstration().characters if not one.chronicle][:3]
    clan = "" if demonstration().characters[0].clan else "brujah"
    form |= {"character": "Mara", "title": "First", "drawn": drawn, "retainer": drawn[0]}
    file = tmp_path / "prologue.json"
    file.write_text(json.dumps(form | {"clan": clan}))
    run(capsys, "chronicle", "Months", "--enter", str(file))
    assert OpenChronicle.open("Months").state.players[0].character == "Mara"
    file.write_text(json.dumps([{"entry": "note", "text": "a"}, {"entry": "title", "title": "x"}]))
    assert "Entry 2" in run(capsys, "chronicle", "Months", "--enter", str(file), expect=2)
    assert OpenChronicle.open("Months").state.notes == ((1, "a"),)
    for nonsense in (b"", b"\xff", b"[" * 100_000, b'{"entry": "joker"}', b"3"):
        file.write_bytes(nonsense)
        run(capsys, "chronicle", "Months", "--enter", str(file), expect=2)


def test_the_next_chapter_is_played_and_its_result_entered(own_home, capsys):
    run(capsys, "chronicle", "Months", "--new", "Ada,Ben")
    open_chronicle = OpenChronicle.open("Months")
    chance = random.Random(3)
    for _ in range(2):
        open_chronicle.enter(entry_for(open_chronicle.state, 1, chance))
    run(capsys, "chronicle", "Months", "--play", "greedy,random", "--seed", "1")
    (outcome,) = OpenChronicle.open("Months").state.outcomes
    assert {one.player for one in outcome.places} == {0, 1}
    assert all(set(one.sires) == set(one.bloodline) for one in outcome.places)


def test_a_game_of_another_chronicle_is_not_its_next_chapter(own_home, capsys):
    for players in ("Ada,Ben", "Ada,Ben,Eve"):
        run(capsys, "chronicle", "Months", "--new", players)
        open_chronicle = OpenChronicle.open("Months")
        chance = random.Random(3)
        for _ in players.split(","):
            open_chronicle.enter(entry_for(open_chronicle.state, 1, chance))
        kinds = ",".join(["random"] * len(players.split(",")))
        run(capsys, "chronicle", "Months", "--play", kinds)
        (outcome,) = OpenChronicle.open("Months").state.outcomes
        assert len(outcome.places) == len(players.split(","))
        open_chronicle.path.unlink()


def test_a_chronicle_is_exported(months, capsys, tmp_path):
    months.enter(entry_for(months.state, 1, random.Random(1)))
    found = json.loads(run(capsys, "chronicle", "Months", "--json"))
    assert found["data_set"]["id"] == "demonstration"
    assert [one["player"] for one in found["standings"]]
    assert len(found["entries"]) == len(months.chronicle.entries)
    text = run(capsys, "chronicle", "Months", "--markdown", "-")
    assert text.startswith("# Months\n")
    assert "not those of the game" in text
    target = tmp_path / "months.md"
    run(capsys, "chronicle", "Months", "--markdown", str(target))
    assert "exists" in run(capsys, "chronicle", "Months", "--markdown", str(target), expect=2)


def test_the_pdf_is_in_the_requested_language(months, capsys, tmp_path, monkeypatch):
    spoken = []

    def write(open_chronicle, size, language):
        spoken.append(language)
        return SimpleNamespace(data=b"%PDF")

    monkeypatch.setattr(paper_export, "_writer", lambda: SimpleNamespace(write_chronicle=write))
    for code in ("fr", "en"):
        target = tmp_path / f"{code}.pdf"
        run(capsys, "chronicle", "Months", "--pdf", str(target), "--lang", code)
    assert spoken == ["fr", "en"]


PAPER = """
chapter = 5
youngest-first = ["Ben", "Ada"]
eras = ["Ada"]
[[players]]
name = "Ada"
titles = ["One", "Two"]
dots = {{ mercy = 3 }}
retained = "{first}"
[[players]]
name = "Ben"
titles = ["Three"]
[marks.{first}]
ancilla = true
name = "Old Friend"
[[outcomes]]
chapter = 4
places = [{{ player = "Ben", clan = "brujah", points = 9 }}, {{ player = "Ada", clan = "gangrel" }}]
"""


def paper(tmp_path, old="", new=""):
    text = PAPER.format(first=demonstration().characters[0].id)
    assert old in text
    file = tmp_path / "paper.toml"
    file.write_text(text.replace(old, new, 1))
    return str(file)


def test_a_chronicle_begun_on_paper_continues(own_home, capsys, tmp_path):
    out = run(capsys, "chronicle", "Months", "--import", paper(tmp_path))
    assert "Chapter 5 of 21, era 2" in out
    assert "Play chapter 5" in out
    state = OpenChronicle.open("Months").state
    assert state.players[0].dots == {"mercy": 3}
    assert state.players[0].retained not in state.deck
    assert state.outcomes[0].places[0].player == 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("chapter = 5", "chapter = 23", "chapter"),
        ("chapter = 5", "chapter = 2", "H-AFT-01"),
        ('eras = ["Ada"]', 'eras = ["Ada", "Ben"]', "H-ERA-01"),
        ('name = "Ben"', 'name = "Ada"', "H-CHR-02"),
        ("mercy = 3", "merci = 3", "H-CHR-05"),
        ("mercy = 3", "mercy = -3", "dots"),
        ("ancilla = true", 'clan = "smurf"', "smurf"),
        ("ancilla = true", 'stickers = ["none"]', "none"),
        ("points = 9", "points = -9", "H-END-06"),
        ('titles = ["Three"]', "titles = 3", "titles"),
        ('titles = ["Three"]', "absent = true", "H-SET-01"),
        ('titles = ["Three"]', 'retained = "nobody"', "nobody"),
        ('titles = ["Three"]', 'retained = "{first}"', "H-AFT-06"),
        ('titles = ["Three"]', 'leaders = ["nobody"]', "nobody"),
        ("chapter = 5", "chapter = [", "cannot be read"),
    ],
)
def test_a_contradictory_paper_record_is_refused(own_home, capsys, tmp_path, old, new, says):
    new = new.format(first=demonstration().characters[0].id) if "{first}" in new else new
    assert says in run(capsys, "chronicle", "X", "--import", paper(tmp_path, old, new), expect=2)
    assert not list(own_home.rglob("*.chronicle"))


def test_rules_can_be_shown(capsys):
    assert "3 power" in run(capsys, "rules", "rec-02")
    assert "H-REC-04" in run(capsys, "rules", "--chapter", "rec")
    assert json.loads(run(capsys, "rules", "--search", "primogen", "--json"))
    run(capsys, "rules", "REC-99", expect=1)


def test_a_data_set_is_created_and_checked(own_home, capsys, tmp_path):
    run(capsys, "data", "template", "Our Box")
    assert "No game can be played yet" in run(capsys, "data", "check", "our-box")
    assert "It can be played" in run(capsys, "data", "check", "demonstration")
    file = tmp_path / "half.toml"
    file.write_text('[set]\nid = "half"\nname = "Half"\n[[characters]]\nid = "x"\n')
    assert "half.toml:4" in run(capsys, "data", "check", str(file), expect=1)
    found = json.loads(run(capsys, "data", "check", str(file), "--json", expect=1))
    assert found["problems"][0]["line"] == 4
    assert json.loads(run(capsys, "data", "schema"))["properties"]["characters"]
    assert "our-box" in run(capsys, "data", "list")


def test_a_table_is_scored(own_home, capsys, tmp_path):
    leaders = [one for one in demonstration().leaders if not one.chronicle]
    one, other = leaders[0], next(each for each in leaders if each.clan != leaders[0].clan)
    position = {
        "setting": {
            "players": [
                {"name": "Ada", "clan": one.clan, "leader": one.id},
                {"name": "Ben", "clan": other.clan, "leader": other.id},
            ]
        },
        "sides": [{"vampires": [{"id": one.id, "power": 7}]}, {"vampires": [{"id": other.id}]}],
    }
    file = tmp_path / "table.json"
    file.write_text(json.dumps(position))
    scored = json.loads(run(capsys, "score", str(file), "--json"))
    assert [one["points"] for one in scored["points"] if one["rule"] == "H-END-04"] == [7]
    assert "H-END-04" in run(capsys, "score", str(file))
    assert [one[13] for one in scored["open"] if "not entered" in one] == ["A", "B", "C"]
    file.write_text(json.dumps({**position, "boards": {"A": {"position": 1}}}))
    scored = json.loads(run(capsys, "score", str(file), "--json"))
    assert [one[13] for one in scored["open"] if "not entered" in one] == ["B", "C"]
    assert "Recruit" in run(capsys, "score", str(file), "--play", "Ben")
    assert json.loads(run(capsys, "score", str(file), "--boards"))["A"]
    assert "[[sides]]" in run(capsys, "score", "--template")


def test_a_chronicle_can_be_entered_with_names(own_home, capsys, tmp_path):
    run(capsys, "chronicle", "Months", "--new", "Ada,Ben")
    first = ("-w", "trait=mercy", "-w", "discipline=blood sorcery", "-w", "clan=brujah")
    said = run(
        capsys, "chronicle", "Months", "-w", "character=Ilse", "-w", "caste=high", *first, expect=2
    )
    assert "caste" in said
    assert "discipline" in said
    for name in ("Ilse", "Otto"):
        words = ("-w", f"character={name}", "-w", "title=The Quiet", *first, "--seed", "3")
        out = run(capsys, "chronicle", "Months", *words)
    assert "Play chapter 1" in out
    data = demonstration()
    state = OpenChronicle.open("Months").state
    one, other = [c.name for c in data.characters if c.id in state.deck][:2]
    mission = next(m.name for m in data.chronicle_missions if m.id in data.chapters[0].missions)
    leader = next(one.name for one in data.leaders if one.clan == "gangrel" and not one.chronicle)
    ada = f"Ada=gangrel; points 12; bloodline {one}, {other} < {one}; leader {leader}"
    said = run(capsys, "chronicle", "Months", "-w", "Ada=brujah; points eleven", expect=2)
    assert "Ada: points: write a whole number" in said
    said = run(capsys, "chronicle", "Months", "-w", "Eve=brujah; points 1", expect=2)
    assert "Eve" in said
    out = run(
        capsys,
        "chronicle",
        "Months",
        "-w",
        ada,
        "-w",
        "Ben=toreador; points 20",
        "-w",
        f"{mission}=Ada",
    )
    assert "Ben writes a new title" in out
    played = OpenChronicle.open("Months").state.outcomes[0]
    assert [place.points for place in played.places] == [20, 12]
    first, second = played.places[1].bloodline
    assert played.places[1].sires == {first: played.places[1].leader, second: first}
    assert list(played.claims.values()) == [0]
    run(capsys, "chronicle", "Months", "--note", "Ben laughed.")
    out = run(capsys, "chronicle", "Months", "--history")
    assert "clan sticker: Brujah" in out
    assert "Ben laughed." in out
    said = run(capsys, "chronicle", "Months", "-w", "title=X", expect=2)
    assert "--choose" in said
    run(capsys, "chronicle", "Months", "--markdown", str(tmp_path / "fr.md"), "--lang", "fr")
    french = (tmp_path / "fr.md").read_text("utf-8")
    assert "Standings" not in french
    note = next(line for line in french.splitlines() if "Ben laughed" in line)
    assert re.match(r"- Chapitre \d[\s\u00a0\u202f]\\?:", note), "French sets a space before it"


def test_the_table_shows_its_boards_in_sentences(own_home, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\nt\nq\n"))
    out = run(capsys, "play", "--players", "human,human", "--seed", "3")
    assert "The clan politics token is" in out
    assert "{" not in out
