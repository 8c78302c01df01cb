"""Saved games of Heritage: later entries are harmless, used entries are pinned."""

import random

import msgspec
import pytest
from heritage_play import demonstration

from vtes_deck.heritage import Game, Player, SavedGameError, Setting, load, of_era, save
from vtes_deck.heritage.dataset.effects import Gain

replace = msgspec.structs.replace
OF_CLAN = next(n for n, one in enumerate(demonstration().schemes) if one.clan)


def under_way(*, steps=60, **facts):
    setting = Setting((Player("Ada"), Player("Ben")), of_era(2), basic_missions=2, **facts)
    game = Game.start(demonstration(), setting, 4)
    chance = random.Random(4)
    for _ in range(steps):
        game.apply(chance.choice(game.decision.options))
    return game


def changed(kind, number, **changes):
    entries = list(getattr(demonstration(), kind))
    entries[number] = replace(entries[number], **changes)
    return replace(demonstration(), **{kind: tuple(entries)})


def more(kind):
    """The data set with another entry at the beginning of a list."""
    first = getattr(demonstration(), kind)[0]
    another = replace(first, id="another-one") if kind != "chapters" else replace(first, number=21)
    return replace(demonstration(), **{kind: (another, *getattr(demonstration(), kind))})


LATER = {
    "another character": more("characters"),
    "another leader": more("leaders"),
    "another scheme": more("schemes"),
    "another mission": more("missions"),
    "another chronicle mission": more("chronicle_missions"),
    "another obligation": more("obligations"),
    "another sticker": more("stickers"),
    "another order": replace(
        demonstration(), characters=tuple(reversed(demonstration().characters))
    ),
    "a name": changed("characters", 0, name="Renamed"),
    "a text": changed("schemes", 0, text="Other words."),
    "a chapter": changed("chapters", 0, plots=7),
    "a board that is not in play": replace(
        demonstration(), boards=replace(demonstration().boards, masquerade=9)
    ),
    "quantities": replace(demonstration(), limits=replace(demonstration().limits, most_dots=3)),
}


@pytest.mark.parametrize("what", LATER)
def test_later_entries_are_harmless(what):
    """H-DAT-01 to H-DAT-16: a data set grows during games."""
    game = under_way()
    text = save(game)
    again = load(text, LATER[what])
    assert again.decision == game.decision
    assert save(again) == text
    chance = random.Random(1)
    while game.decision:
        option = chance.choice(game.decision.options)
        game.apply(option)
        again.apply(option)
    assert again.result == game.result


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (changed("characters", 0, class_="C"), "characters "),
        (changed("leaders", 0, schemes=()), "leaders "),
        (changed("schemes", OF_CLAN, effects=(Gain(n=9),)), "schemes "),
        (changed("missions", 0, reward=20), "missions "),
        (changed("characters", 0, archetype=None), "characters "),
        (replace(demonstration(), characters=demonstration().characters[1:]), "characters "),
        (
            replace(demonstration(), boards=replace(demonstration().boards, inquisition={})),
            "boards inquisition",
        ),
    ],
)
def test_a_changed_entry_in_use_is_named(data, named):
    assert data != demonstration()
    with pytest.raises(SavedGameError, match=f"has changed since it was saved: {named}"):
        load(save(under_way()), data)


def test_a_scheme_completed_later_stays_out_of_the_game():
    """H-AFT-02: it can be unlocked when only its name is known."""
    research = next(n for n, one in enumerate(demonstration().schemes) if one.research)
    name = demonstration().schemes[research].id
    half = changed("schemes", research, effects=())
    game = Game.start(half, Setting((Player("Ada"), Player("Ben")), unlocked=(name,)), 2)
    text = save(game)
    again = load(text, demonstration())
    assert again.table.cards == game.table.cards
    assert save(again) == text


def test_invalid_pins_are_refused():
    text = save(under_way(steps=3))
    plain = msgspec.json.decode(text)
    for pins in ({}, {"": "x"}, {"nothing at-all": ""}, {**plain["pins"], "characters no": "1"}):
        with pytest.raises(SavedGameError):
            load(msgspec.json.encode({**plain, "pins": pins}), demonstration())
