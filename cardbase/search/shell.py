"""Queries from the arguments of a command, after a shell has removed their quotes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardbase.search.filter import ChoiceFilter
from cardbase.search.fold import fold
from cardbase.search.keyword import ValueKind
from cardbase.search.query import Value, quoted
from cardbase.search.registry import keywords

_TERM = re.compile(r"(?P<head>-?(?P<key>[\w@]+)(?:>=|<=|!=|[:=<>~]))(?P<value>.*)", re.DOTALL)
_OPERATOR = re.compile(r"[\w@](?:!=|[:=<>~])")


def from_arguments(arguments: Sequence[str]) -> str:
    r"""One query from the arguments of a command line.

    ``-text:"burn 1 pool"`` arrives as ``-text:burn 1 pool``; the quotes are restored if an argument
    is one condition on a text, or on a choice of several words. Everything else, including a whole
    query in one argument, is unchanged.

    >>> from_arguments(["cap>=7", "-text:burn 1 pool", "title:inner circle"])
    'cap>=7 -text:"burn 1 pool" title:"inner circle"'
    >>> from_arguments(['clan:ventrue govern text:"burn 1"'])
    'clan:ventrue govern text:"burn 1"'
    """
    return " ".join(map(_requoted, arguments))


def _requoted(argument: str) -> str:
    found = _TERM.fullmatch(argument)
    if found is None or " " not in argument or '"' in argument or "/" in found["value"][:1]:
        return argument
    value = found["value"]
    filter_ = keywords().get(found["key"].lower())
    if filter_ is None or _OPERATOR.search(value):
        return argument
    if filter_.kind is ValueKind.TEXT:
        return found["head"] + quoted(value)
    if isinstance(filter_, ChoiceFilter):
        known = filter_.known(None)
        # Choices from the card base are unknown here and assumed to be correct.
        if not known or fold(value) in known:
            return found["head"] + str(Value(value))
    return argument
