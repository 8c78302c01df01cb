"""The statics that describe how a card is played: its referendum, its targets and its limits."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects import card_play, play_limits
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.modes import CardReferendum, Mode, PlayLimit
from vtes_deck.effects.vocab.referendum import CALLED_OFF
from vtes_deck.effects.vocab.title_cards import has_candidate_for_title
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.statics import Calls, CarriedBy, NeedsTarget
from vtes_deck.engine.state.table import Table, Until, Zone


class CallsOwn(msgspec.Struct, Calls, frozen=True):
    """Declares that the card calls its own referendum, within its limits.

    Attributes:
        id: the id of the card.
        referendum: its terms and effects.
        limits: the limits on playing it.
    """

    id: int
    referendum: CardReferendum
    limits: tuple[PlayLimit, ...]

    @override
    def possible(self, table: Table, seat: int, minion: int) -> bool:
        if table.has_used(f"{CALLED_OFF} {self.id}", NONE, Until.TURN):
            return False
        if any(play_limits.is_used_up(limit, table, self.id) for limit in self.limits):
            return False
        context = EffectContext(table, seat, NONE, minion)
        return (
            all(one.holds(context) for one in self.referendum.conditions)
            and all(terms.possible(context) for terms in self.referendum.terms)
            and has_candidate_for_title(self.referendum.terms, self.referendum.passed, context)
        )


class HasModes(msgspec.Struct, NeedsTarget, frozen=True):
    """Requires a target, except for cards played in response, whose targets exist only then."""

    modes: tuple[Mode, ...]

    @override
    def exists(self, table: Table, seat: int, card: int) -> bool:
        return card_play.has_target(self.modes, table, seat, card)


class WithinLimit(msgspec.Struct, CarriedBy, frozen=True):
    """Prevents a permanent from entering play when its limit is reached.

    Attributes:
        id: the id of the card.
        limit: the limit on playing it.
    """

    id: int
    limit: PlayLimit

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        """Whether the limit allows it; a card in play may always move to another minion."""
        in_play = table.where[card] is Zone.IN_PLAY
        return in_play or not play_limits.is_used_up(self.limit, table, self.id)
