"""Reads the table of a game as one seat sees it.

Everything comes from observations, so a view contains only what its viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vtes_deck.app.game_table.view import (
    EVERYTHING,
    ActionView,
    CardPlace,
    CardView,
    CastView,
    CombatSide,
    CombatView,
    ReferendumView,
    SeatView,
    TableView,
)
from vtes_deck.app.game_table.wording import (
    action_title,
    card_text,
    combat_title,
    head,
    question,
    seat_text,
    strike_words,
)
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine import Game
from vtes_deck.engine.narrator import card_name, option_sentence, seat_name
from vtes_deck.engine.observation import Observation, SeenSeat
from vtes_deck.engine.politics.referendum import sets_something
from vtes_deck.engine.politics.votes import VoteSide
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.printed import Printed
from vtes_deck.language import tr


def look(game: Game, eyes: int, players: Sequence[str] = (), *, over: bool = False) -> TableView:
    """The table now.

    Args:
        game: the game.
        eyes: a seat, ``SPECTATOR`` or ``EVERYTHING``.
        players: the player of each seat; see :class:`SeatView`.
        over: whether no time is left, or all people have conceded.
    """
    return _Look(game, eyes, players).table(over=over or game.over)


class _Look:
    """Builds one view."""

    def __init__(self, game: Game, eyes: int, players: Sequence[str]) -> None:
        self.game, self.eyes = game, eyes
        self.players = players
        self.table_now = game.table
        self.seen = game.observation(NONE if eyes == EVERYTHING else eyes)
        self.seats: tuple[SeenSeat, ...] = self.seen.seats
        self.printed: dict[int, Printed] = self.seen.cards
        if eyes == EVERYTHING:
            own = [game.observation(seat.number) for seat in self.seats]
            self.seats = tuple(one.seats[number] for number, one in enumerate(own))
            self.printed = {card: face for one in own for card, face in one.cards.items()}
        self.in_play = {one.card: one for seat in self.seats for one in seat.in_play}

    def table(self, *, over: bool) -> TableView:
        """The whole view."""
        game, seen = self.game, self.seen
        decision = game.decision
        asked = NONE if decision is None else decision.seat
        return TableView(
            eyes=self.eyes,
            seats=tuple(self._seat(seat, asked) for seat in self.seats),
            order=self.table_now.seating,
            turn=seen.turn,
            active=seen.active,
            phase=seen.phase,
            head=head(game, over=over),
            action=self._action(seen),
            combat=self._combat(seen),
            referendum=self._referendum(seen),
            playing=tuple(
                self._loose(card, CardPlace.PLAYED, game.table.owner[card])
                for card in game.table.being_played
            ),
            asked=asked,
            kind=None if decision is None else decision.kind,
            question=question(game),
            over=over,
            number=len(game.inputs),
        )

    # --------------------------------------------------------------------------------------- seats

    def _seat(self, seat: SeenSeat, asked: int) -> SeatView:
        number = seat.number
        minions = [one for one in seat.in_play if isinstance(one, Minion)]
        others = [one for one in seat.in_play if not isinstance(one, Minion) and one.host == NONE]
        alone = seat.ousted
        hand = seat.hand if seat.hand is not None else (NONE,) * seat.hand_count
        return SeatView(
            number=number,
            name=seat_name(self.table_now, number),
            player=self.players[number] if number < len(self.players) else "",
            pool=seat.pool,
            victory_points=seat.victory_points,
            ousted=seat.ousted,
            edge=self.seen.edge == number,
            active=self.seen.active == number and not self.game.over,
            asked=asked == number,
            prey=number if alone else self.table_now.prey(number),
            predator=number if alone else self.table_now.predator(number),
            hand=self._pile(hand, CardPlace.HAND, number),
            uncontrolled=tuple(self._waiting(*pair, number) for pair in seat.uncontrolled),
            ready=tuple(self._standing(one) for one in minions if not one.in_torpor),
            torpor=tuple(self._standing(one) for one in minions if one.in_torpor),
            others=tuple(self._standing(one) for one in others),
            ash_heap=self._pile(seat.ash_heap, CardPlace.ASH_HEAP, number),
            research=self._pile(seat.research or (), CardPlace.RESEARCH, number),
            library=seat.library_count,
            crypt=seat.crypt_count,
            transfers=seat.transfers,
            master_actions=seat.master_actions,
            discard_actions=seat.discard_actions,
            text=seat_text(seat, edge=self.seen.edge == number),
        )

    def _pile(self, cards: Iterable[int], place: CardPlace, seat: int) -> tuple[CardView, ...]:
        return tuple(self._loose(card, place, seat) for card in cards)

    def _loose(self, card: int, place: CardPlace, seat: int) -> CardView:
        """A card outside play."""
        face = self.printed.get(card)
        if face is None:
            hidden = tr("hidden card")
            return CardView(NONE, None, place, seat, seat, name=hidden, text=hidden)
        owner = self.table_now.owner[card]
        return CardView(card, face.definition, place, seat, owner, name=face.name, text=face.name)

    def _waiting(self, card: int, counters: int, seat: int) -> CardView:
        """A card in the uncontrolled region."""
        face = self.printed.get(card)
        if face is None:
            hidden = tr("hidden crypt card")
            text = tr("{card}, {n} blood", card=hidden, n=counters) if counters else hidden
            return CardView(
                NONE,
                None,
                CardPlace.UNCONTROLLED,
                seat,
                seat,
                counters=counters,
                name=hidden,
                text=text,
            )
        return CardView(
            card,
            face.definition,
            CardPlace.UNCONTROLLED,
            seat,
            self.table_now.owner[card],
            counters=counters,
            capacity=face.capacity,
            name=card_name(self.table_now, card, seat),
            text=tr(
                "{card}, {counters} of {capacity} blood",
                card=card_name(self.table_now, card, seat),
                counters=counters,
                capacity=face.capacity,
            ),
        )

    def _standing(self, one: CardInPlay) -> CardView:
        """A card in play, with those on it."""
        face = self.table_now.cards[one.card]  # everyone sees cards in play
        name = card_name(self.table_now, one.card, one.controller)
        attached = tuple(
            self._standing(self.in_play[card]) for card in one.attached if card in self.in_play
        )
        under = self._pile(one.under, CardPlace.OTHER, one.controller)
        plain = CardView(
            number=one.card,
            card=face.definition,
            place=CardPlace.OTHER,
            seat=one.controller,
            owner=self.table_now.owner[one.card],
            locked=one.locked,
            contested=one.contested,
            counters=one.blood,
            capacity=face.capacity,
            attached=attached + under,
            name=name,
            text=card_text(name, one, [card.name for card in attached]),
        )
        return plain if not isinstance(one, Minion) else self._minion(plain, one)

    def _minion(self, plain: CardView, one: Minion) -> CardView:
        """A card in play with the facts that only minions have."""
        numbers = self.seen.numbers(one.card)
        return CardView(
            number=plain.number,
            card=plain.card,
            place=CardPlace.TORPOR if one.in_torpor else CardPlace.READY,
            seat=plain.seat,
            owner=plain.owner,
            locked=one.locked,
            awake=one.locked and one.awake,
            contested=one.contested,
            counters=one.blood,
            capacity=one.capacity,
            minion=True,
            vampire=one.vampire,
            disciplines=tuple(sorted(self.seen.disciplines(one.card).items())),
            title=tr(one.title.value) if one.title is not None else "",
            sect=one.sect.value if one.sect is not None else "",
            clan=one.clan,
            attached=plain.attached,
            bleed=numbers.bleed,
            strength=numbers.strength,
            intercept=numbers.intercept,
            stealth=numbers.stealth,
            votes=numbers.votes,
            name=plain.name,
            text=plain.text,
        )

    # ------------------------------------------------------------------ action, combat, referendum

    def _action(self, seen: Observation) -> ActionView | None:
        action = seen.action
        if action is None:
            return None
        blocker = action.blocker if action.blocker in self.in_play else NONE
        bleeds = action.verb.name == "bleed" or action.bleed > 0
        return ActionView(
            title=action_title(self.table_now, action),
            verb=action.verb.name,
            minion=action.minion,
            card=action.card,
            target=action.target,
            seat=action.seat,
            seats=action.seats,
            stealth=action.stealth,
            blocker=blocker,
            intercept=None if blocker == NONE else seen.numbers(blocker).intercept,
            blocked=blocker != NONE and action.attempted == NONE,
            bleed=action.bleed if bleeds else None,
            declined=tuple(sorted(action.declined)),
        )

    def _combat(self, seen: Observation) -> CombatView | None:
        combat = seen.combat
        if combat is None:
            return None
        acting, opposing = (
            CombatSide(side.minion, side.seat, strike_words(self.table_now, side), side.additional)
            for side in combat.sides
        )
        far = combat.range is Range.LONG
        return CombatView(
            title=combat_title(self.table_now, combat),
            acting=acting,
            opposing=opposing,
            round=combat.number,
            range=tr("long") if far else tr("close"),
            long=far,
            pressed=combat.pressed,
            over=combat.over,
        )

    def _terms(self, terms: tuple[Option, ...]) -> tuple[str, ...]:
        """The terms of a referendum in words; points of all Methuselahs are one line."""
        table = self.table_now
        set_so_far = [one for one in terms if sets_something(one)]
        points = [
            f"{seat_name(table, one.seat)} {one.n}" for one in set_so_far if one.verb is ALLOCATE
        ]
        named_terms = [
            option_sentence(table, one, one.verb.chosen).removesuffix(".")
            for one in set_so_far
            if one.verb is not ALLOCATE
        ]
        named = (tr("Terms: {terms}", terms=", ".join(named_terms)),) if named_terms else ()
        return (*named, tr("Points: {points}", points=", ".join(points))) if points else named

    def _referendum(self, seen: Observation) -> ReferendumView | None:
        poll = seen.referendum
        if poll is None:
            return None
        name = card_name(self.table_now, poll.card if poll.card != NONE else poll.target)
        by_card = poll.card != NONE
        return ReferendumView(
            title=tr("Referendum of {card}", card=name)
            if by_card
            else tr("Blood hunt on {card}", card=name),
            caller=poll.caller,
            card=poll.card,
            terms=self._terms(poll.terms),
            casts=tuple(
                CastView(cast.seat, cast.card, cast.votes, cast.ballots, cast.side is VoteSide.FOR)
                for cast in poll.casts
            ),
            votes_for=poll.votes_for,
            votes_against=poll.votes_against,
            open_votes=poll.open_votes,
            polling=poll.polling,
        )
