"""Damage (chapter COM, damage resolution): inflicting, preventing and healing damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

import msgspec

from vtes_deck.engine.combat.fight import Fight
from vtes_deck.engine.combat.permission import permitted
from vtes_deck.engine.combat.reductions import PREVENTED, all_lessened
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.mechanics.gear import is_gear
from vtes_deck.engine.mechanics.impulse import carry_out
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import (
    BOTH_KINDS,
    EQUIPMENT,
    OF_STRIKES,
    Cause,
    Damage,
    DamageFilter,
)
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.moves import SOFT_DAMAGE
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import Feature, Would
from vtes_deck.engine.state.table import Activity, Table, TimedRestriction, Until
from vtes_deck.engine.state.windows import DAMAGE, DAMAGE_TO_ANOTHER
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.procedure import Procedure

PREVENT_AGGRAVATED = Verb("prevent aggravated", "Prevent {n} aggravated damage, the rest ordinary.")

INFLICTED = EventType("damage", "{minion} suffers {n} damage.")
AGGRAVATED = EventType("aggravated damage", "{minion} suffers {n} aggravated damage.")
STRIKE_HURTS = EventType("strike hurts", "")
"""Damage of a strike of a minion (``target``) is successfully inflicted on ``minion``."""
INFLICTS = EventType("inflicts", "")
"""A minion (``target``) has inflicted damage on ``minion``, even if all of it was prevented."""
IMMUNE = EventType("immune", "{minion} is immune to the damage.")
HEALED = EventType("mended", "{minion} burns {n} blood.")
LOSES_LIFE = EventType("loses life", "{minion} burns {n} life.")


class DamageResolution(Procedure):
    """Damage inflicted at the same time: it is prevented first, then healed (COM-33).

    COM-47: damage in any step of combat, or outside combat, is resolved at once.

    Attributes:
        damage: the damage, reduced by prevention.
        targets: the minions that may prevent, in order; the acting minion first (COM-04).
        stolen: counters stolen at the same time, by card (STR-06).
        at: the index of the minion that may prevent now.
        passed: the number of Methuselahs who have finished preventing the damage to that minion.
        by: the minions that inflict some of the damage, each with its target, before any reduction;
            recorded only if a text needs them.
        using: the means of the current prevention: the Disciplines of the card, and whether it is
            equipment. They do not prevent damage that withstands one of them.
    """

    damage: tuple[Damage, ...]
    targets: tuple[int, ...] = ()
    stolen: tuple[tuple[int, int], ...] = ()
    at: int = 0
    passed: int = 0
    by: tuple[tuple[int, int], ...] = ()
    using: frozenset[str] = frozenset()

    def begin(self, table: Table) -> None:
        """Find the targets. Damage to a retainer cannot be prevented (COM-45)."""
        if INFLICTS.name in table.listeners:
            hurting = (one for one in self.damage if one.n > 0 and not one.adds)
            self.by = tuple((one.minion, one.target) for one in hurting)
        self.damage = all_lessened(table, self.damage)
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
        """COM-34: ask for one effect at a time, until no damage is left or the player stops."""
        while self.at < len(self.targets):
            target = self.targets[self.at]
            for number, seat in enumerate(preventing(table, target)):
                if number < self.passed:
                    continue
                options = self.choices(table, target, seat)
                if options:
                    table.ask(seat, DecisionKind.DAMAGE, [*options, PASSING], about=target)
                    return
                self.passed += 1
            self.at, self.passed = self.at + 1, 0
        self.go_to(DamageResolution.follow)

    def choices(self, table: Table, target: int, seat: int) -> list[Option]:
        """COM-34: the options to prevent remaining damage, for the minion that takes it."""
        self.using = frozenset()
        if target not in table.in_play or not self.preventable(target):
            return []
        window = DAMAGE if table.in_play[target].controller == seat else DAMAGE_TO_ANOTHER
        options = [
            option
            for option in permitted(table, seat, window)
            if option.minion in {NONE, target}
            or Feature.OUTSIDE_COMBAT in table.cards[option.card].features
        ]
        resisted = {one for damage in self.damage for one in damage.withstands}
        return self.effective(table, seat, window, options, resisted) if resisted else options

    def effective(
        self, table: Table, seat: int, window: int, options: list[Option], resisted: set[str]
    ) -> list[Option]:
        """The options that can prevent some of the damage, which may withstand certain cards."""
        for kind in resisted:
            self.using = frozenset({kind})
            able = permitted(table, seat, window)
            options = [one for one in options if kind not in means(table, one) or one in able]
        self.using = frozenset()
        return options

    def take(self, table: Table) -> None:
        """Carry out the effect and ask again."""
        answer = table.answer
        self.go_to(DamageResolution.offer)
        if answer.verb is PASS:
            self.passed += 1
        else:
            self.using = means(table, answer)
            carry_out(table, answer)

    def can_prevent(self, damage: Damage) -> bool:
        """Whether the means used now can prevent the damage."""
        return not damage.unpreventable and self.using.isdisjoint(damage.withstands)

    def preventable(
        self, target: int, which: DamageFilter = DamageFilter.ANY, *, strikes: bool = False
    ) -> int:
        """The preventable damage to a card; ``strikes``: from strikes only."""
        strikes = strikes or which in OF_STRIKES
        return sum(
            one.n
            for one in self.damage
            if one.target == target
            and self.can_prevent(one)
            and (which in BOTH_KINDS or one.aggravated == (which is DamageFilter.AGGRAVATED))
            and (not strikes or one.cause is Cause.STRIKE)
        )

    def reduce(self, target: int, n: int, *, aggravated: bool, strikes: bool = False) -> None:
        """Remove prevented damage; excess prevention is lost (COM-34)."""
        left = []
        for one in self.damage:
            if (
                one.target == target
                and one.aggravated == aggravated
                and self.can_prevent(one)
                and (not strikes or one.cause is Cause.STRIKE)
            ):
                taken = min(n, one.n)
                n -= taken
                left.append(msgspec.structs.replace(one, n=one.n - taken))
            else:
                left.append(one)
        self.damage = tuple(left)

    def follow(self, table: Table) -> None:
        """Add the additional damage of a strike once some of its damage is certain.

        It has the same type and can be prevented in the same way (COM-34).
        """
        more = [one for one in self.damage if one.n > 0 and one.more and _real(table, one)]
        if more:
            self.damage = tuple(
                msgspec.structs.replace(one, n=one.n + one.more, more=0) if one in more else one
                for one in self.damage
            )
            self.at = self.passed = 0
            self.go_to(DamageResolution.offer)

    def inflict(self, table: Table) -> None:
        """COM-36 to COM-43: inflict the remaining damage, ordinary damage first (COM-39)."""
        hit: dict[int, list[Damage]] = {}
        for one in self.damage:
            if one.n > 0 and one.target in table.in_play:
                hit.setdefault(one.target, []).append(one)
        for target, inflicted in hit.items():
            card_in_play = table.in_play[target]
            real = [one for one in inflicted if not immune(table, card_in_play, one)]
            if not real:
                table.emit(IMMUNE, card_in_play.controller, minion=target)
                continue
            would = WouldSuffer(target, tuple(real), self.unusable(table, target, real))
            if not is_replaced(table, would):
                would.happen(table)

    def report(self, table: Table) -> None:
        """Emit the events of the damage, with its sources and targets."""
        for minion, target in self.by:
            if minion != NONE and target in table.in_play:
                table.emit(INFLICTS, minion=target, target=minion)

    def unusable(self, table: Table, target: int, inflicted: list[Damage]) -> int:
        """STR-06: stolen counters that cannot heal this damage: in 1994, those of first strikes."""
        if table.rules.first_strike_heals or not any(one.first for one in inflicted):
            return 0
        return sum(n for card, n in self.stolen if card == target)

    def why_not(self, table: Table, option: Option) -> str | None:
        """COM-34: the rule, if there is no damage left that this minion can prevent."""
        del table
        return None if option.verb is PASS else "COM-34"

    steps = (begin, offer, take, follow, inflict, report)


def endangered(table: Table) -> int:
    """The minion in combat whose damage can be prevented now, or ``NONE``."""
    handling, combat = table.current(DamageResolution), table.current(Fight)
    if handling is None or combat is None or handling.at >= len(handling.targets):
        return NONE
    target = handling.targets[handling.at]
    return target if combat.holds(target) else NONE


def preventing(table: Table, target: int) -> Sequence[int]:
    """The Methuselahs who may prevent damage to a minion: its controller, then the others."""
    if target not in table.in_play:
        return []
    seat = table.in_play[target].controller
    return table.clockwise(seat) if table.powers_of_all & DAMAGE_TO_ANOTHER else [seat]


def means(table: Table, option: Option) -> frozenset[str]:
    """The means of an option to prevent damage.

    They are Disciplines of a card, or equipment. A played card counts as requiring the Disciplines
    with which it is played; a card in play, or the later effect of a card, counts with the
    requirements of the card.
    """
    if option.card == NONE:
        return frozenset()
    if option.verb.level:
        return frozenset(option.verb.level.lower().split("+"))
    printed = table.cards[option.card]
    kinds = (EQUIPMENT,) if is_gear(table, option.card) else ()
    return frozenset((*printed.requirement.disciplines, *kinds))


class WouldSuffer(Would, frozen=True):
    """A minion or retainer would suffer damage that was not prevented.

    Attributes:
        damage: the damage.
        kept: counters that cannot be used to heal (STR-06).
    """

    damage: tuple[Damage, ...]
    kept: int = 0

    @override
    def happen(self, table: Table) -> None:
        real = list(self.damage)
        note_inflicted(table, real)
        soft = treats_as_normal(table, self.on)
        ordinary = sum(one.n for one in real if soft or not one.aggravated)
        cause, sources = table.cause, {one.source for one in real}
        table.cause = sources.pop() if len(sources) == 1 else NONE
        card_in_play = table.in_play[self.on]
        suffer(table, card_in_play, ordinary, sum(one.n for one in real) - ordinary, self.kept)
        table.cause = cause


class Prevention(Procedure):
    """COM-35: the player chooses which type of damage to prevent, if there are two.

    Attributes:
        minion: the minion that prevents.
        n: the amount.
        strikes: only damage from strikes.
    """

    minion: int
    n: int
    strikes: bool = False

    def ask(self, table: Table) -> None:
        """Ask how much aggravated damage to prevent first."""
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
        """Prevent both parts."""
        answer = table.answer
        handling = table.current(DamageResolution)
        assert handling is not None
        left = self.n - answer.n
        handling.reduce(self.minion, answer.n, aggravated=True, strikes=self.strikes)
        handling.reduce(self.minion, left, aggravated=False, strikes=self.strikes)

    steps = (ask, carry_out)


def prevent(
    table: Table, minion: int, n: int, which: DamageFilter = DamageFilter.ANY, source: int = NONE
) -> None:
    """Prevent damage that is about to be inflicted on a minion, with a card (COM-34)."""
    handling = table.current(DamageResolution)
    if handling is None:
        return
    before = handling.preventable(minion, which)
    table.emit(PREVENTED, minion=minion, n=min(n, before), source=source)
    if which in BOTH_KINDS:
        table.push(Prevention(minion, n, which is DamageFilter.STRIKES))
    else:
        aggravated = which is DamageFilter.AGGRAVATED
        handling.reduce(minion, n, aggravated=aggravated, strikes=which in OF_STRIKES)


def _real(table: Table, damage: Damage) -> bool:
    """Whether unprevented damage would have an effect."""
    card_in_play = table.in_play.get(damage.target)
    return card_in_play is not None and not immune(table, card_in_play, damage)


def note_inflicted(table: Table, damage: list[Damage]) -> None:
    """Record in the combat who has inflicted damage, and who cannot press."""
    combat = table.current(Fight)
    strikers: set[int] = set()
    for one in damage:
        if one.hinders:
            table.restrict(TimedRestriction(Activity.PRESS, one.target, Until.ROUND, one.source))
        if one.cause is Cause.STRIKE and one.minion not in strikers:
            strikers.add(one.minion)
            table.emit(STRIKE_HURTS, minion=one.target, target=one.minion)
        if combat is None or one.minion == NONE:
            continue
        index = combat.index(one.minion)
        if index != NONE and one.target == combat.other(one.minion):
            dealt = list(combat.dealt)
            dealt[index] += one.n
            combat.dealt = (dealt[0], dealt[1])


def immune(table: Table, card_in_play: CardInPlay, damage: Damage) -> bool:
    """GEN-36: whether unprevented damage from this source has no effect."""
    return any(
        static.immune(table, source, damage)
        for source, static in statics_on(table, DamageTaken, card_in_play.card)
    )


def treats_as_normal(table: Table, card: int) -> bool:
    """Whether a minion treats aggravated damage as normal damage.

    The damage remains aggravated until the minion suffers it.
    """
    if table.used and any(
        table.has_used(SOFT_DAMAGE, card, until) for until in (Until.ROUND, Until.COMBAT)
    ):
        return True
    return any(
        static.makes_normal(table, source)
        for source, static in statics_on(table, DamageTaken, card)
    )


def suffer(
    table: Table, card_in_play: CardInPlay, ordinary: int, aggravated: int, kept: int = 0
) -> None:
    """Apply damage that was successfully inflicted.

    Args:
        table: the table.
        card_in_play: the minion or retainer.
        ordinary: points that can be healed.
        aggravated: points that cannot be healed.
        kept: counters that cannot be used to heal (STR-06).
    """
    if ordinary:
        table.emit(INFLICTED, card_in_play.controller, minion=card_in_play.card, n=ordinary)
    if aggravated:
        table.emit(AGGRAVATED, card_in_play.controller, minion=card_in_play.card, n=aggravated)
    if isinstance(card_in_play, Minion) and card_in_play.vampire:
        _heal(table, card_in_play, ordinary, kept)
        _aggravate(table, card_in_play, aggravated)
        torpor.settle_outside_combat(table, card_in_play.card)
    else:
        lose_life(table, card_in_play, ordinary + aggravated)


def _heal(table: Table, vampire: Minion, n: int, kept: int) -> None:
    """COM-36: burn 1 blood per point; COM-37: including the last blood.

    COM-38: damage that cannot be healed wounds the vampire.
    """
    healed = bank.burn_blood(table, vampire, min(n, max(0, vampire.blood - kept)))
    _note_healed(table, vampire, healed)
    if healed < n:
        torpor.wound(table, vampire)


def _note_healed(table: Table, vampire: Minion, n: int) -> None:
    """Log the blood burned and add it to that of the combatant in this round."""
    if not n:
        return
    table.emit(HEALED, vampire.controller, minion=vampire.card, n=n)
    combat = table.current(Fight)
    if combat is None:
        return
    for index, side in enumerate(combat.sides):
        if side.minion == vampire.card:
            combat.change(index, healed=side.healed + n)


def _aggravate(table: Table, vampire: Minion, n: int) -> None:
    """COM-40: the first point wounds and costs nothing; COM-41: each further point costs 1 blood.

    An already wounded vampire also pays for the first point (not in 1994). COM-42: a vampire that
    cannot pay is burned. DIA-11: this is not diablerie.
    """
    if n <= 0:
        return
    free = 1 if table.rules.aggravated_burns == "beyond the first" or not vampire.wounded else 0
    torpor.wound(table, vampire)
    burned = bank.burn_blood(table, vampire, n - free)
    _note_healed(table, vampire, burned)
    if burned < n - free:
        torpor.destroy(table, vampire)


def lose_life(table: Table, card_in_play: CardInPlay, n: int) -> None:
    """COM-36, COM-43: an ally or retainer burns life for damage of either type.

    COM-45: in 1994 a retainer that survives the combat regains its life.
    """
    lost = bank.burn_blood(table, card_in_play, n)
    table.emit(LOSES_LIFE, card_in_play.controller, minion=card_in_play.card, n=lost)
    combat = table.current(Fight)
    if (
        combat is not None
        and table.rules.retainer_heals
        and table.cards[card_in_play.card].retainer
    ):
        combat.hurt += ((card_in_play.card, lost),)
