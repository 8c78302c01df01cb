"""Action modifiers and reactions with one simple effect at each level."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    POLLING,
    VAMPIRE,
    AttemptsToBlock,
    BlockersPay,
    BlockFails,
    Intercept,
    LessBleed,
    LessIntercept,
    MoreBleed,
    PoliticalReferendum,
    Role,
    Stealth,
    Successful,
    Toll,
    Unlock,
    Votes,
    card,
    modifier,
    named,
    reaction,
)

CARDS = (
    card(
        102044,
        "Truth of a Thousand Lies",
        modifier("ser", MoreBleed(2)),
        modifier("SER", Unlock(), at=AFTER_ACTION, conditions=(Successful(),)),
    ),
    card(
        102278,
        "Ominous Chorus",
        modifier("", Votes(3), at=POLLING, conditions=(PoliticalReferendum(),)),
        reaction("", Votes(3), at=POLLING, conditions=(PoliticalReferendum(),)),
    ),
    card(
        101870,
        "Stiff Contempt",
        modifier("", BlockersPay(), at=AS_ANNOUNCED),
        Toll(n=1, who=VAMPIRE),
    ),
    card(
        102250,
        "Forced Confessional",
        modifier("dom", LessIntercept(1)),
        modifier("DOM", BlockFails()),
    ),
    card(
        101540,
        "Random Patterns",
        reaction("aus+dem", Intercept(1)),
        modifier("AUS+DEM", LessIntercept(1)),
    ),
    card(
        100707,
        "Fata Morgana",
        modifier("chi", Stealth(1)),
        named("+1 bleed", modifier("CHI", MoreBleed(1))),
        named("+1 stealth and +1 bleed", modifier("CHI", Stealth(1), MoreBleed(1))),
    ),
    card(
        100628,
        "Eluding the Arms of Morpheus",
        reaction("", Unlock(), AttemptsToBlock(), role=Role.LOCKED, who=VAMPIRE),
    ),
    card(
        101948, "Telepathic Counter", reaction("aus", LessBleed(1)), reaction("AUS", LessBleed(2))
    ),
)
