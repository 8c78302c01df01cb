"""A chronicle with its history: entries, undo, and the saved text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Self

import msgspec

from cardbase.message import Message
from vtes_deck.heritage.chronicle import (
    aftermath,
    allowed_choices,
    entry_checks,
    era,
    prologue,
)
from vtes_deck.heritage.chronicle.entries import (
    Adopt,
    Attendance,
    Begin,
    Chapter,
    Entry,
    EraOutcome,
    Final,
    Join,
    Note,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Retain,
    StickerEntry,
    Title,
)
from vtes_deck.heritage.chronicle.names import step_label
from vtes_deck.heritage.chronicle.state import ChronicleError, ChronicleStep, State, Task
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.language import mark

FORMAT = 1
"""The version of the text."""

MAX_BYTES = 8_000_000
MAX_ENTRIES = 5_000


class Saved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of a chronicle as values; ``data`` names the data set it needs."""

    heritage_chronicle: int
    data: str
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MAX_ENTRIES)] = ()


class NewerChronicleError(ChronicleError):
    """The text is of a later version of the program and must not be changed."""


def advance(state: State | None, entry: Entry, data: DataSet) -> State:
    """The state after an entry.

    Raises:
        ChronicleError: the entry is not allowed now; the error has the rule.
    """
    if isinstance(entry, Begin | Adopt):
        if state is not None:
            raise ChronicleError(mark("the chronicle has already begun (H-CHR-01)"))
        if isinstance(entry, Begin):
            return prologue.begin(entry, data)
        return prologue.adopt(entry, data)
    if state is None:
        raise ChronicleError(mark("a chronicle begins with its players (H-CHR-01)"))
    between = BETWEEN.get(type(entry))
    if between is not None:
        return between(state, entry)
    return _next(state, _step(state, entry, data), data)


def _note(state: State, entry: Note) -> State:
    return msgspec.structs.replace(state, notes=(*state.notes, (state.chapter, entry.text)))


BETWEEN: dict[type, Callable[[State, Any], State]] = {
    Note: _note,
    Join: prologue.join,
    Attendance: prologue.attend,
    Final: era.decide,
}
"""The transitions of entries without a task."""


def _step(state: State, entry: Entry, data: DataSet) -> State:
    """The state after an entry that completes the first task."""
    task = state.todo[0] if state.todo else None
    expected = EXPECTED[task.step] if task is not None else None
    if expected is None or task is None or not isinstance(entry, expected):
        what = step_label(task.step) if task is not None else Message(mark("nothing"))
        raise ChronicleError(
            mark("{what} comes first, in the order of the aftermath (H-AFT-01)"), what=what
        )
    return DOES[task.step](state, entry, data)


def _next(before: State, state: State, data: DataSet) -> State:
    """The state after a task: the next chapter begins when the last one is done."""
    concluded = before.todo[:1] != (Task(ChronicleStep.PLAY),) and not state.todo
    return aftermath.next_chapter(state, data) if concluded else state


DOES: dict[ChronicleStep, Callable[[State, Any, DataSet], State]] = {
    ChronicleStep.PROLOGUE: prologue.prologue,
    ChronicleStep.PLAY: aftermath.record,
    ChronicleStep.TITLE: aftermath.title,
    ChronicleStep.PLOT: aftermath.plot,
    ChronicleStep.MISSION: aftermath.respond,
    ChronicleStep.OBLIGATIONS: aftermath.obligations,
    ChronicleStep.STICKER: aftermath.sticker,
    ChronicleStep.RETAIN: aftermath.retain,
    ChronicleStep.ERA: era.conclude,
}
"""The transition of each task."""

EXPECTED: dict[ChronicleStep, type] = {
    ChronicleStep.PROLOGUE: Prologue,
    ChronicleStep.PLAY: Chapter,
    ChronicleStep.TITLE: Title,
    ChronicleStep.PLOT: Plot,
    ChronicleStep.MISSION: Respond,
    ChronicleStep.OBLIGATIONS: Obligations,
    ChronicleStep.STICKER: StickerEntry,
    ChronicleStep.RETAIN: Retain,
    ChronicleStep.ERA: EraOutcome,
}
"""The type of entry for each task."""


class Chronicle:
    """A chronicle: its entries, and the state that follows from them.

    Attributes:
        data: its data set.
    """

    def __init__(self, data: DataSet) -> None:
        self.data = data
        self._entries: list[Entry] = []
        self._states: list[State] = []

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries."""
        return tuple(self._entries)

    @property
    def state(self) -> State:
        """The current state of the chronicle.

        Raises:
            ChronicleError: it has not begun.
        """
        if not self._states:
            raise ChronicleError(mark("a chronicle begins with its players (H-CHR-01)"))
        return self._states[-1]

    def apply(self, entry: Entry) -> State:
        """Apply an entry. Return the new state.

        Raises:
            ChronicleError: it is not allowed now, and nothing has changed.
        """
        entry = allowed_choices.as_known(entry, self.data)
        for reason in entry_checks.unreadable(entry):
            raise ChronicleError(reason)
        before = self._states[-1] if self._states else None
        state = advance(before, entry, self.data)
        for reason in entry_checks.objections(before, entry, self.data):
            raise ChronicleError(reason)
        return self._keep(entry, state)

    def repeat(self, entry: Entry) -> State:
        """Apply a saved entry, although the data set may have grown since.

        Raises:
            ChronicleError: it is not possible with the data set, and nothing has changed.
        """
        before = self._states[-1] if self._states else None
        return self._keep(entry, advance(before, entry, self.data))

    def _keep(self, entry: Entry, state: State) -> State:
        self._entries.append(entry)
        self._states.append(state)
        return state

    def undo(self, count: int = 1) -> tuple[Entry, ...]:
        """Undo the last entries and return them.

        Raises:
            ValueError: there are fewer entries.
        """
        if not 0 <= count <= len(self._entries):
            raise ValueError(f"only {len(self._entries)} entries were made")
        kept = len(self._entries) - count
        gone = tuple(self._entries[kept:])
        del self._entries[kept:], self._states[kept:]
        return gone

    def at(self, number: int) -> State:
        """The state after the first ``number`` entries."""
        return self._states[number - 1]

    def text(self) -> str:
        """The chronicle as text; everything follows from it and the data set."""
        saved = Saved(FORMAT, self.data.about.id, self.entries)
        return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"

    @classmethod
    def of(cls, text: str | bytes, data: DataSet) -> Self:
        """Read a chronicle from a text; the data set may have grown since.

        Raises:
            NewerChronicleError: it is of a later version; do not overwrite it.
            ChronicleError: it is not a chronicle, needs another data set, or an entry is not
                allowed.
        """
        saved = decode(text)
        if saved.data != data.about.id:
            raise ChronicleError(
                mark("it needs the data set “{needed}”, not “{id}”"),
                needed=saved.data,
                id=data.about.id,
            )
        chronicle = cls(data)
        for number, entry in enumerate(saved.entries, start=1):
            try:
                chronicle.repeat(entry)
            except ChronicleError as error:
                raise ChronicleError(
                    mark("entry {number}: {error}"), number=number, error=error.what
                ) from error
        return chronicle


def decode(text: str | bytes) -> Saved:
    """The text as values, within the limits of this module.

    Raises:
        NewerChronicleError: it is of a later version.
        ChronicleError: it is not a chronicle.
    """
    if len(text) > MAX_BYTES:
        raise ChronicleError(mark("it is too large for a chronicle"))
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.heritage_chronicle > FORMAT:
            raise NewerChronicleError(
                mark("it is of a later version of the program; it is left unchanged")
            )
        return msgspec.json.decode(text, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ChronicleError(
            mark("this is not a chronicle of Heritage: {reason}"), reason=f"{error!s:.200}"
        ) from error


class _Head(msgspec.Struct):
    heritage_chronicle: int
