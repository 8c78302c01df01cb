"""A reference in a docstring, such as ``:class:`cardbase.model.Printing```, names what exists."""

import ast
import re
import sys
from functools import cache
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("cardbase", "vtes_deck")

REFERENCE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):`~?([\w.]+)`")


def modules():
    """The files of the packages by the names of their modules."""
    files = chain.from_iterable((ROOT / name).rglob("*.py") for name in PACKAGES)
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in files
    }


@cache
def words(path):
    """The names that the code of a file defines, imports or uses, including its attributes."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.ClassDef(name=name) | ast.alias(asname=None, name=name):
                found.add(name.rpartition(".")[2])
            case ast.alias(asname=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                found.add(name)
            case ast.arg(arg=name) | ast.TypeAlias(name=ast.Name(id=name)):
                found.add(name)
    return found


def is_known(target, path, known):
    """Whether a reference in a file names a module, a name of a module, or a name of the file.

    Modules may be named relative to the package of the file.
    """
    target = target.removeprefix(".")
    if target.partition(".")[0] in sys.stdlib_module_names:
        return True
    if target.partition(".")[0] not in PACKAGES:
        if target.rpartition(".")[2] in words(path):
            return True
        target = ".".join([*path.parent.relative_to(ROOT).parts, target])
    module = target
    while module not in known:
        module = module.rpartition(".")[0]
    names = target.removeprefix(module).strip(".").split(".")
    return all(name in words(known[module]) for name in names if name)


def unknown_references(path, known):
    """The references in a file that name nothing."""
    for target in REFERENCE.findall(path.read_text(encoding="utf-8")):
        if not is_known(target, path, known):
            yield f"{path.relative_to(ROOT)}: {target}"


def test_a_reference_in_a_docstring_names_an_existing_object():
    known = modules()

    assert list(chain.from_iterable(unknown_references(one, known) for one in known.values())) == []


def test_an_unknown_reference_is_found():
    known = modules()
    path = known["cardbase.model"]

    assert is_known("cardbase.model.CryptCard.name", path, known)
    assert is_known("CryptCard", path, known)
    assert is_known("names.normalize", path, known)
    assert not is_known("cardbase.model.Missing", path, known)
    assert not is_known("cardbase.missing", path, known)
    assert not is_known("Missing", path, known)
    assert not is_known("names.missing", path, known)
