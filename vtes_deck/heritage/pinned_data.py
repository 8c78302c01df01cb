"""The parts of a data set that a game uses, so that a saved game survives later entries.

A saved game pins each entry that can occur in it, and the boards in play. Added entries, other
boards, the words of a card and all chronicle data may change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from vtes_deck.heritage.dataset.gaps import missing_fields, scheme_gap
from vtes_deck.heritage.dataset.model import Boards, DataSet
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.heritage.setting import Setting, deck_ids

KINDS = ("characters", "leaders", "schemes", "missions", "chronicle_missions", "obligations")
NAMED_KINDS = ("missions", "chronicle_missions", "obligations")
"""The kinds of entries whose names are in the log."""

FIELDS = {
    "A": ("clans_high_and_low",),
    "B": ("beast_within",),
    "C": ("courts",),
    "D": ("inquisition",),
    "E": (),
    "F": ("masquerade",),
    "G": ("titles",),
    "H": ("rise_of_humanity",),
    "I": ("regions", "camarilla", "sabbat"),
}
"""The printed facts of the board of each battleground."""


class PinError(HeritageGameError, ValueError):
    """Entries that a game uses have changed or no longer exist; the error names them."""


def pins(data: DataSet, setting: Setting) -> dict[str, str]:
    """The data that a game uses, with a fingerprint of each; in the order of the data set."""
    held = {player.retained for player in setting.players}
    wanted = {
        "characters": {*deck_ids(data, setting), *held},
        "leaders": {one.id for one in data.leaders if not missing_fields(one)},
        "schemes": {
            one.id
            for one in data.schemes
            if scheme_gap(one) is None and (one.clan or one.battleground in setting.battlegrounds)
        },
        "missions": {
            one.id
            for one in data.missions
            if one.id in setting.missions or (setting.basic_missions and not setting.missions)
        },
        "chronicle_missions": set(setting.missions),
        "obligations": {one for player in setting.players for one in player.obligations},
    }
    found = {
        f"{kind} {one.id}": _digits(one, names=kind in NAMED_KINDS)
        for kind in KINDS
        for one in getattr(data, kind)
        if one.id in wanted[kind]
    }
    for letter in setting.battlegrounds:
        for field in FIELDS.get(letter, ()):
            found[f"boards {field}"] = _digits(getattr(data.boards, field), names=False)
    return found


def pinned(data: DataSet, setting: Setting, kept: Mapping[str, str]) -> DataSet:
    """The data set with the entries that a game uses.

    Raises:
        PinError: an entry has changed or no longer exists.
    """
    lists: dict[str, tuple[Any, ...]] = {}
    for kind in KINDS:
        entries = {one.id: one for one in getattr(data, kind)}
        ids = [key.partition(" ")[2] for key in kept if key.partition(" ")[0] == kind]
        lists[kind] = tuple(entries[one] for one in ids if one in entries)
    known = {one.id for one in lists["schemes"]}
    lists["schemes"] += tuple(  # it was incomplete when the game was saved, so it stays out of play
        msgspec.structs.replace(one, effects=())
        for one in data.schemes
        if one.id in setting.unlocked and one.id not in known
    )
    boards = {
        field: getattr(data.boards, field)
        for field in Boards.__struct_fields__
        if f"boards {field}" in kept
    }
    part = msgspec.structs.replace(data, boards=Boards(**boards), **lists)
    now = pins(part, setting)
    wrong = [key for key in (*kept, *now) if kept.get(key) != now.get(key)]
    if wrong:
        raise PinError(", ".join(dict.fromkeys(wrong)))
    return part


def _digits(value: object, *, names: bool) -> str:
    left_out = {"text"} if names else {"text", "name"}
    content = msgspec.json.encode(_without(msgspec.to_builtins(value), left_out), order="sorted")
    return hashlib.sha256(content).hexdigest()[:8]


def _without(value: Any, names: Iterable[str]) -> Any:  # noqa: ANN401 - plain values
    """A value without some fields, at any depth."""
    if isinstance(value, dict):
        return {key: _without(one, names) for key, one in value.items() if key not in names}
    return [_without(one, names) for one in value] if isinstance(value, list | tuple) else value
