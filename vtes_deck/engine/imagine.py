"""Imagining: a game that a Methuselah could be in, for all she knows.

Whoever thinks ahead gets such a game and never the real one: what she cannot see is dealt anew
among the places where it could be, and chance goes on differently.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game
from vtes_deck.engine.state.table import Seat, Table, Zone
from vtes_deck.kernel.random_streams import RandomStreams


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
    deal_anew(table, seat, seed)
    return Game(table, seed)


def deal_anew(table: Table, seat: int, seed: int) -> None:
    """Deals anew whatever ``seat`` cannot see, and lets chance go on differently."""
    random = RandomStreams(seed)
    for player in table.seats:
        _deal_library(table, player, random, own=player.number == seat)
        _deal_crypt(table, player, random, own=player.number == seat)
    table.random = RandomStreams(random.below("what comes", 1 << 62))


def _deal_library(table: Table, player: Seat, random: RandomStreams, *, own: bool) -> None:
    """Hand and library of one deck, dealt anew; one's own hand is known."""
    held = 0 if own else len(player.hand)
    cards = player.library if own else [*player.library, *player.hand]
    random.shuffle(f"library of seat {player.number}", cards)
    if not own:
        player.library, player.hand = cards[held:], cards[:held]
        _note(table, player.library, Zone.LIBRARY)
        _note(table, player.hand, Zone.HAND)
        player.hand_changes()


def _deal_crypt(table: Table, player: Seat, random: RandomStreams, *, own: bool) -> None:
    """Crypt and uncontrolled region of one deck, dealt anew; one's own region is known."""
    seen = {card for card, _ in table.merged}  # by everybody, in play
    seen.update(one.vampire.card for one in table.banished)
    region = {} if own else {c: n for c, n in player.uncontrolled.items() if c not in seen}
    waiting = len(region)
    cards = player.crypt if own else [*player.crypt, *region]
    random.shuffle(f"crypt of seat {player.number}", cards)
    if not own:
        dealt = iter(cards)
        player.uncontrolled = {
            card if card in seen else next(dealt): n for card, n in player.uncontrolled.items()
        }
        player.crypt = cards[waiting:]
        _note(table, player.crypt, Zone.CRYPT)
        _note(table, list(player.uncontrolled), Zone.UNCONTROLLED)


def _note(table: Table, cards: list[int], zone: Zone) -> None:
    """The cards are there now."""
    for card in cards:
        table.where[card] = zone
