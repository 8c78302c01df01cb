"""A table on which you place cards, zone by zone, and from which you read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from cardbase.model import AnyCard
from cardbase.terms import Sect, Title
from vtes_deck.engine.game import Game, without_scripts
from vtes_deck.engine.mechanics import bank, play_index, zones
from vtes_deck.engine.narrator import log_sentences
from vtes_deck.engine.setup import lay_out
from vtes_deck.engine.state.decisions import Decision
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.printed import Printed, ScriptOf, printed
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.seat import Seat
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.status import contests
from vtes_deck.kernel.random_streams import RandomStreams

PLAIN_VAMPIRE = "Aaron Bathurst"
"""A vampire without card text, whose printed facts :meth:`Layout.vampire` replaces."""


class CardsByName(Protocol):
    """The part of a card base that a layout uses."""

    def __getitem__(self, name: str, /) -> AnyCard:
        """The card of this name.

        Raises:
            LookupError: no card has this name, or several cards have it.
        """


class Layout:
    """A table with the cards that you place, and its game.

    Methuselahs are addressed by name. A card is addressed by the name under which it was placed, or
    by the number that the method returned, which distinguishes copies.

    Attributes:
        cards: the source of cards by name.
        names: names of the Methuselahs, clockwise; each is the prey of the preceding one.
        game: the game on the table.
        scripts: the source of the texts of cards.
        numbers: numbers of the cards, by the names under which they were placed.
    """

    def __init__(
        self,
        rules: Ruleset,
        cards: CardsByName,
        *names: str,
        seed: int = 1,
        scripts: ScriptOf = without_scripts,
    ) -> None:
        """Make an empty table: the starting pool of the edition (usually 30), no cards.

        Args:
            rules: the edition.
            cards: the source of cards by name.
            names: names of the Methuselahs, clockwise, at least two.
            seed: the seed of all random choices.
            scripts: the source of the texts of cards; without it, only printed facts apply.
        """
        self.cards = cards
        self.names = names
        self.scripts = scripts
        self.numbers: dict[str, int] = {}
        self._faces: dict[int, Printed] = {}
        table = Table(
            rules=rules,
            cards=(),
            owner=(),
            seats=[Seat(number, name) for number, name in enumerate(names)],
            where=[],
            random=RandomStreams(seed),
        )
        for seat in table.seats:
            bank.gain_pool(table, seat.number, rules.starting_pool)
        self.game = Game(table, seed)

    # ------------------------------------------------------------------------------------- reading

    @property
    def table(self) -> Table:
        """Everything on the table, as data."""
        return self.game.table

    @property
    def decision(self) -> Decision | None:
        """The decision to make now; ``None`` before ``turn`` and when the game is over."""
        return self.game.decision

    @property
    def asked(self) -> str | None:
        """The name of the Methuselah to decide now."""
        return self.names[self.decision.seat] if self.decision else None

    def seat(self, name: str) -> Seat:
        """A Methuselah by her name."""
        return self.table.seats[self._seat_number(name)]

    def _seat_number(self, name: str) -> int:
        return self.names.index(name)

    def number(self, card: int | str) -> int:
        """The number of a card; if several share a name, the number of the last one."""
        return card if isinstance(card, int) else self.numbers[card]

    def __getitem__(self, card: int | str) -> Any:  # noqa: ANN401 - a minion or another card
        """A card in play: a :class:`CardInPlay`; vampires and allies are a :class:`Minion`."""
        return self.table.in_play[self.number(card)]

    def zone(self, card: int | str) -> Zone:
        """The zone of a card."""
        return self.table.where[self.number(card)]

    def counters(self, card: int | str) -> int:
        """The counters on a card in an uncontrolled region."""
        number = self.number(card)
        return self.table.seats[self.table.owner[number]].uncontrolled[number]

    def pool_of(self, name: str) -> int:
        """The pool of a Methuselah."""
        return self.seat(name).pool

    def log_sentences(self, viewer: str | None = None) -> list[str]:
        """The log as sentences, as a Methuselah sees it; ``None`` is a spectator."""
        return log_sentences(self.table, None if viewer is None else self._seat_number(viewer))

    # ---------------------------------------------------------------------------------- laying out

    def card(self, owner: str, name: str, zone: Zone = Zone.HAND) -> int:
        """Put a card into a zone outside play; return its number."""
        table, seat = self.table, self._seat_number(owner)
        definition = self.cards[name]
        number = len(table.cards)
        face = self._faces.get(definition.id)
        if face is None:
            face = self._faces[definition.id] = printed(definition, self.scripts(definition))
        if any(one is face for one in table.cards):  # another copy allows no other effects
            table.cards += (face,)
        else:
            lay_out(table, (*table.cards, face))
        table.owner += (seat,)
        table.where.append(zone)
        player = table.seats[seat]
        player.hand_changes()
        piles = {
            Zone.HAND: player.hand,
            Zone.LIBRARY: player.library,
            Zone.CRYPT: player.crypt,
            Zone.ASH_HEAP: player.ash_heap,
        }
        if zone is Zone.UNCONTROLLED:
            player.uncontrolled[number] = 0
        else:
            piles[zone].append(number)
        self.numbers[name] = number
        return number

    def hand(self, owner: str, *names: str) -> list[int]:
        """Put cards into a hand; return their numbers."""
        return [self.card(owner, name) for name in names]

    def library(self, owner: str, *names: str) -> list[int]:
        """Put cards on a library, the last one on top; return their numbers."""
        return [self.card(owner, name, Zone.LIBRARY) for name in names]

    def crypt(self, owner: str, *names: str) -> list[int]:
        """Put cards on a crypt, the last one on top; return their numbers."""
        return [self.card(owner, name, Zone.CRYPT) for name in names]

    def pool(self, name: str, n: int) -> None:
        """Set the pool of a Methuselah."""
        self.table.bank += self.seat(name).pool - n
        self.seat(name).pool = n

    def blood(self, card: int | str, n: int) -> None:
        """Set the blood of a vampire, or the life of an ally or retainer."""
        self.table.bank += self[card].blood - n
        self[card].blood = n

    def lock(self, card: int | str) -> None:
        """Lock a card in play."""
        self[card].locked = True

    def uncontrolled(self, owner: str, name: str, counters: int = 0) -> int:
        """Put a crypt card into an uncontrolled region; return its number."""
        number = self.card(owner, name, Zone.UNCONTROLLED)
        bank.add_to_uncontrolled(self.table, number, counters)
        return number

    def ready(
        self, owner: str, name: str, blood: int | None = None, *, locked: bool = False
    ) -> int:
        """Put a minion into the ready region, by default with full blood; return its number."""
        zone = Zone.CRYPT if self.cards[name].kind == "crypt" else Zone.HAND
        number = self.card(owner, name, zone)
        minion = zones.enter_play(self.table, number, self._seat_number(owner))
        if not isinstance(minion, Minion):
            raise TypeError(f"{name} is not a minion")
        self.blood(number, minion.capacity if blood is None else blood)
        minion.locked = locked
        return number

    def vampire(
        self,
        owner: str,
        disciplines: str = "",
        *,
        capacity: int = 5,
        blood: int | None = None,
        clan: str = "Caitiff",
        sect: Sect | None = Sect.CAMARILLA,
        **facts: Any,  # noqa: ANN401 - fields of Minion
    ) -> int:
        """Put an invented vampire into the ready region; return its number.

        Args:
            owner: the Methuselah.
            disciplines: codes, superior ones in capitals: ``"DOM pro"``.
            capacity: its capacity.
            blood: its blood; by default its capacity.
            clan: its clan.
            sect: its sect.
            facts: other fields of :class:`~vtes_deck.engine.state.in_play.Minion`.
        """
        number = self.ready(owner, PLAIN_VAMPIRE)
        vampire = self[number]
        vampire.capacity, vampire.clan, vampire.sect, vampire.title = capacity, clan, sect, None
        vampire.disciplines = _levels(disciplines)
        for name, value in facts.items():
            setattr(vampire, name, value)
        self.blood(number, capacity if blood is None else blood)
        return number

    def torpor(self, owner: str, name: str, blood: int = 0, *, locked: bool = False) -> int:
        """Put a vampire into torpor; return its number."""
        number = self.ready(owner, name, blood, locked=locked)
        self._to_torpor(number)
        return number

    def _to_torpor(self, number: int) -> None:
        self[number].region = Region.TORPOR
        self[number].wounded = True

    def became(  # noqa: PLR0913 - the facts that a printed minion has on its card
        self,
        owner: str,
        name: str,
        blood: int | None = None,
        *,
        capacity: int = 0,
        vampire: bool = True,
        clan: str = "",
        sect: str = "",
        disciplines: str = "",
        title: str = "",
        city: str = "",
        marks: Mapping[str, int] = {},
        locked: bool = False,
        torpor: bool = False,
    ) -> int:
        """Put a library card that has become a minion into play; return its number.

        Args:
            owner: the Methuselah.
            name: the name of the card, such as "The Embrace".
            blood: its blood or life; by default its capacity.
            capacity: its capacity, or the starting life of an ally.
            vampire: whether it is a vampire.
            clan: its clan.
            sect: the name of its sect; empty if it has none.
            disciplines: codes, superior ones in capitals: ``"DOM pro"``.
            title: its title; empty if it has none.
            city: the city of the title.
            marks: what card texts have recorded on it.
            locked: whether it is locked.
            torpor: whether it is in torpor.
        """
        number, seat = self.card(owner, name), self._seat_number(owner)
        minion = Minion(
            number,
            seat,
            vampire=vampire,
            capacity=capacity,
            clan=clan,
            sect=Sect(sect) if sect else None,
            title=Title(title) if title else None,
            city=city,
            disciplines=_levels(disciplines),
        )
        for word, amount in marks.items():
            minion.set_mark(word, amount)
        zones.enter_play(self.table, number, seat, becomes=minion)
        self.blood(number, capacity if blood is None else blood)
        minion.locked = locked
        if torpor:
            self._to_torpor(number)
        return number

    def on(self, host: int | str, name: str, owner: str | None = None) -> int:
        """Put a card on another card in play, e.g. equipment on a minion; return its number."""
        carrier: CardInPlay = self[host]
        holder = self.names[carrier.controller] if owner is None else owner
        number = self.card(holder, name)
        zones.enter_play(self.table, number, self._seat_number(holder), carrier.card)
        return number

    def in_play(self, owner: str, name: str) -> int:
        """Put a card into play alone, e.g. a location; return its number."""
        number = self.card(owner, name)
        zones.enter_play(self.table, number, self._seat_number(owner))
        return number

    def contest(self, card: int | str) -> None:
        """CON-02: turn a card in play face down because it is contested, with the cards on it."""
        contests.turn_face_down(self.table, self[card])

    def edge(self, name: str) -> None:
        """Give the Edge to a Methuselah."""
        self.table.edge = self._seat_number(name)

    def script(self, card: int | str, script: CardScript) -> int:
        """Replace the script of a card; return its number."""
        number = self.number(card)
        cards = list(self.table.cards)
        cards[number] = printed(cards[number].definition, script)
        lay_out(self.table, cards)
        for seat in self.table.seats:
            seat.hand_changes()
        play_index.rebuild(self.table)
        return number


def _levels(disciplines: str) -> dict[str, int]:
    """Disciplines by code, with their levels, of ``"DOM pro"``."""
    return {code.lower(): 2 if code.isupper() else 1 for code in disciplines.split()}
