"""An additional edition as a new file in the package of editions."""

import contextlib
import sys

from vtes_deck import rulesets

HOUSE_RULES = """
from msgspec.structs import replace

from vtes_deck.rulesets.vekn import VEKN

HOUSE_RULES = replace(VEKN, name="house-rules", label="Rules of the house", starting_pool=20)
"""


@contextlib.contextmanager
def new_edition(folder, file="house_rules.py", text=HOUSE_RULES):
    """Add this file, in ``folder``, to the package."""
    (folder / file).write_text(text, encoding="utf-8")
    rulesets.__path__.append(str(folder))
    rulesets._names.cache_clear()  # noqa: SLF001 - it holds the scan
    try:
        yield
    finally:
        rulesets.__path__.remove(str(folder))
        rulesets._names.cache_clear()  # noqa: SLF001
        sys.modules.pop(f"vtes_deck.rulesets.{file.removesuffix('.py')}", None)
