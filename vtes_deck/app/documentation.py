"""The place of the documentation: in an installation, or in a checkout after ``make docs``."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import vtes_deck

INSTALLED = "_docs"


def built(package: Path | None = None) -> Path | None:
    """The first page of the built documentation, or ``None`` if it is not built.

    Args:
        package: the folder of ``vtes_deck``, by default the one in use.
    """
    package = package or _package()
    places = (package / INSTALLED, package.parent / "build" / "docs")
    pages = (folder / "index.html" for folder in places)
    return next((page for page in pages if page.is_file()), None)


def source(package: Path | None = None) -> Path | None:
    """The folder with the source text of the documentation, which only a checkout has."""
    folder = (package or _package()).parent / "docs"
    return folder if (folder / "index.md").is_file() else None


def _package() -> Path:
    return Path(str(files(vtes_deck)))
