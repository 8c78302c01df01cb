"""The reasons why a card in the hand cannot be played now, with the number of the rule."""

from __future__ import annotations

import msgspec

from cardbase.disciplines import DISCIPLINES
from cardbase.model import Requirement
from cardbase.terms import Type
from vtes_deck.app.game_table.choices import hand_copies
from vtes_deck.app.game_table.obstacle_words import obstacle_words
from vtes_deck.effects.card_play import modes_of
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.effects.obstacles import TEXT
from vtes_deck.effects.registry import definition_of
from vtes_deck.engine.actions.action import Action, card_key, repeats
from vtes_deck.engine.actions.block import BlockAttempt
from vtes_deck.engine.actions.roles import Role, minions_in
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.requirements import PLAYED_TO_ACT, cannot_afford, lacks
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.narrator import card_name
from vtes_deck.engine.state.current import has_played
from vtes_deck.engine.state.decisions import Decision, DecisionKind
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.engine.state.windows import BLOCKING, UNBLOCKED
from vtes_deck.kernel.words import Count, listed
from vtes_deck.language import mark, tr


class PlayRefusal(msgspec.Struct, frozen=True):
    """The reason why a card cannot be played.

    Attributes:
        text: a sentence.
        rule: the id of the rule in the catalogue, e.g. ``"PLY-05"``; empty if the program is the
            reason.
    """

    text: str
    rule: str = ""


_MASTERS = {
    "MAS-01": mark("You play it in your master phase, with a master phase action."),
    "MAS-05": mark("You play it in the turn of another Methuselah."),
    "MAS-07": mark("You have played an out-of-turn master since your last master phase."),
    "PLY-06": mark("It requires a ready {kind}; you control none."),
    "CON-10": mark("You already control this unique card."),
    "PLY-10": mark("You cannot pay its cost of {pool} pool."),
}
"""The reasons why a master card cannot be played, by the rule."""

_WHEN = (
    (PLAYED_TO_ACT, "ACT-01", mark("A minion plays it as an action, in your minion phase.")),
    (
        frozenset({Type.ACTION_MODIFIER}),
        "PLY-17",
        mark("A minion of yours plays it while a minion of yours acts."),
    ),
    (
        frozenset({Type.REACTION}),
        "PLY-20",
        mark("A ready unlocked minion of yours plays it while another Methuselah's minion acts."),
    ),
    (frozenset({Type.COMBAT}), "PLY-23", mark("A minion plays it in combat.")),
    (frozenset({Type.EVENT}), "DSC-03", mark("You play it with a discard phase action.")),
)
"""When cards are played, by their types, with the rule."""


def why_not(table: Table, decision: Decision, card: int) -> PlayRefusal | None:
    """The reason why a card in the hand cannot be played; ``None`` if it can be, or is offered.

    Args:
        table: the table.
        decision: the decision of its owner.
        card: the number of a card in her hand.
    """
    offered = {option.card for option in decision.options}
    offered |= {option.target for option in decision.options}
    if offered & set(hand_copies(table, decision.seat, card)):
        return None
    face = table.cards[card]
    if level_of(face.definition) is CoverageLevel.NONE and not face.types & _PERMANENTS:
        return PlayRefusal(tr("The program does not play the text of this card."))
    if face.master:
        return _master(table, decision, card)
    timing = _timing(table, decision, face)
    return timing if timing is not None else _minion_card(table, decision, card)


_PERMANENTS = frozenset({Type.EQUIPMENT, Type.RETAINER, Type.ALLY})
"""Cards that are put in play by rules alone."""


def _master(table: Table, decision: Decision, card: int) -> PlayRefusal:
    face = table.cards[card]
    rule = master_cards.cannot_play(table, decision.seat, face)
    if rule is None or rule not in _MASTERS:
        return PlayRefusal(*obstacle_words(table, decision, card))
    return PlayRefusal(
        tr(_MASTERS[rule], kind=_kind_words(face.requirement), pool=face.pool_cost),
        rule,
    )


def _timing(table: Table, decision: Decision, face: Printed) -> PlayRefusal | None:
    """Whether a card of these types is played at such a moment."""
    now = _types_now(table, decision)
    if face.types & now:
        return None
    for types, rule, words in _WHEN:
        if face.types & types:
            return PlayRefusal(tr(words), rule)
    return PlayRefusal(tr("It is played at another time."), TEXT)


def _types_now(table: Table, decision: Decision) -> frozenset[Type]:
    """The types of cards that the deciding Methuselah could play now."""
    combat, action = table.current(Combat), table.current(Action)
    if combat is not None and combat.begun:
        return frozenset({Type.COMBAT})
    if action is not None:
        mine = action.acting_seat(table) == decision.seat
        return frozenset({Type.ACTION_MODIFIER if mine else Type.REACTION})
    if decision.kind is DecisionKind.ACTION:
        return PLAYED_TO_ACT
    return frozenset({Type.EVENT} if table.phase is Phase.DISCARD else ())


def _minion_card(table: Table, decision: Decision, card: int) -> PlayRefusal:
    """The minions that could play the card, and why none of them does."""
    face, seat = table.cards[card], decision.seat
    roles = _roles(face)
    able = [one for role in roles for one in minions_in(table, role, seat)]
    if not able:
        return _no_minion_available(face)
    fit = [one for one in able if lacks(table, face, one) is None]
    if not fit:
        words = requirement_words(face.requirement)
        return PlayRefusal(
            tr("It requires {words}; no minion that could play it qualifies.", words=words),
            "PLY-05",
        )
    paying = [one for one in fit if cannot_afford(table, face, seat, one) is None]
    if not paying:
        return PlayRefusal(_cost_words(face), "PLY-10")
    return _repeated(table, card, paying) or _not_needed(table, decision, card)


def _not_needed(table: Table, decision: Decision, card: int) -> PlayRefusal:
    """The reason if a minion could play the card, but without effect."""
    face = table.cards[card]
    if not face.windows & BLOCKING or face.windows & UNBLOCKED:
        return PlayRefusal(*obstacle_words(table, decision, card))
    if table.current(BlockAttempt) is None:
        return PlayRefusal(tr("It is played while a minion attempts to block."), "BLK-12")
    return PlayRefusal(tr("Stealth and intercept are played only while they are needed."), "STL-03")


def _roles(face: Printed) -> tuple[Role, ...]:
    """The roles in which the text of a card is played, otherwise those of its types."""
    definition = definition_of(face.definition)
    roles = tuple(dict.fromkeys(mode.role for mode in modes_of(definition))) if definition else ()
    return roles or (Role.ACTOR,)


def _no_minion_available(face: Printed) -> PlayRefusal:
    if face.types & PLAYED_TO_ACT:
        return PlayRefusal(tr("None of your minions is ready and unlocked."), "MIN-01")
    if Type.REACTION in face.types:
        return PlayRefusal(tr("None of your minions is ready and unlocked."), "PLY-20")
    rule = "PLY-23" if Type.COMBAT in face.types else "PLY-17"
    return PlayRefusal(tr("None of your minions takes part."), rule)


def _repeated(table: Table, card: int, minions: list[Minion]) -> PlayRefusal | None:
    """Cards that have been played already in this action or turn."""
    face, action = table.cards[card], table.current(Action)
    names = listed([card_name(table, one.card) for one in minions])
    if action is not None and all(has_played(table, action, one.card, card) for one in minions):
        rule = "PLY-22" if Type.REACTION in face.types else "PLY-19"
        return PlayRefusal(tr("{minion} has already played it in this action.", minion=names), rule)
    if face.types & PLAYED_TO_ACT and all(
        repeats(table, one, card_key(table, card)) for one in minions
    ):
        return PlayRefusal(
            tr("{minion} has already taken this action this turn.", minion=names), "NRP-03"
        )
    return None


def _cost_words(face: Printed) -> str:
    if face.pool_cost:
        return tr("You cannot pay its cost of {pool} pool.", pool=face.pool_cost)
    return tr("It costs {n} blood; no minion that could play it has as much.", n=face.blood_cost)


def _kind_words(requirement: Requirement) -> str:
    """The required kind of minion, to follow an adjective: "Brujah or Toreador"."""
    words = requirement_words(requirement)
    named = (
        Requirement(clans=requirement.clans),
        Requirement(titles=requirement.titles),
        Requirement(types=requirement.types),
    )
    return words if requirement in named else tr("minion ({requirement})", requirement=words)


def requirement_words(requirement: Requirement) -> str:
    """A requirement of a card, in words."""
    words: list[str] = []
    if requirement.disciplines:
        names = [
            DISCIPLINES[code].name if code in DISCIPLINES else code
            for code in requirement.disciplines
        ]
        words.append((" + " if requirement.combo else tr(" or ")).join(names))
    alternatives = (
        *(requirement.clans, requirement.paths, requirement.sects),
        *(requirement.titles, requirement.types, requirement.traits),
    )
    words += [tr(" or ").join(map(str, values)) for values in alternatives if values]
    if requirement.titled and not requirement.titles:
        words.append(tr("a title"))
    if requirement.untitled:
        words.append(tr("no title"))
    if requirement.min_capacity is not None:
        words.append(tr("capacity {n} or more", n=Count(requirement.min_capacity)))
    if requirement.max_capacity is not None:
        words.append(tr("capacity {n} or less", n=Count(requirement.max_capacity)))
    words += [tr("not {what}", what=str(one)) for one in requirement.not_sects]
    words += [tr("not {what}", what=str(one)) for one in requirement.not_traits]
    return ", ".join(words)
