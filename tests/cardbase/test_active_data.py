"""Which card data are active if the installed data are damaged, older, or the only data."""

import datetime
import json
import logging
import lzma
import os
import subprocess
import sys

import pytest
from small_cards import SmallPackage, packed, rows, small_package, table

from cardbase import updates
from cardbase.active_data import open_active
from cardbase.sources.package import ARCHIVE
from cardbase.sources.source import SourceError

NEW = 299999


@pytest.fixture(scope="module")
def package():
    return small_package()


@pytest.fixture
def place(package, tmp_path):
    return package.place(tmp_path)


def install(place, tmp_path, *, capacity="4"):
    """Install the official lists with a new card, and change the capacity of the second vampire."""
    lists = place.package.lists()
    found = rows(lists["vtescrypt.csv"])
    found[1]["Capacity"] = capacity
    found.append(found[0] | {"Id": str(NEW), "Name": "Somebody New"})
    path = tmp_path / "lists.zip"
    path.write_bytes(packed(lists | {"vtescrypt.csv": table(found)}))
    return updates.install_files(path, place=place).version


def folder(place, version):
    return place.data / "versions" / version.id


def files(place, version):
    return sorted(folder(place, version).iterdir())


def capacity(place):
    """Of the vampire that :func:`install` changes."""
    second = rows(place.package.files()["vtescrypt.csv"])[1]
    return open_active(place)[int(second["Id"])].capacity


def cut(path):
    path.write_bytes(path.read_bytes()[:-10])


def turn(path):
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(data)


def remove(path):
    path.unlink()


def replace(path):
    path.write_bytes(b"{}")


# ------------------------------------------------------------------------------------------ damage


@pytest.mark.parametrize("damage", [cut, turn, remove, replace])
def test_damaged_data_are_replaced_by_the_previous_version(place, tmp_path, caplog, damage):
    for number in range(3):
        first = install(place, tmp_path, capacity="5")
        second = install(place, tmp_path, capacity="6")
        path = files(place, second)[number * 5]
        if "twda" in path.name:
            continue
        damage(path)
        caplog.clear()

        assert capacity(place) == 5, path.name
        assert any(record.levelno == logging.WARNING for record in caplog.records)
        status = updates.status(place=place)
        assert status.active.id == first.id
        assert second.id in str(status.reason) or second.label in str(status.reason)

        assert install(place, tmp_path, capacity="6").id == second.id
        assert capacity(place) == 6
        assert updates.status(place=place).active.problem is None


def test_packaged_data_are_used_if_everything_is_damaged(place, package, tmp_path, caplog):
    for version in (install(place, tmp_path, capacity="5"), install(place, tmp_path)):
        for path in files(place, version):
            replace(path)
    base = open_active(place)
    assert base.version.label == "package 1"
    assert len([r for r in caplog.records if r.levelno == logging.WARNING]) == 2
    assert updates.status(place=place).active.id == "package"


def test_status_reports_damage_that_the_snapshot_hides(place, tmp_path, caplog):
    """The file has the same size and time, so the snapshot is used although the file is damaged."""
    version = install(place, tmp_path)
    path = folder(place, version) / "vtescrypt.csv.z"
    stat = path.stat()
    turn(path)
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert NEW in open_active(place)
    status = updates.status(place=place)
    assert "vtescrypt.csv" in str(status.versions[0].problem)
    assert status.active.id == "package"


@pytest.mark.parametrize("damage", [cut, turn, remove])
def test_a_damaged_archive_of_decks_keeps_the_cards(place, package, tmp_path, caplog, damage):
    version = install(place, tmp_path)
    damage(folder(place, version) / f"kept-{ARCHIVE}.z")
    base = open_active(place)
    assert NEW in base
    assert len(base.archive) == len(package.archive())
    assert any(record.levelno == logging.WARNING for record in caplog.records)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b'{"history": 3}',
        b'{"layout": 99, "history": []}',
        b'{"history": ["../../etc"]}',
        b'{"history": [null]}',
        b"\xff" * 100_000,
        b"[" * 200_000,
    ],
)
def test_a_damaged_pointer_selects_the_newest_version(place, tmp_path, caplog, content):
    install(place, tmp_path, capacity="5")
    install(place, tmp_path, capacity="6")
    (place.data / "active.json").write_bytes(content)
    assert capacity(place) == 6
    assert any("active.json" in record.getMessage() for record in caplog.records)
    assert "active.json" in str(updates.status(place=place).reason)
    # Each of the three actions repairs it.
    install(place, tmp_path, capacity="7")
    caplog.clear()
    assert capacity(place) == 7
    assert not caplog.records


def test_a_rollback_corrects_a_damaged_pointer(place, tmp_path, caplog):
    install(place, tmp_path)
    (place.data / "active.json").write_bytes(b"{")
    assert updates.rollback(place=place).version.id == "package"
    caplog.clear()
    assert open_active(place).version.label == "package 1"
    assert not caplog.records


def test_a_rollback_skips_damaged_versions(place, tmp_path, caplog):
    first = install(place, tmp_path, capacity="5")
    install(place, tmp_path, capacity="6")
    remove(folder(place, first) / "manifest.json")
    outcome = updates.rollback(place=place)
    assert outcome.version.id == "package"
    assert len(outcome.notes) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"files": {}},
        {"files": {"../../../etc/passwd": {"size": 1, "sha256": ""}}},
        {"layout": 2},
        {"date": "never"},
        {"files": 3},
    ],
)
def test_a_changed_manifest_is_rejected(place, tmp_path, caplog, change):
    version = install(place, tmp_path)
    path = folder(place, version) / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_bytes()) | change))
    assert open_active(place).version.label == "package 1"


def test_a_replaced_file_is_rejected(place, tmp_path, caplog):
    one = install(place, tmp_path, capacity="5")
    two = install(place, tmp_path, capacity="6")
    source = folder(place, one) / "vtescrypt.csv.z"
    (folder(place, two) / "vtescrypt.csv.z").write_bytes(source.read_bytes())
    assert capacity(place) == 5


def test_a_replaced_file_with_its_entry_is_rejected(place, tmp_path, caplog):
    one = install(place, tmp_path, capacity="5")
    two = install(place, tmp_path, capacity="6")
    name = "vtescrypt.csv"
    source = folder(place, one) / f"{name}.z"
    (folder(place, two) / f"{name}.z").write_bytes(source.read_bytes())
    manifests = [folder(place, version) / "manifest.json" for version in (one, two)]
    known, other = (json.loads(path.read_bytes()) for path in manifests)
    other["files"][name] = known["files"][name]
    manifests[1].write_text(json.dumps(other))
    assert open_active(place).version.label == one.label
    assert "wrong manifest" in caplog.text


# --------------------------------------------------------------------------------- another package


def later(package, label, day):
    """A later release of the package, with a tournament on that day."""
    decks = json.loads(lzma.decompress(package.files()[ARCHIVE]))
    first = next(iter(decks.values()))
    decks["later"] = first | {"id": "later", "event": first["event"] | {"date": day.isoformat()}}
    files = package.files() | {ARCHIVE: lzma.compress(json.dumps(decks).encode())}
    return SmallPackage(files, label)


def test_a_package_with_newer_data_becomes_active(place, package, tmp_path):
    version = install(place, tmp_path)
    day = version.date + datetime.timedelta(days=1)
    place.package = later(package, "package 2", day)

    base = open_active(place)
    assert base.version.label == "package 2"
    status = updates.status(place=place)
    assert str(status.reason) == (
        f"package 2, which the program came with, contains days up to {day}; "
        f"{version.label} is of {version.date}"
    )
    # The decision is made once, and the user may change it.
    assert open_active(place).version.label == "package 2"
    assert updates.rollback(place=place).version.id == version.id
    assert open_active(place).version.label == version.label


def test_a_newer_ruling_counts_as_newer_data(place, package, tmp_path):
    version = install(place, tmp_path)
    day = version.date + datetime.timedelta(days=1)
    number, name = (rows(package.files()["vtescrypt.csv"])[0][key] for key in ("Id", "Name"))
    ruling = f'"{number}|{name}": ["Words. [ANK {day:%Y%m%d}]"]'
    place.package = SmallPackage(package.files() | {"rulings.yaml": ruling.encode()}, "package 2")
    assert open_active(place).version.label == "package 2"


def test_a_package_without_newer_data_does_not_become_active(place, package, tmp_path):
    version = install(place, tmp_path)
    place.package = later(package, "package 2", version.date)
    assert open_active(place).version.label == version.label
    assert "contains nothing after" in str(updates.status(place=place).reason)


def test_a_package_dated_in_the_future_is_ignored(place, package, tmp_path):
    """A mistyped year must not disable the installed data forever."""
    version = install(place, tmp_path)
    place.package = later(package, "package 2", datetime.date(2222, 2, 2))
    assert open_active(place).version.label == version.label


def test_a_removed_package_keeps_the_installed_data(place, tmp_path, monkeypatch):
    install(place, tmp_path)

    def gone(package):
        raise SourceError("there is no package")

    for name in ("fingerprint", "cards", "archive"):
        monkeypatch.setattr(SmallPackage, name, gone)
    assert NEW in open_active(place)


def test_a_decision_that_cannot_be_saved_still_applies(place, package, tmp_path, monkeypatch):
    version = install(place, tmp_path)
    place.package = later(package, "package 2", version.date + datetime.timedelta(days=1))

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardbase.sources.installed.write_atomic", full)
    assert open_active(place).version.label == "package 2"
    assert open_active(place).version.label == "package 2"


# --------------------------------------------------------------------------------------- at a start


def test_a_start_imports_no_web_modules(own_home, cb):
    """With a snapshot, neither the downloader nor the unpacker is imported."""
    code = (
        "import sys, cardbase; cardbase.load();"
        "heavy = {'requests', 'urllib3', 'zipfile', 'ssl', 'http.client', 'krcg'};"
        "print(*heavy & set(sys.modules))"
    )
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
    assert done.stdout.strip() == ""
