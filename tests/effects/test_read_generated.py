"""Cards without a declaration act as they are read, in generated situations."""

from functools import cache

import pytest
from card_openings import activities
from card_trial import Trial
from msgspec.structs import replace

from cardbase.model import LibraryCard
from vtes_deck.effects import registry
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.reader.analogy import AnalogicReader
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.reader.precedents import Precedents
from vtes_deck.effects.vocab import IS_MERGED


@pytest.fixture(scope="module")
def analogic(cb):
    reader = Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))
    return AnalogicReader(reader, cache(lambda: Precedents.of(definitions().values(), cb)))


def follows_path(official):
    """Whether a card requires a path, which the situations lack."""
    return isinstance(official, LibraryCard) and bool(official.requirement.paths)


def unmerged(definition):
    """A definition without the parts for a merged vampire, which the situations lack."""
    if definition is None:
        return None
    parts = (one for one in definition.parts if IS_MERGED not in getattr(one, "conditions", ()))
    return replace(definition, parts=tuple(parts))


READ_SHARES = 8
SITUATIONS = 3
READ_GAPS = {
    200591: {("use", 0)},  # no minion of the situations equips
    200947: {("action", 0)},  # no older vampire of the situations has Presence
    100436: {
        ("action", 0),
        ("action", 1),
        ("hand", 0),
    },  # no such old vampire without the Camarilla
    100902: {("fight", 0)},  # no damage to a vampire with the superior version
    100686: {("hand", 1)},  # no ally of the situations fights; test_read_played.py has one
    101134: {("hand", 0)},  # no retainer of the situations is on a vampire of another
    102129: {("hand", 1)},  # no superior version is played; test_read_played.py has it
    101438: {("use", 0)},  # it enters the situations without its counters
    101647: {("action", 0), ("hand", 0)},  # no vampire of the situations has committed diablerie
    101521: {("hand", 1)},  # no such action at a minion; test_read_thefts_and_blocks.py has one
    102048: {("action", 0)},  # no vampire in torpor has equipment; the same file has one
    102031: {("use", 0)},  # its bearer is never locked in an action of another; the same file
    101722: {("use", 1)},  # no superior version is played
    100180: {("hand", 0), ("hand", 1)},  # no minion with Valeren has a sword; test_read_combat.py
    102081: {("hand", 1)},  # no action of a younger vampire at a locked one; the same file
    101656: {("fight", 0)},  # no second round at long range; test_read_possessions.py has one
    102162: {("fight", 0)},  # no opponent without Celerity; the same file has one
    201236: {("use", 0)},  # no minion of the situations acts with a card that requires Serpentis
    101582: {("hand", 1)},  # no hunting ground in the situations; test_read_actions.py has one
    102292: {("use", 1)},  # no action at an ally; test_read_protection.py has one
    102034: {("use", 0)},  # it enters the situations without its counters; test_read_masters.py
    100041: {("use", 0), ("use", 1)},  # no slave of the situations; test_read_protection.py
    100140: {("use", 1)},  # a Daughter of Cacophony is in the situations; test_read_protection.py
    100326: {("use", 0)},  # no action at the bearer; the same file has one
    102361: {("use", 0)},  # no damage to the bearer; the same file has some
    100967: {("use", 0)},  # no mummy of the situations bleeds; the same file has one
    102122: {("hand", 0)},  # no contract in the situations; the same file has one
    100082: {("use", 0)},  # no hunting ground in the situations; test_read_standing.py has one
    100746: {("hand", 0)},  # no younger victim in the situations; test_read_lasting.py has one
}
"""The activities that the situations do not reach, by card."""


@pytest.mark.parametrize("share", range(READ_SHARES))
def test_read_cards_act_in_generated_situations(cb, analogic, monkeypatch, share):
    """Each activity of an undeclared card occurs in a generated situation."""
    undeclared = [one for one in cb if one.id not in definitions() and not is_plain(one)]
    read = [
        (one, unmerged(analogic.read(one).definition)) for one in undeclared[share::READ_SHARES]
    ]
    for one, definition in read:
        if definition is not None:
            monkeypatch.setitem(definitions(), one.id, definition)
    registry._script.cache_clear()  # noqa: SLF001 - the cards have scripts from now on
    try:
        for one, definition in read:
            if definition is not None and not follows_path(one):
                known = READ_GAPS.get(one.id, set())
                assert known <= activities(one), one.name
                left = None
                for seed in range(SITUATIONS):
                    trial = Trial(cb, one, without=known, seed=seed)
                    trial.run(rounds=24)
                    left = trial.todo if left is None else left & trial.todo
                    if not left:
                        break
                assert not left, f"{one.name}: never offered"
    finally:
        registry._script.cache_clear()  # noqa: SLF001
