"""Printed facts of a card, read from the card base once per game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from cardbase.model import NO_REQUIREMENT, AnyCard, CryptCard, LibraryCard, Requirement
from cardbase.terms import Sect, Title, Trait, Type
from vtes_deck.engine.state import windows
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.statics import Feature, Has, Indexed, ListensTo, Static, indexed

type ScriptOf = Callable[[AnyCard], CardScript]
"""Finds the script of a card; ``NO_SCRIPT`` if the card has none."""


_REFLEX = re.compile(
    r"\[(\w{3})\] ?\[REFLEX\] Cancel an? (frenzy|grapple) card"
    r"[^.]{0,200}?as it is played(, and its cost)?"
)


class Reflex(msgspec.Struct, frozen=True, gc=False):
    """The cards that a reflex card cancels.

    Attributes:
        kind: a trait of the cards that it cancels.
        discipline: the Discipline that it requires, by its code.
        free: the cost of the cancelled card is not paid.
    """

    kind: Trait
    discipline: str
    free: bool = False


class Printed(msgspec.Struct, frozen=True, eq=False, kw_only=True, gc=False):
    """A printed card.

    Attributes:
        definition: the card of the card base.
        id, name: those of the definition.
        script: the script of its text.
        windows: the windows in which it could be played from the hand, as
            :attr:`Windows.from_hand`.
        types, traits: sets. PLY-03: master, event, or a type that minions play; PLY-04: a card
            may have several.
        unique: CON-01.
        crypt, vampire, imbued: its kind.
        capacity: capacity of a vampire; starting life of an imbued (IMB-15) or an ally; otherwise
            0.
        disciplines: code in lower case and level, 1 or 2, of a vampire.
        clan, sect, title, city: the values of a vampire.
        statics: its permanent bonuses and the statics of its text, for the index.
        features: the features of its text.
        listens_to: the names of the events to which its text responds in play.
        pool_cost, blood_cost: 0 without a cost; ``cost_x`` is true if the player chooses the cost.
        requirement: the requirements for playing it.
        directed_icon: it has a printed (D) (CRD-02).
        becomes_location: equipment that is a location in play (PLY-37).
        burn_option: it has a printed burn option (PLY-28).
        slave_to: the clan that it serves (TRT-08).
        trifle, out_of_turn: MAS-08, MAS-05.
        bleed, strength: values of a minion, before bonuses (BLD-06, COM-16); allies print theirs.
        has_versions: it has an advanced or a base version (INF-13).
        reflex: the cards that it cancels as a reflex, or ``None`` (PLY-25).
    """

    definition: AnyCard
    id: int
    name: str
    script: CardScript
    windows: int
    types: frozenset[Type]
    traits: frozenset[Trait]
    unique: bool
    crypt: bool = False
    vampire: bool = False
    imbued: bool = False
    ally: bool = False
    retainer: bool = False
    equipment: bool = False
    master: bool = False
    event: bool = False
    capacity: int = 0
    disciplines: dict[str, int] = {}
    clan: str = ""
    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    statics: Indexed = ()
    features: frozenset[Feature] = frozenset()
    listens_to: tuple[str, ...] = ()
    pool_cost: int = 0
    blood_cost: int = 0
    cost_x: bool = False
    requirement: Requirement = NO_REQUIREMENT
    trifle: bool = False
    out_of_turn: bool = False
    burn_option: bool = False
    slave_to: str = ""
    directed_icon: bool = False
    becomes_location: bool = False
    bleed: int = 1
    strength: int = 1
    has_versions: bool = False
    reflex: Reflex | None = None

    def __eq__(self, other: object) -> bool:
        """Equal if the printed card and the script are the same."""
        if not isinstance(other, Printed):
            return NotImplemented
        return self.script is other.script and self.definition == other.definition

    def __hash__(self) -> int:
        """Hash of the id."""
        return hash(self.id)

    def required_at(self, level: str) -> Sequence[str]:
        """The codes of the Disciplines that the card requires as it is played.

        By a ruling, a card of several Disciplines requires those with which it is played.

        Args:
            level: the Disciplines with which it is played, as ``"cel+for"``; empty if unknown.
        """
        return level.lower().split("+") if level else self.requirement.disciplines

    def of[S: Static](self, kind: type[S]) -> list[S]:
        """The statics of one kind in its text, in any zone."""
        return [one for one in self.script.statics if isinstance(one, kind)]


def _features(script: CardScript) -> frozenset[Feature]:
    return frozenset(one.feature for one in script.statics if isinstance(one, Has))


def _listens_to(script: CardScript) -> tuple[str, ...]:
    return tuple(one.event.name for one in script.statics if isinstance(one, ListensTo))


def printed(card: AnyCard, script: CardScript) -> Printed:
    """The printed facts of a card of the card base."""
    return _crypt(card, script) if isinstance(card, CryptCard) else _library(card, script)


def _crypt(card: CryptCard, script: CardScript) -> Printed:
    types = frozenset(card.types)
    imbued = Type.IMBUED in types
    return Printed(
        definition=card,
        id=card.id,
        name=card.unique_name,
        script=script,
        windows=0,
        types=types,
        # IMB-01: an imbued counts as a mortal.
        traits=frozenset(card.traits) | ({Trait.MORTAL} if imbued else set()),
        unique=Trait.NON_UNIQUE not in card.traits,
        crypt=True,
        vampire=Type.VAMPIRE in types,
        imbued=imbued,
        capacity=card.capacity,
        disciplines={code.lower(): card.level(code) for code in card.disciplines},
        clan=card.clan,
        sect=card.sect,
        title=card.title,
        city=card.city,
        statics=indexed(script.statics, card.permanent),
        features=_features(script),
        listens_to=_listens_to(script),
        slave_to=_master_clan(card),
        has_versions=bool(card.variants),
        directed_icon="Ⓓ" in card.text,
    )


def _library(card: LibraryCard, script: CardScript) -> Printed:
    types = frozenset(card.types)
    costs = (card.pool_cost, card.blood_cost)
    pool, blood = (0 if cost == "X" else cost for cost in costs)
    reflex = reflex_of(card)
    return Printed(
        definition=card,
        id=card.id,
        name=card.unique_name,
        script=script,
        windows=script.windows.from_hand | _windows_of(card, reflex=reflex is not None),
        types=types,
        traits=frozenset(card.traits),
        unique=card.unique,
        ally=Type.ALLY in types,
        retainer=Type.RETAINER in types,
        equipment=Type.EQUIPMENT in types,
        master=Type.MASTER in types,
        event=Type.EVENT in types,
        capacity=card.life or 0,
        statics=indexed(script.statics, {}),
        features=_features(script),
        listens_to=_listens_to(script),
        pool_cost=pool,
        blood_cost=blood,
        cost_x="X" in costs,
        requirement=_requirement(card),
        burn_option=card.burn_option,
        trifle=card.trifle,
        out_of_turn=Trait.OUT_OF_TURN in card.traits,
        directed_icon="Ⓓ" in card.text,
        becomes_location=Type.EQUIPMENT in types and Trait.LOCATION in card.traits,
        bleed=_stat(card, "bleed"),
        strength=_stat(card, "strength"),
        reflex=reflex,
    )


_LEVELS = re.compile(r"^((?:\[\w{3}\] ?)+)", re.MULTILINE)
"""Matches the Disciplines at the start of each mode in the text."""


def _requirement(card: LibraryCard) -> Requirement:
    """The requirement (PLY-05). PLY-08: a card of two Disciplines may have a mode with only one."""
    wanted = set(card.requirement.disciplines)
    for level in _LEVELS.findall(card.text):
        codes = {code.lower() for code in re.findall(r"\w{3}", level)} & wanted
        if codes and codes < wanted:
            return msgspec.structs.replace(card.requirement, combo=False)
    return card.requirement


def reflex_of(card: LibraryCard) -> Reflex | None:
    """PLY-25: the cards that a card can cancel as a reflex, or ``None``."""
    found = _REFLEX.search(card.text)
    return Reflex(Trait(found[2]), found[1], bool(found[3])) if found else None


def _master_clan(card: CryptCard) -> str:
    """TRT-08: the clan before the word "slave" in the text of a slave."""
    found = re.search(r"(\w{1,30}(?: antitribu)?) slave\b", card.text, re.IGNORECASE)
    return found[1] if found and Trait.SLAVE in card.traits else ""


def _stat(card: LibraryCard, word: str) -> int:
    """AMB-10: the number in a phrase such as "2 strength" in the text of an ally; 1 by default."""
    found = re.search(rf"(\d+) {word}\b", card.text) if Type.ALLY in card.types else None
    return int(found[1]) if found else 1


def _windows_of(card: LibraryCard, *, reflex: bool) -> int:
    """The windows that need no script, such as those of permanents, votes and burn options."""
    permanent = not {Type.EQUIPMENT, Type.RETAINER, Type.ALLY}.isdisjoint(card.types)
    minions = windows.ACT * permanent | windows.AS_PLAYED * reflex
    anybody = (
        windows.POLLING * (Type.POLITICAL_ACTION in card.types)
        | windows.DISCARDABLE * card.burn_option
        | windows.TEACHING * (Trait.DISCIPLINE in card.traits)
        | windows.TROPHY * (Trait.TROPHY in card.traits)
    )
    return windows.Windows(anybody, acting=minions, others=minions).from_hand
