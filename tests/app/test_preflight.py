"""The check before Qt is loaded, with each requirement missing in turn."""

import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest

from vtes_deck.app import preflight
from vtes_deck.app.preflight import Libraries, Readiness, Screen

NOT_THERE = "{}: cannot open shared object file: No such file or directory"


class FakeLoader:
    """A loader without the missing libraries, which names the first of them."""

    def __init__(self, needs=(), missing=(), load_error=""):
        self.needs, self.missing, self.load_error = needs, missing, load_error

    def __call__(self, name):
        if self.load_error and name.startswith("/"):
            raise OSError(self.load_error)
        asked = self.needs if name.startswith("/") else [name]
        for library in asked:
            if library in self.missing:
                raise OSError(NOT_THERE.format(library))


class FakeX:
    """A fake libxcb, with a server that accepts or refuses the connection."""

    def __init__(self, *, lets_in):
        self.closed = False

        def close(_connection):
            self.closed = True

        # Functions, because ctypes stores types on them.
        self.xcb_connect = lambda _display, _screen: 1
        self.xcb_connection_has_error = lambda _connection: 0 if lets_in else 1
        self.xcb_disconnect = close


@pytest.fixture
def x_server():
    """The display name of a socket that listens like an X server on TCP."""
    with socket.socket() as server:
        for number in range(200, 400):
            try:
                server.bind(("127.0.0.1", 6000 + number))
            except OSError:
                continue
            break
        server.listen()
        yield f"127.0.0.1:{number}.0"


@pytest.fixture
def wayland(tmp_path, monkeypatch):
    """The environment of a session with a compositor that listens."""
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-7")
        server.listen()
        yield {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "."}


@pytest.fixture
def qt(tmp_path):
    """A folder like PySide6's, with the files that are checked."""
    for name in ("lib/libQt6Widgets.so.6", "plugins/platforms/libqxcb.so"):
        file = tmp_path / "Qt" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return tmp_path / "Qt"


# ------------------------------------------------------------------------------------- libraries


def test_complete_libraries_pass(qt):
    files = preflight.qt_files(qt, "xcb")

    assert [file.name for file in files] == ["libQt6Widgets.so.6", "libqxcb.so"]
    assert preflight.examine_libraries(files, load=FakeLoader()) == Libraries()


def test_every_missing_library_is_found_without_ldd(qt):
    lacking = ("libEGL.so.1", "libxcb-cursor.so.0", "libxkbcommon-x11.so.0")
    loader = FakeLoader(needs=lacking, missing=lacking)

    found = preflight.examine_libraries(preflight.qt_files(qt, "xcb"), load=loader, ldd=None)

    assert found.missing == lacking
    assert preflight.packages_of(found.missing) == (
        "libegl1",
        "libxcb-cursor0",
        "libxkbcommon-x11-0",
    )


def test_every_missing_library_is_found_with_ldd(qt, tmp_path):
    """The loader names one; ldd names the others, one of which is not in our list."""
    ldd = tmp_path / "ldd"
    ldd.write_text(
        "#!/bin/sh\n"
        "echo '	libEGL.so.1 => not found'\n"
        "echo '	libc.so.6 => /lib/libc.so.6 (0x00007f)'\n"
        "echo '	libodd.so.3 => not found'\n"
    )
    ldd.chmod(0o755)
    loader = FakeLoader(needs=["libEGL.so.1"], missing=["libEGL.so.1"])

    found = preflight.examine_libraries(preflight.qt_files(qt, ""), load=loader, ldd=str(ldd))

    assert found.missing == ("libEGL.so.1", "libodd.so.3")
    assert preflight.packages_of(found.missing) == ("libegl1",)


def test_broken_ldd_keeps_the_message_of_the_loader(qt):
    loader = FakeLoader(needs=["libGL.so.1"], missing=["libGL.so.1"])

    found = preflight.examine_libraries(preflight.qt_files(qt, ""), load=loader, ldd="/no/ldd")

    assert found.missing == ("libGL.so.1",)


def test_a_library_that_is_too_old_is_reported(qt):
    words = "/lib/libc.so.6: version `GLIBC_2.38' not found (required by libQt6Core.so.6)"

    found = preflight.examine_libraries(
        preflight.qt_files(qt, ""), load=FakeLoader(load_error=words)
    )

    assert found == Libraries(load_error=words)
    assert not Readiness(toolkit=True, screen=Screen.HERE, load_error=words).ready


def test_libraries_of_another_platform_are_not_checked():
    assert "libwayland-client.so.0" not in preflight.asked_for("xcb")
    assert "libxcb-cursor.so.0" in preflight.asked_for("xcb")
    assert "libxcb-cursor.so.0" not in preflight.asked_for("wayland")
    plain = preflight.asked_for("offscreen")
    assert "libEGL.so.1" in plain
    assert not [name for name in plain if "xcb" in name or "wayland" in name]


def test_the_list_of_packages_covers_the_plugins_of_qt():
    """Every library that an installed Qt may lack has a package, except those of Qt and C."""
    qt = preflight.qt_folder()
    files = [file for platform in ("xcb", "wayland") for file in preflight.qt_files(qt, platform)]
    readelf = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False)
    asked = {line.split()[0] for line in readelf.stdout.splitlines() if " => " in line}
    direct = {name for name in asked if name.startswith(("libxcb", "libwayland", "libxkb"))}

    assert direct
    assert direct <= set(preflight.PACKAGES)


# ---------------------------------------------------------------------------------------- screen


@pytest.mark.parametrize("display", ["", ":", "nonsense", ":x", ":99999", "127.0.0.1:59999"])
def test_a_display_without_a_server_is_refused(display):
    assert not preflight.x_answers(display, load=FakeLoader())


def test_an_accepting_server_passes(x_server):
    xcb = FakeX(lets_in=True)

    assert preflight.x_answers(x_server, load=lambda _name: xcb)
    assert xcb.closed


def test_a_refusing_server_is_reported(x_server):
    xcb = FakeX(lets_in=False)

    assert not preflight.x_answers(x_server, load=lambda _name: xcb)
    assert xcb.closed


def test_missing_xcb_is_not_reported_as_a_missing_screen(x_server):
    loader = FakeLoader(missing=["libxcb.so.1"])

    assert preflight.x_answers(x_server, load=loader)


def test_a_wayland_session_passes(wayland):
    assert preflight.find_screens(wayland) == ([("wayland", "wayland-7")], "")
    assert preflight.find_screens(wayland | {"WAYLAND_DISPLAY": "wayland-8"}) == ([], "wayland-8")


def test_a_missing_display_name_is_reported():
    assert preflight.find_screens({}) == ([], "")


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "linuxfb"])
def test_platform_without_a_screen_counts_as_one(platform):
    environ = {"QT_QPA_PLATFORM": platform, "DISPLAY": ":99999"}

    assert preflight.find_screens(environ) == ([(platform.split(":")[0], "")], "")


def test_only_the_chosen_platform_is_asked(wayland):
    assert preflight.find_screens(wayland | {"QT_QPA_PLATFORM": "xcb"}) == ([], "")
    both = wayland | {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":99999"}
    assert preflight.find_screens(both) == ([("wayland", "wayland-7")], ":99999")


def test_the_order_of_platforms_follows_the_session(wayland, monkeypatch):
    monkeypatch.setattr(preflight, "x_answers", lambda _display: True)
    both = wayland | {"DISPLAY": ":0"}

    assert [p for p, _ in preflight.find_screens(both)[0]] == ["xcb", "wayland"]
    both["XDG_SESSION_TYPE"] = "wayland"
    assert [p for p, _ in preflight.find_screens(both)[0]] == ["wayland", "xcb"]


# -------------------------------------------------------------------------------------- together


@pytest.fixture
def linux(qt, monkeypatch):
    """A Linux machine with Qt, whose screens and libraries a test can set."""
    machine = SimpleNamespace(screens=[], silent="", missing={}, qt=qt)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(preflight, "qt_folder", lambda: machine.qt)
    monkeypatch.setattr(preflight, "find_screens", lambda _env: (machine.screens, machine.silent))
    monkeypatch.setattr(
        preflight,
        "examine_libraries",
        lambda files, _names: Libraries(tuple(machine.missing.get(list(files)[-1].stem[4:], ()))),
    )
    return machine


def test_a_complete_machine_passes(linux):
    linux.screens = [("xcb", ":0")]

    found = preflight.examine({})

    assert found == Readiness(toolkit=True, screen=Screen.HERE, display=":0", platform="xcb")
    assert found.ready


@pytest.mark.parametrize(("silent", "screen"), [("", Screen.NONE), (":7", Screen.SILENT)])
def test_a_missing_screen_is_reported(linux, silent, screen):
    linux.silent = silent

    found = preflight.examine({})

    assert found == Readiness(toolkit=True, screen=screen, display=silent)
    assert not found.ready


def test_a_missing_toolkit_is_reported(linux):
    linux.screens, linux.qt = [("xcb", ":0")], None

    found = preflight.examine({})

    assert (found.toolkit, found.ready) == (False, False)


def test_missing_libraries_are_reported(linux):
    linux.screens = [("xcb", ":0")]
    linux.missing = {"xcb": ["libxcb-cursor.so.0", "libodd.so.1"]}

    found = preflight.examine({})

    assert not found.ready
    assert found.missing == ("libxcb-cursor.so.0", "libodd.so.1")
    assert found.packages == ("libxcb-cursor0",)


def test_a_second_platform_is_tried(linux):
    (linux.qt / "plugins" / "platforms" / "libqwayland.so").touch()
    linux.screens = [("xcb", ":0"), ("wayland", "wayland-0")]
    linux.missing = {"xcb": ["libxcb-cursor.so.0"]}

    assert preflight.examine({}).platform == "wayland"


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_not_checked(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)

    assert preflight.examine({}).ready


def test_the_check_passes_on_this_machine():
    assert preflight.examine({"QT_QPA_PLATFORM": "offscreen"}).ready
    assert preflight.missing_for("offscreen") == ()


def test_qt_is_not_imported():
    code = (
        "import sys; from vtes_deck.app import preflight; preflight.examine();"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))])"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert child.stdout.strip() == "[]"
