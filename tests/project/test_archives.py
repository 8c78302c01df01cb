"""The archives of make dist: reproducible bytes, in the format of Debian."""

import importlib.util
import io
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
EPOCH = 1_700_000_000


@pytest.fixture(scope="module")
def archives():
    spec = importlib.util.spec_from_file_location("archives", ROOT / ".ci" / "archives.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_tree(folder, *, names, stamp, mask):
    """The same content, created in another order, at another time, with another umask."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        path.chmod((0o777 if name.endswith("program") else 0o666) & ~mask)
        os.utime(path, (stamp, stamp))
    (folder / "link").symlink_to("usr/bin/program")
    return folder


@pytest.fixture
def trees(tmp_path):
    names = ["usr/bin/program", "usr/share/text", "usr/share/é"]
    one = make_tree(tmp_path / "one", names=names, stamp=1, mask=0o022)
    other = make_tree(tmp_path / "other", names=names[::-1], stamp=2e9, mask=0o077)
    return one, other


def test_equal_content_gives_equal_archives(archives, trees, tmp_path):
    made = []
    for tree in trees:
        archives.write_tar_xz(tmp_path / "a.tar.xz", tree, EPOCH, "top")
        archives.write_deb(tmp_path / "a.deb", tree, {"control": "Package: a\n"}, EPOCH)
        made.append([(tmp_path / name).read_bytes() for name in ("a.tar.xz", "a.deb")])

    assert made[0] == made[1]


def test_contents_of_the_archive(archives, trees, tmp_path):
    archives.write_tar_xz(tmp_path / "a.tar.xz", trees[1], EPOCH, "top")
    with tarfile.open(tmp_path / "a.tar.xz") as tar:
        members = {member.name: member for member in tar}

    assert members["top/usr/bin/program"].mode == 0o755
    assert members["top/usr/share/text"].mode == 0o644
    assert members["top/link"].linkname == "usr/bin/program"
    assert {member.mtime for member in members.values()} == {EPOCH}
    assert {(m.uid, m.gid, m.uname) for m in members.values()} == {(0, 0, "root")}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is there on Debian only")
def test_debian_reads_the_package(archives, trees, tmp_path):
    control = "Package: a\nVersion: 1\nArchitecture: all\nMaintainer: A <a@b.invalid>\n"
    archives.write_deb(tmp_path / "a.deb", trees[0], {"control": control}, EPOCH)

    def ask(*what):
        return subprocess.run(["dpkg-deb", *what], capture_output=True, check=True).stdout

    assert ask("-f", tmp_path / "a.deb", "Package") == b"a\n"
    with tarfile.open(fileobj=io.BytesIO(ask("--fsys-tarfile", tmp_path / "a.deb"))) as data:
        assert "./usr/share/text" in data.getnames()
    ask("-R", tmp_path / "a.deb", tmp_path / "unpacked")
    sums = (tmp_path / "unpacked" / "DEBIAN" / "md5sums").read_bytes()
    assert sums.count(b"\n") == 3
    subprocess.run(["md5sum", "-c", "--quiet"], input=sums, cwd=trees[0], check=True)


def test_compressed_pages_have_no_time_and_no_name(archives, tmp_path):
    (tmp_path / "a.1").write_text("text")
    archives.compress_pages(tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == ["a.1.gz"]
    assert (tmp_path / "a.1.gz").read_bytes()[3:8] == bytes(5)
