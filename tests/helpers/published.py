"""The editions whose rulebooks the tests quote.

A test of the text of a rulebook runs for these. A test of a property of every edition, also of an
added one, runs for ``vtes_deck.rulesets.EDITIONS``.
"""

from vtes_deck.rulesets import EDITIONS

PUBLISHED = {name: EDITIONS[name] for name in ("vekn", "playmat", "white-wolf", "jyhad-1994")}
