"""The messages of the game and of the reader of data sets can be translated."""

import pytest
from heritage_play import demonstration
from marked_language import Marked, unmarked_words

from vtes_deck.heritage import (
    Game,
    Player,
    Position,
    PositionError,
    SavedGameError,
    Setting,
    SettingError,
    gaps,
    load,
    parse,
    table_of,
)
from vtes_deck.heritage.chronicle import Adopt, Begin, Chronicle, ChronicleError
from vtes_deck.heritage.chronicle.state import Sheet, State
from vtes_deck.language import tr

WRONG = """
[set]
id = "Not An Id"
colour = "red"
[[characters]]
id = "a"
class = "Q"
slots = -1
abilities = [{ name = 3, effects = [{ do = "fly" }, { n = 1 }, "gain"] }]
[[leaders]]
id = "l"
name = ""
clan = "bruhaj"
schemes = "none"
[[schemes]]
id = "s"
name = "S"
requires = { warlike = 1 }
research = "yes"
[characetrs]
[[boards]]
"""
REFERENCES = """
[set]
id = "mine"
name = "Mine"
[[leaders]]
id = "l"
name = "L"
clan = "brujah"
schemes = ["nothing"]
[[schemes]]
id = "s"
name = "S"
[boards]
titles = ["prince"]
courts = [{ id = "x", name = "X", next-to = ["x", "y"] }]
"""


@pytest.fixture(autouse=True)
def marked(speak):
    speak(Marked())


def all_marked(texts):
    listed = list(texts)
    return listed and [unmarked_words(text) for text in listed] == [[]] * len(listed)


@pytest.mark.parametrize("text", [WRONG, REFERENCES, "[set", "", "x = 1" + "1" * 5000])
def test_the_reader_of_data_sets(text):
    found = parse({"mine.toml": text})[1]
    assert all_marked(one.message.render(tr) for one in found), found


def test_missing_entries():
    data = parse({"mine.toml": REFERENCES})[0]
    found = list(gaps(data))
    assert all_marked(gap.what for gap in found)
    assert all_marked(gap.why for gap in found)


@pytest.mark.parametrize(
    "setting",
    [
        Setting((Player("Ada"),)),
        Setting((Player("Ada" * 30), Player(" "))),
        Setting((Player("Ada", clan="brujah"), Player("Ben", clan="brujah"))),
        Setting((Player("Ada"), Player("Ben")), battlegrounds=("B", "A", "C")),
        Setting((Player("Ada", retained="nobody", assets=("gold",)), Player("Ben")), first=4),
    ],
)
def test_setup(setting):
    with pytest.raises(SettingError) as caught:
        Game.start(demonstration(), setting)
    assert all_marked(caught.value.what.render(tr).split("\n"))


def test_positions_and_saved_games():
    with pytest.raises(PositionError) as caught:
        table_of(demonstration(), Position(setting=Setting((Player("Ada"), Player("Ben")))))
    assert all_marked([caught.value.what.render(tr)])
    with pytest.raises(SavedGameError) as caught:
        load("{}", demonstration())
    assert all_marked([caught.value.what.render(tr)])


def test_chronicles():
    chronicle = Chronicle(demonstration())
    with pytest.raises(ChronicleError) as caught:
        chronicle.apply(Begin(players=("Ada", "Ada"), youngest_first=(0, 1)))
    assert all_marked([caught.value.what.render(tr)])
    state = State("other", players=(Sheet("Ada", dots={"cooking": 1}), Sheet("Ada")), chapter=40)
    with pytest.raises(ChronicleError) as caught:
        chronicle.apply(Adopt(state=state))
    assert all_marked(caught.value.what.render(tr).split("\n"))
