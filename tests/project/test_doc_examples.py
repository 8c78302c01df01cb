"""The Python in the documentation runs, and a shell passes on the commands unchanged."""

import ast
import re
from pathlib import Path

import click
import pytest

from vtes_deck import deckio
from vtes_deck.cli.main import program
from vtes_deck.deck.winning_decks import from_archive

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *(?:\$ )?(?:\S+ \| )?(vtes-deck .*)$", re.MULTILINE)
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
MISREAD = re.compile(r"[^\s>][<>]|[<>][^\s>]|[();&]")
"""Characters that a shell interprets; a redirection is written between spaces."""


def result_of(source, node):
    """Return the literal in the comment after an expression as a tuple, empty without one."""
    comment = source.splitlines()[node.end_lineno - 1].partition("  # ")[2]
    try:
        return (ast.literal_eval(comment),)
    except (SyntaxError, ValueError):
        return ()


def run(source, names):
    """Run a block, compare the stated results, and return their number."""
    compared = 0
    for node in ast.parse(source).body:
        if isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), "example", "eval"), names)  # noqa: S307
            for result in result_of(source, node):
                assert value == result, ast.unparse(node)
                compared += 1
        else:
            exec(compile(ast.Module([node], []), "example", "exec"), names)  # noqa: S102
    return compared


def test_python_in_the_documentation_runs_with_the_stated_results(cb, monkeypatch, tmp_path):
    monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)
    monkeypatch.chdir(tmp_path)
    deck = from_archive(cb.archive.decks[0], cb.get)
    Path("my-deck.txt").write_text(deckio.write(deck, "text", cb), "utf-8")
    compared = 0
    for page in PAGES:
        names = {"__name__": "example"}
        for source in BLOCK.findall(page.read_text("utf-8")):
            compared += run(source, names)
    assert compared >= 3


def helps(command, context):
    """The help of a command and of the commands in it."""
    yield command.get_help(context)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            yield from helps(inner, click.Context(inner, context, name))


def test_a_shell_passes_every_example_unchanged():
    texts = [*helps(program, click.Context(program)), *(p.read_text("utf-8") for p in PAGES)]
    commands = [line for text in texts for line in COMMAND.findall(text)]
    assert len(commands) > 100
    assert [one for one in commands if MISREAD.search(QUOTED.sub("", one))] == []


@pytest.mark.parametrize("line", ["search cap>=7", "odds a.txt crypt(Arika)", "x <b"])
def test_an_example_that_a_shell_changes_is_found(line):
    assert MISREAD.search(QUOTED.sub("", line))
