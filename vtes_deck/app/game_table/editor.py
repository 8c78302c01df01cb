"""The position editor for a judge or teacher: edit, undo, view.

>>> from cardbase import load
>>> from vtes_deck.app.game_table.editor import PositionEditor
>>> from vtes_deck.app.game_table.position import Spot, snippet
>>> cards = load()
>>> editor = PositionEditor(cards)
>>> anson = editor.add(cards["Anson"].id, 0, Spot.READY)
>>> editor.set_counters(anson, 9)
>>> [(one.rule, one.text) for one in editor.breaches()]
[('GEN-18', 'Anson has more blood than its capacity of 8.')]
>>> editor.undo()
True
>>> print(snippet(editor.position).splitlines()[4])
table.ready('Ada', 'Anson')
"""

from __future__ import annotations

import msgspec

from cardbase.database import CardBase
from cardbase.model import CryptCard
from vtes_deck.app.game_table.position import (
    MAX_CARDS,
    MAX_COUNTERS,
    MAX_NAME_LENGTH,
    BecameMinion,
    Position,
    PositionCard,
    PositionSeat,
    Spot,
    lay_out,
)
from vtes_deck.app.game_table.position_problems import Breach, breaches, is_minion, structure
from vtes_deck.app.game_table.view import EVERYTHING, TableView
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.games import TableError
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Phase
from vtes_deck.language import tr
from vtes_deck.rulesets import EDITIONS

HISTORY = 200
"""Edits that can be undone."""

EMPTY = Position(seats=(PositionSeat("Ada"), PositionSeat("Ben")))


class PositionEditor:
    """Edits a position.

    A card is rejected in a place where it can never be, with the rule. Positions that are illegal
    in play are allowed, and :meth:`breaches` lists the problems.

    Attributes:
        position: the current position.
        cards: the card base.
    """

    def __init__(self, cards: CardBase, position: Position = EMPTY) -> None:
        """Edit a position.

        Raises:
            TableError: it cannot be laid out.
        """
        self.cards = cards
        self.position = position
        self._undone: list[Position] = []
        self._done: list[Position] = []
        self._view: tuple[Position, TableView, dict[int, int]] | None = None
        self._laid()

    # ------------------------------------------------------------------------------------ reading

    def view(self) -> TableView:
        """The table with all cards visible; a card's key is in :meth:`key_of`."""
        return self._laid()[1]

    def key_of(self, number: int) -> int:
        """The key of a card of the view; ``NONE`` if it is none of the position."""
        return self._laid()[2].get(number, NONE)

    def number_of(self, key: int) -> int:
        """The number of a card in the view; ``NONE`` if there is none with this key."""
        return next((number for number, one in self._laid()[2].items() if one == key), NONE)

    def breaches(self) -> tuple[Breach, ...]:
        """The rules that the position breaks; empty if it can be played."""
        return breaches(self.position, self.cards)

    def _laid(self) -> tuple[Position, TableView, dict[int, int]]:
        if self._view is None or self._view[0] is not self.position:
            wrong = next(structure(self.position, self.cards), None)
            if wrong is not None:
                raise TableError(wrong.text)
            laid = lay_out(self.position, self.cards)
            table = laid.scenario.table
            table.active, table.turn = self.position.active, self.position.turn
            table.phase = self.position.phase
            keys = {number: key for key, number in laid.numbers.items()}
            self._view = self.position, look(laid.scenario.game, EVERYTHING), keys
        return self._view

    # ------------------------------------------------------------------------------------ editing

    def add(self, card: int, seat: int, spot: Spot, host: int = NONE, copies: int = 1) -> int:
        """Put copies of a card into a place, with one edit. Return the key of the last.

        Raises:
            TableError: it cannot be in this place, or there are too many cards.
        """
        face = self.cards.get(card)
        if face is None:
            raise TableError(tr("The card base has no such card."))
        if len(self.position.cards) + copies > MAX_CARDS:
            raise TableError(tr("A position has at most {n} cards.", n=MAX_CARDS))
        first = 1 + max((one.key for one in self.position.cards), default=-1)
        new = self._fitting(PositionCard(first, card, face.unique_name, seat, spot, host))
        keys = range(first, first + copies)
        more = (msgspec.structs.replace(new, key=key) for key in keys)
        self._change(cards=(*self.position.cards, *more))
        return keys[-1]

    def move(self, key: int, seat: int, spot: Spot, host: int = NONE) -> None:
        """Move a card; those on it move with it if it stays in play.

        Raises:
            TableError: it cannot be in this place.
        """
        card = self._find(key)
        self._fitting(msgspec.structs.replace(card, seat=seat, spot=spot, host=host))
        stays = spot in {Spot.READY, Spot.TORPOR, Spot.IN_PLAY, Spot.ON}
        kept = card.counters if stays or spot is Spot.UNCONTROLLED else None
        moved = msgspec.structs.replace(
            card,
            seat=seat,
            spot=spot,
            host=host,
            counters=kept,
            locked=card.locked and stays,
            contested=card.contested and stays,
            became=card.became if spot in {Spot.READY, Spot.TORPOR} else None,
        )
        gone = set() if stays else self._above(key)
        others = (one for one in self.position.cards if one.key != key and one.key not in gone)
        self._change(cards=(*others, moved))

    def remove(self, key: int) -> None:
        """Remove a card and those on it.

        Raises:
            TableError: there is no such card.
        """
        gone = {self._find(key).key, *self._above(key)}
        self._change(cards=tuple(one for one in self.position.cards if one.key not in gone))

    def set_counters(self, key: int, counters: int | None) -> None:
        """Set blood, life or counters of a card; ``None`` for the number with which it starts.

        Raises:
            TableError: it has no counters there, or they are too few or too many.
        """
        card = self._find(key)
        if counters is not None and not 0 <= counters <= MAX_COUNTERS:
            raise TableError(tr("A card has 0 to {n} counters.", n=MAX_COUNTERS))
        if card.spot in {Spot.HAND, Spot.LIBRARY, Spot.CRYPT, Spot.ASH_HEAP}:
            raise TableError(tr("{card} has no counters there.", card=card.name))
        self._replace(msgspec.structs.replace(card, counters=counters))

    def become(self, key: int, minion: BecameMinion) -> None:
        """Make a library card a minion, such as a childe, in the ready region or in torpor.

        :meth:`move` to another place makes it an ordinary card again.

        Raises:
            TableError: see :meth:`check_minion`.
        """
        self.check_minion(key, minion)
        card = self._find(key)
        spot = card.spot if card.spot is Spot.TORPOR and minion.vampire else Spot.READY
        self._replace(msgspec.structs.replace(card, spot=spot, host=NONE, became=minion))

    def check_minion(self, key: int, minion: BecameMinion) -> None:
        """Check that a card can become a minion.

        Raises:
            TableError: it is printed as a minion, or a Discipline is unknown.
        """
        card = self._find(key)
        face = self.cards.get(card.card)
        if face is None or is_minion(face):
            raise TableError(tr("{card} is printed as a minion.", card=card.name))
        for code in minion.disciplines.split():
            if code.lower() not in self.cards.disciplines:
                raise TableError(
                    tr("There is no Discipline “{code}”. Write codes such as DOM pro.", code=code)
                )

    def set_locked(self, key: int, *, locked: bool) -> None:
        """Lock or unlock a card in play.

        Raises:
            TableError: it is not in play.
        """
        card = self._find(key)
        if card.spot not in {Spot.READY, Spot.TORPOR, Spot.IN_PLAY, Spot.ON}:
            raise TableError(tr("{card} is not in play (GEN-13).", card=card.name))
        self._replace(msgspec.structs.replace(card, locked=locked))

    def set_pool(self, seat: int, pool: int) -> None:
        """Set the pool of a Methuselah.

        Raises:
            TableError: it is below 0 or too large.
        """
        if not 0 <= pool <= MAX_COUNTERS:
            raise TableError(tr("A Methuselah has 0 to {n} pool.", n=MAX_COUNTERS))
        self._set_seat(seat, pool=pool)

    def set_name(self, seat: int, name: str) -> None:
        """Set the name of a Methuselah.

        Raises:
            TableError: the name is empty, too long, taken, or cannot be shown.
        """
        name = name.strip()
        others = {one.name for number, one in enumerate(self.position.seats) if number != seat}
        if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable() or name in others:
            raise TableError(
                tr(
                    "Give each Methuselah a different name of 1 to {n} characters.",
                    n=MAX_NAME_LENGTH,
                )
            )
        self._set_seat(seat, name=name)

    def set_edge(self, seat: int) -> None:
        """Give the Edge to a seat; ``NONE`` if no seat has it."""
        self._change(edge=self._checked(seat) if seat != NONE else NONE)

    def set_turn(self, seat: int, phase: Phase, turn: int | None = None) -> None:
        """Set the acting Methuselah, the phase and the number of the turn."""
        number = self.position.turn if turn is None else turn
        self._change(active=self._checked(seat), phase=phase, turn=number)

    def set_edition(self, edition: str) -> None:
        """Set the edition of the rules.

        Raises:
            TableError: there is none of this name.
        """
        if edition not in EDITIONS:
            raise TableError(tr("There is no edition “{name}”.", name=edition))
        self._change(edition=edition)

    def add_seat(self, name: str = "") -> None:
        """Add a Methuselah after the last one.

        Raises:
            TableError: the table is full (GEN-01).
        """
        seats = self.position.seats
        if len(seats) >= MAX_SEATS:
            raise TableError(tr("At most {n} can play (GEN-01).", n=MAX_SEATS))
        taken = {one.name for one in seats}
        free = (one for one in ("Ada", "Ben", "Cleo", "Dora", "Eve", "Fay") if one not in taken)
        self._change(seats=(*seats, PositionSeat(name.strip() or next(free))))

    def remove_seat(self, seat: int) -> None:
        """Remove a Methuselah with her cards.

        Raises:
            TableError: too few are left (GEN-01).
        """
        seats = list(self.position.seats)
        if len(seats) <= MIN_SEATS:
            raise TableError(tr("At least {n} must play (GEN-01).", n=MIN_SEATS))
        del seats[self._checked(seat)]
        hers = {one.key for one in self.position.cards if one.seat == seat}
        gone = hers | {above for key in hers for above in self._above(key)}
        self._change(
            seats=tuple(seats),
            cards=tuple(
                msgspec.structs.replace(one, seat=one.seat - (one.seat > seat))
                for one in self.position.cards
                if one.key not in gone
            ),
            edge=_without(self.position.edge, seat),
            active=max(0, _without(self.position.active, seat)),
        )

    def replace(self, position: Position) -> None:
        """Replace the position, as one edit.

        Raises:
            TableError: it cannot be laid out; the old one stays.
        """
        before, self.position = self.position, position
        try:
            self._laid()
        except TableError:
            self.position = before
            raise
        self.position = before
        self._set(position)

    def undo(self) -> bool:
        """Undo the last edit; false if there is none."""
        if not self._done:
            return False
        self._undone.append(self.position)
        self.position = self._done.pop()
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to redo."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Redo an edit; false if there is none."""
        if not self._undone:
            return False
        self._done.append(self.position)
        self.position = self._undone.pop()
        return True

    def _find(self, key: int) -> PositionCard:
        try:
            return self.position.find(key)
        except LookupError:
            raise TableError(tr("The position has no such card.")) from None

    def _above(self, key: int) -> set[int]:
        """The keys of the cards on a card, and on these."""
        found: set[int] = set()
        todo = [key]
        while todo:
            for one in self.position.on(todo.pop()):
                if one.key not in found:
                    found.add(one.key)
                    todo.append(one.key)
        return found

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < len(self.position.seats):
            raise TableError(tr("There is no such Methuselah."))
        return seat

    def _fitting(self, card: PositionCard) -> PositionCard:
        """The card, if it can be in its place.

        Raises:
            TableError: it cannot be there.
        """
        self._checked(card.seat)
        face = self.cards.get(card.card)
        if face is None:
            raise TableError(tr("The card base has no such card."))
        region = card.spot in {Spot.READY, Spot.TORPOR}
        if region and not (card.became or is_minion(face)):
            raise TableError(tr("{card} is not a minion (GEN-16).", card=card.name))
        if isinstance(face, CryptCard) and card.spot in {Spot.HAND, Spot.LIBRARY, Spot.ON}:
            raise TableError(tr("{card} is a crypt card (DCK-10).", card=card.name))
        if card.spot is Spot.ON:
            host = self._find(card.host)
            in_play = host.spot in {Spot.READY, Spot.TORPOR, Spot.IN_PLAY, Spot.ON}
            if not in_play or card.host == card.key or card.host in self._above(card.key):
                raise TableError(tr("{card} is not in play (GEN-19).", card=host.name))
        elif card.host != NONE:
            raise TableError(tr("Only a card on another one has a host."))
        return card

    def _set_seat(self, seat: int, **facts: object) -> None:
        seats = list(self.position.seats)
        number = self._checked(seat)
        seats[number] = msgspec.structs.replace(seats[number], **facts)
        self._change(seats=tuple(seats))

    def _replace(self, card: PositionCard) -> None:
        cards = (card if one.key == card.key else one for one in self.position.cards)
        self._change(cards=tuple(cards))

    def _change(self, **facts: object) -> None:
        self._set(msgspec.structs.replace(self.position, **facts))

    def _set(self, position: Position) -> None:
        if position != self.position:
            self._done = [*self._done, self.position][-HISTORY:]
            self._undone.clear()
            self.position = position


def _without(number: int, seat: int) -> int:
    """The number of a seat after another one was removed."""
    return NONE if number == seat else number - (number > seat)
