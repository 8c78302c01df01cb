"""Clauses about replacing a card and about how often it can be played, on cards of all types."""

import pytest
from msgspec.structs import replace

from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.vocab import DelayedReplacement, InCombat, PlayLimit, Trigger, Until


@pytest.fixture(scope="module")
def reader(cb):
    return Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))


def limits(cb, reader, likeness, text, name="Xantha"):
    """The limits in the text of a card."""
    found = reader.read(replace(cb[likeness], name=name, text=text)).definition
    if found is None:
        return None
    return [one for one in found.parts if isinstance(one, PlayLimit | DelayedReplacement)]


@pytest.mark.parametrize(
    ("when", "until"),
    [
        ("until your next unlock phase", Until.UNLOCK),
        ("until a vampire commits diablerie", Until.DIABLERIE),
        ("as long as this card is in play", Until.SOURCE),
        ("until a vampire sings", None),
    ],
)
def test_an_event_is_replaced_later(cb, reader, when, until):
    text = f"Gehenna.\nDo not replace {when}. Each Methuselah gets +1 hand size."
    expected = None if until is None else [DelayedReplacement(until)]
    assert limits(cb, reader, "Fall of the Camarilla", text) == expected


@pytest.mark.parametrize(
    ("limit", "part"),
    [
        ("Only one Xantha can be played each turn.", PlayLimit(per="turn", by="everybody")),
        (
            "Each Methuselah can play only one Xantha each game.",
            PlayLimit(per="game", by="methuselah"),
        ),
        ("Only one Zadar can be played each turn.", None),
    ],
)
def test_a_limit_names_the_card(cb, reader, limit, part):
    text = f"Master.\nGain 2 pool. {limit}"
    assert limits(cb, reader, "Blood Doll", text) == (None if part is None else [part])


@pytest.mark.parametrize(("level", "code"), [("basic", "dom"), ("superior", "DOM")])
def test_a_limit_at_one_level_does_not_apply_to_the_other(cb, reader, level, code):
    limit = f"Only one Xantha can be played at {level} each turn."
    lines = {"dom": "[dom] +1 stealth.", "DOM": "[DOM] +2 stealth."}
    lines[code] += f" {limit}"
    found = limits(cb, reader, "Conditioning", "\n".join(lines.values()))
    assert found == [PlayLimit(per="turn", by="everybody", levels=(code,))]


@pytest.mark.parametrize(
    ("strike", "is_mandatory"),
    [("an optional additional strike", False), ("an additional strike", True)],
)
def test_an_additional_strike_is_optional_only_if_the_text_says_so(
    cb, reader, strike, is_mandatory
):
    """By a ruling, the additional strike of an ally is mandatory unless its text says optional."""
    text = f"Werewolf with 3 life. 1 strength, 0 bleed.\nXantha gets {strike} (limited) each round."
    found = reader.read(replace(cb["Black Spiral Buddy"], name="Xantha", text=text)).definition
    assert found is not None
    [part] = found.parts
    assert isinstance(part, Trigger if is_mandatory else InCombat)


def test_a_mandatory_strike_of_each_combat_is_not_read(cb, reader):
    """No rule says in which round it takes place."""
    assert reader.read(cb["Black Spiral Buddy"]).definition is None
