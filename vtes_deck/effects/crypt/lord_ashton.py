"""Lord Ashton: Disciplines for the other Gangrel."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    PASS,
    PASSING,
    SEARCHES,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    by_name,
    can_learn,
    listed,
    shuffle_library,
    teach,
)
from vtes_deck.effects.vocab import NOTHING, CardAction, MinionFilter, card

LEARN = Verb("learn from library", "Put {card} from your library on {target}.")


class SearchMaster(Effect, frozen=True):
    """The acting minion looks for a Discipline master of certain Disciplines and learns from it.

    Attributes:
        codes: the Disciplines.
    """

    codes: tuple[str, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.emit(SEARCHES, context.seat)
        context.table.push(MasterSearch(seat=context.seat, pupil=context.minion, codes=self.codes))


class MasterSearch(CardQuestion):
    """A Methuselah chooses a Discipline master from her library for a vampire, or none.

    Attributes:
        seat: the Methuselah.
        pupil: the vampire.
        codes: the Disciplines.
    """

    seat: int
    pupil: int
    codes: tuple[str, ...]

    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        """The vampire gets a card."""
        if option.verb is PASS:
            return ()
        return (Purpose(PurposeKind.PERMANENT, 1, self.seat, self.pupil),)

    def offer(self, table: Table) -> None:
        """The names are sorted. The player may decline, because the library cannot be checked."""
        pupil, library = table.minion(self.pupil), table.seats[self.seat].library
        names = {DISCIPLINES[code].name for code in self.codes}
        fitting = [
            one
            for one in library
            if table.cards[one].definition.name in names
            and can_learn(table, pupil, table.cards[one])
        ]
        options = [Option(LEARN, one, target=self.pupil) for one in by_name(table, fitting)]
        table.ask(self.seat, DecisionKind.CHOICE, [*options, PASSING], self.pupil)

    def take(self, table: Table) -> None:
        """Teach the chosen Discipline and shuffle the library (GEN-24)."""
        answer = table.answer
        if answer.verb is not PASS:
            teach(table, answer.card, table.minion(self.pupil))
        shuffle_library(table, self.seat)

    steps = (offer, take)


class LearnsFromHim(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        search = self.effects[0]
        codes = search.codes if isinstance(search, SearchMaster) else ()
        names = listed([DISCIPLINES[code].name for code in codes], "or")
        return (
            "any other Gangrel can search his or her controller's library for an "
            f"{names} Master: Discipline card and move it to himself or herself as a "
            f"+{self.stealth} stealth action"
        )


CARDS = (
    card(
        200853,
        "Lord Ashton",
        LearnsFromHim(
            sentence="{minion} acts to look for a Discipline.",
            who=MinionFilter(clans=("Gangrel",), but=MinionFilter(name="Lord Ashton")),
            stealth=1,
            target=NOTHING,
            effects=(SearchMaster(("ani", "for", "pro")),),
        ),
        exception="The colon in the name of a card type ends a clause of the official text.",
    ),
)
