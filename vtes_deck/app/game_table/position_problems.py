"""Checks a position: each problem with the rule that it breaks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Trait, Type
from vtes_deck.app.game_table.position import PHASES, Position, PositionCard, Spot, lay_out
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.language import tr
from vtes_deck.rulesets import EDITIONS

_PLAYED = frozenset(
    {Type.ACTION, Type.ACTION_MODIFIER, Type.COMBAT, Type.POLITICAL_ACTION, Type.REACTION}
)
"""Types of cards that are in play only if their text puts them there."""

_STAYS = re.compile(r"this card|in play|becomes?\b", re.IGNORECASE)
"""Words one of which is in every text that keeps its card in play."""


class Breach(msgspec.Struct, frozen=True):
    """A rule that a position breaks.

    Attributes:
        text: a sentence.
        rule: the id of the rule in the catalogue; empty if it is not a matter of rules.
        key: the card of the position, or ``NONE``.
        seat: the Methuselah, or ``NONE``.
    """

    text: str
    rule: str = ""
    key: int = NONE
    seat: int = NONE


def breaches(position: Position, cards: CardBase) -> tuple[Breach, ...]:
    """Everything that is illegal about a position; empty if it can be played."""
    found = [*structure(position, cards)]
    if found:
        return tuple(found)
    faces = {one.key: cards.get(one.card) for one in position.cards}
    for one in position.cards:
        face = faces[one.key]
        if face is not None:
            found += _card(one, face)
    found += _seats(position)
    found += _unique(position, faces)
    return tuple(found) or tuple(_hands(position, cards))


def structure(position: Position, cards: CardBase) -> Iterator[Breach]:
    """The errors that prevent a position from being laid out."""
    names = Counter(seat.name for seat in position.seats)
    for number, seat in enumerate(position.seats):
        if names[seat.name] > 1:
            yield Breach(tr("Two Methuselahs are called {name}.", name=seat.name), seat=number)
    last = len(position.seats) - 1
    if position.edition not in EDITIONS:
        yield Breach(tr("There is no edition “{name}”.", name=position.edition))
    if position.edge > last or not 0 <= position.active <= last or position.phase not in PHASES:
        yield Breach(tr("The turn or the Edge belongs to a player who is not at the table."))
    keys = Counter(one.key for one in position.cards)
    for one in position.cards:
        face = cards.get(one.card)
        if face is None or face.unique_name != one.name:
            yield Breach(tr("The card base has no card {name}.", name=one.name), key=one.key)
        elif keys[one.key] > 1 or not 0 <= one.seat <= last:
            yield Breach(
                tr("{card} belongs to a player who is not at the table.", card=one.name),
                key=one.key,
            )
        elif (one.spot is Spot.ON) != (one.host != NONE) or not _stands(position, one):
            yield Breach(tr("{card} is on a card that is not in play.", card=one.name), key=one.key)
        elif one.spot in {Spot.READY, Spot.TORPOR} and not (one.became or is_minion(face)):
            text = tr(
                "{card} is not a minion, so it cannot be in a region of minions.", card=one.name
            )
            yield Breach(text, "GEN-16", one.key)


def _stands(position: Position, card: PositionCard) -> bool:
    """Whether the cards below a card end at one in play."""
    seen: set[int] = set()
    while card.host != NONE:
        if card.key in seen:
            return False
        seen.add(card.key)
        hosts = [one for one in position.cards if one.key == card.host]
        if len(hosts) != 1:
            return False
        card = hosts[0]
    return not seen or card.spot in {Spot.READY, Spot.TORPOR, Spot.IN_PLAY}


def is_minion(face: AnyCard) -> bool:
    """GEN-16: whether a card is printed as a minion: a crypt card or an ally."""
    return isinstance(face, CryptCard) or Type.ALLY in face.types


def _card(one: PositionCard, face: AnyCard) -> Iterator[Breach]:
    """The errors of a card in its place."""
    crypt = isinstance(face, CryptCard)
    if crypt and one.spot in {Spot.HAND, Spot.LIBRARY, Spot.ON, Spot.IN_PLAY}:
        text = tr("{card} is a crypt card: it cannot be in a hand or a library.", card=one.name)
        yield Breach(text, "DCK-10", one.key)
    if not crypt and one.spot in {Spot.CRYPT, Spot.UNCONTROLLED}:
        text = tr("{card} is a library card: it cannot be in the crypt.", card=one.name)
        yield Breach(text, "DCK-10", one.key)
    vampire = Type.VAMPIRE in face.types if one.became is None else one.became.vampire
    if one.spot is Spot.TORPOR and not vampire:
        yield Breach(
            tr("Only vampires can be in torpor, not {card}.", card=one.name), "TOR-01", one.key
        )
    stands = vampire and one.spot in {Spot.READY, Spot.TORPOR}
    capacity = face.capacity if isinstance(face, CryptCard) else 0
    capacity = capacity if one.became is None else one.became.capacity
    if stands and (one.counters or 0) > capacity:
        text = tr("{card} has more blood than its capacity of {n}.", card=one.name, n=capacity)
        yield Breach(text, "GEN-18", one.key)
    lives = {Type.ALLY, Type.RETAINER} & set(face.types)
    lives |= {Type.ALLY} if one.became is not None and not vampire else set()
    if lives and one.counters == 0 and one.spot in {Spot.READY, Spot.ON}:
        yield Breach(tr("{card} has no life and is burned.", card=one.name), "ALY-02", one.key)
    yield from _permanent(one, face)


def _permanent(one: PositionCard, face: AnyCard) -> Iterator[Breach]:
    """Whether a card may stay in play in its place."""
    attaches = {Type.EQUIPMENT, Type.RETAINER} & set(face.types)
    if one.spot is Spot.IN_PLAY and attaches:
        rule = "EQP-02" if Type.EQUIPMENT in attaches else "RET-01"
        yield Breach(tr("{card} is on a minion.", card=one.name), rule, one.key)
    if one.spot is Spot.IN_PLAY and Type.ALLY in face.types:
        text = tr("{card} is a minion: it is in the ready region.", card=one.name)
        yield Breach(text, "GEN-16", one.key)
    if one.spot is Spot.IN_PLAY and _PLAYED.issuperset(face.types) and not _STAYS.search(face.text):
        text = tr("{card} goes to the ash heap when it has been played.", card=one.name)
        yield Breach(text, "PLY-01", one.key)


def _seats(position: Position) -> Iterator[Breach]:
    for number, seat in enumerate(position.seats):
        if not seat.pool:
            text = tr("{name} has no pool: she is ousted.", name=seat.name)
            yield Breach(text, "END-01", seat=number)


def _unique(position: Position, faces: dict[int, AnyCard | None]) -> Iterator[Breach]:
    """CON-01, CON-02, CON-10: unique cards are controlled once, or contested."""
    controlled = {Spot.READY, Spot.TORPOR, Spot.IN_PLAY, Spot.ON}
    first: dict[str, PositionCard] = {}
    for one in position.cards:
        face = faces[one.key]
        if one.spot not in controlled or face is None or not _is_unique(face):
            continue
        other = first.setdefault(face.name, one)
        if other.key == one.key:
            continue
        if other.seat == one.seat:
            text = tr("{card} is unique: a Methuselah can control only one.", card=one.name)
            yield Breach(text, "CON-10", one.key)
        elif not (one.contested and other.contested):
            text = tr("{card} is unique: it would be contested.", card=one.name)
            yield Breach(text, "CON-02", one.key)


def _is_unique(face: AnyCard) -> bool:
    if isinstance(face, CryptCard):
        return Trait.NON_UNIQUE not in face.traits
    return face.unique


def _hands(position: Position, cards: CardBase) -> Iterator[Breach]:
    """DRW-05: no hand is larger than its size."""
    table = lay_out(position, cards).scenario.table
    for seat in table.seats:
        most = stats.hand_size(table, seat.number)
        if len(seat.hand) > most:
            text = tr("{name} has more than {n} cards in hand.", name=seat.name, n=most)
            yield Breach(text, "DRW-05", seat=seat.number)
