"""Karl Schrekt: plays the cards of justicars."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import Eligibility, OwnStatic, Requirement, Wording
from vtes_deck.effects.vocab import Sect, Title, card


class PassesForTitle(OwnStatic, Eligibility, frozen=True):
    """The minion can play cards that require a title as if it had the title.

    Attributes:
        title: the title.
        sect: the sect to which it implicitly belongs for such a card.
    """

    title: Title
    sect: Sect

    @override
    def read(self, requirement: Requirement) -> Requirement:
        if self.title not in requirement.titles:
            return requirement
        sects = () if self.sect in requirement.sects else requirement.sects
        return replace(requirement, titles=(), sects=sects)

    @override
    def say(self, wording: Wording) -> str:
        title = self.title.value.lower()
        return (
            f"{wording.name} can play cards requiring a {title} as if {wording.name} were a {title}"
        )


CARDS = (card(201621, "Karl Schrekt", PassesForTitle(Title.JUSTICAR, Sect.CAMARILLA)),)
