"""The chronicle, entry by entry (parts C2 to C4)."""

import random

import msgspec
import pytest
from heritage_chronicle import entry_for
from heritage_play import demonstration

from vtes_deck.heritage.cards import THIN_BLOOD, figure
from vtes_deck.heritage.chronicle import (
    Adopt,
    Begin,
    Chapter,
    Chronicle,
    ChronicleError,
    EraOutcome,
    Final,
    Join,
    Note,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Retain,
    Step,
    StickerEntry,
    Title,
    allowed,
    chapter_setting,
    final_scores,
    standings,
    winners,
)
from vtes_deck.heritage.chronicle.aftermath import departing
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.chronicle.era import dominant, era_points, value_of
from vtes_deck.heritage.chronicle.history import NewerChronicleError
from vtes_deck.heritage.chronicle.state import Mark, Outcome, Played, Sheet, State, Task, change_of
from vtes_deck.heritage.switches import Switches

ADA, BEN, CLEO = range(3)
DATA = demonstration()
BASIC = [one.id for one in DATA.characters if one.side == "basic" and not one.from_chapter]
FIRST = BASIC[:3], BASIC[3:6], BASIC[6:9]


def prologue(player, **changes):
    drawn = FIRST[player]
    facts = {
        "player": player,
        "character": f"Vampire {player}",
        "trait": "wealth",
        "discipline": "auspex",
        "title": "The Quiet",
        "drawn": tuple(drawn),
        "retainer": drawn[0],
        "clan": "brujah",
    }
    return Prologue(**{**facts, **changes})


def begun(count=2):
    """A chronicle before its first chapter."""
    chronicle = Chronicle(DATA)
    ages = tuple(reversed(range(count)))
    chronicle.apply(Begin(players=("Ada", "Ben", "Cleo")[:count], youngest_first=ages))
    for player in range(count):
        chronicle.apply(prologue(player))
    return chronicle


def chapter(*, ada=(), ben=(), claims=None, points=(20, 10), **facts):
    """Ada wins with the Brujah, Ben is last with the Gangrel."""
    return Chapter(
        places=(
            Played(ADA, "brujah", points=points[0], bloodline=tuple(ada), **facts),
            Played(BEN, "gangrel", points=points[1], bloodline=tuple(ben)),
        ),
        claims=claims or {},
    )


def after(**facts):
    """A chronicle in the aftermath of its first chapter."""
    chronicle = begun()
    chronicle.apply(chapter(**facts))
    return chronicle


def at(chronicle, step):
    """Goes on with what changes nothing, until a step."""
    chance = random.Random(1)
    while chronicle.state.todo[0].step is not step:
        chronicle.apply(entry_for(chronicle.state, 1, chance))
    return chronicle


def refused(chronicle, entry, rule):
    before = chronicle.state
    with pytest.raises(ChronicleError, match=rule):
        chronicle.apply(entry)
    assert chronicle.state is before


def task(chronicle):
    return chronicle.state.todo[0]


# ------------------------------------------------------------------------------------- beginning


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
    assert task(chronicle) == Task(Step.PLAY)


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
def test_a_prologue_that_is_not_allowed(changes, rule):
    chronicle = Chronicle(DATA)
    chronicle.apply(Begin(players=("Ada", "Ben"), youngest_first=(0, 1)))
    refused(chronicle, msgspec.structs.replace(prologue(ADA), **changes), rule)


@pytest.mark.rule("H-CHR-04")
def test_a_late_joiner_has_a_free_dot_for_each_missed_chapter():
    chronicle = after()
    refused(chronicle, Join(name="Cleo"), "H-CHR-04")
    at(chronicle, Step.PLAY)
    chronicle.apply(Join(name="Cleo"))
    drawn = tuple(chronicle.state.deck[:3])
    clan = "" if allowed.clan_of(chronicle.state, DATA, drawn[0]) else "tremere"
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
def test_the_oldest_begins_and_the_youngest_chooses_then_the_reverse_of_the_result():
    chronicle = begun(3)  # Cleo is the youngest, Ada the oldest
    setting = chapter_setting(chronicle.state, DATA)
    assert (setting.first, setting.choosing) == (ADA, (CLEO, BEN, ADA))
    places = tuple(
        Played(player, clan, points=points)
        for player, clan, points in ((BEN, "brujah", 9), (CLEO, "gangrel", 7), (ADA, "tremere", 2))
    )
    chronicle.apply(Chapter(places=places))
    at(chronicle, Step.PLAY)
    setting = chapter_setting(chronicle.state, DATA)
    assert (setting.first, setting.choosing) == (ADA, (ADA, CLEO, BEN))


@pytest.mark.rule("H-CHR-06")
def test_h_ex_35_used_up_stickers_are_replaced_by_thin_blood_then_by_any_other():
    state = begun().state
    limit, thin = DATA.limits.clan_stickers, DATA.limits.thin_blood_stickers
    assert allowed.clan_stickers(state, DATA, "gangrel") == ("gangrel", THIN_BLOOD)
    marks = {f"c{n}": Mark(clan="gangrel") for n in range(limit)}
    full = msgspec.structs.replace(state, marks=marks)
    assert allowed.clan_stickers(full, DATA, "gangrel") == (THIN_BLOOD,)
    marks |= {f"t{n}": Mark(clan=THIN_BLOOD) for n in range(thin)}
    full = msgspec.structs.replace(state, marks=marks)
    others = allowed.clan_stickers(full, DATA, "gangrel")
    assert "gangrel" not in others
    assert len(others) == 8


# ------------------------------------------------------------------------------------- aftermath


@pytest.mark.rule("H-AFT-01", "H-AFT-07")
def test_the_aftermath_has_its_order():
    claims = {"affair-1": ADA, "affair-3": ADA, "affair-2": BEN}
    chronicle = after(claims=claims)
    assert chronicle.state.todo == (
        Task(Step.TITLE, ADA),
        Task(Step.PLOT, BEN),
        Task(Step.MISSION, ADA, "affair-1"),
        Task(Step.MISSION, BEN, "affair-2"),
        Task(Step.MISSION, ADA, "affair-3"),
        Task(Step.OBLIGATIONS, ADA),
        Task(Step.STICKER, BEN),
        Task(Step.STICKER, ADA),
        Task(Step.RETAIN, BEN),
        Task(Step.RETAIN, ADA),
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
        (chapter(ada=("chronicle-only",)), "H-REC-11"),
        (chapter(assets=("warlike",)), "H-TRN-07"),
        (chapter(leader="belisar"), "H-SET-08"),
        (chapter(leader="kasimir"), "H-SET-08|H-AFT-08"),
        (Chapter(places=(Played(ADA, "brujah"),)), "H-AFT-01"),
        (Chapter(places=(Played(ADA, "brujah"), Played(BEN, "brujah"))), "H-SET-08"),
    ],
)
def test_a_result_that_cannot_be(entry, rule):
    refused(begun(), entry, rule)


@pytest.mark.rule("H-AFT-02", "H-AST-05")
def test_the_victor_has_a_title_and_may_keep_the_card_as_an_asset():
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
def test_the_vanquished_unlocks_schemes_of_the_clan_just_played():
    chronicle = at(after(), Step.PLOT)
    refused(chronicle, Plot(), "H-AFT-02")
    refused(chronicle, Plot(schemes=("brujah-grand-design",)), "H-AFT-02")
    chronicle.apply(Plot(schemes=("gangrel-old-blood",)))
    assert chronicle.state.unlocked == ("gangrel-old-blood",)
    setting = chapter_setting(at(chronicle, Step.PLAY).state, DATA)
    assert "gangrel-old-blood" in setting.unlocked


def reward(mission, response):
    return next(one for one in DATA.chronicle_missions if one.id == mission).responses[response]


@pytest.mark.rule("H-AFT-03")
def test_a_response_gives_a_dot_and_an_asset():
    chronicle = at(after(claims={"affair-1": BEN}), Step.MISSION)
    refused(chronicle, Respond(mission="affair-2", response=0), "H-AFT-03")
    refused(chronicle, Respond(mission="affair-1", response=2), "H-AFT-03")
    chronicle.apply(Respond(mission="affair-1", response=0))
    wanted = reward("affair-1", 0)
    sheet = chronicle.state.players[BEN]
    assert sheet.dots[wanted.trait] == 1
    assert sheet.assets == (wanted.asset,)


@pytest.mark.rule("H-AFT-08")
@pytest.mark.parametrize("place", ["haven", "deck"])
def test_an_unlocked_character_is_an_ancilla_with_the_clan_just_played(place):
    chronicle = at(after(claims={"affair-2": ADA}), Step.MISSION)
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
def test_h_ex_34_an_unlocked_leader_is_its_owners_for_good():
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
    at(chronicle, Step.MISSION).apply(Respond(mission=mission, response=0))
    state = chronicle.state
    assert state.players[BEN].leaders == (leader.id,)
    research = {one.id for one in DATA.schemes if one.research}
    assert set(leader.schemes) & research <= set(state.unlocked)
    at(chronicle, Step.PLAY)
    used = Played(BEN, leader.clan, leader=leader.id, points=9)
    other = Played(ADA, "tremere", points=3)
    taken = (msgspec.structs.replace(used, player=ADA), msgspec.structs.replace(other, player=BEN))
    refused(chronicle, Chapter(places=taken), "H-AFT-08")
    chronicle.apply(Chapter(places=(used, other)))
    assert chronicle.state.players[BEN].leaders == (leader.id,)
    setting = chapter_setting(at(chronicle, Step.PLAY).state, DATA)
    assert [player.own_leaders for player in setting.players] == [(), (leader.id,)]


@pytest.mark.rule("H-AFT-03", "H-AFT-10")
def test_a_basic_character_is_elevated_to_the_clan_just_played():
    name = BASIC[20]
    chronicle = at(after(ada=(name,), claims={"affair-3": ADA}), Step.MISSION)
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
    at(chronicle, Step.OBLIGATIONS)
    refused(chronicle, Obligations(gained="debt", removed={BEN: "tithe"}), "H-AFT-04")
    refused(chronicle, Obligations(gained="scandal"), "H-AFT-04")
    refused(chronicle, Obligations(gained="scandal", removed={BEN: "fatigue"}), "H-AFT-04")
    chronicle.apply(Obligations(gained="scandal", removed={BEN: "tithe"}))
    assert [sheet.obligations for sheet in chronicle.state.players] == [("scandal",), ("debt",)]


@pytest.mark.rule("H-AFT-05")
def test_an_ability_sticker_needs_dots_an_ancilla_and_a_free_slot():
    basic, ancilla = BASIC[21], FIRST[ADA][0]
    chronicle = at(after(ada=(basic,)), Step.STICKER)
    while task(chronicle).player != ADA:
        chronicle.apply(StickerEntry())
    slots = next(one.slots for one in DATA.characters if one.id == ancilla)
    entry = StickerEntry(sticker="wealth-1", character=ancilla)
    for sticker, character in (("wealth-3", ancilla), ("occult-1", ancilla), ("wealth-1", basic)):
        wrong = StickerEntry(sticker=sticker, character=character)
        refused(chronicle, wrong, "H-AFT-05")
    chronicle.apply(entry)
    assert chronicle.state.marks[ancilla].stickers == ("wealth-1",)
    assert allowed.free_slots(chronicle.state, DATA, ancilla) == slots - 1
    added = change_of(chronicle.state, DATA, ancilla).abilities
    assert [one.name for one in added] == ["Wealth 1"]


@pytest.mark.rule("H-CHR-06", "H-AFT-05")
def test_a_thin_blood_is_never_bonded():
    ancilla = FIRST[ADA][0]
    chronicle = at(after(), Step.STICKER)
    state = chronicle.state.with_mark(ancilla, clan=THIN_BLOOD)
    oath = next(one for one in DATA.stickers if one.ability.bonded)
    assert allowed.bearers(state, DATA, ADA, oath) == ()
    assert allowed.bearers(chronicle.state, DATA, ADA, oath) == (ancilla,)
    card = next(one for one in DATA.characters if one.id == ancilla)
    stuck = state.with_mark(ancilla, stickers=(oath.id,))
    assert not figure(card, change_of(stuck, DATA, ancilla)).bonded


@pytest.mark.rule("H-AFT-06", "H-REC-11")
def test_the_single_retainer_comes_from_the_bloodline():
    name, before = BASIC[22], FIRST[ADA][0]
    chronicle = at(after(ada=(name,)), Step.RETAIN)
    while task(chronicle).player != ADA:
        chronicle.apply(Retain())
    refused(chronicle, Retain(character=BASIC[23]), "H-AFT-06")
    chronicle.apply(Retain(character=name))
    state = chronicle.state
    assert state.players[ADA].retained == name
    assert name not in state.deck
    assert before in state.deck


@pytest.mark.rule("H-AFT-06", "H-CLN-08")
def test_a_monstrosity_is_not_in_the_bloodline_and_is_back_in_the_deck():
    part = BASIC[24]
    chronicle = at(after(), Step.RETAIN)
    refused(chronicle, Retain(character=part), "H-AFT-06")
    assert part in chronicle.state.deck


@pytest.mark.rule("H-SET-03", "H-CMP-09")
def test_the_missions_of_a_chapter_come_in_the_order_of_the_deck():
    chronicle = begun()
    wanted = [f"affair-{n}" for n in range(1, 11)]
    assert list(chapter_setting(chronicle.state, DATA).missions) == wanted[:5]
    chronicle.apply(chapter())
    at(chronicle, Step.PLAY)
    assert list(chapter_setting(chronicle.state, DATA).missions) == wanted[5:]


@pytest.mark.rule("H-AFT-09")
def test_new_basic_characters_join_the_deck():
    chronicle = begun()
    new = [one.id for one in DATA.characters if one.from_chapter == 1]
    assert new
    assert not set(new) & set(chronicle.state.deck)
    chronicle.apply(chapter())
    assert set(new) <= set(at(chronicle, Step.PLAY).state.deck)
    assert chronicle.state.chapter == 2


# ---------------------------------------------------------------------------------- eras and end


@pytest.mark.rule("H-ERA-01")
def test_h_amb_01_one_battleground_leaves_after_each_era():
    assert "".join(departing(era) for era in range(1, 8)) == "ACEDBF"


def third(points=((9, 5),) * 3, departs=((0, 0),) * 3):
    """The end of the first era; each pair is of Ada and Ben."""
    outcomes = []
    for number, (score, on_it) in enumerate(zip(points, departs, strict=True), start=1):
        places = [
            Played(player, clan, points=score[player], departing=on_it[player])
            for player, clan in ((ADA, "brujah"), (BEN, "gangrel"))
        ]
        outcomes.append(Outcome(number, tuple(sorted(places, key=lambda one: -one.points))))
    state = begun().state
    return msgspec.structs.replace(
        state, chapter=3, outcomes=tuple(outcomes), todo=(Task(Step.ERA),)
    )


@pytest.mark.rule("H-ERA-02")
def test_the_best_of_three_chapters_dominates_the_era():
    state = third(((9, 5), (1, 2), (9, 5)))
    assert era_points(state, DATA, 1) == {ADA: 3 + 2 + 3, BEN: 2 + 3 + 2}
    assert dominant(state, DATA) == (ADA,)


@pytest.mark.rule("H-ERA-02")
@pytest.mark.parametrize(
    ("departs", "best"), [((1, 4), (BEN,)), ((3, 0), (ADA,)), ((2, 2), (ADA, BEN))]
)
def test_a_tied_era_goes_by_the_departing_battleground(departs, best):
    three = [
        Played(ADA, "brujah", points=9, departing=departs[0]),
        Played(BEN, "gangrel", points=5, departing=departs[1]),
    ]
    two = [Played(BEN, "gangrel", points=9), Played(ADA, "brujah", points=5)]
    data = msgspec.structs.replace(
        DATA, limits=msgspec.structs.replace(DATA.limits, era_points=(2, 1))
    )
    outcomes = (Outcome(2, tuple(two)), Outcome(3, tuple(three)))
    state = msgspec.structs.replace(third(), outcomes=outcomes)
    assert sorted(dominant(state, data)) == list(best)


@pytest.mark.rule("H-ERA-03")
def test_the_winner_of_the_era_selects_a_card_that_sets_values():
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=third()))
    card = next(one for one in DATA.scoring_cards if one.era == 1)
    refused(chronicle, EraOutcome(player=BEN, card=card.id), "H-ERA-02")
    refused(chronicle, EraOutcome(player=ADA), "H-ERA-03")
    refused(chronicle, EraOutcome(player=ADA, card="outcome-2-1"), "H-ERA-03")
    chronicle.apply(EraOutcome(player=ADA, card=card.id))
    assert chronicle.state.values == card.dots
    assert chronicle.state.eras == (ADA,)
    assert (chronicle.state.chapter, task(chronicle)) == (4, Task(Step.PLAY))
    assert chapter_setting(chronicle.state, DATA).battlegrounds == ("D", "B", "C")


@pytest.mark.rule("H-FIN-01")
def test_chronicle_points_are_dots_times_values_and_titles():
    dots = {"wealth": 2, "mercy": 3, "auspex": 4, "sabbat": 2, "camarilla": 1, "anarchs": 5}
    state = State(
        "demonstration",
        players=(Sheet("Ada", dots=dots, titles=("a", "b")),),
        values={"wealth": 1, "mercy": 9, "sabbat": -3, "camarilla": 1, "auspex": 2},
    )
    values = [value_of(state, trait) for trait in dots]
    assert values == [2, 3, 1, -1, 1, 0]
    assert final_scores(state) == (2 * 2 + 3 * 3 + 4 * 1 + 2 * -1 + 1 + 0 + 2,)


@pytest.mark.rule("H-FIN-02")
def test_h_amb_16_most_points_win_and_a_tie_is_shared():
    sheets = tuple(Sheet(name, titles=("t",) * n) for name, n in (("A", 3), ("B", 5), ("C", 5)))
    assert standings(State("x", players=sheets)) == ((1, 2), (0,))


@pytest.mark.rule("H-FIN-02")
@pytest.mark.parametrize("shared", [True, False])
def test_h_amb_16_a_tie_may_be_decided_by_agreement(shared):
    sheets = tuple(Sheet(name, titles=("t",) * n) for name, n in (("A", 3), ("B", 5), ("C", 5)))
    state = State("demonstration", Switches(shared_chronicle=shared), players=sheets, chapter=22)
    chronicle = Chronicle(DATA)
    chronicle.apply(Adopt(state=state))
    assert winners(chronicle.state) == (1, 2)
    refused(chronicle, Final(player=0), "H-FIN-02")
    if shared:
        refused(chronicle, Final(player=2), "H-FIN-02")
    else:
        assert winners(chronicle.apply(Final(player=2))) == (2,)


# ------------------------------------------------------------------------------------ the history


def test_notes_change_nothing_else():
    chronicle = after()
    todo = chronicle.state.todo
    chronicle.apply(Note(text="Ben laughed."))
    assert chronicle.state.notes == ((1, "Ben laughed."),)
    assert chronicle.state.todo == todo


def test_undo_gives_back_what_was_entered():
    chronicle = after()
    before = chronicle.state
    chronicle.apply(Title(title="Victor"))
    assert chronicle.undo() == (Title(title="Victor"),)
    assert chronicle.state == before
    with pytest.raises(ValueError, match="entries"):
        chronicle.undo(99)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda text: text.replace('"heritage_chronicle": 1', '"heritage_chronicle": 2'), "later"),
        (lambda text: text.replace('"demonstration"', '"other"', 1), "needs the data set"),
        (lambda text: text.replace('"The Quiet"', "17", 1), "no chronicle"),
        (lambda text: text.replace('"auspex"', '"baking"', 1), "entry 2: .*H-CHR-02"),
        (lambda text: text[: len(text) // 2], "no chronicle"),
        (lambda _: "[]", "no chronicle"),
        (lambda _: b"\xff", "no chronicle"),
    ],
)
def test_a_text_that_is_no_chronicle(change, error):
    with pytest.raises(ChronicleError, match=error) as caught:
        Chronicle.of(change(after().text()), DATA)
    assert isinstance(caught.value, NewerChronicleError) == (error == "later")


@pytest.mark.parametrize(
    "changes",
    [
        {"data": "other"},
        {"chapter": 40},
        {"deck": ("nobody",)},
        {"deck": (BASIC[0], BASIC[0])},
        {"todo": (Task(Step.TITLE, 7),)},
        {"players": (Sheet("A", dots={"baking": 1}),)},
    ],
)
def test_an_adopted_state_that_cannot_be(changes):
    chronicle = Chronicle(DATA)
    state = msgspec.structs.replace(begun().state, **changes)
    with pytest.raises(ChronicleError):
        chronicle.apply(Adopt(state=state))


def test_a_half_adopted_chronicle_asks_for_what_is_missing():
    chronicle = Chronicle(DATA)
    players = (Sheet("Ada", titles=("x",)), Sheet("Ben"))
    deck = tuple(BASIC)
    state = State("demonstration", players=players, youngest_first=(0, 1), chapter=5, deck=deck)
    chronicle.apply(Adopt(state=state))
    assert chronicle.state.todo == (Task(Step.PROLOGUE, BEN), Task(Step.PLAY))
