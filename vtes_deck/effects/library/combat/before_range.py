"""Effects before range is determined: draws, lower costs, weapons, an early end."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    CostReductionChoice,
    Does,
    Effect,
    EffectContext,
    EventType,
    HandReduction,
    LowersCost,
    MoreDraws,
    OpenHand,
    PlayCard,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    await_events,
    can_equip,
    hand,
    is_weapon,
    minion_of,
    zones,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    PAYING,
    PRESSES,
    STRIKE,
    AddDelayedTrigger,
    Blood,
    BurnCard,
    CostReduction,
    EndCombat,
    EquipTarget,
    Gain,
    GiveManeuver,
    HandSize,
    HostFights,
    Is,
    MinionFilter,
    Not,
    PlayLimit,
    PutOn,
    Range,
    Strike,
    Trait,
    Type,
    Until,
    at,
    card,
    combat,
    strikes,
)

PLAYS_OPEN = EventType("plays open", "{seat} plays with an open hand.")


class HostPlays(SaidElsewhere, Condition, frozen=True):
    """The minion with the card plays the card whose cost is paid, or could play it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        paying, play = table.current(CostReductionChoice), table.current(PlayCard)
        player = context.minion if paying is None or play is None else play.minion
        return player == context.host


class OpensTheirs(Effect, frozen=True):
    """The controller of the opposing minion plays with an open hand for the rest of the combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = minion_of(context, "opposing")
        if opposing is not None:
            context.table.open_for_now(OpenHand(opposing.controller, Until.COMBAT))
            context.table.emit(PLAYS_OPEN, opposing.controller)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the opposing minion's controller plays with an open hand for the remainder of combat"
        )


class ReplacesTwice(Effect, frozen=True):
    """Each replacement in this combat draws one additional card; the same number is discarded.

    The replacement of this card, which is already drawn, also draws one additional card.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, seat = context.table, context.seat
        await_events(context, MoreDraws(), Until.COMBAT, minion=context.minion)
        table.push(HandReduction(seat, zones.draw(table, seat, 1)))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "for the remainder of the combat, each time you replace a card (including when you "
            "draw to replace this card), draw an additional card and discard down to your hand size"
        )


class PayLess(LowersCost, frozen=True):
    """Reduces the cost of a combat card that the minion is paying for (PLY-12)."""

    n: int

    @override
    def saving(self, card: Printed) -> int:
        return self.n if Type.COMBAT in card.types else 0

    @override
    def possible(self, context: EffectContext) -> bool:
        paying, play = context.table.current(CostReductionChoice), context.table.current(PlayCard)
        if paying is None or play is None or play.minion != context.minion:
            return False
        fits = paying.paid == play.card and bool(self.saving(context.table.cards[paying.paid]))
        return fits and paying.blood > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        paying = context.table.current(CostReductionChoice)
        if paying is not None:
            paying.blood = max(0, paying.blood - self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"reduce the cost of a combat card they play by {self.n} blood"


class WeaponInHand(Target, frozen=True):
    """A weapon in the user's hand with which the minion can be equipped.

    Attributes:
        melee: a melee weapon.
    """

    melee: bool = False

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """One card of each name."""
        table = context.table
        return [
            (card, NONE, 0)
            for card in hand.one_of_each(table, table.seats[context.seat].hand)
            if is_weapon(table, card)
            and (not self.melee or Trait.MELEE_WEAPON in table.cards[card].traits)
            and can_equip(table, card, context.user_minion, table.cards[context.card])
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a melee weapon from your hand" if self.melee else "a weapon card from your hand"


ENDS = strikes(Strike(combat_ends=True))
ALLY_OR_OLDER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, older=True))
ONE_LESS = AddDelayedTrigger(
    sentence="Use {card} to pay 1 blood less.",
    at=PAYING,
    effects=(PayLess(1),),
    until=Until.COMBAT,
)
NEITHER = (Not(Is("opposing", ALLY_OR_OLDER)),)

CARDS = (
    card(
        100113,
        "Aura Reading",
        combat("aus", at(BEFORE_RANGE), OpensTheirs()),
        combat("AUS", at(BEFORE_RANGE), HandSize(2, Until.COMBAT)),
        PlayLimit(per="combat", levels=("AUS",)),
    ),
    card(
        100980,
        "Infernal Pursuit",
        combat("cel", PRESSES),
        combat("CEL", at(BEFORE_RESOLUTION | ADDITIONAL_STRIKES), ReplacesTwice()),
    ),
    card(
        100986,
        "Inner Essence",
        combat("vic", at(BEFORE_RANGE), ONE_LESS),
        combat("VIC", at(BEFORE_RANGE), ONE_LESS, Gain(1, Blood())),
        PlayLimit(per="combat"),
    ),
    card(
        100753,
        "Focus the Blood",
        combat("", at(BEFORE_RANGE), PutOn("user"), Gain(1, Blood())),
        CostReduction(
            sentence="Burn {card} to pay 1 blood less.",
            conditions=(HostFights(), HostPlays()),
            less=1,
            of_pool=False,
            types=(Type.COMBAT,),
            effects=(BurnCard("this"),),
        ),
        PlayLimit(per="combat"),
        exception="The reduction requires that the vampire is in combat, and that it plays the "
        "card.",
    ),
    card(
        100555,
        "Disguised Weapon",
        combat("obf", at(BEFORE_RANGE), EquipTarget(), target=WeaponInHand()),
        combat("OBF", at(STRIKE), EquipTarget(), target=WeaponInHand()),
        exception="The weapon is named as the target, not as a condition.",
    ),
    card(
        102349,
        "Angel's Gift",
        combat("", at(BEFORE_RANGE), EquipTarget(), target=WeaponInHand(melee=True)),
        combat("", at(BEFORE_RANGE), GiveManeuver(whole=False, to=Range.CLOSE)),
        PlayLimit(per="round"),
    ),
    card(
        100040,
        "Alpha Glint",
        combat("ani+for", ENDS, conditions=NEITHER),
        combat("ANI+FOR", at(BEFORE_RANGE), EndCombat(), conditions=NEITHER),
    ),
)
