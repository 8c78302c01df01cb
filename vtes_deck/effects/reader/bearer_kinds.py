"""Cards whose text serves only one kind of bearer, such as vampires (GEN-31)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from cardbase.clans import CLANS
from cardbase.model import AnyCard
from cardbase.terms import Sect, Title, Type
from vtes_deck.effects.reader.slots import Parts
from vtes_deck.effects.vocab import (
    VAMPIRE,
    Aura,
    Bearer,
    Bonus,
    BurnCard,
    CardAction,
    CardReferendum,
    Discount,
    HasDiscipline,
    HasTrait,
    InCombat,
    MinionFilter,
    OnePerMinion,
    PlayLimit,
    Power,
    RescueCosts,
    Restriction,
    RetainerDamage,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.context import contains
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.modes import Mode

_KINDS = "|".join(map(re.escape, sorted([*CLANS, *Sect, "anarch"], key=len, reverse=True)))
_BEARER = re.compile(
    rf"\b(?:[Tt]his ((?:[\w-]+ )?vampire|{_KINDS}|[\w-]+ minion)"
    r"|[Tt]he ([\w', -]{3,40}?) with this (?:location|equipment|card|weapon|retainer))\b"
)
_CARRIER = re.compile(
    r"\b[Tt]he (?!(?:vampire|minion) with)([\w', -]{3,40}?) with this (?:location|card)\b"
)
"""Matches the bearer of a kind in the text of a card that is not a possession."""
_ATTACHED = re.compile(r"\battached minion\b")
_ANY_BEARER = re.compile(
    r"\b(?:[Bb]earer|[Ee]mployer (?:gets|can)|this minion|(?<!\w )minion with this|attached minion"
    r"|chosen minion)\b"
)
_ANY_EMPLOYER = re.compile(r"\bthe employer\b|\binflicts \d")
"""Matches clauses of retainers that serve any employer."""
_FOR_VAMPIRES = re.compile(
    r"\b[Tt](?:he|his) vampire (?:with this \w+ )?(?:has|gets) superior [A-Z]\w+(?: [A-Z]\w+)?"
)
"""Matches clauses without effect for a bearer that is not a vampire."""
TITLES = {one.value.lower(): one for one in Title}
ANYWAY = (HasDiscipline, OnePerMinion, PlayLimit, RescueCosts)
"""Parts that need no limit, because they have no effect on bearers of another kind."""


def bearer_kind(card: AnyCard) -> MinionFilter | None:
    """The kind of minion that the text serves; ``None`` if it serves any bearer.

    Raises:
        ValueError: if the text names several kinds, or an unknown one.
    """
    if not {Type.EQUIPMENT, Type.RETAINER}.intersection(getattr(card, "types", ())):
        named = set(_CARRIER.findall(card.text))
        if len(named) > 1 or (named and _ATTACHED.search(card.text)):
            raise ValueError(card.text)
        return _filter(named.pop()) if named else None
    text = _FOR_VAMPIRES.sub("", card.text)
    said = {one or other for one, other in _BEARER.findall(text)} - {"minion"}
    if not said:
        return None
    if len(said) > 1 or _ANY_BEARER.search(card.text):
        raise ValueError(card.text)
    return _filter(said.pop())


def _filter(said: str) -> MinionFilter:
    """The filter for a kind: "Sabbat vampire", "Tremere antitribu"."""
    if said in CLANS:
        return MinionFilter(clans=(said,))
    ranks = re.split(", | or ", said)
    if len(ranks) > 1 and TITLES.keys() >= set(ranks):
        return MinionFilter(titles=tuple(TITLES[one] for one in ranks))
    if said.capitalize() in set(Sect):
        return MinionFilter(sects=(Sect(said.capitalize()),))
    sect, _, noun = said.rpartition(" ")
    if noun == "vampire" and (not sect or sect in {one.value for one in Sect}):
        return MinionFilter(vampire=True, sects=(Sect(sect),) if sect else ())
    raise ValueError(said)


def limited(parts: Parts, who: MinionFilter, card: AnyCard) -> Parts | None:
    """The parts, limited to bearers of a kind; ``None`` if one of them cannot be limited."""
    found = [one if _serves_anyone(one, card) else _limited(one, who, Bearer(who)) for one in parts]
    known = [one for one in found if one is not None]
    return tuple(known) if len(known) == len(found) else None


def _serves_anyone(part: Part, card: AnyCard) -> bool:
    """Whether a part comes from a clause about any employer."""
    if not _ANY_EMPLOYER.search(card.text):
        return False
    return (isinstance(part, Aura) and not part.host) or (
        isinstance(part, Trigger) and contains(part, RetainerDamage)
    )


def _limited(part: Part, who: MinionFilter, bears: Bearer) -> Part | None:
    match part:
        case Mode() | CardReferendum() | Power(effects=(BurnCard("this"),), user="controller"):
            return part
        case _ if isinstance(part, ANYWAY):
            return part if isinstance(part, OnePerMinion) or who.vampire or who.clans else None
        case StaticBonus(bonus=bonus, n=n) if bonus is not Bonus.HAND_SIZE:
            return Aura(bonus=bonus, n=n, host=True, conditions=(bears,))
        case CardAction(host=True):
            known = part.who in {who, VAMPIRE} or part.who == MinionFilter()
            return replace(part, who=who) if known else None
        case Aura() | Discount() | HasTrait() | InCombat() | Power() | Restriction() | Trigger():
            if type(part).__module__.startswith("vtes_deck.effects.vocab"):
                return replace(part, conditions=(*part.conditions, bears))
    return None
