"""VTES Deck: build, judge and try decks for Vampire: The Eternal Struggle.

Attributes:
    __version__: the program's version; pyproject.toml reads it from here.
    DARK_PACK_NOTICE: the notice the Dark Pack agreement asks for, as it must appear in README,
        LICENSE and the About box.
"""

__version__ = "0.1.0"

DARK_PACK_NOTICE = (
    "Portions of the materials are the copyrights and trademarks of Paradox Interactive AB, "
    "and are used with permission. All rights reserved. "
    "For more information please visit worldofdarkness.com."
)
