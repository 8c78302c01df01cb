"""Assets: discarded in the player's own turn for their effects (chapter AST)."""

from __future__ import annotations

from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.decisions import Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.table import Table

DISCARD = Verb("asset", "Discard the {word} asset.")
DISCARDED = EventType("asset", "{seat} discards the {word} asset.")

EFFECTS: dict[str, words.Effect] = {
    "scholarly": words.Recover(),
    "warlike": words.Clear(most=5),
    "wealthy": words.Rejuvenate(who=words.Who(of="everyone")),
    "clandestine": words.Trigger(who=words.Who(of="you")),
}
"""H-AST-01 to H-AST-04: a clan scheme from the discard pile, 1 to 5 characters removed, any vampire
rejuvenated, abilities of a vampire of the player's bloodline triggered."""


def options(table: Table, seat: int) -> list[Option]:
    """H-TRN-07: the assets that a player can discard; one in a turn."""
    if table.asset_used:
        return []
    return [Option(DISCARD, word=word) for word in dict.fromkeys(table.seats[seat].assets)]


def use(table: Table, seat: int, answer: Option) -> None:
    """H-TRN-07: carry out the effect of an asset, which is lost for the whole chronicle.

    H-AST-05: an asset from a chapter overview is like other assets.
    """
    player = table.seats[seat]
    left = list(player.assets)
    left.remove(answer.word)
    player.assets = tuple(left)
    player.used_assets = (*player.used_assets, answer.word)
    table.asset_used = True
    table.emit(DISCARDED, seat, word=answer.word)
    table.push(Resolve(seat=seat, actor=player.top, effects=(EFFECTS[answer.word],)))
