"""Vampires that search the crypt or the library of their controller."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Wording
from vtes_deck.effects.library.action.crypt_search import CryptSearch, SearchCrypt
from vtes_deck.effects.vocab import (
    ANY_TIME,
    IS_MERGED,
    NOTHING,
    ACard,
    BlockCost,
    CardAction,
    EntersWith,
    InPhase,
    MinionFilter,
    MoveCards,
    MyTurn,
    Phase,
    Power,
    Unlock,
    Until,
    Zone,
    card,
)


class SearchForName(SearchCrypt, frozen=True):
    """A vampire of a name is revealed and moves to the uncontrolled region."""

    name: str = ""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        crypt = table.seats[context.seat].crypt
        fitting = tuple(one for one in crypt if table.cards[one].name == self.name)
        table.push(CryptSearch(seat=context.seat, card=context.card, fitting=fitting))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"search your crypt for a card named {self.name} (shuffle afterward), reveal it and "
            "move it to your uncontrolled region"
        )


class SearchForVampire(SearchCrypt, frozen=True):
    """Any vampire is revealed and moves to the uncontrolled region."""

    @override
    def say(self, wording: Wording) -> str:
        return "search your crypt for a vampire and move them to your uncontrolled region"


class FindsOnEntry(EntersWith, frozen=True):
    """The search, in the words of the card."""

    words: str = ""

    @override
    def say(self, wording: Wording) -> str:
        return f"as {wording.name} enters play, you can {self.words}"


TREATY = MoveCards(ACard(Zone.LIBRARY, number=102018), Zone.HAND, how="chosen")

CARDS = (
    card(
        200447,
        "Evil Jensen",
        CardAction(
            sentence="{minion} acts to search the crypt for a vampire.",
            host=True,
            stealth=1,
            pool=2,
            target=NOTHING,
            effects=(SearchForVampire(),),
        ),
        BlockCost(n=1, whom=MinionFilter(vampire=True, older=True)),
    ),
    card(
        201520,
        "Nefertiti",
        CardAction(
            sentence="{minion} acts to search the crypt for Aabbt Kindred.",
            host=True,
            stealth=1,
            target=NOTHING,
            effects=(SearchForName(name="Aabbt Kindred"),),
        ),
        Power(
            sentence="{card} unlocks.",
            at=ANY_TIME,
            once=Until.TURN,
            conditions=(IS_MERGED, MyTurn(), InPhase(Phase.MINION)),
            effects=(Unlock(),),
        ),
    ),
    card(
        201436,
        "Verbruch",
        FindsOnEntry(
            (SearchCrypt(clans=("Tremere",)),),
            words=(
                "search your crypt for a Tremere, reveal them, and move them to your uncontrolled "
                "region"
            ),
        ),
    ),
    card(
        201129,
        "Porphyrion",
        FindsOnEntry(
            (TREATY,),
            words=(
                "search your library for a card named Treaty of Laibach, reveal it, and move it to "
                "your hand (shuffle and discard down afterward)"
            ),
        ),
    ),
)
