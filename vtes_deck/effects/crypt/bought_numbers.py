"""Vampires that burn blood for bleed or votes, or to inflict damage after a vote."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Choice, EffectContext, Wording
from vtes_deck.effects.crypt.opposition import VotersAgainst
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    POLLING,
    REFERENDUM_TALLIED,
    AnyX,
    AtBleed,
    Blood,
    Bonus,
    Choose,
    Gets,
    InflictDamage,
    MoreBleed,
    Pay,
    Plus,
    Power,
    Same,
    Trigger,
    Until,
    X,
    card,
)


class BloodFor(AnyX, frozen=True):
    """A number that the blood of the vampire can pay for.

    Attributes:
        plus: the price beyond the number.
    """

    plus: int = 0

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        blood = context.table.in_play[context.host].blood
        return [
            (card, seat, n) for card, seat, n in super().choices(context) if n + self.plus <= blood
        ]


class Buys(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        if self.at == POLLING:
            return f"during a referendum, {name} can burn X blood to get X additional votes"
        return f"once each turn, {name} can burn X+2 blood to get +X bleed for the current action"


class ReadyVotersAgainst(VotersAgainst, frozen=True):
    """The ready vampires that have cast votes or ballots against the referendum."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [one for one in super().choices(context) if table.minion(one[0]).ready]


class PunishesVoter(Trigger, frozen=True, kw_only=True):
    """The damage after the vote, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"during a referendum called by {name}, {name} can burn 1 blood once results are "
            "tallied to inflict 2 damage on a ready vampire who cast votes or ballots against the "
            "referendum"
        )


MAX_BLOOD = 11
"""No vampire has more blood."""

CARDS = (
    card(
        201310,
        "Spiridonas",
        Buys(
            sentence="{card} burns 2 blood more than {n}: +{n} bleed.",
            at=DURING_ACTION,
            once=Until.TURN,
            conditions=(AtBleed(), Same("host", "acting")),
            target=BloodFor(1, MAX_BLOOD, plus=2),
            effects=(Pay(Plus(X, 2), Blood("host")), MoreBleed(X, limited=False)),
        ),
    ),
    card(
        200187,
        "Bela Kardoza",
        Buys(
            sentence="{card} burns {n} blood: +{n} votes.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=BloodFor(1, MAX_BLOOD),
            effects=(Pay(X, Blood("host")), Gets(Bonus.VOTES, X, Until.REFERENDUM)),
        ),
    ),
    card(
        201358,
        "Terrifisto",
        PunishesVoter(
            on=REFERENDUM_TALLIED,
            conditions=(Same("host", "caller"),),
            effects=(
                Choose(
                    ReadyVotersAgainst(),
                    (Pay(1, Blood("host")), InflictDamage(2, "target", preventable=True)),
                    optional=True,
                ),
            ),
        ),
    ),
)
