"""Actions of Anarchs with one of several Disciplines, and actions that make a vampire Anarch."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    sects,
    titles,
)
from vtes_deck.effects.vocab import (
    ALLY,
    ACard,
    AMinion,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CannotBlock,
    Either,
    Gets,
    MinionFilter,
    MoveCards,
    RepresentsTitle,
    Sect,
    Title,
    Trait,
    Type,
    Unlock,
    Until,
    Zone,
    action,
    bleed,
    card,
)

WITHOUT_TITLE = MinionFilter(untitled=True)


class Secedes(Effect, frozen=True):
    """The vampire becomes Anarch; the ruler of a city becomes its baron."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The city is that of the title held before the sect changes."""
        table, vampire = context.table, context.user_minion
        held = titles.current_title(table, vampire)
        city = vampire.city if held in titles.OF_CITIES else ""
        sects.change_sect(table, vampire, Sect.ANARCH)
        if city:
            RepresentsTitle(Title.BARON, city).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} becomes Anarch. If they had a city title, put {wording.this} on them "
            "as a title card to represent the title of baron of the same city"
        )


FROM_HEAP = ACard(Zone.ASH_HEAP, crypt=False)

CARDS = (
    card(
        100813,
        "Gear Up",
        action(
            "nec",
            Unlock(),
            MoveCards(FROM_HEAP, Zone.HAND, how="target"),
            stealth=1,
            target=FROM_HEAP,
        ),
        action("pre", Unlock(), Gets(Bonus.STEALTH, 1, Until.TURN), stealth=1),
        action("vic", Unlock(), Gets(Bonus.STRENGTH, 1, Until.UNLOCK), stealth=1),
        exception="The unlock and the benefit for the Anarch are two effects.",
    ),
    card(
        101809,
        "Smash and Grab",
        action(
            "ani",
            Burn(2, Blood("target")),
            stealth=1,
            target=Either(
                AMinion(ALLY, "any"), ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", on="minion")
            ),
            directed=True,
        ),
        bleed("dem", plus=1),
        action(
            "pot",
            BurnCard("target"),
            stealth=1,
            target=ACard(Zone.IN_PLAY, whose="predator or prey", trait=Trait.LOCATION),
            directed=True,
        ),
    ),
    card(
        100057,
        "Anarch Secession",
        action("", Secedes(), stealth=1, announced=(CannotBlock(WITHOUT_TITLE),)),
        exception="The city of the title is part of one effect.",
    ),
)
