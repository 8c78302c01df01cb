"""A small replacement for the user's card base, on which everything takes milliseconds."""

import importlib
import json

import pytest


@pytest.fixture(scope="session")
def small():
    """The package that is included in the program."""
    from small_cards import small_package

    return small_package()


@pytest.fixture
def small_place(small, tmp_path, monkeypatch):
    """Replace the place of the user's card data."""
    place = small.place(tmp_path / "small")
    updates = ("cardbase.updates.installation", "cardbase.updates.report")
    names = ("cardbase", *updates, "vtes_deck.app.card_data")
    # Import all modules before the first change; later imports would keep the replaced value.
    for module in [importlib.import_module(name) for name in names]:
        monkeypatch.setattr(module, "default_place", lambda _cache=None: place)
    return place


@pytest.fixture
def site(monkeypatch):
    """A web server behind every known address; it has no pages yet."""
    from website import website

    with website() as site:
        for name, path in {
            "VEKN": "/lists.zip",
            "KRCG_CARDS": "/vtes.json",
            "KRCG_SETS": "/expansions.json",
            "KRCG_DECKS": "/twda.json",
        }.items():
            monkeypatch.setenv(f"VTES_DECK_{name}_URL", site.url(path))
        for name in ("VEKN_FR", "VEKN_ES"):
            monkeypatch.setenv(f"VTES_DECK_{name}_URL", "")
        yield site


def newer_lists(package, **cells):
    """The official lists with an additional vampire, and other cells in the second."""
    from small_cards import packed, rows, table

    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    found[1] |= {key.replace("_", " "): value for key, value in cells.items()}
    found.append(found[0] | {"Id": "299999", "Name": "Somebody New"})
    return packed(lists | {"vtescrypt.csv": table(found)})


def fewer_lists(package):
    """The official lists without half of the crypt."""
    from small_cards import packed, rows, table

    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    return packed(lists | {"vtescrypt.csv": table(found[: len(found) // 2])})


def newer_json(package):
    """The files of KRCG with an additional vampire; content by path."""
    from small_cards import as_json

    files = as_json(package)
    cards = json.loads(files["vtes.json"])
    vampire = next(card for card in cards if card["kind"] == "Crypt")
    cards.append(vampire | {"id": 299999, "printed_name": "Somebody New", "name_variants": []})
    files["vtes.json"] = json.dumps(cards).encode()
    return {f"/{name}": data for name, data in files.items()}
