"""Ministry of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    STRIKE,
    Activity,
    AtBleed,
    Aura,
    Belongs,
    Bonus,
    InCombat,
    MinionFilter,
    Move,
    Restriction,
    Same,
    Strike,
    card,
)

CARDS = (
    card(
        201736,
        "Agnieszka, Tempter of Legions",
        InCombat(Move(when=STRIKE, strike=Strike(combat_ends=True), blood=1)),
    ),
    card(
        201777,
        "Verrix, Naughty Boy",
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(Same("host", "acting"), AtBleed())),
    ),
    card(
        200828,
        "Legba",
        Restriction(
            activity=Activity.VOTE,
            host=False,
            who=MinionFilter(clans=("Ministry",)),
            conditions=(Same("host", "caller"), Belongs("user", "others")),
        ),
    ),
)
