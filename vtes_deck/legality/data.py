"""The dated rule data in ``resources/legality``, read into values.

Legality lies below ``vtes_deck.app``, whose way to the resources it may not take, so it knows its
own folder.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

import vtes_deck


def read[T](name: str, kind: type[T]) -> T:
    """The file ``name`` of ``resources/legality`` as a value of type ``kind``.

    Raises:
        FileNotFoundError: there is no such file; the installation is not complete.
        msgspec.ValidationError: it has another shape.
    """
    text = (folder() / name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


@cache
def folder() -> Path:
    """Where the rule data lie: in an installed program, or in the checkout.

    Raises:
        FileNotFoundError: in neither.
    """
    package = Path(str(files(vtes_deck)))
    for place in (package / "_resources", package.parent / "resources"):
        if (place / "legality").is_dir():
            return place / "legality"
    raise FileNotFoundError(f"no rule data beside {package}: the installation is not complete")
