"""The aftermath of a chapter, step by step (H-AFT-00 to H-AFT-10)."""

import msgspec
import pytest
from heritage_chapters import ADA, BASIC, BEN, DATA, FIRST, after, at, begun, chapter, refused, task

from vtes_deck.heritage.cards import THIN_BLOOD, figure
from vtes_deck.heritage.chronicle import (
    Adopt,
    Chapter,
    Chronicle,
    ChronicleStep,
    Obligations,
    Plot,
    Respond,
    Retain,
    StickerEntry,
    Title,
    allowed_choices,
    chapter_setting,
)
from vtes_deck.heritage.chronicle.state import ChapterScore, Mark, Task, change_of


@pytest.mark.rule("H-AFT-01", "H-AFT-07")
def test_the_aftermath_has_its_order():
    claims = {"affair-1": ADA, "affair-3": ADA, "affair-2": BEN}
    chronicle = after(claims=claims)
    assert chronicle.state.todo == (
        Task(ChronicleStep.TITLE, ADA),
        Task(ChronicleStep.PLOT, BEN),
        Task(ChronicleStep.MISSION, ADA, "affair-1"),
        Task(ChronicleStep.MISSION, BEN, "affair-2"),
        Task(ChronicleStep.MISSION, ADA, "affair-3"),
        Task(ChronicleStep.OBLIGATIONS, ADA),
        Task(ChronicleStep.STICKER, BEN),
        Task(ChronicleStep.STICKER, ADA),
        Task(ChronicleStep.RETAIN, BEN),
        Task(ChronicleStep.RETAIN, ADA),
    )
    refused(chronicle, Retain(), "H-AFT-01")


@pytest.mark.rule("H-AFT-00", "H-AFT-01")
@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (chapter(points=(1, 2)), "H-END-06"),
        (chapter(claims={"affair-9": ADA}), "H-END-01"),
        (chapter(ada=(BASIC[20],), ben=(BASIC[20],)), "H-AFT-00"),
        (chapter(ada=(FIRST[BEN][0],)), "H-REC-11"),
        (chapter(ada=("unheard-of",)), "H-DAT-01"),
        (chapter(ada=("klara-warren",)), "H-REC-11"),
        (chapter(ada=BASIC[20:21], sires={BASIC[20]: FIRST[BEN][0]}), "H-REC-11"),
        (chapter(ada=BASIC[20:21], ben=BASIC[21:22], sires={BASIC[20]: BASIC[21]}), "H-REC-11"),
        (chapter(ada=BASIC[20:21], sires={BASIC[20]: "unheard-of"}), "H-REC-11"),
        (chapter(assets=("warlike",)), "H-TRN-07"),
        (chapter(leader="belisar"), "H-SET-08"),
        (chapter(leader="kasimir"), "H-SET-08|H-AFT-08"),
        (Chapter(places=(ChapterScore(ADA, "brujah"),)), "H-AFT-01"),
        (Chapter(places=(ChapterScore(ADA, "brujah"), ChapterScore(BEN, "brujah"))), "H-SET-08"),
    ],
)
def test_an_impossible_result(entry, rule):
    refused(begun(), entry, rule)


@pytest.mark.rule("H-AFT-02", "H-AST-05")
def test_the_victor_has_a_title_and_can_keep_the_card_as_an_asset():
    chronicle = after()
    chronicle.apply(Title(title="Victor"))
    assert chronicle.state.players[ADA].titles == ("The Quiet", "Victor")
    assert chronicle.state.players[ADA].assets == ()
    fourth = msgspec.structs.replace(begun().state, chapter=4, outcomes=())
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=fourth))
    chronicle.apply(chapter())
    chronicle.apply(Title(title="Victor"))
    asset = next(one.asset for one in DATA.chapters if one.number == 4)
    assert chronicle.state.players[ADA].assets == (asset,)


@pytest.mark.rule("H-AFT-02")
def test_the_vanquished_unlocks_schemes_of_the_played_clan():
    chronicle = at(after(), ChronicleStep.PLOT)
    refused(chronicle, Plot(), "H-AFT-02")
    refused(chronicle, Plot(schemes=("brujah-grand-design",)), "H-AFT-02")
    chronicle.apply(Plot(schemes=("gangrel-old-blood",)))
    assert chronicle.state.unlocked == ("gangrel-old-blood",)
    setting = chapter_setting(at(chronicle, ChronicleStep.PLAY).state, DATA)
    assert "gangrel-old-blood" in setting.unlocked


def reward(mission, response):
    return next(one for one in DATA.chronicle_missions if one.id == mission).responses[response]


@pytest.mark.rule("H-AFT-03")
def test_a_response_gives_a_dot_and_an_asset():
    chronicle = at(after(claims={"affair-1": BEN}), ChronicleStep.MISSION)
    refused(chronicle, Respond(mission="affair-2", response=0), "H-AFT-03")
    refused(chronicle, Respond(mission="affair-1", response=2), "H-AFT-03")
    chronicle.apply(Respond(mission="affair-1", response=0))
    wanted = reward("affair-1", 0)
    sheet = chronicle.state.players[BEN]
    assert sheet.dots[wanted.trait] == 1
    assert sheet.assets == (wanted.asset,)


@pytest.mark.rule("H-AFT-08")
@pytest.mark.parametrize("place", ["haven", "deck"])
def test_an_unlocked_character_is_an_ancilla_of_the_played_clan(place):
    chronicle = at(after(claims={"affair-2": ADA}), ChronicleStep.MISSION)
    name = reward("affair-2", 0).unlock
    refused(chronicle, Respond(mission="affair-2", response=0, clan="brujah"), "H-AFT-08")
    entry = Respond(mission="affair-2", response=0, place=place, clan="brujah")
    wrong = msgspec.structs.replace(entry, clan="gangrel")
    refused(chronicle, wrong, "H-AFT-10")
    chronicle.apply(entry)
    state = chronicle.state
    assert state.marks[name] == Mark(ancilla=True, clan="brujah")
    before = FIRST[ADA][0]
    if place == "haven":
        assert state.players[ADA].retained == name
        assert before in state.deck
    else:
        assert state.players[ADA].retained == before
        assert name in state.deck


@pytest.mark.rule("H-AFT-08", "H-SET-08")
def test_h_ex_34_an_unlocked_leader_belongs_to_its_owner_permanently():
    leader = next(one for one in DATA.leaders if one.chronicle)
    mission = next(
        one.id
        for one in DATA.chronicle_missions
        if any(each.unlock == leader.id for each in one.responses)
    )
    number = (int(mission.removeprefix("affair-")) - 1) // 5 + 1
    start = msgspec.structs.replace(begun().state, chapter=number)
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=start))
    chronicle.apply(chapter(claims={mission: BEN}))
    at(chronicle, ChronicleStep.MISSION).apply(Respond(mission=mission, response=0))
    state = chronicle.state
    assert state.players[BEN].leaders == (leader.id,)
    research = {one.id for one in DATA.schemes if one.research}
    assert set(leader.schemes) & research <= set(state.unlocked)
    at(chronicle, ChronicleStep.PLAY)
    used = ChapterScore(BEN, leader.clan, leader=leader.id, points=9)
    other = ChapterScore(ADA, "tremere", points=3)
    taken = (msgspec.structs.replace(used, player=ADA), msgspec.structs.replace(other, player=BEN))
    refused(chronicle, Chapter(places=taken), "H-AFT-08")
    chronicle.apply(Chapter(places=(used, other)))
    assert chronicle.state.players[BEN].leaders == (leader.id,)
    setting = chapter_setting(at(chronicle, ChronicleStep.PLAY).state, DATA)
    assert [player.own_leaders for player in setting.players] == [(), (leader.id,)]


@pytest.mark.rule("H-AFT-03", "H-AFT-10")
def test_a_basic_character_is_elevated_to_the_played_clan():
    name = BASIC[20]
    chronicle = at(after(ada=(name,), claims={"affair-3": ADA}), ChronicleStep.MISSION)
    assert reward("affair-3", 0).elevate
    elsewhere = Respond(mission="affair-3", response=0, character=BASIC[21], clan="brujah")
    refused(chronicle, elsewhere, "H-AFT-10")
    chronicle.apply(Respond(mission="affair-3", response=0, character=name, clan=THIN_BLOOD))
    assert chronicle.state.marks[name] == Mark(ancilla=True, clan=THIN_BLOOD)
    card = next(one for one in DATA.characters if one.id == name)
    assert figure(card, change_of(chronicle.state, DATA, name)).clan == ""


@pytest.mark.rule("H-AFT-04")
def test_the_winner_gains_an_obligation_and_the_others_lose_one():
    start = begun().state.with_sheet(BEN, obligations=("debt", "tithe"))
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=start))
    chronicle.apply(chapter())
    at(chronicle, ChronicleStep.OBLIGATIONS)
    refused(chronicle, Obligations(gained="debt", removed={BEN: "tithe"}), "H-AFT-04")
    refused(chronicle, Obligations(gained="scandal"), "H-AFT-04")
    refused(chronicle, Obligations(gained="scandal", removed={BEN: "fatigue"}), "H-AFT-04")
    chronicle.apply(Obligations(gained="scandal", removed={BEN: "tithe"}))
    assert [sheet.obligations for sheet in chronicle.state.players] == [("scandal",), ("debt",)]


@pytest.mark.rule("H-AFT-05")
def test_an_ability_sticker_needs_dots_an_ancilla_and_a_free_slot():
    basic, ancilla = BASIC[21], FIRST[ADA][0]
    chronicle = at(after(ada=(basic,)), ChronicleStep.STICKER)
    while task(chronicle).player != ADA:
        chronicle.apply(StickerEntry())
    slots = next(one.slots for one in DATA.characters if one.id == ancilla)
    entry = StickerEntry(sticker="wealth-1", character=ancilla)
    for sticker, character in (("wealth-3", ancilla), ("occult-1", ancilla), ("wealth-1", basic)):
        wrong = StickerEntry(sticker=sticker, character=character)
        refused(chronicle, wrong, "H-AFT-05")
    chronicle.apply(entry)
    assert chronicle.state.marks[ancilla].stickers == ("wealth-1",)
    assert allowed_choices.free_slots(chronicle.state, DATA, ancilla) == slots - 1
    added = change_of(chronicle.state, DATA, ancilla).abilities
    assert [one.name for one in added] == ["Wealth 1"]


@pytest.mark.rule("H-CHR-06", "H-AFT-05")
def test_a_thin_blood_is_never_bonded():
    ancilla = FIRST[ADA][0]
    chronicle = at(after(), ChronicleStep.STICKER)
    state = chronicle.state.with_mark(ancilla, clan=THIN_BLOOD)
    oath = next(one for one in DATA.stickers if one.ability.bonded)
    assert allowed_choices.bearers(state, DATA, ADA, oath) == ()
    assert allowed_choices.bearers(chronicle.state, DATA, ADA, oath) == (ancilla,)
    card = next(one for one in DATA.characters if one.id == ancilla)
    stuck = state.with_mark(ancilla, stickers=(oath.id,))
    assert not figure(card, change_of(stuck, DATA, ancilla)).bonded


@pytest.mark.rule("H-AFT-06", "H-REC-11")
def test_the_single_retainer_comes_from_the_bloodline():
    name, before = BASIC[22], FIRST[ADA][0]
    chronicle = at(after(ada=(name,)), ChronicleStep.RETAIN)
    while task(chronicle).player != ADA:
        chronicle.apply(Retain())
    refused(chronicle, Retain(character=BASIC[23]), "H-AFT-06")
    chronicle.apply(Retain(character=name))
    state = chronicle.state
    assert state.players[ADA].retained == name
    assert name not in state.deck
    assert before in state.deck


@pytest.mark.rule("H-AFT-06", "H-CLN-08")
def test_a_monstrosity_is_not_in_the_bloodline_and_returns_to_the_deck():
    part = BASIC[24]
    chronicle = at(after(), ChronicleStep.RETAIN)
    refused(chronicle, Retain(character=part), "H-AFT-06")
    assert part in chronicle.state.deck


@pytest.mark.rule("H-SET-03", "H-CMP-09")
def test_the_missions_of_a_chapter_come_in_the_order_of_the_deck():
    chronicle = begun()
    wanted = [f"affair-{n}" for n in range(1, 11)]
    assert list(chapter_setting(chronicle.state, DATA).missions) == wanted[:5]
    chronicle.apply(chapter())
    at(chronicle, ChronicleStep.PLAY)
    assert list(chapter_setting(chronicle.state, DATA).missions) == wanted[5:]


@pytest.mark.rule("H-AFT-09")
def test_new_basic_characters_join_the_deck():
    chronicle = begun()
    new = [one.id for one in DATA.characters if one.from_chapter == 1]
    assert new
    assert not set(new) & set(chronicle.state.deck)
    chronicle.apply(chapter())
    assert set(new) <= set(at(chronicle, ChronicleStep.PLAY).state.deck)
    assert chronicle.state.chapter == 2
