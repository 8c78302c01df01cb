"""Sentences of master cards and events in play, for their controller, a bearer or everybody."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Trait, Type
from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.cores import Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions, as_target, in_state
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.reader.stored import HERE
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANY_TIME,
    COUNTERS,
    MASTER,
    READY_VAMPIRE,
    RESOLVED,
    UNLOCK,
    ACard,
    Activity,
    AddDelayedTrigger,
    AMinion,
    AtLeast,
    Belongs,
    BlockCost,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    Control,
    Count,
    Edge,
    Either,
    ForEach,
    Gain,
    HasFed,
    Lock,
    MinionFilter,
    MoveCounters,
    MovesTo,
    MyTurn,
    Not,
    Pay,
    Pool,
    Power,
    RemoveCard,
    Resistance,
    Restriction,
    Same,
    Successful,
    Times,
    Trigger,
    Unlock,
    Until,
    Zone,
)

MY_TURN = (MyTurn(),)


def add_standing_clauses(grammar: Grammar) -> None:
    """Add the sentences."""
    _add_unlocks(grammar)
    _add_everybody(grammar)
    _add_removals(grammar)
    _add_hunts(grammar)
    _add_moves(grammar)


def _add_unlocks(grammar: Grammar) -> None:
    """Add minions that do not unlock as normal, and what it costs to unlock them."""
    grammar.add("core", "<who plural> do not unlock as normal", _stay_locked)
    grammar.add(
        "core",
        "during their unlock phase , each <described> can burn <n> blood to unlock",
        _unlocks_for_blood,
    )
    grammar.add("line", "choose <minion>", _chosen)
    grammar.add(
        "line",
        "after a successful action , once this turn , the chosen <described> can burn <n> blood "
        "to unlock",
        _may_unlock,
    )


def _stay_locked(who: MinionFilter) -> Always | None:
    if who.another:
        return None
    return Always(Restriction(activity=Activity.UNLOCK_NORMALLY, host=False, who=who))


def _unlocks_for_blood(who: MinionFilter, n: int) -> Always | None:
    """A power of every Methuselah, for each of her locked vampires."""
    if who.another or not _has_blood(who):
        return None
    return Always(
        Power(
            sentence=f"Burn {n} blood to unlock {{target}}.",
            at=UNLOCK,
            effects=(Pay(n, Blood("target")), Unlock("target")),
            conditions=MY_TURN,
            target=AMinion(in_state(who, locked=True)),
            user="anybody",
        )
    )


def _has_blood(who: MinionFilter) -> bool:
    """Whether a filter matches only vampires."""
    return bool(who.vampire or who.clans or who.titles) and who.either is None


def _chosen(minions: Minions) -> Statement | None:
    """The choice of a minion for a later sentence."""
    if minions.whose is None:
        return None
    return Statement(kind=Type.MASTER, instruction=Instruction(target=as_target(minions)))


def _may_unlock(who: MinionFilter, n: int) -> Statement | None:
    """An option of the vampire that the card has chosen."""
    if not _has_blood(who):
        return None
    later = AddDelayedTrigger(
        sentence=f"{{minion}} burns {n} blood to unlock.",
        at=AFTER_ACTION,
        effects=(Unlock(),),
        conditions=(Same("user", "acting"), Successful()),
        blood=n,
        until=Until.TURN,
        by="target",
    )
    return Statement(kind=Type.MASTER, again=True, instruction=does(later))


def _add_everybody(grammar: Grammar) -> None:
    """Add what every Methuselah does, or can do, in her own turn."""
    grammar.add(
        "core",
        "during their unlock phase , if they cannot , each <described> burns <n> blood or "
        "is locked",
        _burns_or_locks,
    )
    grammar.add("core", "a methuselah can burn the edge to burn this card", _edge_burns)
    grammar.add(
        "core",
        "during their unlock phase , your predator and prey burn 1 pool for each hunting ground "
        "they control",
        _taxed,
    )
    grammar.add(
        "core",
        "during each other methuselah's unlock phase , that methuselah can lock this card and give "
        "you <n> pool to add <n> blood to a ready vampire you control",
        _guests,
    )


def _burns_or_locks(who: MinionFilter, n: int) -> Always | None:
    """The vampires without enough blood lock before the others burn theirs."""
    if n != 1 or not _has_blood(who) or who.another:
        return None
    poor, rich = in_state(who, blood=False), in_state(who, blood=True)
    return Always(
        Power(
            sentence="{card}: vampires burn 1 blood or lock.",
            at=UNLOCK,
            effects=(
                ForEach(AMinion(poor), (Lock("target"),)),
                ForEach(AMinion(rich), (Burn(1, Blood("target")),)),
            ),
            conditions=MY_TURN,
            user="anybody",
            once=Until.TURN,
            forced=True,
        )
    )


def _edge_burns() -> Always:
    return Always(
        Power(
            sentence="Burn the Edge to burn {card}.",
            at=ANY_TIME,
            effects=(Pay(1, Edge()), BurnCard("this")),
            user="anybody",
        )
    )


def _taxed() -> Always:
    """The controller of the card is the predator or the prey of the Methuselah who burns pool."""
    ground = ACard(Zone.IN_PLAY, trait=Trait.HUNTING_GROUND)
    return Always(
        Power(
            sentence="{card}: burn pool for hunting grounds.",
            at=UNLOCK,
            effects=(Burn(Times(1, Count(ground)), Pool()),),
            conditions=(*MY_TURN, Belongs("this", "predator or prey"), Control(ground)),
            user="anybody",
            once=Until.TURN,
            forced=True,
        )
    )


def _guests(pool: int, blood: int) -> Always:
    """Another Methuselah pays the controller for the use of the card."""
    return Always(
        Power(
            sentence="Lock {card}: give its controller pool to add blood to {target}.",
            at=UNLOCK,
            effects=(MoveCounters(pool, Pool(), Pool("controller")), Gain(blood, Blood("target"))),
            conditions=(*MY_TURN, Not(Belongs("this", "mine"))),
            target=AMinion(READY_VAMPIRE),
            user="anybody",
            lock=True,
        )
    )


def _add_removals(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "<who plural> must burn <n> blood to attempt to block",
        lambda who, n: None if who.another else Always(BlockCost(n=n, by=who)),
    )
    grammar.add(
        "core",
        "during your unlock phase , can lock this card to remove <minion> from the game and gain x "
        "pool , where x is their capacity or cost",
        _sold,
    )


def _sold(minions: Minions) -> Always | None:
    """The pool is gained first, because a removed minion has no capacity or cost."""
    if minions.whose != "mine":
        return None
    return Always(
        Power(
            sentence="Lock {card}: remove {target} from the game and gain pool.",
            at=UNLOCK,
            effects=(Gain(Resistance(), Pool()), RemoveCard("target")),
            conditions=MY_TURN,
            target=as_target(minions),
            lock=True,
        )
    )


def _add_hunts(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "after a successful hunt , move <n> blood from the acting minion to this card",
        lambda n: Always(
            Trigger(
                on=RESOLVED,
                effects=(MoveCounters(n, Blood("acting"), HERE),),
                conditions=(HasFed(),),
            )
        ),
    )
    grammar.add("core", "if it has <n> counters , burn this card", _burned_when_full)


def _burned_when_full(n: int) -> Always:
    """The card is burned as soon as it has enough counters."""
    burned = (BurnCard("this"),)
    return Always(Trigger(on=COUNTERS, itself=True, conditions=(AtLeast(HERE, n),), effects=burned))


def _add_moves(grammar: Grammar) -> None:
    """Add cards that move to another minion, and minions that lock any card."""
    grammar.add(
        "core",
        "<minions> can move this card to themselves as a <mark> action",
        _taken,
    )
    grammar.add(
        "when",
        "during their master phase",
        lambda: ClauseTiming(at=MASTER, once=Until.TURN, conditions=MY_TURN, theirs=True),
    )
    grammar.add("instruction", "move this card to <minion>", _moved)
    grammar.add(
        "acted",
        "lock a minion or card",
        lambda: does(
            Lock("target"), target=Either(AMinion(whose="any"), ACard(Zone.IN_PLAY, whose="any"))
        ),
    )


def _moved(minions: Minions) -> Instruction | None:
    """The card leaves its bearer, so the new one is another minion."""
    if not minions.who.another:
        return None
    return does(MovesTo(), target=as_target(minions))


def _taken(minions: Minions, mark: tuple[int, bool]) -> Always | None:
    """Other minions of a kind can get the card, regardless of its controller."""
    if minions.whose is not None or not minions.who.another or mark[1]:
        return None
    return Always(
        CardAction(
            sentence="{minion} acts to get {card}.",
            effects=(MovesTo("acting"),),
            who=replace(minions.who, another=False),
            others=True,
            stealth=mark[0],
        )
    )
