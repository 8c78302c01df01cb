"""Sentences of master cards that no other module reads."""

from __future__ import annotations

from vtes_deck.effects.reader.adverbials import (
    HOST_ACTS,
    ClauseTiming,
)
from vtes_deck.effects.reader.cores import Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions, as_target
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.reader.stored import HERE
from vtes_deck.effects.vocab import (
    ANYONE,
    AS_ANNOUNCED,
    CARD_PLAYED,
    DURING_ACTION,
    ENTERS,
    EVENT_PLAYED,
    IS_READY,
    REFERENDUM_CALLED,
    ACard,
    AMinion,
    AnyX,
    Belongs,
    Bonus,
    CannotBlock,
    CardAction,
    ChoosesMinion,
    ChosenMinion,
    Control,
    EnterCombat,
    EntersWith,
    Gain,
    Gets,
    InPhase,
    Is,
    LosesTitle,
    MinionFilter,
    MoveCounters,
    MoveFromEach,
    MyTurn,
    Not,
    Pay,
    Phase,
    PoliticalReferendum,
    Pool,
    Power,
    SeatVotes,
    TargetHas,
    The,
    Trait,
    Trigger,
    Type,
    Until,
    X,
    Zone,
)
from vtes_deck.effects.vocab.context import Target
from vtes_deck.effects.vocab.wording import with_article


def add_master_clauses(grammar: Grammar) -> None:
    """Add the clauses and sentences."""
    _add_conditions(grammar)
    _add_counters(grammar)
    _add_contracts(grammar)
    _add_trophies(grammar)
    _add_titles(grammar)


def _add_conditions(grammar: Grammar) -> None:
    grammar.add(
        "when",
        "if you control no <who plural>",
        lambda who: ClauseTiming(conditions=(Not(Control(AMinion(who))),)),
    )
    grammar.add(
        "when",
        "if this minion has <level>",
        lambda level: ClauseTiming(conditions=(Is("host", MinionFilter(level=level)),)),
    )
    grammar.add(
        "line",
        "move <n> blood from each <described> you control to <target>",
        _gathered,
    )
    grammar.add(
        "adjective",
        "non- <clan> , non- <clan>",
        lambda one, other: {"but": MinionFilter(clans=(one, other))},
    )
    for trait, event in ((Trait.GEHENNA, EVENT_PLAYED), (Trait.INVESTMENT, CARD_PLAYED)):
        kind = with_article(f"{trait.value} card").lower()
        grammar.add(
            "when",
            f"after any methuselah plays {kind}",
            lambda trait=trait, event=event: ClauseTiming(on=event, conditions=(TargetHas(trait),)),
        )
    grammar.add("after", "who has any amount of blood", lambda: {"blood": True})


def _gathered(n: int, who: MinionFilter, target: Target) -> Statement | None:
    if not isinstance(target, ACard) or target.zone is not Zone.UNCONTROLLED or who.another:
        return None
    return Statement(kind=Type.MASTER, instruction=does(MoveFromEach(n, who), target=target))


def _add_counters(grammar: Grammar) -> None:
    grammar.add(
        "counted",
        "<described> or <described> you control",
        _counted_either,
    )
    grammar.add(
        "core",
        "after <who> enters play , during your influence phase , add <n> counter to this card",
        lambda who, n: Always(
            Trigger(
                on=ENTERS,
                of_card=True,
                conditions=(Is("target", who), MyTurn(), InPhase(Phase.INFLUENCE)),
                effects=(Gain(n, HERE),),
            )
        ),
    )
    grammar.add("instruction", "give <minion> <more> strength", _stronger)
    grammar.add(
        "core",
        "during the polling step of a political action , you get <n> additional (vote | votes)",
        _votes_each_time,
    )


def _add_trophies(grammar: Grammar) -> None:
    """Add trophies with counters, and powerbases that pool fills."""
    grammar.add(
        "core",
        "put <n> counters on this card",
        lambda n: Always(EntersWith((Gain(n, HERE),))),
    )
    grammar.add(
        "core",
        "when this minion announces an action , this minion can burn 1 counter from this card to "
        "make the action unblockable",
        lambda: Always(
            Power(
                sentence="Burn 1 counter from {card}: minions cannot block this action.",
                at=AS_ANNOUNCED,
                effects=(Pay(1, HERE), CannotBlock(ANYONE)),
                conditions=(HOST_ACTS,),
                user="host",
            )
        ),
    )
    grammar.add(
        "instruction",
        "move up to <n> pool to this card and add 1 counter for each",
        lambda n: does(MoveCounters(X, Pool(), HERE), Gain(X, HERE), target=AnyX(1, n, of=Pool())),
    )


def _add_titles(grammar: Grammar) -> None:
    """Add titles that are lost, for pool or not."""
    grammar.add("line", "<minion> loses their title", lambda one: _deposed(one, 0))
    grammar.add(
        "line",
        "burn <n> pool to have <minion> lose their title",
        lambda n, one: _deposed(one, n),
    )


def _deposed(minions: Minions, pool: int) -> Statement | None:
    if not minions.who.titles:
        return None
    cost = (Pay(pool, Pool()),) if pool else ()
    target = AMinion(minions.who, minions.whose or "any")
    return Statement(instruction=does(*cost, LosesTitle(), target=target))


def _votes_each_time(n: int) -> Always:
    """Votes for the controller of the card in the referendum of every political action."""
    votes = Trigger(
        on=REFERENDUM_CALLED, conditions=(PoliticalReferendum(),), effects=(SeatVotes(n),)
    )
    return Always(votes)


def _counted_either(one: MinionFilter, other: MinionFilter) -> AMinion | None:
    both = in_either(one, other)
    return None if both is None else AMinion(both, "mine")


def in_either(one: MinionFilter, other: MinionFilter) -> MinionFilter | None:
    """A filter for minions of either of two kinds; two clans are one kind."""
    if one.clans and other.clans:
        return None
    return MinionFilter(
        **{**{name: getattr(one, name) for name in one.__struct_fields__}, "either": other}
    )


def _stronger(minions: Minions, n: int) -> Instruction | None:
    """More strength during an action, which an adverbial names."""
    if minions.who.another or minions.whose not in {None, "mine"}:
        return None
    gets = Gets(Bonus.STRENGTH, n, Until.ACTION, "target")
    return Instruction(effects=(gets,), target=as_target(minions), at=DURING_ACTION)


def _add_contracts(grammar: Grammar) -> None:
    """Add contracts: a minion is chosen who can attack the bearer of the card."""
    grammar.add("line", "choose <who>", _chosen)
    grammar.add(
        "core",
        "the chosen <described> can enter combat with this minion as a <mark> action",
        _attacks_bearer,
    )


def _chosen(who: MinionFilter) -> Statement | None:
    """The choice of a minion, which the card records."""
    if who.another:
        return None
    return Statement(kind=Type.MASTER, instruction=does(ChoosesMinion(AMinion(who, "any"))))


def _attacks_bearer(who: MinionFilter, mark: tuple[int, bool]) -> Always | None:
    """COM-01: the chosen minion can fight the bearer, but not one of its own side."""
    if not mark[1] or who.another or who.ready:
        return None
    hunter = ChosenMinion(**{name: getattr(who, name) for name in who.__struct_fields__})
    return Always(
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=hunter,
            stealth=mark[0],
            target=The("host"),
            conditions=(IS_READY, Not(Belongs("host", "mine"))),
        )
    )
