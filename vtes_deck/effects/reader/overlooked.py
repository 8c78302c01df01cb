"""Words that the comparison of texts omits, although they would change the meaning of a card."""

from __future__ import annotations

import re

from cardbase.clans import CLANS
from cardbase.model import AnyCard
from cardbase.terms import Type
from vtes_deck.effects.reader.composition import PLAYED
from vtes_deck.effects.vocab.action_conditions import Not
from vtes_deck.effects.vocab.context import NOTHING, Node
from vtes_deck.effects.vocab.counters import Blood
from vtes_deck.effects.vocab.definition import Definition, Part
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.effects.vocab.modes import Mode
from vtes_deck.effects.vocab.powers import Aura, CardAction, Power, StaticBonus
from vtes_deck.effects.vocab.references import Belongs

_THAT = re.compile(
    r"\b(?:on|to|from|lock|unlock|burn|send) that (?:[\w-]+ )?(?:vampire|minion|ally)\b"
)
_THIS = re.compile(r"\b(?:[Tt]his|the acting) (?:[\w-]+ )?(?:vampire|minion|ally)\b")
_OTHERS_FIGHT = re.compile(r"controlled by another Methuselah (?:may|can) enter combat with this\b")
_IN_ACTION = re.compile(r"\bget [+-]\d stealth during that action")
_ACTING_OF_A_KIND = re.compile(r"\bthe acting (vampire|ally)\b")
_ACTING_CLAN = re.compile(r"\bacting ([A-Z][\w']+(?: antitribu)?)\b")
FOR_NOW = ("during that action", "on that action", "for the current action")
"""Words that limit an effect to one action; the comparison omits them."""


def overlooks(definition: Definition, card: AnyCard) -> bool:
    """Whether words that the dialect omits would change the meaning of the definition.

    A bonus "during that action" is not permanent. A minion "controlled by another Methuselah" is
    not any minion. "This acting Gargoyle" is not any acting vampire. "The acting ally" is not any
    acting minion, except on a card that such a minion plays. "That minion" is the target, not the
    minion that plays the card.
    """
    text, parts_ = card.text, definition.parts
    if "after this one" in text:  # no rule of the reader covers a later action
        return True
    spared = "instead of burning" in text
    if spared and any(isinstance(one, Power) and one.forced and not one.key for one in parts_):
        return True
    if _THAT.search(text) and not _THIS.search(text) and _concerns_user(definition.parts):
        return True
    by_others = {*PLAYED, Type.POLITICAL_ACTION}.isdisjoint(card.types)
    clans = getattr(getattr(card, "requirement", None), "clans", CLANS)
    if not by_others and any(
        one in CLANS and one not in clans for one in _ACTING_CLAN.findall(text)
    ):
        return True
    kinds = _ACTING_OF_A_KIND.findall(text) if by_others else ()
    if any(not _names_kind(definition.parts, one) for one in kinds):
        return True
    lasting = _IN_ACTION.sub("", text)
    for_now = any(words in lasting for words in FOR_NOW)
    once_only = text.count("controlled by another Methuselah") == 1
    on_theirs = once_only and any(
        isinstance(one, Mode) and getattr(one.target, "whose", "") == "others" for one in parts_
    )
    theirs = (
        "controlled by another Methuselah" in text
        and not on_theirs
        and not (
            _OTHERS_FIGHT.search(text)
            and any(isinstance(one, CardAction) and _is_of_others(one) for one in definition.parts)
        )
    )
    return any(
        (for_now and isinstance(part, Aura | StaticBonus))
        or (theirs and getattr(getattr(part, "target", None), "whose", "") == "any")
        for part in definition.parts
    )


def _is_of_others(action: CardAction) -> bool:
    """Whether only minions of other Methuselahs can do this, or only against their minions."""
    return action.whose == "others" or Not(Belongs("host", "mine")) in action.conditions


def _concerns_user(parts: tuple[Part, ...]) -> bool:
    """Whether a card with a target has an effect on the minion that plays it."""
    return any(
        _is_on_user(effect)
        for mode in parts
        if isinstance(mode, Mode) and mode.target != NOTHING
        for effect in mode.effects
    )


def _is_on_user(effect: object) -> bool:
    """Whether an effect, or a later one that it starts, is on the minion that plays the card."""
    if getattr(effect, "what", None) == Blood():
        return True
    if "user" in {getattr(effect, field, "") for field in ("who", "which")}:
        return True
    return any(map(_is_on_user, getattr(effect, "effects", ())))


def _names_kind(node: object, kind: str) -> bool:
    """Whether a tree names vampires (or allies, depending on ``kind``)."""
    if isinstance(node, tuple):
        return any(_names_kind(one, kind) for one in node)
    if isinstance(node, MinionFilter) and node.vampire is (kind == "vampire"):
        return True
    return isinstance(node, Node) and any(
        _names_kind(getattr(node, field), kind) for field in node.__struct_fields__
    )
