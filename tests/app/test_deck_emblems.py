"""The characteristic clans and Disciplines of a deck, counted by hand."""

from vtes_deck.app.deck_emblems import Emblems, emblems_of
from vtes_deck.deck.model import Deck, Slot


def test_the_most_frequent_clans_and_the_disciplines_that_the_library_requires(cb):
    deck = Deck(
        crypt=(Slot(cb["Cybele"], 2), Slot(cb["Aline Gädeke"], 8), Slot(cb["Abebe"], 1)),
        library=(
            Slot(cb["Govern the Unaligned"], 4),
            Slot(cb["Blur"], 7),
            Slot(cb["Villein"], 6),
            Slot(cb["Majesty"], 1),  # one in seven of the most frequent: too rare
        ),
    )
    # 8 Brujah, 2 Baali; 1 of 8 is below the share.
    assert emblems_of(deck) == Emblems(("Brujah", cb["Cybele"].clan), ("cel", "dom"))


def test_among_alternative_disciplines_those_of_the_crypt_count(cb):
    crypt = (Slot(cb["Anita Wainwright"], 3),)
    known = {code.lower() for slot in crypt for code in slot.card.disciplines}
    choice = next(
        card
        for card in cb.library
        if len(set(card.requirement.disciplines) & known) == 1
        and len(card.requirement.disciplines) > 1
    )
    (code,) = set(choice.requirement.disciplines) & known
    assert emblems_of(Deck(crypt=crypt, library=(Slot(choice, 5),))).disciplines == (code,)


def test_without_requirements_the_disciplines_of_the_crypt_count(cb):
    anita = cb["Anita Wainwright"]
    deck = Deck(crypt=(Slot(anita, 3),), library=(Slot(cb["Villein"], 6),))
    codes = sorted(code.lower() for code in anita.disciplines)
    assert codes
    assert emblems_of(deck) == Emblems((anita.clan,), tuple(codes))


def test_an_empty_deck_has_no_emblems():
    assert emblems_of(Deck()) == Emblems()
