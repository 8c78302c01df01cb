"""The keywords of the clans as sentences (H-CLN-01 to H-CLN-09), for cards without an entered text.

The pack of the Gangrel (H-CLN-02) is a group of vampires, which is worded with the other groups in
:mod:`vtes_deck.heritage.effect_words`.
"""

from __future__ import annotations

from vtes_deck.heritage.dataset import effects as words
from vtes_deck.language import mark

CLAN_SENTENCES: dict[type, str] = {
    words.DeclareEnemy: mark("Declare an enemy: {who}."),
    words.KissTheRing: mark("Each opponent gives a boon, or else: {effects}."),
    words.Embrace: mark("Declare an attribute and recruit the first of the deck that has it."),
    words.BlackMarket: mark("Stays on the table. Once per round, for a boon on it: {effects}."),
    words.Invitation: mark("For you, and for one opponent if you invite one: {effects}."),
    words.RecruitFromDeck: mark("Recruit any character of the deck instead of one of the queue."),
    words.Usurp: mark("A character of the queue takes the place of any of your vampires."),
    words.Craft: mark("Put an ancilla of the queue under any of your vampires."),
    words.Edict: mark(
        "Stays on the table. When a player recruits the chosen attribute: {effects}."
    ),
}
"""The sentence of each effect that only one clan has."""

DECLARE_KINDS = mark(
    "Declare an attribute ({kinds}) and recruit the first of the deck that has it."
)
"""H-CLN-04: the sentence of the Malkavian keyword, if not every kind can be declared."""
