"""Opening archives from untrusted sources."""

import gzip
import io
import lzma
import stat
import tracemalloc
import zipfile

import pytest
from small_cards import as_json, packed, small_package

from cardbase.sources import decompression
from cardbase.sources.decompression import unpack
from cardbase.sources.source import SourceError


@pytest.fixture(scope="module")
def lists():
    return small_package().lists()


@pytest.fixture(scope="module")
def json_files():
    return as_json(small_package())


@pytest.fixture
def opened(tmp_path):
    """Open a file with this content."""

    def open_file(data, name="download"):
        path = tmp_path / name
        path.write_bytes(data)
        return unpack(path)

    return open_file


def test_the_official_archive(opened, lists):
    found = opened(packed(lists | {"vteslibmeta.csv": b"x", "readme.txt": b"y"}))
    assert found.files == lists
    assert found.date.isoformat() == "2026-04-09"


def test_an_archive_with_a_folder_in_it(opened, lists):
    found = opened(packed({f"vtescsv-main/{name}": data for name, data in lists.items()}))
    assert found.files == lists


@pytest.mark.parametrize(
    ("pack", "ending"),
    [(bytes, ".json"), (gzip.compress, ".json.gz"), (lzma.compress, ".json.xz")],
)
@pytest.mark.parametrize("name", ["vtes.json", "expansions.json", "twda.json"])
def test_json_is_recognised_by_its_content(opened, json_files, name, pack, ending):
    data = json_files[name]
    assert opened(pack(data), f"copy (1){ending}").files == {name: data}


def test_json_in_an_archive(opened, json_files):
    assert opened(packed(json_files)).files == json_files


def test_a_single_table(opened, lists):
    assert opened(lists["vtescrypt.csv"], "vtescrypt.csv").files == {
        "vtescrypt.csv": lists["vtescrypt.csv"]
    }


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty"),
        (b"hello", "neither an archive"),
        (b"Id,Name\n1,x\n", "neither an archive"),
        (b"  <!DOCTYPE html><html>", "web page"),
        (b"\xfd7zXZ\x00 damaged", "damaged"),
        (b"\x1f\x8b damaged", "damaged"),
        (lzma.compress(b"[]")[:-4], "cut short"),
        (gzip.compress(b"[]")[:-4], "cut short"),
        (gzip.compress(b"[]") + b"more", "after its end"),
        (lzma.compress(b"[]") + b"more", "after its end"),
        (b"PK\x03\x04 damaged", "damaged"),
        (b"PK", "damaged"),
        (packed({}), "contains no card data"),
        (packed({"other.csv": b"x"}), "contains no card data"),
    ],
)
def test_other_data_are_reported(opened, data, message):
    with pytest.raises(SourceError, match=message):
        opened(data)


def test_a_file_that_is_not_there_is_reported(tmp_path):
    with pytest.raises(SourceError, match="cannot be read"):
        unpack(tmp_path / "nothing.zip")
    with pytest.raises(SourceError, match="cannot be read"):
        unpack(tmp_path)


@pytest.mark.parametrize("length", range(0, 1000, 37))
def test_an_archive_truncated_anywhere_is_reported(opened, lists, length):
    data = packed(lists)
    with pytest.raises(SourceError):
        opened(data[: len(data) - 1 - length * len(data) // 1000])


# ----------------------------------------------------------------------------------------- attacks


@pytest.mark.parametrize(
    "name",
    [
        "../vtescrypt.csv",
        "a/../../vtescrypt.csv",
        "/etc/vtescrypt.csv",
        "C:/vtescrypt.csv",
        "C:vtescrypt.csv",
        "..\\vtescrypt.csv",
        "\\\\server\\vtescrypt.csv",
        "../../.bashrc",
    ],
)
def test_an_archive_with_outside_paths_is_refused(opened, lists, tmp_path, name):
    with pytest.raises(SourceError, match="leads out of it"):
        opened(packed(lists | {name: b"x"}))
    assert [path.name for path in tmp_path.iterdir()] == ["download"]


def test_a_compression_bomb_is_not_unpacked(opened, lists):
    bomb = packed(lists | {"vteslib.csv": bytes(15_000_000)})
    assert len(bomb) < 100_000
    with pytest.raises(SourceError, match="far too large"):
        opened(bomb)


def test_a_bomb_that_understates_its_size_is_stopped(opened, lists, monkeypatch):
    monkeypatch.setattr(decompression, "_MAX_TABLE", 1_000_000)
    data = packed(lists | {"vteslib.csv": bytes(5_000_000)})
    small = data.replace((5_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))
    assert small != data
    with pytest.raises(SourceError, match=r"damaged|far too large"):
        opened(small)


@pytest.mark.parametrize("pack", [gzip.compress, lzma.compress])
def test_a_bomb_of_one_file_is_stopped_while_it_unpacks(opened, monkeypatch, pack):
    monkeypatch.setattr(decompression, "MAX_FILE", 2**20)
    bomb = pack(b"[" + bytes(40_000_000))
    tracemalloc.start()
    try:
        with pytest.raises(SourceError, match="unpacks to more than 1 MB"):
            opened(bomb)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_many_large_files_together_exceed_the_limit(opened, json_files, monkeypatch):
    monkeypatch.setattr(decompression, "_MAX_TOTAL", len(json_files["vtes.json"]) + 10)
    with pytest.raises(SourceError, match="far too large"):
        opened(packed(json_files))


def test_an_archive_of_very_many_files_is_refused(opened, lists, monkeypatch):
    monkeypatch.setattr(decompression, "_MAX_MEMBERS", 10)
    with pytest.raises(SourceError, match="more than 10 files"):
        opened(packed(lists | {f"{n}.txt": b"" for n in range(20)}))


def test_an_archive_file_above_the_limit_is_refused(opened, lists, monkeypatch):
    monkeypatch.setattr(decompression, "MAX_PACKED", 100)
    with pytest.raises(SourceError, match="larger than"):
        opened(packed(lists))


def test_a_duplicate_name_is_refused(opened, lists):
    with pytest.raises(SourceError, match=r"vtescrypt\.csv twice"):
        opened(packed(lists | {"other/vtescrypt.csv": b"x"}))


def test_a_link_is_refused(opened, lists):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        info = zipfile.ZipInfo("vtescrypt.csv")
        info.create_system = 3
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    with pytest.raises(SourceError, match="a link"):
        opened(buffer.getvalue())


def test_a_password_is_refused(opened, lists):
    data = bytearray(packed(lists))
    for magic, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = -1
        while (at := data.find(magic, at + 1)) >= 0:
            data[at + offset] |= 1
    with pytest.raises(SourceError, match="is protected by a password"):
        opened(bytes(data))


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_compression_method_without_size_limit_is_refused(opened, lists, method):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, data in lists.items():
            archive.writestr(name, data)
    with pytest.raises(SourceError, match="unsupported"):
        opened(buffer.getvalue())


def test_a_wrong_checksum_is_reported(opened, lists):
    data = packed(lists)
    at = data.find(b"PK\x01\x02") + 16
    with pytest.raises(SourceError, match="damaged"):
        opened(data[:at] + bytes(4) + data[at + 4 :])


def test_an_impossible_date_is_not_a_day(opened, lists):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in lists.items():
            info = zipfile.ZipInfo(name)
            info.date_time = (1980, 0, 0, 0, 0, 0)
            archive.writestr(info, data)
    assert opened(buffer.getvalue()).date is None
