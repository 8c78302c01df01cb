"""The structure of the project: sizes, imports, and forbidden content."""

import ast
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import vtes_deck

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE_FOLDERS = ("cardbase", "vtes_deck", "tests", ".ci")
SOURCES = sorted(file for folder in SOURCE_FOLDERS for file in (ROOT / folder).rglob("*.py"))

# The target is 400 lines, the limit 500. A file may be listed here only with a reason.
LIMIT = 500
LONGER_FILES: dict[str, str] = {}

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {c["name"]: c for c in SETTINGS["tool"]["importlinter"]["contracts"]}
PARTS = {m.name for m in pkgutil.iter_modules(vtes_deck.__path__)} - {"__main__"}

UNSAFE = {"pickle", "cPickle", "shelve", "marshal", "dill", "joblib"}
READER = "vtes_deck.effects.reader"
HEAVY = ("PySide6", "shiboken6", "krcg", "rich", "requests", "aiohttp", "numpy", READER)
MADE_BY_TOOLS = {
    ".git",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "__pycache__",
    "build",
    "dist",
}
VAGUE_NAMES = {"utils", "util", "helpers", "common", "misc", "core"}


def tracked_files():
    """The files of the repository, as text; binary files are left out.

    Without a repository or git (a source archive), all files except generated ones.
    """
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        names = listed.stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        files = (f.relative_to(ROOT) for f in ROOT.rglob("*") if f.is_file())
        names = [f.as_posix() for f in files if not MADE_BY_TOOLS.intersection(f.parts)]
    for name in names:
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if data and b"\0" not in data[:8000]:
            yield name, data.decode("utf-8", "replace")


def imported_by(code):
    """The heavy modules a program has loaded when it ends."""
    code += f"\nimport sys; print(*(m for m in {HEAVY} if m in sys.modules))"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return child.stdout.split()


# ----------------------------------------------------------------------------------------- files


def test_docstrings_name_modules_that_exist():
    """A module in the same folder may be named without its package."""
    wrong = []
    for file in (f for f in SOURCES if f.parent.name != "project"):
        for name in re.findall(r":mod:`[~.]?([\w.]+)`", file.read_text("utf-8")):
            ours = name.split(".")[0] in {"cardbase", "vtes_deck"}
            place = (ROOT if ours else file.parent).joinpath(*name.split("."))
            standard = name.split(".")[0] in sys.stdlib_module_names
            if not (place.is_dir() or place.with_suffix(".py").exists() or standard):
                wrong.append(f"{file.relative_to(ROOT)}: {name}")
    assert wrong == []


def test_no_file_is_too_long():
    sizes = {f.relative_to(ROOT).as_posix(): len(f.read_bytes().splitlines()) for f in SOURCES}
    too_long = {name: size for name, size in sizes.items() if size > LIMIT}

    assert sizes
    assert set(too_long) <= set(LONGER_FILES), too_long
    assert set(LONGER_FILES) <= set(too_long), "a file has shrunk: remove it from the list"
    assert all(LONGER_FILES.values()), "each needs its reason"


def test_no_module_has_a_vague_name():
    packages = [f for f in SOURCES if f.relative_to(ROOT).parts[0] in {"cardbase", "vtes_deck"}]

    assert packages
    assert not [f for f in packages if VAGUE_NAMES & set(f.relative_to(ROOT).with_suffix("").parts)]


ONLY_RULES = re.compile(r'"""(?:[A-Z]{2,4}-\d\d(?:, | and | to |\.))+"""')


def test_a_docstring_says_more_than_the_number_of_a_rule():
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in SOURCES
        if "tests" not in file.parts
        for text in ONLY_RULES.findall(file.read_text("utf-8"))
    ]
    assert found == []


def test_no_module_loads_data_unsafely():
    """Data on disk can come from anyone; these modules execute what they load."""
    found = []
    for file in SOURCES:
        content = file.read_bytes()
        if not any(name.encode() in content for name in UNSAFE):
            continue  # parsing is slow
        for node in ast.walk(ast.parse(content)):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            found += [(file.name, name) for name in names if name.split(".")[0] in UNSAFE]

    assert found == []


# Written so that this file does not contain the forbidden text.
FORBIDDEN = {
    "a path of one machine": r"(?<![\w./~-])/(?:wor[k]|roo[t]|hom[e]/[a-z]+|User[s]/[a-z]+)/",
    "the address of a package index": r"pypi\.or[g]|pythonhosted\.or[g]|/simpl[e]/?\b.*index",
    "an option for a package index": r"--(?:extra-)?index-ur[l]|--find-link[s]|--trusted-hos[t]",
    "a conflict mark": r"(?m)^(?:<{7}|>{7}) ",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_contains_forbidden_text(what):
    files = dict(tracked_files())

    assert "pyproject.toml" in files
    assert [name for name, text in files.items() if re.search(FORBIDDEN[what], text)] == []


# ------------------------------------------------------------------------------- imports of parts


def test_every_part_is_in_the_contract():
    layers = " ".join(CONTRACTS["layers of the application"]["layers"])
    planned = set(re.findall(r"\((\w+)\)", layers))

    assert set(re.findall(r"\w+", layers)) - planned == PARTS, "list it without brackets"
    assert CONTRACTS["layers of the application"]["exhaustive"]


WITH_QT = {"graphics", "gui", "paper"}


def test_only_the_listed_parts_use_qt():
    listed = CONTRACTS["Qt only in graphics, paper and gui"]["source_modules"]

    assert set(listed) == {f"vtes_deck.{name}" for name in PARTS - WITH_QT - {"cli"}}


def test_packages_without_drawing_load_without_qt():
    names = ["vtes_deck.paper.export"]
    for file in SOURCES:
        parts = file.relative_to(ROOT).with_suffix("").parts
        program = parts[0] in {"cardbase", "vtes_deck"} and parts[-1] != "__main__"
        if program and parts[1] not in WITH_QT:
            names.append(".".join(parts).removesuffix(".__init__"))

    assert "vtes_deck.app.preflight" in names
    assert not {"PySide6", "shiboken6"} & set(imported_by("import " + ", ".join(names)))


def test_card_base_loads_few_modules():
    assert imported_by("import cardbase") == []


def test_card_base_is_ready_without_krcg(cb):
    """With a snapshot (made by the fixture) no heavy module is imported."""
    assert imported_by("import cardbase; assert cardbase.load().crypt") == []


def test_command_line_loads_few_modules():
    assert imported_by("import vtes_deck.cli.main, vtes_deck.__main__") == []
