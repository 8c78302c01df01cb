"""Reads a data set from the texts of its files; every problem has file, line and field.

A data set is one file or a folder of files; the tables of all files are combined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from cardbase.message import Message, Translate, english
from vtes_deck.heritage.dataset import references
from vtes_deck.heritage.dataset.model import (
    About,
    Boards,
    Chapter,
    Character,
    ChronicleMission,
    DataSet,
    Leader,
    Limits,
    Mission,
    Obligation,
    Scheme,
    ScoringCard,
    Sticker,
)
from vtes_deck.heritage.dataset.validation import near, shown, value_problems
from vtes_deck.kernel import toml
from vtes_deck.kernel.toml_lines import Path, lines_of
from vtes_deck.language import mark

MAX_BYTES = 4_000_000
MAX_TOTAL_BYTES = 12_000_000
"""The maximum total size of the files of a data set, in bytes."""

MAX_FILES = 100
MAX_ENTRIES = 2_000
"""The maximum number of entries of one kind in a data set."""

MAX_PROBLEMS = 500

LISTS: dict[str, type[msgspec.Struct]] = {
    "characters": Character,
    "leaders": Leader,
    "schemes": Scheme,
    "missions": Mission,
    "chronicle-missions": ChronicleMission,
    "chapters": Chapter,
    "obligations": Obligation,
    "stickers": Sticker,
    "scoring-cards": ScoringCard,
}
TABLES: dict[str, type[msgspec.Struct]] = {"set": About, "boards": Boards, "limits": Limits}
SECTIONS = (*TABLES, "names", *LISTS)


class DatasetProblem(msgspec.Struct, frozen=True):
    """A problem with a data set.

    Attributes:
        file: the name of the file; ``line`` counts from 1 and is 0 if no line is wrong.
        field: the place in the entry, such as ``characters[2].class``.
        message: the problem and the fix.
    """

    file: str
    line: int
    field: str
    message: Message

    def render(self, translate: Translate = english) -> str:
        """One line: file, line, field and message."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        parts = (place, self.field, self.message.render(translate))
        return ": ".join(filter(None, parts))

    def __str__(self) -> str:
        """The line in English."""
        return self.render()


def too_large(name: str) -> DatasetProblem:
    """The problem of a data set whose files together are larger than :data:`MAX_TOTAL_BYTES`."""
    message = Message(
        mark("its files are larger than {n} MB together"), n=MAX_TOTAL_BYTES // 1_000_000
    )
    return DatasetProblem(name, 0, "", message)


def parse(texts: Mapping[str, str]) -> tuple[DataSet | None, list[DatasetProblem]]:
    """The data set of some TOML texts by file name, and its problems.

    The data set omits wrong entries, so that a form can show the others. The
    data set is ``None`` if a text is not TOML or no text identifies the data set.
    """
    if sum(map(len, texts.values())) > MAX_TOTAL_BYTES:
        return None, [too_large("")]
    collection = _Collection()
    for name, text in texts.items():
        collection.add(name, text)
    return collection.finished()


class _Collection:
    def __init__(self) -> None:
        self.problems: list[DatasetProblem] = []
        self.tables: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {name: [] for name in LISTS}
        self.places: dict[str, list[tuple[str, int, str, dict[Path, int], Path]]] = {
            name: [] for name in SECTIONS
        }
        self.seen: set[str] = set()
        self.files: list[str] = []
        self.broken = False

    def add(self, file: str, text: str) -> None:
        """Read the tables of one text."""
        self.files.append(file)
        text = text.replace("\r\n", "\n")
        try:
            content = toml.loads(text)
            lines = with_tables(lines_of(text))
        except RecursionError:
            self.problems.append(
                DatasetProblem(file, 0, "", Message(mark("it is nested too deeply")))
            )
            self.broken = True
            return
        except ValueError as error:
            line, reason = toml.locate_error(text, error)
            message = Message(mark("this is not TOML: {reason}"), reason=reason)
            self.problems.append(DatasetProblem(file, line, "", message))
            self.broken = True
            return
        for name, value in content.items():
            if len(self.problems) > MAX_PROBLEMS:
                break
            if name in LISTS and isinstance(value, list):
                left = MAX_ENTRIES - len(self.entries[name])
                for number, entry in enumerate(value[:left]):
                    self.entry(file, lines, name, number, entry)
                if len(value) > left:
                    message = Message(
                        mark("there are more than {most} {name}"),
                        most=MAX_ENTRIES,
                        name=name,
                    )
                    self.problems.append(
                        DatasetProblem(file, lines.get((name, left), 0), name, message)
                    )
            elif name in TABLES or name == "names":
                self.table(file, lines, name, value)
            else:
                message = Message(mark("there is no such section{hint}"), hint=near(name, SECTIONS))
                if name in LISTS:
                    message = Message(mark("write each entry under [[{name}]]"), name=name)
                self.problems.append(DatasetProblem(file, lines.get((name,), 0), name, message))

    def entry(
        self, file: str, lines: dict[Path, int], name: str, number: int, entry: object
    ) -> None:
        """Read one entry of a list."""
        root: Path = (name, number)
        place = (file, lines.get(root, 0), f"{name}[{number}]", lines, root)
        made = self.convert(place, entry, LISTS[name])
        if made is not None:
            self.entries[name].append(made)
            self.places[name].append(place)

    def table(self, file: str, lines: dict[Path, int], name: str, value: object) -> None:
        """Read a table that exists once in a data set; boards can be in several files."""
        place = (file, line_at(lines, (name,)), name, lines, (name,))
        before = self.tables.get(name)
        self.seen.add(name)
        merged = value
        if name == "boards" and isinstance(value, dict) and isinstance(before, dict):
            for twice in before.keys() & value.keys():
                where = line_at(lines, (name, twice))
                message = Message(mark("it is already in another file"))
                self.problems.append(DatasetProblem(file, where, f"{name}.{twice}", message))
            merged = {**value, **before}
        elif before is not None:
            message = Message(mark("it is already in another file"))
            self.problems.append(DatasetProblem(file, place[1], name, message))
            return
        kind = references.NAMES if name == "names" else TABLES[name]
        if self.convert(place, merged, kind) is None:
            merged = right_fields(merged, kind)
        if merged is not None:
            self.tables[name] = merged
            self.places[name].append(place)

    def convert(
        self,
        place: tuple[str, int, str, dict[Path, int], Path],
        value: object,
        kind: Any,  # noqa: ANN401 - a type or an alias of one
    ) -> Any:  # noqa: ANN401 - of that type
        """The value as ``kind``, or ``None`` with a problem for each error in it."""
        file, _, name, lines, root = place
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            found = value_problems(value, kind) or [((), Message(str(error)))]
        except RecursionError:
            found = [((), Message(mark("it is nested too deeply")))]
        for path, message in found:
            where = line_at(lines, (*root, *path))
            self.problems.append(DatasetProblem(file, where, name + shown(path), message))
        return None

    def finished(self) -> tuple[DataSet | None, list[DatasetProblem]]:
        """The data set of everything that was read."""
        if "set" not in self.seen and not self.broken:
            message = Message(mark("write [set] with the id and the name of the data set"))
            self.problems.append(
                DatasetProblem(self.files[0] if self.files else "", 0, "set", message)
            )
        if self.broken or "set" not in self.tables:
            return None, self.listed()
        for name, entries in self.entries.items():
            self.twice(name, entries)
        data = DataSet(
            about=msgspec.convert(self.tables["set"], About),
            names=self.tables.get("names") or {},
            boards=msgspec.convert(self.tables.get("boards", {}), Boards),
            limits=msgspec.convert(self.tables.get("limits", {}), Limits),
            **{name.replace("-", "_"): tuple(found) for name, found in self.entries.items()},
        )
        for wrong in references.reference_problems(data):
            self.reference(wrong)
        return data, self.listed()

    def listed(self) -> list[DatasetProblem]:
        """The problems, up to a readable number."""
        more = len(self.problems) - MAX_PROBLEMS
        if more > 0:
            self.problems[MAX_PROBLEMS:] = [
                DatasetProblem(
                    "", 0, "", Message(mark("there are {more} more problems"), more=more)
                )
            ]
        return self.problems

    def twice(self, name: str, entries: list[Any]) -> None:
        """Report duplicate ids."""
        key = "number" if name == "chapters" else "id"
        seen: Counter[object] = Counter()
        for entry, (file, line, field, lines, root) in zip(entries, self.places[name], strict=True):
            value = getattr(entry, key)
            seen[value] += 1
            if seen[value] > 1:
                where = lines.get((*root, key), line)
                message = Message(
                    mark("{value!r} exists already; each {key} must be unique"),
                    value=str(value),
                    key=key,
                )
                self.problems.append(DatasetProblem(file, where, f"{field}.{key}", message))

    def reference(self, wrong: references.ReferenceProblem) -> None:
        """Report the place of a wrong reference."""
        places = self.places[wrong.section]
        if wrong.number >= len(places):
            self.problems.append(DatasetProblem("", 0, wrong.field, wrong.message))
            return
        file, _, field, lines, root = places[wrong.number]
        path: Path = (*root, wrong.field, *wrong.below)
        if wrong.section == "boards":  # in the file that has the field
            for other in places:
                if any(one[:2] == path[:2] for one in other[3]):
                    file, _, field, lines, root = other
        name = f"{field}.{wrong.field}{shown(wrong.below)}"
        self.problems.append(DatasetProblem(file, line_at(lines, path), name, wrong.message))


def right_fields(value: object, kind: Any) -> dict[str, Any] | None:  # noqa: ANN401 - a type
    """The correct part of a rejected table; ``None`` if no part is correct."""
    if not isinstance(value, dict):
        return None
    wrong = {path[0] for path, _ in value_problems(value, kind) if path}
    right = {name: one for name, one in value.items() if name not in wrong}
    try:
        msgspec.convert(right, kind)
    except (msgspec.ValidationError, RecursionError):
        return None
    return right


def line_at(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a value, or of the nearest table around it; or 0."""
    for length in range(len(path), 0, -1):
        found = lines.get(path[:length])
        if found is not None:
            return found
    return 0


def with_tables(lines: Mapping[Path, int]) -> dict[Path, int]:
    """The lines by path; a table without a line has that of its first value."""
    found: dict[Path, int] = {}
    for path, line in lines.items():
        for length in range(1, len(path)):
            around = path[:length]
            if around not in lines:
                found[around] = min(line, found.get(around, line))
    return {**found, **lines}
