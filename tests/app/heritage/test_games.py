"""Saved and continued games of Heritage, data sets, the referee and the rules."""

import re

import pytest

from vtes_deck.app.heritage import data_sets, referee, rules
from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.folders import SETS, BrokenError, HeritageError, NewerError
from vtes_deck.app.heritage.games import begin, begin_chapter, open_game
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.heritage import Player, Position, Setting, gaps, of_era, parse
from vtes_deck.heritage.chronicle import Begin

TWO = (Player("Ada"), Player("Ben"))


def started(*kinds, seed=3, **setting):
    return begin(demonstration(), Setting(TWO, **setting), kinds, seed)


# -------------------------------------------------------------------------------------- games


def test_a_game_continues_at_the_saved_decision(own_home):
    play = started("human", "greedy", basic_missions=3)
    for _ in range(12):
        play.advance()
        play.answer(play.decision.options[-1])
    play.keep("Evening")
    again = open_game("evening")
    assert again.game.inputs == play.game.inputs
    assert again.kinds == ("human", "greedy")
    assert again.game.observation(0) == play.game.observation(0)


def test_undo_takes_back_the_last_answer_of_a_person(own_home):
    play = started("human", "random")
    play.advance()
    before = play.game.observation(0)
    assert play.waits
    play.answer(play.decision.options[0])
    play.advance()
    assert play.undo()
    assert play.game.observation(0) == before
    while play.undo():
        pass
    assert not any(option for option in play.game.inputs if play.kinds[0] == "none")


@pytest.mark.parametrize("kinds", [("human",), ("human", "wizard"), ("greedy",) * 5])
def test_seats_that_cannot_play_are_reported(kinds):
    with pytest.raises(HeritageError):
        started(*kinds)


def test_a_damaged_game_is_set_aside_and_a_newer_one_is_kept(own_home):
    path = started("human", "greedy").keep("Evening")
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(BrokenError) as found:
        open_game("Evening")
    assert found.value.aside.exists()
    path.write_text('{"shape": 2}')
    with pytest.raises(NewerError):
        started("human", "greedy").keep("Evening")
    assert path.read_text() == '{"shape": 2}'


def test_the_greedy_player_beats_the_random_one():
    wins = 0
    for seed in range(14):
        kinds = ("greedy", "random") if seed % 2 else ("random", "greedy")
        play = started(*kinds, seed=seed, battlegrounds=of_era(1 + seed % 7))
        play.advance()
        wins += kinds[play.game.result.ranking[0]] == "greedy"
    assert wins >= 11


def test_a_chapter_cannot_be_played_before_the_prologue(own_home):
    entry = Begin(players=("Ada", "Ben"), youngest_first=(0, 1))
    open_chronicle = OpenChronicle.create("Months", demonstration(), entry)
    with pytest.raises(HeritageError, match="H-AFT-01"):
        begin_chapter("Months", open_chronicle.state, open_chronicle.data, ("human", "human"))


# ---------------------------------------------------------------------------------- data sets


def test_the_template_has_gaps_and_no_problems(own_home):
    path = data_sets.create_set("Our box", "our-box")
    (found,) = data_sets.own_sets()
    assert found.usable
    assert not found.playable
    assert {gap.item for gap in found.gaps} >= {"H-DAT-01", "H-DAT-02", "H-DAT-09", "H-DAT-16"}
    assert data_sets.find_set("our-box").about.name == "Our box"
    assert (path.parent / data_sets.SCHEMA).exists()


def test_every_example_of_the_template_is_valid():
    commented = data_sets.template("Our box", "our-box").splitlines()
    lines = [_uncommented(line) for line in commented]
    data, problems = parse({"our-box": "\n".join(lines)})
    assert problems == []
    assert data.characters
    assert data.boards.regions
    assert data.limits.most_dots
    assert not any(gap.item == "H-DAT-11" for gap in gaps(data))


def _uncommented(line):
    """The examples of the template as a user would uncomment them; sentences stay comments."""
    code = re.compile(r"# (\[|\]|  \{|[a-zA-Z-]+ = (?!true:))")
    return line.removeprefix("# ") if code.match(line) else line


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[set\n", 1, "not TOML"),
        ('[set]\nid = "Box"\nname = "B"\n', 2, "set"),
        (
            '[set]\nid = "box"\nname = "B"\n[[characters]]\nid = "a"\nname = "A"\nclas = "A"',
            7,
            "cl",
        ),
        ('[set]\nid = "box"\nname = "B"\n[[leaders]]\nid = "a"\nname = "A"\nclan = "x"', 7, "clan"),
        ('[set]\nid = "demonstration"\nname = "B"\n', 0, "demonstration set"),
        (b'[set]\nid = "box"\nname = "\xff"', 3, "UTF-8"),
        (b"", 0, "[set]"),
        ("a = " + "[" * 100_000, 0, "nested"),
    ],
)
def test_an_invalid_data_set_is_reported_with_its_line(own_home, text, line, words):
    SETS.place.mkdir(parents=True)
    path = SETS.path("Box")
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (found,) = data_sets.own_sets()
    assert not found.usable
    assert any(one.line == line and words in f"{one.field} {one.message}" for one in found.problems)
    with pytest.raises(HeritageError):
        data_sets.find_set("Box")


def test_two_sets_with_one_id_are_distinguished(own_home):
    first = data_sets.create_set("Box", "box")
    SETS.path("Copy").write_bytes(first.read_bytes())
    one, other = data_sets.own_sets()
    assert one.usable
    assert not other.usable
    with pytest.raises(HeritageError, match="taken"):
        data_sets.create_set("Third", "box")


# ----------------------------------------------------------------------------------- referee

TABLE = """
[setting]
battlegrounds = ["A", "B", "C"]
missions = [{missions}]
players = [
  {{ name = "Ada", clan = "brujah", leader = "{brujah}" }},
  {{ name = "Ben", clan = "gangrel", leader = "{gangrel}" }},
]
[[sides]]
vampires = [
  {{ id = "{brujah}", power = 2, boons = {{ gangrel = 1 }} }},
  {{ id = "{first}", sire = "{brujah}", power = 3, infamy = 1, boons = {{ brujah = 1 }} }},
  {{ id = "{second}", sire = "{brujah}", power = 5, torpor = true }},
]
"""


def position(text=TABLE, missions=""):
    data = demonstration()
    leaders = {one.clan: one.id for one in data.leaders}
    names = {
        "brujah": leaders["brujah"],
        "gangrel": leaders["gangrel"],
        "first": data.characters[0].id,
        "second": data.characters[1].id,
        "missions": missions,
    }
    return referee.read_position(text.format(**names).encode(), toml=True)


@pytest.mark.rule("H-EX-28", "H-EX-33")
def test_the_referee_explains_every_point(own_home):
    found, _ = position()
    scored = referee.score(demonstration(), found)
    assert sum(one.points for one in scored.points) == sum(scored.totals.values())
    ada = [one for one in scored.points if one.player == "Ada" and one.rule == "H-END-04"]
    assert sorted(one.points for one in ada) == [-1, 1, 1, 2, 3]  # no points for the one in torpor
    assert all(one.why and one.rule.startswith("H-") for one in scored.points)
    assert [name for place in scored.places for name in place.players] == sorted(
        scored.totals, key=scored.totals.get, reverse=True
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("power = 2", "power = -2"), "H-TOK-01"),
        (("power = 2", "power = 2, torpor = true"), "H-TOK-07"),
        (("power = 2", "pwoer = 2"), "pwoer"),
        (("boons = {{ gangrel", "boons = {{ toreador"), "clan that does not play"),
        (('sire = "{brujah}", power = 3', 'sire = "{second}", power = 3'), "H-REC-05"),
        (('name = "Ben", clan = "gangrel"', 'name = "Ben", clan = "brujah"'), "H-SET-08"),
        (('["A", "B", "C"]', '["B", "A", "C"]'), "H-SET-06"),
    ],
)
def test_an_impossible_table_is_reported_with_its_rule(change, words):
    with pytest.raises(HeritageError, match=words):
        referee.score(demonstration(), position(TABLE.replace(*change))[0])


@pytest.mark.parametrize("data", [b"", b"\xff", b"[[", b"ties = 3", b"x" * 2_000_000])
def test_an_invalid_text_is_not_a_position(data):
    with pytest.raises(HeritageError):
        referee.read_position(data, toml=True)


def test_a_tie_waits_for_the_primogen_and_can_be_entered():
    data = demonstration()
    leaders = {one.clan: one.id for one in data.leaders}
    mission = next(one for one in data.missions if one.attribute and one.reward is not None)
    line = next(one for one in data.characters if mission.attribute in vars_of(one))
    other = next(
        one for one in data.characters if mission.attribute in vars_of(one) and one is not line
    )
    plain = [
        one for one in data.leaders if mission.attribute not in vars_of(one) and not one.chronicle
    ]
    clans = list(dict.fromkeys(one.clan for one in plain))[:2]
    content = {
        "setting": {
            "players": [
                {"name": n, "clan": c, "leader": next(o.id for o in plain if o.clan == c)}
                for n, c in zip(("Ada", "Ben"), clans, strict=True)
            ],
            "missions": [mission.id],
        },
        "sides": [
            {"vampires": [{"id": next(o.id for o in plain if o.clan == c)},
                          {"id": who.id, "sire": next(o.id for o in plain if o.clan == c)}]}
            for c, who in zip(clans, (line, other), strict=True)
        ],
    }  # fmt: skip
    assert leaders
    found = referee.as_position(content)
    scored = referee.score(data, found)
    assert set(scored.claims[0].tied) == {"Ada", "Ben"}
    assert scored.open
    settled = referee.score(data, found, {mission.id: "Ben"})
    assert settled.claims[0].player == "Ben"
    assert settled.totals["Ben"] == scored.totals["Ben"] + mission.reward
    with pytest.raises(HeritageError, match="not tied"):
        referee.score(data, found, {mission.id: "Eve"})
    with pytest.raises(HeritageError, match="no mission"):
        referee.score(data, found, {"unknown": "Ben"})


def vars_of(one):
    return {one.class_, one.temperament, one.geography, one.archetype}


def test_a_locked_leader_can_be_on_a_table_but_not_in_a_game_of_another():
    data = demonstration()
    locked = next(one for one in data.leaders if one.chronicle)
    other = next(one for one in data.leaders if one.clan != locked.clan and not one.chronicle)
    players = (Player("Ada", locked.clan, locked.id), Player("Ben", other.clan, other.id))
    scored = referee.score(data, Position(Setting(players)))
    assert set(scored.totals) == {"Ada", "Ben"}
    with pytest.raises(HeritageError, match="H-AFT-08"):
        begin(data, Setting(players), ("human", "human"))


def test_a_question_can_be_settled_by_playing_from_a_position():
    found, _ = position()
    game = referee.go_on(demonstration(), found, 1)
    assert game.decision.seat == 1
    with pytest.raises(HeritageError, match="seat"):
        referee.go_on(demonstration(), found, 7)


# ------------------------------------------------------------------------------------- rules


def test_rules_are_found_by_number_and_by_words():
    found = rules.find("rec-02")
    assert found.rule.id == "H-REC-02"
    assert rules.find("H-EX-04").id == "H-EX-04"
    assert rules.find("amb-03").id == "H-AMB-03"
    assert rules.find("H-XYZ-99") is None
    assert "H-TOK-04" in {one.id for one in rules.search(["sacrifice", "torpor"])}
    assert len([*rules.rules()]) == 168
