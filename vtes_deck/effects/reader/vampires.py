"""Sentences found mostly on vampires: bans in combat, their own actions, and grants to others."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.reader.adverbials import HOST_ACTS
from vtes_deck.effects.reader.cores import Acts, Always, Bonuses, InFight, OpponentGets, Presses
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.moves import GEAR
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.vocab import (
    ANYONE,
    ATTEMPTS,
    BLOCKING,
    DURING_ACTION,
    IS_READY,
    MASTER,
    POLLING,
    PRESS,
    STRIKE,
    VAMPIRE,
    WAKING,
    Abstain,
    ACard,
    ActionSurcharge,
    Activity,
    AMinion,
    AtBleed,
    BlockCost,
    Burn,
    BurnCard,
    Control,
    DamageFilter,
    DiscardActions,
    Discount,
    Either,
    Gain,
    Gets,
    GiveManeuver,
    GivePress,
    InflictDamage,
    Intercept,
    Is,
    MasterActions,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCards,
    Not,
    Pay,
    PlaysOpen,
    Pool,
    Restriction,
    Same,
    StaysUnlocked,
    Strike,
    StrikesFirst,
    The,
    Trigger,
    Until,
    Use,
    Wakes,
    Zone,
    prevents,
)
from vtes_deck.effects.vocab.context import Condition
from vtes_deck.effects.vocab.minion_filter import Whose

EARLY = GiveManeuver(who="opposing", whole=False, or_press=True)
"""A maneuver or press that is usable in one round."""
OPPOSED = Same("opposing", "host")
BANS = {
    "press to continue combat": Activity.PRESS_TO_CONTINUE,
    "press to end combat": Activity.PRESS_TO_END,
    "maneuver to long range": Activity.GET_AWAY,
    "maneuver to close range": Activity.GET_CLOSE,
    "use weapons": Activity.USE_WEAPONS,
}
"""The activities that a minion cannot perform in combat."""
MORE_BANS = {
    "have or use retainers": Activity.HAVE_RETAINERS,
    "commit diablerie": Activity.DIABLERIE,
    "strike : combat ends": Activity.END_COMBAT,
    "hunt": Activity.HUNT,
}


def add_vampires(grammar: Grammar) -> None:
    """Add the sentences to ``core``, and their instructions."""
    _add_bans(grammar)
    _add_blocks(grammar)
    _add_actions(grammar)
    _add_moves(grammar)
    _add_gifts(grammar)
    _add_costs(grammar)
    _add_numbers(grammar)


def _add_bans(grammar: Grammar) -> None:
    for pattern, activity in (BANS | MORE_BANS).items():
        grammar.add(
            "core",
            f"<self> cannot {pattern}",
            lambda activity=activity: Always(Restriction(activity=activity)),
        )
    for pattern, activity in BANS.items():
        grammar.add(
            "core",
            f"in combat with <self> cannot {pattern} , <minions>",
            lambda minions, activity=activity: _opponents_cannot(minions, activity),
        )


def _opponents_cannot(minions: Minions, activity: Activity) -> Always | None:
    if minions.whose is not None:
        return None
    ban = Restriction(activity=activity, host=False, who=minions.who, conditions=(OPPOSED,))
    return Always(ban)


def _add_blocks(grammar: Grammar) -> None:
    """Add costs of attempts to block, and blocks that do not lock the minion."""
    price = "<self> must burn <n> blood to attempt to block"
    grammar.add("core", price, lambda n: Always(BlockCost(n=n)))
    grammar.add(
        "core",
        f"{price} <minion>",
        lambda n, one: Always(BlockCost(n=n, whom=one.who)) if one.whose is None else None,
    )
    grammar.add("core", "<self> does not lock for blocking <minion>", _awake)
    grammar.add("core", "<minions> do not lock for successfully blocking <self>", _others_awake)


def _awake(acting: Minions) -> Always | None:
    if acting.whose is not None:
        return None
    conditions = (Is("acting", acting.who),)
    stays = Trigger(on=ATTEMPTS, effects=(StaysUnlocked(),), host=True, conditions=conditions)
    return Always(stays)


def _others_awake(blocking: Minions) -> Always | None:
    if blocking.whose is not None:
        return None
    conditions = (HOST_ACTS, Is("blocking", blocking.who))
    stays = Trigger(on=ATTEMPTS, effects=(StaysUnlocked("blocking"),), conditions=conditions)
    return Always(stays)


def _add_actions(grammar: Grammar) -> None:
    tail = "as (a | an) <mark> action <price>"
    targets: dict[str, Whose] = {"any methuselah": "others", "your predator": "predator"}
    for words, whom in targets.items():
        grammar.add(
            "core",
            f"can bleed {words} [with <more> bleed] {tail}",
            lambda plus, mark, price, whom=whom: _bleeds(plus, whom, mark, price),
        )
    grammar.add(
        "acted",
        "inflict <n> unpreventable damage on <minion>",
        lambda n, one: does(
            InflictDamage(n, "target"), target=AMinion(one.who, one.whose or "any")
        ),
    )
    grammar.add(
        "acted",
        "burn <thing> or (location | <location>)",
        _burned,
    )


def _burned(one: ACard, other: ACard | None) -> Instruction | None:
    location = ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)
    if one == location:
        return None
    return does(BurnCard("target"), target=Either(one, other or location))


def _bleeds(
    plus: int | None, whom: Whose, mark: tuple[int, bool], price: tuple[int, int]
) -> Acts | None:
    if not mark[1]:
        return None
    return Acts(
        instruction=Instruction(),
        stealth=mark[0],
        pool=price[0],
        blood=price[1],
        plus=plus or 0,
        whom=whom,
    )


def _add_moves(grammar: Grammar) -> None:
    """Add presses for one purpose, strikes at one range, and the prevention of all damage."""
    ways: tuple[Literal["continue", "end"], ...] = ("continue", "end")
    for name, gear in GEAR.items():
        for verb, strike in (("steal", Strike(steal=gear)), ("burn", Strike(destroy=gear))):
            grammar.add(
                "core",
                f"can strike : {verb} {name}",
                lambda strike=strike: InFight(Move(when=STRIKE, strike=strike)),
            )
    for way in ways:
        press = Move(when=PRESS, press=Use.MAY, press_only=way)
        grammar.add(
            "core",
            f"<self> gets 1 optional press , only usable to {way} combat",
            lambda way=way: Presses("press", way),
        )
        grammar.add(
            "core",
            f"can burn <n> blood to get 1 press , only usable to {way} combat",
            lambda n, press=press: InFight(replace(press, blood=n)),
        )
    grammar.add(
        "core",
        "can burn <n> blood to prevent all damage from the opposing minion's strike",
        lambda n: InFight(replace(prevents(100, DamageFilter.STRIKES), blood=n)),
    )
    grammar.add(
        "core",
        "can burn <n> blood to strike : <plain blow> with first strike",
        lambda n, blow: InFight(Move(when=STRIKE, strike=replace(blow, first=True), blood=n)),
    )


def _add_gifts(grammar: Grammar) -> None:
    """Add the benefits that a vampire gives to its controller or to others."""
    grammar.add(
        "instruction",
        "give you <more> discard phase action",
        lambda n: does(Gain(n, DiscardActions())),
    )
    grammar.add("instruction", "give <minion> <more> (vote | votes)", _votes)
    grammar.add("instruction", "get <more> intercept against <minion>", _watchful)
    grammar.add(
        "instruction", "burn <n> pool from your prey", lambda n: does(Burn(n, Pool("prey")))
    )
    grammar.add(
        "instruction", "give another acting <described> you control <more> bleed", _another_of_mine
    )
    grammar.add(
        "instruction",
        "force the acting minion to abstain",
        lambda: Instruction(effects=(Abstain(),), target=The("acting", VAMPIRE), at=POLLING),
    )
    grammar.add(
        "instruction",
        "wake",
        lambda: Instruction(effects=(Wakes("host"),), at=WAKING),
    )
    grammar.add(
        "instruction",
        "discard <n> cards at random",
        lambda n: does(MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, n, "random")),
    )
    grammar.add(
        "cost",
        "use 1 master phase action",
        lambda: Instruction(effects=(Pay(1, MasterActions()),), at=MASTER),
    )
    grammar.add("instruction", "give the acting <described> you control <more> bleed", _bleeding)


def _votes(minions: Minions, n: int) -> Instruction | None:
    gets = Gets(Bonus.VOTES, n, Until.REFERENDUM, "target")
    target = AMinion(minions.who, minions.whose or "any")
    return Instruction(effects=(gets,), target=target, at=POLLING)


def _watchful(n: int, acting: Minions) -> Instruction | None:
    if acting.whose is not None:
        return None
    conditions = (Same("host", "blocking"), Is("acting", acting.who))
    return Instruction(effects=(Intercept(n, "host"),), at=BLOCKING, conditions=conditions)


def _another_of_mine(who: MinionFilter, n: int) -> Instruction | None:
    return None if who.another else _bleeding(in_state(who, another=True), n)


def _bleeding(who: MinionFilter, n: int) -> Instruction | None:
    if who == ANYONE:
        return None
    return Instruction(
        effects=(MoreBleed(n, limited=False),),
        at=DURING_ACTION,
        conditions=(AtBleed(), Is("acting", who, "mine")),
    )


def _add_costs(grammar: Grammar) -> None:
    """Add costs of actions, and effects that apply only under a condition."""
    grammar.add(
        "core",
        "directed actions cost <self> <n> additional blood",
        lambda n: Always(ActionSurcharge(blood=n, directed=True)),
    )
    grammar.add(
        "core",
        "actions directed at <self> cost <n> additional blood",
        lambda n: Always(ActionSurcharge(blood=n, whose="at host")),
    )
    grammar.add(
        "core",
        "while <self> is ready , political actions cost <who plural> <n> additional blood",
        lambda by, n: Always(
            ActionSurcharge(
                blood=n, whose="any", by=by, verb="political action", conditions=(IS_READY,)
            )
        ),
    )
    grammar.add(
        "core",
        "recruit ally actions cost <self> <counters>",
        lambda less: Always(
            msgspec.convert({**less, "types": (Type.ALLY,), "acting": True}, Discount)
        ),
    )
    grammar.add(
        "core",
        "in combat with <who> , <self> strikes with first strike",
        lambda who: Always(StrikesFirst(against=who)),
    )
    grammar.add(
        "core",
        "if you control <who> , blood hunts cannot be called on <self>",
        lambda who: Always(
            Restriction(activity=Activity.BE_HUNTED, conditions=(Control(AMinion(who)),))
        ),
    )


def _add_numbers(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "<self> gets <more> stealth against a methuselah who controls <who>",
        _unseen,
    )
    grammar.add(
        "core",
        "<self> gets <more> stealth against a methuselah who controls no <who plural>",
        lambda n, who: _stealth(n, AtBleed(), Not(Control(AMinion(who, "bled")))),
    )
    grammar.add("core", "each methuselah gets <more> hand size", _larger_hands)
    grammar.add(
        "core",
        "while <self> is in combat , the opposing minion's controller plays with an open hand",
        lambda: Always(PlaysOpen("opposing")),
    )
    for gives, move in (("press", GivePress(who="opposing")), ("maneuver or press", EARLY)):
        grammar.add(
            "core",
            f"<who> opposing <self> gets 1 optional {gives}",
            lambda who, move=move: OpponentGets(who, move),
        )
    grammar.add(
        "core",
        "non- <gear trait> equipment cost <self> <counters>",
        lambda trait, less: Always(
            msgspec.convert({**less, "types": (Type.EQUIPMENT,), "but": (trait,)}, Discount)
        ),
    )
    grammar.add(
        "core",
        "actions to recruit or employ <people> cost <self> <counters>",
        lambda trait, less: Always(
            msgspec.convert(
                {**less, "types": (Type.ALLY, Type.RETAINER), "trait": trait, "acting": True},
                Discount,
            )
        ),
    )


def _larger_hands(n: int) -> Bonuses:
    return Bonuses(n, Bonus.HAND_SIZE, None, Minions(ANYONE))


def _unseen(n: int, who: MinionFilter) -> Bonuses:
    return _stealth(n, Control(AMinion(who, "bled")))


def _stealth(n: int, *bled: Condition) -> Bonuses:
    return Bonuses(n, Bonus.STEALTH, None, None, (HOST_ACTS, *bled))
