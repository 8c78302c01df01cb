"""The program as players get it: built, installed in an empty environment, and run elsewhere.

No network: the build tools are those of the environment of the tests. A .pth line gives access to
its packages, without its editable install of the program.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(*command, cwd, **env):
    """The output of a program, which must succeed."""
    kept = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", *SCREENS}}
    child = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=kept | {"PYTHONIOENCODING": "utf-8"} | env,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert child.returncode == 0, child.stdout + child.stderr
    return child.stdout


def built(folder, *kinds):
    """The wheel of a new build, made from the source archive if ``kinds`` is empty."""
    build = (sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", folder, ROOT)
    run(*build, cwd=folder)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """The wheel, built from the checkout."""
    return built(tmp_path_factory.mktemp("dist"), "--wheel")


@pytest.fixture(scope="session")
def installed(wheel, tmp_path_factory):
    """The folder with the programs of an environment that contains only the wheel."""
    home = tmp_path_factory.mktemp("an empty place") / "env"  # the space is on purpose
    venv.create(home, symlinks=os.name != "nt")
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    run(*pip, "--no-index", "--no-deps", "--no-compile", wheel, cwd=home)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home)
    Path(site.strip(), "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    """The folder for the files of the installed program; the first start prepares the cards."""
    return str(tmp_path_factory.mktemp("home") / "of a player")


def contains_every_module_and_resource(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    modules = {
        file.relative_to(ROOT).as_posix()
        for package in ("cardbase", "vtes_deck")
        for file in (ROOT / package).rglob("*")
        if file.suffix in {".py", ".typed"}
    }
    resources = {
        f"vtes_deck/_resources/{file.relative_to(ROOT / 'resources').as_posix()}"
        for file in (ROOT / "resources").rglob("*")
        if file.is_file() and not file.name.startswith(".")
    }

    assert modules <= held
    assert resources <= held
    assert "vtes_deck/_resources/README.md" in resources
    assert any(name.endswith("licenses/LICENSE") for name in held)


def contains_nothing_else(wheel):
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}

    assert {re.sub(r"-.*", "", name) for name in tops} == {"cardbase", "vtes_deck"}


@pytest.mark.release
def test_the_source_archive_gives_the_same_wheel(wheel, tmp_path):
    again = built(tmp_path)

    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


def is_not_the_checkout(installed, tmp_path):
    code = """if True:
        import cardbase, vtes_deck
        from vtes_deck.resources import resource
        print(cardbase.__file__, vtes_deck.__file__, resource("README.md"), sep="\\n")
    """
    places = run(installed / "python", "-c", code, cwd=tmp_path).split("\n")

    assert all(Path(place).is_relative_to(installed.parent) for place in places if place)
    assert places[2].endswith("README.md")


def finds_its_resources(installed, tmp_path):
    code = (
        "from importlib.resources import files;"
        "print((files('vtes_deck') / '_resources' / 'README.md').read_text('utf-8'))"
    )

    assert run(installed / "python", "-c", code, cwd=tmp_path).startswith("# Resources")


def runs_as_a_command(installed, tmp_path):
    assert "0.1.0" in run(installed / "vtes-deck", "--version", cwd=tmp_path)
    assert "twd" in run(installed / "vtes-deck", "--help", cwd=tmp_path)


def test_wheel_is_complete_and_installs(wheel, installed, tmp_path):
    """One test, because each test process would otherwise build and install a separate wheel."""
    contains_every_module_and_resource(wheel)
    contains_nothing_else(wheel)
    is_not_the_checkout(installed, tmp_path)
    finds_its_resources(installed, tmp_path)
    runs_as_a_command(installed, tmp_path)


@pytest.mark.release
def test_installed_program_works_without_a_screen(installed, home, tmp_path):
    """The program shows, judges and deals a real deck; the window gives a one-line error."""
    printed = run(installed / "python", "-m", "vtes_deck", cwd=tmp_path, VTES_DECK_HOME=home)

    first, *rest = printed.splitlines()
    assert first.startswith("The window cannot open: there is no screen here")
    said = "\n".join(rest)
    for command in ("show", "check", "hand"):
        assert f"$ vtes-deck {command}" in said
    assert re.search(r"\bcrypt\b", said, re.IGNORECASE)


@pytest.mark.release
def test_installed_window_opens(installed, home, tmp_path):
    """The real window, drawn without a screen; it closes once it is usable."""
    where = {"VTES_DECK_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    command = (installed / "python", "-m", "vtes_deck.gui.main", "--time-start")

    assert re.search(r"usable after \d+ ms", run(*command, cwd=tmp_path, **where))
