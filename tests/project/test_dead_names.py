"""Every class, function, method and constant of the packages is used."""

import ast
import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parents[2]
FOUND_BY_NAME = {"CARDS", "COMMAND", "FILTERS", "FORMAT", "MEASURE", "PANEL"}
"""The names that registries look for."""
EDITIONS = Path("vtes_deck/rulesets")
OF_LIBRARIES = {"ConnectionCls", "braceidpattern", "clone", "iconName", "seekable"}
"""The names that base classes of Python, Qt and urllib3 look for."""


def sources(*folders):
    for folder in folders:
        for path in sorted((HERE / folder).rglob("*.py")):
            yield path.relative_to(HERE), ast.parse(path.read_text("utf-8"))


def used_names(tree):
    """Names that are read, attributes, arguments, and words of short texts ("module.name")."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.MatchClass(kwd_attrs=names):
                yield from names
            case ast.Constant(value=str(text)) if len(text) < 60:
                yield from re.findall(r"\w+", text)


def is_called_elsewhere(node):
    """Whether a decorator registers the function, or the base class calls the method."""
    return isinstance(node, ast.FunctionDef) and any(
        not isinstance(decorator, ast.Name) or decorator.id not in {"property", "cached_property"}
        for decorator in node.decorator_list
    )


def defined_names(tree):
    """Names of constants, classes, functions, methods and fields that no registry looks up."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    for node in (one for body in bodies for one in body):
        match node:
            case ast.ClassDef() | ast.FunctionDef() if not is_called_elsewhere(node):
                yield node.name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def is_edition(path, name):
    """Whether the registry of editions looks for the name, which is that of the module."""
    return path.parent == EDITIONS and name == path.stem.upper()


def dead_names(defined, used):
    known = FOUND_BY_NAME | OF_LIBRARIES
    return [
        f"{path}: {name}"
        for path, tree in defined
        for name in defined_names(tree)
        if not used[name]
        and name not in known
        and not name.startswith("__")
        and not is_edition(path, name)
    ]


def test_every_name_is_used():
    packages = list(sources("cardbase", "vtes_deck"))
    used = Counter()
    for _path, tree in (*packages, *sources("tests", ".ci")):
        used.update(used_names(tree))
    assert dead_names(packages, used) == []


def test_an_unused_name_is_found():
    tree = ast.parse(
        "LEFT = 1\nUSED = 2\ndef f(): return USED\n"
        "class C:\n    field: int\n    @property\n    def p(self): return f()\n"
        "    @override\n    def known(self): pass\n"
    )
    used = Counter(used_names(tree))
    dead = dead_names([(Path("a.py"), tree)], used)
    assert dead == ["a.py: LEFT", "a.py: C", "a.py: field", "a.py: p"]
