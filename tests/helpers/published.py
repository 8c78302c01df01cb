"""The editions whose rulebooks the tests quote.

A test that says what a rulebook says runs for these. A test of what holds in every edition, also in
one that was added, runs for ``vtes_deck.rulesets.EDITIONS``.
"""

from vtes_deck.rulesets import EDITIONS

PUBLISHED = {name: EDITIONS[name] for name in ("vekn", "playmat", "white-wolf", "jyhad-1994")}
