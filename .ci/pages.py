"""The pages of the documentation that are generated from the program itself (``make docs``).

Filters, commands, panels, file formats, rules and the Python API describe themselves; this module
does not repeat their texts. :func:`navigation` lists all pages.
"""

import html
import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"

COPIED = {"icons/app.svg": "resources/icons/app.svg"}
"""Files of the site that are elsewhere in the project, by their place in the site."""

SHARED = {
    "development/architecture.md": "ARCHITECTURE.md",
    "development/contributing.md": "CONTRIBUTING.md",
    "development/changelog.md": "CHANGELOG.md",
    "development/security.md": "SECURITY.md",
    "development/packages.md": ".packaging/README.md",
    "guide/heritage-data.md": "resources/heritage/README.md",
}
"""Pages that are files of the project."""

PYTHON = {
    "cardbase": ("cardbase", "cardbase.search", "cardbase.sources", "cardbase.updates"),
    "decks": ("vtes_deck.deck", "vtes_deck.deckio", "vtes_deck.collection"),
    "legality": ("vtes_deck.legality",),
    "statistics": ("vtes_deck.stats", "vtes_deck.stats.odds", "vtes_deck.stats.influence"),
    "engine": ("vtes_deck.engine", "vtes_deck.rulesets", "vtes_deck.kernel"),
    "positions": ("vtes_deck.app.scenario", "vtes_deck.engine.scenario"),
    "players": ("vtes_deck.players", "vtes_deck.sim.arena", "vtes_deck.sim.gauntlet"),
    "goldfish": ("vtes_deck.sim",),
}
"""Pages of the Python API and the packages that each describes."""


def generated():
    """All generated pages: Markdown by path."""
    made = {
        "reference/queries.md": queries(),
        "reference/formats.md": formats(),
        "reference/goldfish-measures.md": measures(),
        **commands(),
        **rules(),
        **{f"python/{name}.md": api(name, packages) for name, packages in PYTHON.items()},
    }
    return made | {page: shared(page, source) for page, source in SHARED.items()}


def navigation():
    """The table of contents."""
    listed = [
        {"User guide": _group("guide", "install", "first-steps")},
        {"Panels": [f"panels/{key}.md" for key in ("index", *panel_specs())]},
        {"Command line": sorted(commands(), key=lambda page: ("index" not in page, page))},
        {
            "Reference": [
                "reference/queries.md",
                "reference/formats.md",
                "reference/json.md",
                "reference/goldfish-measures.md",
            ]
        },
        {"Rules": [*rules()]},
        {"Python": ["python/index.md", *(f"python/{name}.md" for name in PYTHON)]},
        {
            "Development": [
                "development/architecture.md",
                "development/contributing.md",
                "development/dependencies.md",
                "development/players.md",
                "development/packages.md",
                "development/security.md",
                "development/changelog.md",
            ]
        },
    ]
    return ["index.md", *listed]


def _group(folder, *first):
    written = {path.stem for path in (DOCS / folder).glob("*.md")}
    written |= {Path(page).stem for page in SHARED if page.startswith(f"{folder}/")}
    return [f"{folder}/{name}.md" for name in (*first, *sorted(written - set(first)))]


# --------------------------------------------------------------------------- files of the project


def shared(page, source):
    """A file of the project as a page: its links lead to pages where there is one."""
    text = (ROOT / source).read_text("utf-8")
    pages_of = {name: target for target, name in SHARED.items()}
    depth = page.count("/") * "../"

    def link(match):
        label, target = match[1], match[2]
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        path, _, anchor = target.partition("#")
        inside = (Path(source).parent / path).as_posix()
        if inside in pages_of:
            found = depth + pages_of[inside]
        elif inside.startswith("docs/"):
            found = depth + inside.removeprefix("docs/")
        else:
            return label if not match[0].startswith("!") else ""
        return f"{'!' * match[0].startswith('!')}[{label}]({found}{'#' * bool(anchor)}{anchor})"

    return re.sub(r"!?\[([^\]]*)\]\(([^)\s]+)\)", link, text)


# ---------------------------------------------------------------------------------------- queries


def queries():
    """The query language, from the filters."""
    from cardbase.search.manual import guide, kinds
    from cardbase.search.registry import families

    lines = ["# Query language", "", "The search box, the filter panel and `vtes-deck search` "]
    lines[-1] += "share one language. `vtes-deck search --filters` prints this page."
    lines += ["", *_prose(guide().partition("\n## ")[0])]
    for family in families():
        lines += ["", f"## {family.title}"]
        for one in family.filters:
            keys = ", ".join(f"`{key}:`" for key in (one.key, *one.aliases))
            only = "" if len(one.applies) > 1 else f" {kinds(one).capitalize()} cards only."
            examples = ", ".join(f"`{example}`" for example in one.examples)
            lines += ["", f"### {_text(one.label)} {{#filter-{one.key}}}", "", keys, ""]
            lines += [f"{_text(one.help)}{only}", "", f"Examples: {examples}"]
    return "\n".join(lines) + "\n"


def _prose(text):
    """Plain text with indented examples: one sentence a line becomes one paragraph each."""
    for line in text.splitlines():
        yield line if line.startswith("    ") or not line else f"{_text(line)}\n"


def _text(text):
    """Text that is not Markdown."""
    return re.sub(r"([\\*_<>\[\]|`])", r"\\\1", html.unescape(text))


# ---------------------------------------------------------------------------------------- formats


def formats():
    """The deck file formats, from their registry."""
    from vtes_deck.deckio.registry import formats as known

    lines = [(DOCS / "reference" / "formats-intro.txt").read_text("utf-8")]
    lines += ["| name | what it is | files | reads | writes |", "|---|---|---|---|---|"]
    for one in known().values():
        suffixes = " ".join(f"`{suffix}`" for suffix in one.suffixes)
        flags = " | ".join("yes" if can else "" for can in (one.can_read, one.can_write))
        lines.append(f"| `{one.name}` | {_text(one.title)} | {suffixes} | {flags} |")
    return "\n".join(lines) + "\n"


def measures():
    """The numbers that the goldfish counts, from the measures."""
    from vtes_deck.sim.measures import all_measures

    lines = ["# Measures of the goldfish", "", "`vtes-deck goldfish --measure NAME` shows one.", ""]
    lines += ["| name | measure | unit | how it is counted |", "|---|---|---|---|"]
    for one in all_measures():
        cells = (f"`{one.name}`", _text(one.title), _text(one.unit), _text(one.how))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


# --------------------------------------------------------------------------------------- commands


@cache
def commands():
    """A page for each command of the command line, and a list of them."""
    from vtes_deck.cli.main import program

    context = click.Context(program, info_name="vtes-deck", max_content_width=100)
    made = {}
    rows = ["| command | what it does |", "|---|---|"]
    for name in program.list_commands(context):
        command = program.get_command(context, name)
        below = click.Context(command, info_name=name, parent=context)
        made[f"commands/{name}.md"] = "\n".join(_command(command, below, 1)) + "\n"
        rows.append(f"| [`{name}`]({name}.md) | {_text(command.get_short_help_str(200))} |")
    intro = (DOCS / "reference" / "commands-intro.txt").read_text("utf-8")
    made["commands/index.md"] = "\n".join([intro, *rows, "", *_options(program, context)]) + "\n"
    return made


def _command(command, context, level):
    yield f"{'#' * level} {context.command_path}"
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield f"\n```\n{usage}\n```\n"
    yield from _help(command.help or "")
    yield from _options(command, context)
    yield from _help(command.epilog or "")
    for name in command.list_commands(context) if isinstance(command, click.Group) else ():
        inner = command.get_command(context, name)
        below = click.Context(inner, info_name=name, parent=context)
        yield ""
        yield from _command(inner, below, level + 1)


def _help(text):
    """Help in the format of click: paragraphs, and blocks after a backspace with fixed lines."""
    import inspect

    for block in inspect.cleandoc(text.partition("\f")[0]).split("\n\n"):
        if block.startswith("\b"):
            yield f"```text\n{block.removeprefix(chr(8)).strip(chr(10))}\n```\n"
        elif block:
            yield f"{_text(' '.join(block.split()))}\n"


def _options(command, context):
    records = [one.get_help_record(context) for one in command.get_params(context)]
    rows = [f"| `{name}` | {_text(meaning)} |" for name, meaning in filter(None, records)]
    return ["| option | meaning |", "|---|---|", *rows, ""] if rows else []


# ----------------------------------------------------------------------------------------- panels


@cache
def panel_specs():
    """The panels by key, as the window finds them."""
    from vtes_deck.gui.panels import find_panels

    return {spec.key: spec for spec in find_panels()}


def panels():
    """Paths of the panels' pages."""
    return {f"panels/{key}.md": key for key in panel_specs()}


def panel_head(key, markdown):
    """The page of a panel with its title, hint, place, key and picture at the top."""
    spec = panel_specs()[key]
    column = {"LEFT": "left", "CENTRE": "middle", "RIGHT": "right"}[spec.area.name]
    number = list(panel_specs()).index(key) + 1
    keys = f", Alt+{number}" if number < 10 else ""
    head = [f"# {spec.title}", "", f"{_text(spec.hint)}.", "", f"*Column: {column}{keys}.*", ""]
    return "\n".join([*head, markdown.strip(), "", f"![The panel](../pictures/{key}.webp)", ""])


# ------------------------------------------------------------------------------------------ rules


@cache
def rules():
    """The catalogue of rules, one page for each chapter."""
    from vtes_deck.app import rulebook

    made = {}
    rows = ["| chapter | rules |", "|---|---|"]
    for chapter in rulebook.chapters():
        name = rulebook.code_of(chapter).lower().replace("/", "-")
        path = f"rules/{name}.md"
        lines = [f"# {_text(chapter.title)}"]
        for rule in chapter.rule:
            lines += _rule(rulebook.entry(rule.id))
        made[path] = made.get(path, "") + "\n".join(lines) + "\n"
        rows.append(f"| [{_text(chapter.title)}]({name}.md) | {len(chapter.rule)} |")
    intro = (DOCS / "reference" / "rules-intro.txt").read_text("utf-8")
    return {"rules/index.md": "\n".join([intro, *rows]) + "\n", **made}


def _rule(entry):
    yield f"\n## {entry.rule.id} {{#{entry.rule.id.lower()}}}\n\n{_text(entry.rule.statement)}\n"
    for label, said in entry.editions:
        if said != "the same":
            yield f"- **{_text(label)}:** {_text(said)}"
    if entry.reason:
        yield f"\nNot enforced: {_text(entry.reason)}"
    for one in entry.readings:
        yield f"\n*{one.id}*: {_text(one.issue)} {_text(one.reading)}"


# ----------------------------------------------------------------------------------------- Python


def api(name, packages):
    """A page of the Python API: the packages and their public modules, from their docstrings."""
    lines = [f"# {name.capitalize()}"]
    for package in packages:
        lines += ["", f"::: {package}"]
        listed = set(packages)
        inside = getattr(import_module(package), "__path__", ())  # a module has none
        for info in pkgutil.iter_modules(inside, f"{package}."):
            if not info.ispkg and info.name not in listed and "._" not in info.name:
                lines += ["", f"::: {info.name}"]
    return "\n".join(lines) + "\n"
