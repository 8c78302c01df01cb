"""Sentences of vampires about blocks, bleeds, referendums and crypts."""

from __future__ import annotations

from cardbase.terms import Sect
from vtes_deck.effects.reader.adverbials import ACTION, HOST_ACTS, ClauseTiming
from vtes_deck.effects.reader.cores import Always, Calls
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AFTER_ACTION,
    ANYONE,
    NOTHING,
    ACard,
    ActionRequires,
    ActionWas,
    Activity,
    AMinion,
    Belongs,
    Blood,
    Burn,
    CardReferendum,
    ChooseCard,
    Directed,
    Gain,
    InflictDamage,
    InRound,
    MoveCards,
    Not,
    PoliticalCardAction,
    Pool,
    Restriction,
    Same,
    Successful,
    TakeControl,
    Trigger,
    Zone,
)
from vtes_deck.effects.vocab.context import Condition
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.wording import Wording


def add_vampire_acts(grammar: Grammar) -> None:
    """Add the sentences to ``core``, with their nouns, moments and instructions."""
    _add_nouns(grammar)
    _add_counted(grammar)
    _add_moments(grammar)
    _add_blocks(grammar)
    _add_referendums(grammar)
    _add_instructions(grammar)


def _add_nouns(grammar: Grammar) -> None:
    grammar.add("kind", "<sect> , <sect> or laibon", _three_sects)
    grammar.add("after", "with <discipline>", lambda code: {"level": code})


def _three_sects(one: Sect, other: Sect) -> dict[str, object]:
    """Two sects and the Laibon; "Laibon" means only vampires."""
    return {"sects": (one, other, Sect.LAIBON), "vampire": True}


def _add_counted(grammar: Grammar) -> None:
    grammar.add(
        "counted",
        "<described> that the target methuselah controls",
        lambda who: AMinion(who, "bled"),
    )
    grammar.add("thing", "1 card on <self>", lambda: ACard(Zone.IN_PLAY, whose="any", on="host"))


def _add_moments(grammar: Grammar) -> None:
    for kind in ("bleed", "hunt"):
        grammar.add(
            "when",
            f"not during a {kind} action",
            lambda one=kind: ClauseTiming(conditions=(ActionWas(one, but=True),), during=ACTION),
        )

    grammar.add(
        "when",
        "after a successful action requiring (a | an) <clan> or <discipline>",
        lambda clan, code: ClauseTiming(
            at=AFTER_ACTION,
            conditions=(HOST_ACTS, Successful(), ActionRequires(clan, code)),
        ),
    )


def _add_blocks(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "<self> cannot block undirected actions",
        lambda: Always(Restriction(activity=Activity.BLOCK, conditions=(Not(Directed()),))),
    )
    grammar.add(
        "core",
        "if <self> blocks , <self> gains <n> blood before block resolution",
        lambda n: Always(
            Trigger(
                on=ACTION_BLOCKED,
                effects=(Gain(n, Blood()),),
                conditions=(Same("host", "blocker"),),
            )
        ),
    )
    grammar.add(
        "core",
        "during the first round , opposing minions cannot strike : dodge",
        lambda: Always(
            Restriction(
                activity=Activity.DODGE,
                host=False,
                conditions=(Same("opposing", "host"), InRound(1)),
            )
        ),
    )
    kinds = {"bleed": "bleed", "political": "political action"}
    for one, verb in kinds.items():
        for two, other in kinds.items():
            if one != two:
                grammar.add(
                    "core",
                    f"if <self> is blocked during {one} and {two} actions , "
                    "<self> burns <n> blood before block resolution",
                    lambda n, pair=(verb, other): _blocked_in(n, pair),
                )


def _blocked_in(n: int, kinds: tuple[str, str]) -> Always:
    """The blood that a minion burns when its actions of two kinds are blocked."""
    return Always(
        Trigger(
            on=ACTION_BLOCKED,
            effects=(Burn(n, Blood()),),
            host=True,
            conditions=(ActionWas(kinds[0], either=kinds[1]),),
        )
    )


def _add_referendums(grammar: Grammar) -> None:
    """Political actions of vampires, and what their referendums do."""
    tail = "as a <mark> political action"
    grammar.add("core", f"can call a referendum to <outcome of call> {tail}", _calls)
    grammar.add(
        "core",
        f"<minions> controlled by other methuselahs can call a referendum to steal <self> {tail}",
        _stolen_by_referendum,
    )
    for words, others in (("", False), (" controlled by other methuselahs", True)):
        grammar.add(
            "core",
            f"during a referendum <self> calls , <minions>{words} cannot cast votes or ballots",
            lambda minions, others=others: _mute(minions, others=others),
        )
    grammar.add("outcome of call", "<acted>", lambda one: one)


def _mute(minions: Minions, *, others: bool) -> Always | None:
    """Minions that cannot vote in the referendums of the vampire."""
    if minions.whose is not None:
        return None
    conditions: tuple[Condition, ...] = (Same("host", "caller"),)
    if others:
        conditions += (Belongs("user", "others"),)
    return Always(
        Restriction(activity=Activity.VOTE, host=False, who=minions.who, conditions=conditions)
    )


def _calls(instruction: Instruction, mark: tuple[int, bool]) -> Calls | None:
    if mark[1] or instruction.at or instruction.conditions or instruction.pool or instruction.blood:
        return None
    if instruction.lock:
        return None
    return Calls(instruction, mark[0])


def _stolen_by_referendum(minions: Minions, mark: tuple[int, bool]) -> Calls | None:
    if mark[1] or minions.whose is not None or minions.who.another:
        return None
    return Calls(does(TakeControl("this")), mark[0], minions)


def called(core: Calls) -> tuple[Part, ...]:
    """The political action with its referendum."""
    instruction, target = core.instruction, core.instruction.target
    terms = () if target == NOTHING else (ChooseCard(target),)
    card, chosen = "{card}", target.say(Wording(name=""))
    words = [one.say(Wording(name=card, this=card, target=chosen)) for one in instruction.effects]
    host = core.who is None
    return (
        PoliticalCardAction(
            sentence=f"{{minion}} calls a referendum to {' and '.join(words)}.",
            effects=(),
            who=ANYONE if core.who is None else core.who.who,
            whose="any" if host else "others",
            host=host,
            stealth=core.stealth,
        ),
        CardReferendum(terms=terms, passed=instruction.effects),
    )


def _add_instructions(grammar: Grammar) -> None:
    grammar.add(
        "acted",
        "inflict <n> damage on <minion>",
        lambda n, one: does(
            InflictDamage(n, "target", preventable=True),
            target=AMinion(one.who, one.whose or "any"),
        ),
    )
    grammar.add(
        "instruction", "each methuselah burns <n> pool", lambda n: does(Burn(n, Pool("any")))
    )
    grammar.add(
        "instruction",
        "the target methuselah discards <n> (card | cards) at random from their hand",
        lambda n: does(MoveCards(ACard(Zone.HAND, whose="bled"), Zone.ASH_HEAP, n, "random")),
    )
