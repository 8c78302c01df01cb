"""Fee stakes: titles of barons, each represented by its card."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Condition,
    Does,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    Table,
    Wording,
    titles,
)
from vtes_deck.effects.vocab import (
    VAMPIRE,
    Bonus,
    BurnCard,
    CardReferendum,
    Definition,
    PoliticalCardAction,
    RepresentsTitle,
    Title,
    action,
    card,
)


class CallersVote(OwnStatic, Number, frozen=True):
    """One more vote in its referendums for a vampire of one of these clans with the card."""

    clans: tuple[str, ...]

    key: ClassVar[Key] = Bonus.VOTES

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, which="host"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        referendum = table.current(Referendum)
        calls = isinstance(on, Minion) and referendum is not None and referendum.minion == on.card
        return int(isinstance(on, Minion) and calls and on.clan in self.clans)

    @override
    def say(self, wording: Wording) -> str:
        clans = " or ".join(self.clans)
        return f"while this Anarch is {clans}, they get +1 vote during referendums they call"


class LessForTitles(OwnStatic, Number, frozen=True):
    """Titles of other sects give one vote fewer in the referendum that the card provides."""

    key: ClassVar[Key] = Bonus.VOTES
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, whose="any", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        """By a ruling, the votes of the prisci are not affected."""
        referendum = table.current(Referendum)
        if referendum is None or referendum.card != source or not isinstance(on, Minion):
            return 0
        held = titles.current_title(table, on)
        return 0 if held in {None, Title.BARON, Title.PRISCUS} else -1

    @override
    def say(self, wording: Wording) -> str:
        return "during that referendum, non-Anarch titles are worth -1 vote"


class NotContested(SaidElsewhere, Condition, frozen=True):
    """The title of the vampire with the card is not contested: the card is not face down."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.table.minion(context.host).title_contested


def fee_stake(number: int, city: str, *clans: str) -> Definition:
    """A fee stake of a city, with one more vote for barons of these clans."""
    return card(
        number,
        f"Fee Stake: {city}",
        action("", RepresentsTitle(Title.BARON, city), stealth=1),
        *([CallersVote(clans)] if clans else []),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            conditions=(NotContested(),),
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
        LessForTitles(),
    )


CARDS = (
    fee_stake(100712, "Boston", "Toreador", "Toreador antitribu"),
    fee_stake(100713, "Corte"),
    fee_stake(100714, "Los Angeles"),
    fee_stake(100715, "New York", "Brujah", "Brujah antitribu"),
    fee_stake(100716, "Perth"),
    fee_stake(100717, "Seattle", "Gangrel", "Gangrel antitribu"),
)
