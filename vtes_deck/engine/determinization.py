"""Determinization: a random game that is consistent with what a Methuselah knows.

Search algorithms use such a game instead of the real one. Hidden cards are dealt randomly among
their possible places, and the random streams are replaced. The cards are sorted first, so the game
depends on what the Methuselah knows and on the seed, and not on the real places of the cards.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics.hand import is_open
from vtes_deck.engine.state.cards_under import HidesUnder
from vtes_deck.engine.state.in_play import CardInPlay
from vtes_deck.engine.state.table import Seat, Table, Zone
from vtes_deck.kernel.random_streams import RandomStreams


def determinize(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game in which all information hidden from ``seat`` is random.

    GEN-15: hands of others that are not open, their uncontrolled regions, libraries and crypts are
    hidden. The content of each deck is known, but not the places of its cards.

    Args:
        game: the real game; it is not changed.
        seat: the Methuselah.
        seed: the seed; each gives a different game.

    Raises:
        ValueError: another Methuselah must decide: her options would reveal her cards.
    """
    if game.decision is not None and game.decision.seat != seat:
        raise ValueError("only the deciding Methuselah can determinize the game")
    table = game.table.copy()
    redeal(table, seat, seed)
    return Game(table, seed)


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deal everything hidden from ``seat`` randomly, and replace the random streams."""
    random = RandomStreams(seed)
    seen = [one.number == seat or is_open(table, one.number, seat) for one in table.seats]
    for player in table.seats:
        secret = _stored(table, seat, player.number)
        _deal_library(table, player, random, secret, seen=seen[player.number])
        _deal_crypt(table, player, random, own=player.number == seat)
    table.random = RandomStreams(random.below("what comes", 1 << 62))


def _deal_library(
    table: Table,
    player: Seat,
    random: RandomStreams,
    secret: list[tuple[CardInPlay, int]],
    *,
    seen: bool,
) -> None:
    """Deal hand and library of one deck randomly; the seat's own hand and open hands are known.

    ``secret`` gives the cards of the deck under cards in play, with their hosts; they are dealt
    too.
    """
    held = 0 if seen else len(player.hand)
    hidden = player.library if seen else [*player.library, *player.hand]
    cards = sorted([*hidden, *(card for _, card in secret)])
    random.shuffle(f"library of seat {player.number}", cards)
    for holder, card in secret:
        dealt = cards.pop()
        table.where[dealt] = Zone.ASIDE
        table.aside.remove(card)
        table.aside.append(dealt)
        holder.under = tuple(dealt if one == card else one for one in holder.under)
    player.library = cards[held:]
    if secret or not seen:
        _note(table, player.library, Zone.LIBRARY)
    if not seen:
        player.hand = cards[:held]
        _note(table, player.hand, Zone.HAND)
        player.hand_changes()


def _stored(table: Table, seat: int, owner: int) -> list[tuple[CardInPlay, int]]:
    """Cards of a deck under cards in play, with their hosts, that a Methuselah has never seen."""
    return [
        (holder, card)
        for holder in table.in_play.values()
        if holder.under and seat not in {holder.controller, owner}
        for card in holder.under
        if table.owner[card] == owner and any(table.cards[holder.card].of(HidesUnder))
    ]


def _deal_crypt(table: Table, player: Seat, random: RandomStreams, *, own: bool) -> None:
    """Deal crypt and uncontrolled region randomly; the seat's own region is known."""
    seen = {card for card, _ in table.merged}  # by everyone, in play
    seen.update(one.vampire.card for one in table.banished)
    region = {} if own else {c: n for c, n in player.uncontrolled.items() if c not in seen}
    waiting = len(region)
    cards = sorted(player.crypt if own else [*player.crypt, *region])
    random.shuffle(f"crypt of seat {player.number}", cards)
    player.crypt = cards[waiting:]
    if not own:
        dealt = iter(cards)
        player.uncontrolled = {
            card if card in seen else next(dealt): n for card, n in player.uncontrolled.items()
        }
        _note(table, player.crypt, Zone.CRYPT)
        _note(table, list(player.uncontrolled), Zone.UNCONTROLLED)


def _note(table: Table, cards: list[int], zone: Zone) -> None:
    """Record the new zone of the cards."""
    for card in cards:
        table.where[card] = zone
