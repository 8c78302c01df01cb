"""The contents of a chronicle for its players: names instead of ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardbase.message import Message
from vtes_deck.heritage.chronicle.state import ChronicleStep, State
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.kernel.words import listed
from vtes_deck.language import mark

STEPS: dict[ChronicleStep, str] = {
    ChronicleStep.PROLOGUE: mark("the prologue"),
    ChronicleStep.PLAY: mark("the result of the chapter"),
    ChronicleStep.TITLE: mark("the new title"),
    ChronicleStep.PLOT: mark("the clan schemes of the vanquished"),
    ChronicleStep.MISSION: mark("the response to a mission"),
    ChronicleStep.OBLIGATIONS: mark("the obligations"),
    ChronicleStep.STICKER: mark("the ability sticker"),
    ChronicleStep.RETAIN: mark("the retainer"),
    ChronicleStep.ERA: mark("the end of the era"),
}


def step_label(step: ChronicleStep) -> Message:
    """A step as the value of a placeholder."""
    return Message(STEPS[step])


class Names:
    """Names for the ids in a chronicle; the id itself if there is no name."""

    def __init__(self, data: DataSet, state: State | None = None) -> None:
        self.state = state
        kinds: tuple[Iterable[Any], ...] = (
            data.characters,
            data.leaders,
            data.schemes,
            data.chronicle_missions,
            data.obligations,
            data.scoring_cards,
        )
        self._names: dict[str, str] = {one.id: one.name for kind in kinds for one in kind}
        self._names.update((one.id, one.ability.name) for one in data.stickers)

    def player(self, number: int) -> str:
        """A player."""
        known = self.state is not None and 0 <= number < len(self.state.players)
        return self.state.players[number].name if known and self.state is not None else ""

    def of(self, name: str) -> str:
        """A card, a mission or a sticker; a character by its name sticker, if it has one."""
        mark_on = self.state.marks.get(name) if self.state is not None else None
        if mark_on is not None and mark_on.name:
            return mark_on.name
        return self._names.get(name, name)

    def all(self, names: Iterable[str]) -> str:
        """The names of several cards, missions or stickers."""
        return listed([self.of(name) for name in names])
