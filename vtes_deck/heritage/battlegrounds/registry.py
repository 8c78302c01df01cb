"""All battlegrounds, and those of each era."""

from __future__ import annotations

from vtes_deck.heritage.battleground import Battleground
from vtes_deck.heritage.battlegrounds.anarch_revolt import AnarchRevolt
from vtes_deck.heritage.battlegrounds.beast_within import BeastWithin
from vtes_deck.heritage.battlegrounds.clans_high_and_low import ClansHighAndLow
from vtes_deck.heritage.battlegrounds.court import Court
from vtes_deck.heritage.battlegrounds.inquisition import Inquisition
from vtes_deck.heritage.battlegrounds.masquerade import Masquerade
from vtes_deck.heritage.battlegrounds.rise_of_humanity import RiseOfHumanity
from vtes_deck.heritage.battlegrounds.sabbat_wars import SabbatWars
from vtes_deck.heritage.battlegrounds.war_of_the_princes import WarOfThePrinces
from vtes_deck.language import mark

BATTLEGROUNDS: dict[str, Battleground] = {
    one.letter: one
    for one in (
        ClansHighAndLow(),
        BeastWithin(),
        WarOfThePrinces(),
        Inquisition(),
        AnarchRevolt(),
        Masquerade(),
        Court(),
        RiseOfHumanity(),
        SabbatWars(),
    )
}
"""By letter."""

KINDS = (mark("class"), mark("temperament"), mark("geography"))
ERAS = range(1, 8)


def of_era(era: int) -> tuple[str, str, str]:
    """The battlegrounds of an era: one for class, temperament and geography.

    H-SET-06: those of the first chapter are A, B and C.
    """
    found = [
        next(one.letter for one in BATTLEGROUNDS.values() if one.kind == kind and era in one.eras)
        for kind in KINDS
    ]
    return found[0], found[1], found[2]
