"""Filters for minions and their controllers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Literal, override

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Sect, Title, Trait
from vtes_deck.effects.vocab.context import Condition, EffectContext, Node
from vtes_deck.effects.vocab.wording import Wording, listed, with_article
from vtes_deck.engine.actions.diablerie import COMMITTED
from vtes_deck.engine.cards.requirements import FLIGHT, has_trait, path_of
from vtes_deck.engine.mechanics.zones import SUPERIOR_VERSION
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import disciplines, sects, titles

DIABLERIST = "who has committed diablerie since your last turn"

type Whose = Literal[
    "mine",
    "others",
    "prey",
    "predator",
    "predator or prey",
    "any",
    "bled",
    "aimed",
    "blocker",
    "host",
    "controller",
    "active",
    "target",
]
"""A selection of Methuselahs, relative to the user.

``bled`` is the target of the bleed; ``aimed`` are the targets of a directed action. ``blocker``
controls the minion that has blocked, ``host`` the minion with the card, ``controller`` the card
itself. ``target`` is the chosen Methuselah or the controller of the chosen card.
"""


ADJECTIVES = frozenset(
    {
        *(Trait.INFERNAL, Trait.BLACK_HAND, Trait.RED_LIST),
        *(Trait.SCARCE, Trait.STERILE, Trait.SLAVE),
    }
)
"""Traits that are named before a kind of minion; the other traits are kinds themselves."""


def has_level(table: Table, minion: Minion, level: str, *, to_play: bool = False) -> bool:
    """PLY-07, PLY-08: whether a minion has a level: "dom" basic, "DOM" superior, "cel+for" both.

    ``to_play`` tests the Disciplines with which the minion plays cards.
    """
    if not level:
        return True
    if level == FLIGHT:
        return has_trait(table, minion, Trait.FLIGHT)
    known = disciplines.to_play(table, minion) if to_play else disciplines.levels(table, minion)
    if "+" not in level:
        return known.get(level.lower(), 0) >= (2 if level.isupper() else 1)
    return all(
        known.get(code.lower(), 0) >= (2 if code.isupper() else 1) for code in level.split("+")
    )


class MinionFilter(Node, frozen=True, kw_only=True):
    """A filter for minions. Fields with their default value match every minion.

    Attributes:
        vampire: a vampire, or (``False``) an ally.
        ready: in the ready region.
        torpor: in torpor.
        locked: locked, or (``False``) unlocked.
        younger, older: with a smaller, or larger, capacity than the user (GEN-17).
        another: neither the user nor the minion that is or carries the card.
        clans, sects, titles: has one of these clans, sects or titles.
        titled: with a title.
        untitled: without a title.
        city: with a title of a city.
        least, most: capacity.
        level: has the Discipline, such as ``"aus"`` or ``"AUS"``.
        no_trait: without this trait.
        trait: with this trait.
        blood: with blood, or (``False``) without.
        most_blood: with at most this much blood.
        unique: a unique card.
        without: without a card of this trait on it, such as an archetype.
        corrupted: with a corruption counter of the Methuselah who uses the card.
        alone: without another copy of the card on it.
        but: does not match this filter.
        either: alternatively matches this filter: "ally or younger vampire".
        same: has the clan, or sect, of the chosen target or (``own``) of the user.
        path: follows this path.
        diablerist: has committed diablerie since the user's last turn.
        name: with this name.
        injured: has less life than its starting life.
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
    alone: bool = False
    but: MinionFilter | None = None
    either: MinionFilter | None = None
    same: Literal["", "clan", "sect", "own clan", "own sect"] = ""
    path: str = ""
    diablerist: bool = False
    name: str = ""
    injured: bool = False

    def fits(self, context: EffectContext, minion: Minion) -> bool:
        """Whether a minion matches the filter."""
        if self is ANYONE or (self.either is not None and self.either.fits(context, minion)):
            return True
        for test in tests_of(self):  # noqa: SIM110 - a loop costs half as much as a generator
            if not test(self, context, minion):
                return False
        return True

    def is_alike(self, context: EffectContext, minion: Minion) -> bool:
        """Whether a minion has the clan or sect of another (as printed, if it has left play)."""
        table, by_clan = context.table, self.same.endswith("clan")
        other = context.minion if self.same.startswith("own") else context.target
        found = table.in_play.get(other)
        like = found if isinstance(found, Minion) else table.cards[other]
        return like.clan == minion.clan if by_clan else like.sect == minion.sect

    @override
    def say(self, wording: Wording) -> str:
        noun = self.noun()
        return noun if self.another else with_article(noun)

    def noun(self, *, plural: bool = False) -> str:
        """The minions that the filter describes, without an article: "ready younger vampire"."""
        kind = _plural(self._kind(plural=True)) if plural else self._kind(plural=False)
        said = " ".join([*self._adjectives(), kind, *self._clauses(plural=plural)])
        if self.either is None:
            return said
        link = "," if self.either.either is not None else " and" if plural else " or"
        return f"{said}{link} {self._second(plural=plural)}"

    def _adjectives(self) -> list[str]:
        """The words before the noun."""
        return [
            *(["another"] if self.another else []),
            *(["ready"] if self.ready else []),
            *([] if self.locked is None else ["locked" if self.locked else "unlocked"]),
            *(["unique"] if self.unique else []),
            *(["younger"] if self.younger else []),
            *(["older"] if self.older else []),
            *([f"non-{listed(self._but_titles, 'or')}"] if self._but_titles else []),
            *(["titled"] if self.titled else []),
            *(["non-titled"] if self.untitled else []),
            *([f"non-{one.value}" for one in self._but_sects]),
            *([f"non-{self.no_trait.value}"] if self.no_trait is not None else []),
            *([self.trait.value] if self.clans and self.trait in ADJECTIVES else []),
            *([f"non-{listed(self.but.clans, 'or')}"] if self.but and self._but_clan else []),
            *([listed(self.sects, "or")] if self.clans and self.sects else []),
        ]

    def _kind(self, *, plural: bool) -> str:
        """The noun: a name, a clan, a title, a trait, a sect, or the type of the minion."""
        kind = {None: "minion", True: "vampire", False: "ally"}[self.vampire]
        if self.name:
            kind = self.name
        elif self.clans:
            kind = listed(self.clans, "and" if plural else "or")
            if self.titles:
                kind += f" {listed([_rank(one) for one in self.titles], 'or')}"
        elif self.titles:
            kind = listed([_rank(one) for one in self.titles], "or")
        elif self.trait is not None:
            creature = self.trait in ADJECTIVES or self.vampire is False
            kind = f"{self.trait.value} {kind}" if creature else self.trait.value
        elif self.sects in {(Sect.ANARCH,), (Sect.LAIBON,)} and not self.vampire:
            kind = self.sects[0].value
        elif self.sects:
            rest = tuple(one for one in Sect if one not in self.sects)
            sect = f"non-{rest[0].value}" if len(rest) == 1 else listed(self.sects, "or")
            kind = f"{sect} {kind}"
        elif self.vampire is None and (
            self.least or self.most is not None or self.younger or self.older or self.titled
        ):
            kind = "vampire"
        return kind

    def _clauses(self, *, plural: bool) -> list[str]:
        """The words after the noun."""
        follow, deny = ("follow", "do not") if plural else ("follows", "does not")
        return [
            *(["in torpor"] if self.torpor else []),
            *([f"with capacity {self.least} or more"] if self.least else []),
            *([f"with capacity {self.most} or less"] if self.most is not None else []),
            *(["with a city title"] if self.city else []),
            *([f"with {_discipline(self.level)}"] if self.level else []),
            *(
                ["who has any amount of blood" if self.blood else "with no blood"]
                if self.blood is not None
                else []
            ),
            *([f"who has {self.most_blood} or fewer blood"] if self.most_blood is not None else []),
            *([f"without {self.without.value}"] if self.without is not None else []),
            *(["with any of your corruption counters"] if self.corrupted else []),
            *([f"of the same {self._like}"] if self.same else []),
            *([f"who {follow} the Path of {self.path}"] if self.path else []),
            *([DIABLERIST] if self.diablerist else []),
            *(["who has fewer life than their starting life"] if self.injured else []),
            *([f"without {listed(self._but_levels, 'or')}"] if self._but_levels else []),
            *([f"who {deny} follow the Path of {self._but_path}"] if self._but_path else []),
            *(
                [f"other than {with_article(self.but.noun())}"]
                if self.but is not None
                and not (self._but_clan or self._but_titles)
                and not (self._but_sects or self._but_levels or self._but_path)
                else []
            ),
        ]

    @property
    def _like(self) -> str:
        """The clan or sect that it shares with another minion."""
        own = self.same.startswith("own ")
        return f"{self.same.removeprefix('own ')} as this minion" if own else self.same

    @property
    def _but_clan(self) -> bool:
        """The clan that the filter excludes, if it excludes nothing else: "non-Ravnos"."""
        return self.but is not None and self.but == MinionFilter(clans=self.but.clans)

    @property
    def _but_titles(self) -> tuple[str, ...]:
        """The titles that it excludes, if it excludes nothing else: "non-priscus"."""
        if self.but is None or self.but != MinionFilter(titles=self.but.titles):
            return ()
        return tuple(_rank(one) for one in self.but.titles)

    @property
    def _but_sects(self) -> tuple[Sect, ...]:
        """The sects that it excludes, if it excludes nothing else: "non-Anarch"."""
        if self.but is None or self.but != MinionFilter(sects=self.but.sects):
            return ()
        return self.but.sects

    @property
    def _but_path(self) -> str:
        """The path that it excludes, if nothing else: "who do not follow the Path of"."""
        if self.but is None or self.but != MinionFilter(path=self.but.path):
            return ""
        return self.but.path

    @property
    def _but_levels(self) -> tuple[str, ...]:
        """The Disciplines that it excludes, if it excludes nothing else: "without Auspex"."""
        found: list[str] = []
        one = self.but
        while one is not None:
            if not one.level or one != MinionFilter(level=one.level, either=one.either):
                return ()
            found.append(_discipline(one.level))
            one = one.either
        return tuple(found)

    def _second(self, *, plural: bool) -> str:
        """The second kind, without the words that it shares with the first."""
        said = "" if self.either is None else self.either.noun(plural=plural)
        return said.removeprefix("ready ")

    def state(self) -> str:
        """The required states as adjectives: "ready and unlocked"; empty if more is required."""
        words = [
            *(["ready"] if self.ready else []),
            *([] if self.locked is None else ["locked" if self.locked else "unlocked"]),
            *(["in torpor"] if self.torpor else []),
        ]
        plain = MinionFilter(ready=self.ready, locked=self.locked, torpor=self.torpor)
        return " and ".join(words) if self == plain else ""


def _discipline(level: str) -> str:
    """A level as a text names it: "Auspex", "superior Auspex"."""
    name = DISCIPLINES[level.lower()].name if level.lower() in DISCIPLINES else level
    return f"superior {name}" if level.isupper() else name


_CREATURES = {
    Trait.MAGE.value: "mages",
    Trait.MORTAL.value: "mortals",
    Trait.MUMMY.value: "mummies",
    Trait.WEREWOLF.value: "werewolves",
    Trait.WRAITH.value: "wraiths",
    Trait.ZOMBIE.value: "zombies",
}
"""Creatures with their plurals."""


def plural_of(who: MinionFilter) -> str:
    """The minions that a filter describes: "younger vampires"."""
    return who.noun(plural=True)


def _plural(kind: str) -> str:
    """The plural of a kind of minion; clans keep their form."""
    if kind in _CREATURES:
        return _CREATURES[kind]
    if kind.endswith("ally"):
        return f"{kind[:-4]}allies"
    ranks = ("prince", "justicar")
    return f"{kind}s" if kind.endswith(("vampire", "minion", "Anarch", "member", *ranks)) else kind


def _rank(title: Title) -> str:
    """The noun for the holder of a title."""
    if title is Title.INNER_CIRCLE:
        return "Inner Circle member"
    return title.value.lower()


def last_turn(context: EffectContext) -> int:
    """The last turn of the user before this one."""
    seat = context.table.seats[context.seat]
    return seat.last_turn if context.table.active == context.seat else seat.this_turn


def has_copy(table: Table, card: int, host: CardInPlay) -> bool:
    """Whether another copy of a card is on a card in play."""
    number = table.cards[card].id
    return any(table.cards[other].id == number and other != card for other in host.attached)


ANYONE = MinionFilter()
VAMPIRE = MinionFilter(vampire=True)
ALLY = MinionFilter(vampire=False)
ANARCH = MinionFilter(sects=(Sect.ANARCH,))
READY_ANARCH = MinionFilter(sects=(Sect.ANARCH,), ready=True)
READY_VAMPIRE = MinionFilter(vampire=True, ready=True)


def corruption(seat: int) -> str:
    """The mark that counts the corruption counters of a Methuselah on a minion."""
    return f"corruption {seat}"


def seats_of(context: EffectContext, whose: Whose) -> Sequence[int]:
    """The selected Methuselahs, clockwise from the active one."""
    table = context.table
    if whose == "mine":
        return [context.seat]
    if whose == "prey":
        return [table.prey(context.seat)]
    if whose == "predator":
        return [table.predator(context.seat)]
    everybody = table.clockwise(table.active)
    if whose == "any":
        return everybody
    if whose == "others":
        return [seat for seat in everybody if seat != context.seat]
    return _further_seats(context, whose)


def _further_seats(context: EffectContext, whose: Whose) -> Sequence[int]:
    """The Methuselahs of the selections that are rarely used."""
    table = context.table
    if whose == "predator or prey":
        return list(dict.fromkeys((table.predator(context.seat), table.prey(context.seat))))
    if whose == "bled":
        bleed = context.bleed
        return [] if bleed is None else [bleed.seats[0]]
    if whose in {"aimed", "blocker"}:
        return _seats_in_action(context, whose)
    if whose == "active":
        return [table.active]
    if whose == "target":
        return [context.target_seat]
    card = context.host if whose == "host" else context.card
    return [table.in_play[card].controller]


def _seats_in_action(context: EffectContext, whose: Whose) -> Sequence[int]:
    """The targets of the action, or the controller of the minion that has blocked it."""
    action = context.action
    if action is None or whose == "aimed":
        return [] if action is None else action.seats
    found = context.table.in_play.get(action.blocker)
    return [] if found is None else [found.controller]


type Test = Callable[[MinionFilter, EffectContext, Minion], bool]
"""Whether a minion matches one field of a filter."""

_TESTS: Final[dict[str, Test]] = {
    "vampire": lambda who, _, minion: minion.vampire is who.vampire,
    "ready": lambda _who, _, minion: minion.ready,
    "torpor": lambda _who, _, minion: minion.in_torpor,
    "locked": lambda who, _, minion: minion.locked is who.locked,
    "younger": lambda _, at, minion: minion.vampire and minion.capacity < at.user_capacity,
    "older": lambda _, at, minion: minion.vampire and minion.capacity > at.user_capacity,
    "another": lambda _, at, minion: minion.card not in {at.minion, at.host},
    "clans": lambda who, _, minion: minion.clan in who.clans,
    "sects": lambda who, at, minion: sects.belongs_to_any(at.table, minion, who.sects),
    "titles": lambda who, at, minion: any(
        titles.counts_as(at.table, minion, one) for one in who.titles
    ),
    "titled": lambda _, at, minion: titles.current_title(at.table, minion) is not None,
    "untitled": lambda _who, _, minion: titles.untitled(minion),
    "city": lambda _, at, minion: (
        bool(minion.city) and titles.current_title(at.table, minion) is not None
    ),
    "least": lambda who, _, minion: minion.vampire and minion.capacity >= who.least,
    "most": lambda who, _, minion: (
        minion.vampire and who.most is not None and minion.capacity <= who.most
    ),
    "level": lambda who, at, minion: has_level(at.table, minion, who.level),
    "trait": lambda who, at, minion: (
        who.trait is not None and has_trait(at.table, minion, who.trait)
    ),
    "no_trait": lambda who, at, minion: (
        who.no_trait is not None and not has_trait(at.table, minion, who.no_trait)
    ),
    "blood": lambda who, _, minion: bool(minion.blood) is who.blood,
    "most_blood": lambda who, _, minion: (
        who.most_blood is not None and minion.blood <= who.most_blood
    ),
    "unique": lambda _, at, minion: at.table.cards[minion.card].unique,
    "without": lambda who, at, minion: all(
        who.without not in at.table.cards[card].traits for card in minion.attached
    ),
    "corrupted": lambda _, at, minion: minion.mark(corruption(at.seat)) > 0,
    "alone": lambda _, at, minion: not has_copy(at.table, at.card, minion),
    "but": lambda who, at, minion: who.but is not None and not who.but.fits(at, minion),
    "path": lambda who, at, minion: path_of(at.table, minion) == who.path,
    "same": lambda who, at, minion: who.is_alike(at, minion),
    "diablerist": lambda _, at, minion: minion.mark(COMMITTED) > last_turn(at),
    "injured": lambda _who, _, minion: minion.blood < minion.capacity,
    "name": lambda who, at, minion: at.table.cards[minion.card].definition.name == who.name,
}
"""The tests by field."""


@cache
def tests_of(who: MinionFilter) -> tuple[Test, ...]:
    """The tests for the fields of a filter whose values differ from those of :data:`ANYONE`."""
    return tuple(
        test for field, test in _TESTS.items() if getattr(who, field) != getattr(ANYONE, field)
    )


def minions_of(context: EffectContext, who: MinionFilter, whose: Whose) -> list[Minion]:
    """The matching minions in play."""
    table: Table = context.table
    return [
        minion
        for seat in seats_of(context, whose)
        if table.seats[seat].minions and not table.seats[seat].ousted
        for minion in table.minions(seat)
        if who.fits(context, minion)
    ]


class AtSuperior(Condition, frozen=True):
    """The permanent has entered play at superior; otherwise it has its basic version (PLY-36)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(context.card_in_play.mark(SUPERIOR_VERSION))
