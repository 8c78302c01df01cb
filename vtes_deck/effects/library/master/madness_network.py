"""Madness Network: Malkavians act in the turns of others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Action,
    ActOutOfTurn,
    Does,
    Effect,
    EffectContext,
    InPlayAction,
    Minion,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Wording,
    direction,
)
from vtes_deck.effects.vocab import (
    OTHERS_MINIONS,
    AMinion,
    BurnCard,
    MinionFilter,
    OwnAction,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

MALKAVIAN = "Malkavian"
UNLOCKED = AMinion(MinionFilter(clans=(MALKAVIAN,), locked=False))


def declined(table: Table) -> str:
    """The record of a minion that could act in this turn and did not."""
    return f"declined to act in turn {table.turn}"


class ActsNow(Procedure):
    """A Malkavian may take an action; after declining, it must wait for the next action.

    Attributes:
        seat: its controller.
        minion: the Malkavian.
        before: the actions that it has taken before.
    """

    seat: int
    minion: int
    before: frozenset[str]

    def act(self, table: Table) -> None:
        """Let the minion take an action as in its own minion phase."""
        table.push(ActOutOfTurn(seat=self.seat, minion=self.minion))

    def after(self, table: Table) -> None:
        """Record a declined action; otherwise the game could repeat the same state."""
        minion = table.in_play.get(self.minion)
        if isinstance(minion, Minion) and not minion.locked and minion.done == self.before:
            table.use_once(declined(table), self.minion, Until.ACTION)

    steps = (act, after)


class TakesAction(Effect, frozen=True):
    """The target takes an action, which may be an action for a vampire in torpor."""

    @override
    def possible(self, context: EffectContext) -> bool:
        table = context.table
        return not table.has_used(declined(table), context.target, Until.ACTION)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        malkavian = context.target_minion
        context.table.push(
            ActsNow(seat=malkavian.controller, minion=malkavian.card, before=malkavian.done)
        )


class ActsInTurnOfOthers(Power, frozen=True, kw_only=True):
    """The ability of Malkavians to act in the turns of others."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "unlocked Malkavians can take actions in any Methuselah's minion phase (follow normal "
            "sequencing rules)"
        )


class BurnsNetwork(InPlayAction, kw_only=True):
    """The action to burn the network; any Malkavian may attempt to block it."""

    opens_blocks = True

    @override
    def allows_block(self, table: Table, minion: Minion) -> bool:
        return minion.clan == MALKAVIAN


class BurnAction(OwnAction, frozen=True, kw_only=True):
    """The ability of the action to burn the network."""

    @override
    def begin(self, table: Table, option: Option) -> Action:
        seat = table.minion(option.minion).controller
        owner = table.in_play[option.card].controller
        return BurnsNetwork(
            option.minion,
            option.card,
            target=option.card,
            seats=direction(table, seat, option.card, (owner,)),
            inherent=0,
            mode=self,
            number=option.mode,
            hidden_target=option.card,
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any minion can burn this card as an action that any unlocked Malkavian (in addition "
            "to the normally eligible blockers) can attempt to block"
        )


CARDS = (
    card(
        101139,
        "Madness Network",
        master(PutInPlay()),
        ActsInTurnOfOthers(
            sentence="{target} takes an action.",
            at=OTHERS_MINIONS,
            user="anybody",
            target=UNLOCKED,
            effects=(TakesAction(),),
        ),
        BurnAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
    ),
)
