"""What a card does later in the same action, combat or turn, though it does not stay in play."""

from __future__ import annotations

from typing import Protocol, cast

from vtes_deck.effects.vocab.scene import NOTHING, Aim, Condition, Effect, Scene
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Promise, Until


class _Remembering(Protocol):
    """The script of a card that declares such effects."""

    later: tuple[Later, ...]


class Later(Effect, frozen=True, kw_only=True):
    """Something that may be done later by the minion that plays the card, or happens by itself.

    Attributes:
        sentence: what it says to people, if it may be done.
        at: when it may be done; 0 if it happens by itself.
        on: what makes it happen by itself.
        does: what is done.
        needs: what must be so then.
        aim: what it is aimed at then; by default what the card was aimed at.
        move: what it is in combat.
        blood: what the minion burns for it.
        once: it may be done once.
        until: when it is forgotten.
    """

    sentence: str = ""
    at: int = 0
    on: EventType | None = None
    does: tuple[Effect, ...] = ()
    needs: tuple[Condition, ...] = ()
    aim: Aim = NOTHING
    move: Move | None = None
    blood: int = 0
    once: bool = True
    until: Until = Until.ACTION

    def carry_out(self, scene: Scene) -> None:
        """Remembers it."""
        script = cast("_Remembering", scene.table.cards[scene.card].script)
        number = script.later.index(self)
        scene.table.promises += (
            Promise(
                card=scene.card,
                part=number,
                seat=scene.seat,
                minion=scene.minion,
                target=scene.target if scene.target in scene.table.in_play else NONE,
                window=self.move.when if self.move else self.at,
                until=self.until,
            ),
        )


class NoteUse(Effect, frozen=True):
    """Notes that the card has done this, until something ends (``NotYet``)."""

    what: str
    until: Until = Until.TURN

    def carry_out(self, scene: Scene) -> None:
        """GEN-22."""
        scene.table.use_once(self.what, scene.card, self.until)
