"""The snapshot speeds up the start, is checked before use, and is optional."""

import functools
import multiprocessing
import os
import shutil

import msgspec
import pytest
from series import thinned
from small_cards import SmallPackage, small_package

from cardbase import snapshot
from cardbase.sources.package import KrcgPackage
from cardbase.sources.source import SourceError


@functools.cache
def few():
    """The number of cards in a small package."""
    return len(small_package().cards().cards)


@functools.cache
def few_decks():
    """The number of decks in a small package."""
    return len(small_package().archive())


class Counting(SmallPackage):
    """A package of a few cards, which counts how often it is read."""

    def __init__(self, mark="1"):
        super().__init__(small_package().files())
        self.built = 0
        self.mark = mark

    def fingerprint(self):
        return f"counting:{self.mark}"

    def cards(self):
        self.built += 1
        return super().cards()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with a good snapshot of the counting source."""
    folder = tmp_path_factory.mktemp("cache")
    base = snapshot.open_base(Counting(), folder)
    assert len(base.archive) == few_decks()
    return folder


@pytest.fixture
def folder(made, tmp_path):
    return shutil.copytree(made, tmp_path / "cache")


def snapshot_file(folder, kind="cards"):
    (path,) = folder.glob(f"{kind}-*.snapshot")
    return path


def test_the_second_start_reads_the_snapshot(folder):
    source = Counting()
    base = snapshot.open_base(source, folder)
    assert source.built == 0
    built = snapshot.open_base(Counting(mark="2"), folder)
    assert len(base) == few()
    assert [msgspec.structs.asdict(c) for c in base] == [msgspec.structs.asdict(c) for c in built]


def test_all_real_cards_are_read_unchanged_from_the_snapshot(snapshots, cb, tmp_path):
    for made in snapshots:
        (tmp_path / made.name).hardlink_to(made)
    base = snapshot.open_base(KrcgPackage(), tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == [made.name for made in snapshots]
    assert [c.id for c in base] == [c.id for c in cb]
    card, same = base["Govern the Unaligned"], cb["Govern the Unaligned"]
    assert (card.text, card.rulings, card.printings) == (same.text, same.rulings, same.printings)


def test_changed_data_are_built_again(folder):
    source = Counting(mark="2")
    snapshot.open_base(source, folder)
    assert source.built == 1


def damage_flip(path):
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(data)


def damage_cut(path):
    path.write_bytes(path.read_bytes()[:-100])


def damage_empty(path):
    path.write_bytes(b"")


def damage_foreign(path):
    path.write_bytes(b"\x80\x04\x95not ours at all")


def damage_other_shape(path):
    import hashlib

    body = b"\x93\xa1x\xa1y\xc0"
    path.write_bytes(snapshot.MAGIC + hashlib.sha256(body).digest() + body)


def damage_text(path):
    """A text that is not UTF-8, with a correct checksum."""
    import hashlib

    body = b"\x95\xa2\xff\xfe\xa1y\x90\x90\xc0"
    path.write_bytes(snapshot.MAGIC + hashlib.sha256(body).digest() + body)


@pytest.mark.parametrize(
    "damage",
    [damage_text, damage_flip, damage_cut, damage_empty, damage_foreign, damage_other_shape],
)
def test_a_damaged_or_foreign_snapshot_is_rebuilt(folder, damage):
    damage(snapshot_file(folder))
    source = Counting()
    assert len(snapshot.open_base(source, folder)) == few()
    assert source.built == 1
    again = Counting()
    snapshot.open_base(again, folder)
    assert again.built == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no named pipes")
@pytest.mark.parametrize("planted", [os.mkdir, getattr(os, "mkfifo", None)])
def test_a_folder_in_place_of_the_snapshot_is_not_read(folder, planted):
    path = snapshot_file(folder)
    path.unlink()
    planted(path)
    assert len(snapshot.open_base(Counting(), folder)) == few()


def test_another_snapshot_under_our_name_is_noticed(folder, tmp_path):
    other = tmp_path / "other"
    snapshot.open_base(Counting(mark="other"), other)
    shutil.copy(snapshot_file(other), snapshot_file(folder))
    source = Counting()
    snapshot.open_base(source, folder)
    assert source.built == 1


def test_a_damaged_archive_snapshot_is_rebuilt(folder):
    damage_cut(snapshot_file(folder, "decks"))
    assert len(snapshot.open_base(Counting(), folder).archive) == few_decks()


def test_an_unwritable_cache_is_no_error(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert len(snapshot.open_base(Counting(), blocked / "cache")) == few()


def test_no_part_files_remain(folder):
    snapshot.open_base(Counting(mark="3"), folder)
    assert not list(folder.glob(".*"))
    assert not list(folder.glob("*.part"))


def test_only_a_few_old_snapshots_are_kept(folder):
    for number in range(3):
        path = snapshot_copy = folder / f"cards-old{number}.snapshot"
        snapshot_copy.write_bytes(b"old")
        os.utime(path, (number, number))
    (folder / "cards-oldest.snapshot").write_bytes(b"oldest")
    os.utime(folder / "cards-oldest.snapshot", (0, 0))
    snapshot.open_base(Counting(mark="4"), folder)
    names = {p.name for p in folder.glob("cards-*.snapshot")}
    assert "cards-oldest.snapshot" not in names
    assert len(names) <= 1 + snapshot.KEEP


def test_part_files_of_killed_programs_are_removed(folder):
    old, young = folder / ".cards-x.snapshot.a.part", folder / ".cards-x.snapshot.b.part"
    for part in (old, young):
        part.write_bytes(b"half")
    os.utime(old, (0, 0))
    snapshot.open_base(Counting(mark="5"), folder)
    assert not old.exists()
    assert young.exists()


def test_a_failing_source_raises_its_error(tmp_path):
    class Broken(Counting):
        def cards(self):
            raise SourceError("the table is gone")

    with pytest.raises(SourceError, match="the table is gone"):
        snapshot.open_base(Broken(), tmp_path)


def _start(source, folder, barrier, queue):
    barrier.wait()
    queue.put(len(snapshot.open_base(source, folder)))


@pytest.mark.parametrize(
    ("package", "size"), thinned([(small_package, few), (KrcgPackage, lambda: 4149)], 2)
)
def test_two_programs_can_start_at_the_same_time(tmp_path, package, size):
    context = multiprocessing.get_context("spawn")
    barrier, queue = context.Barrier(2), context.Queue()
    arguments = (package(), tmp_path, barrier, queue)
    programs = [context.Process(target=_start, args=arguments) for _ in range(2)]
    for program in programs:
        program.start()
    sizes = {queue.get(timeout=60) for _ in programs}
    for program in programs:
        program.join()
    queue.close()
    queue.join_thread()
    assert sizes == {size()}
    assert [program.exitcode for program in programs] == [0, 0]
    assert len(list(tmp_path.glob("cards-*.snapshot"))) == 1
