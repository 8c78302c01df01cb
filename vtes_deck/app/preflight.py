"""Checks whether the window can open, before Qt is loaded.

Qt aborts the process with an unhelpful message if a system library is missing or the screen does
not answer. So both are checked first: :func:`examine` returns a :class:`Readiness`;
:mod:`vtes_deck.app.window_start` puts it into words.

The libraries are checked by loading the files that Qt will load. This normally costs nothing,
because Qt loads them next. Only if it fails, all missing libraries are searched for.
"""

import ctypes
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

# The Debian and Ubuntu package of each system library that Qt's own files require. If a release has
# renamed one (libglib2.0-0t64), the older name still works.
PACKAGES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

# Platforms of Qt that need a screen on this machine; the others (offscreen, minimal, vnc, ...) do
# not and are treated alike.
ON_A_SCREEN = ("wayland", "xcb")

CONNECT_SECONDS = 2.0

# The loader's messages about a missing library.
_NOT_FOUND = re.compile(r"^([^\s:]{1,400}\.so[.\d]{0,40}): cannot open shared object file")
_LDD_NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)

Loader = Callable[[str], ctypes.CDLL]
"""Loads a shared library by path or name; raises OSError with the message of the loader."""


class Screen(Enum):
    """Whether there is a screen."""

    HERE = "here"
    NONE = "none"  # the environment names none
    SILENT = "silent"  # one is named, but nothing answers there


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether the window can open, and the reason if it cannot.

    Attributes:
        toolkit: PySide6 is installed.
        screen: whether there is one.
        display: the name of the screen in the environment; empty if none is named.
        platform: the platform of Qt that was checked; empty if Qt chooses it.
        missing: missing system libraries, by the name that the loader uses, sorted.
        load_error: the message of the loader if a library exists but cannot be loaded.
    """

    toolkit: bool
    screen: Screen
    display: str = ""
    platform: str = ""
    missing: tuple[str, ...] = ()
    load_error: str = ""

    @property
    def ready(self) -> bool:
        """Whether the window can open."""
        return (
            self.toolkit and self.screen is Screen.HERE and not self.missing and not self.load_error
        )

    @property
    def packages(self) -> tuple[str, ...]:
        """The Debian and Ubuntu packages of the missing libraries, sorted."""
        return packages_of(self.missing)


def packages_of(libraries: Iterable[str]) -> tuple[str, ...]:
    """The Debian and Ubuntu packages with these libraries, if they are known."""
    return tuple(sorted({PACKAGES[name] for name in libraries if name in PACKAGES}))


# ---------------------------------------------------------------------------------------- libraries


def asked_for(platform: str) -> list[str]:
    """The system libraries of the list that this platform of Qt may require."""
    marks = {
        "xcb": ("xcb", "-x11"),
        "wayland": ("wayland",),
        "lupdate": ("brotli", "gssapi"),
    }
    foreign = tuple(m for other, names in marks.items() if other != platform for m in names)
    return [name for name in PACKAGES if not any(mark in name for mark in foreign)]


@dataclass(frozen=True, slots=True)
class Libraries:
    """The shared libraries that Qt needs."""

    missing: tuple[str, ...] = ()
    load_error: str = ""


def qt_folder() -> Path | None:
    """The folder of Qt's own files; None if PySide6 is not installed. Imports nothing."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / "Qt"


def qt_files(qt: Path, platform: str) -> list[Path]:
    """The files of Qt that a window needs, including the plugin of the platform.

    For the platform ``lupdate``: the files that the translation tool needs.
    """
    if platform == "lupdate":
        return [qt / "lib" / "libQt6Qml.so.6"]
    named = [qt / "lib" / "libQt6Widgets.so.6", qt / "lib" / "libQt6Svg.so.6"]
    if platform:
        named.append(qt / "plugins" / "platforms" / f"libq{platform}.so")
    return [file for file in named if file.exists()]


def examine_libraries(
    files: Iterable[Path],
    candidates: Iterable[str] = PACKAGES,
    *,
    load: Loader = ctypes.CDLL,
    ldd: str | None = shutil.which("ldd"),
) -> Libraries:
    """Try to load the files; if that fails, find everything that is missing.

    Args:
        files: libraries of Qt.
        candidates: the system libraries that these may require; tried if there is no ``ldd``.
        load: loads one library.
        ldd: the program that lists what a library needs; None if there is none.
    """
    missing: set[str] = set()
    load_error = ""
    for file in files:
        try:
            load(str(file))
        except OSError as error:
            found = _NOT_FOUND.match(str(error))
            if found is None:
                load_error = load_error or str(error)
                continue
            # The loader stops at the first one. ldd lists all; without it, every library that Qt
            # may require is tried by name.
            missing.add(found[1])
            missing.update(_ask_ldd(ldd, file) if ldd else _try_each(candidates, load))
    return Libraries(tuple(sorted(missing)), load_error)


def _ask_ldd(ldd: str, file: Path) -> set[str]:
    try:
        answer = subprocess.run(  # noqa: S603 - the system's own program, on our own file
            [ldd, str(file)], capture_output=True, text=True, timeout=20, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return set()
    return set(_LDD_NOT_FOUND.findall(answer.stdout))


def _try_each(names: Iterable[str], load: Loader) -> set[str]:
    missing = set()
    for name in names:
        try:
            load(name)
        except OSError:
            missing.add(name)
    return missing


# ------------------------------------------------------------------------------------------- screen


def x_answers(display: str, *, load: Loader = ctypes.CDLL) -> bool:
    """Whether the X server named as in ``DISPLAY`` accepts a connection.

    With a name left over from a closed session, or a server that refuses the connection, Qt aborts.
    """
    if not _listens(display):
        return False
    try:
        xcb = load("libxcb.so.1")
    except OSError:
        return True  # the missing library is reported separately
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _listens(display: str) -> bool:
    """Whether a server listens at a display name of X: ``[host]:number[.screen]``."""
    host, colon, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not colon or not number.isdecimal():
        return False
    if display.startswith("/"):  # on macOS it is the path of the socket
        return _connects(socket.AF_UNIX, display) or _connects(socket.AF_UNIX, host)
    if host not in {"", "unix"} and not host.endswith("/unix"):
        return _connects_to_host(host, 6000 + int(number))
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X puts it
    return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, "\0" + path)


def wayland_answers(display: str, environ: Mapping[str, str]) -> bool:
    """Whether a Wayland compositor listens at the socket that ``WAYLAND_DISPLAY`` names."""
    return _connects(socket.AF_UNIX, str(Path(environ.get("XDG_RUNTIME_DIR", "/")) / display))


def _connects(family: int, address: str) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(CONNECT_SECONDS)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def _connects_to_host(host: str, port: int) -> bool:
    if port > 65535:
        return False
    try:
        socket.create_connection((host.strip("[]"), port), CONNECT_SECONDS).close()
    except OSError:
        return False
    return True


def find_screens(environ: Mapping[str, str]) -> tuple[list[tuple[str, str]], str]:
    """The screens that answer, and the name of one that does not.

    If the user chose a platform (``QT_QPA_PLATFORM``), only that one is checked.

    Returns:
        Pairs of a platform of Qt and its display, in the order in which Qt would try them; and the
            name of a display that is named but does not answer, empty if there is none.
    """
    chosen = [part.split(":")[0] for part in environ.get("QT_QPA_PLATFORM", "").split(";") if part]
    off_screen = [platform for platform in chosen if not platform.startswith(ON_A_SCREEN)]
    if off_screen:
        return [(off_screen[0], "")], ""
    here, silent = [], ""
    in_wayland = environ.get("XDG_SESSION_TYPE") == "wayland"
    for platform in ("wayland", "xcb") if in_wayland else ("xcb", "wayland"):
        display = environ.get("DISPLAY" if platform == "xcb" else "WAYLAND_DISPLAY", "")
        if not display or (chosen and not any(name.startswith(platform) for name in chosen)):
            continue
        if x_answers(display) if platform == "xcb" else wayland_answers(display, environ):
            here.append((platform, display))
        else:
            silent = silent or display
    return here, silent


# ----------------------------------------------------------------------------------- complete check


def examine(environ: Mapping[str, str] | None = None) -> Readiness:
    """Check toolkit, screen and libraries of this machine, in this order, up to the first problem.

    Args:
        environ: the environment; that of the process if None.
    """
    qt = qt_folder()
    if not sys.platform.startswith("linux"):
        # Windows and macOS always have screen and libraries.
        return Readiness(toolkit=qt is not None, screen=Screen.HERE)
    screens, silent = find_screens(os.environ if environ is None else environ)
    if not screens:
        screen = Screen.SILENT if silent else Screen.NONE
        return Readiness(toolkit=qt is not None, screen=screen, display=silent)
    if qt is None:
        return Readiness(toolkit=False, screen=Screen.HERE, display=screens[0][1])
    verdicts = [_on(qt, platform, display) for platform, display in screens]
    return next((verdict for verdict in verdicts if verdict.ready), verdicts[0])


def _on(qt: Path, platform: str, display: str) -> Readiness:
    found = examine_libraries(qt_files(qt, platform), asked_for(platform))
    return Readiness(
        toolkit=True,
        screen=Screen.HERE,
        display=display,
        platform=platform,
        missing=found.missing,
        load_error=found.load_error,
    )


def missing_for(platform: str) -> tuple[str, ...]:
    """Libraries that are missing for a platform of Qt such as ``xcb``, or for ``lupdate``."""
    qt = qt_folder()
    if qt is None or not sys.platform.startswith("linux"):
        return ()
    return examine_libraries(qt_files(qt, platform), asked_for(platform)).missing
