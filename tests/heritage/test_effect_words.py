"""The effects of schemes and abilities in plain words."""

import typing

import msgspec
import pytest
from heritage_play import Scene, demonstration

from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.dataset.effects import Effect, Who
from vtes_deck.heritage.decisions import DecisionKind, Option
from vtes_deck.heritage.effect_words import ability_words, effect_words
from vtes_deck.heritage.narrator import option_sentence, word_name
from vtes_deck.heritage.verb_effects import WAY

GAIN = {"do": "gain", "n": 1}


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"do": "gain", "n": 2}, "Gain 2 power."),
        ({"do": "gain", "token": "infamy"}, "Receive 1 infamy."),
        ({"do": "gain", "per": {"of": "childer"}}, "Gain 1 power for each of its childer."),
        (
            {"do": "steal", "who": {"of": "opponents", "boons": 1}, "token": "boon", "n": 2},
            "Steal 2 boons from any vampire of an opponent (with at least 1 boon).",
        ),
        (
            {"do": "torpor", "who": {"of": "opponents", "kinds": ["fledgling"], "infamy": 1}},
            "Place any vampire of an opponent (fledgling, with at least 1 infamy) into torpor.",
        ),
        (
            {"do": "torpor", "who": {"of": "you"}, "sacrifice": False},
            "Place any vampire of your bloodline into torpor; no childe can go instead.",
        ),
        (
            {"do": "exhaust", "who": {"which": "each", "of": "pack", "same": "class"}},
            "Exhaust each vampire of the pack (of the same class).",
        ),
        (
            {
                "do": "exhaust",
                "who": {"n": 2, "attributes": ["A", "wealthy"], "clans": ["tremere"]},
            },
            "Exhaust any vampire (2 of them, high class / wealthy, Tremere).",
        ),
        ({"do": "draw", "by": "opponents"}, "Each opponent draws 1 clan scheme."),
        ({"do": "clear-queue", "most": 3, "least": 0}, "Remove up to 3 characters from the queue."),
        ({"do": "clear-queue", "most": 3, "least": 1}, "Remove 1 to 3 characters from the queue."),
        ({"do": "clear-queue", "most": 2, "least": 2}, "Remove 2 characters from the queue."),
        (
            {"do": "either", "ways": [[GAIN, {"do": "draw"}], [{"do": "reserve"}]]},
            "Choose one: Gain 1 power; Draw 1 clan scheme / Reserve a character of the queue.",
        ),
        (
            {"do": "kiss-the-ring", "effects": [{"do": "exhaust", "who": {"of": "victim"}}]},
            "Each opponent gives a boon, or else: Exhaust any vampire of that opponent.",
        ),
        (
            {"do": "embrace-the-chaos", "among": ["class", "geography"]},
            (
                "Declare an attribute (class, geography) "
                "and recruit the first of the deck that has it."
            ),
        ),
    ],
)
def test_an_effect_is_described_in_a_sentence(effect, sentence):
    assert effect_words(demonstration(), [msgspec.convert(effect, Effect)]) == sentence


def test_every_effect_has_a_sentence():
    values = {
        "who": {},
        "to": {},
        "attribute": "class",
        "effects": [GAIN],
        "ways": [[GAIN], [GAIN]],
    }
    kinds = typing.get_args(Effect.__value__)
    assert len(kinds) >= 29
    for kind in kinds:
        needed = {name: values[name] for name in kind.__struct_fields__ if name in values}
        tag = kind.__struct_config__.tag
        for token in ("power", "infamy"):
            more = {"token": token} if "token" in kind.__struct_fields__ else {}
            made = msgspec.convert({"do": tag, **needed, **more}, kind)
            events_of = effect_words(demonstration(), [made])
            assert events_of.endswith(".")
            assert "{" not in events_of


def test_every_group_of_vampires_has_a_text():
    groups = typing.get_args(words.Of.__value__)
    for of in groups:
        for which in ("any", "each"):
            events_of = effect_words(demonstration(), [words.Activate(Who(which=which, of=of))])
            assert events_of.startswith("Activate ")


def test_the_text_of_the_owner_replaces_ours():
    ability = msgspec.structs.replace(
        demonstration().characters[0].abilities[0], text="As it is printed."
    )
    assert ability_words(demonstration(), ability) == "As it is printed."


def test_each_alternative_describes_its_effect():
    scene = Scene("brujah", "ventrue")
    either = msgspec.convert({"do": "either", "ways": [[GAIN], [{"do": "reserve"}]]}, words.Either)
    scene.do(either)
    assert scene.decision.kind is DecisionKind.WAY
    events_of = [option_sentence(scene.table, option) for option in scene.decision.options]
    assert events_of == ["1: Gain 1 power.", "2: Reserve a character of the queue."]
    assert option_sentence(scene.table, Option(WAY, n=7)) == "7: "


def test_texts_use_the_displayed_names_of_places_clans_and_titles():
    table = Scene("brujah", "ventrue").table
    assert word_name(table, "prince") == "Prince"
    assert word_name(table, "tremere") == "Tremere"
    assert word_name(table, "sabbat") == "Sabbat"
    assert word_name(table, "G/F") == "north / east"
    assert word_name(table, "e > south-gate") == "south > South Gate"
