"""Field Training: an Anarch teaches a Discipline, and its pupil becomes Anarch."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_DISCIPLINE,
    SUPERIOR,
    CardQuestion,
    Choice,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    Table,
    Wording,
    levels,
    sects,
)
from vtes_deck.effects.library.master.chosen_discipline import CHOSEN, CODES, TeachesChosen
from vtes_deck.effects.vocab import (
    BY_VAMPIRE,
    AMinion,
    BurnCard,
    MinionFilter,
    OnePerMinion,
    PutOn,
    Sect,
    Trigger,
    Unlock,
    action,
    card,
)


def superior(context: EffectContext) -> list[str]:
    """The Disciplines that the acting vampire has at superior."""
    known = levels(context.table, context.user_minion)
    return [code for code in CODES if known.get(code, 0) >= SUPERIOR]


class Recruit(AMinion, frozen=True):
    """A vampire that can learn; by a ruling, the acting vampire needs a superior Discipline."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return super().choices(context) if superior(context) else []


class TaughtChoice(CardQuestion):
    """The Methuselah chooses the Discipline that the card teaches.

    Attributes:
        seat: the Methuselah.
        card: the card.
        minion: the acting vampire.
        target: the vampire that learns.
    """

    seat: int
    card: int
    minion: int
    target: int

    def context(self, table: Table) -> EffectContext:
        """The context of the action."""
        return EffectContext(table, self.seat, self.card, self.minion, self.target)

    def offer(self, table: Table) -> None:
        """Offer the superior Disciplines of the acting vampire."""
        context = self.context(table)
        if self.target not in table.in_play or not superior(context):
            self.finish()
            return
        options = [Option(CHOOSE_DISCIPLINE[code], self.card) for code in superior(context)]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Put the card on the vampire, which becomes an Anarch and learns."""
        answer = table.answer
        code = next(code for code, verb in CHOOSE_DISCIPLINE.items() if verb is answer.verb)
        PutOn().carry_out(self.context(table))
        if self.card in table.in_play:
            table.in_play[self.card].set_mark(CHOSEN, CODES.index(code) + 1)
            sects.consider(table, self.card, table.minion(self.target), Sect.ANARCH)

    steps = (offer, take)


class Train(Effect, frozen=True):
    """The acting vampire unlocks, and another vampire gets the card."""

    first: Effect = Unlock()

    @override
    def does(self) -> tuple[Does, ...]:
        return (*self.first.does(), *PutOn().does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        self.first.carry_out(context)
        context.table.push(
            TaughtChoice(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                target=context.target,
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"unlock this vampire, choose a Discipline they have at superior, and put this card "
            f"on {wording.target}"
        )


class Pupil(TeachesChosen, frozen=True):
    """The vampire with the card is an Anarch, too."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} is considered Anarch and gets +1 level of the chosen Discipline"


class ChangedSect(Condition, frozen=True):
    """The vampire that the card makes an Anarch has become a member of another sect."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, card_in_play = context.table, context.card_in_play
        vampire = table.in_play.get(card_in_play.host)
        if not card_in_play.mark(sects.SECT_BEFORE) or not isinstance(vampire, Minion):
            return False
        return not sects.is_anarch(vampire)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} changes sect"


class LeavesSect(Trigger, frozen=True, kw_only=True):
    """The card is burned when the vampire changes its sect."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}burn this card"


CARDS = (
    card(
        100725,
        "Field Training",
        action(
            "",
            Train(),
            stealth=1,
            conditions=(BY_VAMPIRE,),
            target=Recruit(
                MinionFilter(vampire=True, ready=True, untitled=True, another=True, alone=True)
            ),
        ),
        Pupil(),
        LeavesSect(
            on=sects.CHANGES_SECT,
            host=True,
            conditions=(ChangedSect(),),
            effects=(BurnCard("this"),),
        ),
        OnePerMinion(),
    ),
)
