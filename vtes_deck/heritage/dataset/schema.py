"""The JSON schema of a data set, for completion in editors that support TOML."""

from __future__ import annotations

from typing import Any

import msgspec

from vtes_deck.heritage.dataset.reader import LISTS, TABLES
from vtes_deck.heritage.dataset.references import NAMES


def schema() -> dict[str, Any]:
    """The schema of a file, as plain values."""
    kinds = [*TABLES.values(), NAMES, *LISTS.values()]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    tables = dict(zip((*TABLES, "names", *LISTS), shapes, strict=True))
    properties = {
        name: {"type": "array", "items": shape} if name in LISTS else shape
        for name, shape in tables.items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A data set of Heritage",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "$defs": parts,
    }
