"""What a condition of the table of priorities can speak of.

Every fact is a number that the Methuselah who is asked can see: her own hand and uncontrolled
region, and what lies open on the table. What is not there (no target, no action) counts 0; what is
so or not so is 1 or 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from cardbase.model import AnyCard, Function, LibraryCard, Type
from vtes_deck.engine import stats
from vtes_deck.engine.action import ACTION_CARD, Action
from vtes_deck.engine.bleed import Bleed
from vtes_deck.engine.block import Blocks, cannot_block, eligible, intercept
from vtes_deck.engine.decisions import NONE, Option
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.minion import BY_VERB
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.referendum import Referendum
from vtes_deck.engine.requirements import lacks
from vtes_deck.engine.sequencing import Impulse
from vtes_deck.engine.table import Table, Zone
from vtes_deck.engine.votes import votes_of
from vtes_deck.engine.windows import DECLINED, POLLING


class View(msgspec.Struct, frozen=True):
    """Whose eyes look at the table.

    Attributes:
        table: the table.
        seat: whose eyes.
        worth: of the vampires of the deck by id, see the fact of this name.
    """

    table: Table
    seat: int
    worth: Mapping[int, int]


type Fact = Callable[[View, Option], int]
"""Finds a number for one option of a decision."""


# The table


def turn(view: View, option: Option) -> int:
    """The number of your turn."""
    del option
    return view.table.seats[view.seat].turns


def pool(view: View, option: Option) -> int:
    """Your pool."""
    del option
    return view.table.seats[view.seat].pool


def prey_pool(view: View, option: Option) -> int:
    """The pool of your prey."""
    del option
    table = view.table
    return table.seats[table.prey(view.seat)].pool


def hand(view: View, option: Option) -> int:
    """Cards in your hand."""
    del option
    return len(view.table.seats[view.seat].hand)


def library(view: View, option: Option) -> int:
    """Cards left in your library."""
    del option
    return len(view.table.seats[view.seat].library)


def ready(view: View, option: Option) -> int:
    """Your ready vampires."""
    del option
    return sum(minion.vampire for minion in view.table.ready_minions(view.seat))


def minions(view: View, option: Option) -> int:
    """Your minions in play, in torpor too."""
    del option
    return len(view.table.minions(view.seat))


def prey_minions(view: View, option: Option) -> int:
    """The minions in play of your prey, in torpor too."""
    del option
    return len(view.table.minions(view.table.prey(view.seat)))


def unlocked(view: View, option: Option) -> int:
    """Your ready minions that are not locked."""
    del option
    return sum(not minion.locked for minion in view.table.ready_minions(view.seat))


def waiting(view: View, option: Option) -> int:
    """The vampires of your uncontrolled region that you could use."""
    del option
    table = view.table
    return sum(not _duplicate(view, card) for card in table.seats[view.seat].uncontrolled)


def begun(view: View, option: Option) -> int:
    """The vampires of your uncontrolled region with counters on them."""
    del option
    return sum(n > 0 for n in view.table.seats[view.seat].uncontrolled.values())


def transfers(view: View, option: Option) -> int:
    """The transfers that you have left."""
    del option
    return view.table.seats[view.seat].transfers


def edge(view: View, option: Option) -> int:
    """Whether you have the Edge."""
    del option
    return int(view.table.edge == view.seat)


def my_turn(view: View, option: Option) -> int:
    """Whether it is your turn."""
    del option
    return int(view.table.active == view.seat)


# The minion that acts, or plays or carries the card


def _minion(view: View, option: Option) -> Minion | None:
    table = view.table
    card = option.minion
    if card == NONE:
        thing = table.in_play.get(option.card)
        if thing is not None and thing.host != NONE:
            card = thing.host
        else:
            action = table.under_way(Action)
            card = NONE if action is None else action.minion
    found = table.in_play.get(card)
    return found if isinstance(found, Minion) else None


def blood(view: View, option: Option) -> int:
    """Blood or life of the minion."""
    minion = _minion(view, option)
    return 0 if minion is None else minion.blood


def capacity(view: View, option: Option) -> int:
    """Capacity of the minion."""
    minion = _minion(view, option)
    return 0 if minion is None else minion.capacity


def thirst(view: View, option: Option) -> int:
    """How much blood the minion lacks to its capacity."""
    minion = _minion(view, option)
    return 0 if minion is None else max(0, minion.capacity - minion.blood)


def bleed(view: View, option: Option) -> int:
    """What the minion bleeds for; during a bleed, what it is for now."""
    action = view.table.under_way(Bleed)
    if action is not None and action.minion in view.table.in_play:
        return action.amount(view.table)
    minion = _minion(view, option)
    return 0 if minion is None else stats.bleed(view.table, minion)


def votes(view: View, option: Option) -> int:
    """Votes of the minion."""
    minion = _minion(view, option)
    return 0 if minion is None else votes_of(view.table, minion)


def all_votes(view: View, option: Option) -> int:
    """Votes of all your ready minions."""
    del option
    table = view.table
    return sum(votes_of(table, minion) for minion in table.ready_minions(view.seat))


# The target


def _target(option: Option) -> int:
    return option.card if option.target == NONE else option.target


def _uncontrolled(view: View, option: Option) -> int:
    card = _target(option)
    return card if card in view.table.seats[view.seat].uncontrolled else NONE


def _in_play(view: View, option: Option) -> Minion | None:
    found = view.table.in_play.get(option.target)
    return found if isinstance(found, Minion) else None


def target_blood(view: View, option: Option) -> int:
    """Blood or life of the target."""
    target = _in_play(view, option)
    if target is not None:
        return target.blood
    card = _uncontrolled(view, option)
    return view.table.seats[view.seat].uncontrolled.get(card, 0)


def target_capacity(view: View, option: Option) -> int:
    """Capacity of the target, in play or uncontrolled."""
    target = _in_play(view, option)
    if target is not None:
        return target.capacity
    card = _target(option)
    if card == NONE or view.table.where[card] in {Zone.LIBRARY, Zone.CRYPT}:
        return 0
    return view.table.cards[card].capacity


def left(view: View, option: Option) -> int:
    """Blood that the target would have left if the number were taken from it."""
    return target_blood(view, option) - option.n


def missing(view: View, option: Option) -> int:
    """Blood that the target lacks: a vampire in play to its capacity, one waiting to come out."""
    return max(0, target_capacity(view, option) - target_blood(view, option))


def mine(view: View, option: Option) -> int:
    """Whether the target, or the Methuselah named, is yours or you."""
    if option.seat != NONE:
        return int(option.seat == view.seat)
    thing = view.table.in_play.get(_target(option))
    if thing is not None:
        return int(thing.controller == view.seat)
    card = _target(option)
    return int(card != NONE and view.table.owner[card] == view.seat)


def prey(view: View, option: Option) -> int:
    """Whether the target belongs to your prey, or the Methuselah named is your prey."""
    number = view.table.prey(view.seat)
    if option.seat != NONE:
        return int(option.seat == number)
    thing = view.table.in_play.get(_target(option))
    return int(thing is not None and thing.controller == number)


def n(view: View, option: Option) -> int:
    """The number that is chosen, e.g. of blood or points."""
    del view
    return option.n


def worth(view: View, option: Option) -> int:
    """Of a crypt card: which share of the library it could play, 0 to 100."""
    card = _target(option)
    return 0 if card == NONE else view.worth.get(view.table.cards[card].id, 0)


def _duplicate(view: View, card: int) -> bool:
    table = view.table
    printed = table.cards[card]
    return printed.unique and any(
        table.cards[minion.card].name == printed.name for minion in table.minions(view.seat)
    )


def duplicate(view: View, option: Option) -> int:
    """Whether the target is an uncontrolled vampire of which you have a copy in play."""
    card = _uncontrolled(view, option)
    return int(card != NONE and _duplicate(view, card))


# The card


_OF_THE_TARGET: Final = frozenset({"to hand", "to library", "choose card", "tuck"})
"""Verbs that are about their target and not about the card that asks."""


def subject(option: Option) -> int:
    """The card that an option is about, or ``NONE``."""
    if option.card == NONE or option.verb.name in _OF_THE_TARGET:
        return option.target
    return option.card


def _card(view: View, option: Option) -> Printed | None:
    card = subject(option)
    return None if card == NONE else view.table.cards[card]


def copies(view: View, option: Option) -> int:
    """Copies of the card in your hand."""
    card = _card(view, option)
    table = view.table
    return 0 if card is None else sum(table.cards[one].id == card.id for one in _hand(view))


def in_play(view: View, option: Option) -> int:
    """Copies of the card that you control."""
    card = _card(view, option)
    if card is None:
        return 0
    table = view.table
    return sum(table.cards[one].id == card.id for one in table.seats[view.seat].in_play)


def spare(view: View, option: Option) -> int:
    """Whether the card is unique and you control a copy of it."""
    card = _card(view, option)
    return int(card is not None and card.unique and in_play(view, option) > 0)


def on_target(view: View, option: Option) -> int:
    """Copies of the card on the target."""
    card = _card(view, option)
    target = view.table.in_play.get(option.target)
    if card is None or target is None:
        return 0
    return sum(view.table.cards[one].id == card.id for one in target.attached)


def on_minion(view: View, option: Option) -> int:
    """Cards of the types of the card, e.g. equipment, on the minion."""
    card, minion = _card(view, option), _minion(view, option)
    if card is None or minion is None:
        return 0
    return sum(not card.types.isdisjoint(view.table.cards[one].types) for one in minion.attached)


def pool_cost(view: View, option: Option) -> int:
    """Pool that the card costs."""
    card = _card(view, option)
    return 0 if card is None else card.pool_cost


def blood_cost(view: View, option: Option) -> int:
    """Blood that the card costs."""
    card = _card(view, option)
    return 0 if card is None else card.blood_cost


def players(view: View, option: Option) -> int:
    """How many of your vampires, ready or waiting, could play the card."""
    printed = _card(view, option)
    if printed is None:
        return 0
    if printed.master or printed.event:
        return 1
    table = view.table
    found = sum(lacks(table, printed, minion) is None for minion in table.minions(view.seat))
    wanted = printed.requirement.disciplines
    for one in table.seats[view.seat].uncontrolled:
        if not wanted or not table.cards[one].disciplines.keys().isdisjoint(wanted):
            found += 1
    return found


def blank(view: View, option: Option) -> int:
    """Whether the engine knows no way at all of playing the card."""
    card = _card(view, option)
    if card is None or card.event or card.crypt:
        return 0
    return int(not card.windows & ~POLLING and not card.script.calls)


def active(view: View, option: Option) -> int:
    """Whether the card starts something in your own turn: a master, an action, an event ..."""
    card = _card(view, option)
    return int(card is not None and _starts(card))


def passive(view: View, option: Option) -> int:
    """Cards in your hand that only go with something else: modifiers, reactions, combat cards."""
    del option
    cards = view.table.cards
    return sum(not _starts(cards[card]) for card in _hand(view))


def _starts(card: Printed) -> bool:
    return not card.out_of_turn and not card.types.isdisjoint(_ACTIVE)


_ACTIVE: Final = frozenset(Type) - {Type.ACTION_MODIFIER, Type.REACTION, Type.COMBAT}


def ahead(view: View, option: Option) -> int:
    """Votes by which the referendum under way would pass now; below 0, by which it would fail."""
    del option
    referendum = view.table.under_way(Referendum)
    if referendum is None:
        return 0
    votes_for, votes_against = referendum.result_now(view.table)
    return votes_for - votes_against


def _hand(view: View) -> list[int]:
    return view.table.seats[view.seat].hand


def _held(view: View, kind: Type) -> int:
    cards = view.table.cards
    return sum(kind in cards[card].types for card in _hand(view))


def masters(view: View, option: Option) -> int:
    """Master cards in your hand."""
    del option
    return _held(view, Type.MASTER)


# The action under way, or that the option announces


def _planned(view: View, option: Option) -> Action | None:
    """The action that an option would announce."""
    table = view.table
    kind = BY_VERB.get(option.verb)
    if kind is not None:
        return kind.begin(table, option)
    if option.card == NONE or option.minion not in table.in_play:
        return None
    if option.verb is not ACTION_CARD and not option.verb.name.startswith("act "):
        return None
    return table.cards[option.card].script.action(table, option)


def _action(view: View, option: Option) -> Action | None:
    action = view.table.under_way(Action)
    return _planned(view, option) if action is None else action


def _able(view: View, action: Action) -> list[Minion]:
    """The minions that could still try to block an action."""
    table = view.table
    blocks = table.under_way(Blocks)
    declined = frozenset() if blocks is None else blocks.declined
    return [
        minion
        for seat in eligible(table, action)
        if seat not in declined
        for minion in table.minions(seat)
        if cannot_block(table, minion) is None
    ]


def gap(view: View, option: Option) -> int:
    """Stealth that the action lacks so that no minion could block it."""
    table = view.table
    if not any(table.minions(seat.number) for seat in table.seats if seat.number != view.seat):
        return 0
    action = _action(view, option)
    if action is None or action.minion not in table.in_play:
        return 0
    most = max((intercept(table, minion) for minion in _able(view, action)), default=None)
    return 0 if most is None else max(0, most + 1 - action.stealth(table))


def cover(view: View, option: Option) -> int:
    """Cards in your hand that could give the acting minion stealth, or keep blockers away."""
    table = view.table
    minion = _minion(view, option)
    if minion is None:
        return 0
    return sum(
        bool(_COVER.intersection(table.cards[card].definition.functions))
        and lacks(table, table.cards[card], minion) is None
        for card in _hand(view)
        if card != option.card
    )


_COVER: Final = frozenset({Function.STEALTH, Function.BLOCK_DENIAL})


def fists(view: View, option: Option) -> int:
    """Combat cards in your hand that the minion could play."""
    table = view.table
    minion = _minion(view, option)
    if minion is None:
        return 0
    return sum(
        Type.COMBAT in table.cards[card].types and lacks(table, table.cards[card], minion) is None
        for card in _hand(view)
    )


def safe(view: View, option: Option) -> int:
    """Whether nobody can block the action any more."""
    del option
    table = view.table
    stage = table.stack[-1] if table.stack else None
    if isinstance(stage, Impulse) and stage.window == DECLINED:
        return 1
    action = table.under_way(Action)
    return int(action is not None and not _able(view, action))


def bleeding(view: View, option: Option) -> int:
    """Whether the action under way is a bleed."""
    del option
    return int(view.table.under_way(Bleed) is not None)


def bled(view: View, option: Option) -> int:
    """Pool that the bleed under way would burn of yours."""
    del option
    action = view.table.under_way(Bleed)
    if action is None or view.seat not in action.seats or action.minion not in view.table.in_play:
        return 0
    return action.amount(view.table)


def bounces(view: View, option: Option) -> int:
    """Cards in your hand that turn a bleed away or make it less."""
    del option
    cards = view.table.cards
    return sum(
        not _AGAINST_BLEEDS.isdisjoint(cards[card].definition.functions) for card in _hand(view)
    )


_AGAINST_BLEEDS: Final = frozenset({Function.BOUNCE, Function.BLEED_REDUCTION})


def superior(view: View, option: Option) -> int:
    """Whether the card is played at superior."""
    del view
    level = option.verb.name.rpartition(" ")[2]
    return int(level.isupper())


FACTS: Final[dict[str, Fact]] = {
    "turn": turn,
    "pool": pool,
    "prey pool": prey_pool,
    "hand": hand,
    "library": library,
    "ready": ready,
    "minions": minions,
    "prey minions": prey_minions,
    "unlocked": unlocked,
    "waiting": waiting,
    "begun": begun,
    "transfers": transfers,
    "edge": edge,
    "my turn": my_turn,
    "blood": blood,
    "capacity": capacity,
    "thirst": thirst,
    "bleed": bleed,
    "votes": votes,
    "all votes": all_votes,
    "target blood": target_blood,
    "target capacity": target_capacity,
    "left": left,
    "missing": missing,
    "mine": mine,
    "prey": prey,
    "n": n,
    "worth": worth,
    "duplicate": duplicate,
    "copies": copies,
    "in play": in_play,
    "spare": spare,
    "on target": on_target,
    "on minion": on_minion,
    "pool cost": pool_cost,
    "blood cost": blood_cost,
    "players": players,
    "masters": masters,
    "blank": blank,
    "active": active,
    "passive": passive,
    "ahead": ahead,
    "gap": gap,
    "cover": cover,
    "fists": fists,
    "safe": safe,
    "bleeding": bleeding,
    "bled": bled,
    "bounces": bounces,
    "superior": superior,
}
"""The facts by the words that conditions use; the docstrings say what they mean."""


def meaning(word: str) -> str:
    """What a fact means, as a sentence."""
    return (FACTS[word].__doc__ or "").strip()


def worths(crypt: Sequence[AnyCard], library: Sequence[AnyCard]) -> dict[int, int]:
    """The fact ``worth`` of each vampire of a deck, by id."""
    minion_cards = [
        card
        for card in library
        if isinstance(card, LibraryCard) and not {Type.MASTER, Type.EVENT}.intersection(card.types)
    ]
    return {
        card.id: sum(_could_play(card, other) for other in minion_cards)
        * 100
        // max(1, len(minion_cards))
        for card in crypt
    }


def _could_play(vampire: AnyCard, card: LibraryCard) -> bool:
    """By Disciplines and clan, which is what most cards ask for."""
    need = card.requirement
    codes = {code.lower() for code in getattr(vampire, "disciplines", ())}
    if need.clans and getattr(vampire, "clan", "") not in need.clans:
        return False
    if not need.disciplines:
        return True
    known = [code in codes for code in need.disciplines]
    return all(known) if need.combo else any(known)
