#!/usr/bin/env python3
"""Build the packages for players: wheel, source archive, frozen folder, .tar.xz and .deb.

    make dist                     everything, of the commit that is checked out, into dist/
    make dist ARGS="--into DIR"

The commit is exported and built separately, so the working tree does not matter. Two builds
of a commit with the same tools are the same byte by byte: times are the commit's
(SOURCE_DATE_EPOCH), hashes have a fixed seed, owners, modes and the order in archives are fixed.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import archives
from contents import StopError, components, packages_inside, system_components
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NAME = "vtes-deck"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Debian packages of libraries that Qt loads only if present; preflight has the others.
OTHER_PACKAGES = {"libgcc_s.so.1": "libgcc-s1", "libxcb-glx.so.0": "libxcb-glx0"}


def run(*command: object, cwd: Path, **env: str) -> None:
    """Run a step; it must succeed."""
    child = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if child.returncode:
        raise StopError(f"{child.stdout[-4000:]}\nfailed: {' '.join(map(str, command))}")


# ------------------------------------------------------------------------------------------ source


def export(target: Path) -> int:
    """Export the commit to a folder and return its time in seconds since 1970.

    A source archive has no repository. It is copied, and the time is that of its newest file.
    """
    if not (ROOT / ".git").exists():
        ignore = shutil.ignore_patterns(".venv*", "build", "dist", "__pycache__", ".*_cache")
        shutil.copytree(ROOT, target, ignore=ignore)
        newest = max(int(p.stat().st_mtime) for p in target.rglob("*") if p.is_file())
        return int(os.environ.get("SOURCE_DATE_EPOCH") or newest)
    git = ["git", "-C", str(ROOT)]
    if subprocess.run([*git, "status", "--porcelain"], capture_output=True, check=True).stdout:
        print("   what is not committed is not in it", flush=True)
    target.mkdir(parents=True)
    with tempfile.TemporaryFile() as packed:
        subprocess.run([*git, "archive", "HEAD"], stdout=packed, check=True)
        packed.seek(0)
        subprocess.run(["tar", "-x", "-C", str(target)], stdin=packed, check=True)
    shown = subprocess.run([*git, "log", "-1", "--format=%ct"], stdout=subprocess.PIPE, check=True)
    return int(shown.stdout)


# ------------------------------------------------------------------------------------------ frozen


def freeze(source: Path, work: Path, env: dict[str, str]) -> Path:
    """The frozen folder."""
    listed = work / "components.json"
    code = "from cardbase.fingerprint import digest; print(digest(), end='')"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=source, stdout=subprocess.PIPE, check=True
    )
    fingerprint = work / "fingerprint.txt"
    fingerprint.write_bytes(said.stdout)
    known = components()
    listed.write_text(json.dumps(known))
    run(
        *(sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"),
        *("--distpath", work / "frozen", "--workpath", work / "pyinstaller"),
        source / ".packaging" / f"{NAME}.spec",
        cwd=work,
        DIST_SOURCE=str(source),
        DIST_COMPONENTS=str(listed),
        DIST_FINGERPRINT=str(fingerprint),
        DIST_PACKAGES=" ".join(packages_inside()),
        **env,
    )
    folder = work / "frozen" / NAME
    if sys.platform.startswith("linux"):
        strip(folder)
    resources = folder / "_internal" / "vtes_deck" / "_resources"
    (resources / listed.name).write_text(json.dumps(known + system_components(folder)))
    own = folder / "_internal" / f"vtes_deck-{version(source)}.dist-info"
    (own / "licenses").mkdir(parents=True)
    shutil.copy(source / "LICENSE", own / "licenses")
    wheel_metadata(work, own)
    if sys.platform.startswith("linux"):
        (folder / f"{NAME}-gui").symlink_to(NAME)
    return folder


def wheel_metadata(work: Path, target: Path) -> None:
    """Our own metadata, from the wheel: those of an editable install name a folder of ours."""
    (wheel,) = work.glob("python/*.whl")
    shutil.unpack_archive(wheel, work / "wheel", "zip")
    (found,) = (work / "wheel").glob("*.dist-info/METADATA")
    shutil.copy(found, target)


def strip(folder: Path) -> None:
    """Remove debugging symbols from Python's libraries; wheels have none."""
    inside = folder / "_internal"
    files = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    for path in inside.rglob("*.so*"):
        if not path.is_symlink():
            path.chmod(0o644)  # libraries need no executable bit
    for path in sorted(files):
        run("strip", "--strip-debug", "--enable-deterministic-archives", path, cwd=folder)


def version(source: Path) -> str:
    """The program's version."""
    found = re.search(
        r'^__version__ = "(.+)"', (source / "vtes_deck/__init__.py").read_text(), re.M
    )
    if found is None:
        raise StopError("vtes_deck/__init__.py names no version")
    return found[1]


# ---------------------------------------------------------------------------------------- desktop


def desktop(source: Path, folder: Path, share: Path, env: dict[str, str]) -> None:
    """Desktop entry, icon, MIME types, manual and completions, in the layout of /usr/share."""
    packaging = source / ".packaging" / "linux"
    places = {
        "vtes-deck.desktop": "applications",
        "vtes-deck.mime.xml": "mime/packages",
        "io.github.vtes_deck.VtesDeck.metainfo.xml": "metainfo",
    }
    for name, place in places.items():
        target = share / place / name.replace(".mime.xml", ".xml")
        target.parent.mkdir(parents=True)
        shutil.copy(packaging / name, target)
    icons = share / "icons/hicolor/scalable/apps"
    icons.mkdir(parents=True)
    shutil.copy(source / "resources/icons/app.svg", icons / f"{NAME}.svg")
    manual = share / "man/man1"
    manual.mkdir(parents=True)
    date = int(env["SOURCE_DATE_EPOCH"])
    run(sys.executable, "-P", HERE / "manual.py", source, manual, date, cwd=source)
    archives.compress_pages(manual)
    completions = {
        "bash": f"bash-completion/completions/{NAME}",
        "zsh": f"zsh/vendor-completions/_{NAME}",
        "fish": f"fish/vendor_completions.d/{NAME}.fish",
    }
    for shell, place in completions.items():
        said = subprocess.run(
            [folder / NAME, "completion", shell], capture_output=True, text=True, check=True
        )
        target = share / place
        target.parent.mkdir(parents=True)
        target.write_text(said.stdout)


def needed(folder: Path) -> tuple[list[str], str]:
    """System libraries that the folder needs, and the oldest glibc it runs on."""
    names: set[str] = set()
    newest = (0, 0)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    for path in files:
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
            file.seek(0)
            elf = ELFFile(file)
            dynamic = elf.get_section_by_name(".dynamic")
            if dynamic is not None and path.name != "libqgtk3.so":  # loaded if GTK is present
                names |= {tag.needed for tag in dynamic.iter_tags("DT_NEEDED")}
            section = elf.get_section_by_name(".gnu.version_r")
            if isinstance(section, GNUVerNeedSection):
                for _, versions in section.iter_versions():
                    for one in versions:
                        number = re.fullmatch(r"GLIBC_(\d+)\.(\d+)", one.name)
                        if number:
                            newest = max(newest, (int(number[1]), int(number[2])))
    inside = {path.name for path in files}
    return sorted(names - inside), f"{newest[0]}.{newest[1]}"


def dependencies(libraries: Iterable[str], glibc: str) -> tuple[str, str]:
    """Debian's ``Depends`` and ``Recommends``.

    Raises:
        StopError: a library belongs to no known package.
    """
    sys.path.insert(0, str(ROOT))
    from vtes_deck.app.preflight import PACKAGES

    of_libc = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|util|resolv)\.so.*)")
    depends, recommends = {f"libc6 (>= {glibc})", "ca-certificates"}, {"libcups2"}
    for name in libraries:
        if of_libc.fullmatch(name) or name.startswith("libcups."):
            continue
        package = PACKAGES.get(name) or OTHER_PACKAGES.get(name)
        if package is None:
            raise StopError(f"{name} is needed, and no package for it is known.")
        depends.add(package)
    return ", ".join(sorted(depends)), ", ".join(sorted(recommends))


def maintainer() -> str:
    """The maintainer of the package: the builder, from the variables of Debian's tools.

    The project has no public address, so the default is a name without one.
    """
    name = os.environ.get("DEBFULLNAME", "The VTES Deck contributors")
    address = os.environ.get("DEBEMAIL", "")
    return f"{name} <{address}>" if address else name


def debian(source: Path, folder: Path, share: Path, work: Path, epoch: int) -> Path:
    """The Debian package."""
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    root = work / "deb"
    shutil.copytree(folder, root / "usr/lib" / NAME, symlinks=True)
    shutil.copytree(share, root / "usr/share", symlinks=True)
    (root / "usr/bin").mkdir()
    for name in (NAME, f"{NAME}-gui"):
        (root / "usr/bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    documents = root / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    said = subprocess.run([folder / NAME, "--licenses"], capture_output=True, text=True, check=True)
    listed = said.stdout.partition("=" * 78)[0].rstrip()
    (documents / "copyright").write_text(
        f"{(source / 'LICENSE').read_text()}\nSoftware inside, with its licences. The texts are in"
        f" /usr/share/doc/{NAME}/licenses.txt.gz:\n\n{listed}\n"
        "\nOn Debian, the LGPL-3 and the GPL-3 are in /usr/share/common-licenses.\n"
    )
    archives.gzipped(documents / "licenses.txt.gz", said.stdout.encode())
    archives.gzipped(documents / "changelog.gz", (source / "CHANGELOG.md").read_bytes())
    depends, recommends = dependencies(*needed(folder))
    size = sum(p.lstat().st_size for p in root.rglob("*") if not p.is_dir()) // 1024
    control = f"""\
Package: {NAME}
Version: {version(source)}
Architecture: {architecture}
Maintainer: {maintainer()}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: utils
Priority: optional
Description: decks for Vampire: The Eternal Struggle
 Builds decks, judges them for a tournament and tries them against the full
 rules, in a window and on the command line. The card database is included;
 no network is needed.
"""
    target = work / f"{NAME}_{version(source)}_{architecture}.deb"
    archives.write_deb(target, root, {"control": control}, epoch)
    return target


# ------------------------------------------------------------------------------------------- main


def prepare(work: Path) -> tuple[Path, int, dict[str, str]]:
    """Build wheel and source archive; return the source, its time and environment variables."""
    source = work / "source"
    step("source")
    epoch = export(source)
    env = {"SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.umask(0o022)
    step("documentation")
    run(
        *(sys.executable, "-m", "mkdocs", "build", "--quiet"),
        cwd=source,
        QT_QPA_PLATFORM="offscreen",
        NO_MKDOCS_2_WARNING="1",
        VTES_DECK_HOME=str(work / "home"),
        PYTHONPATH=str(source),
        **env,
    )
    step("wheel and source archive")
    run(
        *(sys.executable, "-m", "build", "--no-isolation", "--outdir", work / "python", source),
        cwd=work,
        **env,
    )
    return source, epoch, env


def freeze_only(into: Path, work: Path) -> None:
    """Build only the frozen folder, for the installers of Windows and macOS."""
    source, _, env = prepare(work)
    for icon in into.glob(f"{NAME}.ic*"):
        env["DIST_ICON"] = str(icon)
    step("frozen folder")
    freeze(source, work, env)
    shutil.rmtree(into / "frozen", ignore_errors=True)
    shutil.copytree(work / "frozen", into / "frozen", symlinks=True)


def build(into: Path, work: Path) -> list[Path]:
    """Build all packages and return their files."""
    if not sys.platform.startswith("linux"):
        raise StopError("This system has its own recipe: .packaging/windows or .packaging/macos")
    source, epoch, env = prepare(work)
    made = sorted((work / "python").iterdir())
    step("frozen folder")
    folder = freeze(source, work, env)
    share = work / "share"
    desktop(source, folder, share, env)
    name = f"{NAME}-{version(source)}-linux-{platform.machine()}"
    step("tar.xz")
    portable = work / name
    shutil.copytree(folder, portable, symlinks=True)
    shutil.copytree(share, portable / "share", symlinks=True)
    shutil.copy(source / "LICENSE", portable)
    archives.write_tar_xz(work / f"{name}.tar.xz", portable, epoch, name)
    step("deb")
    made += [work / f"{name}.tar.xz", debian(source, folder, share, work, epoch)]
    into.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(into / name, ignore_errors=True)
    shutil.copytree(portable, into / name, symlinks=True)
    return [Path(shutil.copy(file, into)) for file in made]


def step(name: str) -> None:
    """Print the current step."""
    print(f"-- {name}", flush=True)


def main() -> int:
    """Build and return the exit code."""
    parser = argparse.ArgumentParser(description="Build what players install.")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where the results go")
    parser.add_argument("--freeze", type=Path, help="put the frozen folder there, and no more")
    options = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory(prefix="vtes-deck-dist-") as work:
            if options.freeze:
                freeze_only(options.freeze.resolve(), Path(work))
                return 0
            made = build(options.into.resolve(), Path(work))
    except StopError as reason:
        print(reason, file=sys.stderr)
        return 1
    for file in made:
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
