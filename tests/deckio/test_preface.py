import datetime

import pytest

from vtes_deck import deckio
from vtes_deck.deckio.listing.preface import parse_dates, write_date

LIST = "\n\nCrypt (12 cards)\n12x Indira\n\nLibrary (4 cards)\n4x Wash\n"


@pytest.mark.parametrize(
    "line",
    [
        "Deck Name: My Deck",
        "Deck Name : My Deck",
        "Deckname: My Deck",
        "DECK NAME: My Deck",
        "Deck: My Deck",
        "Name: My Deck",
        "Title: My Deck",
        "Nombre: My Deck",
        "[b]Deck Name:[/b] My Deck",
        "**Deck Name:** My Deck",
        "Subject: My Deck",
        "My Deck",
        "# My Deck",
    ],
)
def test_the_name_of_the_deck(read, line):
    found = read(line + LIST)
    assert (found.deck.name, found.deck.description) == ("My Deck", "")


@pytest.mark.parametrize(
    "line",
    [
        "Author: Ann Bee",
        "Author : Ann Bee",
        "Created by: Ann Bee",
        "Created By: Ann Bee",
        "created by Ann Bee",
        "Deck by: Ann Bee",
        "By: Ann Bee",
        "Designed by Ann Bee",
        "Player: Ann Bee",
        "Autor: Ann Bee",
    ],
)
def test_the_author(read, line):
    assert read(f"Deck Name: X\n{line}{LIST}").deck.author == "Ann Bee"


def test_a_description_has_several_lines_and_paragraphs(read):
    text = "First line.\n\nSecond paragraph: with a colon\nName: this is no name any more"
    for head in (f"Description: {text}", f"Description:\n{text}", f"Description :\n{text}"):
        found = read(f"Deck Name: X\nAuthor: Y\n{head}{LIST}")
        assert found.deck.description == text
        assert found.deck.name == "X"


def test_a_greeting_is_not_a_name(read):
    found = read(f"Hi all,{LIST}")
    assert (found.deck.name, found.deck.description) == ("", "Hi all,")


HEAD = """Some Praxis
Ghent, Belgium
March 1st 2020
2R+F
15 players
Ann Bee
https://www.vekn.net/event-calendar/event/1

-- 2GW8 + 1.5vp in final

Deck Name: X
Created by: Cee Dee
Description: Why not?"""


def test_the_heading_of_an_archive_deck(read):
    deck = read(HEAD + LIST).deck
    event = deck.win.event
    assert (event.name, event.place, event.date) == (
        "Some Praxis",
        "Ghent, Belgium",
        datetime.date(2020, 3, 1),
    )
    assert (event.rounds, event.finals, event.players) == (2, True, 15)
    assert event.url == "https://www.vekn.net/event-calendar/event/1"
    assert (deck.win.player, deck.win.score) == ("Ann Bee", "2GW8 + 1.5vp in final")
    assert (deck.name, deck.author, deck.description) == ("X", "Cee Dee", "Why not?")


def test_the_winner_is_the_author_unless_another_is_named(read):
    assert read(HEAD.replace("Created by: Cee Dee\n", "") + LIST).deck.author == "Ann Bee"


def test_an_old_heading_without_rounds_and_players(read):
    win = read("Tournament\nWatford, England\nJuly 28th 2001\nAnn Bee\n" + LIST).deck.win
    assert (win.player, win.event.date) == ("Ann Bee", datetime.date(2001, 7, 28))
    assert (win.event.rounds, win.event.players) == (0, 0)


def test_an_online_event_of_several_days(read):
    head = "Cup\nOnline\nDecember 13th 2021 -- December 15th 2021\n3R (no final)\n9 players\nAnn\n"
    event = read(head + LIST).deck.win.event
    assert event.online
    assert (event.rounds, event.finals) == (3, False)
    assert event.end_date == datetime.date(2021, 12, 15)


def test_other_lines_of_the_heading_are_kept(read):
    deck = read(HEAD.replace("Ann Bee\n", "Ann Bee\nOrganizer: Cee\n") + LIST).deck
    assert deck.win.player == "Ann Bee"
    assert "Organizer: Cee" in deck.description


def test_an_event_named_like_a_card_is_not_a_card(read):
    for name in (
        "Praxis Seizure: Boston",
        "Week of Nightmares 2018",
        "Fillip 2",
        "3 Powerbase: Montreal",
    ):
        found = read(HEAD.replace("Some Praxis", name) + LIST)
        assert found.library == {"Wash": 4}
        assert found.deck.win.event.name == name
        assert found.problems == []


@pytest.mark.parametrize(
    ("day", "written"),
    [
        (datetime.date(2016, 10, 1), "October 1st 2016"),
        (datetime.date(2016, 10, 2), "October 2nd 2016"),
        (datetime.date(2016, 10, 3), "October 3rd 2016"),
        (datetime.date(2016, 10, 11), "October 11th 2016"),
        (datetime.date(2016, 10, 12), "October 12th 2016"),
        (datetime.date(2016, 10, 13), "October 13th 2016"),
        (datetime.date(2016, 10, 21), "October 21st 2016"),
        (datetime.date(2016, 10, 30), "October 30th 2016"),
    ],
)
def test_dates(day, written):
    assert write_date(day) == written
    assert parse_dates(written) == (day, None)


@pytest.mark.parametrize(
    "text", ["April 31st 2020", "Smarch 3rd 2020", "2020-02-30", "20-03-01", "", "March"]
)
def test_no_dates(text):
    assert parse_dates(text) is None


@pytest.mark.parametrize("text", ["2020-03-01", "2020-03-01 09:30", "2020-03-01T09:30:00"])
def test_dates_in_machine_formats(text):
    assert parse_dates(text) == (datetime.date(2020, 3, 1), None)


@pytest.mark.parametrize(
    ("line", "players"),
    [
        ("8 players only", 8),
        ("8 players (one round)", 8),
        ("about 30 players", 30),
        ("~30 players", 30),
        ("25+ players", 25),
        ("12 participants", 12),
        ("Players: 12", 12),
        ("Number of players: 12", 12),
        ("?? players", 0),
    ],
)
def test_a_line_about_the_players_is_not_the_winner(read, line, players):
    win = read(HEAD.replace("15 players", line) + LIST).deck.win
    assert (win.player, win.event.players) == ("Ann Bee", players)


@pytest.mark.parametrize(
    ("line", "rounds", "finals"),
    [
        ("3R+F", 3, True),
        ("3R + F (multi-deck)", 3, True),
        ("3 rounds + final", 3, True),
        ("2 rounds and a final", 2, True),
        ("3 rounds, no final", 3, False),
        ("3R (no final)", 3, False),
        ("2 rounds", 2, True),
    ],
)
def test_a_line_about_the_rounds_is_not_the_winner(read, line, rounds, finals):
    win = read(HEAD.replace("2R+F", line) + LIST).deck.win
    assert (win.player, win.event.rounds, win.event.finals) == ("Ann Bee", rounds, finals)


@pytest.mark.parametrize("name", ["Player One", "Ann 3 Bee", "8 Ball", "Final Frank", "R. Ound"])
def test_a_winner_with_an_unusual_name(read, name):
    assert read(HEAD.replace("Ann Bee", name) + LIST).deck.win.player == name


def test_a_name_that_looks_like_a_list_does_not_change_the_next_key(cb):
    text = "Deck Name: Blooded №3 Knives, 3 Wicked, 2 Nights\nAuthor: Cee Dee\n\n4x Villein"
    found = deckio.read(text, cb).deck
    assert (found.name, found.author) == ("Blooded №3 Knives, 3 Wicked, 2 Nights", "Cee Dee")
