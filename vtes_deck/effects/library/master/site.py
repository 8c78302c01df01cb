"""Locations that strengthen minions or pay their Methuselah."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    BLOCKING,
    DURING_ACTION,
    POLLING,
    VAMPIRE,
    Abstain,
    ACard,
    AMinion,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Directed,
    Intercept,
    LessBleed,
    MinionFilter,
    MoveCounters,
    Not,
    PoliticalReferendum,
    Pool,
    Power,
    PutInPlay,
    Sect,
    The,
    Trait,
    Zone,
    card,
    master,
)

TOREADOR_ANTITRIBU = MinionFilter(clans=("Toreador antitribu",), untitled=True)

CARDS = (
    card(
        102142,
        "Wall Street Night, Financial Newspaper",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(Not(Directed()),),
            target=The("blocking", ANYONE, "mine"),
            effects=(Intercept(1, "target"),),
        ),
        CardAction(
            sentence="{minion} acts to move 1 counter from {target} to your pool.",
            whose="mine",
            lock=True,
            stealth=1,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.INVESTMENT),
            effects=(MoveCounters(1, Blood("target"), Pool()),),
        ),
    ),
    card(
        100522,
        "Demonstration",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} abstains.",
            at=POLLING,
            lock=True,
            conditions=(PoliticalReferendum(),),
            target=AMinion(VAMPIRE, "any"),
            effects=(Abstain(),),
        ),
    ),
    card(
        101120,
        "London Evening Star, Tabloid Newspaper",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking", ANYONE),
            effects=(Intercept(1, "target"),),
        ),
    ),
    card(
        100945,
        "The Hungry Coyote",
        master(PutInPlay()),
        Aura(bonus=Bonus.HUNT, n=1, to=MinionFilter(vampire=True, sects=(Sect.SABBAT,))),
    ),
    card(
        100779,
        "Foundation Exhibit",
        master(PutInPlay()),
        Aura(bonus=Bonus.VOTES, n=1, to=TOREADOR_ANTITRIBU),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            blood=1,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100594,
        "Dummy Corporation",
        master(PutInPlay()),
        Power(
            sentence="Burn {card}: reduce the bleed by 2.",
            at=DURING_ACTION,
            effects=(BurnCard("this"), LessBleed(2)),
        ),
    ),
)
