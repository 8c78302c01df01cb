"""Political actions."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANARCH,
    ANYONE,
    READY_ANARCH,
    ACard,
    Allocate,
    Allocated,
    AMethuselah,
    AMinion,
    Blood,
    Burn,
    CardReferendum,
    ChooseCard,
    ChooseClan,
    ChooseMethuselah,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Control,
    Count,
    ForEach,
    Gain,
    Lock,
    MinionFilter,
    PlayLimit,
    Plus,
    Points,
    Pool,
    RemoveCard,
    Sect,
    Times,
    When,
    Zone,
    card,
)

SAME_CLAN = MinionFilter(vampire=True, same="clan")
BURN_POINTS = ForEach(Allocated(), (Burn(Times(1, Points()), Pool("target")),))


def each_gains(n: int, who: MinionFilter) -> ForEach:
    """Each Methuselah gains pool for each matching minion she controls."""
    count = Count(AMinion(who, "target"))
    return ForEach(AMethuselah("any"), (Gain(Times(n, count), Pool("target")),))


def each_burns(n: int, who: MinionFilter) -> ForEach:
    """Each Methuselah burns pool for each matching minion she controls."""
    count = Count(AMinion(who, "target"))
    return ForEach(AMethuselah("any"), (Burn(Times(n, count), Pool("target")),))


def each_chosen_burns(who: MinionFilter) -> CardReferendum:
    """Chosen Methuselahs burn 1 pool, and 3 more with a matching minion."""
    more = When(Control(AMinion(who, "target")), 3)
    burns = Burn(Plus(1, more), Pool("target"))
    return CardReferendum(
        terms=(ChooseMethuselahs(),), passed=(ForEach(ChosenMethuselahs(), (burns,)),)
    )


IN_TORPOR = MinionFilter(vampire=True, torpor=True)
LOCKED = MinionFilter(locked=True)
UNALIGNED = MinionFilter(vampire=True, ready=True, sects=(Sect.INDEPENDENT, Sect.ANARCH))
READY_ALLY = MinionFilter(vampire=False, ready=True)
READY_NEONATE = MinionFilter(vampire=True, ready=True, most=4)
READY_ELDER = MinionFilter(vampire=True, ready=True, least=8)

CARDS = (
    card(100570, "Domain Challenge", CardReferendum(passed=(each_burns(1, LOCKED),))),
    card(100671, "Exclusion Principle", CardReferendum(passed=(each_gains(1, UNALIGNED),))),
    card(101271, "Neonate Breach", each_chosen_burns(READY_NEONATE)),
    card(102318, "Empires Fall", each_chosen_burns(READY_ELDER)),
    card(
        101390,
        "Permanent Vacation",
        CardReferendum(
            terms=(ChooseCard(AMinion(READY_ALLY, "any")),), passed=(RemoveCard("target"),)
        ),
    ),
    card(
        101417,
        "Political Stranglehold",
        CardReferendum(passed=(each_gains(3, MinionFilter(vampire=True, least=8)),)),
        PlayLimit(per="game", by="everybody"),
    ),
    card(100115, "Autarkis Persecution", CardReferendum(passed=(each_gains(1, ANYONE),))),
    card(
        100414,
        "Conservative Agitation",
        CardReferendum(terms=(Allocate(points=0, least=2),), passed=(BURN_POINTS,)),
    ),
    card(
        101056,
        "Kine Resources Contested",
        CardReferendum(terms=(Allocate(points=4, least=2),), passed=(BURN_POINTS,)),
    ),
    card(
        101567,
        "Reckless Agitation",
        CardReferendum(terms=(Allocate(points=6, among="others", least=2),), passed=(BURN_POINTS,)),
    ),
    card(
        102270,
        "Camarilla's Iron Fist",
        CardReferendum(
            terms=(ChooseMethuselah("any"), Allocate(points=5, least=2, not_chosen=True)),
            passed=(BURN_POINTS, Gain(1, Pool("target"))),
        ),
    ),
    card(
        100065,
        "Ancilla Empowerment",
        CardReferendum(passed=(each_burns(1, ANYONE),)),
    ),
    card(
        100059,
        "Anarchist Uprising",
        CardReferendum(passed=(each_burns(1, ANYONE),)),
    ),
    card(
        100410,
        "Consanguineous Boon",
        CardReferendum(terms=(ChooseClan(),), passed=(each_gains(1, SAME_CLAN),)),
    ),
    card(
        101391,
        "Perpetual Care",
        CardReferendum(passed=(each_burns(2, IN_TORPOR),)),
    ),
    card(
        100411,
        "Consanguineous Condemnation",
        CardReferendum(
            terms=(ChooseClan(),),
            passed=(ForEach(AMinion(SAME_CLAN, "any"), (Lock("target"),)),),
        ),
    ),
    card(
        100056,
        "Anarch Salon",
        CardReferendum(
            passed=(
                ForEach(AMinion(READY_ANARCH, "any"), (Gain(1, Blood("target")),)),
                ForEach(
                    AMethuselah("any", having=AMinion(ANARCH, "target")),
                    (Gain(1, Pool("target")),),
                ),
            )
        ),
    ),
    card(
        100933,
        "Honor the Elders",
        CardReferendum(
            passed=(
                ForEach(AMinion(READY_ELDER, "any"), (Gain(1, Blood("target")),)),
                ForEach(
                    ACard(Zone.UNCONTROLLED, whose="any", vampire=True, least=8),
                    (Gain(1, Blood("target")),),
                ),
            )
        ),
    ),
)
