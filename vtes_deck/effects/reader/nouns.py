"""Phrases for minions, cards and Methuselahs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Bonus, Sect, Title, Trait, Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.tokens import names, number, ranged, signed
from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.context import Target
from vtes_deck.effects.vocab.minion_filter import ADJECTIVES, MinionFilter, Whose
from vtes_deck.effects.vocab.targets import (
    AMethuselah,
    AMinion,
    Either,
    NewTarget,
)
from vtes_deck.engine.state.table import Zone

type Fields = dict[str, object]

PEOPLE = (
    Trait.DEMON,
    Trait.GHOUL,
    Trait.MAGE,
    Trait.MORTAL,
    Trait.MUMMY,
    Trait.WEREWOLF,
    Trait.WRAITH,
    Trait.ZOMBIE,
    Trait.ANIMAL,
    Trait.SERAPH,
)
"""Kinds of minions that are named without the word *vampire* or *ally*."""
LIMITED = (Trait.VEHICLE, Trait.HAVEN, Trait.ARCHETYPE, Trait.PATH)
"""Traits of cards of which a minion can have only one."""
RANKS = {"inner circle member": Title.INNER_CIRCLE, "inner circle": Title.INNER_CIRCLE}
BONUSES = {
    "bleed": Bonus.BLEED,
    "stealth": Bonus.STEALTH,
    "intercept": Bonus.INTERCEPT,
    "strength": Bonus.STRENGTH,
    "hunt": Bonus.HUNT,
    "vote": Bonus.VOTES,
    "votes": Bonus.VOTES,
}
OWNERS: dict[str, Whose] = {
    "you control": "mine",
    "your prey controls": "prey",
    "controlled by your predator": "predator",
    "controlled by (your predator or prey | your prey or predator)": "predator or prey",
    "controlled by another methuselah": "others",
    "that another methuselah controls": "others",
    "that methuselah controls": "active",
}

PRINTED = {"younger", "clans", "least", "sects", "titled", "trait"}
"""The properties of a vampire in the uncontrolled region that a phrase can name."""


def in_state(who: MinionFilter, **state: bool | None) -> MinionFilter:
    """The filter, limited to ready, locked or unlocked minions."""
    either = None if who.either is None else in_state(who.either, **state)
    return msgspec.convert(
        {**msgspec.structs.asdict(who), "but": who.but, **state, "either": either}, MinionFilter
    )


class Minions(msgspec.Struct, frozen=True):
    """A noun phrase for minions.

    Attributes:
        who: the filter.
        whose: the controllers of the minions; ``None`` if the phrase does not name them.
    """

    who: MinionFilter
    whose: Whose | None = None


def add_nouns(grammar: Grammar, clans: Iterable[str], minions: Iterable[str]) -> None:
    """Add the phrases for minions, cards and Methuselahs."""
    grammar.terminal("minion name", names({one: one for one in minions}))
    grammar.terminal("n", number)
    grammar.terminal("more", signed)
    grammar.terminal("ranged", ranged)
    grammar.terminal("bonus", names(BONUSES))
    disciplines = {one.name: code for code, one in DISCIPLINES.items() if code != "str"}
    grammar.terminal("discipline", names(disciplines))
    grammar.add("level", "<discipline>", lambda code: code)
    grammar.add("level", "superior <discipline>", lambda code: code.upper())
    known = tuple(clans)
    grammar.terminal("clan", names({one: one for one in known}))
    grammar.terminal("clans name", names({**_plurals(known), **{one: one for one in known}}))
    grammar.terminal("sect", names({one.value: one for one in Sect}))
    ranks = {one.value: one for one in Title if not one.value[0].isdigit()} | RANKS
    grammar.terminal("title", names(ranks))
    grammar.terminal("titles name", names({**ranks, **{f"{k}s": v for k, v in ranks.items()}}))
    grammar.terminal("person", names({one.value: one for one in PEOPLE}))
    creatures = {f"{one.value}s": one for one in PEOPLE}
    irregular = {"mummies": Trait.MUMMY, "werewolves": Trait.WEREWOLF}
    grammar.terminal("people", names(creatures | irregular))
    grammar.terminal("quality", names({one.value: one for one in ADJECTIVES}))
    grammar.terminal("type", names({one.value: one for one in Type}))
    grammar.terminal("carried", names({one.value: one for one in LIMITED}))
    grammar.terminal("types", names({_types(one): one for one in Type}))
    _add_minions(grammar)
    _add_owned(grammar)
    _add_cards(grammar)


def _plurals(words: Iterable[str]) -> dict[str, str]:
    return {f"{one}s": one for one in words}


def _types(kind: Type) -> str:
    return "allies" if kind is Type.ALLY else f"{kind.value}s"


def joined(*parts: Fields | None) -> Fields | None:
    """The fields of several phrases; ``None`` if two of them set the same field."""
    found: Fields = {}
    for part in parts:
        for name, value in (part or {}).items():
            if name in found:
                return None
            found[name] = value
    return found


def _add_minions(grammar: Grammar) -> None:
    """Add adjectives, kinds of minions, and the phrases that follow them."""
    adjectives: tuple[tuple[str, Fields], ...] = (
        ("ready", {"ready": True}),
        ("locked", {"locked": True}),
        ("unlocked", {"locked": False}),
        ("younger", {"younger": True}),
        ("older", {"older": True}),
        ("titled", {"titled": True}),
        ("non- titled", {"untitled": True}),
        ("unique", {"unique": True}),
        ("(another | other)", {"another": True}),
    )
    for pattern, fields in adjectives:
        grammar.add("adjective", pattern, lambda fields=fields: fields)
    grammar.add("adjective", "<quality>", lambda one: {"trait": one})
    grammar.add("adjective", "non- <quality>", lambda one: {"no_trait": one})
    grammar.add("adjective", "non- <person>", lambda one: {"no_trait": one})
    grammar.add("adjective", "non- <sect>", _all_but)
    grammar.add(
        "adjective",
        "non- <title> , <title> or <title>",
        lambda *titles: {"but": MinionFilter(titles=titles)},
    )
    grammar.add(
        "adjective",
        "non- <title> , <title> , <title> or <title>",
        lambda *titles: {"but": MinionFilter(titles=titles)},
    )
    grammar.add("adjective", "non- <clan>", lambda one: {"but": MinionFilter(clans=(one,))})
    grammar.add("adjective", "<sect>", lambda one: {"sects": (one,)})
    grammar.add("adjective", "<sect> (or | and) <sect>", lambda one, other: {"sects": (one, other)})
    grammar.add("adjectives", "", dict)
    grammar.add("adjectives", "<adjective> <adjectives>", joined)
    for name, nouns in (("kind", "vampire minion ally anarch"), ("kinds", "s")):
        many = nouns == "s"
        clan, title = ("clans name", "titles name") if many else ("clan", "title")
        person = "people" if many else "person"
        grammar.add(name, "vampires" if many else "vampire", lambda: {"vampire": True})
        grammar.add(name, "allies" if many else "ally", lambda: {"vampire": False})
        grammar.add(name, "minions" if many else "minion", dict)
        grammar.add(
            name,
            "anarchs" if many else "anarch",
            lambda: {"sects": (Sect.ANARCH,), "vampire": None},
        )
        grammar.add(name, "laibon", lambda: {"sects": (Sect.LAIBON,), "vampire": True})
        grammar.add(name, f"<{clan}>", lambda one: {"clans": (one,)})
        grammar.add(
            name, f"<{clan}> (or | and) <{clan}>", lambda one, other: {"clans": (one, other)}
        )
        grammar.add(name, f"<{title}>", lambda one: {"titles": (one,)})
        grammar.add(
            name, f"<{title}> (or | and) <{title}>", lambda one, other: {"titles": (one, other)}
        )
        grammar.add(
            name,
            f"<{title}> , <{title}> (or | and) <{title}>",
            lambda one, other, third: {"titles": (one, other, third)},
        )
        grammar.add(name, f"<{person}>", lambda one: {"trait": one})
        grammar.add(
            name,
            f"<person> {'allies' if many else 'ally'}",
            lambda one: {"trait": one, "vampire": False},
        )
    grammar.add("after", "", dict)
    capacity = "(with capacity | (with a | of) capacity [of]) <n>"
    grammar.add("size", f"{capacity} or more", lambda n: {"least": n})
    grammar.add("size", f"{capacity} or less", lambda n: {"most": n})
    grammar.add("after", "<size>", lambda size: size)
    grammar.add("after", "without <discipline>", lambda code: {"but": MinionFilter(level=code)})
    grammar.add(
        "after",
        "without <discipline> or <discipline>",
        lambda one, other: {"but": MinionFilter(level=one, either=MinionFilter(level=other))},
    )
    grammar.add(
        "after",
        "who has committed diablerie since your last turn",
        lambda: {"diablerist": True},
    )
    for like in ("clan", "sect"):
        grammar.add(
            "after", f"of the same {like} as this minion", lambda one=like: {"same": f"own {one}"}
        )
        grammar.add(
            "after",
            f"<size> of the same {like} as this minion",
            lambda size, one=like: {**size, "same": f"own {one}"},
        )
    grammar.add("after", "who has <n> or fewer blood", lambda n: {"most_blood": n})
    grammar.add("after", "in torpor", lambda: {"torpor": True})
    grammar.add("after", "with a city title", lambda: {"city": True})
    grammar.add("after", "with any of your corruption counters", lambda: {"corrupted": True})
    grammar.add("described", "<adjectives> <kind> <after>", _filter)
    grammar.add("who", "[(a | an | any)] <described>", lambda who: who)
    grammar.add("who", "[(a | an | any)] <described> or [(a | an | any)] <described>", _two_kinds)
    grammar.add("who plural", "<many>", lambda who: who)
    grammar.add("who plural", "<many> and <many>", _two_kinds)
    grammar.add("many", "<adjectives> <kinds> <after>", _filter)


def _all_but(sect: Sect) -> Fields:
    return {"sects": tuple(one for one in Sect if one is not sect)}


def _filter(*parts: Fields) -> MinionFilter | None:
    """The filter of adjectives, a kind, and the phrases that follow them."""
    fields = joined(*parts)
    if fields is None:
        return None
    return msgspec.convert(fields, MinionFilter) if _is_plain(fields) else None


def _two_kinds(one: MinionFilter, other: MinionFilter) -> MinionFilter | None:
    """A filter for an ally or a vampire; two clans or titles are a single kind."""
    if one.vampire is not False or other.vampire is False:
        return None
    return msgspec.structs.replace(one, either=other)


def _is_plain(fields: Fields) -> bool:
    """Whether a kind and its adjectives are compatible."""
    return not (fields.get("vampire") is False and {"younger", "older", "clans"} & fields.keys())


def _add_owned(grammar: Grammar) -> None:
    """Add minions with their controllers, as targets and in general."""
    for pattern, whose in OWNERS.items():
        grammar.add("owner", pattern, lambda whose=whose: whose)
    grammar.add("minion", "<who> [<owner>]", Minions)
    grammar.add("minion", "[(a | an)] <adjectives> <kind> you control <size>", _of_mine)
    grammar.add("minions", "<who plural> [<owner>]", Minions)
    grammar.add("counted", "<described> you control", lambda who: AMinion(who, "mine"))
    grammar.add(
        "counted", "<described> controlled by other methuselahs", lambda who: AMinion(who, "others")
    )
    grammar.add(
        "counted",
        "unique equipment attached to <self>",
        lambda: ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), unique=True, on="host"),
    )
    grammar.add("target", "<minion>", as_target)
    grammar.add("target", "<who> or <who> you control", _either)
    grammar.add(
        "waiting",
        "[(a | an)] <adjectives> <kind> <after> in your uncontrolled region",
        _uncontrolled,
    )
    grammar.add("target", "<waiting>", lambda one: one)
    grammar.add(
        "each uncontrolled",
        "each <adjectives> <kind> <after> in your uncontrolled region",
        _uncontrolled,
    )
    grammar.add(
        "own thing",
        "one of <self> 's retainers",
        lambda: ACard(Zone.IN_PLAY, (Type.RETAINER,), "mine", on="host"),
    )


def _of_mine(*parts: Fields) -> Minions | None:
    who = _filter(*parts)
    return None if who is None else Minions(who, "mine")


def as_target(minions: Minions) -> AMinion:
    """The minions as a target, under any control unless the phrase names a controller."""
    return AMinion(minions.who, minions.whose or "any")


def _either(one: MinionFilter, other: MinionFilter) -> Either:
    return Either(AMinion(one), AMinion(other))


def _uncontrolled(*parts: Fields) -> Target | None:
    fields = joined(*parts)
    if fields is None:
        return None
    fields.pop("vampire", None)
    if not fields.keys() <= PRINTED:
        return None
    return msgspec.convert({"zone": Zone.UNCONTROLLED, "vampire": True, **fields}, ACard)


def _add_cards(grammar: Grammar) -> None:
    """Add cards in hand, locations, equipment and Methuselahs.

    CRD-02: (D) is only a reminder, so a card in play may belong to the player.
    """
    grammar.add("hand card", "a card", lambda: ACard(Zone.HAND))
    grammar.add("hand card", "(a | an | 1) <type> card", lambda one: ACard(Zone.HAND, (one,)))
    grammar.add(
        "hand card", "a card requiring <discipline>", lambda one: ACard(Zone.HAND, discipline=one)
    )
    grammar.add(
        "location",
        "a location",
        lambda: ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
    )
    grammar.add("thing", "<location>", lambda one: one)
    grammar.add(
        "thing",
        "a location <owner>",
        lambda whose: ACard(Zone.IN_PLAY, whose=whose, trait=Trait.LOCATION),
    )
    for name, kind in (("an equipment", Type.EQUIPMENT), ("a retainer", Type.RETAINER)):
        grammar.add(
            "thing",
            f"{name} <owner>",
            lambda whose, kind=kind: ACard(Zone.IN_PLAY, (kind,), whose, on="minion"),
        )
    grammar.add(
        "thing",
        "an equipment",
        lambda: ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), "any", on="minion"),
    )
    grammar.add(
        "thing",
        "a contract on a minion you control",
        lambda: ACard(Zone.IN_PLAY, trait=Trait.CONTRACT, on="minion"),
    )
    grammar.add(
        "thing",
        "a hunting ground",
        lambda: ACard(Zone.IN_PLAY, whose="any", trait=Trait.HUNTING_GROUND),
    )
    grammar.add(
        "thing", "a retainer", lambda: ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", on="minion")
    )
    grammar.add(
        "own location",
        "a location you control",
        lambda: ACard(Zone.IN_PLAY, trait=Trait.LOCATION),
    )
    grammar.add(
        "new target", "another methuselah other than the acting minion's controller", NewTarget
    )
    grammar.add("methuselah", "another methuselah", AMethuselah)
    grammar.add("methuselah", "your prey", lambda: AMethuselah("prey"))
