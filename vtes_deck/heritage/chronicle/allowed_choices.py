"""The current choices in a chronicle."""

from __future__ import annotations

from collections import Counter

import msgspec

from vtes_deck.heritage.attributes import CLANS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle.entries import Entry, Respond
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import ChronicleError, Mark, State
from vtes_deck.heritage.dataset.model import SECTIONS, Character, DataSet, ScoringCard, Sticker
from vtes_deck.heritage.names import clan_name
from vtes_deck.language import mark

NO_RESPONSE = -1
"""The response to a mission whose responses have not been entered yet."""

FIRST_TRAITS = (*SECTIONS["resources"], *SECTIONS["abilities"], *SECTIONS["psyche"])
"""H-CHR-02."""


def character(data: DataSet, name: str) -> Character:
    """A character of the data set.

    Raises:
        ChronicleError: there is no such character.
    """
    found = next((one for one in data.characters if one.id == name), None)
    if found is None:
        raise ChronicleError(
            mark("there is no character “{name}” in the data set (H-DAT-01)"), name=name
        )
    return found


def is_ancilla(state: State, data: DataSet, name: str) -> bool:
    """Whether the ancilla side of a character is up."""
    return character(data, name).side == "ancilla" or state.marks.get(name, Mark()).ancilla


def clan_of(state: State, data: DataSet, name: str) -> str:
    """The clan sticker or printed clan of a character; empty if its slot is free."""
    return state.marks.get(name, Mark()).clan or character(data, name).clan or ""


def clan_stickers(state: State, data: DataSet, clan: str) -> tuple[str, ...]:
    """H-CHR-06: the stickers that can be applied for a clan.

    A thin blood sticker is always possible; it is the only one if those of the clan are used up. If
    both are used up, a sticker of any other clan is possible.
    """
    used = Counter(mark.clan for mark in state.marks.values())
    limits = data.limits

    def left(sticker: str) -> bool:
        most = limits.thin_blood_stickers if sticker == THIN_BLOOD else limits.clan_stickers
        return most is None or used[sticker] < most

    found = tuple(sticker for sticker in (clan, THIN_BLOOD) if left(sticker))
    return found or tuple(one for one in CLANS if left(one))


def check_clan(state: State, data: DataSet, name: str, played: str, clan: str) -> None:
    """Whether a clan sticker is correct: an allowed one on a free slot, none on a taken slot.

    Args:
        state: the chronicle.
        data: its data set.
        name: the character.
        played: the clan just played; empty if any clan can be chosen.
        clan: the sticker.

    Raises:
        ChronicleError: it is not correct.
    """
    found = needed_stickers(state, data, name, played)
    if clan in found:
        return
    if clan_of(state, data, name):
        named = Names(data, state).of(name)
        raise ChronicleError(mark("“{name}” already has a clan (H-AFT-08)"), name=named)
    if any(found):
        words = ", ".join(map(clan_name, found))
        raise ChronicleError(
            mark("the clan sticker is one of {listed} (H-AFT-10, H-CHR-06)"), listed=words
        )


def needed_stickers(state: State, data: DataSet, name: str, played: str = "") -> tuple[str, ...]:
    """The clan stickers that are possible for a character, thin blood last.

    Args:
        state: the chronicle.
        data: its data set.
        name: the character.
        played: the clan just played; empty if any clan can be chosen.

    Returns:
        Only an empty word, if the slot is taken or no sticker is left.
    """
    if clan_of(state, data, name):
        return ("",)
    wanted = (played,) if played else CLANS
    found = {one for each in wanted for one in clan_stickers(state, data, each)}
    return tuple(sorted(found, key=lambda one: (one == THIN_BLOOD, one))) or ("",)


def within_reach(state: State, player: int) -> tuple[str, ...]:
    """The characters in the bloodline of the last chapter, and in the haven."""
    played = state.outcomes[-1].of(player) if state.outcomes else None
    line = played.bloodline if played is not None else ()
    held = state.players[player].retained
    return tuple(dict.fromkeys((*line, *([held] if held else []))))


def free_slots(state: State, data: DataSet, name: str) -> int:
    """H-AFT-05: the free ability slots of a character."""
    return character(data, name).slots - len(state.marks.get(name, Mark()).stickers)


def stickers(state: State, data: DataSet, player: int) -> tuple[Sticker, ...]:
    """H-AFT-05: the remaining ability stickers that the sheet of a player allows."""
    used = Counter(name for mark in state.marks.values() for name in mark.stickers)
    dots = state.players[player].dots
    return tuple(
        one
        for one in data.stickers
        if dots.get(one.trait, 0) >= one.score and (one.count is None or used[one.id] < one.count)
    )


def bearers(state: State, data: DataSet, player: int, sticker: Sticker) -> tuple[str, ...]:
    """H-AFT-05: the ancillae that can have a sticker; H-CHR-06: a thin blood is never bonded."""
    return tuple(
        name
        for name in within_reach(state, player)
        if is_ancilla(state, data, name)
        and free_slots(state, data, name) > 0
        and not (sticker.ability.bonded and clan_of(state, data, name) in {THIN_BLOOD, ""})
    )


def elevatable(state: State, data: DataSet, player: int) -> tuple[str, ...]:
    """H-AFT-10: the basic characters of the bloodline, without those in torpor."""
    played = state.outcomes[-1].of(player)
    line = played.bloodline if played is not None else ()
    return tuple(name for name in line if not is_ancilla(state, data, name))


def plots(state: State, data: DataSet) -> tuple[tuple[str, ...], int]:
    """H-AFT-02: the research schemes of the clan just played, and the number to unlock."""
    vanquished = state.outcomes[-1].places[-1]
    found = tuple(
        one.id
        for one in data.schemes
        if one.clan == vanquished.clan and one.research and one.id not in state.unlocked
    )
    chapter = next((one for one in data.chapters if one.number == state.chapter), None)
    wanted = chapter.plots if chapter is not None and chapter.plots is not None else 0
    return found, min(wanted, len(found))


def obligations_left(state: State, data: DataSet) -> tuple[str, ...]:
    """H-AFT-04: the obligations that are in no haven."""
    held = {one for sheet in state.players for one in sheet.obligations}
    return tuple(one.id for one in data.obligations if one.id not in held)


def as_known(entry: Entry, data: DataSet) -> Entry:
    """The stored form of an entry: a response to a mission without responses is none (H-AFT-03)."""
    if isinstance(entry, Respond):
        for mission in data.chronicle_missions:
            if mission.id == entry.mission and not mission.responses:
                return msgspec.structs.replace(entry, response=NO_RESPONSE)
    return entry


def scoring_cards(state: State, data: DataSet) -> tuple[ScoringCard, ...]:
    """H-ERA-01, H-ERA-03: the scoring cards that are revealed after the current era."""
    return tuple(one for one in data.scoring_cards if one.era == state.era)
