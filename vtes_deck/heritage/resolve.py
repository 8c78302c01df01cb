"""Carrying out effects from top to bottom (H-SCH-07, H-ACT-05).

:class:`Resolve` is the procedure; the function of each verb of the vocabulary is registered in
:data:`VAMPIRE_EFFECTS` (effects on vampires) and :data:`ACTS` (all others) by the modules of
:mod:`vtes_deck.heritage.verb_effects` and of the clans.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vtes_deck.heritage.dataset.effects import Effect, Who
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.selection import selected
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

TARGET = Verb("target", "Choose {target}.")

type VampireEffect = Callable[[Table, Resolve, Any, Vampire], None]
type Fit = Callable[[Table, Any, Vampire], bool]
type Act = Callable[[Table, Resolve, Any], None]

VAMPIRE_EFFECTS: dict[type, VampireEffect] = {}
"""The function of an effect for each vampire that its ``who`` names."""

ACTS: dict[type, Act] = {}
"""The function of any other effect."""

IN_TORPOR: set[type] = set()
"""The effects that can name vampires in torpor."""


FITS: dict[type, Fit] = {}
"""Effects that cannot name some vampires, even though their ``who`` matches."""


def vampire_effect(
    effect: type, *, torpor: bool = False, fits: Fit | None = None
) -> Callable[[VampireEffect], VampireEffect]:
    """Register the function of an effect on a vampire, and its possible targets."""

    def register(function: VampireEffect) -> VampireEffect:
        VAMPIRE_EFFECTS[effect] = function
        if torpor:
            IN_TORPOR.add(effect)
        if fits is not None:
            FITS[effect] = fits
        return function

    return register


def act(effect: type) -> Callable[[Act], Act]:
    """Register the function of an effect."""

    def register(function: Act) -> Act:
        ACTS[effect] = function
        return function

    return register


class Resolve(Procedure):
    """The effects that are being carried out.

    H-ACT-07: for "any", the player of the effect chooses, unless all fitting vampires are needed.

    Attributes:
        seat: the player of the effects; ``actor``: the acting vampire.
        effects, number: the effects, and the index of the next.
        source: the scheme or the vampire on which they are printed.
        victim: the opponent chosen before; ``target``: the vampire of the current effect.
        among, left: the possible vampires, and the number to choose.
        pending: vampires that wait for the current effect.
    """

    seat: int
    actor: int
    effects: tuple[Effect, ...]
    source: int = NONE
    number: int = 0
    victim: int = NONE
    target: int = NONE
    among: tuple[int, ...] = ()
    left: int = 0
    pending: tuple[int, ...] = ()

    def who(self, table: Table, who: Who, *, torpor: bool = False) -> list[Vampire]:
        """The vampires that fit now."""
        return selected(
            table,
            who,
            self.seat,
            self.actor,
            victim=self.victim,
            target=self.target,
            torpor=torpor,
        )

    def proceed(self, table: Table) -> None:
        """The next effect."""
        if self.number >= len(self.effects):
            self.finish()
            return
        effect = self.effects[self.number]
        self.number += 1
        kind = type(effect)
        if kind not in VAMPIRE_EFFECTS:
            self.go_to(Resolve.proceed)
            ACTS[kind](table, self, effect)
            return
        who: Who = effect.who  # type: ignore[union-attr] # VAMPIRE_EFFECTS have it
        found = self.who(table, who, torpor=kind in IN_TORPOR)
        if kind in FITS:
            found = [one for one in found if FITS[kind](table, effect, one)]
        cards = tuple([one.card for one in found])
        self.among, self.left, self.pending = cards, min(who.n, len(cards)), ()
        if who.which == "each" or self.left == len(cards):
            self.pending, self.left = cards, 0

    def choose(self, table: Table) -> None:
        """Ask for one more vampire, if one is to be chosen."""
        if not self.left:
            self.go_to(Resolve.each)
            return
        options = [Option(TARGET, target=card) for card in self.among]
        table.ask(self.seat, DecisionKind.TARGET, options, self.source)

    def chosen(self, table: Table) -> None:
        """Record the answer."""
        card = table.answer.target
        self.pending = (*self.pending, card)
        self.among = tuple([one for one in self.among if one != card])
        self.left -= 1
        self.go_to(Resolve.choose)

    def each(self, table: Table) -> None:
        """Apply the effect to one vampire after the other."""
        if not self.pending:
            self.go_to(Resolve.proceed)
            return
        card, *rest = self.pending
        self.pending = tuple(rest)
        self.go_to(Resolve.each)
        vampire = table.vampires.get(card)
        effect = self.effects[self.number - 1]
        if vampire is not None and (not vampire.torpor or type(effect) in IN_TORPOR):
            self.target = card
            VAMPIRE_EFFECTS[type(effect)](table, self, effect, vampire)

    def sub(self, effects: tuple[Effect, ...], *, victim: int | None = None) -> Resolve:
        """Other effects of the same actor, to be pushed."""
        return Resolve(
            seat=self.seat,
            actor=self.actor,
            effects=effects,
            source=self.source,
            victim=self.victim if victim is None else victim,
            target=self.target,
        )

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a target."""
        if option.verb is not TARGET:
            return None
        vampire = table.vampires.get(option.target)
        if vampire is not None and vampire.torpor:
            return "H-TOK-02"
        return "H-ACT-07"

    steps = (proceed, choose, chosen, each)
