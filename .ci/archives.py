"""Reproducible archives: .tar.xz, .deb, .gz.

Names are sorted, the owner is root, the time is given, and only the executable bit of the mode is
kept.
"""

import gzip
import hashlib
import io
import lzma
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path

_XZ = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


def write_tar_xz(target: Path, folder: Path, epoch: int, top: str) -> None:
    """Pack a folder under the name ``top``."""
    with lzma.open(target, "wb", filters=_XZ) as packed:
        _pack(packed, folder, epoch, top)


def write_deb(target: Path, root: Path, control: Mapping[str, str], epoch: int) -> None:
    """Make a Debian package.

    Args:
        target: the file.
        root: the folder with the installed files, in the layout of ``/``.
        control: control files by name; ``md5sums`` is added.
        epoch: the time of all files in it.
    """
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {name}\n"
        for path, name in _below(root)
        if path.is_file() and not path.is_symlink()
    )
    head = io.BytesIO()
    with (
        lzma.open(head, "wb", filters=_XZ) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        tar.addfile(_entry(tarfile.TarInfo("./"), epoch, tarfile.DIRTYPE, 0o755))
        for name, text in sorted({**control, "md5sums": sums}.items()):
            content = text.encode()
            info = tarfile.TarInfo(f"./{name}")
            info.size = len(content)
            run = name in {"preinst", "postinst", "prerm", "postrm"}
            tar.addfile(
                _entry(info, epoch, tarfile.REGTYPE, 0o755 if run else 0o644), io.BytesIO(content)
            )
    body = target.with_suffix(".data")
    with lzma.open(body, "wb", filters=_XZ) as packed:
        _pack(packed, root, epoch, ".")
    with target.open("wb") as file:
        file.write(b"!<arch>\n")
        for name, content in (
            ("debian-binary", b"2.0\n"),
            ("control.tar.xz", head.getvalue()),
            ("data.tar.xz", body.read_bytes()),
        ):
            file.write(
                f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode()
            )
            file.write(content + b"\n" * (len(content) % 2))
    body.unlink()


def gzipped(target: Path, content: bytes) -> None:
    """Compress without name and time."""
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def compress_pages(folder: Path) -> None:
    """Replace the manual pages of a folder by compressed ones."""
    for page in sorted(folder.glob("*.[1-9]")):
        gzipped(page.with_name(f"{page.name}.gz"), page.read_bytes())
        page.unlink()


def _below(root: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(root.rglob("*"), key=lambda path: path.relative_to(root).as_posix()):
        yield path, path.relative_to(root).as_posix()


def _pack(target: lzma.LZMAFile, root: Path, epoch: int, top: str) -> None:
    with tarfile.open(fileobj=target, mode="w", format=tarfile.GNU_FORMAT) as tar:
        tar.addfile(_entry(tarfile.TarInfo(f"{top}/"), epoch, tarfile.DIRTYPE, 0o755))
        for path, name in _below(root):
            info = tarfile.TarInfo(f"{top}/{name}")
            if path.is_symlink():
                info.linkname = path.readlink().as_posix()
                tar.addfile(_entry(info, epoch, tarfile.SYMTYPE, 0o777))
            elif path.is_dir():
                tar.addfile(_entry(info, epoch, tarfile.DIRTYPE, 0o755))
            else:
                info.size = path.stat().st_size
                mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
                with path.open("rb") as content:
                    tar.addfile(_entry(info, epoch, tarfile.REGTYPE, mode), content)


def _entry(info: tarfile.TarInfo, epoch: int, kind: bytes, mode: int) -> tarfile.TarInfo:
    info.type, info.mode, info.mtime = kind, mode, epoch
    info.uname = info.gname = "root"
    return info
