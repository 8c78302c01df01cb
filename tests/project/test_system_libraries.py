"""The list of system libraries covers everything that the installed wheels require.

The names are read from the wheels' own files, so a missing entry is found even on a machine that
has all these libraries. ``make bare`` tests the same on a minimal system.
"""

import functools
import re
import site
import sys
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from vtes_deck.app import preflight

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"),
    reason="Windows and macOS bring the system libraries themselves",
)

ROOT = Path(__file__).resolve().parent.parent.parent
WITH_PYTHON = {
    # Every Python on Linux has these: glibc, and the requirements of apt and Python.
    *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"),
    *("libpthread.so.0", "libresolv.so.2", "librt.so.1", "libgcc_s.so.1", "libstdc++.so.6"),
}
PLUGINS = (
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "iconengines/libqsvgicon.so",
    "imageformats/libqjpeg.so",
    "imageformats/libqsvg.so",
    "imageformats/libqwebp.so",
)
"""Files that Qt loads for the window, in addition to the imported modules."""


def wheels():
    """The folder of the installed packages."""
    return Path(next(folder for folder in site.getsitepackages() if "site-packages" in folder))


@functools.cache
def needed(file):
    """The libraries that a library or program requires."""
    with file.open("rb") as content:
        dynamic = ELFFile(content).get_section_by_name(".dynamic")
        tags = dynamic.iter_tags("DT_NEEDED") if dynamic else ()
        return [tag.needed for tag in tags]


@pytest.fixture(scope="module")
def bundled():
    """Every shared library in the installed wheels, by name."""
    return {file.name: file for file in wheels().rglob("*.so*")}


def asked_of_the_system(starts, bundled):
    """The direct and indirect requirements of the files that no wheel contains."""
    seen, found, waiting = set(), set(), list(starts)
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in needed(file):
            if name in bundled:
                waiting.append(bundled[name])
            else:
                found.add(name)
    return found


@functools.cache
def modules_of_qt():
    """The modules of Qt that the program and its tests import."""
    found = set()
    for folder in ("vtes_deck", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            found |= set(
                re.findall(rb"^\s*from PySide6\.(\w+) import", path.read_bytes(), re.MULTILINE)
            )
    return {name.decode() for name in found}


def test_every_library_of_the_window_has_its_package(bundled):
    qt = preflight.qt_folder()
    starts = [qt / "plugins" / plugin for plugin in PLUGINS]
    starts += [qt.parent / f"{module}.abi3.so" for module in modules_of_qt()]

    asked = asked_of_the_system(starts, bundled)

    assert "libEGL.so.1" in asked
    assert asked - WITH_PYTHON - set(preflight.PACKAGES) == set()


def test_every_library_of_the_translation_tool_has_its_package(bundled):
    asked = asked_of_the_system([preflight.qt_folder().parent / "lupdate"], bundled)

    assert asked - WITH_PYTHON - set(preflight.PACKAGES) == set()


def test_the_other_wheels_need_only_the_libraries_of_python(bundled):
    others = [file for file in bundled.values() if "PySide6" not in file.parts]

    assert len(others) > 20
    assert asked_of_the_system(others, bundled) - WITH_PYTHON - set(preflight.PACKAGES) == set()


@pytest.mark.parametrize("platform", ["offscreen", "xcb", "wayland"])
def test_modules_checked_before_the_start_cover_the_window(platform, bundled):
    """A missing library of an unchecked module would make Qt abort the program."""
    qt = preflight.qt_folder()
    examined = asked_of_the_system(preflight.qt_files(qt, platform), bundled)
    modules = [qt.parent / f"{module}.abi3.so" for module in modules_of_qt()]

    assert asked_of_the_system(modules, bundled) <= examined | WITH_PYTHON
    assert examined - WITH_PYTHON <= set(preflight.asked_for(platform))
