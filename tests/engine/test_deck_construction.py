"""Deck construction in each edition."""

import pytest
from published import PUBLISHED

from vtes_deck.engine.deck_construction import library_limits, problems
from vtes_deck.engine.game import Game
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.playmat import PLAYMAT
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF


@pytest.fixture
def crypt(cb):
    return [cb["Anson"]] * 12


@pytest.fixture
def library(cb):
    return [cb["Blood Doll"]] * 60


def broken(rules, crypt, library, players):
    return [problem.rule for problem in problems(rules, crypt, library, players)]


@pytest.mark.rule("DCK-03")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_01_forty_cards(crypt, library, edition):
    found = broken(PUBLISHED[edition], crypt, library[:40], 4)
    assert found == (["DCK-03"] if edition == "vekn" else [])
    assert "DCK-03" in broken(PUBLISHED[edition], crypt, library[:39], 4)


@pytest.mark.rule("DCK-04")
@pytest.mark.parametrize(
    ("rules", "players", "legal"),
    [
        (JYHAD_1994, 4, False),
        (JYHAD_1994, 5, True),
        (WHITE_WOLF, 4, False),
        (WHITE_WOLF, 5, True),
        (VEKN, 4, True),
        (VEKN, 5, True),
    ],
)
def test_DX_02_ninety_cards(crypt, library, rules, players, legal):
    ninety = library + library[:30]
    assert broken(rules, crypt, ninety, players) == ([] if legal else ["DCK-04"])
    assert broken(rules, crypt, ninety + library[:1], players) == ["DCK-04"]


@pytest.mark.rule("DCK-03", "DCK-04")
@pytest.mark.parametrize("rules", [WHITE_WOLF, JYHAD_1994, PLAYMAT], ids=lambda r: r.name)
@pytest.mark.parametrize("example", ["EX-WW-16", "EX-J94-18"])
def test_six_players_can_have_forty_to_a_hundred_cards(rules, example):
    assert library_limits(rules, 6) == (40, 100)


@pytest.mark.rule("DCK-06", "DCK-07", "DCK-08")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_03_groups(cb, library, edition):
    of = {group: next(c for c in cb.crypt if c.group == group) for group in (2, 3, 4, None)}
    found = broken(PUBLISHED[edition], [of[2]] * 6 + [of[4]] * 6, library, 4)
    assert found == ([] if edition == "jyhad-1994" else ["DCK-06"])
    assert broken(PUBLISHED[edition], [of[2]] * 6 + [of[3]] * 6, library, 4) == []
    assert broken(PUBLISHED[edition], [of[2]] * 6 + [of[None]] * 6, library, 4) == []


@pytest.mark.rule("DCK-01", "DCK-02", "DCK-05", "DCK-10", "DCK-11")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_crypts(cb, library, edition):
    rules = PUBLISHED[edition]
    advanced = cb["Alan Sovereign (ADV)"]
    assert broken(rules, [advanced] * 11, library, 4) == ["DCK-01"]
    assert broken(rules, [advanced] * 12, library, 4) == []
    assert broken(rules, [advanced] * 60, library, 4) == []


@pytest.mark.rule("DCK-01")
def test_a_table_without_any_crypt_is_refused(library):
    with pytest.raises(ValueError, match="DCK-01"):
        Game.start(VEKN, [((), library)] * 3, 1)


def test_a_table_with_one_crypt_can_be_played(crypt, library):
    game = Game.start(VEKN, [((), library), (crypt, library)], 1)
    assert game.decision is not None
