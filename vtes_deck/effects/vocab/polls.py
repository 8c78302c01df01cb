"""What the texts of vampires do in referendums and to reactions."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.model import Type
from vtes_deck.effects.vocab.cards import shown
from vtes_deck.effects.vocab.scene import Effect, Scene
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import From
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Activity, Ban, Until

ABSTAINS = EventType("abstains", "{minion} abstains.")


class Abstain(Effect, frozen=True):
    """The vampire aimed at casts no votes and ballots; what it has cast does not count (REF-04)."""

    def carry_out(self, scene: Scene) -> None:
        """For this referendum."""
        table = scene.table
        referendum = table.under_way(Referendum)
        if referendum is None:
            return
        table.ban(Ban(Activity.VOTE, scene.target, Until.REFERENDUM, scene.card))
        kept = tuple(
            cast
            for cast in referendum.poll.casts
            if cast.kind is not From.MINION or cast.card != scene.target
        )
        referendum.poll = replace(referendum.poll, casts=kept)
        seat = table.in_play[scene.target].controller
        table.tell(ABSTAINS, seat, minion=scene.target)


class CancelReaction(Effect, frozen=True):
    """The reaction card that is being played is cancelled; its cost is paid (PLY-14)."""

    def timely(self, scene: Scene) -> bool:
        """PLY-20: it is played as a reaction, by a minion of another than the acting Methuselah."""
        table = scene.table
        show = shown(table)
        if show is None or show.cancelled or show.minion not in table.in_play:
            return False
        acting = table.active if scene.action is None else scene.action.acting_seat(table)
        reaction = Type.REACTION in table.cards[show.card].types
        return reaction and table.in_play[show.minion].controller != acting

    def carry_out(self, scene: Scene) -> None:
        """PLY-13."""
        show = shown(scene.table)
        if show is not None:
            show.cancelled = True
