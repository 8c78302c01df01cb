"""Vampires with stronger, earlier or additional strikes of one kind."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Does,
    Effect,
    EffectContext,
    Fight,
    Minion,
    OwnStatic,
    Permits,
    PurposeKind,
    StrikeBonus,
    Table,
    Wording,
    add_strikes,
    disciplines_of,
    is_weapon,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    ActionSurcharge,
    Activity,
    AMethuselah,
    AMinion,
    CardAction,
    Discount,
    EnterCombat,
    ForEach,
    InCombat,
    InflictDamage,
    InRound,
    MinionFilter,
    Move,
    Range,
    Sect,
    Strike,
    Trait,
    Until,
    card,
)


class MoreDamage(OwnStatic, StrikeBonus, frozen=True):
    """Strikes of one kind inflict more damage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, which="host"),)

    def fits(self, table: Table, strike: Strike) -> bool:
        """Whether the ability concerns a strike."""
        raise NotImplementedError

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        return self.n if self.fits(table, strike) else 0


class MoreWithBloodSorcery(MoreDamage, frozen=True):
    """Strikes by cards that require Blood Sorcery."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return "tha" in disciplines_of(table, strike)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"damaging strikes made by {wording.user} that require Blood Sorcery inflict "
            f"+{self.n} damage"
        )


class MoreWithMelee(MoreDamage, frozen=True):
    """Strikes with melee weapons."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return strike.melee

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts +{self.n} damage with melee weapons"


class MoreAtRange(MoreDamage, frozen=True):
    """Ranged strikes, which also steal more."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return strike.ranged

    @override
    def theft(self, table: Table, source: int, strike: Strike) -> int:
        return self.damage(table, source, strike)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} inflicts +{self.n} damage or steals {self.n} additional blood or life "
            "with ranged strikes (even at close range)"
        )


class MoreDamageAtRange(MoreAtRange, frozen=True):
    """Ranged strikes, which do not steal more."""

    @override
    def theft(self, table: Table, source: int, strike: Strike) -> int:
        return 0

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts +{self.n} damage with ranged strikes (even at close range)"


class MoreWithGunsAtLongRange(MoreDamage, frozen=True):
    """Strikes with guns at long range."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        fight = table.current(Fight)
        return with_gun(table, strike) and fight is not None and fight.range is Range.LONG

    @override
    def say(self, wording: Wording) -> str:
        return f"at long range, his strikes with guns are at +{self.n} damage"


class MoreWithWeapons(MoreDamage, frozen=True):
    """Strikes with weapons."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return strike.source != NONE and is_weapon(table, strike.source)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts +{self.n} damage when striking with a weapon"


class LessAtLongRange(MoreDamage, frozen=True):
    """All strikes at long range, which inflict less damage."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, -self.n, which="host", less=True),)

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        """Damage that a strike does not inflict is not reduced."""
        fight = table.current(Fight)
        return fight is not None and fight.range is Range.LONG

    @override
    def say(self, wording: Wording) -> str:
        return f"at long range, {wording.user}'s strikes inflict {-self.n} less damage"


class StealsMore(OwnStatic, StrikeBonus, frozen=True):
    """Strikes by cards that require Blood Sorcery steal more blood."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="host"),)

    @override
    def theft(self, table: Table, source: int, strike: Strike) -> int:
        return self.n if "tha" in disciplines_of(table, strike) else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when stealing blood with a strike that requires Blood Sorcery, {wording.user} steals "
            "an additional blood"
        )


class SureWithMelee(OwnStatic, Permits, frozen=True):
    """Strikes with melee weapons cannot be dodged."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="host"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        fight = table.current(Fight)
        if activity is not Activity.STRIKE_SURELY or fight is None or not fight.holds(source):
            return False
        strike = fight.sides[fight.index(source)].chosen
        return strike is not None and strike.melee

    @override
    def say(self, wording: Wording) -> str:
        return "his strikes with melee weapons cannot be dodged"


class AggravatedAgainst(OwnStatic, Permits, frozen=True):
    """Hand strikes against members of some clans inflict aggravated damage."""

    clans: tuple[str, str]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="host"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        fight = table.current(Fight)
        if activity is not Activity.AGGRAVATE_HANDS or fight is None or not fight.holds(source):
            return False
        opposing = table.in_play.get(fight.other(source))
        return isinstance(opposing, Minion) and opposing.clan in self.clans

    @override
    def say(self, wording: Wording) -> str:
        clans = " or ".join(self.clans)
        return f"damage from {wording.user}'s hand strikes is aggravated in combat with a {clans}"


class GunsFirst(OwnStatic, Permits, frozen=True):
    """Strikes with guns have first strike (STR-04)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="host"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        fight = table.current(Fight)
        if activity is not Activity.STRIKE_FIRST or fight is None or not fight.holds(source):
            return False
        strike = fight.sides[fight.index(source)].chosen
        return strike is not None and with_gun(table, strike)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets first strike when striking with a gun"


def with_gun(table: Table, strike: Strike) -> bool:
    """Whether a strike uses a gun."""
    return strike.source != NONE and Trait.GUN in table.cards[strike.source].traits


class UnlimitedStrike(Effect, frozen=True):
    """An additional strike that does not count as the only source allowed in a round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, 1, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add a strike that does not count against the limit (COM-26)."""
        add_strikes(context.table, context.minion, 1, context.card, limited=False)

    @override
    def say(self, wording: Wording) -> str:
        return "1 additional strike that does not count against the limit"


class StrikesOnceMore(InCombat, frozen=True):
    """The additional strike, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        strike = UnlimitedStrike().say(wording)
        if InRound(1) in self.conditions:
            optional = strike.replace("1 ", "1 optional ")
            return f"during the first round of combat, {wording.user} gets {optional}"
        return f"once each combat, {wording.user} can burn 1 blood to get {strike}"


class HurtsEach(CardAction, frozen=True, kw_only=True):
    """Damage to each of the vampires, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can inflict 1 damage on each of your prey's Sabbat vampires as a "
            "Ⓓ action"
        )


SABBAT_OF_PREY = AMinion(MinionFilter(vampire=True, sects=(Sect.SABBAT,)), "target")

CARDS = (
    card(
        200676,
        "Janni",
        MoreWithWeapons(1),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Ministry",)), "others"),
        ),
    ),
    card(200409, "Elihu", MoreWithMelee(2), SureWithMelee()),
    card(
        200439,
        "Étienne Fauberge",
        ActionSurcharge(blood=1, whose="at host"),
        AggravatedAgainst(("Baali", "Ministry")),
    ),
    card(200958, "Mateusz Gryzbowsky", LessAtLongRange(-1)),
    card(200128, "Ardan Lane", StealsMore(1)),
    card(
        200659,
        "Jacko",
        StrikesOnceMore(
            Move(when=ADDITIONAL_STRIKES, once=Until.COMBAT),
            conditions=(InRound(1),),
            first=(UnlimitedStrike(),),
        ),
    ),
    card(
        201638,
        "Chun Hei",
        StrikesOnceMore(
            Move(when=ADDITIONAL_STRIKES, once=Until.COMBAT, blood=1), first=(UnlimitedStrike(),)
        ),
    ),
    card(
        200708,
        "Joaquin Murietta",
        InCombat(
            Move(when=ADDITIONAL_STRIKES, additional=1, once=Until.COMBAT),
            conditions=(InRound(1),),
        ),
        MoreWithGunsAtLongRange(1),
    ),
    card(201212, "Ruth McGinley", GunsFirst()),
    card(
        200678,
        "Jaroslav Pascek",
        MoreWithMelee(2),
        HurtsEach(
            sentence="{minion} acts to inflict damage on the Sabbat vampires of {seat}.",
            host=True,
            target=AMethuselah("prey"),
            effects=(ForEach(SABBAT_OF_PREY, (InflictDamage(1, "target"),)),),
        ),
    ),
    card(201182, "Reverend Blackwood", MoreWithBloodSorcery(1)),
    card(
        201069,
        "Nuriel",
        InCombat(
            Move(when=ADDITIONAL_STRIKES, additional=1, once=Until.COMBAT),
            conditions=(InRound(1),),
        ),
        MoreWithMelee(1),
    ),
    card(200385, "The Dracon", Discount(blood=1, discipline="vic"), MoreAtRange(1)),
    card(201785, "Noluthando", MoreDamageAtRange(1)),
)
