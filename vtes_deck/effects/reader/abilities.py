"""Sentences about a card in play: what it can do, gives and forbids."""

from __future__ import annotations

import msgspec

from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.reader.actions import add_actions
from vtes_deck.effects.reader.adverbials import HOST_ACTS, ClauseTiming
from vtes_deck.effects.reader.cores import (
    Always,
    Bonuses,
    Core,
    Happens,
    InFight,
    Presses,
    Shoots,
    Usable,
)
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    DAMAGE,
    NOTHING,
    PRESS,
    RANGE,
    STRIKE,
    TRANSFERS,
    ACard,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    CannotUse,
    Control,
    Count,
    DamageFilter,
    Discount,
    Gain,
    Is,
    MinionFilter,
    Move,
    Not,
    OnePerMinion,
    PassesFor,
    Range,
    RescueCosts,
    Restriction,
    SecondMasterAction,
    Strike,
    Toll,
    Transfers,
    Trigger,
    Use,
    Zone,
    additional_strikes,
)
from vtes_deck.effects.vocab.context import Condition, Target

TWO_MASTERS = Happens(does(SecondMasterAction()))


class Sentence(msgspec.Struct, frozen=True):
    """A sentence: its adverbials and its statement."""

    whens: tuple[ClauseTiming, ...]
    core: Core


def add_abilities(grammar: Grammar) -> None:
    """Add the sentences, each with the name ``ability``."""
    grammar.add("ability", "<core>", lambda core: Sentence((), core))
    grammar.add("ability", "<when> , <ability>", _after)
    grammar.add("core", "<usable>", Usable)
    grammar.add("core", "<instructions>", Happens)
    add_actions(grammar)
    _add_numbers(grammar)
    _add_costs(grammar)
    _add_blocks(grammar)
    _add_combat(grammar)


def _after(when: ClauseTiming, rest: Sentence) -> Sentence:
    return Sentence((when, *rest.whens), rest.core)


def _add_numbers(grammar: Grammar) -> None:
    grammar.add("core", "<self> gets <more> <bonus>", Bonuses)
    grammar.add(
        "core",
        "<self> gets <more> <bonus> against (<minions> | <minion>)",
        Bonuses,
    )
    grammar.add("core", "<self> gets <more> <bonus> for each <counted>", _for_each)
    grammar.add("core", "<more> transfers", _transfers)
    grammar.add("core", "a minion can have only 1 @", lambda: Always(OnePerMinion()))
    grammar.add("core", "a minion can have only 1 <carried>", lambda one: Always(OnePerMinion(one)))
    grammar.add("core", "you get <more> hand size", lambda n: Bonuses(n, Bonus.HAND_SIZE))
    grammar.add("core", "<minions> get <more> <bonus>", _others)
    grammar.add("core", "<minions> get <more> intercept against <self>", _against_me)
    grammar.add("core", "<minions> get <more> bleed against you", _bleeding_me)
    grammar.add(
        "core", "<self> gets <more> bleed against a methuselah who controls <who>", _bleeding_one
    )
    grammar.add(
        "core",
        "<self> gets <more> bleed against a methuselah who controls no <who plural>",
        lambda n, who: _bleeding(n, Not(Control(AMinion(who, "bled")))),
    )
    grammar.add(
        "core",
        "<self> gets <more> bleed against a methuselah who controls a location",
        lambda n: _bleeding(n, Control(ACard(Zone.IN_PLAY, whose="bled", trait=Trait.LOCATION))),
    )
    grammar.add("core", "<self> gets 1 optional press", lambda: Presses("press"))
    grammar.add("core", "<self> gets 1 optional maneuver", lambda: Presses("maneuver"))
    grammar.add(
        "core",
        "<self> gets 1 optional additional strike {limited}",
        lambda: Presses("additional"),
    )
    moves = {
        "press": Move(when=PRESS, press=Use.MAY),
        "maneuver": Move(when=RANGE, maneuver=Use.MAY),
        "additional strike {limited}": additional_strikes(1),
    }
    for name, move in moves.items():
        grammar.add(
            "core",
            f"can burn <n> blood to get 1 {name}",
            lambda n, move=move: InFight(msgspec.structs.replace(move, blood=n)),
        )


def _for_each(n: int, bonus: Bonus, each: Target) -> Always | None:
    if n != 1:
        return None
    return Always(Aura(bonus=bonus, n=Count(each), host=True))


def _transfers(n: int) -> Always:
    """Additional transfers in each influence phase."""
    return Always(Trigger(on=TRANSFERS, effects=(Gain(n, Transfers()),), mine=True))


def _others(minions: Minions, n: int, bonus: Bonus) -> Bonuses:
    return Bonuses(n, bonus, None, minions)


def _against_me(minions: Minions, n: int) -> Bonuses:
    return Bonuses(n, Bonus.INTERCEPT, None, minions, (HOST_ACTS,))


def _bleeding_me(minions: Minions, n: int) -> Bonuses:
    return Bonuses(n, Bonus.BLEED, None, minions, (AtBleed("me"),))


def _bleeding_one(n: int, who: MinionFilter) -> Bonuses:
    return _bleeding(n, Control(AMinion(who, "bled")))


def _bleeding(n: int, condition: Condition) -> Bonuses:
    return Bonuses(n, Bonus.BLEED, None, None, (condition,))


def _add_costs(grammar: Grammar) -> None:
    grammar.add("counters", "<n> fewer blood", lambda n: {"blood": n})
    grammar.add("counters", "<n> fewer pool", lambda n: {"pool": n})
    grammar.add("counters", "<n> fewer blood or pool", lambda n: {"blood": n, "pool": n})
    grammar.add("counters", "<n> additional blood", lambda n: {"blood": -n})
    grammar.add("counters", "<n> additional pool", lambda n: {"pool": -n})
    grammar.add("counters", "<n> additional blood or pool", lambda n: {"blood": -n, "pool": -n})
    less = "cost <self> <counters>"
    grammar.add(
        "core",
        f"cards requiring <discipline> {less}",
        lambda code, less: _discount(less, discipline=code),
    )
    grammar.add(
        "core",
        f"cards requiring combat {less}",
        lambda less: _discount(less, types=(Type.COMBAT,)),
    )
    grammar.add(
        "core",
        f"cards requiring reaction {less}",
        lambda less: _discount(less, types=(Type.REACTION,)),
    )
    grammar.add("core", f"weapons {less}", lambda less: _discount(less, trait=Trait.WEAPON))
    grammar.add("core", f"equipment {less}", lambda less: _discount(less, types=(Type.EQUIPMENT,)))
    grammar.add(
        "core",
        f"combat cards requiring <discipline> {less}",
        lambda code, less: _discount(less, types=(Type.COMBAT,), discipline=code),
    )
    grammar.add("core", f"<types> {less}", lambda one, less: _discount(less, types=(one,)))
    grammar.add(
        "core",
        f"<types> and <types> {less}",
        lambda one, other, less: _discount(less, types=(one, other)),
    )
    grammar.add(
        "core",
        f"<types> requiring (a | an) <clan> {less}",
        lambda one, clan, less: _discount(less, types=(one,), clan=clan),
    )
    grammar.add(
        "core",
        f"<types> and <types> requiring (a | an) <clan> {less}",
        lambda one, other, clan, less: _discount(less, types=(one, other), clan=clan),
    )
    grammar.add(
        "core",
        f"cards requiring (a | an) <clan> {less}",
        lambda clan, less: _discount(less, clan=clan),
    )
    grammar.add("core", f"<people> {less}", _people_cost)
    grammar.add(
        "core",
        "cards requiring <discipline> cost <who plural> <counters>",
        lambda code, to, less: _discount(less, discipline=code, whose="any", to=to),
    )
    grammar.add(
        "core",
        "rescuing <minion> from torpor costs <self> <n> fewer blood",
        lambda one, n: Always(RescueCosts(n=-n, whom=one.who)) if one.whose is None else None,
    )
    grammar.add(
        "core",
        "<self> cannot use cards requiring <discipline>",
        lambda code: Always(CannotUse(code)),
    )
    grammar.add(
        "core",
        "if <self> were (a | an) <clan> , can play cards requiring (a | an) <clan> as",
        lambda clan, again: Always(PassesFor(clan)) if clan == again else None,
    )
    grammar.add(
        "core",
        "if <self> were (a | an) <clan> , you and <self> can play cards requiring (a | an) <clan> "
        "as",
        lambda clan, again: Always(PassesFor(clan, master=True)) if clan == again else None,
    )


def _discount(less: dict[str, int], **which: object) -> Always:
    return Always(msgspec.convert({**less, **which}, Discount))


def _people_cost(trait: Trait, less: dict[str, int]) -> Always:
    """The lower cost of allies and retainers with a trait."""
    return _discount(less, types=(Type.ALLY, Type.RETAINER), trait=trait)


def _add_blocks(grammar: Grammar) -> None:
    grammar.add("core", "<minions> cannot block <self>", _cannot_block_me)
    grammar.add("core", "<self> cannot [attempt to] block <minions>", _cannot_block)
    grammar.add("core", "<self> cannot block", lambda: Always(Restriction(activity=Activity.BLOCK)))
    grammar.add(
        "core",
        "blood hunts cannot be called on <self>",
        lambda: Always(Restriction(activity=Activity.BE_HUNTED)),
    )
    grammar.add("life", "blood or life", lambda: "life")
    grammar.add("life", "blood", lambda: "blood")
    grammar.add("core", "<minions> must burn <n> <life> to attempt to block <self>", _toll)


def _cannot_block_me(minions: Minions) -> Always | None:
    if minions.whose is not None:
        return None
    return Always(
        Restriction(activity=Activity.BLOCK, host=False, who=minions.who, conditions=(HOST_ACTS,))
    )


def _cannot_block(minions: Minions) -> Always | None:
    if minions.whose is not None:
        return None
    return Always(Restriction(activity=Activity.BLOCK, conditions=(Is("acting", minions.who),)))


def _toll(minions: Minions, n: int, what: str) -> Always | None:
    if minions.whose is not None or (what == "blood") is not bool(minions.who.vampire):
        return None
    return Always(Toll(n=n, who=minions.who))


def _add_combat(grammar: Grammar) -> None:
    grammar.add("strike", "dodge", lambda: Strike(dodge=True))
    grammar.add("strike", "combat ends", lambda: Strike(combat_ends=True))
    grammar.add("strike", "<n> damage", lambda n: Strike(damage=n))
    grammar.add("strike", "<n> aggravated damage", lambda n: Strike(damage=n, aggravated=True))
    grammar.add("strike", "<ranged> damage", lambda n: Strike(damage=n, ranged=True))
    grammar.add(
        "strike",
        "<ranged> aggravated damage",
        lambda n: Strike(damage=n, ranged=True, aggravated=True),
    )
    strike = "strike : <strike>"
    grammar.add("core", strike, lambda strike: InFight(at_strike(strike)))
    maneuver = "with 1 optional maneuver"
    grammar.add("core", f"strike : <strike> {maneuver}", _shot)
    for end in (Range.CLOSE, Range.LONG):
        only = f"{maneuver} , only usable to get to {end.name.lower()} range"
        grammar.add("core", f"strike : <blade> {only}", lambda one, end=end: Shoots(one, end))
    grammar.add("blade", "strength <more> damage", lambda n: blade(n, aggravated=False))
    grammar.add("core", f"{strike} , only usable", _rarely)
    grammar.add("core", f"this minion can {strike}", lambda one: InFight(at_strike(one)))
    grammar.add("harm", "damage", lambda: False)
    grammar.add("harm", "aggravated damage", lambda: True)
    grammar.add("core", "strike : strength <more> <harm>", _blade)
    grammar.add("core", "strike : strength <harm>", lambda harm: _blade(0, harm))
    grammar.add("core", "strike : strength <more> <harm> , only usable", _blade)
    grammar.add("core", "<more> hand size", lambda n: Bonuses(n, Bonus.HAND_SIZE))
    grammar.add("core", f"can {strike}", lambda strike: InFight(Move(when=STRIKE, strike=strike)))
    grammar.add(
        "core",
        f"can burn <n> blood to {strike}",
        lambda n, strike: InFight(Move(when=STRIKE, strike=strike, blood=n)),
    )
    grammar.add("core", f"can <cost> to {strike}", _paid_strike)
    steal = "steal <n> blood or life {becoming blood}"
    grammar.add(
        "core",
        f"can strike , ranged : {steal}",
        lambda n: InFight(Move(when=STRIKE, strike=Strike(steal_blood=n, ranged=True))),
    )
    grammar.add(
        "core",
        f"can strike : {steal}",
        lambda n: InFight(Move(when=STRIKE, strike=Strike(steal_blood=n))),
    )
    grammar.add(
        "core",
        "[this minion] can prevent <n> non- aggravated damage",
        lambda n: InFight(Move(when=DAMAGE, prevent=n, prevents=DamageFilter.ORDINARY)),
    )
    grammar.add(
        "core",
        "[this minion] can prevent <n> damage",
        lambda n: InFight(Move(when=DAMAGE, prevent=n)),
    )
    grammar.add(
        "core",
        "can prevent <n> damage from the opposing minion's strike",
        lambda n: InFight(Move(when=DAMAGE, prevent=n, prevents=DamageFilter.STRIKES)),
    )


def at_strike(strike: Strike) -> Move:
    """A move that is only a strike."""
    return Move(when=STRIKE, strike=strike)


def _shot(strike: Strike) -> Shoots | None:
    return Shoots(strike) if strike.damage else None


def _rarely(strike: Strike) -> InFight:
    """A strike that is usable only in some rounds, which an adverbial names."""
    return InFight(at_strike(strike))


def _blade(n: int, aggravated: object) -> InFight:
    """The strike of a melee weapon."""
    return InFight(at_strike(blade(n, aggravated=bool(aggravated))))


def blade(n: int, *, aggravated: bool) -> Strike:
    """The strike of a melee weapon with additional damage."""
    return Strike(damage=n, strength=True, melee=True, aggravated=aggravated)


def _paid_strike(cost: Instruction, strike: Strike) -> InFight | None:
    if cost.blood or cost.pool or cost.lock or cost.target != NOTHING:
        return None
    return InFight(Move(when=STRIKE, strike=strike), cost.effects)
