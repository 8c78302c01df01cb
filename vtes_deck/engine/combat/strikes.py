"""Strikes (COM-13 to COM-20): choosing, targeting retainers, order of resolution."""

from __future__ import annotations

import msgspec

from cardbase.terms import Trait
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.combat.fight import end, fight
from vtes_deck.engine.combat.permission import forbidden, permitted
from vtes_deck.engine.combat.resolution import LOST_STRIKE, StrikeResolution, is_first
from vtes_deck.engine.combat.steps import CombatStep
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.mechanics.impulse import carry_out
from vtes_deck.engine.state.cost_statics import StrikePrice
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import HAND_STRIKE, HANDS_ONLY, Combatant, Range, Strike
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.table import Activity, Table, Until, Zone
from vtes_deck.engine.state.windows import AIMING, COMBAT_ENDING, STRIKE, STRIKES_CHOSEN
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

HANDS = Verb("hand strike", "{minion} strikes with hands.")
AIM = Verb("aim", "Aim the strike at {target}.")

STRIKES = EventType("strikes", "{minion} strikes with {card}.")
OWN_STRIKE = EventType("own strike", mark("{minion} strikes as its own text says."), worded=True)
STRIKES_WITH_HANDS = EventType("strikes with hands", "{minion} strikes with hands.")
NO_STRIKE = EventType("no strike", "{minion} does not strike.")
AIMS = EventType("aims", "{minion} aims at {target}.")
ADDITIONAL = EventType("additional strikes", "{minion} gets {n:additional strike}.")
_DAMAGE = {
    (False, False): mark("{minion} strikes: damage."),
    (False, True): mark("{minion} strikes: aggravated damage."),
    (True, False): mark("{minion} strikes: ranged damage."),
    (True, True): mark("{minion} strikes: ranged aggravated damage."),
}
"""Strikes that inflict damage without strength, by whether they are ranged and aggravated."""
COMBAT_ENDS = EventType("combat ends", "{minion} ends the combat.")


def targets(table: Table, minion: int, strike: Strike) -> list[int]:
    """The targets of a strike: by default the opposing minion, or a retainer.

    COM-44: a retainer with ranged strikes at long range; in 1994 at any range, for damage only.
    """
    combat = fight(table)
    opposing = combat.other(minion)
    foe = table.in_play.get(opposing)
    if not isinstance(foe, Minion):
        return [opposing]
    flies = strike.grounded and has_trait(table, foe, Trait.FLIGHT)
    fits = combat.range is Range.LONG
    if table.rules.retainer_target == "any":
        fits = strike.damage > 0 or strike.strength
    retainers = [card for card in foe.attached if table.cards[card].retainer]
    if not (strike.ranged and strike.hurts and fits):
        retainers = []
    return [*([] if flies else [opposing]), *retainers]


class StrikeStep(Procedure):
    """A pair of strikes, or a single additional strike (COM-25).

    COM-20, AMB-14: strikes that end the combat resolve first, then first strikes with their damage,
    then the other strikes with their damage.

    Attributes:
        strikers: the sides that strike: 0 is the acting minion, 1 is the opposing minion.
        initial: the first pair of the round; a committed strike is used in it (COM-10).
        at: the index of the side to choose.
    """

    strikers: tuple[int, ...]
    initial: bool = False
    at: int = 0

    # Choosing

    def begin(self, table: Table) -> None:
        """Clear the chosen strikes."""
        combat = fight(table)
        for number in (0, 1):
            combat.change(number, chosen=None)

    def choose(self, table: Table) -> None:
        """COM-14: the acting minion chooses first. COM-10: a committed strike is already chosen.

        A committed strike is lost if an effect now allows only hand strikes.
        """
        combat = fight(table)
        if combat.over(table):
            self.finish()
            return
        if self.at >= len(self.strikers):
            self.go_to(StrikeStep.announced)
            return
        number = self.strikers[self.at]
        side = combat.sides[number]
        if table.is_restricted(Activity.STRIKE, side.minion):
            self.next_striker()
            return
        if self.initial and side.committed is not None:
            if not side.committed.hand and table.has_used(HANDS_ONLY, NONE, Until.ROUND):
                table.emit(LOST_STRIKE, side.seat, minion=side.minion)
                self.next_striker()
                return
            choose(table, side.minion, side.committed)
            self.go_to(StrikeStep.offer_aim)
            return
        if not self.initial and side.bound:
            combat.change(number, bound=side.bound[1:])
            choose(table, side.minion, side.bound[0])
            self.go_to(StrikeStep.offer_aim)
            return
        table.ask(
            side.seat, DecisionKind.STRIKE, [*self.choices(table, side), PASSING], about=side.minion
        )

    def choices(self, table: Table, side: Combatant) -> list[Option]:
        """COM-15: hand strikes, strike cards, weapons and other cards in play that strike.

        COM-17: strikes without effect at this range are not offered.
        """
        combat = fight(table)
        minion = table.minion(side.minion)
        close = combat.range is Range.CLOSE
        hands = close and toll(table, minion, HAND_STRIKE) <= minion.blood
        options = [Option(HANDS, minion=side.minion)] if hands else []
        return options + permitted(table, side.seat, STRIKE)

    def chosen(self, table: Table) -> None:
        """COM-18: a player who declines to strike cannot reconsider."""
        answer = table.answer
        side = self.striker(table)
        if answer.verb is PASS:
            table.emit(NO_STRIKE, side.seat, minion=side.minion)
            self.next_striker()
        elif answer.verb is HANDS:
            choose(table, side.minion, HAND_STRIKE)
        else:
            carry_out(table, answer)

    def striker(self, table: Table) -> Combatant:
        """The side that chooses now."""
        return fight(table).sides[self.strikers[self.at]]

    def has_had_choice(self, number: int) -> bool:
        """Whether a side has already chosen in this pair, or has no choice."""
        return number not in self.strikers[self.at :]

    def next_striker(self) -> None:
        """Continue with the other side, or end the choosing of strikes."""
        self.at += 1
        self.go_to(StrikeStep.choose)

    def offer_aim(self, table: Table) -> None:
        """Offer cards that modify the strike as it is chosen, one for each strike.

        PLY-15: if the strike card was cancelled, its player chooses again.
        """
        side = self.striker(table)
        if side.chosen is None:
            self.go_to(StrikeStep.choose)
            return
        aims = permitted(table, side.seat, AIMING)
        table.ask(side.seat, DecisionKind.STRIKE, [*aims, PASSING], about=side.minion)

    def take_aim(self, table: Table) -> None:
        """Carry out the choice. After the effect of a card in play, more can be added."""
        answer = table.answer
        if answer.verb is PASS:
            return
        if table.where[answer.card] is Zone.IN_PLAY:
            self.go_to(StrikeStep.offer_aim)
        carry_out(table, answer)

    def aim(self, table: Table) -> None:
        """COM-44: a ranged strike may target a retainer of the opposing minion."""
        side = self.striker(table)
        if side.minion not in table.in_play:  # its controller was ousted when she paid for a card
            self.next_striker()
            return
        strike = side.chosen
        assert strike is not None
        opposing = fight(table).other(side.minion)
        found = targets(table, side.minion, strike)
        if found in ([], [opposing]):
            pay_toll(table, side, strike)
            self.next_striker()
            return
        options = [Option(AIM, minion=side.minion, target=target) for target in found]
        table.ask(side.seat, DecisionKind.TARGET, options, about=side.minion)

    def aimed(self, table: Table) -> None:
        """Announce the strike with its target."""
        answer = table.answer
        combat = fight(table)
        side = self.striker(table)
        if side.chosen is not None and answer.target != combat.other(side.minion):
            strike = msgspec.structs.replace(side.chosen, target=answer.target)
            combat.change(self.strikers[self.at], chosen=strike)
            table.emit(AIMS, side.seat, minion=side.minion, target=answer.target)
        elif side.chosen is not None:
            pay_toll(table, side, side.chosen)
        self.next_striker()

    # Resolving

    def announced(self, table: Table) -> None:
        """Open the window for effects on the announced strikes, before the strikes resolve."""
        CombatStep.open(table, STRIKES_CHOSEN)

    def combat_ends(self, table: Table) -> None:
        """STR-03: strikes that end the combat resolve first, even before first strikes.

        They cannot be dodged.
        """
        enders = [side for side in self.striking(table) if side.chosen and side.chosen.combat_ends]
        if fight(table).over(table):
            self.finish()
        elif not enders:
            self.go_to(StrikeStep.first_strikes)
        else:
            table.emit(COMBAT_ENDS, enders[0].seat, minion=enders[0].minion)
            CombatStep.open(table, COMBAT_ENDING)

    def after_end(self, table: Table) -> None:
        """GEN-21: further effects of the strike follow the end of combat, if it took place.

        EX-V5-14: further effects are skipped if an effect has prevented the end.
        """
        combat = fight(table)
        enders = self.group(table, ends=True)
        if combat.kept:
            combat.kept = False
            for number in enders:
                combat.change(number, chosen=None)
            return
        end(table)
        self.finish()
        table.push(StrikeResolution(enders))

    def first_strikes(self, table: Table) -> None:
        """STR-04: strikes with first strike, and their damage, come before the others."""
        group = self.group(table, first=True)
        if group:
            table.push(StrikeResolution(group))

    def other_strikes(self, table: Table) -> None:
        """COM-20: the other strikes; COM-46: in the first pair with environmental damage.

        COM-21: skipped if a first strike has ended the combat.
        """
        combat = fight(table)
        if combat.over(table):
            return
        group = self.group(table)
        far = combat.range is Range.LONG
        waiting = tuple(one for one in combat.environmental if not (far and one.close))
        combat.environmental = ()
        combat.struck = True
        if group or waiting:
            table.push(StrikeResolution(group, waiting))

    def striking(self, table: Table) -> list[Combatant]:
        """The sides that strike in this pair."""
        combat = fight(table)
        return [combat.sides[number] for number in self.strikers]

    def group(self, table: Table, *, first: bool = False, ends: bool = False) -> tuple[int, ...]:
        """The sides whose strikes resolve together."""
        sides = fight(table).sides
        found = []
        for number in self.strikers:
            side = sides[number]
            strike = side.chosen
            if strike is None or strike.combat_ends != ends:
                continue
            if ends or first is is_first(table, side, strike, initial=self.initial):
                found.append(number)
        return tuple(found)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a strike."""
        combat = fight(table)
        if self.at >= len(self.strikers):
            return None
        if option.verb is HANDS:
            if option.minion != self.striker(table).minion:
                return "COM-14"
            return "COM-17" if combat.range is Range.LONG else None
        if option.verb is AIM:
            return "COM-44"
        return forbidden(table, option) if option.card != NONE else None

    steps = (
        begin,
        choose,
        chosen,
        offer_aim,
        take_aim,
        aim,
        aimed,
        announced,
        combat_ends,
        after_end,
        first_strikes,
        other_strikes,
    )


def choose(table: Table, minion: int, strike: Strike) -> None:
    """A minion announces its strike."""
    combat = fight(table)
    side = combat.sides[combat.index(minion)]
    combat.change(combat.index(minion), chosen=strike)
    if strike.source == minion:
        table.emit(OWN_STRIKE, side.seat, minion, minion=minion, word=own_strike(strike))
        return
    what = STRIKES_WITH_HANDS if strike.source == NONE else STRIKES
    table.emit(what, side.seat, strike.source, minion=minion)


def own_strike(strike: Strike) -> str:
    """The kind of strike that the text of the striking minion defines; otherwise empty."""
    if strike.dodge:
        return mark("{minion} strikes: dodge.")
    if strike.combat_ends:
        return mark("{minion} strikes: combat ends.")
    if strike.steal_blood:
        return mark("{minion} strikes: steal blood.")
    hurts = strike.damage and not strike.strength
    return _DAMAGE[strike.ranged, strike.aggravated] if hurts else ""


def toll(table: Table, minion: Minion, strike: Strike) -> int:
    """GEN-02: the blood or life that texts charge for a strike for which no card is played."""
    return sum(
        static.toll(table, source, minion, strike)
        for source, static in statics_on(table, StrikePrice, minion.card)
    )


def pay_toll(table: Table, side: Combatant, strike: Strike) -> None:
    """Pay for a strike with a card in play; a strike that cannot be paid is lost."""
    if strike.source != NONE and table.where[strike.source] is not Zone.IN_PLAY:
        return
    minion = table.minion(side.minion)
    due = toll(table, minion, strike)
    if due <= minion.blood:
        ledger.burn_blood(table, minion, due)
        return
    combat = fight(table)
    combat.change(combat.index(side.minion), chosen=None)
    table.emit(LOST_STRIKE, side.seat, minion=side.minion)


def add_strikes(
    table: Table,
    minion: int,
    n: int,
    source: int = NONE,
    *,
    limited: bool = True,
    bound: Strike | None = None,
) -> None:
    """COM-24, COM-26, NRP-05, GEN-28: additional strikes, from one source in a round.

    An effect without this limit does not count as that source. Additional strikes that are
    ``bound`` are used for that strike only, before any others.
    """
    combat = fight(table)
    index = combat.index(minion)
    side = combat.sides[index]
    extended = side.extended or limited
    uses = side.bound if bound is None else (*side.bound, *[bound] * n)
    combat.change(index, additional=side.additional + n, extended=extended, bound=uses)
    table.emit(ADDITIONAL, side.seat, minion=minion, n=n, source=source)
