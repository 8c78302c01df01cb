"""The activities with a card, and the openings of a game in which they are possible."""

from __future__ import annotations

import msgspec

from cardbase.terms import Type
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.vocab import Role
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    DURING_ACTION,
    END_OF_ROUND,
    INFLUENCE,
    MASTER,
    POLLING,
    PRESS,
    RANGE,
    START_OF_TURN,
    STRIKE,
    UNLOCK,
)

PERMANENT = frozenset({Type.EQUIPMENT, Type.RETAINER, Type.ALLY, Type.EVENT, Type.POLITICAL_ACTION})
"""Types of cards that are played without a mode."""


def activities(card):
    """The activities of players with a card: pairs of a kind and a number.

    ``hand``: a mode of playing it; ``use``, ``action``, ``fight``: a power, an action, a move in
    combat of the card in play; ``later``: an option that the card gives after it was played.
    """
    script = script_of(card)
    found = {("hand", n) for n in range(len(script.modes))}
    if not found and card.kind != "crypt" and PERMANENT & set(card.types):
        found = {("hand", 0)}
    found |= {("use", n) for n in range(len(script.uses_of))}
    found |= {("action", n) for n in range(len(script.card_actions))}
    found |= {("fight", n) for n in range(len(script.fights))}
    found |= {("later", n) for n, one in enumerate(script.delayed) if one.at or one.move}
    return found


def activity_of(script, option):
    """The activity of an option, as :func:`activities` names it; ``None`` for others."""
    word = option.verb.name.split(" ")[0]
    if option.verb is combat_cards.USE:
        return "fight", option.mode
    if word == "deed":
        return "action", option.mode - len(script.uses_of)
    if word in {"use", "later"}:
        return word, option.mode
    if word in {"play", "act"}:
        return "hand", option.mode
    if word in {"political", "equip", "employ", "recruit"} or option.verb.name == "play event":
        return "hand", 0
    return None


class Opening(msgspec.Struct, frozen=True):
    """An opening: how a table is played.

    Attributes: good: the activities in it, as :func:`moments` names them. name, phase: the active
    Methuselah, and the first phase. verb: the action that is announced if possible; empty for any.
    blocks: whether an action is blocked if possible; ``None`` is random. wild: all choices are
    random, including the turns of the others.
    """

    good: str
    name: str
    phase: Phase
    verb: str = ""
    blocks: bool | None = None
    wild: bool = False


OPENINGS = (
    Opening("turn", "Ada", Phase.UNLOCK, "bleed", blocks=False),
    Opening("reaction", "Cleo", Phase.MINION, "bleed", blocks=False),
    Opening("reaction", "Cleo", Phase.MINION, "bleed", blocks=True),
    Opening("modifier", "Ada", Phase.MINION, "bleed", blocks=False),
    Opening("modifier", "Ada", Phase.MINION, "bleed", blocks=True),
    Opening("combat", "Ada", Phase.MINION, "bleed", blocks=True),
    Opening("combat", "Cleo", Phase.MINION, "bleed", blocks=True),
    Opening("vote", "Ada", Phase.MINION, "political", blocks=False),
    Opening("vote", "Cleo", Phase.MINION, "political", blocks=False),
    Opening("modifier", "Ada", Phase.MINION, "hunt", blocks=False),
    Opening("modifier", "Ada", Phase.MINION, "hunt", blocks=True),
    Opening("influence", "Ada", Phase.INFLUENCE),
    Opening("turn", "Ada", Phase.UNLOCK, wild=True),
    Opening("reaction", "Cleo", Phase.UNLOCK, wild=True),
    Opening("turn", "Ben", Phase.UNLOCK, wild=True),
)
IN_COMBAT = (
    BEFORE_RANGE | RANGE | BEFORE_STRIKES | STRIKE | ADDITIONAL_STRIKES | DAMAGE | PRESS
) | END_OF_ROUND
REACTING = frozenset({Role.REACTING, Role.LOCKED, Role.EITHER})


def moments(script, activity):
    """The kinds of openings in which an activity with a card is possible."""
    kind, number = activity
    if kind == "action" or (kind == "hand" and not script.modes):
        return {"turn"}
    if kind in {"fight", "use"}:
        return _of_window(script.uses_of[number].at if kind == "use" else IN_COMBAT)
    reacts = any(mode.role in REACTING for mode in script.modes)
    aside = {"reaction" if reacts else "modifier"}
    if kind == "later":
        one = script.delayed[number]
        return {"combat"} if one.move is not None or one.at & IN_COMBAT else aside
    way = script.compiled_modes[number]
    windows, mode = way.windows, way.mode
    if mode.role in {Role.ACTOR, Role.METHUSELAH}:
        return {"reaction"} if mode.at else {"turn"}
    if mode.role is Role.COMBATANT or windows & POLLING:
        return _of_window(windows)
    return aside


def _of_window(windows):
    for wanted, found in (
        (UNLOCK | MASTER | START_OF_TURN, "turn"),
        (INFLUENCE, "influence"),
        (IN_COMBAT, "combat"),
        (DURING_ACTION, "modifier"),
        (POLLING, "vote"),
    ):
        if windows & wanted:
            return {found, "reaction"} if found == "modifier" else {found}
    return {"modifier", "reaction"}
