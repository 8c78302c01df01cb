"""The dated rule data in ``resources/legality``, read into values."""

from __future__ import annotations

import tomllib

import msgspec

from vtes_deck.resources import resource


def read[T](name: str, kind: type[T]) -> T:
    """The file ``name`` of ``resources/legality`` as a value of type ``kind``.

    Raises:
        FileNotFoundError: the file does not exist; the installation is incomplete.
        msgspec.ValidationError: it has another structure.
    """
    text = resource(f"legality/{name}").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)
