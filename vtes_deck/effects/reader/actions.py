"""Sentences about actions that a card in play allows."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.reader.cores import Acts, Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, by_action, does
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.vocab import (
    IS_READY,
    VAMPIRE,
    ACard,
    AMinion,
    Belongs,
    Blood,
    BurnCard,
    CardAction,
    EnterCombat,
    Gain,
    InflictDamage,
    MoveCards,
    Not,
    PoliticalCardAction,
    TakeControl,
    The,
    Zone,
)
from vtes_deck.effects.vocab.references import Which


def add_actions(grammar: Grammar) -> None:
    """Add sentences about actions to ``core``."""
    grammar.add("mark", "[<more> stealth] ⓓ", lambda n: (n or 0, True))
    grammar.add("mark", "[<more> stealth]", lambda n: (n or 0, False))
    grammar.add("price", "that costs <n> blood", lambda n: (0, n))
    grammar.add("price", "that costs <n> pool", lambda n: (n, 0))
    grammar.add("price", "", lambda: (0, 0))
    tail = "as (a | an) <mark> action <price>"
    grammar.add("core", f"can <acted> {tail}", acts)
    grammar.add("core", f"this minion can <acted> {tail}", acts)
    grammar.add("core", f"can bleed [with <more> bleed] {tail}", bleeds)
    grammar.add("core", "<minions> can enter combat with ~ as a <mark> action", _attacked)
    grammar.add("core", "<minion> can enter combat with ~ as a <mark> action", _attacked)
    fights = "<minions> can enter combat with this minion as a <mark> action <price>"
    grammar.add("core", fights, _hunted)
    grammar.add("core", "<minions> can enter combat with <minion> as a <mark> action", _attackers)
    grammar.add(
        "core",
        "any <described> can enter combat with <minion> as a <mark> action",
        lambda who, other, mark: _attackers(Minions(who), other, mark),
    )
    grammar.add(
        "core",
        "<minions> can burn this card as (a | an) <mark> action that inflicts <n> unpreventable "
        "environmental damage on acting vampires",
        _burned_in_pain,
    )
    grammar.add("instruction", "add <n> life to <self>", lambda n: does(Gain(n, Blood())))
    gone = "this card as (a | an) <mark> action <price>"
    grammar.add("core", f"<minions> can burn {gone}", _undone)
    grammar.add("core", f"<minions> can steal {gone}", _card_can_be_stolen)
    grammar.add("core", f"this minion can burn {gone}", _removed)
    grammar.add(
        "core",
        "<minions> can call a referendum to burn this card as a <mark> political action",
        _called_off,
    )
    grammar.add("acted", "<instruction>", lambda instruction: instruction)
    grammar.add("acted", "enter combat with <minion>", _fights)
    grammar.add(
        "acted",
        "burn <minion>",
        lambda one: does(BurnCard("target"), target=AMinion(one.who, one.whose or "any")),
    )
    grammar.add(
        "acted",
        "search your library for a minion card, reveal it and move it to your hand",
        lambda: does(MoveCards(ACard(Zone.LIBRARY, minion_card=True), Zone.HAND, how="chosen")),
    )


def _attacked(minions: Minions, mark: tuple[int, bool]) -> Always | None:
    """COM-01: minions of others can fight the minion with the text, which must be ready."""
    if not mark[1] or minions.whose is not None:
        return None
    return Always(
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=minions.who,
            stealth=mark[0],
            whose="others",
            conditions=(IS_READY,),
        )
    )


def _hunted(minions: Minions, mark: tuple[int, bool], price: tuple[int, int]) -> Always | None:
    """COM-01: minions of other Methuselahs can fight the minion that carries the card."""
    if not mark[1] or minions.whose is not None or minions.who.another:
        return None
    return Always(
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=minions.who,
            stealth=mark[0],
            pool=price[0],
            blood=price[1],
            target=The("host"),
            conditions=(IS_READY, Not(Belongs("host", "mine"))),
        )
    )


def _attackers(minions: Minions, other: Minions, mark: tuple[int, bool]) -> Always | None:
    """Minions of any Methuselah can fight certain minions of others."""
    if not mark[1] or minions.whose is not None or minions.who.another:
        return None
    who = in_state(other.who, ready=True)
    return Always(
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=minions.who,
            stealth=mark[0],
            target=AMinion(who, other.whose or "others"),
        )
    )


def _burned_in_pain(minions: Minions, mark: tuple[int, bool], n: int) -> Always | None:
    """Minions can burn the card; a vampire that does so takes damage."""
    undone = _undone(minions, mark, (0, 0))
    if undone is None or not isinstance(undone.part, CardAction):
        return None
    effects = (*undone.part.effects, InflictDamage(n, "acting", VAMPIRE))
    return Always(replace(undone.part, effects=effects))


def _undone(minions: Minions, mark: tuple[int, bool], price: tuple[int, int]) -> Always | None:
    """Minions can burn the card; "other minions" excludes the minion that carries it.

    CRD-02: the mark is a reminder. By a ruling on Lunatic Eruption, an action without the mark is
    still directed if another Methuselah controls the card.
    """
    who = minions.who
    if minions.whose is not None or who.younger or who.older:
        return None  # "older" compares with the minion that carries the card
    return Always(
        CardAction(
            sentence="{minion} acts to burn {card}.",
            effects=(BurnCard("this"),),
            who=replace(minions.who, another=False),
            others=minions.who.another,
            stealth=mark[0],
            pool=price[0],
            blood=price[1],
        )
    )


def _called_off(minions: Minions, mark: tuple[int, bool]) -> Always | None:
    """Minions can call a referendum that burns the card."""
    if minions.whose is not None or mark[1]:
        return None
    return Always(
        PoliticalCardAction(
            sentence="{minion} calls a referendum to burn {card}.",
            effects=(),
            who=minions.who,
            stealth=mark[0],
        )
    )


def _card_can_be_stolen(
    minions: Minions, mark: tuple[int, bool], price: tuple[int, int]
) -> Always | None:
    return can_be_stolen(minions, mark, price, "target")


def can_be_stolen(
    minions: Minions, mark: tuple[int, bool], price: tuple[int, int], stolen: Which
) -> Always | None:
    """Minions of other Methuselahs can steal a card in an action."""
    if minions.whose is not None or minions.who.another or not mark[1]:
        return None
    return Always(
        CardAction(
            sentence="{minion} acts to steal {card}.",
            effects=(TakeControl(stolen),),
            who=minions.who,
            whose="others",
            stealth=mark[0],
            pool=price[0],
            blood=price[1],
        )
    )


def _removed(mark: tuple[int, bool], price: tuple[int, int]) -> Always | None:
    """The minion that carries the card can burn it."""
    return Always(
        CardAction(
            sentence="{minion} acts to burn {card}.",
            effects=(BurnCard("this"),),
            host=True,
            stealth=mark[0],
            pool=price[0],
            blood=price[1],
        )
    )


def acts(
    instruction: Instruction | None, mark: tuple[int, bool], price: tuple[int, int]
) -> Acts | None:
    """An action of the minion with the text; ``None`` if the instruction has other costs."""
    if instruction is None or (
        instruction.at
        or BurnCard("this") in instruction.effects
        or instruction.conditions
        or instruction.lock
        or instruction.pool
        or instruction.blood
    ):
        return None
    return Acts(instruction=by_action(instruction), stealth=mark[0], pool=price[0], blood=price[1])


def bleeds(plus: int | None, mark: tuple[int, bool], price: tuple[int, int]) -> Acts | None:
    """A bleed of the minion with the text."""
    if not mark[1]:
        return None
    return Acts(
        instruction=Instruction(), stealth=mark[0], pool=price[0], blood=price[1], plus=plus or 0
    )


def _fights(minions: Minions) -> Instruction:
    """An effect that enters combat with a ready minion of another Methuselah."""
    who = in_state(minions.who, ready=True)
    return does(EnterCombat(), target=AMinion(who, minions.whose or "others"))
