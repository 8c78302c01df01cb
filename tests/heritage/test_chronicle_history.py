"""The history of a chronicle: notes, undo, text, and one begun on paper."""

import msgspec
import pytest
from heritage_chapters import BASIC, BEN, DATA, after, begun

from vtes_deck.heritage.chronicle import (
    Adopt,
    Chronicle,
    ChronicleError,
    Note,
    Step,
    Title,
)
from vtes_deck.heritage.chronicle.history import NewerChronicleError
from vtes_deck.heritage.chronicle.state import Sheet, State, Task


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
