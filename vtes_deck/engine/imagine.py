"""Imagining: a game that a Methuselah could be in, for all she knows.

Whoever thinks ahead gets such a game and never the real one: what she cannot see is dealt anew
among the places where it could be, and chance goes on differently.
"""

from __future__ import annotations

from vtes_deck.engine.chance import Chance
from vtes_deck.engine.decisions import NONE
from vtes_deck.engine.game import Game
from vtes_deck.engine.table import Seat, Table


def imagine(game: Game, seat: int, seed: int) -> Game:
    """A game of its own in which all that ``seat`` cannot see is dealt anew.

    GEN-15: she does not see the hands and uncontrolled regions of others, nor any library or crypt.
    What a deck holds altogether is taken as known; which of its cards lie where is not.

    Args:
        game: the real game; it is not changed.
        seat: who imagines.
        seed: another seed imagines another game.

    Raises:
        ValueError: another Methuselah is asked: her options would tell what she holds.
    """
    if game.decision is not None and game.decision.seat != seat:
        raise ValueError("a Methuselah imagines when she is asked herself")
    table = game.table.copy()
    chance = Chance(seed)
    for player in table.seats:
        _deal_library(table, player, chance, own=player.number == seat)
        _deal_crypt(table, player, chance, own=player.number == seat)
    table.chance = Chance(chance.below("what comes", 1 << 62))
    return Game(table, seed)


def _deal_library(table: Table, player: Seat, chance: Chance, *, own: bool) -> None:
    """Hand and library of one deck, dealt anew; one's own hand is known."""
    faces = list(player.library) if own else [*player.library, *player.hand]
    places = faces.copy()
    chance.shuffle(f"library of seat {player.number}", faces)
    _swap_faces(table, places, faces)
    player.reach = NONE


def _deal_crypt(table: Table, player: Seat, chance: Chance, *, own: bool) -> None:
    """Crypt and uncontrolled region of one deck, dealt anew; one's own region is known."""
    faces = list(player.crypt) if own else [*player.crypt, *player.uncontrolled]
    places = faces.copy()
    chance.shuffle(f"crypt of seat {player.number}", faces)
    _swap_faces(table, places, faces)


def _swap_faces(table: Table, places: list[int], faces: list[int]) -> None:
    """The cards in these places now show those faces."""
    cards = list(table.cards)
    for place, face in zip(places, faces, strict=True):
        cards[place] = table.cards[face]
    table.cards = tuple(cards)
