"""Damage (chapter COM, damage resolution): inflict, prevent, mend; what wounds and what burns."""

from __future__ import annotations

import msgspec

from vtes_deck.engine.combat.damage_types import BOTH_KINDS, Cause, Damage, DamageFilter
from vtes_deck.engine.combat.fight import Fight
from vtes_deck.engine.combat.moves import NO_STRIKE_DAMAGE
from vtes_deck.engine.combat.permission import permitted
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.mechanics.impulse import carry_out
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Activity, Table, TimedRestriction, Until
from vtes_deck.engine.state.windows import DAMAGE
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.procedure import Procedure

PREVENT_AGGRAVATED = Verb("prevent aggravated", "Prevent {n} aggravated damage, the rest ordinary.")

PREVENTED = EventType("damage prevented", "{minion} prevents {n} damage.")
INFLICTED = EventType("damage", "{minion} suffers {n} damage.")
AGGRAVATED = EventType("aggravated damage", "{minion} suffers {n} aggravated damage.")
IMMUNE = EventType("immune", "{minion} is immune to the damage.")
MENDED = EventType("mended", "{minion} burns {n} blood.")
LOSES_LIFE = EventType("loses life", "{minion} burns {n} life.")


class DamageResolution(Procedure):
    """Everything that is inflicted at the same time: first prevent, then mend (COM-33).

    COM-47: damage of whatever step of combat, or outside combat, is handled at once, by this.

    Attributes:
        damage: what is inflicted; prevention makes it less.
        targets: who may prevent, in order; the acting minion first (COM-04).
        stolen: counters that were stolen at the same time, by card (STR-06).
        at: whose turn it is to prevent.
    """

    damage: tuple[Damage, ...]
    targets: tuple[int, ...] = ()
    stolen: tuple[tuple[int, int], ...] = ()
    at: int = 0

    def begin(self, table: Table) -> None:
        """Who is hit. Nothing can be prevented for a retainer (COM-45)."""
        self.damage = tuple(lessened(table, one) for one in self.damage)
        hit = {one.target for one in self.damage if one.n > 0}
        order = [*self.targets, *(one.target for one in self.damage)]
        self.targets = tuple(
            card
            for number, card in enumerate(order)
            if card in hit
            and card not in order[:number]
            and isinstance(table.in_play.get(card), Minion)
        )

    def offer(self, table: Table) -> None:
        """COM-34: one effect after the other, until all is prevented or the player stops."""
        while self.at < len(self.targets):
            target = self.targets[self.at]
            options = self.choices(table, target)
            if options:
                seat = table.in_play[target].controller
                table.ask(seat, DecisionKind.DAMAGE, [*options, PASSING], about=target)
                return
            self.at += 1
        self.go_to(DamageResolution.follow)

    def choices(self, table: Table, target: int) -> list[Option]:
        """COM-34: not more cards than are needed; the minion that takes the damage plays them."""
        if target not in table.in_play or not self.preventable(target):
            return []
        seat = table.in_play[target].controller
        return [
            option
            for option in permitted(table, seat, DAMAGE)
            if option.minion in {NONE, target} or table.cards[option.card].script.bystanders
        ]

    def take(self, table: Table) -> None:
        """The effect is carried out, and the question asked again."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        self.go_to(DamageResolution.offer)
        if answer.verb is PASS:
            self.at += 1
        else:
            carry_out(table, answer)

    def preventable(
        self, target: int, which: DamageFilter = DamageFilter.ANY, *, strikes: bool = False
    ) -> int:
        """How much of the damage to a card could be prevented; ``strikes``: of that of strikes."""
        strikes = strikes or which is DamageFilter.STRIKES
        return sum(
            one.n
            for one in self.damage
            if one.target == target
            and not one.unpreventable
            and (which in BOTH_KINDS or one.aggravated == (which is DamageFilter.AGGRAVATED))
            and (not strikes or one.cause is Cause.STRIKE)
        )

    def reduce(self, target: int, n: int, *, aggravated: bool, strikes: bool = False) -> None:
        """Takes prevented damage away; a surplus is lost (COM-34)."""
        left = []
        for one in self.damage:
            if (
                one.target == target
                and one.aggravated == aggravated
                and not one.unpreventable
                and (not strikes or one.cause is Cause.STRIKE)
            ):
                taken = min(n, one.n)
                n -= taken
                left.append(msgspec.structs.replace(one, n=one.n - taken))
            else:
                left.append(one)
        self.damage = tuple(left)

    def follow(self, table: Table) -> None:
        """What an aim adds follows as soon as any of the damage will be inflicted.

        It is of the same kind, and can be prevented as that can (COM-34).
        """
        more = [one for one in self.damage if one.n > 0 and one.more and _real(table, one)]
        if more:
            self.damage = tuple(
                msgspec.structs.replace(one, n=one.n + one.more, more=0) if one in more else one
                for one in self.damage
            )
            self.at = 0
            self.go_to(DamageResolution.offer)

    def inflict(self, table: Table) -> None:
        """COM-36 to COM-43: what was not prevented is inflicted; ordinary damage first (COM-39)."""
        hit: dict[int, list[Damage]] = {}
        for one in self.damage:
            if one.n > 0 and one.target in table.in_play:
                hit.setdefault(one.target, []).append(one)
        for target, inflicted in hit.items():
            thing = table.in_play[target]
            real = [one for one in inflicted if not immune(table, thing, one)]
            if not real:
                table.emit(IMMUNE, thing.controller, minion=target)
                continue
            kept = self.unusable(table, target, real)
            note_inflicted(table, real)
            ordinary = sum(one.n for one in real if not one.aggravated)
            cause, sources = table.cause, {one.source for one in real}
            table.cause = sources.pop() if len(sources) == 1 else NONE
            suffer(table, thing, ordinary, sum(one.n for one in real) - ordinary, kept)
            table.cause = cause

    def unusable(self, table: Table, target: int, inflicted: list[Damage]) -> int:
        """STR-06: stolen counters that cannot mend this damage: in 1994 that of first strikes."""
        if table.rules.first_strike_heals or not any(one.first for one in inflicted):
            return 0
        return sum(n for card, n in self.stolen if card == target)

    def why_not(self, table: Table, option: Option) -> str | None:
        """COM-34: nothing is left to prevent, or not by this minion."""
        del table
        return None if option.verb is PASS else "COM-34"

    steps = (begin, offer, take, follow, inflict)


class Prevention(Procedure):
    """COM-35: which of the damage is prevented, if there are two kinds and not enough for both.

    Attributes:
        minion: who prevents.
        n: how much can be prevented.
        strikes: only damage of strikes.
    """

    minion: int
    n: int
    strikes: bool = False

    def ask(self, table: Table) -> None:
        """Aggravated damage may be prevented first, if the player likes."""
        handling = table.current(DamageResolution)
        if handling is None:
            self.finish()
            return
        strikes = self.strikes
        ordinary = handling.preventable(self.minion, DamageFilter.ORDINARY, strikes=strikes)
        aggravated = handling.preventable(self.minion, DamageFilter.AGGRAVATED, strikes=strikes)
        most = min(self.n, aggravated)
        options = [
            Option(PREVENT_AGGRAVATED, minion=self.minion, n=n)
            for n in range(most, max(0, self.n - ordinary) - 1, -1)
        ] or [Option(PREVENT_AGGRAVATED, minion=self.minion, n=most)]
        if len(options) == 1:
            table.answer = options[0]
        else:
            table.ask(table.in_play[self.minion].controller, DecisionKind.NUMBER, options)

    def carry_out(self, table: Table) -> None:
        """Both parts are prevented."""
        answer = table.answer
        handling = table.current(DamageResolution)
        assert answer is not None  # noqa: S101 - a step after a question
        assert handling is not None  # noqa: S101 - it was there when this was asked
        left = self.n - answer.n
        handling.reduce(self.minion, answer.n, aggravated=True, strikes=self.strikes)
        handling.reduce(self.minion, left, aggravated=False, strikes=self.strikes)

    steps = (ask, carry_out)


def prevent(table: Table, minion: int, n: int, which: DamageFilter = DamageFilter.ANY) -> None:
    """An effect prevents damage that is about to be inflicted on a minion (COM-34)."""
    handling = table.current(DamageResolution)
    if handling is None:
        return
    before = handling.preventable(minion, which)
    table.emit(PREVENTED, minion=minion, n=min(n, before))
    if which in BOTH_KINDS:
        table.push(Prevention(minion, n, which is DamageFilter.STRIKES))
    else:
        handling.reduce(minion, n, aggravated=which is DamageFilter.AGGRAVATED)


def lessened(table: Table, damage: Damage) -> Damage:
    """What is left of damage after what makes it less by itself.

    Damage of strikes of this round may be prevented already, all of it.
    """
    thing = table.in_play.get(damage.target)
    if thing is None:
        return damage
    if (
        damage.cause is Cause.STRIKE
        and not damage.unpreventable
        and table.has_used(NO_STRIKE_DAMAGE, damage.target, Until.ROUND)
    ):
        table.emit(PREVENTED, minion=damage.target, n=damage.n)
        return msgspec.structs.replace(damage, n=0)
    less = sum(
        table.cards[card].script.lessens(table, card, damage)
        for card in (thing.card, *thing.attached)
        if not table.silent(card)
    )
    return msgspec.structs.replace(damage, n=max(0, damage.n - less)) if less else damage


def _real(table: Table, damage: Damage) -> bool:
    """Whether damage that was not prevented would do anything."""
    thing = table.in_play.get(damage.target)
    return thing is not None and not immune(table, thing, damage)


def note_inflicted(table: Table, damage: list[Damage]) -> None:
    """In combat: who has successfully inflicted how much, and who cannot press any more."""
    combat = table.current(Fight)
    for one in damage:
        if one.hinders:
            table.restrict(TimedRestriction(Activity.PRESS, one.target, Until.ROUND, one.source))
        if combat is None or one.minion == NONE:
            continue
        index = combat.index(one.minion)
        if index != NONE and one.target == combat.other(one.minion):
            dealt = list(combat.dealt)
            dealt[index] += one.n
            combat.dealt = (dealt[0], dealt[1])


def immune(table: Table, thing: CardInPlay, damage: Damage) -> bool:
    """GEN-36: unprevented damage from that source does nothing."""
    return any(
        table.cards[card].script.immune(table, card, damage)
        for card in (thing.card, *thing.attached)
        if not table.silent(card)
    )


def suffer(table: Table, thing: CardInPlay, ordinary: int, aggravated: int, kept: int = 0) -> None:
    """Damage that was successfully inflicted.

    Args:
        table: the table.
        thing: the minion or retainer.
        ordinary: points that can be mended.
        aggravated: points that cannot.
        kept: counters that cannot be used to mend (STR-06).
    """
    if ordinary:
        table.emit(INFLICTED, thing.controller, minion=thing.card, n=ordinary)
    if aggravated:
        table.emit(AGGRAVATED, thing.controller, minion=thing.card, n=aggravated)
    if isinstance(thing, Minion) and thing.vampire:
        _mend(table, thing, ordinary, kept)
        _aggravate(table, thing, aggravated)
        torpor.settle_outside_combat(table, thing.card)
    else:
        lose_life(table, thing, ordinary + aggravated)


def _mend(table: Table, vampire: Minion, n: int, kept: int) -> None:
    """COM-36: each point costs 1 blood, as long as there is any; COM-37: the last one too.

    COM-38: what cannot be mended wounds.
    """
    mended = bank.burn_blood(table, vampire, min(n, max(0, vampire.blood - kept)))
    if mended:
        table.emit(MENDED, vampire.controller, minion=vampire.card, n=mended)
    if mended < n:
        torpor.wound(table, vampire)


def _aggravate(table: Table, vampire: Minion, n: int) -> None:
    """COM-40: the first point wounds and costs nothing; COM-41: each further one costs 1 blood.

    A vampire that is wounded already pays for the first one too (in 1994 it does not). COM-42: one
    that cannot pay is burned. DIA-11: that is no diablerie.
    """
    if n <= 0:
        return
    free = 1 if table.rules.aggravated_burns == "beyond the first" or not vampire.wounded else 0
    torpor.wound(table, vampire)
    burned = bank.burn_blood(table, vampire, n - free)
    if burned:
        table.emit(MENDED, vampire.controller, minion=vampire.card, n=burned)
    if burned < n - free:
        torpor.destroy(table, vampire)


def lose_life(table: Table, thing: CardInPlay, n: int) -> None:
    """COM-36, COM-43: an ally or retainer burns life, for aggravated damage as for other.

    COM-45: in 1994 a retainer that survives the combat has its life again.
    """
    lost = bank.burn_blood(table, thing, n)
    table.emit(LOSES_LIFE, thing.controller, minion=thing.card, n=lost)
    combat = table.current(Fight)
    if combat is not None and table.rules.retainer_heals and table.cards[thing.card].retainer:
        combat.hurt += ((thing.card, lost),)
