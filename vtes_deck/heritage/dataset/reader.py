"""Reads a data set from TOML and says every problem with its file, line and field.

A data set is one file or a folder of files; the tables of all files are taken together.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any

import msgspec

from vtes_deck.heritage.dataset import references
from vtes_deck.heritage.dataset.lines import Path, lines_of
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

MOST_BYTES = 4_000_000
MOST_FILES = 100
MOST_ENTRIES = 2_000
"""Of one kind, in a whole data set."""

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

_SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")
_PLACE = re.compile(r"(.*) - at `(?:key in )?\$(.*)`")
_STEP = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\d+)\]")


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong in a data set.

    Attributes:
        file: the name of the file; ``line`` counts from 1, 0 where none is to blame.
        field: where in the entry, as ``characters[2].class``.
        message: what is wrong, and what to do.
    """

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        """One line: file, line, field and message."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return (
            f"{place}: {self.field}: {self.message}" if self.field else f"{place}: {self.message}"
        )


class DataSetError(ValueError):
    """A data set that cannot be used; ``problems`` lists all of them."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def read(path: FilePath) -> DataSet:
    """The data set of a file, or of all ``.toml`` files of a folder.

    Raises:
        DataSetError: with every problem that was found.
    """
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files or len(files) > MOST_FILES:
        message = f"{len(files)} files; a data set has 1 to {MOST_FILES}"
        raise DataSetError([Problem(path.name, 0, "", message)])
    texts: dict[str, str] = {}
    for file in files:
        try:
            if file.stat().st_size > MOST_BYTES:
                raise DataSetError([Problem(file.name, 0, "", "the file is larger than 4 MB")])
            texts[file.name] = file.read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise DataSetError(
                [Problem(file.name, 0, "", f"it cannot be read: {error}")]
            ) from error
    data, problems = parse(texts)
    if data is None or problems:
        raise DataSetError(problems)
    return data


def parse(texts: Mapping[str, str]) -> tuple[DataSet | None, list[Problem]]:
    """The data set of some TOML texts by file name, and what is wrong.

    Entries that are wrong are left out of the data set, so that a form can show the others. The
    data set is ``None`` if a text is no TOML or none says which data set it is.
    """
    collection = _Collection()
    for name, text in texts.items():
        collection.add(name, text)
    return collection.finished()


class _Collection:
    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.tables: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {name: [] for name in LISTS}
        self.places: dict[str, list[tuple[str, int, str, dict[Path, int], Path]]] = {
            name: [] for name in SECTIONS
        }
        self.broken = False

    def add(self, file: str, text: str) -> None:
        """Takes the tables of one text."""
        text = text.replace("\r\n", "\n")
        try:
            content = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            match = _SYNTAX.fullmatch(str(error))
            last = text.count("\n") + 1
            line = int(match[2] or last) if match else 0
            message = f"this is no TOML: {match[1] if match else error}"
            self.problems.append(Problem(file, line, "", message))
            self.broken = True
            return
        lines = lines_of(text)
        for name, value in content.items():
            if name in LISTS and isinstance(value, list):
                for number, entry in enumerate(value):
                    self.entry(file, lines, name, number, entry)
            elif name in TABLES or name == "names":
                self.table(file, lines, name, value)
            else:
                message = f"there is no such section{_near(name, SECTIONS)}"
                if name in LISTS:
                    message = f"write each entry under [[{name}]]"
                self.problems.append(Problem(file, lines.get((name,), 0), name, message))

    def entry(
        self, file: str, lines: dict[Path, int], name: str, number: int, entry: object
    ) -> None:
        """Takes one entry of a list."""
        root: Path = (name, number)
        place = (file, lines.get(root, 0), f"{name}[{number}]", lines, root)
        if len(self.entries[name]) >= MOST_ENTRIES:
            message = f"more than {MOST_ENTRIES} {name}"
            self.problems.append(Problem(file, place[1], place[2], message))
            return
        made = self.convert(place, entry, LISTS[name])
        if made is not None:
            self.entries[name].append(made)
            self.places[name].append(place)

    def table(self, file: str, lines: dict[Path, int], name: str, value: object) -> None:
        """Takes a table that stands once in a data set; boards can be spread over files."""
        place = (file, lines.get((name,), 0), name, lines, (name,))
        if name == "names":
            self.tables[name] = self.convert(place, value, DataSet.__annotations__["names"])
            return
        merged = value
        if name == "boards" and isinstance(value, dict) and isinstance(self.tables.get(name), dict):
            merged = {**self.tables[name], **value}
        elif name in self.tables:
            self.problems.append(Problem(file, place[1], name, "it stands in two places"))
        if self.convert(place, merged, TABLES[name]) is not None:
            self.tables[name] = merged
            self.places[name].append(place)

    def convert(
        self,
        place: tuple[str, int, str, dict[Path, int], Path],
        value: object,
        kind: Any,  # noqa: ANN401 - a type or an alias of one
    ) -> Any:  # noqa: ANN401 - of that type
        """The value as ``kind``, or ``None`` with a problem."""
        file, line, name, lines, root = place
        if kind == DataSet.__annotations__["names"]:
            kind = references.NAMES
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            match = _PLACE.fullmatch(str(error))
            message, below = (match[1], match[2]) if match else (str(error), "")
            path: Path = root
            for key, index in _STEP.findall(below):
                path = (*path, int(index) if index else key)
            unknown = re.search(r"unknown field `([^`]*)`", message)
            if unknown:
                path = (*path, unknown[1])
                message = f"there is no such field{_near(unknown[1], _fields(kind))}"
            shown = name + below + (f".{unknown[1]}" if unknown else "")
            while path not in lines and len(path) > len(root):
                path = path[:-1]
            self.problems.append(Problem(file, lines.get(path, line), shown, message))
            return None

    def finished(self) -> tuple[DataSet | None, list[Problem]]:
        """The data set of all that was taken."""
        if "set" not in self.tables and not self.broken:
            message = "write [set] with the id and the name of the data set"
            self.problems.append(Problem("", 0, "set", message))
        if self.broken or "set" not in self.tables:
            return None, self.problems
        for name, entries in self.entries.items():
            self.twice(name, entries)
        data = DataSet(
            about=msgspec.convert(self.tables["set"], About),
            names=self.tables.get("names") or {},
            boards=msgspec.convert(self.tables.get("boards", {}), Boards),
            limits=msgspec.convert(self.tables.get("limits", {}), Limits),
            **{name.replace("-", "_"): tuple(found) for name, found in self.entries.items()},
        )
        for wrong in references.wrong(data):
            self.reference(wrong)
        return data, self.problems

    def twice(self, name: str, entries: list[Any]) -> None:
        """Says which ids stand twice."""
        key = "number" if name == "chapters" else "id"
        seen: Counter[object] = Counter()
        for entry, (file, line, field, lines, root) in zip(entries, self.places[name], strict=True):
            value = getattr(entry, key)
            seen[value] += 1
            if seen[value] > 1:
                where = lines.get((*root, key), line)
                message = f"{value!r} is there already; each {key} stands once"
                self.problems.append(Problem(file, where, f"{field}.{key}", message))

    def reference(self, wrong: references.Wrong) -> None:
        """Says where a wrong reference stands."""
        places = self.places[wrong.section]
        if wrong.number >= len(places):
            self.problems.append(Problem("", 0, wrong.field, wrong.message))
            return
        file, line, field, lines, root = places[wrong.number]
        if wrong.section == "boards":  # in the file that has the field
            for other in places:
                if (*other[4], wrong.field) in other[3]:
                    file, line, field, lines, root = other
        where = lines.get((*root, wrong.field), line)
        self.problems.append(Problem(file, where, f"{field}.{wrong.field}", wrong.message))


def _fields(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a type
    """The names of the fields of a type, as they are written."""
    return getattr(kind, "__struct_encode_fields__", ())


def _near(word: str, known: tuple[str, ...]) -> str:
    """A hint at the word that was meant."""
    close = difflib.get_close_matches(word, known, n=1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; there are {', '.join(known)}" if known else ""
