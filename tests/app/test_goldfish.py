"""Goldfish runs: setups of decks, cards to try, a game in words."""

import datetime

import pytest

from vtes_deck.app.goldfish import candidates, check, gaps, narrate_game, play_many, setup_of
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.sim.comparison import lines, paired
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.record import Setup

TODAY = datetime.date(2026, 11, 1)
CONDITIONS = Setup(crypt=(), library=(), turns=3, seed=4)


@pytest.fixture(scope="module")
def winner(cb):
    """A deck that won a tournament, with Govern the Unaligned."""
    return from_archive(cb.archive["2010wineandcheese"], cb.get)


def test_the_order_of_the_list_does_not_matter(winner):
    turned = Deck(crypt=winner.crypt[::-1], library=winner.library[::-1])
    setup = setup_of(winner, CONDITIONS)
    assert setup == setup_of(turned, CONDITIONS)
    assert len(setup.library) == winner.library_count
    assert (setup.turns, setup.seed) == (3, 4)


def test_an_unplayable_deck_is_refused_before_the_start(cb, winner):
    with pytest.raises(GoldfishError, match="few_library_cards"):
        check(setup_of(Deck(crypt=winner.crypt), CONDITIONS), cb)
    with pytest.raises(GoldfishError, match="crypt"):
        check(setup_of(Deck(library=winner.library), CONDITIONS), cb)
    check(setup_of(winner, CONDITIONS), cb)


def test_candidate_cards_come_from_similar_decks(cb, winner):
    found = candidates(winner, cb, on=TODAY)
    assert 0 < len(found) <= 8
    assert all(level_of(idea.card) is not CoverageLevel.NONE for idea in found)
    # Remove a card that they all play: it is suggested.
    short = Deck(
        crypt=winner.crypt,
        library=tuple(s for s in winner.library if s.card.name != "Govern the Unaligned"),
    )
    assert "Govern the Unaligned" in {str(i.card) for i in candidates(short, cb, on=TODAY)}
    assert len(candidates(short, cb, on=TODAY, most=3)) == 3


def test_an_empty_deck_has_no_similar_deck(cb):
    assert candidates(Deck(), cb, on=TODAY) == ()


def test_unplayed_cards_of_all_versions_are_listed(cb, winner):
    blank = next(card for card in cb.library if level_of(card) is CoverageLevel.NONE)
    setup = setup_of(winner, CONDITIONS)
    more = setup_of(Deck(crypt=winner.crypt, library=(*winner.library, Slot(blank, 3))), CONDITIONS)
    names = {gap.name: gap.copies for gap in gaps((setup, more), cb)}
    assert names[blank.unique_name] == 3
    assert {gap.name for gap in gaps((setup,), cb)} == set(names) - {blank.unique_name}


def test_a_narrated_game_equals_the_counted_game(cb, winner):
    setup = setup_of(winner, CONDITIONS)
    *_, news = play_many((setup,), games=4, processes=0)
    game = news.study.summaries[0].at("prey_pool", 3)
    number = game.typical()
    reported = narrate_game(setup, number, cb)
    assert reported.record.number == number
    assert reported.record.turns[-1].prey == game.quantile(0.5)
    over = [line.text for line in reported.lines if "of the deck is over" in line.text]
    assert len(over) == 3
    assert sum(line.turn for line in reported.lines) < 3 * 5  # idle opponents are left out


def test_a_deck_with_an_additional_card_has_the_same_random_numbers(cb, winner):
    """Numbers that do not depend on the extra card stay the same in nearly all games."""
    setup = setup_of(winner, CONDITIONS)
    more = setup_of(
        Deck(crypt=winner.crypt, library=(*winner.library, Slot(cb["Villein"], 1))), CONDITIONS
    )
    *_, news = play_many(paired(setup, more), games=20, processes=0, measures=("found_wait",))
    differing = sum(line.differing for line in lines(news.study))
    counted = sum(line.difference.of for line in lines(news.study))
    assert differing < 0.2 * counted
