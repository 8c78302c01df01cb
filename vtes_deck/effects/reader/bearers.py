"""Sentences about the minion that carries a card, and about what a card gives to it."""

from __future__ import annotations

from vtes_deck.effects.reader.cores import Always, Usable
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does, more_bleed, more_stealth
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.text.statics import BANS
from vtes_deck.effects.vocab import (
    BLOCKING,
    ROUND,
    ActionSurcharge,
    Activity,
    Blood,
    Gain,
    HostFights,
    Intercept,
    MinionFilter,
    Restriction,
    RetainerDamage,
    Same,
    Stealth,
    StealthInAction,
    TakeControl,
    Toughness,
    Trigger,
    Until,
)


def add_bearers(grammar: Grammar) -> None:
    """Add the sentences to ``core``, and their instructions and costs."""
    grammar.add("core", "this minion <usable>", lambda one: Usable(one, user="host"))
    grammar.add(
        "core",
        "<self> treats aggravated damage as normal damage",
        lambda: Always(Toughness()),
    )
    grammar.add(
        "core",
        "<self> treats aggravated damage as normal damage in combat",
        lambda: Always(Toughness(combat=True)),
    )
    grammar.add(
        "core",
        "political actions cost <n> additional blood",
        lambda n: Always(ActionSurcharge(blood=n, whose="any", verb="political action")),
    )
    for activity, ban in BANS.items():
        pattern = f"<self> {ban}".replace("Methuselahs'", "methuselahs '").lower()
        grammar.add(
            "core", pattern, lambda activity=activity: Always(Restriction(activity=activity))
        )
    grammar.add(
        "core",
        "<self> cannot cast votes or ballots",
        lambda: Always(Restriction(activity=Activity.VOTE)),
    )
    grammar.add("core", "<minions> get <more> stealth in that action", _in_action)
    grammar.add(
        "instruction",
        "your predator takes control of (this card | ~)",
        lambda: does(TakeControl("this", "predator")),
    )
    _add_gifts(grammar)
    _add_damage(grammar)


def _in_action(minions: Minions, n: int) -> Always | None:
    """Stealth in the action that another sentence of the card allows."""
    if minions.whose is not None or minions.who.another:
        return None
    clans = minions.who.clans
    if len(clans) == 1 and minions.who == MinionFilter(clans=clans):
        return Always(StealthInAction(clans[0], n))
    return Always(StealthInAction("", n, minions.who))


def _add_gifts(grammar: Grammar) -> None:
    """Add the benefits that the bearer, or another minion, can get at a cost."""
    grammar.add("instruction", "give this minion <more> stealth", more_stealth)
    grammar.add("instruction", "give this minion <more> intercept", _intercept)
    grammar.add("instruction", "give this minion <more> bleed", more_bleed)
    grammar.add(
        "instruction",
        "give the acting minion <more> stealth",
        lambda n: Instruction(effects=(Stealth(n),), at=BLOCKING),
    )
    grammar.add("instruction", "this minion gains <n> blood", lambda n: does(Gain(n, Blood())))


def _intercept(n: int) -> Instruction:
    conditions = (Same("host", "blocking"),)
    return Instruction(effects=(Intercept(n, "host"),), at=BLOCKING, conditions=conditions)


def _add_damage(grammar: Grammar) -> None:
    """Add the damage that a retainer inflicts in each round (COM-46)."""
    damage = "damage on the opposing minion during normal strike resolution"
    grammar.add(
        "core",
        f"this retainer inflicts <ranged> {damage}",
        lambda n: _hurts(n, close=False),
    )
    grammar.add(
        "core",
        f"this retainer inflicts <n> {damage} at close range",
        lambda n: _hurts(n, close=True),
    )


def _hurts(n: int, *, close: bool) -> Always:
    hurts = Trigger(on=ROUND, effects=(RetainerDamage(n, close),), conditions=(HostFights(),))
    return Always(hurts, once=Until.ROUND)
