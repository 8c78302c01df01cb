"""Newer card data that are rejected."""

import json

import pytest
from small_cards import as_json, packed, rows, small_package, table

from cardbase import updates
from cardbase.active_data import open_active
from cardbase.sources.source import SourceError


@pytest.fixture(scope="module")
def package():
    return small_package()


@pytest.fixture
def place(package, tmp_path):
    return package.place(tmp_path)


def newer(package, name="vtescrypt.csv", **cells):
    """Official lists with a new first vampire, and other cells in the second."""
    lists = package.lists()
    found = rows(lists[name])
    found[1] |= {key.replace("_", " "): value for key, value in cells.items()}
    found.append(found[0] | {"Id": "299999", "Name": "Somebody New"})
    return lists | {name: table(found)}


def on_disk(folder, data, name="lists.zip"):
    path = folder / name
    path.write_bytes(data)
    return path


# ------------------------------------------------------------------------------------------ doubts


def refused(place, tmp_path, files, message):
    path = on_disk(tmp_path, packed(files))
    before = open_active(place)
    with pytest.raises(SourceError, match=message):
        updates.install_files(path, place=place)
    after = open_active(place)
    assert after.version == before.version
    assert list(after) == list(before)
    assert len(updates.status(place=place).versions) == 1
    return path


def test_far_fewer_cards_are_refused(place, package, tmp_path):
    lists = package.lists()
    few = lists | {"vtescrypt.csv": table(rows(lists["vtescrypt.csv"])[:5])}
    path = refused(place, tmp_path, few, "they have only 5 crypt cards; the current data have 12")
    assert updates.install_files(path, force=True, place=place).changed
    assert len(open_active(place).crypt) == 5


def test_a_missing_card_is_refused(place, package, tmp_path):
    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    refused(
        place,
        tmp_path,
        lists | {"vtescrypt.csv": table(found[1:])},
        "they lack cards that the current data have: Aabbt Kindred",
    )


def test_cards_with_other_ids_are_refused(place, package, tmp_path):
    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    ids = [row["Id"] for row in found]
    for row, other in zip(found, ids[1:] + ids[:1], strict=True):
        row["Id"] = other
    refused(
        place,
        tmp_path,
        lists | {"vtescrypt.csv": table(found)},
        "cards have other names under the same numbers",
    )


def test_an_older_archive_of_decks_is_refused(package, tmp_path):
    kept = rows(package.files()["vtescrypt.csv"])
    kept[0]["Set"] += ", Promo:20260501"
    place = package.with_files("package 2", vtescrypt_csv=table(kept)).place(tmp_path)
    refused(
        place,
        tmp_path,
        newer(package),
        "they are of 2026-04-09; the current data have cards released on 2026-05-01",
    )


def test_decks_of_unknown_cards_are_refused(place, package, tmp_path):
    files = as_json(package)
    decks = json.loads(files["twda.json"])
    for deck in decks.values():
        deck["cards"] += [deck["cards"][0] | {"id": 100900 + n} for n in range(50)]
    refused(
        place,
        tmp_path,
        files | {"twda.json": json.dumps(decks).encode()},
        "archived decks play 50 cards that they lack",
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"vtescrypt.csv": b"\xff\xfe\xfa" * 50}, "is not UTF-8"),
        ({"vtescrypt.csv": b"Id,Name\n1,x\n"}, "has no column"),
        ({"vtessets.csv": b""}, "has no column"),
        ({"vtes.json": b"[]"}, "lack"),
        ({"twda.json": b'{"a": 1}'}, "cannot be read"),
        ({"twda.json": b"{}"}, "they have only 0 archived decks"),
    ],
)
def test_data_that_cannot_be_read_are_refused(place, package, tmp_path, change, message):
    files = package.lists() if "vtescrypt.csv" in change or "vtessets.csv" in change else {}
    refused(place, tmp_path, files | change, message)


def test_two_cards_with_one_id_are_refused(place, package, tmp_path):
    lists = package.lists()
    found = rows(lists["vteslib.csv"])
    refused(
        place,
        tmp_path,
        lists | {"vteslib.csv": table([*found, found[0]])},
        "two cards have the id",
    )


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x07", "\x9b31m", "\u202e", "\u2066"])
@pytest.mark.parametrize("column", ["Name", "Card Text"])
def test_control_characters_are_doubtful(place, package, tmp_path, sign, column):
    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    found[1][column] = found[1][column][:3] + sign + found[1][column][3:]
    path = refused(
        place, tmp_path, lists | {"vtescrypt.csv": table(found)}, "invisible control characters"
    )
    assert len(list(place.cache.glob("cards-*.snapshot"))) == 1  # of the present data
    assert updates.install_files(path, force=True, place=place).changed
    # Present data are not a reason to doubt newer ones.
    more = newer(package) | {"vtescrypt.csv": table([*found, found[0] | {"Id": "299999"}])}
    assert updates.install_files(on_disk(tmp_path, packed(more)), place=place).changed
