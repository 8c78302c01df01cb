"""Determinization: a random game that is consistent with what a player knows.

Computer players that think ahead receive such a game and never the real game. The cards that they
cannot see are dealt again among their possible places, and later random numbers differ.
"""

from __future__ import annotations

import msgspec

from vtes_deck.heritage.battlegrounds.sabbat_wars import SIDES, War, WarToken
from vtes_deck.heritage.game import Game
from vtes_deck.kernel.random_streams import RandomStreams


def determinize(game: Game, seat: int, seed: int) -> Game:
    """A separate game in which everything that ``seat`` cannot see is dealt again.

    Args:
        game: the real game; it is not changed.
        seat: the deciding player.
        seed: the seed; each gives a different game.

    Raises:
        ValueError: another player must decide, whose options would reveal hidden cards.
    """
    if game.decision is not None and game.decision.seat != seat:
        raise ValueError("only the player who is asked can determinize the game")
    table = game.table.copy()
    random = RandomStreams(seed)
    random.shuffle("characters", table.deck)
    for player in table.seats:
        stream = f"schemes of seat {player.number}"
        if player.number == seat:
            random.shuffle(stream, player.deck)
            continue
        cards = sorted([*player.hand, *player.deck])
        random.shuffle(stream, cards)
        held = len(player.hand)
        player.hand, player.deck = cards[:held], cards[held:]
    board = table.boards.get("I")
    if isinstance(board, War):
        _deal_tokens(board, random)
    table.random = RandomStreams(random.below("what comes", 1 << 62))
    return Game(table, None, 0)


def _deal_tokens(board: War, random: RandomStreams) -> None:
    """Deal the values of face-down tokens again."""
    places = [*board.home.values(), *board.regions.values()]
    hidden = [token for tokens in places for token in tokens if not token.face_up]
    left: dict[str, list[int]] = {
        side: sorted(token.value for token in hidden if token.side == side) for side in SIDES
    }
    for side, values in left.items():
        random.shuffle(f"tokens of {side}", values)

    def dealt(token: WarToken) -> WarToken:
        if token.face_up:
            return token
        return msgspec.structs.replace(token, value=left[token.side].pop())

    board.home = {side: tuple(map(dealt, tokens)) for side, tokens in board.home.items()}
    board.regions = {name: tuple(map(dealt, tokens)) for name, tokens in board.regions.items()}
