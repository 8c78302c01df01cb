"""Data sets of Heritage: the demonstration set, and those entered by the owner of a box.

Own sets are in the user's data folder, each a TOML file that any editor can change. A set is
identified by the ``id`` in its ``[set]`` table; the id of the demonstration set is reserved.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from cardbase import datafile
from cardbase.datafile import DamagedError
from cardbase.message import Message
from vtes_deck.app.heritage.folders import (
    SETS,
    HeritageError,
    NotThereError,
    cannot_read,
    checked_name,
)
from vtes_deck.app.heritage.template import template
from vtes_deck.heritage import DataSet, DatasetProblem, Gap, gaps, parse
from vtes_deck.heritage.dataset.reader import MAX_BYTES, MAX_FILES, MAX_TOTAL_BYTES, too_large
from vtes_deck.heritage.dataset.schema import schema
from vtes_deck.language import mark, tr
from vtes_deck.resources import resource

DEMONSTRATION = "demonstration"
NO_FILE = mark("There is no .toml file.")

SCHEMA = "heritage.schema.json"
"""The file with the JSON schema, in the folder of the player's sets, for completion in editors."""


class Examined(msgspec.Struct, frozen=True):
    """The result of examining a data set.

    Attributes:
        path: its file or folder.
        data: entries that are right; ``None`` if not even its name can be read.
        problems: the errors, with file and line. A set with problems cannot be played.
        gaps: the parts that cannot be played yet, and why; those that block every game first.
    """

    path: Path
    data: DataSet | None
    problems: tuple[DatasetProblem, ...]
    gaps: tuple[Gap, ...] = ()

    @property
    def usable(self) -> bool:
        """Whether there are no problems; there may still be gaps."""
        return self.data is not None and not self.problems

    @property
    def playable(self) -> bool:
        """Whether a game can be played with it."""
        return self.usable and not any(gap.blocks for gap in self.gaps)


@cache
def demonstration() -> DataSet:
    """The demonstration set: names and cards of our own."""
    return usable(examined_demonstration())


@cache
def examined_demonstration() -> Examined:
    """The demonstration set, which does not change while the program runs."""
    return examine(resource("heritage/demonstration"))


def examine(path: Path) -> Examined:
    """Read a file, or all ``.toml`` files of a folder, and report problems and gaps.

    A file that cannot be read at all has one problem with the reason.
    """
    texts, unread = _texts(path)
    if unread or not texts:
        missing = DatasetProblem(path.name, 0, "", Message(NO_FILE))
        return Examined(path, None, tuple(unread) or (missing,))
    data, problems = parse(texts)
    if data is not None and data.about.id == DEMONSTRATION and not _is_ours(path):
        message = Message(mark("The demonstration set has this id. Choose another one."))
        problems = [*problems, DatasetProblem(path.name, 0, "set.id", message)]
    found = tuple(gaps(data)) if data is not None else ()
    return Examined(path, data, tuple(problems), found)


def own_sets() -> tuple[Examined, ...]:
    """The sets in the user's data folder; if two have the same id, the second has a problem."""
    found: list[Examined] = []
    taken: dict[str, str] = {}
    for name in SETS.names():
        one = examine(SETS.path(name))
        if one.data is not None:
            first = taken.setdefault(one.data.about.id, one.path.name)
            if first != one.path.name:
                message = Message(mark("{file} has the same id. Change one of them."), file=first)
                twice = DatasetProblem(one.path.name, 0, "set.id", message)
                one = msgspec.structs.replace(one, problems=(*one.problems, twice))
        found.append(one)
    return tuple(found)


def find_set(wanted: str) -> DataSet:
    """The data set with an id, or in a file or folder.

    Raises:
        NotThereError: there is none.
        HeritageError: it cannot be used; the message lists every problem.
    """
    if wanted == DEMONSTRATION:
        return demonstration()
    own = own_sets()
    for one in own:
        if one.data is not None and one.data.about.id == wanted:
            return usable(one)
    for one in own:
        if one.path.stem == wanted:
            return usable(one)
    path = Path(wanted)
    if path.suffix == ".toml" or path.is_dir():
        if not path.exists():
            raise NotThereError(tr("There is no file {file}.", file=wanted))
        return usable(examine(path))
    ids = (one.data.about.id for one in own if one.data is not None)
    known = ", ".join((DEMONSTRATION, *ids))
    raise NotThereError(
        tr("There is no data set “{id}”. Choose one of: {known}.", id=wanted, known=known)
    )


def usable(one: Examined) -> DataSet:
    """The data set, if it has no problems.

    Raises:
        HeritageError: it has problems; the message lists all of them.
    """
    if one.data is None or one.problems:
        listed = "\n".join(problem.render(tr) for problem in one.problems)
        words = tr("The data set {file} has problems:", file=one.path.name)
        raise HeritageError(f"{words}\n{listed}")
    return one.data


def create_set(name: str, set_id: str) -> Path:
    """Write a template for a new own set, with the schema for completion next to it.

    Args:
        name: the name of the set and of its file.
        set_id: lower case letters, digits and hyphens.

    Raises:
        HeritageError: the name or the id is taken or invalid, or the folder cannot be written.
    """
    name = checked_name(name)
    if set_id == DEMONSTRATION or set_id in {
        one.data.about.id for one in own_sets() if one.data is not None
    }:
        raise HeritageError(tr("The id “{id}” is taken. Choose another one.", id=set_id))
    text = template(name, set_id)
    _data, problems = parse({name: text})
    if problems:
        raise HeritageError("\n".join(problem.message.render(tr) for problem in problems))
    with SETS.alone():
        path = SETS.free(name)
        SETS.write(path, text.encode())
        SETS.write(path.with_name(SCHEMA), schema_text().encode())
    return path


def texts_of(path: Path) -> dict[str, str]:
    """The texts of a file or folder, by the names of the files.

    Raises:
        HeritageError: one cannot be read.
    """
    texts, problems = _texts(path)
    if problems or not texts:
        raise HeritageError("\n".join(one.render(tr) for one in problems) or tr(NO_FILE))
    return texts


def text_of(path: Path) -> str:
    """The text of a set of the player, which is one file.

    Raises:
        HeritageError: it cannot be read.
    """
    texts = texts_of(path)
    if path.name not in texts:
        raise HeritageError(tr(NO_FILE))
    return texts[path.name]


@cache
def schema_text() -> str:
    """The JSON schema of a data set."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


def _is_ours(path: Path) -> bool:
    return path.resolve() == resource("heritage/demonstration").resolve()


def _texts(path: Path) -> tuple[dict[str, str], list[DatasetProblem]]:
    """The text of each file, and those that cannot be read."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if len(files) > MAX_FILES:
        message = Message(mark("There are more than {n} files."), n=MAX_FILES)
        return {}, [DatasetProblem(path.name, 0, "", message)]
    texts: dict[str, str] = {}
    problems: list[DatasetProblem] = []
    total = 0
    for file in files:
        try:
            data = datafile.read_bytes(file, MAX_BYTES)
            total += len(data)
        except OSError as error:
            problems.append(DatasetProblem(file.name, 0, "", Message(cannot_read(file, error))))
            continue
        except DamagedError as error:
            problems.append(DatasetProblem(file.name, 0, "", Message(f"{error}.")))
            continue
        if total > MAX_TOTAL_BYTES:
            return {}, [too_large(path.name)]
        try:
            texts[file.name] = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            message = Message(mark("It is not UTF-8 text. Save it as UTF-8 in your editor."))
            problems.append(DatasetProblem(file.name, line, "", message))
    return texts, problems
