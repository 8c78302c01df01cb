"""Instructions about counters and cards: moving blood, stealing, drawing and searching."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Trait, Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions, as_target, in_state
from vtes_deck.effects.reader.tokens import names
from vtes_deck.effects.vocab import (
    ACard,
    AMethuselah,
    AMinion,
    AnyX,
    Blood,
    Burn,
    BurnCard,
    Carried,
    Corruption,
    Gain,
    HandSize,
    LookAt,
    MoveCards,
    MoveCounters,
    Pool,
    StealCarried,
    TakeControl,
    Until,
    X,
    Zone,
)
from vtes_deck.effects.vocab.context import Target
from vtes_deck.effects.vocab.minion_filter import Whose

KINDS: dict[str, dict[str, object]] = {
    "library": {"crypt": False},
    "crypt": {"crypt": True},
    "minion": {"minion_card": True},
}
SOUGHT = (Trait.ARCHETYPE, Trait.LOCATION, Trait.WEAPON, Trait.MELEE_WEAPON, Trait.BOON)
"""Traits by which a text names a card in the library."""


def add_counters(grammar: Grammar) -> None:
    """Add effects on counters and cards to ``instruction``; those of actions only to ``acted``."""
    _add_blood(grammar)
    _add_zones(grammar)
    grammar.add("instruction", "<neutral>", lambda instruction: instruction)
    _add_thefts(grammar)
    grammar.add(
        "instruction",
        "put <n> corruption (counter | counters) on <minion>",
        lambda n, one: does(Gain(n, Corruption()), target=as_target(one)),
    )
    _add_looks(grammar)
    grammar.add("instruction", "burn ~", lambda: does(BurnCard("this")))
    for until, words in ((Until.UNLOCK, "until your unlock phase"), (Until.TURN, "this turn")):
        grammar.add(
            "instruction",
            f"give you <more> hand size {words}",
            lambda n, until=until: does(HandSize(n, until)),
        )


def _add_looks(grammar: Grammar) -> None:
    """Add effects that show hidden cards to the user."""
    owners: dict[str, Whose] = {"your prey's": "prey", "your predator's": "predator"}
    grammar.add(
        "neutral",
        "look at another methuselah's hand",
        lambda: does(LookAt(Zone.HAND), target=AMethuselah()),
    )
    grammar.add(
        "neutral",
        "look at 1 card at random from another methuselah's hand",
        lambda: does(LookAt(Zone.HAND, how="random"), target=AMethuselah()),
    )
    for words, whose in owners.items():
        grammar.add(
            "neutral", f"look at {words} hand", lambda whose=whose: does(LookAt(Zone.HAND, whose))
        )
        grammar.add(
            "neutral",
            f"look at 1 card at random from {words} hand",
            lambda whose=whose: does(LookAt(Zone.HAND, whose, how="random")),
        )
    grammar.add(
        "neutral",
        "look at the target methuselah's hand",
        lambda: does(LookAt(Zone.HAND, "bled")),
    )
    piles: dict[str, tuple[Zone, Whose]] = {
        "your library": (Zone.LIBRARY, "mine"),
        "your crypt": (Zone.CRYPT, "mine"),
        "your prey's library": (Zone.LIBRARY, "prey"),
        "the target methuselah's library": (Zone.LIBRARY, "bled"),
        "your predator's library": (Zone.LIBRARY, "predator"),
    }
    for words, (zone, whose) in piles.items():
        grammar.add(
            "neutral",
            f"look at the top card of {words}",
            lambda zone=zone, whose=whose: does(LookAt(zone, whose, 1)),
        )
        grammar.add(
            "neutral",
            f"look at the top <n> cards of {words}",
            lambda n, zone=zone, whose=whose: does(LookAt(zone, whose, n)),
        )


def _add_blood(grammar: Grammar) -> None:
    grammar.add(
        "instruction",
        "move <n> blood from <self> to <target>",
        lambda n, one: does(MoveCounters(n, Blood("host"), Blood("target")), target=one),
    )
    grammar.add(
        "instruction",
        "move <n> blood from <minion> to <self>",
        lambda n, one: does(MoveCounters(n, Blood("target"), Blood()), target=as_target(one)),
    )
    grammar.add(
        "instruction",
        "move <n> blood from <self> to your pool",
        lambda n: does(MoveCounters(n, Blood("host"), Pool())),
    )
    grammar.add("acted", "steal <n> blood from <minion>", _stolen_blood)
    grammar.add("acted", "steal up to <n> blood from <minion>", _stolen_some)
    grammar.add("instruction", "move up to <n> blood from <self> to <target>", _moved_some)
    grammar.add(
        "acted",
        "burn <n> blood from <minion>",
        lambda n, one: does(Burn(n, Blood("target")), target=as_target(one)),
    )


def robbed(minions: Minions) -> AMinion:
    """CRD-02: the (D) symbol is only a reminder, so the target may be one's own minion.

    It cannot be the thief itself, because no counter would move. A thief in torpor cannot act.
    """
    who = minions.who
    if not (who.younger or who.older or who.torpor):
        who = in_state(who, another=True)
    return AMinion(who, minions.whose or "any")


def _stolen_blood(n: int, minions: Minions) -> Instruction:
    return does(MoveCounters(n, Blood("target"), Blood()), target=robbed(minions))


def _stolen_some(n: int, minions: Minions) -> Instruction:
    return does(MoveCounters(X, Blood("target"), Blood()), target=AnyX(1, n, robbed(minions)))


def _moved_some(n: int, one: Target) -> Instruction:
    x = AnyX(1, n, target=one, of=Blood("host"))
    return does(MoveCounters(X, Blood("host"), Blood("target")), target=x)


def _add_thefts(grammar: Grammar) -> None:
    """Add effects that steal minions and cards."""
    grammar.add("acted", "steal <minion>", _stolen_minion)
    kinds = {one.value: one for one in (Trait.ELECTRONIC, Trait.VEHICLE, Trait.WEAPON)}
    grammar.terminal("gear trait", names(kinds))
    grammar.add("acted", "steal (a | an) equipment", lambda: _taken("others"))
    grammar.add("acted", "steal a retainer", lambda: _taken("others", retainer=True))
    grammar.add(
        "acted",
        "steal equipment from a minion controlled by your predator or prey",
        lambda: _taken("predator or prey"),
    )
    grammar.add(
        "acted",
        "steal (a | an) non- <gear trait> , non- <gear trait> , non- <gear trait> equipment",
        lambda *but: does(StealCarried(), target=Carried(but)),
    )


def _taken(whose: Whose, *, retainer: bool = False) -> Instruction:
    return does(StealCarried(), target=Carried(whose=whose, retainer=retainer))


def _stolen_minion(minions: Minions) -> Instruction | None:
    if minions.whose not in {None, "others", "prey", "predator or prey"}:
        return None
    target = AMinion(minions.who, minions.whose or "others")
    return does(TakeControl("target"), target=target)


def _add_zones(grammar: Grammar) -> None:
    """Add effects that move cards between a library, an ash heap and a hand."""
    grammar.terminal("card kind", names(KINDS))
    grammar.terminal("card trait", names({one.value: one for one in SOUGHT}))
    zone = "library card"
    grammar.add(zone, "(a | an) card", dict)
    grammar.add(zone, "(a | an) <card kind> card", lambda one: one)
    grammar.add(zone, "(a | an) <type> card", lambda one: {"types": (one,)})
    grammar.add(zone, "(a | an) <type> or <type> card", lambda one, other: {"types": (one, other)})
    grammar.add(zone, "(a | an) equipment", lambda: {"types": (Type.EQUIPMENT,)})
    grammar.add(zone, "a location", lambda: {"trait": Trait.LOCATION})
    grammar.add(zone, "a weapon card", lambda: {"trait": Trait.WEAPON})
    grammar.add(zone, "a melee weapon card", lambda: {"trait": Trait.MELEE_WEAPON})
    grammar.add(
        zone,
        "(a | an) <card trait> <type> card",
        lambda trait, one: {"trait": trait, "types": (one,)},
    )
    grammar.add(zone, "(a | an) contract card", lambda: {"trait": Trait.CONTRACT})
    grammar.add("neutral", "draw 1 card", lambda: does(MoveCards(ACard(Zone.LIBRARY), Zone.HAND)))
    grammar.add("neutral", "draw <n> cards", _drawn)
    grammar.add("neutral", f"move <{zone}> from your ash heap to your hand", _recovered)
    bottom = "from your ash heap to the bottom of your library"
    grammar.add("neutral", f"move <{zone}> {bottom}", _returned)
    grammar.add(
        "neutral",
        f"search your library for <{zone}> , reveal it and move it to your hand",
        lambda what: does(MoveCards(_card(Zone.LIBRARY, what), Zone.HAND, how="chosen")),
    )


def _card(zone: Zone, what: dict[str, object]) -> ACard:
    return replace(ACard(zone), **what)


def _drawn(n: int) -> Instruction | None:
    return does(MoveCards(ACard(Zone.LIBRARY), Zone.HAND, n)) if n > 1 else None


def _recovered(what: dict[str, object]) -> Instruction:
    card = _card(Zone.ASH_HEAP, what or KINDS["library"])
    return does(MoveCards(card, Zone.HAND, how="target"), target=card)


def _returned(what: dict[str, object]) -> Instruction:
    card = _card(Zone.ASH_HEAP, what or KINDS["library"])
    moved = MoveCards(card, Zone.LIBRARY, how="target", bottom=True)
    return does(moved, target=card)
