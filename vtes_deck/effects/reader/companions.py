"""Sentences of cards on minions, of companions and of their actions that no other module reads."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Sect, Trait, Type
from vtes_deck.effects.reader.actions import acts
from vtes_deck.effects.reader.adverbials import ACTION, HOST_ACTS, ClauseTiming
from vtes_deck.effects.reader.cores import Acts, Always, InFight
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does, together
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.reader.tokens import names
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ENTERS,
    IS_READY,
    ROUND,
    STRIKE,
    ACard,
    ActionRequires,
    Activity,
    AMinion,
    AnotherEnters,
    AtBleed,
    Borrow,
    BurnCard,
    CardsAsVampire,
    ChangeSect,
    Discount,
    GiveManeuver,
    HostFights,
    InRound,
    Is,
    Move,
    MoveCards,
    Restriction,
    Same,
    SearchCrypt,
    ShuffledIfBurned,
    Strike,
    Trigger,
    Until,
    Zone,
)
from vtes_deck.effects.vocab.context import Target


def add_companions(grammar: Grammar) -> None:
    """Add the sentences."""
    _add_moments(grammar)
    _add_costs(grammar)
    _add_fates(grammar)
    _add_as_vampires(grammar)
    _add_control(grammar)
    _add_searches(grammar)


def _add_moments(grammar: Grammar) -> None:
    both = "during an action requiring <discipline> or <discipline>"
    grammar.add("when", both, _requiring)
    grammar.add(
        "when",
        "while <self> is bleeding",
        lambda: ClauseTiming(conditions=(HOST_ACTS, AtBleed())),
    )
    grammar.add(
        "after", "who has committed diablerie since your last turn", lambda: {"diablerist": True}
    )


def _requiring(code: str, other: str) -> ClauseTiming:
    condition = ActionRequires(discipline=code, other=other)
    return ClauseTiming(once=Until.ACTION, conditions=(condition,), during=ACTION)


def _add_costs(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "while <self> is acting , reaction cards requiring <discipline> cost <counters>",
        _dear_reactions,
    )
    tail = "as (a | an) <mark> action <price>"
    grammar.add("core", f"[this minion] can burn (this card | ~) to <acted> {tail}", _spent)
    grammar.add(
        "core",
        "can burn <n> blood to strike : dodge with 1 additional strike {limited}",
        lambda n: InFight(Move(when=STRIKE, strike=Strike(dodge=True), additional=1, blood=n)),
    )


def _add_fates(grammar: Grammar) -> None:
    """Add what happens to the card itself."""
    grammar.add("core", "if <self> blocks <minion> , burn ~ before block resolution", _falls)
    grammar.add(
        "core",
        "while <self> is ready , <self> cannot be the target of other methuselahs ' actions",
        lambda: Always(Restriction(activity=Activity.BE_AIMED_AT, conditions=(IS_READY,))),
    )
    grammar.add(
        "core",
        "<self> gets 1 optional maneuver or press",
        lambda: Always(
            Trigger(
                on=ROUND,
                effects=(GiveManeuver("host", or_press=True),),
                conditions=(HostFights(), InRound(1)),
            ),
            once=Until.COMBAT,
        ),
    )
    grammar.add(
        "line",
        "burn <minion>",
        lambda one: (
            Statement(
                kind=Type.MASTER,
                instruction=does(BurnCard("target"), target=AMinion(one.who, one.whose or "any")),
            )
            if one.who.vampire is not False and not one.who.torpor and not one.who.diablerist
            else None
        ),
    )
    grammar.add(
        "core",
        "if another watchtower enters play , burn this card",
        lambda: Always(
            Trigger(
                on=ENTERS,
                of_card=True,
                conditions=(AnotherEnters(Trait.WATCHTOWER),),
                effects=(BurnCard("this"),),
            )
        ),
    )
    grammar.add(
        "core",
        "if ~ is burned , shuffle ~ into their owner's library",
        lambda: Always(ShuffledIfBurned()),
    )


def _falls(acting: Minions) -> Always | None:
    """An ally that is burned as it blocks a minion of a kind."""
    if acting.whose is not None or acting.who.another:
        return None
    conditions = (Same("host", "blocker"), Is("acting", acting.who))
    burned = Trigger(on=ACTION_BLOCKED, effects=(BurnCard("this"),), conditions=conditions)
    return Always(burned)


def _dear_reactions(code: str, less: dict[str, int]) -> Always | None:
    discount = Discount(
        types=(Type.REACTION,),
        discipline=code,
        whose="any",
        conditions=(HOST_ACTS,),
        blood=less.get("blood", 0),
        pool=less.get("pool", 0),
    )
    return Always(discount)


def _spent(instruction: Instruction, mark: tuple[int, bool], price: tuple[int, int]) -> Acts | None:
    """An action that burns the card, whose other effects do not need it."""
    action = acts(instruction, mark, price)
    if action is None:
        return None
    spent = together(does(BurnCard("this")), action.instruction)
    return None if spent is None else replace(action, instruction=spent)


def _add_as_vampires(grammar: Grammar) -> None:
    """Add allies that play cards as vampires."""
    played = {"": (), "combat ": (Type.COMBAT,), "reaction ": (Type.REACTION,)}
    for kind, only in played.items():
        for link, alternative in (("or", True), ("and / or", False)):
            grammar.add(
                "core",
                f"can play {kind}cards requiring <discipline> {link} <discipline> as <as vampire>",
                lambda code, other, capacity, only=only, either=alternative: Always(
                    CardsAsVampire(
                        codes=(code, other), alternative=either, capacity=capacity, only=only
                    )
                ),
            )
        grammar.add(
            "core",
            f"can play {kind}cards requiring <discipline> as <as vampire>",
            lambda code, capacity, only=only: Always(
                CardsAsVampire(codes=(code,), capacity=capacity, only=only)
            ),
        )
    grammar.add("as vampire", "a vampire", lambda: 1)
    grammar.add("as vampire", "a vampire with capacity <n>", lambda n: n)


def _add_control(grammar: Grammar) -> None:
    """Add control for a turn, and changes of the sect."""
    for until, when in ((Until.TURN, "this turn"), (Until.UNLOCK, "until your unlock phase")):
        grammar.add(
            "borrowed",
            f"take control of <minion> {when}",
            lambda minions, until=until: _borrowed(minions, until),
        )
    grammar.add("acted", "<borrowed>", lambda one: one)
    grammar.add("line", "<borrowed>", lambda one: Statement(instruction=one))
    grammar.add("line", "<target> becomes <sect>", _converted)


def _borrowed(minions: Minions, until: Until) -> Instruction | None:
    if minions.whose not in {None, "others"}:
        return None
    return does(Borrow("target", until), target=AMinion(minions.who, "others"))


def _converted(target: Target, sect: Sect) -> Statement | None:
    if not isinstance(target, AMinion) or target.who.vampire is not True:
        return None
    return Statement(instruction=does(ChangeSect(sect), target=target))


def _add_searches(grammar: Grammar) -> None:
    """Add searches of the crypt, and of the library for cards in an ash heap."""
    grammar.terminal("crypt trait", names({Trait.SCARCE.value: Trait.SCARCE}))
    grammar.add("crypt card", "a vampire", lambda: ACard(Zone.CRYPT, vampire=True))
    grammar.add(
        "crypt card",
        "a <crypt trait> vampire",
        lambda trait: ACard(Zone.CRYPT, vampire=True, trait=trait),
    )
    grammar.add(
        "crypt card",
        "(a | an) <clan>",
        lambda clan: ACard(Zone.CRYPT, vampire=True, clans=(clan,)),
    )
    grammar.add(
        "line",
        "search your crypt for <crypt card>",
        lambda what: Statement(instruction=does(SearchCrypt(what=what))),
    )
    for clause in ("reveal them", "move them to your uncontrolled region"):
        grammar.add("line", clause, Statement)
    grammar.add(
        "line",
        "remove <n> cards in your ash heap from the game to <neutral>",
        _paid_search,
    )


def _paid_search(n: int, found: Instruction) -> Statement | None:
    cost = MoveCards(ACard(Zone.ASH_HEAP), Zone.REMOVED, n, how="chosen", due=True)
    whole = together(does(cost), found)
    return None if whole is None else Statement(instruction=whole)
