"""What the code is that reads sources and shapes cards, in a short text.

It stands for a schema number that nobody can forget to raise: another text means another snapshot.
"""

from __future__ import annotations

import hashlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from _typeshed.importlib import PathEntryFinderProtocol

_PACKAGE = __name__.rpartition(".")[0]
_MODULES = ("model", "names", "archive", "store")
_PACKAGES = ("facts", "sources")


def code_fingerprint() -> str:
    """Changes whenever the code does.

    Where the source files are at hand, their sizes and times tell. A frozen program has none, so
    its compiled code is hashed.
    """
    try:
        return _of_files(Path(__file__).parent)
    except OSError:
        return _of_compiled()


def _of_files(home: Path) -> str:
    files = [home / f"{name}.py" for name in _MODULES]
    for package in _PACKAGES:
        files += sorted((home / package).glob("*.py"))
    stats = [(path.name, path.stat()) for path in files]
    return ";".join(f"{name}={s.st_size},{s.st_mtime_ns}" for name, s in stats)


def _of_compiled() -> str:
    digest = hashlib.sha256()
    for spec in _specs():
        digest.update(f"\n{spec.name}\n".encode())
        # Not every loader that has the method says so by its class (PyInstaller's does not).
        code = get_code(spec.name) if (get_code := getattr(spec.loader, "get_code", None)) else None
        if code is None:
            raise RuntimeError(f"the loader of {spec.name} does not give its code")
        for part in parts_of(code):
            digest.update(part.encode())
    return f"compiled:{digest.hexdigest()}"


def _specs() -> Iterator[ModuleSpec]:
    """Where the modules are, found without importing any."""
    for spec in _inside(sys.modules[_PACKAGE].__path__, f"{_PACKAGE}."):
        name = spec.name.rpartition(".")[2]
        if name in _MODULES + _PACKAGES:
            yield spec
        if name in _PACKAGES:
            yield from _inside(spec.submodule_search_locations, f"{spec.name}.")


def _inside(folders: Iterable[str] | None, prefix: str) -> Iterator[ModuleSpec]:
    found = sorted(pkgutil.iter_modules(folders, prefix), key=lambda module: module.name)
    for finder, name, _ in found:
        spec = cast("PathEntryFinderProtocol", finder).find_spec(name)
        if spec is not None:
            yield spec


def parts_of(code: CodeType) -> Iterator[str]:
    """All that tells one piece of compiled code from another; no paths and no line numbers."""
    yield f"{code.co_name} {code.co_code.hex()} {code.co_exceptiontable.hex()}"
    yield repr((code.co_names, code.co_varnames, code.co_freevars, code.co_argcount))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from parts_of(constant)
        elif isinstance(constant, frozenset):
            yield repr(sorted(map(repr, constant)))  # its own order differs from start to start
        else:
            yield repr(constant)
