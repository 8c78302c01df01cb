"""The player's hand: the possible uses of its cards, and cards without a use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardbase.model import Requirement
from cardbase.terms import Function, Sect, Type
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.players.advice import Advice, AdviceReason
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import Refinement

_BY_MINION: Final = frozenset(
    {
        Type.ACTION,
        Type.ACTION_MODIFIER,
        Type.REACTION,
        Type.COMBAT,
        Type.EQUIPMENT,
        Type.RETAINER,
        Type.ALLY,
        Type.POLITICAL_ACTION,
    }
)


def held(
    position: SeenPosition, minion: Minion, function: Function, kind: Type, spent: int = NONE
) -> int:
    """The number of cards in hand with a function and of a type that a minion can play.

    Args:
        position: the position.
        minion: the minion that would play them.
        function: the function of the cards.
        kind: the type of the cards.
        spent: a card in hand that is about to be played, which does not count.
    """
    key = ("held", minion.card, function, kind, spent)
    known = position.known.get(key)
    if known is None:
        cards = position.cards_for(function, kind)
        known = position.known[key] = sum(
            [fits(position, position.face(card), minion) for card in cards if card != spent]
        )
    return int(known)


def fits(position: SeenPosition, face: Printed, minion: Minion, sect: Sect | None = None) -> bool:
    """Whether a minion meets the printed requirements of a card: Disciplines, clan, cost.

    Args:
        position: the position.
        face: the card.
        minion: the minion that would play it.
        sect: the sect that it would have by then; its present one by default.
    """
    need = face.requirement
    if need.clans and minion.clan not in need.clans:
        return False
    if face.blood_cost > minion.blood and minion.vampire:
        return False
    if position.refined(Refinement.REQUIREMENTS) and not _has_standing(need, minion, sect):
        return False
    codes = need.disciplines
    if not codes:
        return True
    known = position.seen.disciplines(minion.card)
    has = [known.get(code.lower(), 0) > 0 for code in codes]
    return all(has) if need.combo else any(has)


def for_anarchs(position: SeenPosition, minion: Minion) -> int:
    """How many more cards in hand a minion could play if it became anarch."""
    return sum(
        fits(position, face, minion, Sect.ANARCH) - fits(position, face, minion)
        for face in faces(position)
        if face.requirement.sects
    )


def _has_standing(need: Requirement, who: Minion | Printed, sect: Sect | None = None) -> bool:
    """Whether a vampire has the title, sect and capacity that a card requires."""
    if need.titles and who.title not in need.titles:
        return False
    if need.titled and who.title is None:
        return False
    if need.sects and (sect or who.sect) not in need.sects:
        return False
    least, most = need.min_capacity, need.max_capacity
    return (least is None or who.capacity >= least) and (most is None or who.capacity <= most)


def advise(position: SeenPosition) -> list[Advice]:
    """Advice on every option of a discard: the most useless card first."""
    must = all(option.verb is not PASS for option in position.decision.options)
    found = []
    for option in position.decision.options:
        card = option.card if option.card != NONE else option.target
        if option.verb is PASS or card == NONE or card not in position.seen.cards:
            found.append(Advice(option, 0.0, AdviceReason.NOTHING))
        else:
            worth = deadness(position, card)
            if position.refined(Refinement.STALE) and not _waits(position, card):
                worth += _STALE * min(position.memory.held.get(card, 1) - 1, 5)
            found.append(
                Advice(
                    option, worth if must else worth - position.style.keep, AdviceReason.DEAD_CARD
                )
            )
    return found


_STALE: Final = 0.06
"""How much more useless a card becomes with each turn that it stays in the hand."""


def _waits(position: SeenPosition, card: int) -> bool:
    """Whether a card is a reaction that a minion of the player can play at the right moment."""
    if not position.refined(Refinement.WAITING):
        return False
    face = position.face(card)
    return Type.REACTION in face.types and any(
        fits(position, face, minion) for minion in position.mine
    )


def deadness(position: SeenPosition, card: int) -> float:
    """The uselessness of a card in hand: 1 if no minion of the player can ever play it."""
    face = position.face(card)
    extra = 0.12 * (position.copies[face] - 1)
    by_minion = bool(face.types & _BY_MINION)
    if by_minion or (face.requirement and position.refined(Refinement.REQUIREMENTS)):
        if not any(fits(position, face, minion) for minion in position.mine):
            later = _will_fit(position, face) or _would_fit(position, face)
            return (0.5 if later else 0.9) + extra
        if by_minion:
            return (0.15 if Type.REACTION in face.types else 0.2) + extra
    if position.is_taken(face):
        return 0.95
    if face.master:
        masters = sum([one.master for one in faces(position)])
        return 0.1 * masters + extra
    return 0.3 + extra


def _will_fit(position: SeenPosition, face: Printed) -> bool:
    """Whether a vampire in the uncontrolled region could play the card."""
    knows = position.refined(Refinement.REQUIREMENTS)
    return any(
        _suits(face, position.face(card), knows=knows)
        for card, counters in position.me.uncontrolled
        if counters or knows
    )


def _would_fit(position: SeenPosition, face: Printed) -> bool:
    """Whether a minion could play the card if it became anarch."""
    if Sect.ANARCH not in face.requirement.sects or not position.refined(Refinement.ANARCHS):
        return False
    return any(fits(position, face, minion, Sect.ANARCH) for minion in position.mine)


def _suits(face: Printed, other: Printed, *, knows: bool) -> bool:
    """Whether a vampire that has not entered play yet could play a card."""
    need = face.requirement
    if need.clans and other.clan not in need.clans:
        return False
    if knows and not _has_standing(need, other):
        return False
    codes = need.disciplines
    return not codes or any(other.disciplines.get(code.lower(), 0) for code in codes)


def suited(position: SeenPosition, vampire: int) -> int:
    """The number of cards in hand that an uncontrolled vampire could play."""
    other = position.face(vampire)
    return sum(
        bool(face.types & _BY_MINION) and _suits(face, other, knows=True)
        for face in faces(position)
    )


def faces(position: SeenPosition) -> Iterable[Printed]:
    """The printed facts of the cards in hand."""
    cards = position.seen.cards
    return [cards[card] for card in position.me.hand or ()]
