"""Blocking (chapters BLK, STL): eligibility, stealth against intercept, and the result.

After the announcement of an action, the Methuselahs who may block are asked in turn. Each attempts
to block with one minion or declines permanently. During an attempt, intercept is compared with
stealth. Stealth may be added while the intercept is sufficient, intercept while it is not. When all
players pass, sufficient intercept blocks the action and locks the blocker. Otherwise the attempt
fails, and those who have not declined may try again. When all have declined, the action is not
blocked.
"""

from __future__ import annotations

from cardbase.terms import Bonus
from vtes_deck.engine.actions import blocking_cards
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import ledger, stats, zones
from vtes_deck.engine.mechanics.impulse import Impulse, action_order, carry_out, offers
from vtes_deck.engine.state.cost_statics import BlockPrice
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.static_index import permits, statics_on
from vtes_deck.engine.state.statics import Permits
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.engine.state.windows import BLOCKING, DECLINED, UNBLOCKED
from vtes_deck.kernel.procedure import Procedure

STEP_IN = Verb("slave steps in", "Lock {minion}: it fights {target} instead.")
BLOCK = Verb("block", "{minion} attempts to block.")

ATTEMPTS = EventType("attempts to block", "{minion} attempts to block {target}.")
ACTION_STEALTH = EventType("stealth of action", "The action of {minion} has {n} stealth.")
STEALTH_FROM = EventType("stealth from", "{minion} has {n} stealth from {card}.")
OWN_STEALTH = EventType("own stealth", "{minion} has {n} stealth of its own.")
INTERCEPT_FROM = EventType("intercept from", "{minion} has {n} intercept from {card}.")
OWN_INTERCEPT = EventType("own intercept", "{minion} has {n} intercept of its own.")
FALLS_SHORT = EventType("falls short", "{minion} has {n} intercept against {word} stealth.")
STEPS_IN = EventType("slave steps in", "{minion} steps in and fights {target}.")
NO_LOCK = "no lock for the block"
"""Recorded for a minion that does not lock for blocking the current action."""
BLOCK_FAILS = EventType("block fails", "The block by {minion} fails.")


def eligible(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """The Methuselahs who may block, in order.

    GEN-02: a text may forbid every block, or let minions of other Methuselahs block.
    """
    if action.unblockable:
        return ()
    usual = usually_eligible(table, action)
    if not action.opens_blocks:
        return usual
    _, *others = table.clockwise(action.acting_seat(table))
    return (
        *usual,
        *(
            seat
            for seat in others
            if seat not in usual
            and any(action.allows_block(table, one) for one in table.minions(seat))
        ),
    )


def usually_eligible(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """The Methuselahs whose minions may block by the rules.

    BLK-01: for a directed action, its targets, clockwise. BLK-02: for an undirected action, prey,
    then predator.
    """
    acting = action.acting_seat(table)
    if action.seats:
        if len(action.seats) == 1:
            return action.seats if action.seats[0] in table.clockwise(acting) else ()
        return tuple([seat for seat in table.clockwise(acting) if seat in action.seats])
    prey, predator = table.prey(acting), table.predator(acting)
    return (prey,) if prey == predator else (prey, predator)


def is_entitled(table: Table, action: CurrentAction, minion: Minion) -> bool:
    """BLK-01, BLK-02: whether a minion may block the action, or a text allows it (GEN-02)."""
    if action.unblockable:
        return False
    if minion.controller in usually_eligible(table, action):
        return True
    return (action.opens_blocks and action.allows_block(table, minion)) or permits(
        table, Activity.BLOCK_FOR_ANYONE, minion.card
    )


def cannot_block(table: Table, minion: Minion, *, woken: bool = False) -> str | None:
    """BLK-03, TOR-04: the rule by which a minion cannot attempt to block, or ``None``.

    Args:
        table: the table.
        minion: the minion.
        woken: as if it were awake.
    """
    if not minion.ready or (minion.locked and not minion.awake and not woken):
        return "BLK-03"
    return "GEN-02" if table.is_restricted(Activity.BLOCK, minion.card) else None


def toll(table: Table, blocker: Minion) -> int:
    """GEN-02: the blood or life that texts of the acting minion charge for an attempt to block."""
    action = current_action(table)
    due = sum(
        static.due(table, source, blocker)
        for source, static in statics_on(table, BlockPrice, action.minion)
    )
    for card in action.in_force:
        due += sum(one.due(table, card, blocker) for one in table.cards[card].of(BlockPrice))
    return due


def cards_due(table: Table, blocker: Minion) -> int:
    """GEN-02: the library cards that texts make the controller of a blocking minion burn."""
    return sum(
        static.cards(table, source, blocker)
        for source, static in statics_on(table, BlockPrice, current_action(table).minion)
    )


def can_pay_toll(table: Table, blocker: Minion, *, drawn: int = 0) -> bool:
    """Whether the cost of a block attempt can be paid, after some cards have been drawn."""
    if BlockPrice not in table.statics and not current_action(table).in_force:
        return True
    if toll(table, blocker) > blocker.blood:
        return False
    due = cards_due(table, blocker)
    return not due or due <= len(table.seats[blocker.controller].library) - drawn


def current_action(table: Table) -> CurrentAction:
    """The current action."""
    action = table.current(CurrentAction)
    if action is None:
        raise LookupError("no action is in progress")
    return action


def is_off(table: Table, action: CurrentAction) -> bool:
    """BLK-17: whether the action has failed or the acting minion is gone."""
    return action.failed or action.minion not in table.in_play


def current_block_attempt(table: Table) -> BlockAttempt | None:
    """The current block attempt, if both minions are in play."""
    attempt = table.current(BlockAttempt)
    if attempt is None or attempt.minion not in table.in_play:
        return None
    return None if is_off(table, current_action(table)) else attempt


def attempt_succeeds(table: Table, action: CurrentAction, blocker: Minion) -> bool:
    """STL-02: whether intercept is at least equal to stealth."""
    return stats.intercept(table, blocker) >= action.stealth(table)


def stealth_is_needed(table: Table) -> bool:
    """STL-03, STL-06: stealth may be added only while a blocker has enough intercept.

    BLK-12: for this reason it is never added without a block attempt.
    """
    attempt = current_block_attempt(table)
    if attempt is None:
        return False
    return attempt_succeeds(table, current_action(table), table.minion(attempt.minion))


def intercept_is_needed(table: Table, minion: int) -> bool:
    """STL-03, STL-06: only the blocker gains intercept, while stealth exceeds its intercept."""
    attempt = current_block_attempt(table)
    if attempt is None or attempt.minion != minion:
        return False
    return not attempt_succeeds(table, current_action(table), table.minion(minion))


def redirect(table: Table, seat: int) -> None:
    """BLK-06, AMB-07: change the target; depending on the edition, blocking opens again.

    BLK-13: this has no effect during a block attempt.
    """
    if table.current(BlockAttempt) is not None:
        return
    action = current_action(table)
    action.seats = (seat,)
    action.retargeted = True


def log_standing(table: Table, action: CurrentAction, blocker: Minion) -> None:
    """STL-01: log the sources of stealth and intercept at the start of an attempt."""
    acting = table.minion(action.minion)
    inherent = action.inherent_stealth
    if inherent:
        table.emit(ACTION_STEALTH, acting.controller, n=inherent, minion=acting.card)
    for minion, bonus, own, given in (
        (acting, Bonus.STEALTH, OWN_STEALTH, STEALTH_FROM),
        (blocker, Bonus.INTERCEPT, OWN_INTERCEPT, INTERCEPT_FROM),
    ):
        for source, n in stats.shares(table, bonus, minion):
            what = own if source in {minion.card, NONE} else given
            table.emit(what, minion.controller, source, n, minion=minion.card)


class Blocks(Procedure):
    """All attempts to block an action, until all have declined.

    States of the rulebook: A (:meth:`offer`): no attempt in progress. B: :class:`BlockAttempt`. C
    (:meth:`last_effects`): all have declined.

    Attributes:
        at: the number of consecutive passes, in the order of the impulse.
        declined: the seats that have declined (BLK-06, BLK-11).
        forced: a minion that an effect makes attempt to block next, or ``NONE``.
        outwitted: the minions whose attempts have failed.
    """

    at: int = 0
    declined: frozenset[int] = frozenset()
    outwitted: frozenset[int] = frozenset()
    forced: int = NONE

    def offer(self, table: Table) -> None:
        """BLK-10: state A: effects, or an attempt to block.

        BLK-11: a player without options passes and declines without a question. IC-20: this is not
        a declaration, so it gives other players no further opportunity (SEQ-06).
        """
        action = current_action(table)
        if is_off(table, action):
            self.finish()
            return
        if action.retargeted:
            self.reopen(table, action)
        forced, self.forced = self.forced, NONE
        if forced in table.in_play and can_pay_toll(table, table.minion(forced)):
            table.push(BlockAttempt(forced))
            self.go_to(Blocks.compare)
            return
        order, may_block = action_order(table), eligible(table, action)
        seats, powers, permitted = table.seats, table.powers, Permits in table.statics
        for at, seat in enumerate(order[self.at :], self.at):
            entitled = seat in may_block
            could = (seats[seat].reach | powers[seat]) & UNBLOCKED or table.delayed_triggers
            if not (entitled or permitted or could):
                continue
            blocks: list[Option] = []
            if entitled or permitted:
                blocks = self.attempts(table, action, seat, own=entitled)
            options = blocks + offers(table, seat, UNBLOCKED) if could else blocks
            if options:
                self.at = at
                kind = DecisionKind.BLOCK if blocks else DecisionKind.EFFECT
                table.ask(seat, kind, [*options, PASSING])
                return
            if entitled and seat not in self.declined:
                self.declined |= {seat}
        self.go_to(Blocks.last_effects)

    def reopen(self, table: Table, action: CurrentAction) -> None:
        """AMB-07: a new target clears all declines; in older editions they are final.

        Even in those editions, the new target may block if she has not declined before.
        """
        action.retargeted = False
        if table.rules.redirect_reopens:
            self.declined = frozenset()
        self.at = 0

    def attempts(
        self, table: Table, action: CurrentAction, seat: int, *, own: bool
    ) -> list[Option]:
        """BLK-03: the minions with which a Methuselah may attempt to block now.

        BLK-04: after a failed attempt the same minion may try again; in some editions only another
        minion may. A text may let a minion block if its Methuselah is not :func:`eligible`
        (``own``).
        """
        if seat in self.declined:
            return []
        usual = own and (not action.opens_blocks or seat in usually_eligible(table, action))
        if not own and Permits not in table.statics:
            return []
        cards = blocking_cards.waiting(table, action, seat) if own else []
        return [
            Option(BLOCK, minion=minion.card)
            for minion in table.minions(seat)
            if (usual or is_entitled(table, action, minion))
            and cannot_block(table, minion) is None
            and can_pay_toll(table, minion)
            and (table.rules.blocker_retries or minion.card not in self.outwitted)
        ] + [Option(BLOCK, minion=card) for card in cards]

    def take(self, table: Table) -> None:
        """BLK-11, AMB-05: if a player may block now, passing declines permanently.

        SEQ-06: the acting Methuselah then has another opportunity to play effects.
        """
        answer = table.answer
        action = current_action(table)
        if answer.verb is BLOCK:
            table.push(BlockAttempt(answer.minion))
            return
        self.go_to(Blocks.offer)
        if answer.verb is PASS:
            seat = action_order(table)[self.at]
            own = seat in eligible(table, action)
            entitled = own or self.attempts(table, action, seat, own=False)
            if entitled and seat not in self.declined:
                self.declined |= {seat}
                self.at = 0
            else:
                self.at += 1
        else:
            self.at = 0
            carry_out(table, answer)

    def compare(self, table: Table) -> None:
        """BLK-15: a failed attempt leads back to state A; a successful one ends the attempts."""
        attempt = table.returned
        if isinstance(attempt, BlockAttempt) and attempt.success:
            action = current_action(table)
            action.blocker = attempt.minion
            action.declined = self.declined
            self.finish()
            blocking_cards.has_blocked(table, attempt.minion, action.minion)
        else:
            if isinstance(attempt, BlockAttempt):
                self.outwitted |= {attempt.minion}
                blocking_cards.leave_minion_form(table, attempt.minion)
            self.at = 0
            self.go_to(Blocks.offer)

    def last_effects(self, table: Table) -> None:
        """BLK-16: state C: all have declined, and more effects may be played.

        The rulebook of 1994 does not mention this moment, but cards use it (GEN-02).
        """
        Impulse.open(table, DECLINED)

    def close(self, table: Table) -> None:
        """BLK-16: a new target leads back to state A: it may block the action now (BLK-01)."""
        action = current_action(table)
        if action.retargeted:
            self.go_to(Blocks.offer)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids an attempt to block."""
        if option.verb is not BLOCK or option.minion not in table.in_play:
            return None
        minion = table.in_play[option.minion]
        return self.forbidden(table, minion) if isinstance(minion, Minion) else "BLK-01"

    def forbidden(self, table: Table, minion: Minion) -> str | None:
        """The rule by which a minion may not attempt to block this action now."""
        action = current_action(table)
        if is_off(table, action):
            return "BLK-17"
        if not is_entitled(table, action, minion):
            return "BLK-01" if action.seats else "BLK-02"
        if minion.controller in self.declined:
            return "BLK-06"
        if minion.card in self.outwitted and not table.rules.blocker_retries:
            return "BLK-04"
        return cannot_block(table, minion) or (None if can_pay_toll(table, minion) else "GEN-02")

    steps = (offer, take, compare, last_effects, close)


class BlockAttempt(Procedure):
    """State B: one minion attempts to block; others must wait until it resolves (BLK-05, BLK-14).

    Attributes:
        minion: the minion that attempts to block.
        success: the result.
    """

    minion: int
    success: bool = False

    def declare(self, table: Table) -> None:
        """Announce the attempt and pay its cost, if any."""
        action = current_action(table)
        blocking_cards.take_minion_form(table, self.minion)
        blocker = table.minion(self.minion)
        table.emit(ATTEMPTS, blocker.controller, minion=self.minion, target=action.minion)
        log_standing(table, action, blocker)
        price = toll(table, blocker)
        if price:
            ledger.burn_blood(table, blocker, price, action.minion)
        library = table.seats[blocker.controller].library
        for card in library[: -cards_due(table, blocker) - 1 : -1]:
            zones.burn(table, card)

    def effects(self, table: Table) -> None:
        """BLK-09: stealth, intercept and other effects, the acting Methuselah first.

        ALY-02: an ally may have burned its last life to attempt the block.
        """
        if self.minion not in table.in_play:
            self.finish()
            return
        Impulse.open(table, BLOCKING)

    def settle(self, table: Table) -> None:
        """STL-02: compare intercept with stealth.

        BLK-07: a failed blocker is not locked; BLK-08: a successful blocker is locked.
        """
        action = current_action(table)
        if is_off(table, action) or self.minion not in table.in_play:
            return
        blocker = table.minion(self.minion)
        enough = attempt_succeeds(table, action, blocker)
        if enough and self.can_succeed(table, action, blocker):
            self.success = True
            if not table.used or not table.has_used(NO_LOCK, self.minion, Until.ACTION):
                action.locked_by_block = not blocker.locked
                blocker.locked = True
            return
        if not enough:
            table.emit(
                FALLS_SHORT,
                blocker.controller,
                n=stats.intercept(table, blocker),
                minion=self.minion,
                word=str(action.stealth(table)),
            )
        table.emit(BLOCK_FAILS, blocker.controller, minion=self.minion)

    def can_succeed(self, table: Table, action: CurrentAction, blocker: Minion) -> bool:
        """BLK-03: whether the blocker can still block.

        COM-01: the controllers must be different.
        """
        mine = blocker.controller == action.acting_seat(table)
        return not mine and cannot_block(table, blocker) is None

    steps = (declare, effects, settle)


class Blocked(Procedure):
    """The result of a block: combat, in which a slave may replace the acting vampire.

    Attributes:
        minion: the acting minion.
        blocker: the minion that has blocked it.
    """

    minion: int
    blocker: int

    def offer(self, table: Table) -> None:
        """TRT-09: offer the slaves of the acting vampire's clan that could replace it."""
        acting = table.minion(self.minion)
        options = [
            Option(STEP_IN, minion=slave.card, target=self.blocker)
            for slave in table.ready_minions(acting.controller)
            if table.rules.slaves
            and acting.vampire
            and table.cards[slave.card].slave_to == acting.clan
            and slave.unlocked
            and slave.card != acting.card
        ]
        table.ask(acting.controller, DecisionKind.CHOICE, [*options, PASSING], about=self.blocker)

    def fight(self, table: Table) -> None:
        """BLK-08: start the combat. TRT-09: the slave locks, the acting vampire unlocks."""
        answer = table.answer
        fighter = self.minion
        if answer.verb is not PASS:
            fighter = answer.minion
            table.minion(fighter).locked = True
            table.minion(self.minion).locked = False
            seat = table.minion(fighter).controller
            table.emit(STEPS_IN, seat, minion=fighter, target=self.blocker)
        table.push(Combat(fighter, self.blocker))

    steps = (offer, fight)
