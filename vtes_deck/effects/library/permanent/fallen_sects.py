"""Fall of the Camarilla and of the Sabbat: the vampires of a sect are Independent."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHANGES_SECT,
    ENTERS,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    OwnStatic,
    Playable,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    has_trait,
    minion_of,
    sects,
    titles,
)
from vtes_deck.effects.library.permanent.gehenna import ignores_gehenna
from vtes_deck.effects.vocab import (
    LEAVES,
    DelayedReplacement,
    EntersWith,
    NeedsGehenna,
    Sect,
    Trait,
    Trigger,
    Until,
    card,
)

TITLE_CHANGES = (titles.LOSES_TITLE, titles.YIELDS_TITLE, titles.TITLE_CONTESTED)
OVER = "over"
"""The mark of an event that is about to leave play."""


def has_fallen(vampire: Minion, sect: Sect) -> bool:
    """Whether a vampire would belong to the sect if it had not fallen."""
    return bool(vampire.mark(sects.OVERRIDDEN)) and sects.own_sect(vampire) is sect


def fall(table: Table, vampire: Minion, sect: Sect) -> None:
    """A vampire of the sect that the event affects is Independent until the sect rises again."""
    affected = vampire.vampire and not ignores_gehenna(table, vampire.card)
    if affected and vampire.sect is sect:
        sects.override(table, vampire, Sect.INDEPENDENT)


class AllFall(Effect, frozen=True):
    """Every vampire of the sect in play falls.

    Attributes:
        sect: the sect.
    """

    sect: Sect

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in list(context.table.in_play.values()):
            if isinstance(one, Minion):
                fall(context.table, one, self.sect)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"there is no {self.sect.value}. Instead, {self.sect.value} vampires are considered "
            "Independent"
        )


class AsSectFalls(NoPurpose, EntersWith, frozen=True):
    """The fall when the event enters play."""

    @override
    def say(self, wording: Wording) -> str:
        return self.effects[0].say(wording)


class NextFalls(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """A vampire that joins the sect falls; a vampire that joins another sect stays in it.

    Attributes:
        sect: the sect.
    """

    sect: Sect

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.table.in_play.get(context.target)
        if isinstance(vampire, Minion) and not context.card_in_play.mark(OVER):
            if has_fallen(vampire, self.sect):
                vampire.set_mark(sects.OVERRIDDEN, 0)
            fall(context.table, vampire, self.sect)


class LaterFall(Procedure):
    """A vampire falls after a change of its title, if the event affects it then.

    Attributes:
        card: the vampire.
        sect: the sect.
        source: the event.
    """

    card: int
    sect: Sect
    source: int

    def happen(self, table: Table) -> None:
        """Make the vampire fall after the change of its title."""
        vampire, event = table.in_play.get(self.card), table.in_play.get(self.source)
        if event is not None and not event.mark(OVER) and isinstance(vampire, Minion):
            fall(table, vampire, self.sect)

    steps = (happen,)


class TitleChanges(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """A vampire may have ignored the event for its title.

    Attributes:
        sect: the sect.
    """

    sect: Sect

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, vampire = context.table, minion_of(context, "target")
        if vampire is not None and vampire.sect is self.sect:
            table.push(LaterFall(card=context.target, sect=self.sect, source=context.card))


class Rises(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The vampires that have fallen return to their sect.

    Attributes:
        sect: the sect.
    """

    sect: Sect

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(OVER, 1)
        for one in list(context.table.in_play.values()):
            if isinstance(one, Minion) and has_fallen(one, self.sect):
                one.set_mark(sects.OVERRIDDEN, 0)
                sects.change_sect(context.table, one, self.sect)


class Silently(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """A trigger whose sentence another part renders."""


class NoBlackHand(NoPurpose, OwnStatic, Playable, frozen=True):
    """No ready vampire is of the Black Hand when the card is played."""

    @override
    def possible(self, table: Table) -> bool:
        return not any(
            has_trait(table, one, Trait.BLACK_HAND)
            for seat in table.seats
            for one in table.ready_minions(seat.number)
            if one.vampire
        )

    @override
    def say(self, wording: Wording) -> str:
        return "not usable if a ready vampire is Black Hand"


def consequences(sect: Sect) -> tuple[AsSectFalls | Silently, ...]:
    """The effects of the fall of a sect while the event is in play and afterwards."""
    return (
        AsSectFalls((AllFall(sect),)),
        Silently(on=CHANGES_SECT, effects=(NextFalls(sect),)),
        Silently(on=ENTERS, effects=(NextFalls(sect),)),
        *(Silently(on=event, effects=(TitleChanges(sect),)) for event in TITLE_CHANGES),
        Silently(on=LEAVES, itself=True, effects=(Rises(sect),)),
    )


CARDS = (
    card(
        100695,
        "Fall of the Camarilla",
        NeedsGehenna(n=3),
        DelayedReplacement(Until.SOURCE),
        *consequences(Sect.CAMARILLA),
    ),
    card(
        100696,
        "Fall of the Sabbat",
        NeedsGehenna(n=3),
        NoBlackHand(),
        DelayedReplacement(Until.SOURCE),
        *consequences(Sect.SABBAT),
    ),
)
