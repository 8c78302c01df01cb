"""Atomic replacement: a file is the old or the new one, never a part."""

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardbase import atomic_files
from cardbase.atomic_files import write_atomic


def test_the_new_content_replaces_the_old(tmp_path):
    path = tmp_path / "folder" / "deck.txt"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in path.parent.iterdir()] == ["deck.txt"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_keeps_the_old_file(tmp_path, monkeypatch, step):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (atomic_files, "replace")), fail)
    with pytest.raises(OSError, match="disk full"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["deck.txt"]


POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def generous():
    """New files may be read by everyone and written by the group."""
    before = os.umask(0o002)
    yield
    os.umask(before)


@POSIX
def test_a_shared_file_keeps_its_mode(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomic(path, b"new", shared=True)
    assert mode(path) == 0o640


@POSIX
def test_a_new_shared_file_follows_the_umask(tmp_path, generous):
    path = tmp_path / "folder" / "deck.txt"
    write_atomic(path, b"new", shared=True)
    assert mode(path) == 0o664
    assert mode(path.parent) == 0o775


@POSIX
def test_only_the_user_can_read_our_files_and_folders(tmp_path, generous):
    path = tmp_path / "share" / "vtes-deck" / "settings.json"
    write_atomic(path, b"new")
    assert [mode(each) for each in (path, path.parent, path.parent.parent)] == [
        0o600,
        0o700,
        0o700,
    ]
    path.chmod(0o644)  # as early versions wrote it
    write_atomic(path, b"newer")
    assert mode(path) == 0o600


@POSIX
@pytest.mark.parametrize("shared", [False, True])
def test_only_the_user_can_read_a_part_file_from_the_start(tmp_path, generous, monkeypatch, shared):
    seen = []
    monkeypatch.setattr(os, "fsync", lambda _: seen.extend(map(mode, tmp_path.iterdir())))
    monkeypatch.setattr(atomic_files, "sync_folder", lambda _: None)
    write_atomic(tmp_path / "deck.txt", b"new", shared=shared)
    assert seen == [0o600]


@POSIX
def test_only_the_user_can_read_files_opened_for_appending(tmp_path, generous):
    with atomic_files.open_private(tmp_path / "lock", "ab"):
        assert mode(tmp_path / "lock") == 0o600


@pytest.mark.parametrize("shared", [False, True])
def test_a_folder_is_not_replaced(tmp_path, shared):
    with pytest.raises(OSError, match=r"directory|denied"):
        write_atomic(tmp_path, b"new", shared=shared)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege on Windows")
def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "target.txt", tmp_path / "link.txt"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


KILLED = """
import os, signal, sys
from pathlib import Path
from cardbase.atomic_files import write_atomic
at = int(sys.argv[2])
calls = 0
def count(event, args):
    global calls
    if event in {"open", "os.rename", "os.chmod", "os.mkdir", "tempfile.mkstemp"}:
        calls += 1
        if calls == at:
            os.kill(os.getpid(), signal.SIGKILL)
path = Path(sys.argv[1])
data = b"new" * 100_000
sys.addaudithook(count)
write_atomic(path, data)
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is a POSIX signal")
@pytest.mark.parametrize("at", range(1, 8))
def test_a_kill_at_any_step_leaves_the_old_or_the_new_file(tmp_path, at):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")
    root = Path(atomic_files.__file__).parent.parent
    subprocess.run([sys.executable, "-c", KILLED, str(path), str(at)], check=False, cwd=root)
    assert path.read_bytes() in {b"old", b"new" * 100_000}


def old(path, days):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    when = time.time() - days * 86_400
    os.utime(path, (when, when))
    return path


def test_part_files_of_killed_programs_are_removed_after_a_day(tmp_path):
    write_atomic(tmp_path / "deck.txt", b"whole")
    gone = [
        old(tmp_path / ".deck.txt.abc_1234.part", 2),
        old(tmp_path / "open" / "away" / ".x.deck.a1b2c3d4.part", 40),
    ]
    stays = [
        tmp_path / "deck.txt",
        old(tmp_path / ".deck.txt.abc_1235.part", 0.9),
        old(tmp_path / "film.part", 99),
        old(tmp_path / ".film.part", 99),
        old(tmp_path / "deck.txt.abc_1234.part", 99),
    ]
    assert atomic_files.sweep(tmp_path) == 2
    assert not any(path.exists() for path in gone)
    assert all(path.exists() for path in stays)
    assert atomic_files.sweep(tmp_path / "not there") == 0


def test_the_part_file_of_a_real_killed_program_is_removed(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "unlink", lambda *_a, **_k: None)
    monkeypatch.setattr(atomic_files, "replace", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_atomic(tmp_path / "deck.txt", b"new")
    monkeypatch.undo()
    (part,) = tmp_path.iterdir()
    old(part, 2)
    assert atomic_files.sweep(tmp_path) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="links need no rights there")
def test_cleanup_follows_no_links(tmp_path):
    outside = old(tmp_path / "outside" / ".deck.txt.abc_1234.part", 9)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "link").symlink_to(outside.parent)
    (tmp_path / "own" / ".deck.txt.abc_1234.part").symlink_to(outside)
    assert atomic_files.sweep(tmp_path / "own") == 0
    assert outside.exists()


WRITER = """
import sys, time
from pathlib import Path
from cardbase import atomic_files
def wait(*_):
    print("half", flush=True)
    time.sleep(60)
atomic_files.replace = wait
atomic_files.write_atomic(Path(sys.argv[1]), b"half", shared=True)
"""


@pytest.fixture
def writing():
    """Start programs that are writing a file."""
    started = []

    def start(path):
        program = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(atomic_files.__file__).parent.parent,
        )
        started.append(program)
        assert program.stdout.readline() == b"half\n"
        return program

    yield start
    for program in started:
        program.kill()
        program.communicate()


@POSIX
def test_the_next_save_removes_the_part_file_of_a_killed_program(tmp_path, writing):
    deck, other = tmp_path / "deck.txt", tmp_path / "other.txt"
    for path in (deck, other):
        program = writing(path)
        program.kill()
        program.wait()
    assert len(list(tmp_path.glob(".*.part"))) == 2
    (tmp_path / ".deck.txt.part").write_bytes(b"the player's own")
    (tmp_path / ".deck.txt.abcd1234.part").symlink_to(tmp_path / ".deck.txt.part")
    write_atomic(deck, b"whole", shared=True)
    left = {path.name for path in tmp_path.glob(".*.part")}
    assert len(left) == 3
    assert {".deck.txt.part", ".deck.txt.abcd1234.part"} < left
    assert sum(name.startswith(".other.txt.") for name in left) == 1


@POSIX
def test_a_save_keeps_the_part_file_of_a_running_program(tmp_path, writing):
    deck = tmp_path / "deck.txt"
    program = writing(deck)
    write_atomic(deck, b"whole", shared=True)
    assert len(list(tmp_path.glob(".deck.txt.*.part"))) == 1
    program.kill()
    program.wait()
    write_atomic(deck, b"again", shared=True)
    assert [path.name for path in tmp_path.iterdir()] == ["deck.txt"]
