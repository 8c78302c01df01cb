"""The history of a chronicle: notes, undo, text, and a chronicle begun on paper."""

import random

import heritage_chronicle
import msgspec
import pytest
from heritage_chapters import ADA, BASIC, BEN, DATA, after, at, begun, chapter, refused

from vtes_deck.heritage.chronicle import (
    Adopt,
    Begin,
    Chronicle,
    ChronicleError,
    ChronicleStep,
    Note,
    Obligations,
    Plot,
    Respond,
    Title,
)
from vtes_deck.heritage.chronicle.history import NewerChronicleError
from vtes_deck.heritage.chronicle.state import (
    ChapterOutcome,
    ChapterScore,
    Mark,
    Sheet,
    State,
    Task,
)
from vtes_deck.heritage.dataset.model import Limits

replace = msgspec.structs.replace


def test_notes_change_nothing_else():
    chronicle = after()
    todo = chronicle.state.todo
    chronicle.apply(Note(text="Ben laughed."))
    assert chronicle.state.notes == ((1, "Ben laughed."),)
    assert chronicle.state.todo == todo


def test_undo_removes_the_last_entry():
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
        (lambda text: text.replace('"The Quiet"', "17", 1), "not a chronicle"),
        (lambda text: text.replace('"auspex"', '"baking"', 1), "entry 2: .*H-CHR-02"),
        (lambda text: text[: len(text) // 2], "not a chronicle"),
        (lambda _: "[]", "not a chronicle"),
        (lambda _: b"\xff", "not a chronicle"),
    ],
)
def test_a_text_that_is_not_a_chronicle(change, error):
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
        {"todo": (Task(ChronicleStep.TITLE, 7),)},
        {"players": (Sheet("A", dots={"baking": 1}), Sheet("B"))},
        {"players": (Sheet("A", assets=("golden",)), Sheet("B"))},
        {"players": (Sheet("A", obligations=("none",)), Sheet("B"))},
        {"players": (Sheet("A", leaders=("none",)), Sheet("B"))},
        {"players": (Sheet("A"), Sheet("A"))},
        {"players": ()},
        {"absent": (0, 1)},
        {"youngest_first": ()},
        {"unlocked": ("none",)},
        {"marks": {BASIC[0]: Mark(clan="none")}},
        {"marks": {BASIC[0]: Mark(stickers=("none",))}},
        {"todo": (Task(ChronicleStep.PLOT, 0),)},
        {"todo": (Task(ChronicleStep.MISSION, 0, "none"),)},
        {"todo": (Task(ChronicleStep.ERA),)},
        {"todo": (Task(ChronicleStep.PROLOGUE),)},
    ],
)
def test_an_impossible_adopted_state(changes):
    chronicle = Chronicle(DATA)
    state = msgspec.structs.replace(begun().state, **changes)
    with pytest.raises(ChronicleError):
        chronicle.apply(Adopt(state=state))


FIRST = ChapterScore(0, "brujah")

CONTRADICTIONS = {
    "dots": {"players": (Sheet("A", dots={"mercy": 99}), Sheet("B"))},
    "negative dots": {"players": (Sheet("A", dots={"mercy": -1}), Sheet("B"))},
    "two havens": {"players": (Sheet("A", obligations=(DATA.obligations[0].id,)),
                               Sheet("B", obligations=(DATA.obligations[0].id,)))},
    "printed leader": {"players": (Sheet("A", leaders=(DATA.leaders[0].id,)), Sheet("B"))},
    "not research": {"unlocked": (next(one.id for one in DATA.schemes if not one.research),)},
    "no ancilla": {"marks": {BASIC[0]: Mark(stickers=(DATA.stickers[0].id,))}},
    "slots": {"marks": {BASIC[0]: Mark(ancilla=True, stickers=(DATA.stickers[0].id,) * 9)}},
    "stickers": {"marks": {name: Mark(clan="brujah") for name in BASIC[:20]}},
    "eras": {"eras": (0,)},
    "card too early": {"cards": (DATA.scoring_cards[-1].id,)},
    "future": {"outcomes": (ChapterOutcome(9, (FIRST, ChapterScore(1, "gangrel"))),)},
    "one clan": {"outcomes": (ChapterOutcome(1, (FIRST, ChapterScore(1, "brujah"))),)},
    "worse first": {
        "outcomes": (ChapterOutcome(1, (FIRST, ChapterScore(1, "gangrel", points=3))),)
    },
}  # fmt: skip


@pytest.mark.parametrize("what", CONTRADICTIONS)
def test_an_adopted_state_that_contradicts_itself(what):
    """It is rejected as a new entry; a saved chronicle with it is still read."""
    changes = {"chapter": 2, **CONTRADICTIONS[what]}
    state = replace(begun().state, todo=(), **changes)
    with pytest.raises(ChronicleError, match="H-"):
        Chronicle(DATA).apply(Adopt(state=state))
    chronicle = Chronicle(DATA)
    chronicle.repeat(Adopt(state=state))
    assert Chronicle.of(chronicle.text(), DATA).state == chronicle.state


@pytest.mark.rule("H-END-06")
def test_fewer_missions_win_with_equal_points():
    mission = DATA.chapters[0].missions[0]
    refused(begun(), chapter(points=(9, 9), claims={mission: ADA}), "H-END-06")
    begun().apply(chapter(points=(9, 9), claims={mission: BEN}))


def test_an_incomplete_adopted_chronicle_asks_for_missing_entries():
    chronicle = Chronicle(DATA)
    players = (Sheet("Ada", titles=("x",)), Sheet("Ben"))
    deck = tuple(BASIC)
    state = State("demonstration", players=players, youngest_first=(0, 1), chapter=5, deck=deck)
    chronicle.apply(Adopt(state=state))
    assert chronicle.state.todo == (Task(ChronicleStep.PROLOGUE, BEN), Task(ChronicleStep.PLAY))


LATER = {
    "plots": {"chapters": tuple(replace(one, plots=None) for one in DATA.chapters)},
    "research schemes": {"schemes": tuple(one for one in DATA.schemes if not one.research)},
    "obligations": {"obligations": ()},
    "stickers": {"stickers": ()},
    "scoring cards": {"scoring_cards": ()},
    "quantities": {"limits": Limits()},
    "responses": {
        "chronicle_missions": tuple(replace(one, responses=()) for one in DATA.chronicle_missions)
    },
    "chapters": {"chapters": ()},
    "new characters": {"characters": tuple(one for one in DATA.characters if not one.from_chapter)},
}


@pytest.mark.rule("H-AFT-02", "H-AFT-03", "H-AFT-04", "H-ERA-03")
@pytest.mark.parametrize("what", LATER)
def test_a_chronicle_is_read_after_its_data_set_has_grown(what, monkeypatch):
    """A choice that the old data set did not offer is not requested later."""
    half = replace(DATA, **LATER[what])
    monkeypatch.setattr(heritage_chronicle, "demonstration", lambda: half)
    chronicle, chance = Chronicle(half), random.Random(4)
    chronicle.apply(Begin(players=("Ada", "Ben"), youngest_first=(1, 0)))
    while chronicle.state.chapter < 5:
        task = chronicle.state.todo[0]
        if task.step is ChronicleStep.MISSION and what == "responses":
            chronicle.apply(Respond(mission=task.mission, response=0))
        else:
            chronicle.apply(heritage_chronicle.entry_for(chronicle.state, 4, chance))
    again = Chronicle.of(chronicle.text(), DATA)
    assert again.entries == chronicle.entries
    sheets = [
        [replace(one, assets=()) for one in each.state.players] for each in (again, chronicle)
    ]  # H-AST-05: the overviews of the grown data set can show assets
    assert sheets[0] == sheets[1]
    assert again.state.outcomes == chronicle.state.outcomes
    assert again.text() == chronicle.text()


@pytest.mark.rule("H-AFT-02", "H-AFT-03", "H-AFT-04")
def test_a_choice_that_the_data_set_offers_is_required():
    chronicle = after(claims={DATA.chapters[0].missions[0]: 0})
    for step, entry in (
        (ChronicleStep.PLOT, Plot()),
        (ChronicleStep.MISSION, Respond(mission=DATA.chapters[0].missions[0], response=-1)),
        (ChronicleStep.OBLIGATIONS, Obligations()),
    ):
        refused(at(chronicle, step), entry, "H-AFT")
