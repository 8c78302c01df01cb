"""The beginning of a chronicle, and its players (H-CHR-01 to H-CHR-06)."""

import msgspec
import pytest
from heritage_chapters import (
    ADA,
    BASIC,
    BEN,
    CLEO,
    DATA,
    FIRST,
    after,
    at,
    begun,
    prologue,
    refused,
    task,
)

from vtes_deck.heritage.cards import THIN_BLOOD, figure
from vtes_deck.heritage.chronicle import (
    Begin,
    Chapter,
    Chronicle,
    ChronicleStep,
    Join,
    allowed_choices,
    chapter_setting,
)
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.chronicle.state import ChapterScore, Mark, State, Task, change_of


@pytest.mark.rule("H-CHR-01")
def test_twenty_one_chapters_in_seven_eras():
    state = State("x")
    eras = [msgspec.structs.replace(state, chapter=n).era for n in range(1, 22)]
    assert eras == [era for era in range(1, 8) for _ in range(3)]


@pytest.mark.rule("H-CHR-02", "H-CHR-03", "H-CHR-05", "H-CMP-03", "H-CMP-10")
def test_the_prologue_gives_two_dots_a_title_and_a_retainer():
    chronicle = begun()
    sheet = chronicle.state.players[ADA]
    assert sheet.dots == {"wealth": 1, "auspex": 1}
    assert (sheet.titles, sheet.retained) == (("The Quiet",), FIRST[ADA][0])
    assert chronicle.state.marks[sheet.retained] == Mark(ancilla=True, clan="brujah")
    assert sheet.retained not in chronicle.state.deck
    card = next(one for one in DATA.characters if one.id == sheet.retained)
    made = figure(card, change_of(chronicle.state, DATA, card.id))
    assert (made.clan, len(made.abilities)) == ("brujah", len(card.abilities))
    assert task(chronicle) == Task(ChronicleStep.PLAY)


@pytest.mark.rule("H-CHR-02", "H-CHR-03")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"trait": "sabbat"}, "H-CHR-02"),
        ({"discipline": "wealth"}, "H-CHR-02"),
        ({"player": 1}, "H-CHR-02"),
        ({"free": ("wealth",)}, "H-CHR-04"),
        ({"retainer": BASIC[9]}, "H-CHR-03"),
        ({"drawn": tuple(BASIC[:2])}, "H-CHR-03"),
        ({"clan": ""}, "H-CHR-06"),
        ({"clan": "giovanni"}, "H-CHR-06"),
    ],
)
def test_a_forbidden_prologue(changes, rule):
    chronicle = Chronicle(DATA)
    chronicle.apply(Begin(players=("Ada", "Ben"), youngest_first=(0, 1)))
    refused(chronicle, msgspec.structs.replace(prologue(ADA), **changes), rule)


@pytest.mark.rule("H-CHR-04")
def test_a_late_joiner_has_a_free_dot_for_each_missed_chapter():
    chronicle = after()
    refused(chronicle, Join(name="Cleo"), "H-CHR-04")
    at(chronicle, ChronicleStep.PLAY)
    chronicle.apply(Join(name="Cleo"))
    drawn = tuple(chronicle.state.deck[:3])
    clan = "" if allowed_choices.clan_of(chronicle.state, DATA, drawn[0]) else "tremere"
    facts = {"drawn": drawn, "retainer": drawn[0], "clan": clan}
    refused(chronicle, prologue(CLEO, **facts), "H-CHR-04")
    chronicle.apply(prologue(CLEO, free=("occult",), **facts))
    assert chronicle.state.players[CLEO].dots["occult"] == 1
    setting = chapter_setting(chronicle.state, DATA)
    assert [player.name for player in setting.players] == ["Ada", "Ben", "Cleo"]
    chronicle.apply(Attendance(present=(ADA, CLEO)))
    assert len(chapter_setting(chronicle.state, DATA).players) == 2
    refused(chronicle, Attendance(present=(ADA,)), "H-SET-01")


@pytest.mark.rule("H-SET-07", "H-SET-09")
def test_the_oldest_begins_and_the_youngest_chooses_then_the_result_decides_in_reverse():
    chronicle = begun(3)  # Cleo is the youngest, Ada the oldest
    setting = chapter_setting(chronicle.state, DATA)
    assert (setting.first, setting.choosing) == (ADA, (CLEO, BEN, ADA))
    places = tuple(
        ChapterScore(player, clan, points=points)
        for player, clan, points in ((BEN, "brujah", 9), (CLEO, "gangrel", 7), (ADA, "tremere", 2))
    )
    chronicle.apply(Chapter(places=places))
    at(chronicle, ChronicleStep.PLAY)
    setting = chapter_setting(chronicle.state, DATA)
    assert (setting.first, setting.choosing) == (ADA, (ADA, CLEO, BEN))


@pytest.mark.rule("H-CHR-06")
def test_h_ex_35_used_up_stickers_are_replaced_by_thin_blood_then_by_any_other():
    state = begun().state
    limit, thin = DATA.limits.clan_stickers, DATA.limits.thin_blood_stickers
    assert allowed_choices.clan_stickers(state, DATA, "gangrel") == ("gangrel", THIN_BLOOD)
    marks = {f"c{n}": Mark(clan="gangrel") for n in range(limit)}
    full = msgspec.structs.replace(state, marks=marks)
    assert allowed_choices.clan_stickers(full, DATA, "gangrel") == (THIN_BLOOD,)
    marks |= {f"t{n}": Mark(clan=THIN_BLOOD) for n in range(thin)}
    full = msgspec.structs.replace(state, marks=marks)
    others = allowed_choices.clan_stickers(full, DATA, "gangrel")
    assert "gangrel" not in others
    assert len(others) == 8
