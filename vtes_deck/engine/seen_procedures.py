"""The current action, combat and referendum as a player sees them."""

from __future__ import annotations

import msgspec

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.block import BlockAttempt, Blocks
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import Fight
from vtes_deck.engine.combat.strikes import StrikeStep
from vtes_deck.engine.mechanics.held_cards import is_held
from vtes_deck.engine.politics import votes
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import Cast, VoteOrigin
from vtes_deck.engine.state.damage_types import DamageFilter
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.moves import Range, Strike
from vtes_deck.engine.state.table import Table


class SeenAction(msgspec.Struct, frozen=True, gc=False):
    """The current action, which is public.

    Attributes:
        verb: the kind of action.
        minion: the acting minion.
        card: the card played for it or providing it, or ``NONE``.
        target: the target card, or ``NONE``.
        seats: the target Methuselahs.
        stealth: the current stealth.
        blocker: the minion that attempts to block or has blocked, or ``NONE``.
        seat: the acting Methuselah.
        bleed: the pool that it would burn now if it is a bleed; otherwise 0.
        attempted: the minion whose attempt to block is in progress, or ``NONE``.
        declined: the seats that have declined to block.
        failed: the minions whose attempts to block it have failed.
        blockable: attempts to block are still possible, unless all players have declined.
        asked: the players who may block it are being asked now, and no attempt is in progress.
        resolved: it has succeeded, failed or been blocked; only effects after it remain.
        sentence: the sentence of the action, if the verb has none; see ``EventType.worded``.
        n: the number in that sentence.
    """

    verb: Verb
    minion: int
    card: int
    target: int
    seats: tuple[int, ...]
    stealth: int
    blocker: int
    seat: int
    bleed: int
    attempted: int
    declined: frozenset[int]
    failed: frozenset[int]
    blockable: bool
    asked: bool
    resolved: bool
    sentence: str = ""
    n: int = 0


class SeenCombatant(msgspec.Struct, frozen=True, gc=False):
    """A minion in the current combat.

    Attributes:
        minion, seat: the minion and its controller.
        strike: the strike that it has chosen for this pair, or ``None``.
        declined: it does not strike in this pair.
        additional: the additional strikes that it still has.
        maneuvers, presses: the numbers that it can still use without a card.
        damage: the damage that it suffers now and that can still be prevented.
        aggravated: the aggravated part of this damage.
    """

    minion: int
    seat: int
    strike: Strike | None
    declined: bool
    additional: int
    maneuvers: int
    presses: int
    damage: int = 0
    aggravated: int = 0


class SeenCombat(msgspec.Struct, frozen=True, gc=False):
    """The current combat, which is public.

    Attributes:
        sides: the acting minion (COM-04) and the opposing one.
        number: the number of the round, from 1; 0 before the first.
        range: the range of this round.
        struck: the first pair of strikes of this round has resolved.
        pressed: a press to continue has been used (COM-27).
        over: only effects after the combat remain.
    """

    sides: tuple[SeenCombatant, ...]
    number: int
    range: Range
    struck: bool
    pressed: bool
    over: bool = False

    def opposing(self, minion: int) -> SeenCombatant | None:
        """The side that opposes a minion, or ``None`` if the minion does not fight."""
        if all(side.minion != minion for side in self.sides):
            return None
        return next((side for side in self.sides if side.minion != minion), None)


class SeenReferendum(msgspec.Struct, frozen=True, gc=False):
    """The current referendum, which is public.

    Attributes:
        caller: the Methuselah who has called it.
        card: the card that called it, or ``NONE``.
        target: the diablerist of a blood hunt, or ``NONE``.
        terms: the terms chosen so far.
        casts: the votes and ballots cast so far.
        votes_for, votes_against: the current tally, including the prisci.
        open_votes: for each seat the votes that it can still cast, as far as the viewer knows:
            cards in another hand are not counted.
        polling: the polling has begun, so all terms are set.
    """

    caller: int
    card: int
    target: int
    terms: tuple[Option, ...]
    casts: tuple[Cast, ...]
    votes_for: int
    votes_against: int
    open_votes: tuple[int, ...]
    polling: bool


def seen_referendum(table: Table, viewer: int) -> SeenReferendum | None:
    """The innermost current referendum."""
    referendum = table.current(Referendum)
    if referendum is None:
        return None
    votes_for, votes_against = referendum.result_now(table)
    return SeenReferendum(
        caller=referendum.caller,
        card=referendum.card,
        target=referendum.diablerist if isinstance(referendum, BloodHunt) else NONE,
        terms=referendum.terms,
        casts=referendum.poll.casts,
        votes_for=votes_for,
        votes_against=votes_against,
        open_votes=tuple(
            [_open_votes(table, referendum, seat.number, viewer) for seat in table.seats]
        ),
        polling=referendum.polling,
    )


def _open_votes(table: Table, referendum: Referendum, seat: int, viewer: int) -> int:
    """The votes that a Methuselah can still cast; GEN-15: except cards in another player's hand."""
    if table.seats[seat].ousted:
        return 0
    sources = votes.open_sources(table, referendum.poll, seat)
    total = sum(one.votes for one in sources if one.kind is not VoteOrigin.HAND)
    if seat != viewer:
        return total
    held = sum(one.votes for one in sources if one.kind is VoteOrigin.HAND)
    left = votes.card_votes_left(table, referendum.poll, seat)
    return total + (held if left is None else min(held, left))


def seen_combat(table: Table) -> SeenCombat | None:
    """The innermost current combat, from its first round."""
    combat = table.current(Fight)
    if combat is None or not combat.begun:
        return None
    pair, suffered = table.current(StrikeStep), table.current(DamageResolution)
    return SeenCombat(
        sides=tuple(
            [
                SeenCombatant(
                    minion=side.minion,
                    seat=side.seat,
                    strike=side.chosen,
                    declined=side.chosen is None
                    and (combat.struck if pair is None else pair.has_had_choice(number)),
                    additional=side.additional,
                    maneuvers=len(side.maneuvers),
                    presses=len(side.presses),
                    damage=0 if suffered is None else suffered.preventable(side.minion),
                    aggravated=0
                    if suffered is None
                    else suffered.preventable(side.minion, DamageFilter.AGGRAVATED),
                )
                for number, side in enumerate(combat.sides)
            ]
        ),
        number=combat.number,
        range=combat.range,
        struck=combat.struck,
        pressed=combat.again,
        over=combat.acting == NONE,
    )


def seen_action(table: Table) -> SeenAction | None:
    """The current action."""
    action = table.current(Action)
    if action is None:
        return None
    attempt, blocks = table.current(BlockAttempt), table.current(Blocks)
    here = action.minion in table.in_play
    return SeenAction(
        action.verb,
        action.minion,
        action.card if not is_held(table, action.card) else NONE,
        action.target,
        seats=action.seats,
        stealth=action.stealth(table) if here else 0,
        blocker=action.blocker if attempt is None else attempt.minion,
        seat=action.acting_seat(table),
        bleed=action.amount(table) if here and isinstance(action, Bleed) else 0,
        attempted=NONE if attempt is None else attempt.minion,
        declined=action.declined if blocks is None else blocks.declined,
        failed=frozenset() if blocks is None else blocks.outwitted,
        blockable=not action.is_past(Action.block_attempts)
        if blocks is None
        else not blocks.is_past(Blocks.last_effects),
        asked=attempt is None and blocks is not None and not blocks.is_past(Blocks.last_effects),
        resolved=action.is_past(Action.take_effect),
        sentence=action.announced_sentence,
        n=action.n,
    )
