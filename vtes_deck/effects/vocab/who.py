"""Which minions: what they must be, and whose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardbase.model import Sect, Title, Trait
from vtes_deck.effects.vocab.scene import Condition, Node, Scene
from vtes_deck.engine.actions.block import attempt_under_way
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.mechanics.zones import SUPERIOR_VERSION
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import sects, titles

type Whose = Literal["mine", "others", "prey", "predator", "any", "bled", "host"]
"""Whose: one's own, of others, ..., of who is being bled, of whose minion the card is on."""


def has_level(minion: Minion, level: str) -> bool:
    """PLY-07, PLY-08: whether it has Disciplines: "dom" basic, "DOM" superior, "cel+for" both."""
    if not level:
        return True
    return all(
        minion.disciplines.get(code.lower(), 0) >= (2 if code.isupper() else 1)
        for code in level.split("+")
    )


class Who(Node, frozen=True, kw_only=True):
    """What a minion must be; what is not given asks nothing.

    Attributes:
        vampire: a vampire, or (``False``) an ally.
        ready: in the ready region.
        torpor: in torpor.
        locked: locked, or (``False``) unlocked.
        younger, older: with a smaller, or larger, capacity than who uses the card (GEN-17).
        another: not the minion that uses the card, nor the one that it is or is on.
        clans, sects, titles: one of them.
        titled: with a title.
        untitled: without a title.
        city: with a title of a city.
        least, most: capacity.
        level: a Discipline, as ``"aus"`` or ``"AUS"``.
        no_trait: without a trait.
        trait: a trait of its card.
        blood: with blood, or (``False``) without.
        most_blood: with at most so much blood.
        unique: a unique card.
        without: without a card of this trait on it, e.g. an archetype.
        corrupted: with a corruption counter of the Methuselah who uses the card.
    """

    vampire: bool | None = None
    ready: bool = False
    torpor: bool = False
    locked: bool | None = None
    younger: bool = False
    older: bool = False
    another: bool = False
    clans: tuple[str, ...] = ()
    sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    titled: bool = False
    untitled: bool = False
    city: bool = False
    least: int = 0
    most: int | None = None
    level: str = ""
    trait: Trait | None = None
    no_trait: Trait | None = None
    blood: bool | None = None
    most_blood: int | None = None
    unique: bool = False
    without: Trait | None = None
    corrupted: bool = False

    def fits(self, scene: Scene, minion: Minion) -> bool:
        """Whether a minion is so."""
        if self is ANYONE:
            return True
        table = scene.table
        return (
            (self.vampire is None or minion.vampire is self.vampire)
            and (not self.ready or minion.ready)
            and (not self.torpor or minion.in_torpor)
            and (self.locked is None or minion.locked is self.locked)
            and (not self.younger or (minion.vampire and minion.capacity < scene.me.capacity))
            and (not self.older or (minion.vampire and minion.capacity > scene.me.capacity))
            and (not self.another or minion.card not in {scene.minion, scene.host})
            and (not self.clans or minion.clan in self.clans)
            and (not self.sects or sects.belongs_to_any(table, minion, self.sects))
            and (
                not self.titles or any(titles.counts_as(table, minion, one) for one in self.titles)
            )
            and (not self.titled or titles.benefit(table, minion) is not None)
            and (not self.untitled or titles.untitled(minion))
            and (not self.city or (bool(minion.city) and titles.benefit(table, minion) is not None))
            and (not self.least or (minion.vampire and minion.capacity >= self.least))
            and (self.most is None or (minion.vampire and minion.capacity <= self.most))
            and has_level(minion, self.level)
            and (self.trait is None or has_trait(table, minion, self.trait))
            and (self.no_trait is None or not has_trait(table, minion, self.no_trait))
            and (self.blood is None or bool(minion.blood) is self.blood)
            and (self.most_blood is None or minion.blood <= self.most_blood)
            and (not self.unique or table.cards[minion.card].unique)
            and (
                self.without is None
                or all(self.without not in table.cards[c].traits for c in minion.attached)
            )
            and (not self.corrupted or minion.mark(corruption(scene.seat)) > 0)
        )


ANYONE = Who()
VAMPIRE = Who(vampire=True)
ALLY = Who(vampire=False)
ANARCH = Who(sects=(Sect.ANARCH,))
READY_ANARCH = Who(sects=(Sect.ANARCH,), ready=True)
READY_VAMPIRE = Who(vampire=True, ready=True)


def corruption(seat: int) -> str:
    """The mark under which corruption counters of a Methuselah are noted on a minion."""
    return f"corruption {seat}"


def seats_of(scene: Scene, whose: Whose) -> Sequence[int]:
    """The Methuselahs meant, clockwise from the one whose turn it is."""
    table = scene.table
    if whose == "mine":
        return [scene.seat]
    if whose == "prey":
        return [table.prey(scene.seat)]
    if whose == "predator":
        return [table.predator(scene.seat)]
    if whose == "host":
        return [table.in_play[scene.host].controller]
    if whose == "bled":
        bleed = scene.bleed
        return [] if bleed is None else [bleed.seats[0]]
    everybody = table.clockwise(table.active)
    return everybody if whose == "any" else [seat for seat in everybody if seat != scene.seat]


def minions_of(scene: Scene, who: Who, whose: Whose) -> list[Minion]:
    """The minions in play that fit."""
    table: Table = scene.table
    return [
        minion
        for seat in seats_of(scene, whose)
        if not table.seats[seat].ousted
        for minion in table.minions(seat)
        if who.fits(scene, minion)
    ]


class HostActs(Condition, frozen=True):
    """The acting minion is the one that the card is on."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the action under way."""
        action = scene.action
        return action is not None and action.minion == scene.host


class HostBlocks(Condition, frozen=True):
    """The minion that attempts to block is the one that the card is or is on."""

    def holds(self, scene: Scene) -> bool:
        """Looks at the attempt under way."""
        attempt = attempt_under_way(scene.table)
        return attempt is not None and attempt.minion == scene.host


class Control(Condition, frozen=True):
    """A minion that fits is controlled by whoever is meant."""

    who: Who
    whose: Whose = "mine"

    def holds(self, scene: Scene) -> bool:
        """Looks for one."""
        return bool(minions_of(scene, self.who, self.whose))


class ActingIs(Condition, frozen=True):
    """The acting minion fits; ``younger`` is younger than who plays the card."""

    who: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at the acting minion."""
        action = scene.action
        if action is None or action.minion not in scene.table.in_play:
            return False
        return self.who.fits(scene, scene.table.minion(action.minion))


class HostIs(Condition, frozen=True):
    """The minion that the card is or is on fits."""

    who: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at it."""
        host = scene.table.in_play.get(scene.host)
        return isinstance(host, Minion) and self.who.fits(scene.by(NONE), host)


class AtSuperior(Condition, frozen=True):
    """The permanent came into play at superior; otherwise it is its basic version (PLY-36)."""

    def holds(self, scene: Scene) -> bool:
        """It is noted as the card comes into play."""
        return bool(scene.thing.mark(SUPERIOR_VERSION))


class HostIsMine(Condition, frozen=True):
    """The minion that the card is on is controlled by the Methuselah who uses the card."""

    def holds(self, scene: Scene) -> bool:
        """Looks at its controller."""
        host = scene.table.in_play.get(scene.host)
        return host is not None and host.controller == scene.seat


class MeIs(Condition, frozen=True):
    """The minion that uses the card fits."""

    who: Who

    def holds(self, scene: Scene) -> bool:
        """Looks at it."""
        return self.who.fits(scene.by(NONE), scene.me)


class ActingBelongs(Condition, frozen=True):
    """The acting minion is controlled by whoever is meant."""

    whose: Whose

    def holds(self, scene: Scene) -> bool:
        """Looks at its controller."""
        action = scene.action
        if action is None or action.minion not in scene.table.in_play:
            return False
        return scene.table.minion(action.minion).controller in seats_of(scene, self.whose)


class Controlled(Condition, frozen=True):
    """The card is controlled by the Methuselah who uses it."""

    def holds(self, scene: Scene) -> bool:
        """Looks at its controller."""
        return scene.thing.controller == scene.seat
