"""Resolution of simultaneous strikes (COM-19, STR-01 to STR-09)."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from cardbase.terms import Bonus, Trait
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.reductions import worsened
from vtes_deck.engine.mechanics import ledger, stats, zones
from vtes_deck.engine.mechanics.gear import allows, has_become_weapon, is_gear
from vtes_deck.engine.state.damage_statics import DamageTaken, StrikeBonus
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import (
    AGGRAVATED_HANDS,
    HANDS_ONLY,
    NO_WEAPON_DAMAGE,
    Combatant,
    Gear,
    Recoil,
    Strike,
)
from vtes_deck.engine.state.occasions import Struck
from vtes_deck.engine.state.static_index import permits, statics_on, timed_statics_on
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.procedure import Procedure

TAKE = Verb("take gear", "Steal {target}.")
BREAK = Verb("break gear", "Destroy {target}.")

DODGES = EventType("dodges", "{minion} dodges.")
OUT_OF_RANGE = EventType("out of range", "The strike of {minion} does not reach.")
LOST_STRIKE = EventType("lost strike", "{minion} loses the strike.")
STEALS = EventType("steals blood", "{minion} steals {n} {word} from {target}.")
HAS_RECOILED = "has recoiled"
"""Recorded for a weapon that has hurt the minion that strikes with it."""
STRIKE_RESOLVED = EventType("strike resolved", "")
"""The strike of a minion with ``card`` has resolved, even if it was dodged."""
STEALS_GEAR = EventType("steals gear", "{minion} steals {card}.")


class StrikeResolution(Procedure):
    """Strikes of one or both sides that resolve together: effects first, then damage (COM-19).

    Attributes:
        group: the sides that strike.
        environmental: damage that resolves with them (COM-46).
        made: the minions whose strike takes place, each with the source of the strike.
        live: the sides whose strike takes place and is not dodged.
        damage: their damage, computed before any effect because they are simultaneous.
        stolen: counters stolen, by card.
        moved: equipment stolen by these strikes.
        at: the index in ``live`` of the strike that resolves now.
        gear: the effect on equipment that this strike still has: 1 to steal, 2 to destroy.
    """

    group: tuple[int, ...]
    environmental: tuple[Damage, ...] = ()
    made: tuple[tuple[int, int], ...] = ()
    live: tuple[int, ...] = ()
    damage: tuple[Damage, ...] = ()
    stolen: tuple[tuple[int, int], ...] = ()
    moved: frozenset[int] = frozenset()
    at: int = 0
    gear: int = 0

    def begin(self, table: Table) -> None:
        """Determine which strikes take place and their damage."""
        combat = fight(table)
        for number in self.group:
            side = combat.sides[number]
            strike = side.chosen
            if strike is None:
                continue
            opposing = combat.sides[1 - number]
            if lost(table, side, strike):
                table.emit(LOST_STRIKE, side.seat, minion=side.minion)
                continue
            self.made += ((side.minion, strike.source),)
            if strike.recoil is not None:
                self.environmental += recoil_of(table, side, strike, strike.recoil)
            if not strike.works_at(combat.range):
                table.emit(OUT_OF_RANGE, side.seat, minion=side.minion)
            elif strike.target == NONE and dodged(opposing) and can_miss(table, side, strike):
                table.emit(DODGES, opposing.seat, minion=opposing.minion)
            else:
                self.live += (number,)
                log_strength(table, side, strike)
                self.damage += all_damage_of(table, side, strike, opposing.minion)

    def steal(self, table: Table) -> None:
        """STR-05: move counters, as many as there are (STR-09); this is not damage.

        COM-14: two minions steal simultaneously. Blood above the capacity drains at once; in 1994
        it drains at the end of the turn. A minion without blood stays in play; an ally without life
        is burned.
        """
        thefts = []
        for number in self.live:
            side, strike, target = self.struck_by(table, number)
            striker, victim = table.in_play.get(side.minion), table.in_play.get(target)
            if strike.steal_blood and striker is not None and victim is not None:
                more = sum(
                    static.theft(table, source, strike)
                    for source, static in statics_on(table, StrikeBonus, striker.card)
                )
                thefts.append((victim, striker, strike.steal_blood + more))
        if not thefts:
            return
        keep = table.rules.stolen_blood_excess == "end of turn"
        moved = ledger.move_together(table, thefts, STEALS)
        self.stolen += tuple(
            (striker.card, n) for (_, striker, _), n in zip(thefts, moved, strict=True)
        )
        if not keep:
            for _, striker, _ in thefts:
                ledger.drain(table, striker)

    def effects(self, table: Table) -> None:
        """COM-19: effects other than damage, the acting minion's first."""
        if self.at >= len(self.live):
            self.go_to(StrikeResolution.handle_damage)
            return
        side, strike, target = self.current(table)
        victim = table.in_play.get(target)
        if victim is None or side.minion not in table.in_play:
            self.next_strike()
            return
        if strike.paralyze and isinstance(victim, Minion):
            torpor.paralyze(table, victim)
        if strike.special:
            hit = Struck(side.minion, target, strike)
            table.cards[strike.source].script.resolve(table, hit)

    def current(self, table: Table) -> tuple[Combatant, Strike, int]:
        """The side whose strike resolves, its strike, and the card it hits."""
        return self.struck_by(table, self.live[self.at])

    def struck_by(self, table: Table, number: int) -> tuple[Combatant, Strike, int]:
        """The strike of a live side and the card it hits."""
        combat = fight(table)
        side = combat.sides[number]
        assert side.chosen is not None
        target = side.chosen.target
        return side, side.chosen, combat.other(side.minion) if target == NONE else target

    def choose_gear(self, table: Table) -> None:
        """STR-07, STR-08: the striking minion chooses the equipment."""
        side, strike, target = self.current(table)
        wanted = (Gear.NOTHING, strike.steal, strike.destroy)
        self.gear += 1
        if self.gear >= len(wanted):
            self.next_strike()
            return
        verb = TAKE if self.gear == 1 else BREAK
        options = [
            Option(verb, minion=side.minion, target=card)
            for card in gear_on(table, target, wanted[self.gear])
            if card not in self.moved and (verb is BREAK or may_have(table, side.minion, card))
        ]
        if not options:
            self.go_to(StrikeResolution.choose_gear)
        elif len(options) == 1:
            table.answer = options[0]
        else:
            table.ask(side.seat, DecisionKind.TARGET, options, about=target)

    def take_gear(self, table: Table) -> None:
        """STR-07: stolen equipment cannot be used this round. STR-08: destroyed equipment burns."""
        answer = table.answer
        self.go_to(StrikeResolution.choose_gear)
        card = answer.target
        if answer.verb is BREAK:
            zones.burn(table, card)
            return
        combat = fight(table)
        combat.unusable |= {card}
        self.moved |= {card}
        zones.attach(table, card, answer.minion)
        table.emit(STEALS_GEAR, minion=answer.minion, card=card)

    def next_strike(self) -> None:
        """Continue with the other strike."""
        self.at += 1
        self.gear = 0
        self.go_to(StrikeResolution.effects)

    def handle_damage(self, table: Table) -> None:
        """COM-33: resolve all damage of these strikes simultaneously."""
        damage = self.damage + self.environmental
        if damage:
            combat = fight(table)
            targets = (combat.acting, combat.opposing)
            table.push(DamageResolution(damage, targets, self.stolen))

    def report(self, table: Table) -> None:
        """Log the strikes that have resolved, so that later effects can respond."""
        if table.delayed_triggers or STRIKE_RESOLVED.name in table.listeners:
            for minion, source in self.made:
                table.emit(STRIKE_RESOLVED, card=source, minion=minion)

    steps = (begin, steal, effects, choose_gear, take_gear, handle_damage, report)


def lost(table: Table, side: Combatant, strike: Strike) -> bool:
    """STR-04, CON-02: whether a strike is lost, because its card is gone or contested.

    A committed strike is also lost if an effect now allows only hand strikes.
    """
    if not strike.hand and table.has_used(HANDS_ONLY, NONE, Until.ROUND):
        return True
    weapon = table.in_play.get(strike.source)
    if strike.borne and weapon is None:
        return True
    if strike.source == NONE or not is_gear(table, strike.source):
        return False
    bearer = fight(table).other(side.minion) if strike.hostile else side.minion
    return weapon is None or weapon.contested or weapon.host != bearer


def dodged(opposing: Combatant) -> bool:
    """STR-01: a dodge protects the minion and its possessions from the opposing strike.

    STR-02: its retainers are not protected; a strike that targets one is never dodged.
    """
    return opposing.chosen is not None and opposing.chosen.dodge


def damage_of(table: Table, side: Combatant, strike: Strike, opposing: int) -> Damage | None:
    """COM-16: a hand strike inflicts damage equal to strength.

    COM-32, STR-12: bonuses for hand damage apply to hand strikes and melee weapons only.
    """
    minion = table.in_play.get(side.minion)
    if not isinstance(minion, Minion):
        return None
    amount = strike.damage
    if strike.strength:
        amount += stats.strength(table, minion)
    amount += strike.plus if amount > 0 else 0
    if strike.hand or strike.melee:
        amount += stats.bonus_of(table, Bonus.DAMAGE, minion)
    if table.timed_statics:
        changes = timed_statics_on(table, StrikeBonus, side.minion, strike.source)
        amount += sum(static.damage(table, source, strike) for source, static in changes)
    if amount <= 0 or has_blunt_weapon(table, side.minion, strike.source):
        return None
    amount += sum(
        static.damage(table, source, strike)
        for source, static in statics_on(table, StrikeBonus, side.minion)
    )
    if amount <= 0:  # a text may reduce the damage
        return None
    inflicted = Damage(
        target=opposing if strike.target == NONE else strike.target,
        n=amount,
        aggravated=strike.aggravated
        or is_vulnerable(table, opposing, strike)
        or (strike.hand and aggravates(table, side.minion)),
        cause=Cause.STRIKE,
        minion=side.minion,
        source=strike.source,
        ranged=strike.ranged,
        first=is_first(table, side, strike, initial=not fight(table).struck),
        unpreventable=strike.unpreventable,
        withstands=strike.withstands,
        more=strike.more
        if strike.target == NONE
        else 0,  # a card that aims the strike targets the opposing minion
        hinders=strike.hinders,
    )
    return worsened(table, inflicted)


@runtime_checkable
class AddsToStrikes(Protocol):
    """A later effect that adds damage to strikes."""

    def added(
        self, table: Table, minion: int, strike: Strike, damage: tuple[Damage, ...]
    ) -> tuple[Damage, ...]:
        """The damage of a strike with what the effect adds.

        Args:
            table: the table.
            minion: the minion that played the card of the effect.
            strike: the strike.
            damage: its damage, at least one.
        """


def all_damage_of(
    table: Table, side: Combatant, strike: Strike, opposing: int
) -> tuple[Damage, ...]:
    """The damage of a strike and the damage that later effects add to it."""
    inflicted = damage_of(table, side, strike, opposing)
    found: tuple[Damage, ...] = () if inflicted is None else (inflicted,)
    for one in table.delayed_triggers if found else ():
        if isinstance(one.effect, AddsToStrikes):
            found = one.effect.added(table, one.minion, strike, found)
    return found


def recoil_of(table: Table, side: Combatant, strike: Strike, recoil: Recoil) -> tuple[Damage, ...]:
    """The damage of a strike to the striking minion; empty if there is none."""
    if recoil.only_at not in {None, fight(table).range}:
        return ()
    if recoil.once is not None:
        if table.has_used(HAS_RECOILED, strike.source, recoil.once):
            return ()
        table.use_once(HAS_RECOILED, strike.source, recoil.once)
    return (
        Damage(target=side.minion, n=recoil.n, aggravated=recoil.aggravated, source=strike.source),
    )


def log_strength(table: Table, side: Combatant, strike: Strike) -> None:
    """Log the sources of the damage of a strike, if it has several."""
    minion = table.in_play.get(side.minion)
    if not isinstance(minion, Minion):
        return
    if strike.strength:
        ledger.log_number(table, minion, Bonus.STRENGTH, table.cards[minion.card].strength)
    if strike.hand or strike.melee:
        ledger.log_number(table, minion, Bonus.DAMAGE)


def is_first(table: Table, side: Combatant, strike: Strike, *, initial: bool) -> bool:
    """STR-04: whether a strike has first strike, by its text or by an effect.

    Args:
        table: the table.
        side: the striking minion.
        strike: its strike.
        initial: it is the first strike of the round.
    """
    kinds = [Activity.STRIKE_FIRST]
    kinds += [Activity.STRIKE_FIRST_UP_CLOSE] if strike.hand or strike.melee else []
    kinds += [Activity.STRIKE_FIRST_AT_FIRST] if initial else []
    return strike.first or any(permits(table, one, side.minion) for one in kinds)


def can_miss(table: Table, side: Combatant, strike: Strike) -> bool:
    """Whether a strike can be dodged, by its text and by the texts of the striking minion."""
    return not (strike.undodgeable or permits(table, Activity.STRIKE_SURELY, side.minion))


def aggravates(table: Table, minion: int) -> bool:
    """Whether a text makes the minion's hand strikes aggravated now."""
    return any(
        table.has_used(AGGRAVATED_HANDS, minion, until)
        for until in (Until.ROUND, Until.COMBAT, Until.ACTION, Until.UNLOCK)
    ) or permits(table, Activity.AGGRAVATE_HANDS, minion)


def gear_on(table: Table, minion: int, wanted: Gear) -> list[int]:
    """STR-08: the equipment that can be taken; only weapons if the effect requires a weapon."""
    card_in_play = table.in_play.get(minion)
    if card_in_play is None or wanted is Gear.NOTHING:
        return []
    equipment = [card for card in card_in_play.attached if is_gear(table, card)]
    if wanted is Gear.EQUIPMENT_OR_RETAINER:
        return [*equipment, *(card for card in card_in_play.attached if table.cards[card].retainer)]
    if wanted is Gear.WEAPON:
        return [card for card in equipment if is_weapon(table, card)]
    return equipment


def has_blunt_weapon(table: Table, minion: int, source: int) -> bool:
    """Whether a strike uses a weapon while the minion's weapons inflict no damage."""
    if not table.used or not table.has_used(NO_WEAPON_DAMAGE, minion, Until.ROUND):
        return False
    return source in table.in_play and is_weapon(table, source)


def may_have(table: Table, minion: int, card: int) -> bool:
    """Whether the text of equipment allows a minion to have it, e.g. only one copy."""
    card_in_play = table.in_play.get(minion)
    return isinstance(card_in_play, Minion) and allows(table, card, card_in_play)


def is_weapon(table: Table, card: int) -> bool:
    """Whether equipment is a weapon."""
    if has_become_weapon(table, card):
        return True
    return bool(table.cards[card].traits & {Trait.WEAPON, Trait.MELEE_WEAPON, Trait.GUN})


def is_vulnerable(table: Table, minion: int, strike: Strike) -> bool:
    """TRT-14: whether a minion is vulnerable to a weapon, so that its damage is aggravated."""
    if not table.rules.vulnerability or strike.source == NONE or strike.target != NONE:
        return False
    weapon = table.cards[strike.source].traits
    return any(static.aggravates(weapon) for _, static in statics_on(table, DamageTaken, minion))
