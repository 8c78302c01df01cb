"""Actions that search the crypt for a vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    by_name,
    mark,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    Blood,
    Gain,
    Zone,
    action,
    card,
    named,
)

FIND = Verb("find in crypt", "Move {target} from your crypt to your uncontrolled region.")
FOUND = EventType("found in crypt", mark("{seat} reveals {card} from the crypt."))
SEARCHED = EventType("searched crypt", mark("{seat} searches and shuffles the crypt."))
HARBINGERS = ("Harbinger of Skulls",)


class SearchCrypt(Effect, frozen=True):
    """A vampire of the crypt is revealed and moves to the uncontrolled region.

    Attributes:
        clans: the clans of the vampire; empty for any clan.
        younger: whether the vampire is younger than the acting vampire.
        obfuscate: the highest level of Obfuscate; ``None`` for any.
    """

    clans: tuple[str, ...] = ()
    younger: bool = False
    obfuscate: int | None = None

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.CRYPT, 1, whose="mine"),
            Does(PurposeKind.SEARCH, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-24: other players cannot check whether a card is found."""
        table = context.table
        crypt = ACard(Zone.CRYPT, vampire=True, younger=self.younger)
        fitting = tuple(
            one
            for one in crypt.found(context)
            if (not self.clans or table.cards[one].clan in self.clans)
            and (
                self.obfuscate is None
                or table.cards[one].disciplines.get("obf", 0) <= self.obfuscate
            )
        )
        table.push(CryptSearch(seat=context.seat, card=context.card, fitting=fitting))

    @override
    def say(self, wording: Wording) -> str:
        what = f"a {self.clans[0]}" if self.clans else "a younger vampire"
        level = {0: " without Obfuscate", 1: " with up to one level of Obfuscate"}
        asked = "" if self.obfuscate is None else level[self.obfuscate]
        return (
            f"search your crypt for {what}{asked}, reveal them, and move them to your "
            "uncontrolled region"
        )


class CryptSearch(CardQuestion):
    """The Methuselah chooses a vampire of the crypt, or none.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
        fitting: the vampires to choose from.
    """

    seat: int
    card: int
    fitting: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Offer one of each name, in the order of the names."""
        names = by_name(table, list(self.fitting))
        options = [Option(FIND, self.card, target=one) for one in names]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Move the vampire, then shuffle."""
        answer = table.answer
        if answer.verb is not PASS:
            table.emit(FOUND, self.seat, answer.target)
            zones.move(table, answer.target, Zone.UNCONTROLLED)
        table.random.shuffle(f"crypt of seat {self.seat}", table.seats[self.seat].crypt)
        table.emit(SEARCHED, self.seat)

    steps = (offer, take)


CARDS = (
    card(
        100552,
        "Disciple of Lazarus",
        named(
            "2 blood",
            action(
                "",
                Gain(2, Blood("target")),
                stealth=1,
                target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True, clans=HARBINGERS),
            ),
        ),
        named("search", action("", SearchCrypt(clans=HARBINGERS), stealth=1)),
    ),
    card(
        101835,
        "Soul Scan",
        action("aus", SearchCrypt(younger=True, obfuscate=0), stealth=1),
        action("AUS", SearchCrypt(younger=True, obfuscate=1), stealth=1),
        exception="The text at superior changes what is searched for.",
    ),
)
