"""Karen Suadela: a prince whom Gehenna events do not affect."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NoPurpose, OwnStatic, Table, Wording, titles
from vtes_deck.effects.library.permanent.gehenna import IgnoresGehenna
from vtes_deck.effects.vocab import Aura, Bonus, Directed, Not, Same, Title, card


class IgnoresGehennaAsPrince(NoPurpose, OwnStatic, IgnoresGehenna, frozen=True):
    """Gehenna events do not affect the vampire while it is a prince."""

    @override
    def ignores(self, table: Table, source: int) -> bool:
        """CON-11, TIT-03: a contested title, or one that does not fit, does not count."""
        return titles.current_title(table, table.minion(source)) is Title.PRINCE

    @override
    def say(self, wording: Wording) -> str:
        return f"while {wording.name} is a prince, Gehenna events do not affect her"


CARDS = (
    card(
        200753,
        "Karen Suadela",
        IgnoresGehennaAsPrince(),
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), Not(Directed())),
        ),
    ),
)
