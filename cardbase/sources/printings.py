"""Sets, printings, and the day from which a card may be played.

The data write a card's printings in one cell, such as ``KoT:C2, SV5:PPower1, Promo:20210310``:
set, then rarity with its frequency, or precon with its number of copies, or a date.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Mapping

from cardbase.model import Bundle, CardSet, Printing
from cardbase.sources.csv_tables import Row, date_of, int_of, short
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

#: Sets whose cards have their own dates.
UNDATED = (CardSet("Promo", "Promo"), CardSet("POD", "Print on Demand"))

#: Cards released before this day became legal 30 days after their release, later ones at once.
#: Source: the release dates in KRCG's data, which follow the VEKN tournament rules.
LEGAL_ON_RELEASE = datetime.date(2025, 9, 21)
WAITING_TIME = datetime.timedelta(days=30)

_RARITIES = frozenset("CURV")
_FRACTION = {"½": 0.5}
_MARK = re.compile(r"(?P<letters>[A-Za-z]*)(?P<number>[\d½/]*)\Z")
_LAST = datetime.date.max


def read_sets(sets: Iterable[Row], bundles: Iterable[Row]) -> dict[str, CardSet]:
    """Sets by code, oldest first.

    Raises:
        SourceError: a date or number cannot be read, or a bundle belongs to an unknown set.
    """
    products: dict[str, list[Bundle]] = {}
    for row in bundles:
        where = f"precon {row['Set']}:{row['Bundle']}"
        products.setdefault(row["Set"], []).append(
            Bundle(
                code=row["Bundle"],
                name=row["Name"],
                size=int_of(row["Size"], where),
                date=date_of(row.get("Release Date", ""), where),
            )
        )
    found = [
        CardSet(
            code=row["Abbrev"],
            name=row["Full Name"],
            date=date_of(row["Release Date"], f"set {row['Abbrev']}"),
            company=row["Company"],
            bundles=tuple(products.pop(row["Abbrev"], ())),
        )
        for row in sets
    ]
    found.sort(key=lambda s: s.date or _LAST)
    return {s.code: s for s in (*found, *UNDATED)}


def read_printings(cell: str, sets: Mapping[str, CardSet], card: str) -> tuple[Printing, ...]:
    """A card's printings, oldest set first.

    An unreadable mark still means that the card is in the set.

    Raises:
        SourceError: the set is unknown, or the date of a promo is invalid.
    """
    found = [_printing(tag, sets, card) for tag in cell.split(", ") if tag]
    found.sort(key=lambda p: sets[p.set].date or p.date or _LAST)
    return tuple(found)


def _printing(tag: str, sets: Mapping[str, CardSet], card: str) -> Printing:
    code, _, mark = tag.strip().partition(":")
    if code not in sets:
        raise SourceError(SourceProblem.UNKNOWN_SET, where=short(card), text=repr(short(code)))
    card_set = sets[code]
    if card_set in UNDATED:
        return Printing(code, date=date_of(mark, f"{card}, {code}"))
    match = _MARK.match(mark)
    letters, number = (match["letters"], match["number"]) if match else ("", "")
    if letters in _RARITIES:
        return Printing(code, rarity=letters, frequency=_frequency(number), date=card_set.date)
    if number.isdigit():
        bundle = next((b for b in card_set.bundles if b.code == letters), None)
        date = bundle.date if bundle is not None and bundle.date is not None else card_set.date
        return Printing(code, precon=letters, copies=int(number), date=date)
    return Printing(code, date=card_set.date)


def _frequency(number: str) -> float:
    if number in _FRACTION:
        return _FRACTION[number]
    return float(number) if number.isdigit() else 1.0


def legal_from(
    printings: tuple[Printing, ...], sets: Mapping[str, CardSet]
) -> datetime.date | None:
    """The first day on which a card with these printings may be played; ``None`` if unknown.

    This is the release day of its oldest set, or of the precon if that set contains it only in
    precons released later. For cards released before the rule changed (:data:`LEGAL_ON_RELEASE`),
    it is 30 days after that. A card that exists only as a promo may be played from the date of the
    first promo.
    """
    if not printings:
        return None
    first = sets[printings[0].set]
    if first.date is None:
        return printings[0].date
    release = first.date
    own = [p for p in printings if p.set == first.code]
    later = [
        b.date for p in own for b in first.bundles if p.precon == b.code and b.date is not None
    ]
    if later and all(p.precon is not None for p in own):
        release = min(later)
    return release if release >= LEGAL_ON_RELEASE else release + WAITING_TIME
