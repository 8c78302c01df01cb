"""Song of Serenity and Fists of Death: less and more strength."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    Bonus,
    Gets,
    Move,
    PlayLimit,
    Until,
    at,
    card,
    combat,
)


class Weakens(Gets, frozen=True):
    """The opposing minion has less strength, in this round or in the whole combat."""

    @override
    def say(self, wording: Wording) -> str:
        until = {Until.ROUND: "this round", Until.COMBAT: "for the remainder of combat"}
        return f"the opposing minion gets {self.n} strength {until[self.until]}"


CARDS = (
    card(
        101827,
        "Song of Serenity",
        combat("ani", at(BEFORE_RANGE), Weakens(Bonus.STRENGTH, -1, Until.ROUND, "opposing")),
        combat("ANI", at(BEFORE_RANGE), Weakens(Bonus.STRENGTH, -1, Until.COMBAT, "opposing")),
        PlayLimit(per="combat"),
    ),
    card(
        100738,
        "Fists of Death",
        combat("pot", Move(when=BEFORE_RANGE, changes=((Bonus.STRENGTH, 1, Until.COMBAT),))),
        combat("POT", Move(when=BEFORE_RANGE, changes=((Bonus.STRENGTH, 2, Until.COMBAT),))),
    ),
)
