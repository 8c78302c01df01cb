"""Shared steps for tests of cards: continue until an event, and read the options."""

from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

__all__ = [
    "asked",
    "bonus",
    "fights",
    "hands_until",
    "logged",
    "master_phase",
    "never",
    "options_of",
    "options_with",
    "passes",
    "passing",
    "poll",
    "succeeds",
    "to_blocks",
]


def options_of(play: CardPlay, card: int):
    """The options of a card."""
    return [one for one in play.options if one.card == card]


def options_with(play: CardPlay, *words: str):
    """The options whose sentence contains these words."""
    return [
        one
        for one in play.options
        if all(word in option_sentence(play.table, one) for word in words)
    ]


def logged(play: CardPlay, words: str) -> bool:
    """Whether a line of the log contains these words."""
    return any(words in line for line in play.log_sentences())


def passing(play: CardPlay, done, *, most: int = 60) -> bool:
    """Pass until a condition holds; return whether it does."""
    for _ in range(most):
        if done():
            return True
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    return False


def hands_until(play: CardPlay, done, *, most: int = 60) -> bool:
    """Strike only with hands until a condition holds; return whether it does before the end."""
    for _ in range(most):
        if not play.action:
            return False
        if done():
            return True
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


def passes(play: CardPlay, card: int) -> bool:
    """Strike only with hands until the card is offered; return whether it is."""
    return hands_until(play, lambda: options_of(play, card), most=1000)


def to_blocks(play: CardPlay):
    """Pass until minions can block."""
    for _ in range(20):
        if play.offered(BLOCK):
            return
        play.passes(play.asked)
    raise AssertionError("nobody may block")


def asked(play: CardPlay, kind):
    """Strike with hands until a decision of this kind; return whether there is one."""
    for _ in range(40):
        if not play.action or play.decision.kind == kind:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return bool(play.action) and play.decision.kind == kind


def bonus(play: CardPlay, kind, card):
    """The bonus of a card in play."""
    return stats.bonus_of(play.table, kind, play[card])


def never(play: CardPlay, name):
    """End the action and check that the card is never offered."""
    while play.action:
        assert not play.can(name)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return True


def poll(play: CardPlay, *, most=80, **sides):
    """End the action; ``sides`` sets who votes for and against its referendum."""
    action = play.action
    for _ in range(most):
        if action not in play.table.stack:
            return
        words = f"{sides.get(play.asked, 'no')} the referendum"
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)


def fights(play: CardPlay, minion, other):
    """Begin a combat: a minion bleeds and another minion blocks."""
    play.bleeds(minion).blocks(other)
    while not play.combats():
        play.choose(PASS)


def succeeds(play: CardPlay):
    """Pass until the action is over."""
    while play.action is not None:
        play.choose(PASS)
    return play


def master_phase(play: CardPlay, *cards: str):
    """Ada's master phase with these cards in hand, and a card that can always be played."""
    play.hand("Ada", *cards)
    if "Information Highway" not in cards:
        play.hand("Ada", "Information Highway")
    return play.acts("Ada", Phase.MASTER)
