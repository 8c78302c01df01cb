"""Cards in combat: when a move of a card is legal, and how it is carried out.

A script declares moves only; this module has the general rules about them.
"""

from __future__ import annotations

from typing import override

import msgspec

from cardbase.terms import Trait, Type
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.cards.requirements import as_others, cannot_afford, lacks
from vtes_deck.engine.combat import damage, maneuvers, presses, sequence, strikes
from vtes_deck.engine.combat.fight import Fight, end, fight
from vtes_deck.engine.combat.resolution import gear_on, is_weapon, may_have
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.mechanics.gear import is_gear
from vtes_deck.engine.state.cost_statics import StrikePrice
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import (
    HANDS_ONLY,
    NO_END,
    Combatant,
    Gear,
    Granted,
    Move,
    Strike,
    Use,
)
from vtes_deck.engine.state.occasions import Played, Used
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.script import CardScript, Occasion
from vtes_deck.engine.state.statics import Feature, Has
from vtes_deck.engine.state.table import Activity, Modifier, Table, Until, Zone
from vtes_deck.engine.state.windows import DAMAGE, PRESS, RANGE, STRIKE, Windows
from vtes_deck.engine.status.disciplines import to_play

USE = Verb("use in combat", "{minion} uses {card}.")


def illegal(table: Table, minion: Minion, card: int, move: Move, window: int) -> str | None:
    """The rule by which a minion cannot use this move of a card now, or ``None``."""
    if not minion.ready and not move.fallen:
        return "GEN-29"
    if not move.when & window:
        return "COM-03"
    combat = table.current(Combat)
    if combat is None:
        return _outside_combat(table, minion, card, move, window)
    index = combat.index(minion.card)
    if (index == NONE) != move.bystander:
        return "PLY-24"
    rule = _card_rule(table, minion, card, move, window)
    if rule is not None or index == NONE:
        return rule
    side = combat.sides[index]
    return _range_rule(combat, side, card, move, window) or _step_rule(table, side, move, window)


def _outside_combat(table: Table, minion: Minion, card: int, move: Move, window: int) -> str | None:
    """PLY-23: combat cards are for combat; COM-47: damage can be prevented outside combat too.

    An ability of a card in play that is limited to once per combat needs a combat.
    """
    if window != DAMAGE or not move.prevent or move.once is Until.COMBAT:
        return "PLY-23"
    return _card_rule(table, minion, card, move, window) or _prevention_rule(
        table, minion.card, move
    )


def _card_rule(table: Table, minion: Minion, card: int, move: Move, window: int) -> str | None:
    """The requirements for card and minion that apply in every step of combat."""
    if move.bearer and (move.bearer == "vampire") != minion.vampire:
        return "GEN-31"
    if move.close_quarters and not table.rules.close_quarters:
        return "STR-10"
    if move.strike is not None and move.strike.paralyze and not table.rules.paralyze:
        return "STR-11"
    if move.blood and move.blood > minion.blood:
        return "PLY-10"
    if table.where[card] is Zone.IN_PLAY:
        return _in_play_rule(table, minion, card, move, window)
    return _hand_rule(table, minion, table.cards[card], move)


def _hand_rule(table: Table, minion: Minion, printed: Printed, move: Move) -> str | None:
    """PLY-23: a combat card; PLY-05, PLY-07, PLY-10: the minion can play and pay for it."""
    if Type.COMBAT not in printed.types:
        return "PLY-23"
    if move.strike is not None and table.is_restricted(Activity.PLAY_STRIKES, minion.card):
        return "GEN-02"
    grapples = Trait.GRAPPLE in printed.traits
    if grapples and table.is_restricted(Activity.PLAY_GRAPPLES, minion.card):
        return "GEN-02"
    codes = printed.requirement.disciplines
    if move.superior and not any(
        to_play(table, one).get(code, 0) >= 2
        for one in (minion, *as_others(table, printed, minion))
        for code in codes
    ):
        return "PLY-07"
    rule = lacks(table, printed, minion)
    return rule or cannot_afford(table, printed, minion.controller, minion)


def _in_play_rule(table: Table, minion: Minion, card: int, move: Move, window: int) -> str | None:
    """The rule for a card in play: its bearer can use it, or a minion of its controller."""
    card_in_play = table.in_play[card]
    combat = table.current(Combat)
    hostile = move.strike is not None and move.strike.hostile
    if hostile:
        ours = combat is not None and combat.other(minion.card) == card_in_play.host
    elif card_in_play.host == NONE and not isinstance(card_in_play, Minion):
        ours = card_in_play.controller == minion.controller
    else:
        ours = minion.card in {card, card_in_play.host}
    if not ours:
        return "PLY-24"
    if combat is not None and card in combat.unusable:
        return "STR-07"
    if not hostile and _is_barred(table, minion, card):
        return "GEN-02"
    if move.lock and card_in_play.locked:
        return "GEN-23"
    if move.strike is not None and window == STRIKE and StrikePrice in table.statics:
        due = strikes.toll(table, minion, move.strike)
        if due + move.blood > minion.blood:
            return "PLY-10"
    once = how_often(table, card, move) if is_counted(move, window) else None
    return "GEN-22" if once is not None and table.has_used(limit_of(move), card, once) else None


def _is_barred(table: Table, minion: Minion, card: int) -> bool:
    """GEN-02: whether a minion cannot use its equipment, or its weapons."""
    if not is_gear(table, card):
        return False
    if table.is_restricted(Activity.USE_EQUIPMENT, minion.card):
        return True
    return is_weapon(table, card) and table.is_restricted(Activity.USE_WEAPONS, minion.card)


def is_counted(move: Move, window: int) -> bool:
    """COM-11: only maneuvers of a weapon are limited, not its strikes."""
    return move.strike is None or move.maneuver is Use.NONE or window == RANGE


def how_often(table: Table, card: int, move: Move) -> Until | None:
    """COM-11: the limit by card text; in 1994 a weapon can maneuver once per combat."""
    per_combat = table.rules.weapon_maneuver_per_combat and is_weapon(table, card)
    if move.maneuver is not Use.NONE and per_combat:
        return Until.COMBAT
    return move.once


def _range_rule(combat: Combat, side: Combatant, card: int, move: Move, window: int) -> str | None:
    """COM-10, COM-17, STR-10: restrictions by range or an earlier maneuver.

    COM-10: a weapon that has committed its bearer may maneuver again if its text says so.
    """
    if move.only_at is not None and window != RANGE and combat.range is not move.only_at:
        return "COM-17"
    strike = move.strike
    if window == RANGE and move.maneuver_to is combat.range:
        return "GEN-02"
    if window == RANGE:
        committed = side.committed
        free = committed is None or (move.again and committed.source == card)
        return None if strike is None or free else "COM-10"
    if window != STRIKE or strike is None:
        return None
    if not strike.works_at(combat.range):
        return "COM-17"
    return "COM-09" if move.maneuver is Use.MUST else None


def _step_rule(table: Table, side: Combatant, move: Move, window: int) -> str | None:
    """COM-26, COM-28, COM-34, and restrictions of strikes and other moves."""
    if move.additional and side.extended:
        return "COM-26"
    if window == RANGE and move.maneuver is Use.NONE:
        return "COM-08"
    if window == PRESS and move.press_only not in {"", presses.needed(table)}:
        return "COM-28"
    if window == DAMAGE:
        return _prevention_rule(table, side.minion, move)
    if move.strike is not None and no_strike(table, side.minion, move.strike, window):
        return "GEN-02"
    return None if move.strike is None else _nothing_to_take(table, side.minion, move.strike)


def _prevention_rule(table: Table, minion: int, move: Move) -> str | None:
    """COM-34: prevent at most the remaining damage, of the right type (COM-35)."""
    handling = table.current(damage.DamageResolution)
    if handling is None or not handling.preventable(minion, move.prevents):
        return "COM-34"
    return None


def _nothing_to_take(table: Table, minion: int, strike: Strike) -> str | None:
    """STR-07, STR-08: a strike that only steals or destroys needs something to steal or destroy.

    A minion cannot steal equipment that a text does not allow it to have (GEN-02).
    GEN-02: a strike that cannot be used against a minion with flight may still target a retainer.
    """
    if strike.grounded and not strikes.targets(table, minion, strike):
        return "GEN-02"
    if strike.hurts or strike.special:
        return None
    opposing = fight(table).other(minion)
    if strike.steal is not Gear.NOTHING and not any(
        may_have(table, minion, card) for card in gear_on(table, opposing, strike.steal)
    ):
        return "STR-07"
    if strike.destroy is not Gear.NOTHING and not gear_on(table, opposing, strike.destroy):
        return "STR-08"
    return None


def no_strike(table: Table, minion: int, strike: Strike, window: int) -> bool:
    """Whether an effect prevents a minion from using this strike."""
    if table.is_restricted(Activity.STRIKE, minion):
        return True
    if strike.combat_ends and (
        table.has_used(NO_END, minion, Until.ROUND)
        or table.is_restricted(Activity.END_COMBAT, minion)
    ):
        return True
    if strike.dodge and table.is_restricted(Activity.DODGE, minion):
        return True
    return window == STRIKE and not strike.hand and table.has_used(HANDS_ONLY, NONE, Until.ROUND)


def perform(table: Table, minion: int, card: int, move: Move, mode: int = NONE) -> None:
    """Carry out a move; its maneuver or press is used in the current step or kept.

    Args:
        table: the table.
        minion: the minion that uses it.
        card: the card.
        move: the move.
        mode: the way in which the card is played, if it is played from the hand.
    """
    _use_up(table, card, move)
    if move.blood:
        ledger.burn_blood(table, table.minion(minion), move.blood, card)
    for bonus, n, until in move.changes:
        table.modify(Modifier(bonus, n, minion, until, card))
        ledger.log_change(table, table.minion(minion), bonus, n, card)
    if move.close_quarters:
        maneuvers.no_long_range(table)
    strike = _sourced(table, move.strike, card, mode)
    _give_maneuver(table, minion, card, move, strike)
    _give_press(table, minion, card, move)
    if move.additional:
        bound = _sourced(table, move.additional_strike, card)
        strikes.add_strikes(table, minion, move.additional, card, bound=bound)
    if move.combat_ends:
        end(table)
    if move.prevent:
        damage.prevent(table, minion, move.prevent, move.prevents, card)
    _inflict(table, minion, card, move)


def limit_of(move: Move) -> str:
    """GEN-22: the name of the limit of a move; presses have their own."""
    return "press" if move.press is not Use.NONE else "combat"


def _use_up(table: Table, card: int, move: Move) -> None:
    """GEN-22, GEN-23: record the use of a card in play and lock it if required."""
    if table.where[card] is not Zone.IN_PLAY:
        return
    window = RANGE if table.current(maneuvers.ManeuverStep) is not None else STRIKE
    once = how_often(table, card, move)
    if once is not None and is_counted(move, window):
        table.use_once(limit_of(move), card, once)
    if move.lock:
        table.in_play[card].locked = True


def _sourced(table: Table, strike: Strike | None, card: int, mode: int = NONE) -> Strike | None:
    """The strike with its source card."""
    if strike is None:
        return None
    borne = card in table.in_play and table.in_play[card].host != NONE
    return msgspec.structs.replace(strike, source=card, mode=mode, borne=borne)


def _give_maneuver(table: Table, minion: int, card: int, move: Move, strike: Strike | None) -> None:
    """COM-09, COM-10: in the range step the maneuver is used and commits to its strike."""
    if table.current(maneuvers.ManeuverStep) is not None:
        if strike is not None:
            maneuvers.commit(table, minion, strike)
        if move.maneuver is not Use.NONE:
            maneuvers.maneuver(table, minion, card)
        return
    if table.current(strikes.StrikeStep) is None:
        if move.maneuver is not Use.NONE:
            must = move.maneuver is Use.MUST
            maneuvers.grant(table, minion, Granted(card, must, to=move.maneuver_to))
    elif strike is not None:
        strikes.choose(table, minion, strike)


def _give_press(table: Table, minion: int, card: int, move: Move) -> None:
    """COM-29: in the press step the press is used, not kept.

    Outside combat the press is lost.
    """
    if move.press is Use.NONE or table.current(Fight) is None:
        return
    if table.current(presses.PressStep) is not None:
        presses.press(table, minion, card)
    else:
        presses.grant(table, minion, Granted(card, move.press is Use.MUST, move.press_only))


def _inflict(table: Table, minion: int, card: int, move: Move) -> None:
    """COM-46, COM-47: damage to the opposing minion other than from a strike."""
    if not move.environmental and not move.inflicts:
        return
    opposing = fight(table).other(minion)
    for n, cause in ((move.environmental, Cause.NOTHING), (move.inflicts, Cause.MINION)):
        if n:
            inflicted = Damage(
                target=opposing,
                n=n,
                aggravated=move.aggravated,
                cause=cause,
                minion=minion if cause is Cause.MINION else NONE,
                source=card,
            )
            sequence.inflict(table, inflicted)


class CombatScript(CardScript):
    """The script of a card that has only combat moves.

    ``Option.mode`` is the number of the move.

    Attributes:
        moves: the moves of the card.
    """

    moves: tuple[Move, ...] = ()

    def __init__(self, *moves: Move) -> None:
        self.moves = moves
        when = 0
        for move in moves:
            when |= move.when
        hostile = STRIKE if any(one.strike and one.strike.hostile for one in moves) else 0
        self.windows = Windows(acting=when, others=when, controller=when, rivals=hostile)
        self.outside = any(move.bystander for move in moves)
        if self.outside:
            self.statics = (Has(Feature.OUTSIDE_COMBAT),)

    @override
    def options(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The legal moves of the minions of this Methuselah."""
        verb = USE if table.where[card] is Zone.IN_PLAY else PLAY
        options = []
        for minion in self._minions(table, seat):
            for mode, move in enumerate(self.moves):
                if move.when & window and illegal(table, minion, card, move, window) is None:
                    options.append(Option(verb, card, minion.card, mode=mode))
        return options

    def _minions(self, table: Table, seat: int) -> list[Minion]:
        """The combatant of the Methuselah, or all her minions if bystanders can use the card."""
        combat = table.current(Combat)
        if combat is None or self.outside:
            return table.ready_minions(seat)
        found = []
        for card in (combat.acting, combat.opposing):
            minion = table.in_play.get(card)
            if isinstance(minion, Minion) and minion.controller == seat:
                found.append(minion)
        return found

    @override
    def resolve(self, table: Table, occasion: Occasion) -> None:
        if isinstance(occasion, (Played, Used)):
            option = occasion.option
            perform(table, option.minion, option.card, self.moves[option.mode])
