"""The rulings of the community: three YAML files that refer to each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import yaml

from cardbase.errors import reason_of
from cardbase.model import Reference, Ruling
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

_REFERENCE = re.compile(r"\[((?:TOM|SFC|JON|LSJ|PIB|ANK|RTR|RBK)\s[\w-]+)\]")
_REMINDER = re.compile(r"\s{0,9}\[REMINDER\]\s{0,9}\Z", re.IGNORECASE)


class _Entry(msgspec.Struct, frozen=True):
    """A ruling with different words for some cards of its group."""

    text: str
    overrides: dict[str, str] = {}


_Rulings = dict[str, list[str | _Entry]]
_Groups = dict[str, dict[str, str | None]]
_References = dict[str, str]


def read_rulings(files: dict[str, bytes]) -> dict[int, list[Ruling]]:
    """The rulings by card id, on the card itself and on its groups, in the order of the files.

    Args:
        files: the contents of ``rulings.yaml``, ``groups.yaml`` and ``references.yaml`` by name.

    Raises:
        SourceError: a file is missing, is not YAML, or has another structure.
    """
    rulings = _load("rulings.yaml", files, _Rulings)
    groups = _load("groups.yaml", files, _Groups)
    references = _load("references.yaml", files, _References)
    found: dict[int, list[Ruling]] = {}
    for key, entries in rulings.items():
        members, group = _members(key, groups)
        for entry in entries:
            plain = entry if isinstance(entry, str) else entry.text
            reminder = _REMINDER.search(plain) is not None
            overrides = {} if isinstance(entry, str) else entry.overrides
            for member, prefix in members:
                text = overrides.get(member) or f"{prefix}{_REMINDER.sub('', plain)}"
                ruling = Ruling(
                    text=text,
                    references=tuple(_references(text, references)),
                    group=group,
                    reminder=reminder,
                )
                found.setdefault(_card_id(member), []).append(ruling)
    return found


def _load[T](name: str, files: dict[str, bytes], shape: type[T]) -> T:
    if name not in files:
        raise SourceError(SourceProblem.MISSING, file=name)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return msgspec.convert(yaml.load(files[name], Loader=loader), type=shape)  # noqa: S506 - both loaders are safe ones
    except (yaml.YAMLError, msgspec.ValidationError, RecursionError) as error:
        raise SourceError(SourceProblem.WRONG, file=name, why=reason_of(error)) from None


def _members(key: str, groups: _Groups) -> tuple[list[tuple[str, str]], str]:
    """The cards (``"100006|Abbot"``) that a key means, each with a prefix, and the group."""
    if not key.startswith("G"):
        return [(key, "")], ""
    if key not in groups:
        raise SourceError(SourceProblem.UNKNOWN_GROUP, file="rulings.yaml", text=repr(key))
    members = [(member, prefix or "") for member, prefix in groups[key].items()]
    return members, key.partition("|")[2]


def _card_id(key: str) -> int:
    digits = key.partition("|")[0]
    if not digits.isdigit():
        raise SourceError(SourceProblem.NO_CARD, file="rulings.yaml", text=repr(key))
    return int(digits)


def _references(text: str, urls: _References) -> Iterator[Reference]:
    for label in _REFERENCE.findall(text):
        yield Reference(label, urls.get(label, ""))
