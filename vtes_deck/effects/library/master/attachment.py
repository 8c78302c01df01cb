"""Masters that stay on a minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    BLED,
    REFERENDUM_RESOLVED,
    ActionWas,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Burn,
    Gain,
    Is,
    MinionFilter,
    Pool,
    PutOn,
    ReferendumPassed,
    Same,
    Sect,
    StaticBonus,
    Trait,
    Trigger,
    Until,
    card,
    master,
)

NO_ARCHETYPE = MinionFilter(vampire=True, without=Trait.ARCHETYPE)
SABBAT_WITHOUT = MinionFilter(vampire=True, sects=(Sect.SABBAT,), without=Trait.ARCHETYPE)


class BlocksTheBold(Condition, frozen=True):
    """The vampire with the card blocks a titled vampire or a political action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        if not Same("user", "blocker").holds(context):
            return False
        titled = Is("acting", MinionFilter(vampire=True, titled=True)).holds(context)
        return titled or ActionWas("political action").holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} blocks a titled vampire or a political action"


CARDS = (
    card(
        101780,
        "Sight Beyond Sight",
        master(PutOn(), target=AMinion(MinionFilter(clans=("Salubri",)))),
        StaticBonus(Bonus.INTERCEPT, 1),
    ),
    card(
        100018,
        "Aching Beauty",
        master(PutOn(), target=AMinion(MinionFilter(clans=("Toreador",)), "any")),
        Trigger(on=ACTION_BLOCKED, host=True, effects=(Burn(1, Pool("blocker")),)),
    ),
    card(
        100061,
        "Ancestor Spirit",
        master(PutOn(), target=AMinion(MinionFilter(sects=(Sect.LAIBON,), least=5), "any")),
        StaticBonus(Bonus.BLEED, 1),
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(Same("host", "caller"),)),
    ),
    card(
        100292,
        "Capitalist",
        master(PutOn(), target=AMinion(SABBAT_WITHOUT)),
        Trigger(
            on=BLED,
            once=Until.TURN,
            conditions=(Same("host", "acting"), AtBleed(prey=True)),
            effects=(Gain(1, Blood("host")),),
        ),
    ),
    card(
        100872,
        "Guru",
        master(PutOn(), target=AMinion(SABBAT_WITHOUT)),
        Trigger(
            on=REFERENDUM_RESOLVED,
            once=Until.TURN,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(Gain(1, Blood("host")),),
        ),
    ),
    card(
        101564,
        "Rebel",
        master(PutOn(), target=AMinion(NO_ARCHETYPE)),
        Trigger(
            on=ACTION_BLOCKED,
            once=Until.TURN,
            conditions=(BlocksTheBold(),),
            effects=(Gain(1, Blood("host")),),
        ),
    ),
)
