"""Titles of crypt cards, and the city that a title is of (TIT-04 to TIT-11)."""

from __future__ import annotations

import re

from cardbase.model import Title

_TITLES = {title.lower(): title for title in Title}

_HEAD = re.compile(
    rf"""
    (?: [A-Z]\w+ \s )?                        # the sect
    (?: [A-Z]\w+ (?: \s Haqim )? \s )?        # the clan of a justicar or Inner Circle member
    (?P<title> {"|".join(_TITLES)} )
    (?: \s of \s (?P<city> [^.:,]+ (?: , \s D\.C\. )? ) )?
    (?: \s \( \d \s votes? \) )?
    \s? (?: [.:] | \Z )
    """,
    re.VERBOSE | re.IGNORECASE,
)
_VOTES = re.compile(r"(?P<title>\d votes?) \(titled\)")


def title_named(title: str) -> Title | None:
    """The title that the data call ``title`` (``"prince"``, ``"2 votes"``), if it is one."""
    return _TITLES.get(title.strip().lower())


def title_in(text: str) -> tuple[Title | None, str]:
    """The title that ``text`` begins with or declares, and its city (empty if it has none)."""
    if head := _HEAD.match(text):
        return _TITLES[head["title"].lower()], (head["city"] or "").strip()
    if votes := _VOTES.search(text):
        return _TITLES.get(votes["title"]), ""
    return None, ""
