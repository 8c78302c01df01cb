"""The colours: their names, those of charts and of the game table, and their contrast.

The values are in ``resources/themes/light.toml`` and ``dark.toml``; the table ``charts`` has those
of charts. :mod:`vtes_deck.graphics.theme` applies them to the window.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from PySide6.QtGui import QColor

from vtes_deck.resources import resource

type Scheme = Literal["light", "dark"]

GROUNDS = ("window", "panel", "field", "alternate", "raised", "header", "hover")
FELT = ("felt", "felt-seat", "felt-edge")
STATES = ("success", "warning", "danger", "info")

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in ("text", "text-muted") for ground in GROUNDS),
    ("text", "pressed"),
    ("text-selected", "selection"),
    ("text-muted", "selection"),
    ("text-on-accent", "accent-fill"),
    ("text-on-accent", "accent-fill-hover"),
    *(
        (text, ground)
        for text in ("accent", "link", "link-visited", "blood", "pool", *STATES)
        for ground in ("window", "panel", "field", "alternate", "raised")
    ),
    *((state, f"{state}-ground") for state in STATES),
    *(("text", f"{state}-ground") for state in STATES),
    *(
        (text, ground)
        for text in ("felt-text", "felt-muted", "felt-loss", "felt-gain")
        for ground in FELT
    ),
)
"""Every text colour with each of its backgrounds; all reach 4.5:1 (WCAG 2.2, 1.4.3)."""

MARK_PAIRS: tuple[tuple[str, str], ...] = tuple(
    (mark, ground)
    for mark in ("border-strong", "focus", "accent", "chart-data")
    for ground in ("window", "panel", "field", "raised")
) + tuple((mark, ground) for mark in ("felt-live", "felt-chosen", "felt-turn") for ground in FELT)
"""Lines and marks with a meaning, with their backgrounds; all reach 3:1 (WCAG 2.2, 1.4.11)."""


@dataclass(frozen=True)
class Tokens:
    """The named colours of one theme.

    Attributes:
        scheme: light or dark.
        strong: whether the colours are those of high contrast.
        colors: ``#rrggbb`` by name; ``chart-data`` is the first of the series.
        series: colours of a chart's categories, in the order in which to use them.
    """

    scheme: Scheme
    colors: Mapping[str, str]
    series: tuple[str, ...]
    strong: bool = False

    def color(self, name: str) -> QColor:
        """The colour of a name.

        Raises:
            KeyError: there is no such name; the message lists them.
        """
        try:
            return QColor(self.colors[name])
        except KeyError:
            raise KeyError(
                f"there is no colour {name!r}; there are {', '.join(self.colors)}"
            ) from None


def load_tokens(scheme: Scheme, *, strong: bool = False) -> Tokens:
    """The colours of a theme, from its file in ``resources/themes``; ``strong``: high contrast."""
    return _loaded(scheme, strong)


@cache
def _loaded(scheme: Scheme, strong: bool) -> Tokens:
    raw = tomllib.loads(resource(f"themes/{scheme}.toml").read_text("utf-8"))
    charts = raw["charts"]
    named = {f"chart-{key}": value for key, value in charts.items() if isinstance(value, str)}
    named["chart-data"] = charts["series"][0]
    return Tokens(
        scheme=scheme,
        colors=MappingProxyType(raw["colors"] | named | (_strong_colors(scheme) if strong else {})),
        series=tuple(charts["series"]),
        strong=strong,
    )


def _strong_colors(scheme: Scheme) -> dict[str, str]:
    raw = tomllib.loads(resource("themes/contrast.toml").read_text("utf-8"))
    colors: dict[str, str] = raw[scheme]
    return colors


def contrast(first: QColor | str, second: QColor | str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance)."""
    lighter, darker = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
