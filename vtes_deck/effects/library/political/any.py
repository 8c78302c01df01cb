"""Political actions."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    VAMPIRE,
    Allocate,
    AllocatedBurn,
    CardReferendum,
    ChooseClan,
    ChooseMethuselah,
    ChooseMinion,
    ChosenBanished,
    ChosenGains,
    EachFor,
    MinionFilter,
    PlayLimit,
    card,
)

YOUNGER = MinionFilter(vampire=True, ready=True, younger=True)

CARDS = (
    card(
        101417,
        "Political Stranglehold",
        CardReferendum(passed=(EachFor(3, "gain", MinionFilter(vampire=True, least=8)),)),
        PlayLimit(per="game", by="everybody"),
    ),
    card(100115, "Autarkis Persecution", CardReferendum(passed=(EachFor(1, "gain", ANYONE),))),
    card(
        100414,
        "Conservative Agitation",
        CardReferendum(terms=(Allocate(points=0, least=2),), passed=(AllocatedBurn(),)),
    ),
    card(
        100131,
        "Banishment",
        CardReferendum(terms=(ChooseMinion(YOUNGER),), passed=(ChosenBanished(),)),
    ),
    card(
        101056,
        "Kine Resources Contested",
        CardReferendum(terms=(Allocate(points=4, least=2),), passed=(AllocatedBurn(),)),
    ),
    card(
        101567,
        "Reckless Agitation",
        CardReferendum(
            terms=(Allocate(points=6, among="others", least=2),), passed=(AllocatedBurn(),)
        ),
    ),
    card(
        102270,
        "Camarilla's Iron Fist",
        CardReferendum(
            terms=(ChooseMethuselah("any"), Allocate(points=5, least=2, not_chosen=True)),
            passed=(AllocatedBurn(), ChosenGains(1)),
        ),
    ),
    card(
        100065,
        "Ancilla Empowerment",
        CardReferendum(passed=(EachFor(1, "burn", ANYONE),)),
    ),
    card(
        100059,
        "Anarchist Uprising",
        CardReferendum(passed=(EachFor(1, "burn", ANYONE),)),
    ),
    card(
        100410,
        "Consanguineous Boon",
        CardReferendum(terms=(ChooseClan(),), passed=(EachFor(1, "gain", VAMPIRE),)),
    ),
)
