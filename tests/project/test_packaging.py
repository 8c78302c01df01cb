"""The recipes of packages agree with the program and with each other."""

import ast
import configparser
import importlib.metadata
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from vtes_deck import __version__
from vtes_deck.deckio.registry import readable

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / ".packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
UNTESTED = ["windows/vtes-deck.iss", "windows/build.ps1", "macos/build.sh"]
UNTESTED += ["flatpak/io.github.vtes_deck.VtesDeck.yml"]


@pytest.fixture(scope="module")
def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(PACKAGING / "linux" / "vtes-deck.desktop", "utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def types():
    tree = ElementTree.parse(PACKAGING / "linux" / "vtes-deck.mime.xml")  # noqa: S314 - our own
    return {
        kind.get("type"): [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")]
        for kind in tree.iter(f"{MIME}mime-type")
    }


def test_desktop_entry_opens_every_declared_type(entry, types):
    assert entry["MimeType"].rstrip(";").split(";") == list(types)


def test_declared_files_can_be_read(types):
    known = {f"*{suffix}" for one in readable() for suffix in one.suffixes}

    assert types
    assert {pattern for patterns in types.values() for pattern in patterns} <= known


def test_the_desktop_entry_has_the_right_names(entry):
    scripts = {one.name for one in importlib.metadata.entry_points() if "vtes" in one.name}

    assert entry["Exec"].split()[0] in scripts
    # The name of the window, with which the shell finds the entry.
    assert (
        f'setDesktopFileName("{entry["Icon"]}")'
        in (ROOT / "vtes_deck/gui/application.py").read_text()
    )


def test_store_data_describe_this_release():
    (path,) = (PACKAGING / "linux").glob("*.metainfo.xml")
    release = next(ElementTree.parse(path).iter("release"))  # noqa: S314 - our own

    assert release.get("version") == __version__


@pytest.mark.parametrize("name", UNTESTED)
def test_untested_recipes_are_marked(name):
    assert "UNTESTED" in (PACKAGING / name).read_text("utf-8")[:200]


SCRIPTS = [*sorted((ROOT / ".ci").glob("[!.]*")), *sorted(PACKAGING.rglob("*.sh"))]


@pytest.mark.skipif(shutil.which("bash") is None, reason="the shell reads its own scripts")
@pytest.mark.parametrize(
    "path",
    [
        path
        for path in SCRIPTS
        if path.is_file() and path.read_bytes().startswith(b"#!/usr/bin/env bash")
    ],
    ids=lambda path: path.name,
)
def test_shell_scripts_can_be_read(path):
    child = subprocess.run(["bash", "-n", path], capture_output=True, text=True, check=False)

    assert child.stderr == ""


def test_flatpak_manifest_and_store_data_have_one_name():
    (path,) = (PACKAGING / "flatpak").glob("*.yml")
    manifest = yaml.safe_load(path.read_text("utf-8"))

    assert manifest["id"] == path.stem
    assert (PACKAGING / "linux" / f"{path.stem}.metainfo.xml").exists()
    assert manifest["id"] in (PACKAGING / "vtes-deck.spec").read_text("utf-8")


def test_installer_uses_the_output_of_the_recipe():
    installer = (PACKAGING / "windows" / "vtes-deck.iss").read_text("utf-8")
    spec = (PACKAGING / "vtes-deck.spec").read_text("utf-8")

    for program in set(re.findall(r"([\w-]+)\.exe", installer)):
        assert f'program("{program}"' in spec


def test_no_gpl_package_is_included():
    tree = ast.parse((PACKAGING / "vtes-deck.spec").read_text("utf-8"))
    (excluded,) = (
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED"
    )

    assert {"krcg", "unidecode", "readline", "_gdbm", "aiohttp"} <= set(excluded)
