"""Paths: masters that help the vampires of one clan or kind, and that minions can burn."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    MASTER,
    VAMPIRE,
    AMinion,
    BurnCard,
    CardAction,
    Definition,
    Discount,
    ForEach,
    InflictDamage,
    MinionFilter,
    Power,
    PutInPlay,
    Trait,
    Unlock,
    Until,
    card,
    master,
)

BURNS_PATH = CardAction(
    sentence="{minion} acts to burn {card}.",
    effects=(BurnCard("this"), InflictDamage(1, "acting", VAMPIRE)),
)


def path(number: int, name: str, discipline: str, clan: str) -> Definition:
    """A path by which cards of a Discipline cost the vampires of a clan less."""
    return card(
        number,
        name,
        master(PutInPlay()),
        Discount(blood=1, discipline=discipline, whose="any", to=MinionFilter(clans=(clan,))),
        BURNS_PATH,
    )


CARDS = (
    path(101358, "The Path of Blood", "qui", "Banu Haqim"),
    path(101359, "The Path of Bone", "nec", "Giovanni"),
    path(101364, "The Path of Metamorphosis", "vic", "Tzimisce"),
    path(101365, "The Path of Night", "obt", "Lasombra"),
    card(
        101361,
        "Path of Evil Revelations",
        master(PutInPlay()),
        Power(
            sentence="Burn 1 pool for {card}: unlock your infernal minions.",
            at=MASTER,
            pool=1,
            once=Until.TURN,
            effects=(ForEach(AMinion(MinionFilter(trait=Trait.INFERNAL)), (Unlock("target"),)),),
        ),
        BURNS_PATH,
    ),
)
