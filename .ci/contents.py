"""What a frozen folder contains, with licences: distributions, Qt and other libraries."""

import importlib.metadata
import os
import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "vtes-deck"
# Requirements of packages that we do not need: only the data of krcg are read, and rich does not
# colour code.
LEFT_OUT = {
    "rich": ("pygments",),
    "krcg": ("aiohttp", "arrow", "python-dateutil", "unidecode"),
}
COMMON_LICENCES = (
    Path("/usr/share/common-licenses"),
    Path("/usr/share/licenses/common"),
    ROOT / "build" / "licences",  # for systems without licence files
)


class StopError(Exception):
    """The build cannot continue; the message is for the person who started it."""


def packages_inside() -> list[str]:
    """The distributions in the frozen folder, without ours."""
    found: dict[str, None] = {}
    wanted = [NAME]
    while wanted:
        name = wanted.pop()
        distribution = importlib.metadata.distribution(name)
        for line in distribution.requires or ():
            match = re.match(r"[A-Za-z0-9._-]+", line)
            if match is None or "extra ==" in line:
                continue
            required = re.sub(r"[-_.]+", "-", match[0]).lower()
            if required in found or required in LEFT_OUT.get(name, ()):
                continue
            if ";" in line and not _installed(required):
                continue  # for other systems
            found[required] = None
            wanted.append(required)
    return sorted(found)


def _installed(name: str) -> bool:
    try:
        importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def licence_text(name: str) -> str:
    """A well-known licence from the system."""
    for folder in COMMON_LICENCES:
        for path in (folder / name, folder / name / "license.txt"):
            if path.is_file():
                return path.read_text("utf-8")
    raise StopError(f"The text of {name} is missing. Put it into {COMMON_LICENCES[-1]}.")


def python_licence() -> str:
    """The licence of the interpreter."""
    folder = Path(os.__file__).parent
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for path in (folder / "LICENSE.txt", Path(f"/usr/share/doc/{version}/copyright")):
        if path.is_file():
            return path.read_text("utf-8")
    raise StopError(f"The licence of Python is not in {folder}.")


def components() -> list[dict[str, object]]:
    """What is inside in addition to Python packages; vtes_deck/app/licences.py reads the list."""
    pyside = importlib.metadata.version("PySide6_Essentials")
    installer = importlib.metadata.distribution("pyinstaller")
    copying = next(f for f in installer.files or () if f.name.startswith("COPYING"))
    lgpl, gpl = licence_text("LGPL-3"), licence_text("GPL-3")
    qt = "LGPL-3.0-only; its own third parties: doc.qt.io/qt-6/licenses-used-in-qt.html"
    return [
        {
            "name": "Python",
            "version": platform.python_version(),
            "licence": "PSF-2.0",
            "texts": [python_licence()],
        },
        {"name": "Qt", "version": pyside, "licence": qt, "texts": [lgpl, gpl]},
        {
            "name": "Qt for Python",
            "version": pyside,
            "licence": "LGPL-3.0-only",
            "texts": [lgpl, gpl],
        },
        {"name": "ICU", "version": "", "licence": "Unicode-3.0 (inside Qt)"},
        *wheel_components("numpy"),
        {
            "name": "PyInstaller bootloader",
            "version": installer.version,
            "licence": "GPL-2.0-or-later WITH Bootloader-exception",
            "texts": [Path(str(copying.locate())).read_text("utf-8")],
        },
    ]


def wheel_components(package: str) -> list[dict[str, object]]:
    """The libraries inside a wheel from its licence file, which has their texts."""
    licences = [
        path.read_text()
        for path in importlib.metadata.files(package) or ()
        if path.name == "LICENSE.txt"
    ]
    listed = re.findall(
        r"^Name: (.+)\n(?:(?!Name: ).*\n)*?License: (.+)$", "\n".join(licences), re.MULTILINE
    )
    if not listed:
        raise StopError(f"The licence file of {package} names no libraries any more.")
    return [
        {"name": name, "version": "", "licence": f"{licence} (inside {package})"}
        for name, licence in listed
    ]


SYSTEM_LICENCES = {
    "libssl": "Apache-2.0 (OpenSSL)",
    "libcrypto": "Apache-2.0 (OpenSSL)",
    "libffi": "MIT",
    "liblzma": "0BSD",
    "libbz2": "bzip2-1.0.6",
    "libz": "Zlib",
    "libexpat": "MIT",
    "libmpdec": "BSD-2-Clause",
    "libuuid": "BSD-3-Clause",
}


def system_components(folder: Path) -> list[dict[str, object]]:
    """The system's libraries in the frozen folder; one without a known licence stops the build."""
    listed = []
    for path in sorted((folder / "_internal").glob("lib*.so*")):
        stem = re.match(r"lib(bz2|[a-z]+)", path.name)
        if stem is None or stem[0] == "libpython" or path.is_symlink():
            continue  # links lead to libraries of Qt and of packages
        if stem[0] not in SYSTEM_LICENCES:
            raise StopError(f"{path.name} is in the folder, and its licence is not known here.")
        listed.append(
            {"name": path.name, "version": "", "licence": SYSTEM_LICENCES[stem[0]], "texts": []}
        )
    return listed
