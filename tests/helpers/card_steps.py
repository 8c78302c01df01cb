"""Steps that tests of cards share: to go on until something happens, and to read what it offers."""

from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS

__all__ = ["hands_until", "passes", "passing", "says", "told", "ways"]


def ways(play: CardPlay, card: int):
    """The options of a card."""
    return [one for one in play.options if one.card == card]


def says(play: CardPlay, *words: str):
    """The options whose sentence has these words."""
    return [
        one
        for one in play.options
        if all(word in option_sentence(play.table, one) for word in words)
    ]


def told(play: CardPlay, words: str) -> bool:
    """Whether a line of the log has these words."""
    return any(words in line for line in play.story())


def passing(play: CardPlay, done, *, most: int = 60) -> bool:
    """Passes until something is so; whether it ever is."""
    for _ in range(most):
        if done():
            return True
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    return False


def hands_until(play: CardPlay, done, *, most: int = 60) -> bool:
    """Strikes with hands, nothing else, until something is so; whether it is before the end."""
    for _ in range(most):
        if not play.action:
            return False
        if done():
            return True
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


def passes(play: CardPlay, card: int) -> bool:
    """Strikes with hands, nothing else, until the card is offered; whether it ever is."""
    return hands_until(play, lambda: ways(play, card), most=1000)
