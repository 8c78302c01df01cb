"""Goldfish games without an engine: they are cheap, and worker processes can import them.

A card of the library is a number: it adds its last digit to the bleed of the turn in which it is
drawn, 0 jams. A turn draws one card. The place of a card in the list decides where it is shuffled.
"""

import os
import random
import signal

from vtes_deck.sim.record import Record, Setup, TurnRecord

DEADLY = 666
"""A library with this card kills its process in game 7."""
KILLED = 888
"""A library with this card has its process killed in game 7."""
FAULTY = 13
"""A library with this card breaks off game 5 with an error."""
SLOW = 777
"""A library with this card never ends game 3 and later ones."""

LUCKY = range(500, 600)
"""These are worth 2 in one game and 0 in the next, at random."""


def setup(library, *, seed=0, turns=5, pool=30, crypt=(1, 2, 3, 4)):
    """A setup with these cards."""
    from vtes_deck.sim.record import Opponents

    return Setup(
        crypt=tuple(crypt),
        library=tuple(library),
        seed=seed,
        turns=turns,
        opponents=Opponents(pool=pool),
    )


def worth(card, seed, number):
    """The bleed of a card in a game."""
    if card in LUCKY:
        return 2 * random.Random(f"{seed}/{number}/{card}").randrange(2)
    return card % 10


def play(setup, number):
    """A game of the model."""
    if DEADLY in setup.library and number == 7:
        os._exit(3)
    if KILLED in setup.library and number == 7:
        os.kill(os.getpid(), signal.SIGTERM)
    if FAULTY in setup.library and number == 5:
        raise RuntimeError("the model has a fault")
    while SLOW in setup.library and number >= 3:
        pass
    order = list(range(200))
    random.Random(f"{setup.seed}/{number}").shuffle(order)
    places = [place for place in order if place < len(setup.library)]
    cards = [setup.library[place] for place in places]
    prey, hand, turns, jam = setup.opponents.pool, cards[:3], [], []
    for turn, card in enumerate(cards[3 : 3 + setup.turns], start=1):
        bleed = worth(card, setup.seed, number)
        prey = max(0, prey - bleed)
        jam = [*jam, card] if not bleed else jam
        turns.append(
            TurnRecord(
                ready=setup.crypt[: min(turn, len(setup.crypt))],
                capacity=turn,
                pool=30 - turn,
                prey=prey,
                bleed=bleed,
                offered=bleed,
                drawn=(*hand, card) if turn == 1 else (card,),
                played=(card,) if bleed else (),
                jammed=tuple(jam),
                hand=tuple(jam),
            )
        )
        if not prey:
            break
    return Record(
        number=number,
        opening=setup.crypt[:4],
        hand=tuple(hand),
        turns=tuple(turns),
        prey_fell=0 if prey else len(turns),
    )


def ready():
    """Prepare nothing."""
    return play


def unready():
    """Fail to prepare a worker."""
    raise OSError("no card base")
