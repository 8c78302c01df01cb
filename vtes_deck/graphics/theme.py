"""The theme, light and dark: a palette for Fusion and one style sheet.

Colours have names (:mod:`vtes_deck.graphics.colors`). Lengths are computed from the font, so that
the theme scales with it. The program installs one :class:`ThemeController`; all other code calls
:func:`tokens` and :meth:`Metrics.of`::

    controller = ThemeController(app, choice="system")
    controller.set_choice("dark")          # at once, without a restart
    theme.tokens().color("danger")
"""

from __future__ import annotations

import string
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from vtes_deck.graphics.colors import Scheme, Tokens, load_tokens
from vtes_deck.resources import resource

type Choice = Literal["system", "light", "dark"]

CHOICES: tuple[Choice, ...] = ("system", "light", "dark")


@dataclass(frozen=True)
class Metrics:
    """Lengths in device-independent pixels, all derived from one font.

    Letters come in four sizes. With a font of 10 points these are 10, 12, 16 and 24.

    Attributes:
        line: height of a line of text.
        small, gap, pad, big, wide: spacing from narrow to wide.
        radius: the radius of rounded corners.
        icon: side of an icon next to text.
        scroll: breadth of a scroll bar.
        title_pt: size of a title in points.
        name_pt: size of the deck's name in points.
        headline_pt: size of the number in an answer, in points.
    """

    line: int
    small: int
    gap: int
    pad: int
    big: int
    wide: int
    radius: int
    icon: int
    scroll: int
    title_pt: float
    name_pt: float
    headline_pt: float

    @classmethod
    def of(cls, font: QFont) -> Metrics:
        """The lengths for ``font``."""
        line = QFontMetricsF(font).height()

        def length(part: float, least: int = 1) -> int:
            return max(least, round(line * part))

        points = font.pointSizeF() if font.pointSizeF() > 0 else line * 0.6
        return cls(
            line=length(1),
            small=length(0.2, 2),
            gap=length(0.3, 3),
            pad=length(0.45, 4),
            big=length(0.8),
            wide=length(1.5),
            radius=length(0.25, 2),
            icon=length(1.05, 12),
            scroll=length(0.75, 10),
            title_pt=round(points * 1.2, 1),
            name_pt=round(points * 1.6, 1),
            headline_pt=round(points * 2.4, 1),
        )


def wants_contrast() -> bool:
    """Whether the system asks for high contrast; Qt reports this since 6.10."""
    hints = QGuiApplication.styleHints()  # kept, because Qt deletes its contents with it
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


_PRINTED: ContextVar[bool] = ContextVar("printed", default=False)


@contextmanager
def printed() -> Iterator[None]:
    """Paint for paper within the context: light, independent of the theme of the window."""
    before = _PRINTED.set(True)
    try:
        yield
    finally:
        _PRINTED.reset(before)


def tokens() -> Tokens:
    """The current colours; without a controller, those that match the palette."""
    if _PRINTED.get():
        return load_tokens("light")
    app = QApplication.instance()
    controller = app.findChild(ThemeController) if app else None
    if controller is not None:
        return controller.tokens
    dark = isinstance(app, QApplication) and app.palette().window().color().lightness() < 128
    return load_tokens("dark" if dark else "light")


class _Sheet(string.Template):
    """A style sheet with ``${names}`` in it."""

    braceidpattern = r"[a-z][a-z0-9-]*"


def style_sheet(look: Tokens, font: QFont) -> str:
    """The style sheet for a theme and a font."""
    lengths = Metrics.of(font)
    values = {name.replace("_", "-"): f"{value:g}" for name, value in vars(lengths).items()}
    tick = round(lengths.line * 0.72)
    values |= {
        "scheme": look.scheme,
        "images": resource("themes/images").as_posix(),
        "arrow": str(round(lengths.line * 0.6)),
        "tick": str(tick),
        # Half the side of a box, with its border of 1 px, makes it round.
        "tick-radius": str((tick + 2) // 2),
        # The border of a focused widget is 1 px wider, and what is inside stays in its place.
        "small-focus": str(lengths.small - 1),
        "pad-focus": str(lengths.pad - 1),
        "big-focus": str(lengths.big - 1),
        "tick-focus": str(tick - 2),
        # The overhang of a slider's handle over its groove of 4 px.
        "handle": str((tick - 2) // 2),
        # A handle has 2 px of space on each side; half of the rest makes its ends round.
        "scroll-radius": str(max(0, (lengths.scroll - 4) // 2)),
    }
    sheet = _Sheet(resource("themes/style.qss").read_text("utf-8"))
    return sheet.substitute(dict(look.colors) | values)


def palette(look: Tokens) -> QPalette:
    """The palette that Fusion draws with."""
    role = QPalette.ColorRole
    wanted = {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "field",
        role.AlternateBase: "alternate",
        role.Text: "text",
        role.Button: "panel",
        role.ButtonText: "text",
        role.BrightText: "danger",
        role.Highlight: "accent-fill",
        role.HighlightedText: "text-on-accent",
        role.Accent: "accent-fill",
        role.Link: "link",
        role.LinkVisited: "link-visited",
        role.ToolTipBase: "raised",
        role.ToolTipText: "text",
        role.PlaceholderText: "text-muted",
        role.Light: "raised",
        role.Midlight: "header",
        role.Mid: "border",
        role.Dark: "border-strong",
    }
    made = QPalette()
    for each, name in wanted.items():
        made.setColor(each, look.color(name))
    made.setColor(role.Shadow, QColor(0, 0, 0))
    off = QPalette.ColorGroup.Disabled
    for each in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        made.setColor(off, each, look.color("text-disabled"))
    made.setColor(off, role.Highlight, look.color("header"))
    made.setColor(off, role.HighlightedText, look.color("text-disabled"))
    return made


class ThemeController(QObject):
    """Sets the theme of the application: the player's choice, or the system's.

    If the system asks for high contrast, the theme has the colours for it.

    Signals:
        changed: the theme has just changed; colours and style sheet are in use.
    """

    changed = Signal()

    def __init__(self, app: QApplication, choice: Choice = "system") -> None:
        super().__init__(app)
        self._app = app
        self._choice: Choice = "system"
        self._tokens: Tokens | None = None
        self._sheet_font = ""
        app.setStyle("Fusion")
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        # An event filter of the application would be called for every event.
        app.fontChanged.connect(self._follow)
        self.set_choice(choice)

    @property
    def choice(self) -> Choice:
        """The player's choice."""
        return self._choice

    @property
    def scheme(self) -> Scheme:
        """The current theme."""
        return self.tokens.scheme

    @property
    def tokens(self) -> Tokens:
        """The current colours."""
        return self._tokens or load_tokens(self._wanted(), strong=wants_contrast())

    def set_choice(self, choice: Choice) -> None:
        """Use the theme of a choice.

        Raises:
            ValueError: it is none of :data:`CHOICES`.
        """
        if choice not in CHOICES:
            raise ValueError(f"there is no look {choice!r}; there are {', '.join(CHOICES)}")
        self._choice = choice
        schemes = Qt.ColorScheme
        wanted = {"light": schemes.Light, "dark": schemes.Dark}.get(choice, schemes.Unknown)
        # Title bars and file dialogs of the system follow it if the platform supports that.
        self._app.styleHints().setColorScheme(wanted)
        self._apply()

    @Slot()
    def _follow(self) -> None:
        self._apply()

    def _wanted(self) -> Scheme:
        if self._choice != "system":
            return self._choice
        dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    def _apply(self) -> None:
        look = load_tokens(self._wanted(), strong=wants_contrast())
        font = self._app.font()
        if look is self._tokens and font.toString() == self._sheet_font:
            return
        self._tokens = look
        self._sheet_font = font.toString()
        self._app.setPalette(palette(look))
        # Qt replaces a style sheet by polishing each widget again for each widget around it, and
        # sets a first one by polishing each widget once.
        self._app.setStyleSheet("")
        self._app.setStyleSheet(style_sheet(look, font))
        self.changed.emit()
