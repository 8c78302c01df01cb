"""A pytest plugin that records which nodes of declared cards run: ``-p node_record``.

A node is reached if a method that gets the table or a context was called on it; an effect only if
it was applied. A condition or filter is reached if it was met once, and its ``refuses`` if it was
not met once. Modes, powers, actions and moves are reached if a player chose them. A node that only
contains other nodes is not counted.

At the end the reached nodes are written to the folder that ``NODES_REACHED`` names.
"""

from __future__ import annotations

import functools
import inspect
import os
from pathlib import Path

import msgspec

from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext, Node, Target
from vtes_deck.effects.vocab.counters import Counters
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter
from vtes_deck.effects.vocab.modes import CombinedModes, DelayedReplacement, Mode
from vtes_deck.effects.vocab.powers import CardAction, EntersWith, InCombat, Power
from vtes_deck.effects.vocab.referendum_terms import Terms
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import Zone

COUNTED = (Effect, Condition, Target, Amount, Terms, MinionFilter, Static)
CHOSEN = (Mode, Power, CardAction, InCombat)
DECISIVE = (Condition, MinionFilter)
"""Nodes that return true or false."""
HOLDERS = (EntersWith, DelayedReplacement)
"""Statics that the engine reads without a call."""

REFUSES = "refuses"
_reached: set[tuple[int, str, str]] = set()
_places: dict[int, list[tuple[int, str]]] = {}
"""The card and the path of each node, by the identity of the node."""


def walk(tree, path=""):
    """Every node of a tree with its path."""
    if isinstance(tree, tuple):
        for number, one in enumerate(tree):
            yield from walk(one, f"{path}[{number}]")
    elif isinstance(tree, msgspec.Struct):
        if isinstance(tree, Node):
            path = f"{path}{type(tree).__name__}"
            yield path, tree
        for name in tree.__struct_fields__:
            yield from walk(getattr(tree, name), f"{path}.{name}:")


def expected():
    """The nodes to be reached: card id, path, and kind."""
    found = set()
    for definition in definitions().values():
        for path, node in walk(definition.parts):
            place = isinstance(node, Counters) and "MoveCounters" in path
            if not isinstance(node, COUNTED + CHOSEN) or isinstance(node, HOLDERS) or place:
                continue
            if node == ANYONE:
                continue
            found.add((definition.id, path, ""))
            if isinstance(node, DECISIVE):
                found.add((definition.id, path, REFUSES))
    return found


def _note(node, what="", card=None):
    """Record a node, and for a shared node its place in the card that uses it."""
    places = _places.get(id(node), ())
    own = [place for place in places if place[0] == card]
    _reached.update((number, path, what) for number, path in own or places)


def _watched(name, method):
    @functools.wraps(method)
    def call(self, context, *args, **kwargs):
        answer = method(self, context, *args, **kwargs)
        if id(self) in _places and (name == "carry_out" or not isinstance(self, Effect)):
            known = isinstance(context, EffectContext) and context.card >= 0
            card = context.table.cards[context.card].id if known else None
            no = isinstance(self, DECISIVE) and name in {"holds", "fits"} and not answer
            _note(self, REFUSES if no else "", card)
        return answer

    return call


def _chosen(method):
    @functools.wraps(method)
    def call(self, table, option):
        node = _choice(self, table, option)
        _note(node)
        if isinstance(node, Mode):
            levels = node.level.split("+")
            for part in self.definition.parts:
                if isinstance(part, CombinedModes):
                    for mode in part.modes:
                        if mode.level in levels:
                            _note(mode)
        return method(self, table, option)

    return call


def _choice(script, table, option):
    """The mode, power, action or move that an option chooses, or ``None``."""
    if option.verb is combat_cards.USE:
        return script.fights[option.mode]
    if option.verb.name.startswith("later "):
        return None
    if table.where[option.card] is not Zone.IN_PLAY:
        return script.modes[option.mode] if option.mode < len(script.modes) else None
    return (*script.uses_of, *script.card_actions, None)[option.mode]


def _subclasses(base):
    for one in base.__subclasses__():
        yield one
        yield from _subclasses(one)


def install():
    """Watch every node of every declared card from now on."""
    for definition in definitions().values():
        for path, node in walk(definition.parts):
            _places.setdefault(id(node), []).append((definition.id, path))
    for one in {Node, *_subclasses(Node)}:
        for name, method in list(vars(one).items()):
            if not inspect.isfunction(method) or name.startswith("_"):
                continue
            names = list(inspect.signature(method).parameters)
            if names[1:2] in (["table"], ["context"], ["requirement"], ["activity"]):
                setattr(one, name, _watched(name, method))
    for name in ("play", "use"):
        setattr(DefinitionScript, name, _chosen(getattr(DefinitionScript, name)))


def read(folder):
    """The reached nodes that the processes of a test run have written."""
    found = set()
    for file in folder.iterdir():
        for line in file.read_text("utf-8").splitlines():
            number, path, what = line.split("\t")
            found.add((int(number), path, what))
    return found


def pytest_configure():
    """Start the recording."""
    install()


def pytest_sessionfinish():
    """Write the reached nodes."""
    file = Path(os.environ["NODES_REACHED"]) / os.environ.get("PYTEST_XDIST_WORKER", "all")
    file.write_text("\n".join("\t".join(map(str, one)) for one in sorted(_reached)), "utf-8")
