"""Titles and their cities (TIT-04 to TIT-11).

The titles and their votes are in :mod:`cardbase.terms`.
"""

from __future__ import annotations

import re

from cardbase.terms import Title

CITY_TITLES = (Title.PRINCE, Title.ARCHBISHOP, Title.BARON)
"""City titles; two titles of one city are contested, even if they differ in kind (TIT-05)."""

_TITLES = {title.lower(): title for title in Title}
_CITY = r"[^\W\d_a-z][^.:,\n]{0,60}(?:, D(?:\.C\.|C))?"

_HEAD = re.compile(
    rf"""
    (?: [A-Z]\w+ \s )?                        # the sect
    (?: [A-Z]\w+ (?: \s Haqim )? \s )?        # the clan of a justicar or Inner Circle member
    (?P<title> (?i: {"|".join(t.replace(" ", "[ ]") for t in _TITLES)} ) )
    (?: \s of \s (?P<city> {_CITY.replace(" ", "[ ]")} ) )?
    (?: \s \( \d \s votes? \) )?
    \s? (?: [.:] | \Z | (?<= C\. ) )
    """,
    re.VERBOSE,
)
_VOTES = re.compile(r"(?P<title>\d votes?) \(titled\)")
_GIVEN = re.compile(rf"title of (?i:{'|'.join(CITY_TITLES)}) of (?P<city>{_CITY})")

# One city with two spellings in the data.
_SPELLINGS = {"Washington, DC": "Washington, D.C."}


def title_named(title: str) -> Title | None:
    """The title that the data call ``title`` (``"prince"``, ``"2 votes"``), if it is one."""
    return _TITLES.get(title.strip().lower())


def title_in(text: str) -> tuple[Title | None, str]:
    """The title that ``text`` begins with or declares, and its city (empty if it has none)."""
    if head := _HEAD.match(text):
        return _TITLES.get(head["title"].lower()), _city(head["city"] or "")
    if votes := _VOTES.search(text):
        return _TITLES.get(votes["title"]), ""
    return None, ""


def city_given(text: str) -> str:
    """The city whose title a library card gives, or empty."""
    found = _GIVEN.search(text)
    return _city(found["city"]) if found else ""


def _city(name: str) -> str:
    name = name.strip()
    return _SPELLINGS.get(name, name)
