"""Titles by referendum: justicars, princes, archbishops and cardinals."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    TITLE_CARD,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    capacity,
)
from vtes_deck.effects.vocab import (
    AMinion,
    Bonus,
    CardReferendum,
    ChooseCard,
    Definition,
    ForEach,
    Gets,
    If,
    Is,
    Lock,
    MinionFilter,
    Not,
    RepresentsTitle,
    Sect,
    Title,
    UnlocksLater,
    Until,
    card,
)


def justicar(number: int, clan: str, *, ready: bool = False) -> Definition:
    """The justicar of a clan; vampires of the clan have one more vote in the referendum."""
    candidate = MinionFilter(clans=(clan,), sects=(Sect.CAMARILLA,), ready=True)
    return card(
        number,
        f"{clan} Justicar",
        CardReferendum(
            terms=(ChooseCard(AMinion(candidate, "any")),),
            called=(one_more_vote(clan, ready=ready),),
            passed=(RepresentsTitle(Title.JUSTICAR, clan, "target"),),
        ),
    )


def one_more_vote(clan: str, *, ready: bool) -> ForEach:
    """One more vote for each vampire of a clan."""
    voters = MinionFilter(clans=(clan,), ready=ready)
    return ForEach(AMinion(voters, "any"), (Gets(Bonus.VOTES, 1, Until.REFERENDUM, "target"),))


def praxis_seizure(number: int, city: str) -> Definition:
    """The prince of a city."""
    return card(
        number,
        f"Praxis Seizure: {city}",
        CardReferendum(passed=(RepresentsTitle(Title.PRINCE, city),)),
    )


class LocksClan(If, frozen=True):
    """The vampires of a clan lock unless the new prince is one of them.

    Attributes:
        clan: the clan.
    """

    clan: str = ""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"if {wording.user} is not {self.clan}, " for _ in self.conditions)
        return f"{asked}lock all {self.clan}"


def independent_city(number: int, city: str, clan: str) -> Definition:
    """The prince of a city in which an independent clan is involved."""
    of_clan = MinionFilter(clans=(clan,))
    return card(
        number,
        f"Praxis Seizure: {city}",
        CardReferendum(
            called=(one_more_vote(clan, ready=True),),
            passed=(
                RepresentsTitle(Title.PRINCE, city),
                LocksClan(
                    (Not(Is("user", of_clan)),),
                    (ForEach(AMinion(of_clan, "any"), (Lock("target"),)),),
                    clan,
                ),
            ),
        ),
    )


class RaisesPrince(Effect, frozen=True):
    """A new prince of the clan has more capacity; by a ruling, only while the title lasts.

    Attributes:
        clan: the clan.
        n: the capacity.
    """

    clan: str
    n: int = 1

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CAPACITY, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        there = context.table.in_play.get(context.card)
        if there is None or not there.mark(TITLE_CARD):
            return
        if context.user_minion.clan == self.clan:
            capacity.raise_while_on(context.table, context.card, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"if the prince is {self.clan}, their capacity increases by {self.n}"


def clan_city(number: int, city: str, clan: str) -> Definition:
    """The prince of the home city of a clan."""
    return card(
        number,
        f"Praxis Seizure: {city}",
        CardReferendum(passed=(RepresentsTitle(Title.PRINCE, city), RaisesPrince(clan))),
    )


def crusade(number: int, city: str, clan: str = "") -> Definition:
    """The archbishop of a city; an archbishop of the clan unlocks in the discard phase."""
    unlocks = If((Is("user", MinionFilter(clans=(clan,))),), (UnlocksLater(),))
    return card(
        number,
        f"Crusade: {city}",
        CardReferendum(
            passed=(RepresentsTitle(Title.ARCHBISHOP, city), *([unlocks] if clan else []))
        ),
    )


CARDS = (
    justicar(102268, "Banu Haqim"),
    justicar(100262, "Brujah", ready=True),
    justicar(100806, "Gangrel"),
    justicar(102272, "Lasombra"),
    justicar(101154, "Malkavian"),
    justicar(101299, "Nosferatu"),
    justicar(101990, "Toreador", ready=True),
    justicar(102021, "Tremere"),
    justicar(102111, "Ventrue"),
    praxis_seizure(101447, "Amsterdam"),
    praxis_seizure(101449, "Atlanta"),
    praxis_seizure(101452, "Boston"),
    praxis_seizure(101455, "Chicago"),
    praxis_seizure(101456, "Cleveland"),
    praxis_seizure(101457, "Dallas"),
    praxis_seizure(101458, "Dublin"),
    praxis_seizure(101459, "Frankfurt"),
    praxis_seizure(101462, "Houston"),
    independent_city(101463, "Istanbul", "Banu Haqim"),
    praxis_seizure(101464, "London"),
    praxis_seizure(101465, "Miami"),
    praxis_seizure(101469, "Seattle"),
    independent_city(101471, "Venice", "Giovanni"),
    praxis_seizure(101472, "Washington, D.C."),
    praxis_seizure(102307, "York"),
    clan_city(101448, "Athens", "Tremere"),
    clan_city(101450, "Barcelona", "Tremere"),
    clan_city(101451, "Berlin", "Ventrue"),
    clan_city(101453, "Brussels", "Nosferatu"),
    clan_city(101454, "Cairo", "Ventrue"),
    clan_city(101460, "Geneva", "Ventrue"),
    clan_city(101461, "Glasgow", "Gangrel"),
    clan_city(101466, "Monaco", "Toreador"),
    clan_city(101467, "Paris", "Toreador"),
    clan_city(101468, "Rome", "Brujah"),
    clan_city(101470, "Stockholm", "Malkavian"),
    crusade(100451, "Amsterdam", "Ventrue antitribu"),
    crusade(100453, "Atlanta"),
    crusade(100454, "Barcelona", "Tremere antitribu"),
    crusade(100455, "Berlin", "Lasombra"),
    crusade(100456, "Brussels", "Toreador antitribu"),
    crusade(100457, "Chicago"),
    crusade(100458, "Detroit"),
    crusade(100459, "Dublin", "Gangrel antitribu"),
    crusade(100460, "Frankfurt"),
    crusade(100461, "Geneva", "Malkavian antitribu"),
    crusade(100462, "Houston"),
    crusade(100463, "Istanbul", "Tzimisce"),
    crusade(100464, "London", "Nosferatu antitribu"),
    crusade(100465, "Mexico City"),
    crusade(100466, "Miami"),
    crusade(100467, "New York"),
    crusade(100468, "Paris"),
    crusade(100469, "Philadelphia"),
    crusade(100470, "Pittsburgh"),
    crusade(100471, "Rome", "Brujah antitribu"),
    crusade(100472, "Toronto"),
    crusade(100473, "Washington, D.C.", "Ventrue antitribu"),
)
