"""Updates of card data from a server or a file, and the rollback."""

import datetime
import json
import threading

import pytest
from small_cards import as_json, packed, rows, small_package, table
from website import Page, answering, website

import cardbase
from cardbase import updates
from cardbase.active_data import open_active
from cardbase.data_lock import locked
from cardbase.paths import Place
from cardbase.sources.download import Limits
from cardbase.sources.source import CancelledError, DownloadError, SourceError, UpdateError
from cardbase.updates import BusyError, Origin, RefusedError, UpdateStep

QUICK = Limits(connect=20, read=20, total=60, size=2_000_000, attempts=2, pause=0.01)


@pytest.fixture(scope="module")
def package():
    return small_package()


@pytest.fixture
def place(package, tmp_path):
    return package.place(tmp_path)


@pytest.fixture
def site():
    with website() as site:
        yield site


@pytest.fixture
def addresses(site, monkeypatch):
    """All known addresses lead to the server of the test."""
    for name, path in {
        "VEKN": "/lists.zip",
        "VEKN_FR": "/fr.zip",
        "VEKN_ES": "/es.zip",
        "KRCG_CARDS": "/vtes.json",
        "KRCG_SETS": "/expansions.json",
        "KRCG_DECKS": "/twda.json",
    }.items():
        monkeypatch.setenv(f"VTES_DECK_{name}_URL", site.url(path))
    return site


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


def names(cards):
    return [card.name for card in cards]


# ------------------------------------------------------------------------------------ from a file


def test_an_archive_from_a_file(place, package, tmp_path):
    path = on_disk(tmp_path, packed(newer(package, Card_Text="Camarilla: words.")))

    outcome = updates.install_files(path, place=place)

    assert outcome.changed
    assert names(outcome.difference.added) == ["Somebody New (G2)"]
    assert len(outcome.difference.texts) == 1
    assert outcome.version.label == "VEKN card lists from lists.zip, 2026-04-09"
    assert outcome.version.date == datetime.date(2026, 4, 9)
    base = open_active(place)
    assert base[299999].name == "Somebody New"
    assert base.version.label == outcome.version.label
    assert outcome.version.counts.crypt == len(base.crypt) == len(package.cards().cards) // 2 + 1
    assert len(base.archive) == outcome.version.counts.decks == len(package.archive())


def test_data_that_the_archive_lacks_stay(place, package, tmp_path):
    """Rulings, translations and decks come from the package."""
    before = open_active(place)
    updates.install_files(on_disk(tmp_path, packed(newer(package))), place=place)
    after = open_active(place)
    assert any(card.rulings for card in before)
    assert any(card.translations for card in before)
    for card in before:
        assert after[card.id].rulings == card.rulings
        assert after[card.id].translations == card.translations
    assert [deck.id for deck in after.archive] == [deck.id for deck in before.archive]


def test_json_from_a_file(place, package, tmp_path):
    paths = [on_disk(tmp_path, data, name) for name, data in newer_json(package).items()]
    outcome = updates.install_files(*paths, place=place)
    assert outcome.version.origin == "krcg"
    assert names(outcome.difference.added) == ["Somebody New (G2)"]
    assert (outcome.difference.texts, outcome.difference.facts) == ((), ())
    assert outcome.difference.decks_added == 1
    assert len(open_active(place).archive) == len(package.archive()) + 1


def newer_json(package):
    files = as_json(package)
    cards, decks = json.loads(files["vtes.json"]), json.loads(files["twda.json"])
    vampire = next(card for card in cards if card["kind"] == "Crypt")
    cards.append(vampire | {"id": 299999, "printed_name": "Somebody New", "name_variants": []})
    decks["new"] = next(iter(decks.values())) | {"id": "new"}
    return files | {
        "vtes.json": json.dumps(cards).encode(),
        "twda.json": json.dumps(decks).encode(),
    }


def test_equal_data_are_not_an_update(place, package, tmp_path):
    for files in (package.lists(), as_json(package)):
        outcome = updates.install_files(on_disk(tmp_path, packed(files)), place=place)
        assert not outcome.changed
        assert not outcome.difference
        assert outcome.version.id == "package"
    assert updates.status(place=place).versions == (outcome.version,)


def test_updated_decks_stay_when_the_cards_are_updated(place, package, tmp_path):
    decks = on_disk(tmp_path, newer_json(package)["twda.json"], "twda.json")
    assert updates.install_files(decks, place=place).difference.decks_added == 1
    outcome = updates.install_files(on_disk(tmp_path, packed(newer(package))), place=place)
    assert outcome.difference.decks_removed == 0
    assert "new" in {deck.id for deck in open_active(place).archive}


def test_lists_replace_json_and_json_replaces_lists(place, package, tmp_path):
    lists = on_disk(tmp_path, packed(newer(package)))
    both = on_disk(tmp_path, packed(as_json(package)), "json.zip")
    updates.install_files(lists, place=place)
    with pytest.raises(RefusedError, match="lack cards that the current data have: Somebody New"):
        updates.install_files(both, place=place)
    updates.install_files(both, place=place, force=True)
    assert 299999 not in open_active(place)
    updates.install_files(lists, place=place)
    assert 299999 in open_active(place)


def test_a_translation_from_a_file(place, package, tmp_path):
    name = "vteslib.fr-FR.csv"
    found = rows(package.files()[name])
    found[0]["Card Text"] = "Des mots."
    path = on_disk(tmp_path, packed({name: table(found)}), "fr.zip")
    outcome = updates.install_files(path, place=place)
    assert [card.id for card in outcome.difference.facts] == [int(found[0]["Id"])]
    assert open_active(place)[int(found[0]["Id"])].translations["fr"].text == "Des mots."


def test_duplicate_files_are_refused(place, package, tmp_path):
    one = on_disk(tmp_path, packed(newer(package)))
    two = on_disk(tmp_path, packed(package.lists()), "other.zip")
    with pytest.raises(UpdateError, match="which another file contains too"):
        updates.install_files(one, two, place=place)


# ----------------------------------------------------------------------------------- from a server


def serve(site, package, lists, **marks):
    site["/lists.zip"] = Page(packed(lists), etag='"1"', ranges=True, **marks)
    for language in ("fr-FR", "es-ES"):
        found = {n: d for n, d in package.files().items() if language in n}
        site[f"/{language[:2]}.zip"] = Page(packed(found), etag='"1"')


def test_an_update_from_the_vekn(place, package, addresses):
    serve(addresses, package, newer(package))
    reported = []
    outcome = updates.update(progress=reported.append, limits=QUICK, place=place)
    assert names(outcome.difference.added) == ["Somebody New (G2)"]
    assert outcome.version.label == "VEKN card lists, 2026-04-09"
    assert outcome.version.origin == "vekn"
    assert outcome.notes == ()
    assert {step.step for step in reported} == set(UpdateStep)
    size = len(addresses["/lists.zip"].data)
    assert (size, size) in {(p.done, p.total) for p in reported if p.step is UpdateStep.FETCH}
    assert 299999 in open_active(place)
    assert not list((place.data / "downloads").iterdir())


def test_an_update_from_krcg(place, package, addresses):
    for name, data in newer_json(package).items():
        addresses[f"/{name}"] = Page(data)
    outcome = updates.update(Origin.KRCG, limits=QUICK, place=place)
    assert outcome.version.label == "KRCG data, 2026-04-09"
    assert outcome.difference.decks_added == 1
    assert 299999 in open_active(place)


def test_the_second_update_only_asks_for_changes(place, package, addresses):
    serve(addresses, package, newer(package))
    first = updates.update(limits=QUICK, place=place)
    addresses.asked.clear()
    second = updates.update(limits=QUICK, place=place)
    assert not second.changed
    assert second.version.id == first.version.id
    assert [asked.headers["If-None-Match"] for asked in addresses.asked] == ['"1"'] * 3


def test_a_server_without_etags_is_read_completely_and_has_nothing_new(place, package, addresses):
    for path, data in {"/lists.zip": packed(newer(package))}.items():
        addresses[path] = Page(data)
    first = updates.update(limits=QUICK, place=place)
    second = updates.update(limits=QUICK, place=place)
    assert (first.changed, second.changed) == (True, False)
    assert not list((place.data / "downloads").iterdir())


def test_switch_between_sources(place, package, addresses):
    """Earlier data from the VEKN do not matter once KRCG's data are in use."""
    serve(addresses, package, newer(package, Capacity="11"))
    for name, data in newer_json(package).items():
        addresses[f"/{name}"] = Page(data, etag='"1"')
    first = updates.update(limits=QUICK, place=place)
    assert updates.update(Origin.KRCG, limits=QUICK, place=place).changed
    again = updates.update(limits=QUICK, place=place)
    assert again.changed
    assert again.version.counts.crypt == first.version.counts.crypt
    assert len([card for card in again.difference.facts if card.id != 299999]) == 1
    # The decks that KRCG had stay, and are not fetched again.
    assert again.version.counts.decks == first.version.counts.decks + 1
    addresses.asked.clear()
    updates.update(Origin.KRCG, limits=QUICK, place=place)
    asked = {asked.path: asked.headers.get("If-None-Match") for asked in addresses.asked}
    assert asked == {"/vtes.json": None, "/expansions.json": None, "/twda.json": '"1"'}


def test_a_wrong_server_date_does_not_date_the_data(place, package, addresses):
    serve(addresses, package, newer(package), headers={"Date": "Fri, 09 Apr 2222 10:00:00 GMT"})
    outcome = updates.update(limits=QUICK, place=place)
    assert outcome.version.date == datetime.date.today()


def test_unchanged_files_come_from_the_last_update(place, package, addresses):
    name = "vteslib.fr-FR.csv"
    found = rows(package.files()[name])
    found[0]["Card Text"] = "Des mots."
    serve(addresses, package, newer(package))
    addresses["/fr.zip"] = Page(packed({name: table(found)}), etag='"1"')
    updates.update(limits=QUICK, place=place)
    addresses["/lists.zip"] = Page(packed(newer(package, Capacity="11")), etag='"2"')
    outcome = updates.update(limits=QUICK, place=place)
    assert len(outcome.difference.facts) == 1
    assert open_active(place)[int(found[0]["Id"])].translations["fr"].text == "Des mots."


def test_an_unavailable_translation_does_not_stop_the_update(place, package, addresses):
    serve(addresses, package, newer(package))
    addresses["/fr.zip"] = answering(404)
    addresses["/es.zip"] = Page(b"<html>", headers={"Content-Type": "text/html"})
    outcome = updates.update(limits=QUICK, place=place)
    assert outcome.changed
    assert [str(note).partition(" could")[0] for note in outcome.notes] == [
        "the French translation",
        "the Spanish translation",
    ]


def test_unavailable_lists_are_an_error(place, package, addresses):
    serve(addresses, package, newer(package))
    addresses["/lists.zip"] = answering(404)
    with pytest.raises(DownloadError, match="there is no file"):
        updates.update(limits=QUICK, place=place)
    assert open_active(place).version.label == "package 1"


def test_a_custom_address(place, package, site):
    site["/mine.zip"] = Page(packed(newer(package)))
    updates.update(urls=[site.url("/mine.zip")], limits=QUICK, place=place)
    assert [asked.path for asked in site.asked] == ["/mine.zip"]
    assert 299999 in open_active(place)


def test_an_address_that_is_switched_off(place, package, addresses, monkeypatch):
    serve(addresses, package, newer(package))
    monkeypatch.setenv("VTES_DECK_VEKN_FR_URL", "")
    updates.update(limits=QUICK, place=place)
    assert "/fr.zip" not in {asked.path for asked in addresses.asked}


def test_an_interrupted_download_continues_with_the_next_update(place, package, addresses):
    serve(addresses, package, newer(package), broken_after=100, broken_times=2)
    with pytest.raises(DownloadError):
        updates.update(limits=QUICK, place=place)
    addresses.asked.clear()
    updates.update(limits=QUICK, place=place)
    assert addresses.asked[0].headers["Range"] == "bytes=200-"
    assert 299999 in open_active(place)


@pytest.mark.parametrize("step", list(UpdateStep))
def test_a_cancelled_update_keeps_the_present_data(place, package, addresses, step):
    serve(addresses, package, newer(package))
    stop = threading.Event()

    def progress(far):
        if far.step is step:
            stop.set()

    def update():
        return updates.update(progress=progress, cancelled=stop.is_set, limits=QUICK, place=place)

    if step is UpdateStep.INSTALL:  # reported when there is nothing left to cancel
        assert update().changed
    else:
        with pytest.raises(CancelledError):
            update()
        assert open_active(place).version.label == "package 1"


@pytest.mark.parametrize(
    "page",
    [
        Page(b"PK\x03\x04 nonsense"),
        Page(b"<html></html>"),
        Page(b""),
        answering(302, Location="file:///etc/passwd"),
        answering(500),
        Page(packed({"../vtescrypt.csv": b"x"})),
        Page(packed({"vtescrypt.csv": bytes(2_000_000)})),
    ],
)
def test_bad_answers_keep_the_present_data(place, addresses, page):
    addresses["/lists.zip"] = page
    with pytest.raises(SourceError) as failure:
        updates.update(limits=QUICK, place=place)
    assert "\n" not in str(failure.value)
    assert open_active(place).version.label == "package 1"


# -------------------------------------------------------------------------------- rollback


def install(place, tmp_path, files):
    return updates.install_files(on_disk(tmp_path, packed(files)), place=place)


def test_rollback_step_by_step(place, package, tmp_path):
    first = install(place, tmp_path, newer(package))
    second = install(place, tmp_path, newer(package, Capacity="11"))

    outcome = updates.rollback(place=place)
    assert outcome.version.id == first.version.id
    assert len(outcome.difference.facts) == 1
    assert str(updates.status(place=place).reason) == "you restored it"

    outcome = updates.rollback(place=place)
    assert outcome.version.id == "package"
    assert names(outcome.difference.removed) == ["Somebody New (G2)"]
    assert open_active(place).version.label == "package 1"

    with pytest.raises(UpdateError, match="nothing to go back to: package 1"):
        updates.rollback(place=place)
    assert second.version.id != first.version.id


def test_a_version_can_be_installed_again_after_a_rollback(place, package, tmp_path):
    install(place, tmp_path, newer(package))
    updates.rollback(place=place)
    assert install(place, tmp_path, newer(package)).changed
    assert 299999 in open_active(place)


def test_an_update_after_a_rollback_fetches_again(place, package, addresses):
    serve(addresses, package, newer(package))
    updates.update(limits=QUICK, place=place)
    updates.rollback(place=place)
    assert updates.update(limits=QUICK, place=place).changed


def test_only_two_versions_are_kept(place, package, tmp_path):
    for capacity in range(5):
        install(place, tmp_path, newer(package, Capacity=str(capacity)))
    found = updates.status(place=place).versions
    assert [v.active for v in found] == [True, False, False]
    assert found[-1].id == "package"
    assert len(list((place.data / "versions").iterdir())) == 2


def test_status_reports_all_fields(place, package, tmp_path):
    installed = install(place, tmp_path, newer(package)).version
    status = updates.status(place=place)
    assert status.active == status.versions[0]
    assert (status.active.id, status.active.counts) == (installed.id, installed.counts)
    assert status.active.problem is None
    assert str(status.reason).startswith("installed on ")
    assert status.folder == str(place.data)
    packaged = status.versions[-1]
    assert (packaged.label, packaged.origin) == ("package 1", "package")
    assert packaged.counts.decks == len(package.archive())


# ------------------------------------------------------------------------------------- two at the
# same time


def test_simultaneous_updates_exclude_each_other(place, package, tmp_path):
    path = on_disk(tmp_path, packed(newer(package)))
    with locked(place.data / "lock"):
        with pytest.raises(BusyError, match="under way"):
            updates.install_files(path, place=place)
        with pytest.raises(BusyError):
            updates.rollback(place=place)
        assert open_active(place).version.label == "package 1"
        updates.status(place=place)
    assert updates.install_files(path, place=place).changed


def test_an_unwritable_folder_is_reported(package, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    place = Place(package, tmp_path / "file" / "cards", tmp_path / "cache")
    path = on_disk(tmp_path, packed(newer(package)))
    with pytest.raises(UpdateError, match="cannot be kept"):
        updates.install_files(path, place=place)
    assert open_active(place).version.label == "package 1"


def test_the_card_base_of_the_user_is_the_default(package, own_home, tmp_path, monkeypatch):
    """The packaged lists in their official format, with an additional card."""
    monkeypatch.setattr("cardbase.paths.KrcgPackage", lambda: package)
    path = on_disk(tmp_path, packed(newer(package)))
    outcome = updates.install_files(path)
    assert names(outcome.difference.added) == ["Somebody New (G2)"]
    assert (outcome.difference.texts, outcome.difference.facts) == ((), ())
    assert len(cardbase.load().crypt) == outcome.version.counts.crypt
    assert (own_home / "data" / "cards" / "active.json").exists()
    assert updates.rollback().version.id == "package"
    assert 299999 not in cardbase.load()


@pytest.mark.parametrize(
    "page",
    [
        Page(b"PK\x03\x04 nonsense"),
        Page(packed({"vtescrypt.csv": bytes(2_000_000)})),
        Page(b"damaged", headers={"Content-Encoding": "gzip"}),
    ],
)
def test_refused_files_are_removed_from_the_disk(place, addresses, page):
    addresses["/lists.zip"] = page
    with pytest.raises(SourceError):
        updates.update(limits=QUICK, place=place)
    assert [path.name for path in (place.data / "downloads").iterdir()] == []
