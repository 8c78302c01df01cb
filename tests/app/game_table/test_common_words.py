"""One button for several options shows the common words of their sentences."""

import pytest

from vtes_deck.app.game_table.common_words import common_words


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        (("Ada plays Rush [CEL].", "Ada plays Rush [POT]."), "Ada plays Rush …"),
        (("Play Tap on Ben for 1.", "Play Tap on Ben for 2."), "Play Tap on Ben for …"),
        (("Ben gets 1 life from it.", "Cleo gets 1 life from it."), "… gets 1 life from it"),
        (("Ben: Ada abstains.", "Ben: Cleo abstains."), "Ben: … abstains"),
        (("Ada acts with it [x].", "Ada acts with it [x], 1."), "Ada acts with it [x] …"),
        (("Burn it (on Ada).", "Burn it (on Ben)."), "Burn it …"),
        (("Ada rescues Ben and burns it.", "Ada hunts."), "Ada …"),
        (("Ada hunts.", "Ben bleeds Cleo."), ""),
        (("Choose Ada.", "Choose Ben."), "Choose …"),
    ],
)
def test_the_common_words_of_sentences(sentences, said):
    assert common_words(sentences) == said


def test_only_names_are_left_out_between_the_common_words():
    long = "Ada rescues Ben and burns two of the blood that it costs."
    assert common_words((long, "Ada rescues the other one who is there, costs.")) == "Ada rescues …"
