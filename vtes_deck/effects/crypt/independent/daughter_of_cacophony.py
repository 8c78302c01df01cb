"""Independent Daughter of Cacophony."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    Aura,
    Bonus,
    Is,
    MinionFilter,
    Restriction,
    Same,
    card,
)

CARDS = (
    card(
        200111,
        "Antoinette Dubois",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(clans=("Toreador",)),
            conditions=(Same("host", "acting"),),
        ),
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(clans=("Toreador antitribu",)),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        200331,
        "Delilah Monroe",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(older=True)),),
        ),
    ),
)
