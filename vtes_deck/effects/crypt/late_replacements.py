"""Vampires whose controllers replace cards later, or draw more as they replace them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    REPLACED,
    Condition,
    Does,
    EffectContext,
    HoldsBack,
    OwnStatic,
    PlayCard,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    plays_as,
    shown,
)
from vtes_deck.effects.library.permanent.learjet import (
    ANOTHER_CARD,
    Forgets,
    Notes,
    NotesCard,
    WasNoted,
)
from vtes_deck.effects.vocab import (
    MINION_PLAYED,
    NOTHING,
    Activity,
    Aura,
    Bonus,
    Choose,
    Is,
    MinionFilter,
    Restriction,
    Trait,
    Trigger,
    Type,
    Until,
    card,
)


class HoldsBackCombatCards(OwnStatic, HoldsBack, frozen=True):
    """Combat cards that the vampire plays are replaced in the next unlock phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="mine", less=True),)

    @override
    def until(self, table: Table, source: int, seat: int, card: int) -> Until | None:
        play = table.current(PlayCard)
        if play is None or play.card != card or play.minion != source:
            return None
        fights = plays_as(table, table.minion(source), table.cards[card], (Type.COMBAT,))
        return Until.UNLOCK if fights else None

    @override
    def say(self, wording: Wording) -> str:
        return f"combat cards {wording.name} plays are not replaced until your next unlock phase"


class PlaysOfKind(SaidElsewhere, Condition, frozen=True):
    """The card that is played requires a Discipline, or is of a type.

    Attributes:
        code: the Discipline; empty for none.
        type: the type otherwise.
    """

    code: str = ""
    type: Type = Type.COMBAT

    @override
    def holds(self, context: EffectContext) -> bool:
        table, play = context.table, shown(context.table)
        if play is None:
            return False
        printed = table.cards[play.card]
        if self.code:
            return self.code in printed.required_at(play.level)
        return plays_as(table, table.minion(context.host), printed, (self.type,))


class DrawsOneMore(Trigger, frozen=True, kw_only=True):
    """The additional card, in the words of the card."""

    what: str

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"after you replace a {self.what} {wording.name} played, you can draw 1 additional card"
        )


def draws_more(kind: PlaysOfKind) -> tuple[Trigger, Trigger]:
    """The abilities of a vampire whose controller draws another card after certain cards."""
    what = f"card requiring {DISCIPLINES[kind.code].name}" if kind.code else "combat card"
    return (
        Notes(on=MINION_PLAYED, host=True, conditions=(kind,), effects=(NotesCard(),)),
        DrawsOneMore(
            on=REPLACED,
            conditions=(WasNoted(),),
            effects=(Forgets(), Choose(NOTHING, (ANOTHER_CARD,), optional=True)),
            what=what,
        ),
    )


CARDS = (
    card(201040, "Nedal, The Careless", HoldsBackCombatCards()),
    card(200391, "Duality", *draws_more(PlaysOfKind("vic"))),
    card(
        201492,
        "Yseult",
        *draws_more(PlaysOfKind("mel")),
        Restriction(
            activity=Activity.BLOCK, conditions=(Is("acting", MinionFilter(vampire=True, least=5)),)
        ),
    ),
    card(
        200296,
        "Count Vladimir Rustovitch",
        *draws_more(PlaysOfKind()),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(trait=Trait.WEREWOLF)),),
        ),
    ),
)
