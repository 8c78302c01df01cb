"""Converts values of files and forms to entries and positions; errors are sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cardbase.message import Message
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.heritage.dataset.reader import line_at, with_tables
from vtes_deck.heritage.dataset.validation import shown, value_problems
from vtes_deck.kernel.toml_lines import Path, lines_of
from vtes_deck.language import tr


def converted(values: object, kind: Any, text: str | None = None) -> Any:  # noqa: ANN401
    """Plain values as ``kind``, a type or a union of them.

    Args:
        values: values of TOML or JSON; the keys of tables are texts.
        kind: their expected type.
        text: the TOML source, to name its lines.

    Raises:
        HeritageError: they are wrong; each line of the message names one field.
    """
    try:
        return msgspec.convert(values, kind, str_keys=True)
    except RecursionError:
        raise HeritageError(tr("it is nested too deeply")) from None
    except msgspec.ValidationError as error:
        found = value_problems(values, kind) or [((), Message(str(error)))]
        lines = with_tables(lines_of(text)) if text is not None else {}
        said = [_said(path, message, lines) for path, message in found]
        raise HeritageError("\n".join(said)) from None


def _said(path: Path, message: Message, lines: Mapping[Path, int]) -> str:
    line = line_at(lines, path)
    parts = (
        tr("line {n}", n=line) if line else "",
        shown(path).removeprefix("."),
        message.render(tr),
    )
    return ": ".join(filter(None, parts))
