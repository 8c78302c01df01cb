"""The parts of a deck that a change touches, announced once to all subscribers.

A use case changes something and announces one :class:`Changes`. Each panel looks at the kinds that
concern it and reads the new state from the session.
"""

from __future__ import annotations

import enum

import msgspec

from vtes_deck.deck.model import Deck


class What(enum.Flag):
    """The kinds of things that can change."""

    DECK = enum.auto()
    """Cards of the deck: which, how many, in which order; unknown lines too."""
    METADATA = enum.auto()
    """Name, author, description, or a comment on a card."""
    FILE = enum.auto()
    """Path, file format, origin of the deck, or whether it is saved."""
    HISTORY = enum.auto()
    """The steps that can be undone and redone."""
    OPEN_DECKS = enum.auto()
    """The open decks, their order, or the current one."""
    VERSIONS = enum.auto()
    """The versions that are kept of a deck."""
    SELECTION = enum.auto()
    """The selected card."""
    LEGALITY = enum.auto()
    """Tournament format or date for which the deck is checked."""
    CARDBASE = enum.auto()
    """The card base was replaced. The deck's cards were looked up again."""
    SETTINGS = enum.auto()
    """The player's settings: theme, language of cards, pictures ..."""


NOTHING = What(0)
EVERYTHING = ~What(0)
"""All kinds, for a panel that has just been created."""


class Changes(msgspec.Struct, frozen=True):
    """One announcement.

    Attributes:
        what: the kinds that changed, combined with ``|``.
        before: the previous deck; the same object as ``after`` if no card or word changed.
        after: the deck now.
        label: the name of the change for the player (``"Add 2 Govern the Unaligned"``), or empty.
        origin: the panel that asked for it (its key), to keep its own cursor; or empty.
    """

    what: What
    before: Deck
    after: Deck
    label: str = ""
    origin: str = ""

    def touches(self, what: What) -> bool:
        """Whether any of the kinds in ``what`` changed."""
        return bool(self.what & what)

    def then(self, later: Changes) -> Changes:
        """This change and a ``later`` one as a single change."""
        return Changes(
            what=self.what | later.what,
            before=self.before,
            after=later.after,
            label=later.label or self.label,
            origin=self.origin if self.origin == later.origin else "",
        )


def differences(before: Deck, after: Deck) -> What:
    """The kinds of things that two decks differ in."""
    what = NOTHING
    if (before.name, before.author, before.description) != (
        after.name,
        after.author,
        after.description,
    ):
        what |= What.METADATA
    for old, new in ((before.crypt, after.crypt), (before.library, after.library)):
        if old == new:
            continue
        if [(s.card, s.count) for s in old] != [(s.card, s.count) for s in new]:
            what |= What.DECK
        if {s.card: s.comment for s in old if s.comment} != {
            s.card: s.comment for s in new if s.comment
        }:
            what |= What.METADATA
    if before.unknown != after.unknown:
        what |= What.DECK
    return what
