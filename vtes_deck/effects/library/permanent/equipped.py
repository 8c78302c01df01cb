"""Equipment that depends on how it enters play: Shilmulo Tarot, Incriminating Videotape."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    HidesUnder,
    Key,
    Minion,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    Replaces,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    Would,
    hand,
    mark,
    zones,
)
from vtes_deck.effects.library.action.summon_history import SearchForPlay
from vtes_deck.effects.vocab import (
    ANYONE,
    UNLOCK,
    Activity,
    AMinion,
    Choose,
    ChosenMinion,
    EntersWith,
    If,
    MyTurn,
    Power,
    RememberTarget,
    Restriction,
    Same,
    Until,
    card,
)

LAYS = EventType(
    "lays cards",
    mark("{seat} puts {card} on {target}, face down."),
    mark("{seat} puts a card of the library on {target}, face down."),
)
DRAWS_FROM_IT = EventType(
    "draws stored",
    mark("{seat} draws {card} from {target}."),
    mark("{seat} draws a card from {target}."),
)


class IsEquipped(SaidElsewhere, Condition, frozen=True):
    """The card enters play because a minion equips with it, not only through a text."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.current(SearchForPlay) is None


class TopCards(SaidElsewhere, Effect, frozen=True):
    """The top cards of the library are put under this card; no other player sees them.

    Attributes:
        n: the number of cards.
    """

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-20: put as many cards as there are."""
        table, seat = context.table, context.seat
        for one in table.seats[seat].library[: -self.n - 1 : -1]:
            table.emit(LAYS, seat, one, target=context.card, only=seat)
            zones.put_under(table, one, context.card)


class EquippedWith(EntersWith, frozen=True):
    """The effect for the minion that equips."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, 2, whose="mine"),)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "move the top 2 cards of your library to this equipment, face down and out of play "
            "(you can look at the cards at any time)"
        )


class LaidCards(Target, frozen=True):
    """A card under this card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [(one, NONE, 0) for one in hand.one_of_each(table, list(context.card_in_play.under))]

    @override
    def say(self, wording: Wording) -> str:
        return "one of these cards"


class DrawLaid(Effect, frozen=True):
    """The target moves from under this card to the hand."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The controller gets the card, even if the equipment was stolen."""
        table, seat = context.table, context.seat
        table.emit(DRAWS_FROM_IT, seat, context.target, target=context.card, only=seat)
        zones.to_hand_of(table, context.target, seat)


class LaidFaceDown(SaidElsewhere, NoPurpose, OwnStatic, HidesUnder, frozen=True):
    """Only the controller sees the cards under this card."""


class LaysOneMore(Power, frozen=True, kw_only=True):
    """The controller may lay another card each turn."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your unlock phase, you can move the top card of your library to this equipment"
        )


class DrawsFromIt(OwnStatic, Replaces, frozen=True):
    """The controller of a ready Ravnos may draw a card from under this card instead."""

    key: ClassVar[Key] = zones.WouldDraw
    wide: ClassVar[bool] = True

    @property
    @override
    def optional(self) -> bool:
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        laid = table.in_play[source]
        bearer = table.in_play.get(laid.host)
        return (
            isinstance(would, zones.WouldDraw)
            and would.seat == laid.controller
            and bool(laid.under)
            and isinstance(bearer, Minion)
            and bearer.ready
            and bearer.clan == "Ravnos"
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        context = EffectContext(table, table.in_play[source].controller, source)
        Choose(LaidCards(), (DrawLaid(),)).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "while this Ravnos is ready, if you would draw a card from your library, you can draw "
            "one of these cards instead"
        )


class ChoosesPreysMinion(SaidElsewhere, EntersWith, frozen=True):
    """The minion that is seen on the tape."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="prey"),)


class CannotBlockBearer(Restriction, frozen=True, kw_only=True):
    """The chosen minion cannot block the minion that has the tape now."""

    @override
    def say(self, wording: Wording) -> str:
        return "a minion your prey controls cannot block the minion with this equipment"


CARDS = (
    card(
        101767,
        "Shilmulo Tarot",
        EquippedWith((If((IsEquipped(),), (TopCards(2),)),)),
        LaidFaceDown(),
        DrawsFromIt(),
        LaysOneMore(
            sentence="Move the top card of your library to {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(TopCards(1),),
        ),
    ),
    card(
        100972,
        "Incriminating Videotape",
        ChoosesPreysMinion(
            (If((IsEquipped(),), (Choose(AMinion(ANYONE, "prey"), (RememberTarget(),)),)),)
        ),
        CannotBlockBearer(
            activity=Activity.BLOCK,
            host=False,
            who=ChosenMinion(),
            conditions=(Same("host", "acting"),),
        ),
    ),
)
