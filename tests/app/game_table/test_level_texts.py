"""The text of a card at a level on a button, understandable without the other level."""

import pytest

from cardbase.level_lines import level_line
from vtes_deck.app.game_table.level_texts import level_text

BOTH = "[obt] +1 stealth. Unlock this minion.\n[OBT] As above, but for +2 stealth."
EITHER = "[pot] or [pre] Do this.\n[POT] or [PRE] As above, and do that."
LONG = f"[aus] {'Do something that takes many words, ' * 5}and more.\n[AUS] As above, and do that."


@pytest.mark.parametrize(
    ("text", "level", "said"),
    [
        (BOTH, "obt", "+1 stealth. Unlock this minion"),
        (BOTH, "OBT", "+2 stealth. Unlock this minion"),
        (EITHER, "pre", "Do this"),
        (EITHER, "PRE", "Do this. Do that"),
        ("[cel][for] [COMBAT] Do this.", "cel+for", "Do this"),
        ("[FLIGHT] Do this.", "fli", "Do this"),
        ("Do this.", "aus", ""),
    ],
)
def test_a_level_is_complete(text, level, said):
    assert level_text(text, level) == said


def test_a_long_text_keeps_the_additions_of_the_superior_level():
    said = level_text(LONG, "AUS")
    assert said.startswith("Do something")
    assert said.endswith(" … Do that")


def test_no_level_of_a_card_refers_to_the_level_above(cb):
    """Three cards name the level that they refer to in the middle of a sentence."""
    refers = set()
    for card in cb.library:
        for line in card.text.splitlines():
            for level in level_line(line).levels:
                said = level_text(card.text, "+".join(level))
                assert len(said) < 130
                if "above" in said.lower() and "above" in line:
                    refers.add(card.name)
    assert len(refers) <= 3


@pytest.mark.parametrize(
    ("line", "levels", "text"),
    [
        ("[obf][REACTION] Do this.", (("obf",),), "Do this."),
        ("[ani] [pro]: Do this.", (("ani", "pro"),), "Do this."),
        ("[ani] or [pro] Do this.", (("ani",), ("pro",)), "Do this."),
        ("[REACTION] Do this [dom].", (), "Do this [dom]."),
    ],
)
def test_a_line_begins_with_its_levels(line, levels, text):
    found = level_line(line)
    assert (found.levels, found.text) == (levels, text)
