"""The line of each value in a TOML text.

``tomllib`` reads values without their positions. This module scans a text that ``tomllib`` has
accepted, so it only has to distinguish strings, brackets and keys.
"""

from __future__ import annotations

import re

type Path = tuple[str | int, ...]

_KEY = re.compile(r"""[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*""")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"""+|\'\'\'.*?\'\'\'+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL
)
_PLAIN = re.compile(r"[^\s,\[\]{}#]+(?: \d[^\s,\[\]{}#]*)?")


def lines_of(text: str) -> dict[Path, int]:
    """The line of each table, key and element, by its path; lines count from 1.

    Args:
        text: valid TOML.
    """
    walk = _Walk(text)
    walk.document()
    return walk.lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counted = 0
        self.line = 1
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}

    def note(self, path: Path) -> None:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        self.lines.setdefault(path, self.line)

    def blank(self) -> None:
        match = _BLANK.match(self.text, self.at)
        self.at = match.end() if match else self.at

    def key(self) -> Path:
        found: list[str | int] = []
        while match := _KEY.match(self.text, self.at):
            self.at = match.end()
            found.append(match[1].strip("\"'"))
            if not self.text.startswith(".", self.at):
                break
            self.at += 1
        return tuple(found)

    def document(self) -> None:
        table: Path = ()
        self.blank()
        while self.at < len(self.text):
            start = self.at
            if self.text.startswith("[", self.at):
                double = self.text.startswith("[[", self.at)
                self.at += 2 if double else 1
                table = self.header(self.key(), double=double)
                self.note(table)
                self.at += 2 if double else 1
            else:
                self.pair(table)
            self.blank()
            if self.at <= start:
                return

    def header(self, key: Path, *, double: bool) -> Path:
        path: Path = ()
        for number, part in enumerate(key):
            path = (*path, part)
            if double and number == len(key) - 1:
                self.tables[path] = self.tables.get(path, -1) + 1
            if path in self.tables:
                path = (*path, self.tables[path])
        return path

    def pair(self, table: Path) -> None:
        path = (*table, *self.key())
        self.note(path)
        self.at += 1  # "="
        self.value(path)

    def value(self, path: Path) -> None:
        self.blank()
        self.note(path)
        first = self.text[self.at : self.at + 1]
        if first == "[":
            self.items(path, "]")
        elif first == "{":
            self.items(path, "}")
        else:
            match = (_STRING if first in {'"', "'"} else _PLAIN).match(self.text, self.at)
            self.at = match.end() if match else len(self.text)

    def items(self, path: Path, end: str) -> None:
        self.at += 1
        number = 0
        self.blank()
        while self.at < len(self.text) and self.text[self.at] != end:
            if end == "]":
                self.value((*path, number))
            else:
                self.pair(path)
            number += 1
            self.blank()
            if self.text.startswith(",", self.at):
                self.at += 1
                self.blank()
        self.at += 1
