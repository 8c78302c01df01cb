"""Jimmy Dunn: a second copy burns the first."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, OwnStatic, Wording, YieldsToCopy
from vtes_deck.effects.vocab import card


class NoContest(OwnStatic, YieldsToCopy, frozen=True):
    """The vampire cannot be contested."""

    @override
    def does(self) -> tuple[Does, ...]:
        """None, because the Methuselah who loses a vampire depends on the table."""
        return ()

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} cannot be contested; if a second Jimmy would enter play, burn the "
            "first Jimmy in play instead of contesting him"
        )


CARDS = (card(200705, "Jimmy Dunn", NoContest()),)
