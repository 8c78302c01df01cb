"""Masters with a Discipline of choice: Agent of Power, Infernal Pact, Spontaneous Power."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_DISCIPLINE,
    DISCIPLINES,
    SUPERIOR,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    Option,
    OwnStatic,
    PlaysAs,
    Purpose,
    PurposeKind,
    Table,
    Teaches,
    Wording,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    VAMPIRE,
    AMinion,
    BurnCard,
    EntersWith,
    MinionFilter,
    MyTurn,
    Power,
    PutOn,
    Trait,
    Until,
    card,
    master,
)

CODES = tuple(DISCIPLINES)
CHOSEN = "chosen Discipline"
"""The mark with the number of the Discipline in ``CODES``, from 1."""


class DisciplineChoice(CardQuestion):
    """The Methuselah chooses a Discipline for the card.

    Attributes:
        seat: the Methuselah.
        card: the card.
        target: the vampire with the card.
    """

    seat: int
    card: int
    target: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.PERMANENT, 1, self.seat, self.target),)

    def offer(self, table: Table) -> None:
        """Offer every Discipline."""
        if self.card not in table.in_play:
            self.finish()
            return
        options = [Option(CHOOSE_DISCIPLINE[code], self.card, target=self.target) for code in CODES]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Record the Discipline on the card."""
        answer = table.answer
        code = next(code for code, verb in CHOOSE_DISCIPLINE.items() if verb is answer.verb)
        if self.card in table.in_play:
            table.in_play[self.card].set_mark(CHOSEN, CODES.index(code) + 1)

    steps = (offer, take)


class ChoosesDiscipline(NoPurpose, Effect, frozen=True):
    """A Discipline is chosen for the card on a vampire in any way of entering play."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            DisciplineChoice(seat=context.seat, card=context.card, target=context.host)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "choose a Discipline"


class ComesWithChoice(NoPurpose, EntersWith, frozen=True):
    """The choice when the card enters play."""

    @override
    def say(self, wording: Wording) -> str:
        return " and ".join(one.say(wording) for one in self.effects)


class TeachesChosen(OwnStatic, Teaches, frozen=True):
    """The vampire with the card has one more level of the chosen Discipline."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host"),)

    @override
    def taught(self, table: Table, source: int, levels: dict[str, int]) -> dict[str, int]:
        number = table.in_play[source].mark(CHOSEN)
        if not number:
            return levels
        code = CODES[number - 1]
        return {**levels, code: min(levels.get(code, 0) + 1, SUPERIOR)}

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gains 1 level of the chosen Discipline"


class BecomesDiscipline(NoPurpose, Effect, frozen=True):
    """The card in play has the trait of Discipline masters."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(Trait.DISCIPLINE.value, 1)

    @override
    def say(self, wording: Wording) -> str:
        return "while in play, this card counts as a master: Discipline card"


class PlaysWithChosen(OwnStatic, PlaysAs, frozen=True):
    """The vampire with the card plays cards as though it had the Discipline at superior."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host"),)

    @override
    def as_though(
        self, table: Table, source: int, minion: Minion, levels: dict[str, int]
    ) -> dict[str, int]:
        number = table.in_play[source].mark(CHOSEN)
        return {**levels, CODES[number - 1]: SUPERIOR} if number else levels

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the vampire with this card can play cards that require that Discipline as though he "
            "or she has the superior version of that Discipline"
        )


CARDS = (
    card(
        100025,
        "Agent of Power",
        master(PutOn(), target=AMinion(VAMPIRE)),
        ComesWithChoice((ChoosesDiscipline(),)),
        TeachesChosen(),
        Power(
            sentence="Burn {card}.",
            at=DISCARD_EFFECTS,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100979,
        "Infernal Pact",
        master(PutOn(), target=AMinion(MinionFilter(clans=("Tremere antitribu",)))),
        ComesWithChoice((ChoosesDiscipline(),)),
        PlaysWithChosen(),
    ),
    card(
        101855,
        "Spontaneous Power",
        master(PutOn(), target=AMinion(VAMPIRE, "any")),
        ComesWithChoice((ChoosesDiscipline(),)),
        TeachesChosen(),
        ComesWithChoice((BecomesDiscipline(),)),
    ),
)
