"""Cards from the tables of the VEKN: the columns of the tables, and the builder of the cards.

krcg's package contains them, and the VEKN offers the same tables for download as one archive.
"""

from __future__ import annotations

import datetime
import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypedDict

import msgspec

from cardbase.facts import crypt_facts, library_facts
from cardbase.model import (
    AnyCard,
    CardSet,
    Cost,
    CryptCard,
    LibraryCard,
    Printing,
    Requirement,
    Ruling,
    Translation,
)
from cardbase.names import normalize
from cardbase.sources.csv_tables import Row, date_of, int_of, read_table, short
from cardbase.sources.printings import legal_from, read_printings, read_sets
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import CardData, SourceError
from cardbase.terms import Type

_COMMON = ("Id", "Name", "Aka", "Type", "Clan", "Card Text", "Set", "Banned", "Artist")
CRYPT_COLUMNS = (*_COMMON, "Adv", "Group", "Capacity", "Disciplines", "Title")
LIBRARY_COLUMNS = (
    *_COMMON,
    "Discipline",
    "Pool Cost",
    "Blood Cost",
    "Conviction Cost",
    "Burn Option",
    "Flavor Text",
    "Capacity",
)
SET_COLUMNS = ("Abbrev", "Release Date", "Full Name", "Company")
BUNDLE_COLUMNS = ("Set", "Bundle", "Name", "Size")

#: The languages that translations exist in.
LANGUAGES = {"fr": "fr-FR", "es": "es-ES"}

_ARTICLES = ("A", "An", "The", "El", "La", "Le", "Un", "Une", "Les", "Una")
_CARD_MARK = re.compile(r"<([^<>\n]{1,80})>|(?<![\w/])/([^/\n]{2,80})/(?![\w/])")
_NOT_IN_FILE_NAME = re.compile(r"\W")


@dataclass(frozen=True, kw_only=True)
class Tables:
    """The rows that a card database is built from, in the same form for every source.

    Attributes:
        sets: the sets by code, oldest first.
        crypt: rows with the :data:`CRYPT_COLUMNS`.
        library: rows with the :data:`LIBRARY_COLUMNS`.
        translations: the translations by card id and language code.
    """

    sets: Mapping[str, CardSet]
    crypt: Sequence[Row]
    library: Sequence[Row]
    translations: Mapping[int, dict[str, Translation]]


def read_cards(
    files: Mapping[str, bytes],
    *,
    aliases: Mapping[int, Sequence[str]] | None = None,
    rulings: Mapping[int, Sequence[Ruling]] | None = None,
) -> CardData:
    """Build the card database from the official tables.

    Args:
        files: content by file name: ``vtescrypt.csv``, ``vteslib.csv``, ``vtessets.csv``, and if
            available, ``vtesbundles.csv`` and the translations (``vtescrypt.fr-FR.csv``, ...).
        aliases: more names by card id, such as nicknames.
        rulings: rulings by card id.

    Raises:
        SourceError: a table is missing or cannot be used.
    """
    return build_cards(read_tables(files), aliases=aliases, rulings=rulings)


def read_tables(files: Mapping[str, bytes]) -> Tables:
    """The rows of the official tables; see :func:`read_cards`.

    Raises:
        SourceError: a table is missing or cannot be used.
    """
    return Tables(
        sets=read_sets(
            _table(files, "vtessets.csv", SET_COLUMNS),
            _table(files, "vtesbundles.csv", BUNDLE_COLUMNS) if "vtesbundles.csv" in files else (),
        ),
        crypt=list(_table(files, "vtescrypt.csv", CRYPT_COLUMNS)),
        library=list(_table(files, "vteslib.csv", LIBRARY_COLUMNS)),
        translations=read_translations(files),
    )


def build_cards(
    tables: Tables,
    *,
    aliases: Mapping[int, Sequence[str]] | None = None,
    rulings: Mapping[int, Sequence[Ruling]] | None = None,
    known: AbstractSet[str] = frozenset(),
) -> CardData:
    """Build the card database from rows.

    Args:
        tables: the rows.
        aliases: more names by card id, such as nicknames.
        rulings: rulings by card id.
        known: folded names of other cards that texts may name.

    Raises:
        SourceError: a cell cannot be read, or two cards have one id.
    """
    build = _Builder(
        sets=tables.sets,
        aliases=aliases or {},
        rulings=rulings or {},
        translations=tables.translations,
        names=known | _known_names((*tables.crypt, *tables.library), tables.translations),
        suffixes=_suffixes(tables.crypt),
        families=_families(tables.crypt),
    )
    cards: list[AnyCard] = [build.crypt_card(row) for row in tables.crypt]
    cards += [build.library_card(row) for row in tables.library]
    cards.sort(key=lambda card: card.id)
    for first, second in itertools.pairwise(cards):
        if first.id == second.id:
            raise SourceError(SourceProblem.SAME_ID, id=str(first.id))
    return CardData(tuple(cards), tuple(tables.sets.values()))


def _table(files: Mapping[str, bytes], name: str, columns: Sequence[str]) -> Iterable[Row]:
    if name not in files:
        raise SourceError(SourceProblem.MISSING, file=name)
    return read_table(name, files[name], columns)


def read_translations(files: Mapping[str, bytes]) -> dict[int, dict[str, Translation]]:
    """Translations by card id and language code, from the tables that are available.

    Raises:
        SourceError: a table cannot be used.
    """
    found: dict[int, dict[str, Translation]] = {}
    for language, suffix in LANGUAGES.items():
        for stem in ("vtescrypt", "vteslib"):
            name = f"{stem}.{suffix}.csv"
            if name not in files:
                continue
            column = f"Name {suffix}"
            for row in read_table(name, files[name], ("Id", column, "Card Text")):
                found.setdefault(int_of(row["Id"], name), {})[language] = Translation(
                    name=reading_order(row[column]),
                    text=row["Card Text"],
                    flavor=row.get("Flavor Text", ""),
                )
    return found


def reading_order(name: str) -> str:
    """``"Baron, The"`` as ``"The Baron"``."""
    head, comma, tail = name.rpartition(", ")
    return f"{tail} {head}" if comma and tail in _ARTICLES else name


def _known_names(
    rows: Iterable[Row], translations: Mapping[int, Mapping[str, Translation]]
) -> frozenset[str]:
    printed = {normalize(reading_order(row["Name"])) for row in rows}
    translated = {normalize(t.name) for texts in translations.values() for t in texts.values()}
    return frozenset(printed | translated)


def _group(row: Row) -> int | None:
    cell = row["Group"]
    return None if cell.casefold() == "any" else int_of(cell, row["Name"])


def _families(crypt: Iterable[Row]) -> dict[str, list[Row]]:
    families: dict[str, list[Row]] = {}
    for row in crypt:
        families.setdefault(row["Name"], []).append(row)
    return families


def _suffixes(crypt: Iterable[Row]) -> dict[int, str]:
    """The shortest suffix that distinguishes a vampire from the others of its name."""
    suffixes: dict[int, str] = {}
    for rows in _families(crypt).values():
        several_groups = len({row["Group"] for row in rows}) > 1
        for row in rows:
            group = _group(row)
            parts = [f"G{group}"] if several_groups and group is not None else []
            if row["Adv"]:
                parts.append("ADV")
            suffixes[int_of(row["Id"], row["Name"])] = " ".join(parts)
    return suffixes


@dataclass(frozen=True, kw_only=True)
class _Builder:
    """Turns rows into cards, including facts that depend on several rows."""

    sets: Mapping[str, CardSet]
    aliases: Mapping[int, Sequence[str]]
    rulings: Mapping[int, Sequence[Ruling]]
    translations: Mapping[int, dict[str, Translation]]
    names: AbstractSet[str]
    suffixes: Mapping[int, str]
    families: Mapping[str, Sequence[Row]]

    def crypt_card(self, row: Row) -> CryptCard:
        common = self._common(row)
        name = common["name"]
        group = _group(row)
        advanced = bool(row["Adv"])
        suffix = self.suffixes[common["id"]]
        facts = crypt_facts(
            name=name,
            text=common["text"],
            title=row["Title"],
            imbued=Type.IMBUED in common["types"],
        )
        full = " ".join((*([f"G{group}"] if group is not None else []), *["ADV"] * advanced))
        return CryptCard(
            **common,
            unique_name=f"{name} ({suffix})" if suffix else name,
            picture=_picture(f"{name} {full}"),
            clan=row["Clan"],
            path=row.get("Path", ""),
            sect=facts.sect,
            title=facts.title,
            city=facts.city,
            circle=facts.circle,
            permanent=facts.permanent,
            merged=facts.merged,
            traits=facts.traits,
            bonuses=facts.bonuses,
            functions=facts.functions,
            disciplines=tuple(d for d in row["Disciplines"].split() if d != "-none-"),
            group=group,
            capacity=int_of(row["Capacity"], name),
            advanced=advanced,
            variants=self._variants(row),
        )

    def library_card(self, row: Row) -> LibraryCard:
        common = self._common(row)
        name = common["name"]
        facts = library_facts(
            name=name, text=common["text"], types=common["types"], capacity=row["Capacity"]
        )
        combo = "&" in row["Discipline"]
        return LibraryCard(
            **common,
            unique_name=name,
            picture=_picture(name),
            flavor=row["Flavor Text"],
            traits=facts.traits,
            bonuses=facts.bonuses,
            functions=facts.functions,
            pool_cost=_cost(row["Pool Cost"], name),
            blood_cost=_cost(row["Blood Cost"], name),
            conviction_cost=_cost(row["Conviction Cost"], name),
            requirement=Requirement(
                disciplines=_several(row["Discipline"], "&" if combo else "/"),
                combo=combo,
                clans=_several(row["Clan"], "/"),
                paths=_several(row.get("Path", ""), "/"),
                sects=facts.sects,
                titles=facts.titles,
                titled=facts.titled,
                min_capacity=facts.min_capacity,
                max_capacity=facts.max_capacity,
                types=facts.required_types,
                traits=facts.required_traits,
                not_sects=facts.not_sects,
                untitled=facts.untitled,
                not_traits=facts.not_traits,
            ),
            burn_option=bool(row["Burn Option"]),
            trifle=facts.trifle,
            life=facts.life,
            capacity_change=facts.capacity_change,
            city=facts.city,
        )

    def _common(self, row: Row) -> _Common:
        name = reading_order(row["Name"])
        card_id = int_of(row["Id"], name)
        printings = read_printings(row["Set"], self.sets, name)
        translations = {
            language: msgspec.structs.replace(t, text=self._mark_cards(t.text, t.name))
            for language, t in self.translations.get(card_id, {}).items()
        }
        aliases = (*_several(row["Aka"], ";"), *self.aliases.get(card_id, ()))
        return _Common(
            id=card_id,
            name=name,
            aliases=tuple(dict.fromkeys(reading_order(alias) for alias in aliases)),
            types=_types(row["Type"], name),
            text=self._mark_cards(row["Card Text"], name),
            translations=translations,
            printings=printings,
            artists=_several(row["Artist"], ";"),
            rulings=tuple(self.rulings.get(card_id, ())),
            legal_from=legal_from(printings, self.sets),
            banned_from=_banned(row["Banned"], name),
            formats=_several(row.get("Format", ""), ";"),
        )

    def _variants(self, row: Row) -> tuple[int, ...]:
        family = sorted(self.families[row["Name"]], key=lambda r: (_group(r) or 0, bool(r["Adv"])))
        return tuple(int_of(r["Id"], r["Name"]) for r in family if r["Id"] != row["Id"])

    def _mark_cards(self, text: str, own: str) -> str:
        """Write every card named in a text as ``<Name>``, the form that krcg's tables use.

        The official tables write ``/Name/``, which may also be an ordinary slash: only a known
        card is marked. A mark around anything else, or around the card's ``own`` name, is removed.
        """
        itself = normalize(own)

        def mark(match: re.Match[str]) -> str:
            angled, slashed = match.groups()
            name = normalize(angled or slashed)
            known = name in self.names
            if known and name != itself:
                return f"<{angled or slashed}>"
            return match.group() if slashed is not None and not known else angled or slashed

        return _CARD_MARK.sub(mark, text)


class _Common(TypedDict):
    """The fields of :class:`~cardbase.model.Card` that both kinds share."""

    id: int
    name: str
    aliases: tuple[str, ...]
    types: tuple[Type, ...]
    text: str
    translations: dict[str, Translation]
    printings: tuple[Printing, ...]
    artists: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    legal_from: datetime.date | None
    banned_from: datetime.date | None
    formats: tuple[str, ...]


def _several(cell: str, mark: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(mark) if part.strip())


def _types(cell: str, name: str) -> tuple[Type, ...]:
    try:
        return tuple(Type(part) for part in _several(cell, "/"))
    except ValueError:
        raise SourceError(
            SourceProblem.NOT_A_TYPE, where=short(name), text=repr(short(cell))
        ) from None


def _cost(cell: str, name: str) -> Cost:
    if not cell:
        return 0
    return "X" if cell.upper() == "X" else int_of(cell, f"{name}, cost")


def _banned(cell: str, name: str) -> datetime.date | None:
    """The day of a ban; older tables give only its year."""
    return date_of(f"{cell}0101" if len(cell) == 4 else cell, name)


def _picture(name: str) -> str:
    return f"{_NOT_IN_FILE_NAME.sub('', normalize(name.replace('™', 'tm')))}.jpg"
