"""The facts of a release: version, licence, notices, dependencies."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import vtes_deck

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def locked(name):
    """The requirements of a lock file by name, each with its hashes."""
    lines = (ROOT / name).read_text("utf-8").replace("\\\n", " ").splitlines()
    found = {}
    for line in lines:
        if line.strip() and not line.startswith("#"):
            pin, *hashes = line.split("--hash=")
            needed = Requirement(pin)
            found[canonicalize_name(needed.name)] = (needed, [given.strip() for given in hashes])
    return found


LOCKED = locked("requirements-dev.txt")
PINS = {name: needed for name, (needed, _hashes) in LOCKED.items()}


def text(name):
    """A file of the repository without its line breaks and quotation marks."""
    return re.sub(r"[\s>]+", " ", (ROOT / name).read_text("utf-8"))


def closure(*names):
    """The installed distributions that these need, and these distributions."""
    found, waiting = {}, [(name, "") for name in names]
    while waiting:
        name, extra = waiting.pop()
        known = found.setdefault(canonicalize_name(name), set())
        if extra in known:
            continue
        known.add(extra)
        for line in metadata.requires(name) or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                waiting += [(needed.name, more) for more in ("", *needed.extras)]
    return set(found)


# --------------------------------------------------------------------------------------- version


def test_version_is_the_same_everywhere():
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[(.+?)\]", changelog, re.MULTILINE)

    assert released[0] in {vtes_deck.__version__, "Unreleased"}
    assert vtes_deck.__version__ in released
    assert metadata.version("vtes-deck") == vtes_deck.__version__


def test_program_prints_its_version():
    child = subprocess.run(
        [sys.executable, "-m", "vtes_deck", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert re.search(r"\d+\.\d+\.\d+", child.stdout)[0] == vtes_deck.__version__


def test_changelog_dates_every_release():
    headings = re.findall(r"^## .*", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)

    assert headings
    for heading in headings:
        dated = re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading)
        assert dated or heading == "## [Unreleased]"


# --------------------------------------------------------------------------------------- notices


@pytest.mark.parametrize("name", ["README.md", "LICENSE"])
def test_dark_pack_notice_is_present(name):
    assert vtes_deck.DARK_PACK_NOTICE in text(name)
    assert "Dark Pack" in text(name)


def test_licence_is_mit():
    assert PROJECT["license"] == "MIT"
    assert text("LICENSE").startswith("MIT License Copyright (c) 2026 The VTES Deck contributors")


# ---------------------------------------------------------------------------------- dependencies


def test_python_version_file_matches_the_project():
    wished = (ROOT / ".python-version").read_text("utf-8").strip()

    assert wished == "3.13"
    assert PROJECT["requires-python"] == ">=3.12"


def test_every_installed_package_is_pinned():
    """Runtime and development packages and what they require have the tested version."""
    needed = closure("vtes-deck")
    for line in PROJECT["optional-dependencies"]["dev"]:
        needed |= closure(Requirement(line).name)
    needed.remove("vtes-deck")

    assert len(needed) > 30
    assert needed - set(PINS) == set()
    for name in needed:
        assert metadata.version(name) in PINS[name].specifier, name


@pytest.mark.parametrize("level", ["", "-dev", "-docs", "-dist", "-cluster"])
def test_every_pin_has_hashes(level):
    for needed, hashes in locked(f"requirements{level}.txt").values():
        assert hashes, needed.name
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", given) for given in hashes), needed.name


def test_players_and_developers_have_the_same_versions():
    runtime = locked("requirements.txt")
    for name, (needed, hashes) in runtime.items():
        assert (PINS[name].specifier, LOCKED[name][1]) == (needed.specifier, hashes), name
    assert closure("vtes-deck") - {"vtes-deck"} <= set(runtime)


@pytest.mark.parametrize("extra", ["docs", "dist"])
def test_builders_have_the_versions_of_developers(extra):
    pins = locked(f"requirements-{extra}.txt")

    for name, (needed, _hashes) in LOCKED.items():
        assert pins[name][0].specifier == needed.specifier, name
    for line in PROJECT["optional-dependencies"][extra]:
        wanted = Requirement(line)
        version = str(pins[canonicalize_name(wanted.name)][0].specifier)[2:]
        assert version in wanted.specifier, line


def test_clusters_have_the_versions_of_players():
    pins = locked("requirements-cluster.txt")

    for name, given in locked("requirements.txt").items():
        assert (pins[name][0].specifier, pins[name][1]) == (given[0].specifier, given[1]), name
    for line in PROJECT["optional-dependencies"]["cluster"]:
        wanted = Requirement(line)
        version = str(pins[canonicalize_name(wanted.name)][0].specifier)[2:]
        assert version in wanted.specifier, line


def test_every_pin_is_exact_and_within_its_range():
    assert all(re.fullmatch(r"==[\w.]+", str(pin.specifier)) for pin in PINS.values())
    extras = PROJECT["optional-dependencies"]
    for line in [*PROJECT["dependencies"], *extras["editable"], *extras["dev"]]:
        needed = Requirement(line)
        version = str(PINS[canonicalize_name(needed.name)].specifier)[2:]
        assert version in needed.specifier, line


@pytest.mark.parametrize("line", PROJECT["dependencies"])
def test_documentation_gives_the_purpose_of_each_dependency(line):
    page = (ROOT / "docs" / "development" / "dependencies.md").read_text("utf-8")

    assert re.search(rf"\| {Requirement(line).name} \| \w+", page)


def test_ranges_have_an_upper_bound():
    for line in PROJECT["dependencies"]:
        assert re.search(r">=.*<|<.*>=", str(Requirement(line).specifier)), line
