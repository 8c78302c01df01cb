"""Masters that search the library or use the ash heap."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    WOULD_SUCCEED,
    ACard,
    AtBleed,
    Is,
    MinionFilter,
    MoreBleed,
    MoveCards,
    MyTurn,
    PlayLimit,
    Power,
    PutInPlay,
    Trait,
    Type,
    Until,
    Zone,
    card,
    master,
)

GEHENNA_EVENT = ACard(Zone.LIBRARY, (Type.EVENT,), trait=Trait.GEHENNA)
GIOVANNI = MinionFilter(clans=("Giovanni",))

CARDS = (
    card(
        100775,
        "Fortschritt Library",
        master(MoveCards(GEHENNA_EVENT, Zone.HAND, how="chosen")),
        PlayLimit(per="game", by="everybody"),
        exception="The text states the search, the showing and the draw in separate sentences.",
    ),
    card(
        102153,
        "Waste Management Operation",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: move a card of your ash heap to the bottom of your library.",
            at=DISCARD_EFFECTS,
            lock=True,
            conditions=(MyTurn(),),
            effects=(
                MoveCards(
                    ACard(Zone.ASH_HEAP, crypt=False),
                    Zone.LIBRARY,
                    how="chosen",
                    due=True,
                    bottom=True,
                ),
            ),
        ),
        exception="A ruling says that crypt cards cannot go to the library.",
    ),
    card(
        100548,
        "Dis Pater",
        master(PutInPlay()),
        Power(
            sentence="Remove 7 cards of your ash heap from the game: {card} gives +1 bleed.",
            at=WOULD_SUCCEED,
            conditions=(Is("acting", GIOVANNI, "mine"), AtBleed(prey=True)),
            once=Until.ACTION,
            effects=(
                MoveCards(ACard(Zone.ASH_HEAP), Zone.REMOVED, 7, how="chosen", due=True),
                MoreBleed(1, limited=False),
            ),
        ),
        exception="The sentence uses special words for the time at which the ability is usable.",
    ),
)
