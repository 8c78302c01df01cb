"""Clauses of cards that are played: more effects on chosen minions, and more moves in combat."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does, unlocked
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    ROUND,
    ACard,
    AddDelayedTrigger,
    AMethuselah,
    AMinion,
    BlockAttempted,
    BlockFails,
    Blood,
    Burn,
    BurnCard,
    Corruption,
    ForEach,
    Gain,
    GiveManeuver,
    GoesOnAfterCombat,
    HandOrMelee,
    HandSize,
    If,
    InflictDamage,
    Is,
    LessBleedOfAnyone,
    Lock,
    MeleeStrike,
    MinionFilter,
    Move,
    MoveCards,
    MoveCounters,
    Not,
    Pay,
    PutOn,
    Rescues,
    TakeControl,
    ToTorpor,
    Unlock,
    Until,
    Use,
    Zone,
    hand_strike,
    strikes,
)
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.minion_filter import ANYONE

ACTS, REACTS, FIGHTS, CHANGES = Type.ACTION, Type.REACTION, Type.COMBAT, Type.ACTION_MODIFIER


def add_played_clauses(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    _add_on_minions(grammar)
    _add_strikes(grammar)
    _add_later(grammar)
    _add_conditions(grammar)
    grammar.add("line", "put this card on the opposing minion", _on_opponent)
    grammar.add("line", "you still control this card", lambda: Statement(kept=True))
    grammar.add(
        "line",
        "reduce a bleed against (a methuselah | any methuselah) by <n>",
        lambda n: Statement(kind=REACTS, instruction=does(LessBleedOfAnyone(n))),
    )


def _on(minions: Minions, *effects: Effect, vampire: bool = False) -> Statement | None:
    """Effects on a chosen minion; only vampires have blood."""
    if vampire and not _is_vampire(minions.who):
        return None
    target = AMinion(minions.who, minions.whose or "any")
    return Statement(instruction=does(*effects, target=target))


def _is_vampire(who: MinionFilter) -> bool:
    return bool(who.vampire or who.clans or who.titles) and who.either is None


def _add_on_minions(grammar: Grammar) -> None:
    """Add effects on chosen minions."""
    theirs = Blood("target")
    grammar.add(
        "line",
        "<minion> burns <n> blood",
        lambda one, n: _on(one, Burn(n, theirs), vampire=True),
    )
    grammar.add(
        "line",
        "steal <n> blood from <minion>",
        lambda n, one: _on(one, MoveCounters(n, theirs, Blood()), vampire=True),
    )
    grammar.add(
        "line",
        "inflict <n> damage on <minion>",
        lambda n, one: _on(one, InflictDamage(n, "target", preventable=True)),
    )
    grammar.add(
        "line",
        "inflict <n> unpreventable damage on <minion>",
        lambda n, one: _on(one, InflictDamage(n, "target")),
    )
    grammar.add("line", "rescue <minion> from torpor", _rescued)
    grammar.add("after", "who has fewer life than their starting life", lambda: {"injured": True})
    grammar.add(
        "line",
        "add <n> life to <minion>",
        lambda n, one: _on(one, Gain(n, theirs)) if one.who.vampire is False else None,
    )
    grammar.add(
        "line",
        "put <n> corruption (counter | counters) on <minion>",
        lambda n, one: _on(one, Gain(n, Corruption())),
    )
    again: dict[str, Effect] = {
        "lock them": Lock("target"),
        "unlock them": Unlock("target"),
        "put this card on them": PutOn("target"),
        "burn them": BurnCard("target"),
    }
    for pattern, effect in again.items():
        grammar.add("line", pattern, lambda effect=effect: _again(effect))
    grammar.add(
        "line",
        "inflict <n> unpreventable damage on them",
        lambda n: _again(InflictDamage(n, "target")),
    )
    grammar.add("line", "send <minion> to torpor", _sent)
    grammar.add("line", "add <n> blood to them", lambda n: _again(Gain(n, theirs)))
    grammar.add("line", "them burns <n> blood", lambda n: _again(Burn(n, theirs)))
    grammar.add(
        "line",
        "put <n> corruption (counter | counters) on them",
        lambda n: _again(Gain(n, Corruption())),
    )
    grammar.add("line", "steal <minion>", _stolen)
    grammar.add(
        "line",
        "each other methuselah discards <n> (card | cards) at random from their hand",
        _others_discard,
    )
    grammar.add("line", "lock the blocking minion", lambda: _changes(Lock("blocking")))
    grammar.add(
        "line",
        "the acting minion burns <n> blood or life",
        lambda n: Statement(kind=REACTS, instruction=does(Burn(n, Blood("acting")))),
    )


def _sent(minions: Minions) -> Statement | None:
    """A vampire goes to torpor."""
    return _on(minions, ToTorpor(), vampire=True)


def _stolen(minions: Minions) -> Statement | None:
    """An ally of another Methuselah is stolen."""
    if minions.who.vampire is not False:
        return None
    return _on(Minions(minions.who, minions.whose or "others"), TakeControl("target"))


def _others_discard(n: int) -> Statement:
    """Each other Methuselah discards cards at random; the action is directed at all of them."""
    discard = MoveCards(ACard(Zone.HAND, whose="target"), Zone.ASH_HEAP, n, "random")
    effect = ForEach(AMethuselah("others"), (discard,))
    return Statement(kind=ACTS, at_others=True, instruction=does(effect))


def _again(effect: Effect) -> Statement:
    """An effect on the target of another clause."""
    return Statement(again=True, instruction=does(effect))


def _on_opponent() -> Statement:
    """A card that a strike puts on the opposing minion."""
    return Statement(kind=FIGHTS, special=True, instruction=does(PutOn("opposing")))


def _changes(*effects: Effect) -> Statement:
    return Statement(kind=CHANGES, instruction=does(*effects))


def _rescued(minions: Minions) -> Statement | None:
    if not _is_vampire(minions.who):
        return None
    return _on(Minions(in_state(minions.who, torpor=True), minions.whose), Rescues())


def _add_strikes(grammar: Grammar) -> None:
    """Add strikes with a choice of weapon, and properties of strikes."""
    weapon = Instruction(effects=(MeleeStrike(0),), target=HandOrMelee())
    grammar.add(
        "line",
        "strike : hand strike or use a melee weapon strike",
        lambda: Statement(kind=FIGHTS, move=strikes(hand_strike()), instruction=weapon),
    )
    grammar.add("line", "this strike is at <more> damage", lambda n: Statement(kind=FIGHTS, plus=n))
    grammar.add(
        "line",
        "[the] damage [from this strike] is unpreventable",
        lambda: Statement(kind=FIGHTS, unpreventable=True),
    )


def _add_later(grammar: Grammar) -> None:
    """Add later effects in a combat or turn."""
    grammar.add("line", "this minion can burn <n> blood to <move> later this round", _later)
    next_round = "if another round of combat occurs"
    grammar.add(
        "line",
        f"{next_round} , 1 optional maneuver",
        lambda: _next_round(GiveManeuver(whole=False)),
    )
    grammar.add(
        "line",
        f"{next_round} , you get <more> hand size for the remainder of combat",
        lambda n: _next_round(HandSize(n, Until.COMBAT)),
    )
    _add_continued(grammar)
    grammar.add(
        "line",
        "burn <n> blood to <paid>",
        lambda n, paid: replace(
            paid,
            instruction=replace(
                paid.instruction, effects=(Pay(n, Blood()), *paid.instruction.effects)
            ),
        ),
    )
    grammar.add("paid", "unlock <minion>", lambda one: _paid(unlocked(one)))
    at_the_end = AddDelayedTrigger(on=DISCARD_ENDS, effects=(Unlock(),), until=Until.TURN)
    grammar.add(
        "line",
        "unlock this minion at the end of the turn",
        lambda: Statement(instruction=does(at_the_end)),
    )


def _add_continued(grammar: Grammar) -> None:
    """Add actions that continue after combat, with the kinds of actions that do not."""
    kinds = {
        "": (),
        ", if it is a non- bleed action": ("bleed",),
        ", if it is a non- bleed non- political action": ("bleed", "political action"),
    }
    for said, but in kinds.items():
        grammar.add(
            "line",
            "if this minion was blocked while performing an action , the action continues as if "
            f"unblocked {said}",
            lambda but=but: Statement(
                kind=FIGHTS, special=True, instruction=does(GoesOnAfterCombat(but))
            ),
        )


def _next_round(effect: Effect) -> Statement:
    later = AddDelayedTrigger(on=ROUND, effects=(effect,), until=Until.COMBAT)
    return Statement(kind=FIGHTS, instruction=does(later))


def _paid(instruction: Instruction | None) -> Statement | None:
    return None if instruction is None else Statement(kind=ACTS, instruction=instruction)


def _later(n: int, move: Move) -> Statement | None:
    """A maneuver or press that the minion can buy in this round."""
    if move.strike is not None or move.maneuver is move.press:
        return None
    later = AddDelayedTrigger(
        sentence=f"{{minion}} burns {n} blood to "
        f"{'press' if move.maneuver is Use.NONE else 'maneuver'}.",
        move=move,
        blood=n,
        until=Until.ROUND,
    )
    return Statement(kind=FIGHTS, instruction=does(later))


def _add_conditions(grammar: Grammar) -> None:
    """Add conditions for playing a card."""
    grammar.add(
        "line",
        "only usable in combat with <who>",
        lambda who: Statement(kind=FIGHTS, conditions=(Is("opposing", who),)),
    )
    grammar.add("line", "not usable against <who plural>", _denied)
    grammar.add(
        "line",
        "if <who> is currently attempting to block this action , that attempt fails and the "
        "blocking minion cannot block this action again",
        _failing,
    )
    grammar.add("after", "with superior <discipline>", lambda code: {"level": code.upper()})
    grammar.add(
        "after",
        "without superior <discipline>",
        lambda code: {"but": MinionFilter(level=code.upper())},
    )


def _denied(who: MinionFilter) -> Statement | None:
    if who == ANYONE:
        return None
    return Statement(kind=REACTS, conditions=(Not(Is("acting", who)),))


def _failing(who: MinionFilter) -> Statement | None:
    if who == ANYONE:
        return None
    effect = If((BlockAttempted(), Is("blocking", who)), (BlockFails(),))
    return _changes(effect)
