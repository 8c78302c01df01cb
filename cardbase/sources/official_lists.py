"""The official card lists as the VEKN offers them for download.

They are the original form of the tables in krcg's package, with these differences: old names of
clans, Disciplines spelled out, several marks of a set in one tag, bans by year, promos as separate
sets, no day for cards printed on demand, no preconstructed decks, and no tournament formats. This
module converts them to the form that :mod:`cardbase.sources.card_tables` reads. Facts that the
official lists lack are kept from the existing tables; new facts come from the official lists.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from cardbase.disciplines import DISCIPLINES
from cardbase.model import Translation
from cardbase.sources.card_tables import (
    BUNDLE_COLUMNS,
    CRYPT_COLUMNS,
    LANGUAGES,
    LIBRARY_COLUMNS,
    SET_COLUMNS,
    Tables,
    read_translations,
    reading_order,
)
from cardbase.sources.csv_tables import Row, int_of, read_table
from cardbase.sources.printings import read_sets
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

#: The required files.
NEEDED = ("vtescrypt.csv", "vteslib.csv", "vtessets.csv")
#: Translations, each offered in a separate archive.
TRANSLATED = tuple(
    f"{stem}.{suffix}.csv" for suffix in LANGUAGES.values() for stem in ("vtescrypt", "vteslib")
)

#: Clans and a Discipline that the game has renamed; the lists still print the old names.
_CLANS = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}
_RENAMED = {
    "Followers of Set": "Ministries",
    "Follower of Set": "Ministry",
    "Assamites": "Banu Haqim",
    "Assamite": "Banu Haqim",
    "Assamita": "Banu Haqim",
    "Thaumaturgy": "Blood Sorcery",
}
#: Misspelt illustrators that cannot be learned from the data.
_MISSPELT = {
    "G. Goleash": "Grant Goleash",
    "Ron Spenser": "Ron Spencer",
    "T. Bradstreet": "Tim Bradstreet",
}
_CODES = {d.name.casefold(): code for code, d in DISCIPLINES.items()} | {"thaumaturgy": "tha"}

#: Marks of a set that the kept tables express differently: reprints sold as sets of their own,
#: a precon without a code, print on demand without a day, and marks of storyline tournaments.
_TOLD_OTHERWISE = frozenset(
    {
        ("HttB", "A"),
        ("HttB", "B"),
        ("KoT", "A"),
        ("KoT", "B"),
        ("BSC", "X"),
        ("POD", "DTC"),
        ("DM", "C"),
        ("TU", "C"),
        ("AU", "C"),
    }
)
_PROMO = "Promo"
_UNDATED = frozenset({_PROMO, "POD"})
_MARK = re.compile(r"(?P<letters>[A-Za-z]*)(?P<number>[\d½]*)\Z")
_DAY = re.compile(r"\d{8}")
_V5 = "V5"

_ARTISTS = re.compile(r"\s{0,9}(?:[;&]|,(?!\s{0,9}Jr\b))\s{0,9}")
_LINK = re.compile(r"<(?P<angled>[^<>\n]+)>|(?<!\S)/(?P<slashed>\S|\S[^/\n]*?\S)/(?![^\s,.;:)])")
_RENAMING = re.compile(rf"(?P<link><[^<>\n]+>)|{'|'.join(map(re.escape, _RENAMED))}")


def read_official(files: Mapping[str, bytes], kept: Mapping[str, bytes]) -> Tables:
    """The rows of the official lists, converted to the form of the kept tables.

    Args:
        files: the official lists by file name: :data:`NEEDED` and possibly :data:`TRANSLATED`.
        kept: the existing tables, with preconstructed decks and translations.

    Raises:
        SourceError: a table is missing or cannot be used.
    """
    for name in NEEDED:
        if name not in files:
            raise SourceError(SourceProblem.MISSING, file=name)
    official_sets = list(read_table("vtessets.csv", files["vtessets.csv"], SET_COLUMNS))
    kept_sets = list(read_table("vtessets.csv", kept["vtessets.csv"], SET_COLUMNS))
    own = [row for row in official_sets if not row["Abbrev"].startswith(f"{_PROMO}-")]
    codes = {row["Abbrev"] for row in own}
    sets = read_sets(
        [*own, *(row for row in kept_sets if row["Abbrev"] not in codes)],
        read_table("vtesbundles.csv", kept["vtesbundles.csv"], BUNDLE_COLUMNS),
    )
    crypt = list(read_table("vtescrypt.csv", files["vtescrypt.csv"], CRYPT_COLUMNS))
    library = list(read_table("vteslib.csv", files["vteslib.csv"], LIBRARY_COLUMNS))
    kept_crypt = list(read_table("vtescrypt.csv", kept["vtescrypt.csv"], CRYPT_COLUMNS))
    kept_library = list(read_table("vteslib.csv", kept["vteslib.csv"], LIBRARY_COLUMNS))
    harmonizer = _Harmonizer((*crypt, *library), (*kept_crypt, *kept_library), codes)
    crypt = [harmonizer.row(row) for row in crypt]
    library = [harmonizer.row(row) for row in library]
    names = {int_of(row["Id"], row["Name"]): row["Name"] for row in (*crypt, *library)}
    return Tables(
        sets=sets,
        crypt=crypt,
        library=library,
        translations=merged_translations(files, kept, names),
    )


class _Harmonizer:
    """Converts official rows to the form of the existing rows."""

    def __init__(self, official: Sequence[Row], kept: Sequence[Row], codes: set[str]) -> None:
        self._kept = {row["Id"]: row for row in kept}
        self._codes = codes  # of the sets that the official table names
        self._spelling = _spellings(official, self._kept)
        self._v5 = _sets_of_format(kept)

    def row(self, row: Row) -> Row:
        """An official row in the form of the existing rows."""
        kept = self._kept.get(row["Id"])
        new = dict(row)
        new["Name"] = reading_order(row["Name"].replace("(TM)", "™"))
        new["Clan"] = "/".join(_CLANS.get(c.strip(), c.strip()) for c in row["Clan"].split("/"))
        if "Discipline" in row:
            new["Discipline"] = _discipline_codes(row["Discipline"])
        new["Card Text"] = house_text(row["Card Text"], kept["Card Text"] if kept else "")
        new["Set"] = ", ".join(self._printings(row["Set"], kept["Set"] if kept else ""))
        new["Artist"] = ";".join(self._artists(row["Artist"]))
        if kept:
            new["Aka"] = ";".join(dict.fromkeys((*_names(kept["Aka"]), *_names(row["Aka"]))))
            if len(row["Banned"]) == 4 and kept["Banned"].startswith(row["Banned"]):
                new["Banned"] = kept["Banned"]
        new["Format"] = self._format(new["Set"], kept)
        return new

    def _printings(self, cell: str, kept: str) -> list[str]:
        """The tags of an official cell, and the existing tags that the official lists lack."""
        tags = _kept_tags(kept)
        found: list[str] = []
        for tag in filter(None, (part.strip() for part in cell.split(","))):
            code, _, marks = tag.partition(":")
            if code.startswith(f"{_PROMO}-"):
                day = _DAY.search(code)
                found.append(f"{_PROMO}:{day[0]}" if day else _PROMO)
                continue
            for mark in marks.split("/"):
                match = _MARK.match(mark.strip())
                letters, number = (match["letters"], match["number"]) if match else ("", "")
                if (code, letters) in _TOLD_OTHERWISE:
                    if not kept and code == "POD":
                        found.append(code)
                elif code in _UNDATED:
                    day = _DAY.match(mark.strip())
                    found.append(f"{code}:{day[0]}" if day else code)
                elif letters or number:
                    found.append(f"{code}:{letters}{number or 1}")
                else:
                    found.append(tags.get((code, ""), code))
        extra = [
            tag
            for (code, letters), tag in tags.items()
            if code == "POD"
            or (code not in self._codes and code not in _UNDATED)
            or (code, "") == ("BSC", letters)
        ]
        all_tags = dict.fromkeys((*found, *extra))
        # Sets released on the same day keep their known order.
        return [t for t in tags.values() if t in all_tags] + [
            t for t in all_tags if t not in tags.values()
        ]

    def _artists(self, cell: str) -> dict[str, None]:
        return dict.fromkeys(self._spelling.get(name, name) for name in _people(cell))

    def _format(self, tags: str, kept: Row | None) -> str:
        if kept and kept.get("Format"):
            return kept["Format"]
        return _V5 if self._v5.intersection(code for code, _ in _kept_tags(tags)) else ""


def _kept_tags(cell: str) -> dict[tuple[str, str], str]:
    """The tags of a kept cell by set and letters of the mark."""
    tags: dict[tuple[str, str], str] = {}
    for tag in filter(None, (part.strip() for part in cell.split(","))):
        code, _, mark = tag.partition(":")
        match = _MARK.match(mark)
        tags[code, match["letters"] if match else mark] = tag
    return tags


def _names(cell: str) -> list[str]:
    return [reading_order(name.strip()) for name in cell.split(";") if name.strip()]


def _people(cell: str) -> list[str]:
    return [name for name in _ARTISTS.split(cell.replace("\xa0", " ").strip()) if name]


def _spellings(official: Iterable[Row], kept: Mapping[str, Row]) -> dict[str, str]:
    """The spelling in the kept tables of illustrators whom the official tables spell differently.

    Learned from the cards in both: the spelling that the kept table has most often in the
    place of an official one.
    """
    seen: dict[str, Counter[str]] = {}
    for row in official:
        ours = _people(kept[row["Id"]]["Artist"]) if row["Id"] in kept else []
        theirs = _people(row["Artist"])
        if len(ours) == len(theirs):
            for name, spelling in zip(theirs, ours, strict=True):
                seen.setdefault(name, Counter())[spelling] += 1
    return _MISSPELT | {name: counts.most_common(1)[0][0] for name, counts in seen.items()}


def _sets_of_format(kept: Iterable[Row]) -> frozenset[str]:
    """The sets whose cards may all be played in V5, according to the existing tables."""
    inside: set[str] = set()
    outside: set[str] = set()
    for row in kept:
        codes = {code for code, _ in _kept_tags(row["Set"])}
        (inside if _V5 in row.get("Format", "") else outside).update(codes)
    return frozenset(inside - outside)


def _discipline_codes(cell: str) -> str:
    """``"Animalism/Dementation"`` as ``"ani/dem"``, ``"Potence & Presence"`` as ``"pot&pre"``."""
    mark = "&" if "&" in cell else "/"
    parts = [part.strip() for part in re.split(r"[/&]", cell) if part.strip()]
    codes = [_CODES.get(part.casefold(), part) for part in parts]
    return mark.join(code for code in codes if code != "-none-")


def house_text(text: str, kept: str = "") -> str:
    """A card text of the official lists with our symbols, names and ``<Card Name>`` marks.

    Args:
        text: the official text.
        kept: the existing text; it is used if it is equivalent, because it marks more cards.
    """
    text = text.replace("(D)", "Ⓓ").translate(_NOISE).strip()
    if _bare(text) == _bare(kept):
        return kept
    return _rename(_LINK.sub(lambda m: m.group() if m["angled"] else f"<{m['slashed']}>", text))


_NOISE = str.maketrans("", "", "{}@")


def _rename(text: str) -> str:
    return _RENAMING.sub(lambda m: m["link"] or _RENAMED[m.group()], text)


def _bare(text: str) -> str:
    """A text without marks, blanks and old names, for comparing two texts."""
    plain = _LINK.sub(lambda m: m["angled"] or m["slashed"], text)
    for old, new in _RENAMED.items():
        plain = plain.replace(old, new)
    return "".join(plain.split())


def merged_translations(
    files: Mapping[str, bytes], kept: Mapping[str, bytes], names: Mapping[int, str]
) -> dict[int, dict[str, Translation]]:
    """The translations: the official ones, and existing ones for cards without one.

    Args:
        files: the available official tables of translations.
        kept: the existing tables.
        names: the English names by card id, for cards with untranslated names.

    Raises:
        SourceError: a table cannot be used.
    """
    merged = read_translations(kept)
    for card_id, languages in read_translations(files).items():
        ours = merged.setdefault(card_id, {})
        for language, translation in languages.items():
            old = ours.get(language)
            name = translation.name.replace("(TM)", "™") or names.get(card_id, "")
            text = house_text(translation.text, old.text if old else "")
            ours[language] = Translation(name, text, translation.flavor)
    return merged
