"""The functions of cards in players' words, written by hand from the texts of the cards."""

from __future__ import annotations

import pytest

from cardbase.card_functions import CARD_FUNCTIONS, EngineFunction
from cardbase.terms import Function
from vtes_deck.effects.card_functions import functions_of, greatest, of_parts
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.vocab.amounts import Plus, UpTo, X

WORDS = {
    # Actions
    "Govern the Unaligned": "bleed 2, acceleration 3",
    "Scouting Mission": "bleed 1, acceleration 2",
    "Computer Hacking": "bleed 1",
    "Legal Manipulations": "bleed 2, pool gain 1",
    "Enchant Kindred": "bleed 1, acceleration 2",
    "Public Trust": "bleed 2, acceleration 1",
    "Thing": "acceleration 2",
    "Entrancement": "bleed 1, steal",
    "Magic of the Smith": "search",
    "Bum's Rush": "rush, maneuver",
    "Harass": "rush, press",
    "Hunter's Mark": "rush, press, restriction",
    "Shroud of Decay": "bleed 1, discard 2, mill 7, pool loss 3",
    "The Embrace": "embrace, minion",
    # Action modifiers
    "Conditioning": "bleed 3",
    "Bonding": "bleed 1, stealth 1",
    "Foreshadowing Destruction": "bleed 3",
    "Aire of Elation": "bleed 3",
    "Monkey Wrench": "bleed X",
    "Cloak the Gathering": "stealth 1",
    "Lost in Crowds": "stealth 2",
    "Elder Impersonation": "stealth 1, block denial",
    "Faceless Night": "stealth 1, lock",
    "Spying Mission": "stealth 1, bleed 2",
    "Swallowed by the Night": "stealth 1, maneuver",
    "Seduction": "block denial",
    "Freak Drive": "unlock",
    "Change of Target": "unlock, combat ends",
    "Bewitching Oration": "votes 4",
    "Voter Captivation": "blood gain X, pool gain X",
    # Reactions
    "Deflection": "bounce",
    "Redirection": "bounce",
    "Telepathic Misdirection": "intercept 1, bounce",
    "My Enemy's Enemy": "intercept 1, bounce",
    "On the Qui Vive": "wake",
    "Forced Awakening": "wake",
    "Eyes of Argus": "intercept 2, wake",
    "Enhanced Senses": "intercept 2",
    "Cats' Guidance": "unlock, intercept 1",
    "Eagle's Sight": "intercept 1, block",
    "Second Tradition: Domain": "intercept 2, unlock, block, wake",
    "Delaying Tactics": "cancel, unlock",
    # Masters
    "Villein": "pool gain X",
    "Minion Tap": "pool gain X",
    "Liquidation": "pool gain 3",
    "Ashur Tablets": "pool gain 3, draw, recursion, burn",
    "Zillah's Valley": "acceleration 4",
    "Information Highway": "acceleration 2",
    "Arcane Library": "acceleration 1",
    "Dreams of the Sphinx": "hand size 2, pool gain 1, acceleration 1",
    "Giant's Blood": "blood gain X",
    "Pentex™ Subversion": "block denial, restriction",
    "Anarch Revolt": "pool loss 1",
    "Smiling Jack, The Anarch": "pool loss X",
    "Direct Intervention": "cancel",
    "Sudden Reversal": "cancel",
    "Wider View": "crypt draw, draw, pool gain 2",
    # Political actions
    "Kine Resources Contested": "pool loss 4",
    "Reckless Agitation": "pool loss 6",
    "Conservative Agitation": "pool loss X",
    "Parity Shift": "pool gain 3, pool loss 3",
    "Political Stranglehold": "pool gain X",
    "Banishment": "banish",
    # Combat cards
    "Majesty": "combat ends, unlock",
    "Theft of Vitae": "steal blood 2, ranged",
    "Carrion Crows": "damage 2, ranged",
    "Breath of the Dragon": "damage 2, ranged, aggravated",
    "Torn Signpost": "strength 3",
    "Immortal Grapple": "restriction, press",
    "Blur": "additional strike 2",
    "Pursuit": "maneuver, additional strike 1",
    "Soak": "prevent 4",
    "Rolling with the Punches": "prevent X",
    "Dodge": "dodge",
    "Form of Mist": "dodge, combat ends, stealth 1, block denial",
    # Equipment, retainers, allies, events
    ".44 Magnum": "damage 2, ranged, maneuver",
    "Laptop Computer": "bleed 1",
    "Living Manse": "bleed 1, combat ends",
    "Mr. Winthrop": "intercept 1",
    "Nephandus": "damage 1, ranged, press, burn, blood gain 1, prevent 1",
    "The Unmasking": "intercept 1",
    # Vampires
    "Arika": "bleed 2, pool loss 1",
    "Stanislava": "bleed 2, block denial, restriction",
    "Anson": "phase actions 1",
    "Nana Buruku": "phase actions 1, hand size 1",
    "Lutz von Hohenzollern": "bleed 2, pool loss 1",
    "Aksinya Daclau": "bounce, cycle",
    "Titus Camille": "steal, strength",
    "Kurt Densch": "cycle, intercept",
    "Tupdog": "rush, discount 1, crypt draw",
}
"""Words and greatest amounts; no number is 1, X is an amount that the game or the player sets."""


def reported(words):
    """A line of the table as data."""
    found = {}
    for part in words.split(", "):
        word, _, n = part.rpartition(" ")
        if n != "X" and not n.isdigit():
            word, n = part, "1"
        found[word] = None if n == "X" else int(n)
    return found


@pytest.mark.parametrize("name", WORDS)
def test_words_and_amounts_follow_the_text(cb, name):
    assert {
        function.value: n for function, n in functions_of(cb.find(name).card).items()
    } == reported(WORDS[name])


def test_the_tree_agrees_with_patterns_on_the_text(cb):
    """Two independent methods agree: the tree, and patterns on the official text."""
    full = [
        (card, {function for function, _ in of_parts(definition.parts)} & set(Function))
        for definition in definitions().values()
        if (card := cb.get(definition.id)) is not None and level_of(card) is CoverageLevel.FULL
    ]
    lost = [card.full_name for card, tree in full if set(card.functions) - tree - OWN_NUMBERS]
    more = [card.full_name for card, tree in full if tree - set(card.functions)]
    assert len(lost) < len(full) / 12, lost
    assert len(more) < len(full) / 12.4, more


OWN_NUMBERS = {Function.BLEED, Function.STEALTH, Function.INTERCEPT, Function.VOTES}
"""The functions that follow from printed numbers of vampires; their trees do not repeat them."""


def test_a_vampire_without_a_tree_has_his_printed_numbers(cb):
    card = next(c for c in cb.crypt if c.permanent and c.id not in definitions())
    assert functions_of(card)


def test_search_offers_every_word():
    assert set(Function) | set(EngineFunction) == set(CARD_FUNCTIONS)
    assert len({function.value for function in CARD_FUNCTIONS}) == len(CARD_FUNCTIONS)


def test_the_greatest_of_a_number():
    assert greatest(X) is None
    assert greatest(Plus(X, 1)) is None
    assert greatest(UpTo(X, 5)) == 5
