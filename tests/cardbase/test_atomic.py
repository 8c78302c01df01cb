"""Replacing files: the old one or the new one, never a part."""

import os
import stat
import subprocess
import sys
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
