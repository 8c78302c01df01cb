"""A card base of a few real cards, in every form in which card data are distributed.

The cards come from the installed data at run time, so this file has no card text. Building such
a base takes milliseconds, so tests can install, break and repair many of them.
"""

import csv
import functools
import hashlib
import io
import json
import lzma
import re
import zipfile

import yaml

from cardbase.disciplines import DISCIPLINES
from cardbase.paths import Place
from cardbase.sources.card_tables import read_cards
from cardbase.sources.csv_tables import read_table
from cardbase.sources.decompression import unxz
from cardbase.sources.package import ARCHIVE, NICKNAMES, KrcgPackage
from cardbase.sources.rulings import read_rulings
from cardbase.sources.twda import read_archive

LISTS = ("vtescrypt.csv", "vteslib.csv", "vtessets.csv")
FRENCH = ("vtescrypt.fr-FR.csv", "vteslib.fr-FR.csv")

_OLD_CLANS = {"Banu Haqim": "Assamite", "Ministry": "Follower of Set"}
_OLD_TAGS = {"HttBR:A1": "HttB:A", "HttBR:B1": "HttB:B", "KoTR:A1": "KoT:A", "KoTR:B1": "KoT:B"} | {
    "BSC:1": "BSC:X"
}
_STORYLINES = ("DM", "TU", "AU")
_UNOFFICIAL = ("HttBR", "KoTR", "Ant1", "PP1", "PP2", "PP3")


def rows(data):
    """The rows of a table."""
    return list(read_table("a table", data, ()))


def table(rows):
    """A table of rows in the format of the official ones."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def packed(files):
    """A zip archive dated 9 April 2026."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name, (2026, 4, 9, 12, 0, 0))
            archive.writestr(info, data, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def official(files):
    """Our tables in the format of the VEKN."""
    crypt, library, sets = (rows(files[name]) for name in LISTS)
    for row in (*crypt, *library):
        _make_official(row)
    for row in library:
        parts = re.split(r"([/&])", row["Discipline"])
        names = [DISCIPLINES[p].name if p in DISCIPLINES else p for p in parts]
        row["Discipline"] = "".join(f" {n} " if n == "&" else n for n in names)
    sets = [row for row in sets if row["Abbrev"] not in _UNOFFICIAL]
    promos = {t for row in (*crypt, *library) for t in row["Set"].split(", ") if "Promo-" in t}
    sets += [
        dict.fromkeys(sets[0], "x")
        | {"Abbrev": promo.partition(":")[0], "Release Date": promo[6:14], "Id": "0"}
        for promo in sorted(promos)
    ]
    tables = dict(zip(LISTS, map(table, (crypt, library, sets)), strict=True))
    # Two irregularities of the real table: spaces before and after quotation marks.
    first, second, rest = tables["vtessets.csv"].split(b"\n", 2)
    second = second.replace(b',"', b', "', 1) + b" "
    return tables | {"vtessets.csv": b"\n".join((first, second, rest))}


def _make_official(row):
    name = row["Name"].replace("™", "(TM)")
    if name.startswith("The "):
        name = f"{name[4:]}, The"
    text = row["Card Text"].replace("Ⓓ", "(D)")
    row["Name"], row["Card Text"] = name, re.sub(r"(?<!\S)<([^<>]+)>(?![^\s,.;:)])", r"/\1/", text)
    row["Clan"] = "/".join(_OLD_CLANS.get(clan, clan) for clan in row["Clan"].split("/"))
    row["Banned"] = row["Banned"][:4]
    row["Artist"] = row["Artist"].replace(";", "; ")
    marks = {}
    for tag in filter(None, row["Set"].split(", ")):
        code, _, mark = _OLD_TAGS.get(tag, tag).partition(":")
        if code == "POD":
            mark = "DTC"
        elif code == "Promo" and mark:
            code, mark = f"Promo-{mark}", ""
        elif mark.endswith("1") and not mark[:-1].isdigit() and code not in _STORYLINES:
            mark = mark[:-1]
        if code in _STORYLINES:
            marks.setdefault(code, []).append("C")
        if code not in _UNOFFICIAL:
            marks.setdefault(code, []).append(mark)
    row["Set"] = ", ".join(
        f"{code}:{'/'.join(filter(None, found))}".rstrip(":") for code, found in marks.items()
    )
    del row["Format"]


class SmallPackage:
    """A package of a few cards; :meth:`with_files` is a later release of it."""

    def __init__(self, files, label="package 1"):
        self._files = dict(files)
        self.label = label

    def fingerprint(self):
        content = b"".join(name.encode() + data for name, data in sorted(self._files.items()))
        return f"small:{hashlib.sha256(content).hexdigest()}"

    def files(self):
        return dict(self._files)

    def cards(self):
        return read_cards(
            self._files,
            aliases={int(i): names for i, names in json.loads(self._files[NICKNAMES]).items()},
            rulings=read_rulings(self._files),
        )

    def archive(self):
        return read_archive(unxz(self._files[ARCHIVE], ARCHIVE))

    def with_files(self, label, **files):
        """Another release; ``vtescrypt_csv=...`` means ``vtescrypt.csv``."""
        named = {name.replace("_", "."): data for name, data in files.items()}
        return SmallPackage(self._files | named, label)

    def lists(self):
        """The official lists with the content of this package."""
        return official(self._files)

    def place(self, folder):
        """The test folder of the package."""
        return Place(self, folder / "cards", folder / "cache")


@functools.cache
def small_package(crypt=12, library=12, decks=6):
    """The first few cards, and decks reduced to them."""
    files = KrcgPackage().files()
    some = {
        "vtescrypt.csv": rows(files["vtescrypt.csv"])[:crypt],
        "vteslib.csv": rows(files["vteslib.csv"])[:library],
    }
    ids = {row["Id"] for found in some.values() for row in found}
    for name in (n for n in files if n.endswith(("fr-FR.csv", "es-ES.csv"))):
        found = rows(files[name])
        some[name] = [row for row in found if row["Id"] in ids] or found[:1]
    rulings = yaml.load(files["rulings.yaml"], Loader=yaml.CSafeLoader)
    few = {key: value for key, value in rulings.items() if key.partition("|")[0] in ids}
    archive = json.loads(lzma.decompress(files[ARCHIVE]))
    return SmallPackage(
        files
        | {name: table(found) for name, found in some.items()}
        | {
            "rulings.yaml": yaml.safe_dump(few).encode(),
            "groups.yaml": b"{}",
            "references.yaml": b"{}",
            NICKNAMES: b"{}",
            ARCHIVE: lzma.compress(json.dumps(_few_decks(archive, ids, decks)).encode()),
        }
    )


def _few_decks(archive, ids, count):
    found = {}
    for deck_id, deck in archive.items():
        cards = [card for card in deck["cards"] if str(card["id"]) in ids]
        if cards and len(found) < count:
            found[deck_id] = deck | {"cards": cards}
    return found


def as_json(package):
    """The files that KRCG would publish for a package: content by file name.

    They are written from our own cards, for tests of downloads; test_krcg_json.py tests KRCG's real
    JSON.
    """
    data = package.cards()
    return {
        "vtes.json": json.dumps([_json_card(card) for card in data.cards]).encode(),
        "expansions.json": json.dumps(
            [
                {
                    "code": s.code,
                    "name": s.name,
                    "company": s.company,
                    "release_date": s.date and s.date.isoformat(),
                    "bundles": {
                        b.code: {
                            "code": b.code,
                            "name": b.name,
                            "size": b.size,
                            "release_date": b.date and b.date.isoformat(),
                        }
                        for b in s.bundles
                    },
                }
                for s in data.sets
            ]
        ).encode(),
        "twda.json": unxz(package.files()[ARCHIVE], ARCHIVE),
    }


def _json_card(card):
    common = {
        "id": card.id,
        "printed_name": card.name,
        "kind": card.kind.title(),
        "types": list(card.types),
        "text": card.text,
        "flavor": card.flavor,
        "artists": list(card.artists),
        "formats": list(card.formats),
        "banned": card.banned_from and card.banned_from.isoformat(),
        "name_variants": [{"type": "Historical", "name": alias} for alias in card.aliases],
        "i18n": {
            language: {"name": t.name, "text": t.text, "flavor": t.flavor}
            for language, t in card.translations.items()
        },
        "prints": [
            {"set": {"code": p.set}, "occurrences": _occurrences(p)} for p in card.printings
        ],
        "rulings": [
            {
                "text": r.text,
                "group": r.group,
                "reminder": r.reminder,
                "references": [{"label": x.label, "url": x.url} for x in r.references],
            }
            for r in card.rulings
        ],
    }
    if card.kind == "crypt":
        return common | {
            "clan": card.clan,
            "path": card.path,
            "advanced": card.advanced,
            "capacity": card.capacity,
            "group": "Any" if card.group is None else f"G{card.group}",
            "disciplines": list(card.disciplines),
            "title": card.title and card.title.title(),
        }
    costs = {
        "Pool": card.pool_cost,
        "Blood": card.blood_cost,
        "Conviction": card.conviction_cost,
    }
    asked = card.requirement
    return common | {
        "cost": next(({"type": t, "value": v} for t, v in costs.items() if v != 0), None),
        "burn_option": card.burn_option,
        "clan_requirement": list(asked.clans),
        "path_requirement": list(asked.paths),
        "discipline_requirement": {
            "type": "Combo" if asked.combo else "Choice",
            "disciplines": list(asked.disciplines),
        },
    }


def _occurrences(printing):
    if printing.rarity:
        return [{"type": "Rarity", "frequency": printing.rarity, "multiplier": printing.frequency}]
    if printing.precon is not None:
        return [{"type": "Precon", "bundle": printing.precon, "copies": printing.copies}]
    if printing.set in {"Promo", "POD"} and printing.date:
        return [{"type": "Single", "date": printing.date.isoformat()}]
    return []
