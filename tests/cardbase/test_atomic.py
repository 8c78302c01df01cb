"""Replacing files: the old one or the new one, never a part."""

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardbase import atomic
from cardbase.atomic import write_atomic


def test_the_new_content_takes_the_place_of_the_old(tmp_path):
    path = tmp_path / "folder" / "deck.txt"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in path.parent.iterdir()] == ["deck.txt"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_whole(tmp_path, monkeypatch, step):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (atomic, "replace")), fail)
    with pytest.raises(OSError, match="disk full"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["deck.txt"]


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_the_file_keeps_its_mode(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomic(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


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
from cardbase.atomic import write_atomic
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
def test_killed_at_any_step_the_file_is_old_or_new(tmp_path, at):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old")
    root = Path(atomic.__file__).parent.parent
    subprocess.run([sys.executable, "-c", KILLED, str(path), str(at)], check=False, cwd=root)
    assert path.read_bytes() in {b"old", b"new" * 100_000}


def old(path, days):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    when = time.time() - days * 86_400
    os.utime(path, (when, when))
    return path


def test_what_killed_programs_were_writing_is_swept_after_a_day(tmp_path):
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
    assert atomic.sweep(tmp_path) == 2
    assert not any(path.exists() for path in gone)
    assert all(path.exists() for path in stays)
    assert atomic.sweep(tmp_path / "not there") == 0


def test_a_part_that_a_killed_program_really_leaves_is_swept(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "unlink", lambda *_a, **_k: None)
    monkeypatch.setattr(atomic, "replace", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_atomic(tmp_path / "deck.txt", b"new")
    monkeypatch.undo()
    (part,) = tmp_path.iterdir()
    old(part, 2)
    assert atomic.sweep(tmp_path) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="links need no rights there")
def test_sweeping_follows_no_links(tmp_path):
    outside = old(tmp_path / "outside" / ".deck.txt.abc_1234.part", 9)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "link").symlink_to(outside.parent)
    (tmp_path / "own" / ".deck.txt.abc_1234.part").symlink_to(outside)
    assert atomic.sweep(tmp_path / "own") == 0
    assert outside.exists()
