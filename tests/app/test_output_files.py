"""Output to files, devices and pipes."""

import os
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from vtes_deck.app import output_files
from vtes_deck.app.output_files import write_output

posix = pytest.mark.skipif(os.name != "posix", reason="pipes and devices are files there only")


def test_a_file_is_replaced_completely(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"old and longer")
    write_output(path, b"new")
    assert path.read_bytes() == b"new"


@posix
def test_a_pipe_gets_the_data_and_stays_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    data = os.urandom(300_000)  # more than the buffer of a pipe
    read = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_output(pipe, data)
    reader.join()
    assert read == [data]
    assert stat.S_ISFIFO(pipe.lstat().st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


@posix
def test_a_pipe_without_a_reader_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(output_files, "READER_SECONDS", 0.0)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(TimeoutError, match="reads"):
        write_output(pipe, b"deck")
    assert stat.S_ISFIFO(pipe.lstat().st_mode)


@posix
def test_a_link_to_a_device_stays_a_link(tmp_path):
    link = tmp_path / "null"
    link.symlink_to("/dev/null")
    write_output(link, b"deck")
    assert link.is_symlink()
    assert stat.S_ISCHR(link.stat().st_mode)


@posix
def test_a_socket_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        with pytest.raises(OSError, match="not a file"):
            write_output(tmp_path / "socket", b"deck")
        assert stat.S_ISSOCK((tmp_path / "socket").stat().st_mode)


@posix
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output_is_written_at_its_position(tmp_path, name):
    if not Path(name).exists():
        pytest.skip(f"there is no {name} on this system")
    out = tmp_path / "out"
    code = (
        "import os, sys; from pathlib import Path;"
        "from vtes_deck.app.output_files import write_output;"
        "os.write(1, b'before '); write_output(Path(sys.argv[1]), b'deck'); os.write(1, b' after')"
    )
    with out.open("wb") as file:
        subprocess.run([sys.executable, "-c", code, name], stdout=file, check=True)
    assert out.read_bytes() == b"before deck after"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
