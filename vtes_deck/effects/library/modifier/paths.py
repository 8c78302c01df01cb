"""Action modifiers of the Paths, each with one of two Disciplines."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ALLY,
    ANYONE,
    AS_ANNOUNCED,
    VAMPIRE,
    ACard,
    AMinion,
    BlockersPay,
    BlockFails,
    Blood,
    CannotBlock,
    ForEach,
    Gain,
    LessIntercept,
    MoreBleed,
    ReferendumPassed,
    Sect,
    Stealth,
    Toll,
    Zone,
    card,
    modifier,
    named,
)

SABBAT = ACard(Zone.UNCONTROLLED, sects=(Sect.SABBAT,), vampire=True)
A_VAMPIRE = AMinion(VAMPIRE, "others")
PASSED = (ReferendumPassed(),)
BOTH = "+1 stealth and +1 bleed"

CARDS = (
    card(
        102337,
        "Relentlessness",
        modifier("cel", Stealth(1)),
        modifier("for", Stealth(1)),
        modifier("CEL", BlockFails()),
        modifier("FOR", BlockFails()),
    ),
    card(
        102346,
        "Unthinkable Humiliation",
        modifier("pot", BlockersPay()),
        modifier("pre", BlockersPay()),
        modifier("POT", BlockersPay(), LessIntercept(1, all_of=(ANYONE,))),
        modifier("PRE", BlockersPay(), LessIntercept(1, all_of=(ANYONE,))),
        Toll(n=1),
    ),
    card(
        102316,
        "Dominant Personality",
        modifier("pot", LessIntercept(1)),
        modifier("pre", LessIntercept(1)),
        modifier("POT", CannotBlock(), at=AS_ANNOUNCED, target=A_VAMPIRE),
        modifier("PRE", CannotBlock(), at=AS_ANNOUNCED, target=A_VAMPIRE),
    ),
    card(
        102341,
        "Subversion",
        modifier("cel", Stealth(1)),
        modifier("pre", Stealth(1)),
        named("+1 bleed", modifier("CEL", MoreBleed(1))),
        named("+1 bleed", modifier("PRE", MoreBleed(1))),
        named(BOTH, modifier("CEL", Stealth(1), MoreBleed(1))),
        named(BOTH, modifier("PRE", Stealth(1), MoreBleed(1))),
    ),
    card(
        102331,
        "Magnetic Authority",
        modifier(
            "dom", Gain(2, Blood("target")), at=AFTER_ACTION, conditions=PASSED, target=SABBAT
        ),
        modifier(
            "pot", Gain(2, Blood("target")), at=AFTER_ACTION, conditions=PASSED, target=SABBAT
        ),
        modifier(
            "DOM",
            ForEach(SABBAT, (Gain(1, Blood("target")),)),
            at=AFTER_ACTION,
            conditions=PASSED,
        ),
        modifier(
            "POT",
            ForEach(SABBAT, (Gain(1, Blood("target")),)),
            at=AFTER_ACTION,
            conditions=PASSED,
        ),
    ),
    card(
        102338,
        "Seeds of Terror",
        modifier("obf", CannotBlock(ALLY), BlockersPay(), at=AS_ANNOUNCED),
        modifier("pre", CannotBlock(ALLY), BlockersPay(), at=AS_ANNOUNCED),
        modifier(
            "OBF",
            CannotBlock(ALLY),
            BlockersPay(),
            CannotBlock(),
            at=AS_ANNOUNCED,
            target=A_VAMPIRE,
        ),
        modifier(
            "PRE",
            CannotBlock(ALLY),
            BlockersPay(),
            CannotBlock(),
            at=AS_ANNOUNCED,
            target=A_VAMPIRE,
        ),
        Toll(n=1, who=VAMPIRE),
    ),
)
