"""Small files that would need much memory are rejected before objects are created."""

import gzip
import io
import zipfile

import msgspec
import pytest

from cardbase import datafile
from cardbase.sources import krcg_json, twda
from cardbase.sources.decompression import unpack
from cardbase.sources.source import SourceError
from cardbase.zipfiles import open_zip
from vtes_deck.app.collection_xlsx import sheets
from vtes_deck.deckio import UnreadableError

PARTS = [b"{},", b"[],", b'{"a":{}},', b"[[[]]],"]


@pytest.fixture
def decoded(monkeypatch):
    """The texts that are decoded as JSON."""
    seen = []
    decode = msgspec.json.decode

    def counted(data, **options):
        seen.append(len(data))
        return decode(data, **options)

    monkeypatch.setattr(msgspec.json, "decode", counted)
    return seen


@pytest.mark.parametrize("part", PARTS)
def test_json_with_many_empty_parts_is_not_decoded(tmp_path, decoded, part):
    bomb = b"[" + part * datafile.MAX_PARTS + b"{}]"
    packed = tmp_path / "vtes.json.gz"
    packed.write_bytes(gzip.compress(bomb, compresslevel=1))
    with pytest.raises(SourceError, match="parts"):
        unpack(packed)
    with pytest.raises(SourceError, match="parts"):
        twda.read_archive(bomb)
    with pytest.raises(SourceError, match="parts"):
        krcg_json.content_of(bomb)
    with pytest.raises(datafile.DamagedError, match="parts"):
        datafile.decode(bomb, list[dict])
    assert decoded == []


def archive_of(entries, name="f{}"):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for i in range(entries):
            archive.writestr(name.format(i), b"")
    return packed


@pytest.fixture
def made(monkeypatch):
    """The number of archive entries that become objects."""
    seen = []

    class Counted(zipfile.ZipInfo):
        def __init__(self, *args, **named):
            seen.append(1)
            super().__init__(*args, **named)

    monkeypatch.setattr(zipfile, "ZipInfo", Counted)
    return seen


def test_an_archive_with_too_many_files_is_refused_before_they_are_listed(tmp_path, made):
    packed = archive_of(60_000)
    made.clear()
    path = tmp_path / "cards.zip"
    path.write_bytes(packed.getvalue())
    with pytest.raises(SourceError, match="directory"):
        unpack(path)
    with pytest.raises(UnreadableError):
        sheets(packed.getvalue())
    assert made == []


def test_an_archive_with_a_few_files_too_many_is_refused():
    with pytest.raises(zipfile.BadZipFile, match="more than 5 files"), open_zip(archive_of(6), 5):
        pass


def test_an_archive_within_the_limits_is_read():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("one", b"x" * 3_000_000)
    with open_zip(packed, 5) as archive:
        assert archive.read("one") == b"x" * 3_000_000
