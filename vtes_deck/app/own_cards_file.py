"""Own cards as TOML: a small file that a player writes and shares with friends.

A file has one card at its top level, or several under ``[[card]]``. The keys are the fields of
:class:`cardbase.own_cards.model.OwnCard`. A picture is given as the name of a file next to it, or
embedded, as the program exports it.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from cardbase.message import bounded
from cardbase.own_cards.model import HIGHEST, MAX_CARDS, OwnCard, flaws, tidied
from cardbase.pictures import sniff
from vtes_deck.kernel import toml
from vtes_deck.kernel.toml_lines import lines_of
from vtes_deck.language import tr

MAX_BYTES = 32 * 1024 * 1024
"""The maximum size of a file with its pictures."""

MAX_PICTURE_BYTES = 2 * 1024 * 1024
"""The maximum bytes of a picture."""

MAX_PROBLEMS = 50

CARD = "card"
_EMBEDDED = re.compile(r"data:image/(?:jpeg|png);base64,")
_FIELDS = {field.name: field for field in msgspec.structs.fields(OwnCard)}
_LISTS = ("type", "clan", "path", "discipline")
"""Fields that may also be a list of texts."""

type Neighbour = Callable[[str], bytes | None]
"""Reads a file next to the TOML file by its name; ``None`` if it cannot be read."""


class OwnCardProblem(msgspec.Struct, frozen=True):
    """A problem with the file of own cards.

    Attributes:
        line: the line, from 1; 0 if the problem concerns no line.
        field: the key, or empty.
        message: a sentence.
    """

    line: int
    field: str
    message: str

    def __str__(self) -> str:
        """One line: line, field and message."""
        place = tr("line {line}", line=str(self.line)) if self.line else ""
        return ": ".join(part for part in (place, bounded(self.field), self.message) if part)


class Written(msgspec.Struct, frozen=True):
    """A card with its picture.

    Attributes:
        card: a tidied card without flaws.
        picture: JPEG or PNG, or ``None``.
    """

    card: OwnCard
    picture: bytes | None = None


class ReadFile(msgspec.Struct, frozen=True):
    """The content of a file of own cards.

    Attributes:
        cards: the valid cards, in order.
        problems: the problems with the others, by line.
    """

    cards: tuple[Written, ...]
    problems: tuple[OwnCardProblem, ...]


def read_text(data: bytes, neighbour: Neighbour) -> ReadFile:
    """The cards in a file. Any content gives cards or problems.

    Args:
        data: its content.
        neighbour: reads the files of pictures.
    """
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return _nothing(line, tr("This is not UTF-8 text. Save the file as UTF-8."))
    try:
        content = toml.loads(text)
        lines = lines_of(text)
    except RecursionError:
        return _nothing(0, tr("It is nested too deeply."))
    except ValueError as error:
        line, reason = toml.locate_error(text, error)
        return _nothing(line, tr("This is not TOML: {reason}.", reason=reason))
    if not content:
        return ReadFile((), ())
    if CARD not in content:
        listed, root = [content], False
    else:
        listed, root = content[CARD], True
    return _Reader(lines, neighbour, rooted=root).read(listed, content)


def _nothing(line: int, message: str) -> ReadFile:
    return ReadFile((), (OwnCardProblem(line, "", message),))


class _Reader:
    """Turns tables into cards and collects the problems."""

    def __init__(
        self, lines: dict[tuple[str | int, ...], int], neighbour: Neighbour, *, rooted: bool
    ) -> None:
        self._lines = lines
        self._neighbour = neighbour
        self._rooted = rooted
        self._problems: list[OwnCardProblem] = []

    def read(self, listed: object, content: dict[str, Any]) -> ReadFile:
        if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
            message = tr("Write each card under [[card]].")
            return _nothing(self._lines.get((CARD,), 0), message)
        if self._rooted:
            for key in content.keys() - {CARD}:
                message = tr("This is outside the cards. Write it under [[card]].")
                self._problems.append(OwnCardProblem(self._lines.get((key,), 0), key, message))
        if len(listed) > MAX_CARDS:
            message = tr("There are more than {n} cards.", n=MAX_CARDS)
            return _nothing(self._lines.get((CARD, MAX_CARDS), 0), message)
        cards: dict[int, Written] = {}
        for number, table in enumerate(listed):
            if len(self._problems) > MAX_PROBLEMS:
                break
            written = self._card(number, table)
            if written is None:
                continue
            if written.card.id in cards:
                self._blame(number, "name", tr("Another card of this file has the same name."))
            else:
                cards[written.card.id] = written
        problems = sorted(self._problems, key=lambda one: one.line)[:MAX_PROBLEMS]
        return ReadFile(tuple(cards.values()), tuple(problems))

    def _blame(self, number: int, field: str, message: str) -> None:
        root = (CARD, number) if self._rooted else ()
        line = self._lines.get((*root, field)) or self._lines.get(root, 0 if self._rooted else 1)
        self._problems.append(OwnCardProblem(line, field, message))

    def _card(self, number: int, table: dict[str, Any]) -> Written | None:
        before = len(self._problems)
        values: dict[str, Any] = {}
        picture = table.get("picture", "")
        for key, value in table.items():
            if key == "picture" and isinstance(value, str):
                continue
            if key not in _FIELDS:
                known = ", ".join(_FIELDS)
                self._blame(
                    number, key, tr("There is no such field. Fields are: {known}.", known=known)
                )
                continue
            try:
                values[key] = msgspec.convert(_joined(key, value), _FIELDS[key].type)
            except msgspec.ValidationError:
                self._blame(number, key, _wanted(key))
        for key in ("name", "type"):
            if key not in table:
                self._blame(number, key, tr("This field is missing."))
        if len(self._problems) > before:
            return None
        card = tidied(OwnCard(**values))
        for field, message in flaws(card):
            self._blame(number, field, message.render(tr))
        data = self._picture(number, picture) if picture else None
        return Written(card, data) if len(self._problems) == before else None

    def _picture(self, number: int, source: str) -> bytes | None:
        """The picture that is named or embedded."""
        embedded = _EMBEDDED.match(source)
        data: bytes | None
        if embedded is not None:
            try:
                data = base64.b64decode(source[embedded.end() :], validate=True)
            except (binascii.Error, ValueError):
                data = None
        else:
            data = self._neighbour(source)
        wrong = wrong_picture(data)
        if wrong:
            self._blame(number, "picture", wrong)
        return data


def wrong_picture(data: bytes | None) -> str:
    """The error of a picture, as a sentence; empty if it can be used."""
    if data is None:
        return tr("The picture cannot be read. Name a file that is next to this one.")
    if len(data) > MAX_PICTURE_BYTES:
        return tr("The picture has more than {n} megabytes.", n=MAX_PICTURE_BYTES // 1024**2)
    if not sniff(data):
        return tr("The picture is neither JPEG nor PNG.")
    return ""


def _joined(key: str, value: object) -> object:
    """The texts of a list, joined."""
    if key in _LISTS and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return ("," if key == "discipline" else "/").join(value)
    if key in {"pool", "blood", "conviction"} and isinstance(value, str):
        return value.strip().upper()
    if key == "group" and isinstance(value, str):
        return value.strip().casefold()
    return value


def _wanted(key: str) -> str:
    """The kind of value that a field expects."""
    if key in {"pool", "blood", "conviction"}:
        return tr("Write a whole number from 0 to {most}, or “X”.", most=HIGHEST)
    if key == "group":
        return tr("Write a whole number from 1 to {most}, or “any”.", most=HIGHEST)
    if key == "capacity":
        return tr("Write a whole number from 1 to {most}.", most=HIGHEST)
    if key in {"advanced", "burn_option"}:
        return tr("Write true or false.")
    if key == "former":
        return tr("Write a list of texts.")
    return tr("Write a text in quotation marks.")


# ----------------------------------------------------------------------------------------- writing


def text_of(cards: Iterable[Written]) -> str:
    """The text of a file with these cards and their pictures."""
    return "\n".join("\n".join(("[[card]]", *_lines(one))) + "\n" for one in cards)


def _lines(one: Written) -> Iterator[str]:
    for field, value in msgspec.to_builtins(replace(one.card, picture="")).items():
        yield f"{field} = {_value(field, value)}"
    if one.picture is not None:
        kind = "jpeg" if sniff(one.picture) == "jpg" else "png"
        packed = base64.b64encode(one.picture).decode()
        yield f'picture = "data:image/{kind};base64,{packed}"'


def _value(field: str, value: object) -> str:
    if isinstance(value, str) and field in {"text", "flavor"}:
        escaped = value.replace("\\", "\\\\").replace('"""', '""\\"')
        return f'"""\n{escaped}\n"""'
    return json.dumps(value, ensure_ascii=False)
