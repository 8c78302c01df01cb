"""ARCHITECTURE.md and the documentation agree with the program. ``make docs`` builds the site."""

import importlib
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def script(name):
    """A module of .ci."""
    spec = importlib.util.spec_from_file_location(name, ROOT / ".ci" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def section(title):
    """The rows of the table below a heading of ARCHITECTURE.md, cell by cell."""
    text = ARCHITECTURE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


@pytest.fixture(scope="module")
def pages():
    return script("pages")


@pytest.fixture(scope="module")
def everything(pages):
    """Every page: Markdown by path."""
    written = {
        path.relative_to(pages.DOCS).as_posix(): path.read_text("utf-8")
        for path in pages.DOCS.rglob("*.md")
    }
    return written | pages.generated()


def listed(navigation):
    for entry in navigation:
        if isinstance(entry, str):
            yield entry
        else:
            for below in entry.values():
                yield from listed(below)


# ------------------------------------------------------------------------------- ARCHITECTURE.md


def test_glossary_has_twenty_to_forty_terms():
    assert 20 <= len(section("Glossary")) <= 40


@pytest.mark.parametrize("row", section("Glossary"), ids=lambda row: row[0])
def test_glossary_names_existing_modules(row):
    _term, code, place = row
    module = importlib.import_module(place.strip("`"))

    for name in re.findall(r"`(\w+)`", code):
        assert hasattr(module, name)


@pytest.mark.parametrize("row", section("To add X, touch Y"), ids=lambda row: row[0])
def test_paths_in_the_table_of_changes_exist(row):
    places = [
        place.partition("<")[0]
        for cell in row[1:]
        for place in re.findall(r"`([\w./<>]+)`", cell)
        if "/" in place
    ]

    assert places
    assert [place for place in places if not (ROOT / place).exists()] == []


def test_picture_shows_the_present_imports():
    picture = script("picture")
    shown = (ROOT / "docs" / "architecture.svg").read_text("utf-8")
    shown = shown.partition("<desc>\n")[2].partition("\n</desc>")[0].splitlines()

    assert shown == picture.described(), "make picture draws it again"


# ----------------------------------------------------------------------------------------- pages


def test_every_page_is_in_the_navigation(pages, everything):
    assert sorted(listed(pages.navigation())) == sorted(everything)


def test_every_panel_has_a_page_and_a_picture(pages):
    for key in pages.panel_specs():
        assert (pages.DOCS / "panels" / f"{key}.md").is_file(), key
        assert (pages.DOCS / "pictures" / f"{key}.webp").is_file(), "make screenshots takes it"


def test_no_page_describes_a_removed_panel(pages):
    written = {path.stem for path in (pages.DOCS / "panels").glob("*.md")} - {"index"}

    assert written == set(pages.panel_specs())


def test_every_link_has_a_target(pages, everything):
    dead = []
    for page, text in everything.items():
        for target in LINK.findall(re.sub(r"(?s)```.*?```|`[^`]*`", "", text)):
            path = target.partition("#")[0]
            if re.match(r"[a-z]+:", target) or not path:
                continue
            found = (pages.DOCS / page).parent.joinpath(path).resolve()
            name = found.relative_to(pages.DOCS).as_posix()
            if name not in everything and not found.is_file():
                dead.append((page, target))

    assert dead == []


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_links_between_files_of_the_project_have_targets(name):
    targets = LINK.findall((ROOT / name).read_text("utf-8"))

    assert targets
    assert [t for t in targets if not re.match(r"[a-z]+:|#", t) and not (ROOT / t).exists()] == []


def test_query_language_page_explains_every_filter(everything):
    from cardbase.search.registry import keywords

    page = everything["reference/queries.md"]

    assert [key for key in keywords() if f"`{key}:`" not in page] == []


def test_command_pages_explain_every_command(everything):
    assert "# vtes-deck check\n" in everything["commands/check.md"]
    assert "## vtes-deck twd search\n" in everything["commands/twd.md"]
    assert "| `--on " in everything["commands/check.md"]


def test_rules_pages_are_complete(everything):
    from vtes_deck.app import rulebook

    text = "".join(page for name, page in everything.items() if name.startswith("rules/"))

    assert [rule.id for _, rule in rulebook.rules() if f"## {rule.id} {{" not in text] == []


def test_docstring_roles_become_names():
    pytest.importorskip("griffe", reason="only make docs needs it")

    assert (
        script("griffe_roles").plain("See :class:`~a.b.C` and :mod:`a.b`.") == "See `C` and `a.b`."
    )
