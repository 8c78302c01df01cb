"""Each package has one base class of its errors, and no sentence is parsed for its meaning."""

import ast
import importlib
import pkgutil
from pathlib import Path

import pytest

import cardbase
import vtes_deck
from cardbase.errors import CardBaseError
from vtes_deck.app.errors import AppError
from vtes_deck.collection.errors import CollectionError
from vtes_deck.effects.errors import EffectsError
from vtes_deck.engine.errors import EngineError
from vtes_deck.heritage.errors import HeritageGameError
from vtes_deck.kernel.errors import KernelError
from vtes_deck.rulesets import RulesetsError
from vtes_deck.sim.errors import SimError
from vtes_deck.stats.errors import StatsError

BASES = {
    "cardbase": CardBaseError,
    "vtes_deck.app": AppError,
    "vtes_deck.collection": CollectionError,
    "vtes_deck.effects": EffectsError,
    "vtes_deck.engine": EngineError,
    "vtes_deck.heritage": HeritageGameError,
    "vtes_deck.kernel": KernelError,
    "vtes_deck.rulesets": RulesetsError,
    "vtes_deck.sim": SimError,
    "vtes_deck.stats": StatsError,
}
FILES = sorted(
    path for package in (cardbase, vtes_deck) for path in Path(package.__path__[0]).rglob("*.py")
)


def errors_of(package):
    """The public errors that the modules of a package define."""
    top = importlib.import_module(package)
    modules = [info.name for info in pkgutil.walk_packages(top.__path__, f"{package}.")]
    for module in (top, *map(importlib.import_module, modules)):
        for one in vars(module).values():
            if (
                isinstance(one, type)
                and issubclass(one, Exception)
                and one.__module__ == module.__name__
                and not one.__name__.startswith("_")
            ):
                yield one


@pytest.mark.parametrize("package", BASES)
def test_every_error_of_a_package_has_its_base_class(package):
    base = BASES[package]
    found = list(errors_of(package))
    assert found
    # A class above the base is shared with other packages.
    assert [one for one in found if not issubclass(one, base) and not issubclass(base, one)] == []


_WORDS = ("(?P<\\1>", "str(error)", "error.message", "error.msg")


def parsed_sentences(source):
    """Lines that create regular expressions from sentences, or match errors with them.

    Two shapes are found: a pattern built from ``re.escape`` of a text with placeholders, and a
    search in ``str(error)`` or ``error.message``.
    """
    if not any(word in source for word in _WORDS):
        return  # parsing is slow
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        inner = list(ast.walk(node))
        names = {one.attr for one in inner if isinstance(one, ast.Attribute)}
        placeholders = any(
            isinstance(one, ast.Constant) and isinstance(one.value, str) and "(?P<\\1>" in one.value
            for one in inner
        )
        if node.func.attr in {"compile", "sub"} and "escape" in names and placeholders:
            yield node.lineno
        if node.func.attr in {"match", "fullmatch", "search", "sub", "findall", "finditer"}:
            for argument in node.args:
                match argument:
                    case (
                        ast.Call(func=ast.Name("str"), args=[ast.Name("error")])
                        | ast.Attribute(value=ast.Name("error"), attr="message" | "msg")
                    ):
                        yield node.lineno


FOREIGN = {
    "vtes_deck/app/preflight.py": "the loader names a missing library in words only",
    "vtes_deck/kernel/toml.py": "tomllib says the line of a syntax error in words only",
}
"""Files that parse the messages of a library, because its errors have no fields."""


def test_no_sentence_is_parsed():
    root = Path(vtes_deck.__path__[0]).parent
    found = {
        path.relative_to(root).as_posix()
        for path in FILES
        if any(parsed_sentences(path.read_text("utf-8")))
    }
    assert found - FOREIGN.keys() == set()


@pytest.mark.parametrize(
    "source",
    [
        'PATTERN = re.compile(PLACE.sub(r"(?P<\\1>.*)", re.escape(sentence)))',
        "found = pattern.fullmatch(str(error))",
        "found = pattern.fullmatch(error.message)",
        're.sub("x", "", str(error))',
    ],
)
def test_a_parsed_sentence_is_found(source):
    assert list(parsed_sentences(source))
