"""Instructions: the effects of an ability and its cost."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.reader.adverbials import HOST_ACTS
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.reader.tokens import names
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    BLOCKING,
    CRYPT_CARD,
    DISCARD,
    DISCARD_TARGET,
    DURING_ACTION,
    INFLUENCE,
    NOTHING,
    POLLING,
    Abstain,
    ACard,
    Acting,
    AggravatedHands,
    AMethuselah,
    AMinion,
    AtBleed,
    Belongs,
    Blood,
    Burn,
    BurnCard,
    Count,
    DiscardActions,
    Edge,
    EquipTarget,
    ForEach,
    Gain,
    Gets,
    HandSize,
    HostFights,
    Intercept,
    Is,
    LessBleed,
    LessStealth,
    Lock,
    LookAt,
    MasterActions,
    MoreBleed,
    MoveCards,
    Pay,
    Pool,
    Same,
    SecondMasterAction,
    Stealth,
    TakeControl,
    The,
    Transfers,
    Unlock,
    Until,
    Zone,
)
from vtes_deck.effects.vocab.context import Condition, Effect, Target
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose


class Instruction(msgspec.Struct, frozen=True, kw_only=True):
    """The effects of a sentence, with its cost.

    Attributes:
        effects: the effects; costs that are effects come first.
        target: the target that the player chooses.
        at: the windows in which it is useful; 0 if the sentence must name the moment.
        conditions: the conditions that it implies about the moment.
        pool, blood: the cost.
        lock: the card locks as a cost or, with ``"host"``, the minion that carries it.
    """

    effects: tuple[Effect, ...] = ()
    target: Target = NOTHING
    at: int = 0
    conditions: tuple[Condition, ...] = ()
    pool: int = 0
    blood: int = 0
    lock: Literal[False, True, "host"] = False


def does(*effects: Effect, target: Target = NOTHING) -> Instruction:
    """An instruction without a cost."""
    return Instruction(effects=effects, target=target)


def together(*instructions: Instruction | None) -> Instruction | None:
    """Several instructions as one; ``None`` if two of them have a target."""
    found = Instruction()
    several = sum(one is not None and one.target != NOTHING for one in instructions) > 1
    for given in instructions:
        if given is None:
            continue
        one = _discarded(given) if several else given
        aims = [each.target for each in (found, one) if each.target != NOTHING]
        if len(aims) > 1 or (one.at and found.at and one.at != found.at):
            return None
        if (one.pool and found.pool) or (one.blood and found.blood) or (one.lock and found.lock):
            return None
        found = Instruction(
            effects=(*found.effects, *one.effects),
            target=aims[0] if aims else NOTHING,
            at=found.at or one.at,
            conditions=tuple(dict.fromkeys((*found.conditions, *one.conditions))),
            pool=found.pool + one.pool,
            blood=found.blood + one.blood,
            lock=found.lock or one.lock,
        )
    return found


def _discarded(instruction: Instruction) -> Instruction:
    """A discard; its card is chosen when it is carried out, so the card is not a target."""
    card = instruction.target
    if instruction.effects != (DISCARD_TARGET,) or not isinstance(card, ACard):
        return instruction
    discard = MoveCards(card, Zone.ASH_HEAP, how="chosen", due=True)
    return replace(instruction, effects=(discard,), target=NOTHING)


def add_instructions(grammar: Grammar) -> None:
    """Add costs and effects: ``cost``, ``instruction``, ``usable``."""
    _add_costs(grammar)
    _add_counters(grammar)
    _add_numbers(grammar)
    _add_cards(grammar)
    grammar.add("usable", "can <instruction>", lambda instruction: instruction)
    grammar.add("usable", "can <cost> to <instructions>", together)
    grammar.add("usable", "can <cost> and <cost> to <instruction>", together)
    grammar.add("instructions", "<instruction>", lambda instruction: instruction)
    grammar.add("instructions", "<instruction> and <instruction>", together)


def _add_costs(grammar: Grammar) -> None:
    grammar.add("cost", "lock [this card]", lambda: Instruction(lock=True))
    grammar.add("cost", "lock this minion", lambda: Instruction(lock="host"))
    grammar.add("cost", "burn <n> pool", lambda n: Instruction(pool=n))
    grammar.add("cost", "burn (this card | ~)", lambda: does(BurnCard("this")))
    grammar.add("cost", "use a discard phase action", lambda: Instruction(at=DISCARD))
    grammar.add("cost", "burn <n> blood", lambda n: Instruction(blood=n))
    grammar.add("cost", "burn the edge", lambda: does(Pay(1, Edge())))
    grammar.add("cost", "discard <hand card>", _discard)
    grammar.add(
        "cost",
        "discard a card at random",
        lambda: does(MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, how="random", due=True)),
    )
    grammar.add(
        "cost",
        "use <n> (transfer | transfers)",
        lambda n: Instruction(effects=(Pay(n, Transfers()),), at=INFLUENCE),
    )
    grammar.add(
        "cost",
        "burn <own location>",
        lambda target: does(BurnCard("target"), target=target),
    )
    grammar.add("cost", "burn <own thing>", lambda target: does(BurnCard("target"), target=target))


def _discard(card: ACard) -> Instruction:
    return does(DISCARD_TARGET, target=card)


def _add_counters(grammar: Grammar) -> None:
    grammar.add("instruction", "gain <n> pool", lambda n: does(Gain(n, Pool())))
    grammar.add("instruction", "gain <n> blood", lambda n: does(Gain(n, Blood())))
    grammar.add("instruction", "add <n> blood to <self>", lambda n: does(Gain(n, Blood())))
    grammar.add(
        "instruction",
        "add <n> blood to <target>",
        lambda n, one: does(Gain(n, Blood("target")), target=one),
    )
    for whose in ("prey", "predator"):
        grammar.add(
            "instruction",
            f"your {whose} burns <n> pool",
            lambda n, one=whose: does(Burn(n, Pool(one))),
        )
    grammar.add(
        "instruction",
        "each other methuselah burns <n> pool",
        lambda n: does(Burn(n, Pool("others"))),
    )
    grammar.add("instruction", "burn <n> pool", lambda n: does(Burn(n, Pool())))
    grammar.add("instruction", "<self> burns <n> blood", lambda n: does(Burn(n, Blood())))


def _add_numbers(grammar: Grammar) -> None:
    weapons = {"weapon": Trait.WEAPON, "melee weapon": Trait.MELEE_WEAPON}
    grammar.terminal("weapon", names(weapons))
    grammar.add("instruction", "get <more> stealth", more_stealth)
    grammar.add("instruction", "give <minion> <more> stealth", _their_stealth)
    grammar.add("instruction", "give <minion> <more> intercept", _their_intercept)
    grammar.add("instruction", "give <minion> <more> bleed", _their_bleed)
    grammar.add("instruction", "give another acting <described> <more> bleed", _another_bleeds)
    grammar.add("instruction", "get <more> (vote | votes) for each <counted>", _votes_for_each)
    grammar.add(
        "instruction", "give each <described> you control <more> (vote | votes)", _each_votes
    )
    grammar.add(
        "instruction",
        "make the damage from <self> 's hand strikes aggravated this round",
        lambda: Instruction(
            effects=(AggravatedHands(),), at=BEFORE_RESOLUTION, conditions=(HostFights(),)
        ),
    )
    grammar.add(
        "instruction", "get <more> hand size this turn", lambda n: does(HandSize(n, Until.TURN))
    )
    grammar.add(
        "instruction", "get <more> (transfer | transfers)", lambda n: does(Gain(n, Transfers()))
    )
    grammar.add("instruction", "get <more> bleed", more_bleed)
    grammar.add(
        "instruction",
        "reduce a bleed against you by <n>",
        lambda n: Instruction(effects=(LessBleed(n),), at=DURING_ACTION),
    )
    grammar.add("instruction", "get <more> intercept", _intercept)
    grammar.add("instruction", "get <more> (vote | votes)", _votes)
    grammar.add("instruction", "get <more> strength that combat", _strength)
    grammar.add(
        "instruction",
        "equip with (a | an) <weapon>",
        lambda trait: Instruction(
            effects=(EquipTarget(),),
            target=ACard(Zone.HAND, (Type.EQUIPMENT,), trait=trait),
            at=BEFORE_RANGE,
            conditions=(HostFights(),),
        ),
    )
    grammar.add(
        "instruction",
        "give (the acting minion) <more> bleed",
        lambda n: Instruction(
            effects=(MoreBleed(n, limited=False),), at=DURING_ACTION, conditions=(AtBleed(),)
        ),
    )
    grammar.add(
        "instruction",
        "give a minion you control <more> stealth",
        lambda n: Instruction(effects=(Stealth(n),), at=BLOCKING, conditions=(Acting(),)),
    )
    grammar.add(
        "instruction",
        "[you] get <more> master phase (action | actions)",
        lambda n: does(Gain(n, MasterActions())),
    )
    grammar.add(
        "instruction",
        "[you] get <more> discard phase (action | actions)",
        lambda n: does(Gain(n, DiscardActions())),
    )
    grammar.add(
        "instruction",
        "you get an additional discard phase action",
        lambda: does(Gain(1, DiscardActions())),
    )
    grammar.add(
        "instruction", "you get <more> (transfer | transfers)", lambda n: does(Gain(n, Transfers()))
    )
    grammar.add("instruction", "you get 2 master phase actions", lambda: does(SecondMasterAction()))
    grammar.add(
        "instruction",
        "you get <more> hand size until your unlock phase",
        lambda n: does(HandSize(n, Until.UNLOCK)),
    )


def _their_stealth(minions: Minions, n: int) -> Instruction | None:
    """Stealth for an acting minion that a phrase describes."""
    conditions: tuple[Condition, ...] = (Is("acting", minions.who),)
    if minions.whose == "mine":
        conditions = (*conditions, Belongs("acting", "mine"))
    elif minions.whose == "predator or prey":
        if n > 0:
            return None
        conditions = (Is("acting", minions.who, "predator or prey"),)
        return Instruction(effects=(LessStealth(-n),), at=DURING_ACTION, conditions=conditions)
    elif minions.whose is not None:
        return None
    if minions.who == ANYONE:
        return None
    return Instruction(effects=(Stealth(n),), at=BLOCKING, conditions=conditions)


def _their_bleed(minions: Minions, n: int) -> Instruction | None:
    """Additional bleed for an acting minion that a phrase describes."""
    if minions.who == ANYONE or minions.who.another or minions.whose not in {None, "mine"}:
        return None
    whose: Whose = minions.whose or "any"
    return Instruction(
        effects=(MoreBleed(n, limited=False),),
        at=DURING_ACTION,
        conditions=(AtBleed(), Is("acting", minions.who, whose)),
    )


def _another_bleeds(who: MinionFilter, n: int) -> Instruction | None:
    if who.another:
        return None
    other = msgspec.structs.replace(who, another=True)
    conditions = (AtBleed(), Is("acting", other))
    return Instruction(
        effects=(MoreBleed(n, limited=False),), at=DURING_ACTION, conditions=conditions
    )


def _votes_for_each(n: int, each: Target) -> Instruction | None:
    if n != 1:
        return None
    return Instruction(effects=(Gets(Bonus.VOTES, Count(each), Until.REFERENDUM),), at=POLLING)


def _each_votes(who: MinionFilter, n: int) -> Instruction:
    gets = Gets(Bonus.VOTES, n, Until.REFERENDUM, "target")
    return Instruction(effects=(ForEach(AMinion(who), (gets,)),), at=POLLING)


def _their_intercept(minions: Minions, n: int) -> Instruction:
    """Intercept for a blocking minion that a phrase describes."""
    target = The("blocking", minions.who, minions.whose or "any")
    return Instruction(effects=(Intercept(n, "target"),), at=BLOCKING, target=target)


def more_stealth(n: int) -> Instruction:
    """Additional stealth for an action of the bearer."""
    return Instruction(effects=(Stealth(n),), at=BLOCKING, conditions=(HOST_ACTS,))


def more_bleed(n: int) -> Instruction:
    """Additional bleed, without a limit, for a bleed of the bearer."""
    effects = (MoreBleed(n, limited=False),)
    return Instruction(effects=effects, at=DURING_ACTION, conditions=(AtBleed(), HOST_ACTS))


def _intercept(n: int) -> Instruction:
    at = (Same("host", "blocking"),)
    return Instruction(effects=(Intercept(n, "host"),), at=BLOCKING, conditions=at)


def _votes(n: int) -> Instruction:
    return Instruction(effects=(Gets(Bonus.VOTES, n, Until.REFERENDUM),), at=POLLING)


def _strength(n: int) -> Instruction:
    return Instruction(effects=(Gets(Bonus.STRENGTH, n, Until.COMBAT),), at=BEFORE_RANGE)


def _add_cards(grammar: Grammar) -> None:
    grammar.add("instruction", "unlock [<self>]", lambda: does(Unlock()))
    grammar.add("instruction", "<self> unlocks", lambda: does(Unlock()))
    grammar.add("instruction", "unlock <minion>", unlocked)
    grammar.add("instruction", "lock <minion>", locked)
    grammar.add("instruction", "lock ~", lambda: does(Lock("this")))
    grammar.add("instruction", "burn this card", lambda: does(BurnCard("this")))
    grammar.add(
        "instruction",
        "force <target> to abstain",
        lambda one: Instruction(effects=(Abstain(),), target=one, at=POLLING),
    )
    grammar.add("instruction", "discard <hand card>", _discard)
    grammar.add(
        "instruction",
        "move the top card from your crypt to your uncontrolled region",
        lambda: does(CRYPT_CARD),
    )
    top = "of the target methuselah's library"
    grammar.add(
        "instruction",
        f"burn the top card {top}",
        lambda: does(MoveCards(ACard(Zone.LIBRARY, whose="bled"), Zone.ASH_HEAP, 1)),
    )
    grammar.add(
        "instruction",
        f"burn the top <n> cards {top}",
        lambda n: does(MoveCards(ACard(Zone.LIBRARY, whose="bled"), Zone.ASH_HEAP, n)),
    )
    grammar.add(
        "instruction",
        "burn the top card of your prey's crypt",
        lambda: does(
            MoveCards(ACard(Zone.CRYPT, whose="prey"), Zone.ASH_HEAP), target=AMethuselah("prey")
        ),
    )
    grammar.add(
        "instruction",
        "look at this minion's controller's hand",
        lambda: does(LookAt(Zone.HAND, "host")),
    )
    grammar.add("instruction", "burn <thing>", lambda one: does(BurnCard("target"), target=one))
    grammar.add(
        "instruction",
        "steal <location>",
        lambda one: does(
            TakeControl("target"), target=msgspec.structs.replace(one, whose="others")
        ),
    )


def unlocked(minions: Minions) -> Instruction | None:
    """The instruction to unlock a minion."""
    return _changed(minions, Unlock("target"), locked=True)


def locked(minions: Minions) -> Instruction | None:
    """The instruction to lock a minion."""
    if minions.who.locked is not None:  # otherwise an action could not target a locked minion
        return None
    return _changed(minions, Lock("target"), locked=False)


def by_action(instruction: Instruction) -> Instruction:
    """An instruction as part of an action, which by a ruling may lock a locked minion."""
    target = instruction.target
    if Lock("target") not in instruction.effects or not isinstance(target, AMinion):
        return instruction
    before = instruction.effects[: instruction.effects.index(Lock("target"))]
    if any("'target'" in repr(one) for one in before):
        return instruction  # an effect before it names the state of the target
    who = in_state(target.who, locked=None)
    return msgspec.structs.replace(instruction, target=msgspec.structs.replace(target, who=who))


def _changed(minions: Minions, effect: Effect, *, locked: bool) -> Instruction | None:
    """A change of a minion: a locked minion can be unlocked, and an unlocked one locked."""
    if minions.who.locked not in {None, locked}:
        return None
    who = in_state(minions.who, locked=locked)
    return does(effect, target=AMinion(who, minions.whose or "any"))
