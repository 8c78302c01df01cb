"""Charming Lobby: a referendum of a card in hand or in play, and one that passes automatically."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    ONCE,
    POLITICAL,
    REFERENDUM_CALLED,
    Action,
    ActionWithCard,
    AutomaticEffect,
    Choice,
    DefinitionScript,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    EventType,
    Minion,
    Option,
    Procedure,
    PurposeKind,
    Referendum,
    ShowCard,
    Step,
    Table,
    Target,
    Wording,
    action_options,
    await_events,
    can_call,
    hand,
    mark,
    pay,
    price,
    repeats,
    requirements,
    zones,
)
from vtes_deck.effects.vocab import (
    Activity,
    OwnActionMode,
    PoliticalCardAction,
    Role,
    Type,
    Until,
    Votes,
    Zone,
    card,
)
from vtes_deck.effects.vocab.referendum import CALLED_OFF

LOBBY = 100334
NAMES = EventType("names referendum", mark("{minion} will call the referendum of {card}."))


class PassesNext(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: the next referendum that a vampire calls passes."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Make the referendum pass and remove the trigger.

        By a ruling, a blood hunt does not count.
        """
        referendum = table.current(Referendum)
        if event.what is not REFERENDUM_CALLED or referendum is None:
            return
        caller = table.in_play.get(referendum.minion)
        if isinstance(caller, Minion) and caller.vampire:
            referendum.certain = True
            table.delayed_triggers = tuple(
                one for one in table.delayed_triggers if one is not trigger
            )


class ShowChosen(ShowCard):
    """The political action card is played. By a ruling, it cannot be cancelled as it is played."""

    steps: ClassVar[tuple[Step, ...]] = (
        ShowCard.show,
        ShowCard.replace,
        ShowCard.after_replacement,
    )


class CallChosen(Procedure):
    """The political action card is played and paid for, and its referendum is called.

    Attributes:
        seat, minion: the Methuselah and the minion that call it.
        chosen: the card that provides the referendum.
        pool, blood: its cost.
    """

    seat: int
    minion: int
    chosen: int
    pool: int
    blood: int

    def show(self, table: Table) -> None:
        """Play the chosen card, unless it is in play."""
        if table.where[self.chosen] is Zone.HAND:
            table.push(ShowChosen(self.chosen, self.minion))

    def call(self, table: Table) -> None:
        """Pay the cost and call the referendum of the chosen card (POL-04)."""
        minion = table.minion(self.minion)
        pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.chosen)
        table.push(Referendum(self.seat, self.chosen, self.minion))

    steps = (show, call)


class LobbyAction(ActionWithCard, kw_only=True):
    """A political action of a card that is not a political action card."""

    verb = POLITICAL

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-02: one political action per turn, with any card."""
        return ONCE

    @override
    def announce(self, table: Table) -> None:
        """Announce the action; by a ruling, the referendum is named."""
        super().announce(table)
        if not self.over:
            acting = self.acting_seat(table)
            table.emit(NAMES, acting, self.hidden_target, minion=self.minion)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: whether the card that provides the referendum is still there."""
        context = self.context(table)
        if not self.n:
            chosen = table.where[self.hidden_target] is Zone.HAND
            return chosen and is_callable(context, self.hidden_target)
        return any(
            (card, number) == (self.hidden_target, self.n)
            for card, number in provided(context, acting=True)
        )

    @override
    def after(self, table: Table) -> None:
        """If the referendum has passed, the next one passes automatically."""
        if self.margin is not None and not self.over:
            await_events(self.context_of_player(table), PassesNext(), Until.GAME)
        super().after(table)

    def context_of_player(self, table: Table) -> EffectContext:
        """The card and its player; the acting minion may be gone."""
        return EffectContext(table, table.owner[self.card], self.card)

    @override
    def close(self, table: Table) -> None:
        """CRD-03: a political action card that is not in play is burned."""
        if table.where[self.hidden_target] is Zone.BEING_PLAYED:
            zones.move(table, self.hidden_target, Zone.ASH_HEAP)
        super().close(table)

    steps = ActionWithCard.steps


def is_callable(context: EffectContext, chosen: int) -> bool:
    """PLY-05, POL-04, ACT-04: whether the minion could play a political action card in the hand.

    By a ruling, an ally that plays Charming Lobby as a vampire calls its referendum as a vampire.
    """
    table, minion = context.table, context.user_minion
    printed = table.cards[chosen]
    lobby = table.cards[context.card]
    forms = [minion] if minion.vampire else requirements.as_vampires(table, lobby, minion)
    if not can_call(table, printed, minion):
        return False
    if all(requirements.lacks(table, printed, one) is not None for one in forms):
        return False
    return requirements.cannot_afford(table, printed, context.seat, minion) is None


def provided(context: EffectContext, *, acting: bool = False) -> Iterator[tuple[int, int]]:
    """The political actions of cards in play that the minion could perform, numbered from 1.

    Args:
        context: the minion and its controller.
        acting: whether the minion is already acting, so that it need not be able to act.
    """
    table = context.table
    for source, there in table.in_play.items():
        if there.contested:
            continue
        script = table.cards[source].script
        if not isinstance(script, DefinitionScript):
            continue
        for number, one in enumerate(script.card_actions):
            if not isinstance(one, PoliticalCardAction):
                continue
            if acting or any(
                option.minion == context.minion
                for option in action_options(one, number, table, context.seat, source)
            ):
                yield source, number + 1


class ListedReferendum(Target, frozen=True):
    """A political action card in hand, or a card in play that allows a political action."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, minion = context.table, context.user_minion
        if table.has_used(f"{CALLED_OFF} {LOBBY}", NONE, Until.TURN):
            return []
        if table.is_restricted(Activity.CALL, minion.card) or repeats(table, minion, ONCE):
            return []
        held = [
            one
            for one in hand.one_of_each(table, table.seats[context.seat].hand)
            if Type.POLITICAL_ACTION in table.cards[one].types and is_callable(context, one)
        ]
        return [(one, NONE, 0) for one in held] + [
            (one, NONE, number) for one, number in provided(context)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a referendum listed on a political action card in your hand (play that card) or "
            "allowed by an effect in play"
        )


class CallsListed(Effect, frozen=True):
    """The chosen referendum is called."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, the card is played now, and its cost is not a cost of the action."""
        table, chosen, pool, blood = context.table, context.target, 0, 0
        printed = table.cards[chosen]
        if table.where[chosen] is Zone.HAND:
            pool, blood = price(
                table, context.user_minion, printed, "", printed.pool_cost, printed.blood_cost
            )
        elif isinstance(script := printed.script, DefinitionScript):
            provides = script.card_actions[context.n - 1]
            pool, blood = provides.pool, provides.blood
        table.push(
            CallChosen(
                seat=context.seat, minion=context.minion, chosen=chosen, pool=pool, blood=blood
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} calls {wording.target}. If the referendum passes, then the next "
            "referendum called by any vampire thereafter passes automatically"
        )


class FirstVotes(Votes, frozen=True):
    """The vampire has more votes in the referendum that it is about to call."""

    @override
    def windows(self) -> int:
        return 0

    @override
    def occasion(self, wording: Wording) -> str:
        return ""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gains {self.n} votes in that first referendum"


class Lobbies(OwnActionMode, frozen=True, kw_only=True):
    """The political action; its target is the referendum."""

    kind: str = "political"

    @override
    def begin(self, table: Table, option: Option) -> Action:
        return LobbyAction(
            option.minion,
            option.card,
            mode=self,
            inherent=self.stealth,
            hidden_target=option.target,
            n=option.n,
        )


def lobbies(level: str, *more: Effect) -> Lobbies:
    """The action at a level of the Discipline."""
    return Lobbies(
        role=Role.ACTOR,
        level=level,
        stealth=1,
        target=ListedReferendum(),
        effects=(*more, CallsListed()),
    )


CARDS = (card(LOBBY, "Charming Lobby", lobbies("pre"), lobbies("PRE", FirstVotes(2))),)
