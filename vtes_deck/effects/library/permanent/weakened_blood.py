"""Gehenna events that weaken Disciplines or trade blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MINION_PLAYS,
    Action,
    BansCards,
    Condition,
    Diablerie,
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    NoPurpose,
    OwnStatic,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    mark,
    shown,
)
from vtes_deck.effects.library.permanent.gehenna import (
    EXCUSED,
    Excuses,
    ExcusesEnd,
    GehennaPlayed,
    ignores_gehenna,
)
from vtes_deck.effects.vocab import (
    CARD_PLAYED,
    DIABLERIE,
    DISCARDED,
    EVENT_PLAYED,
    UNLOCK,
    ACard,
    Activity,
    AMinion,
    Blood,
    Burn,
    BurnCard,
    Choose,
    DelayedReplacement,
    EntersWith,
    ForEach,
    Gain,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Power,
    Restriction,
    Trait,
    Trigger,
    Until,
    Zone,
    card,
)

DRANK_YOUNGER = "diablerised a younger vampire in turn"
"""The mark of a vampire with the turn in which it diablerised a younger vampire."""
FIRST_PLAYED = "played with a Discipline in turn"
"""The mark of a vampire with the last turn in which it played a card with a Discipline."""
REVEALS = EventType("reveals top", mark("{seat} reveals {card}."))
BOONS = ACard(Zone.IN_PLAY, whose="any", trait=Trait.BOON)


def needs_discipline(card: Printed) -> bool:
    """Whether a card requires Disciplines; flight is not a Discipline."""
    return any(code != "fli" for code in card.requirement.disciplines)


class PlaysDiscipline(SaidElsewhere, Condition, frozen=True):
    """A minion is playing a card that requires a Discipline during an action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        if show is None or context.table.current(Action) is None:
            return False
        return needs_discipline(context.table.cards[show.card])


class NotReplacedNow(Effect, frozen=True):
    """The card that is played is replaced after the action; a longer delay counts (GEN-26)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, show = context.table, shown(context.table)
        minion = context.target_minion
        if show is None or minion.mark(EXCUSED) or ignores_gehenna(table, minion.card):
            return
        if table.seats[table.owner[show.card]].hand:
            show.later += (Until.ACTION,)


class EmptyHandsFill(Effect, frozen=True):
    """A Methuselah without cards replaces those that she has played."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The procedure that has emptied the hand also adjusts it."""
        table = context.table
        for seat in table.seats:
            if not seat.hand:
                table.modifiers = tuple(
                    one
                    for one in table.modifiers
                    if not (one.late and one.seat == seat.number and one.until is Until.ACTION)
                )


class Weakens(Trigger, frozen=True, kw_only=True):
    """The effect of the event on cards."""

    @override
    def say(self, wording: Wording) -> str:
        if not isinstance(self.effects[0], NotReplacedNow):
            return ""
        return (
            "during an action, cards minions play requiring 1 or more Disciplines are not replaced "
            "until the end of that action or until a Methuselah's hand is empty (whichever comes "
            "first). Vampires who commit diablerie ignore this effect until a Gehenna event is "
            "played"
        )


class FirstOfTurn(SaidElsewhere, Condition, frozen=True):
    """A vampire is playing its first card of the turn that requires a Discipline."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, show = context.table, shown(context.table)
        vampire = table.in_play.get(context.target)
        if show is None or not isinstance(vampire, Minion) or not vampire.vampire:
            return False
        if not needs_discipline(table.cards[show.card]) or ignores_gehenna(table, vampire.card):
            return False
        return vampire.mark(FIRST_PLAYED) != table.turn


class RevealsTop(NoPurpose, Effect, frozen=True):
    """The top card of the library is revealed; a master makes the card have no effect."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, show, vampire = context.table, shown(context.table), context.target_minion
        vampire.set_mark(FIRST_PLAYED, table.turn)
        library = table.seats[vampire.controller].library
        if show is None or not library:
            return
        table.emit(REVEALS, vampire.controller, library[-1])
        if table.cards[library[-1]].master:
            show.cancelled = show.free = True
            if "obt" in table.cards[show.card].required_at(show.level):
                ledger.burn_blood(table, vampire, 2)


class Veils(Trigger, frozen=True, kw_only=True):
    """The effect of the event on cards."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each turn, when a vampire plays his or her first card that turn that requires any "
            "Disciplines, that vampire's controller reveals the top card of his or her library "
            "(before drawing to replace). If it is a master card, the original card has no effect "
            "(no cost is paid), and in addition, if the original card required Obtenebration "
            "[obt], the vampire burns 2 blood"
        )


class NoBoons(OwnStatic, BansCards, frozen=True):
    """Boons that are masters are put in play; other boons are not."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def bans(self, card: Printed) -> bool:
        return card.master and Trait.BOON in card.traits

    @override
    def say(self, wording: Wording) -> str:
        return "no more boons can be put in play"


class Giver(MinionFilter, frozen=True):
    """A vampire that can give blood; by a ruling, the event must affect it."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        return super().fits(context, minion) and not ignores_gehenna(context.table, minion.card)


class Trades(MoveCounters, frozen=True):
    """Blood moves; by a ruling, it is lost if the event does not affect the recipient."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        if ignores_gehenna(context.table, context.target):
            Burn(self.n, self.source).carry_out(context)
        else:
            super().carry_out(context)


class GivesTo(Effect, frozen=True):
    """The target gives 1 blood to a vampire of another Methuselah."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(AMinion(MinionFilter(vampire=True), "others").choices(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        move = Trades(1, Blood("user"), Blood("target"))
        choice = Choose(AMinion(MinionFilter(vampire=True), "others"), (move,))
        choice.carry_out(context.by(context.target))


class BurnsBoon(NoPurpose, BurnCard, frozen=True):
    """A boon is burned; this is not a reason to play the event."""


class BurnsBoons(EntersWith, frozen=True):
    """The boons in play are burned."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn all boons"


class TradesBlood(Power, frozen=True, kw_only=True):
    """The option of each Methuselah in her unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during each Methuselah's unlock phase, that Methuselah can move 1 blood from a "
            "vampire they control to a vampire controlled by another Methuselah"
        )


class YoungerVictim(SaidElsewhere, Condition, frozen=True):
    """A vampire diablerises a younger one."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, diablerie = context.table, context.table.current(Diablerie)
        victim = None if diablerie is None else table.in_play.get(diablerie.victim)
        return isinstance(victim, Minion) and victim.capacity < context.target_minion.capacity


class NotesDiablerist(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records the turn in which the vampire has diablerised a younger one."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.target_minion.set_mark(DRANK_YOUNGER, context.table.turn)


class OldDiablerist(MinionFilter, frozen=True):
    """A vampire that just diablerised a younger one and has more capacity than counters."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        drank = minion.mark(DRANK_YOUNGER) == context.table.turn
        if ignores_gehenna(context.table, minion.card):
            return False
        return drank and minion.capacity > context.card_in_play.blood


class NoBloodHunt(Restriction, frozen=True, kw_only=True):
    """No blood hunt is called."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "blood hunts cannot be called on vampires with capacity greater than the number of "
            "counters on this card who diablerize a younger vampire"
        )


class ComesWithTen(NoPurpose, EntersWith, frozen=True):
    """The counters with which the event enters play."""

    @override
    def say(self, wording: Wording) -> str:
        return "this card comes into play with 10 counters"


class AnotherGehenna(GehennaPlayed, frozen=True):
    """Another Gehenna event has been played."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.target != context.card and super().holds(context)


class CountsDown(Trigger, frozen=True, kw_only=True):
    """The effect of other Gehenna events on the counters."""

    @override
    def say(self, wording: Wording) -> str:
        return "after another Gehenna event is played, burn 1 counter from this card"


CARDS = (
    card(
        100796,
        "Fueled by Heart's Blood",
        DelayedReplacement(Until.DIABLERIE),
        ComesWithTen((Gain(10, Blood("this")),)),
        CountsDown(
            on=EVENT_PLAYED, conditions=(AnotherGehenna(),), effects=(Burn(1, Blood("this")),)
        ),
        Trigger(on=DIABLERIE, conditions=(YoungerVictim(),), effects=(NotesDiablerist(),)),
        NoBloodHunt(activity=Activity.BE_HUNTED, host=False, who=OldDiablerist()),
    ),
    card(
        100217,
        "Blood Weakens",
        DelayedReplacement(Until.DIABLERIE),
        Weakens(on=MINION_PLAYS, conditions=(PlaysDiscipline(),), effects=(NotReplacedNow(),)),
        Weakens(on=MINION_PLAYS, effects=(EmptyHandsFill(),)),
        Weakens(on=CARD_PLAYED, effects=(EmptyHandsFill(),)),
        Weakens(on=DISCARDED, effects=(EmptyHandsFill(),)),
        Trigger(on=DIABLERIE, effects=(Excuses(),)),
        Trigger(on=EVENT_PLAYED, conditions=(GehennaPlayed(),), effects=(ExcusesEnd(),)),
    ),
    card(
        102095,
        "Veil of Darkness",
        DelayedReplacement(Until.SOURCE),
        Veils(on=MINION_PLAYS, conditions=(FirstOfTurn(),), effects=(RevealsTop(),)),
    ),
    card(
        100215,
        "Blood Trade",
        BurnsBoons((ForEach(BOONS, (BurnsBoon("target"),)),)),
        NoBoons(),
        TradesBlood(
            sentence="Move 1 blood from {target} to a vampire of another Methuselah.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            target=AMinion(Giver(vampire=True, blood=True)),
            once=Until.TURN,
            effects=(GivesTo(),),
        ),
    ),
)
