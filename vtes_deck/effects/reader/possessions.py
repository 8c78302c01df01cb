"""Sentences of equipment, retainers, locations and vampires that no other module reads."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.reader.abilities import at_strike
from vtes_deck.effects.reader.actions import bleeds
from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.cores import Always, InFight
from vtes_deck.effects.reader.counters import robbed
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions, as_target
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    DAMAGE,
    OTHERS_MINIONS,
    STRIKE_RESOLVED,
    ACard,
    Blood,
    BurnCard,
    CanFightAgain,
    FightsAgain,
    HuntAction,
    InCombat,
    InPhase,
    InRound,
    Move,
    MoveCards,
    MoveCounters,
    MyTurn,
    Not,
    Pay,
    Phase,
    Range,
    Strike,
    Trigger,
    Until,
    Zone,
)
from vtes_deck.engine.state.moves import Recoil


def add_possessions(grammar: Grammar) -> None:
    """Add the sentences."""
    _add_weapons(grammar)
    _add_combats(grammar)
    _add_actions(grammar)
    _add_costs(grammar)


def _add_weapons(grammar: Grammar) -> None:
    burned = Trigger(on=STRIKE_RESOLVED, itself=True, effects=(BurnCard("this"),))
    grammar.add("core", "burn this card after use", lambda: Always(burned))
    grammar.add(
        "core", "strike : <strike> with <n> <harm> to this minion at close range", _recoiling
    )
    for one in Range:
        at = f"only usable at {one.name.lower()} range"
        grammar.add("core", f"strike : <strike> , {at}", lambda blow, one=one: _ranged(blow, one))
        grammar.add(
            "core",
            f"strike : <strike> , {at} in later rounds",
            lambda blow, one=one: _ranged(blow, one, later=True),
        )
    grammar.add("core", "can discard <hand card> to prevent <n> damage", _paid_prevention)


def _recoiling(strike: Strike, n: int, aggravated: object) -> InFight:
    """COM-46: a strike that also hurts the minion that strikes."""
    recoil = Recoil(n=n, aggravated=bool(aggravated), only_at=Range.CLOSE)
    return InFight(at_strike(replace(strike, recoil=recoil)))


def _ranged(strike: Strike, at: Range, *, later: bool = False) -> Always:
    conditions = (Not(InRound(1)),) if later else ()
    return Always(InCombat(replace(at_strike(strike), only_at=at), conditions=conditions))


def _paid_prevention(card: ACard, n: int) -> InFight:
    discard = MoveCards(card, Zone.ASH_HEAP, how="chosen", due=True)
    return InFight(Move(when=DAMAGE, prevent=n), (discard,))


def _add_combats(grammar: Grammar) -> None:
    again = Instruction(effects=(FightsAgain(),), at=AFTER_COMBAT, conditions=(CanFightAgain(),))
    grammar.add("instruction", "start a new combat with the opposing minion", lambda: again)
    grammar.add(
        "when",
        "after combat if both combatants are still ready",
        lambda: ClauseTiming(at=AFTER_COMBAT, conditions=(CanFightAgain(),)),
    )
    grammar.add(
        "when",
        "during another methuselah's minion phase",
        lambda: ClauseTiming(
            at=OTHERS_MINIONS,
            once=Until.TURN,
            conditions=(Not(MyTurn()), InPhase(Phase.MINION)),
        ),
    )


def _add_actions(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "[this minion] can steal <n> blood from <minion> as a [<more> stealth] hunt action",
        _hunts,
    )
    tail = "as (a | an) <mark> action <price>"
    grammar.add("core", f"this minion can bleed [with <more> bleed] {tail}", bleeds)


def _hunts(n: int, minions: Minions, stealth: int | None) -> Always | None:
    """HUN-02: a hunt whose blood comes from another minion."""
    if n != 1:
        return None
    hunts = HuntAction(
        sentence="{minion} hunts: it steals blood from {target}.",
        effects=(MoveCounters(1, Blood("target"), Blood()),),
        host=True,
        stealth=stealth or 0,
        target=robbed(minions),
    )
    return Always(hunts)


def _add_costs(grammar: Grammar) -> None:
    grammar.add(
        "cost",
        "burn <n> blood from <minion>",
        lambda n, one: (
            does(Pay(n, Blood("target")), target=as_target(one))
            if one.who.vampire or one.who.clans
            else None
        ),
    )
