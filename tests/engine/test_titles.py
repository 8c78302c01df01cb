"""Titles: possible holders, transfers and losses, and titles without effect."""

import pytest
from published import PUBLISHED
from table_politics import Council

from cardbase.terms import Sect, Title
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import sects, titles
from vtes_deck.engine.status.contests import dues
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

PRINCE, JUSTICAR, PRIMOGEN = "Anson", "Anneke", "Akram"
PLAIN = "Allison Maller"


def nobody(cb, sect, *, clan=None):
    """An untitled vampire of a sect."""
    return next(
        card.unique_name
        for card in cb.crypt
        if card.sect is sect and card.title is None and clan in {None, card.clan}
    )


def table_with(cb, name, *, rules=VEKN):
    play = Council(cb, rules=rules)
    play.ready("Ada", name)
    return play, play[name]


@pytest.mark.rule("TIT-02", "TIT-04", "TIT-06", "TIT-08", "TIT-09")
def test_every_printed_title_fits_its_vampire(cb):
    play = Council(cb)
    for card in cb.crypt:
        if card.title is not None:
            play.ready("Ada", card.unique_name)
            minion = play[card.unique_name]
            assert titles.current_title(play.table, minion) is card.title, card.unique_name
            assert not titles.OF_CITIES & {card.title} or card.city


@pytest.mark.rule("TIT-02", "TIT-04", "TIT-06", "TIT-08", "TIT-09", "TIT-11")
@pytest.mark.parametrize(
    ("title", "of", "fitting"),
    [
        (Title.PRIMOGEN, "", {Sect.CAMARILLA}),
        (Title.PRINCE, "Chicago", {Sect.CAMARILLA}),
        (Title.IMPERATOR, "", {Sect.CAMARILLA}),
        (Title.BISHOP, "", {Sect.SABBAT}),
        (Title.ARCHBISHOP, "Chicago", {Sect.SABBAT}),
        (Title.PRISCUS, "", {Sect.SABBAT}),
        (Title.CARDINAL, "", {Sect.SABBAT}),
        (Title.REGENT, "", {Sect.SABBAT}),
        (Title.BARON, "Chicago", {Sect.ANARCH}),
        (Title.MAGAJI, "", {Sect.LAIBON}),
        (Title.VOTES_2, "", set(Sect)),
    ],
)
def test_the_sect_that_a_title_needs(cb, title, of, fitting):
    for sect in Sect:
        play, minion = table_with(cb, nobody(cb, sect))
        rule = titles.cannot_receive(play.table, minion, title, of)
        assert rule == (None if sect in fitting else "TIT-02")
        assert titles.gain(play.table, minion, title, of) == (sect in fitting)
        assert titles.current_title(play.table, minion) is (title if sect in fitting else None)


@pytest.mark.rule("TIT-02", "TIT-04", "TIT-08")
@pytest.mark.parametrize(
    ("title", "clan", "sect"),
    [
        (Title.JUSTICAR, "Brujah", Sect.CAMARILLA),
        (Title.INNER_CIRCLE, "Brujah", Sect.CAMARILLA),
        (Title.KHOLO, "Osebo", Sect.LAIBON),
    ],
)
def test_a_title_of_a_clan_is_for_that_clan(cb, title, clan, sect):
    play, minion = table_with(cb, nobody(cb, sect, clan=clan))
    assert titles.cannot_receive(play.table, minion, title, "Toreador") == "TIT-02"
    assert titles.gain(play.table, minion, title, clan)
    assert titles.claim(play.table, minion) == f"{title.value} of {clan}"


@pytest.mark.rule("TIT-01")
def test_a_new_title_replaces_a_higher_old_title(cb):
    play, minion = table_with(cb, PRINCE)
    assert titles.gain(play.table, minion, Title.PRIMOGEN)
    assert (minion.title, minion.city) == (Title.PRIMOGEN, "")
    play.call("Ada").votes("Ada", "for", PRINCE).close()
    assert play.result == (1, 0, True)


@pytest.mark.rule("TIT-02")
def test_a_title_that_cannot_be_received_keeps_the_old_title(cb):
    play, minion = table_with(cb, PRINCE)
    assert not titles.gain(play.table, minion, Title.BARON, "Seattle")
    assert minion.title is Title.PRINCE


@pytest.mark.rule("TIT-03", "TIT-10")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf"])
@pytest.mark.parametrize(
    ("name", "away", "back"),
    [
        (PRINCE, Sect.SABBAT, Sect.CAMARILLA),
        ("Casey Snyder", Sect.CAMARILLA, Sect.ANARCH),
        ("Aeron", Sect.INDEPENDENT, Sect.SABBAT),
        ("Cesewayo", Sect.ANARCH, Sect.LAIBON),
    ],
)
def test_a_title_has_no_effect_while_the_sect_does_not_match(cb, edition, name, away, back):
    play, minion = table_with(cb, name, rules=PUBLISHED[edition])
    title = minion.title
    sects.change_sect(play.table, minion, away)
    assert titles.current_title(play.table, minion) is None
    play.call("Ada")
    assert not play.can_cast(name)
    play.close()
    sects.change_sect(play.table, minion, back)
    assert titles.current_title(play.table, minion) is title


@pytest.mark.rule("TIT-03", "TIT-04")
def test_a_justicar_of_another_clan_has_no_title(cb):
    play, minion = table_with(cb, JUSTICAR)
    sects.change_clan(play.table, minion, "Ventrue")
    assert titles.current_title(play.table, minion) is None
    sects.change_clan(play.table, minion, "Toreador")
    assert titles.current_title(play.table, minion) is Title.JUSTICAR


@pytest.mark.rule("TIT-04", "TIT-05")
@pytest.mark.parametrize("of", ["", "Toreador"])
def test_a_new_title_of_a_clan_belongs_to_the_present_clan_of_the_vampire(cb, of):
    play, minion = table_with(cb, PLAIN)
    sects.change_clan(play.table, minion, "Toreador")
    assert titles.gain(play.table, minion, Title.JUSTICAR, of)
    assert titles.claim(play.table, minion) == "Justicar of Toreador"
    play.ready("Ben", JUSTICAR)
    titles.arrived(play.table, play[JUSTICAR])
    assert minion.title_contested
    sects.change_clan(play.table, minion, "Brujah")
    assert minion.title is None


@pytest.mark.rule("TIT-03")
def test_a_title_without_effect_is_yielded_for_a_new_one(cb):
    play, minion = table_with(cb, PRINCE)
    sects.change_sect(play.table, minion, Sect.ANARCH)
    assert titles.gain(play.table, minion, Title.BARON, "Boston")
    sects.change_sect(play.table, minion, Sect.CAMARILLA)
    assert titles.current_title(play.table, minion) is None
    assert titles.cannot_receive(play.table, minion, Title.PRINCE, "Seattle") == "CON-15"
    assert titles.cannot_receive(play.table, minion, Title.PRINCE, "Boston") is None


@pytest.mark.rule("TIT-11", "REF-22")
@pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF])
def test_printed_votes_of_independents_are_a_title_of_no_sect(cb, rules):
    play, minion = table_with(cb, "Amisa", rules=rules)
    assert not titles.untitled(minion)
    sects.change_sect(play.table, minion, Sect.CAMARILLA)
    play.call("Ada").votes("Ada", "for", "Amisa").close()
    assert play.result == (2, 0, True)


@pytest.mark.rule("TIT-07")
@pytest.mark.parametrize(("rules", "cardinal"), [(VEKN, False), (WHITE_WOLF, True)])
def test_a_regent_counts_as_a_cardinal_in_older_rules(cb, rules, cardinal):
    play, minion = table_with(cb, "Sha-Ennu", rules=rules)
    assert titles.counts_as(play.table, minion, Title.REGENT)
    assert titles.counts_as(play.table, minion, Title.CARDINAL) == cardinal
    assert not titles.counts_as(play.table, minion, Title.BISHOP)


@pytest.mark.rule("TIT-03", "TIT-09", "SEC-08")
@pytest.mark.parametrize(("rules", "rests"), [(VEKN, True), (WHITE_WOLF, False)])
def test_a_baron_that_becomes_independent(cb, rules, rests):
    play, baron = table_with(cb, "Casey Snyder", rules=rules)
    sects.change_sect(play.table, baron, Sect.INDEPENDENT)
    assert (titles.current_title(play.table, baron) is None) is rests
    sects.change_sect(play.table, baron, Sect.ANARCH)
    assert titles.current_title(play.table, baron) is Title.BARON


@pytest.mark.rule("TIT-06", "TIT-07")
@pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF])
def test_cardinals_count_as_cardinals_and_others_do_not(cb, rules):
    play, cardinal = table_with(cb, "Charles Delmare", rules=rules)
    priscus = play[play.ready("Ben", "Malgorzata")]
    assert titles.counts_as(play.table, cardinal, Title.CARDINAL)
    assert not titles.counts_as(play.table, priscus, Title.CARDINAL)


@pytest.mark.rule("TIT-02", "TIT-04")
def test_a_vampire_cannot_be_justicar_of_another_clan(cb):
    play, akram = table_with(cb, PRIMOGEN)
    assert not titles.gain(play.table, akram, Title.JUSTICAR, "Nosferatu")
    assert titles.gain(play.table, akram, Title.JUSTICAR, akram.clan)


@pytest.mark.rule("TIT-02", "TIT-11")
def test_allies_receive_no_title_not_even_without_a_sect(cb):
    play, ally = table_with(cb, "Loyal Street Gang")
    assert titles.cannot_receive(play.table, ally, Title.VOTE_1) == "TIT-02"
    assert not titles.gain(play.table, ally, Title.VOTES_2)
    assert ally.title is None


@pytest.mark.rule("TIT-04", "TIT-06", "TIT-08")
@pytest.mark.parametrize(
    ("first", "second"),
    [("Akram", "Amadeo"), ("Amelia", "Caitlin"), ("Bronwen", "Genevieve"), ("Donatien", "Lambach")],
)
def test_titles_that_are_not_unique_are_not_contested(cb, first, second):
    play = Council(cb)
    for owner, name in (("Ada", first), ("Ben", second)):
        play.ready(owner, name)
        titles.arrived(play.table, play[name])
    assert not play[first].title_contested
    assert not play[second].title_contested


@pytest.mark.rule("TIT-05", "CON-11")
@pytest.mark.parametrize(
    ("first", "second", "contested"),
    [
        ("Sir Walter Nash", "Kevin Jackson", True),
        ("Sir Walter Nash", "Antón de Concepción", True),
        ("Antón de Concepción", "Lachlan, Noddist", True),
        ("Graham Gottesman", "Gilbert Duane (G6)", True),
        ("Imogen", "Gilbert Duane (G6)", True),
        ("Anson", "Sir Walter Nash", False),
        ("Anneke", "Madame Guil", True),
        ("Anneke", "Democritus", False),
        ("Arika", "Hardestadt", True),
        ("Arika", "Gwendolyn", False),
    ],
)
def test_unique_titles_are_contested(cb, first, second, contested):
    play = Council(cb)
    for owner, name in (("Ada", first), ("Ben", second)):
        play.ready(owner, name)
        titles.arrived(play.table, play[name])
    assert play[first].title_contested == play[second].title_contested == contested
    assert titles.untitled(play[first]) == contested
    assert bool(dues(play.table, 0, frozenset())) == contested
    play.call("Cleo")
    if play.asked == "Ada":
        assert play.can_cast(first) != contested


@pytest.mark.rule("TIT-06")
def test_regent_is_a_unique_title(cb):
    play = Council(cb)
    play.ready("Ada", "Sha-Ennu")
    other = play.ready("Ben", nobody(cb, Sect.SABBAT))
    titles.gain(play.table, play[other], Title.REGENT)
    assert play["Sha-Ennu"].title_contested
    assert play[other].title_contested


@pytest.mark.rule("PLY-39", "TIT-01")
def test_a_title_card_is_burned_with_its_title(cb):
    play, minion = table_with(cb, PRINCE)
    card = play.on(PRINCE, "Praxis Seizure: Chicago")
    assert titles.gain(play.table, minion, Title.PRINCE, "Chicago", card)
    assert play.zone(card) is Zone.IN_PLAY
    titles.gain(play.table, minion, Title.PRIMOGEN)
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.rule("PLY-39")
def test_a_title_is_lost_with_its_card(cb):
    from vtes_deck.engine.mechanics import zones

    play, minion = table_with(cb, PLAIN)
    card = play.on(PLAIN, "Praxis Seizure: Chicago")
    titles.gain(play.table, minion, Title.PRINCE, "Chicago", card)
    zones.burn(play.table, card)
    assert minion.title is None
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.rule("GEN-12", "PLY-39", "TIT-01", "TIT-03", "CON-11")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_stolen_vampire_takes_its_title_and_its_title_card_with_it(cb, edition):
    from vtes_deck.engine.mechanics import zones

    play, minion = table_with(cb, PLAIN, rules=PUBLISHED[edition])
    card = play.on(PLAIN, "Praxis Seizure: Chicago")
    titles.gain(play.table, minion, Title.PRINCE, "Chicago", card)
    zones.give(play.table, minion.card, 1)
    assert (minion.controller, play[card].controller) == (1, 1)
    assert titles.current_title(play.table, minion) is Title.PRINCE
    assert play[card].host == minion.card
    rival = play.ready("Ben", PRINCE)
    play[rival].city = "Chicago"
    titles.arrived(play.table, play[rival])
    assert minion.title_contested, "between two vampires of any controllers"
    titles.yield_title(play.table, minion)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.table.seats[0].ash_heap == [card], "of its owner"


@pytest.mark.rule("PLY-39", "GEN-10")
def test_a_title_card_is_burned_with_its_vampire(cb):
    from vtes_deck.engine.mechanics import zones

    play, minion = table_with(cb, PLAIN)
    card = play.on(PLAIN, "Praxis Seizure: Chicago")
    titles.gain(play.table, minion, Title.PRINCE, "Chicago", card)
    zones.burn(play.table, minion.card)
    assert play.zone(card) is Zone.ASH_HEAP
    assert not [event for event in play.game.log if event.what is titles.LOSES_TITLE]


@pytest.mark.rule("REF-13", "REF-14", "REF-16")
def test_only_three_titles_have_votes_in_1994(cb):
    assert set(JYHAD_1994.title_votes) == {Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR}


@pytest.mark.rule("TIT-01", "CON-11", "CON-15", "CON-16")
def test_titles_are_logged_in_plain_words(cb):
    play, minion = table_with(cb, PLAIN)
    titles.gain(play.table, minion, Title.PRINCE, "Seattle")
    titles.gain(play.table, minion, Title.PRIMOGEN)
    titles.gain(play.table, minion, Title.PRINCE, "Seattle")
    play.ready("Ben", PRINCE)
    titles.arrived(play.table, play[PRINCE])
    titles.yield_title(play.table, minion)
    titles.acquire(play.table, play[PRINCE])
    assert play.log_sentences() == [
        f"{PLAIN} gains the title of Prince of Seattle.",
        f"{PLAIN} loses the title of Prince of Seattle.",
        f"{PLAIN} gains the title of Primogen.",
        f"{PLAIN} loses the title of Primogen.",
        f"{PLAIN} gains the title of Prince of Seattle.",
        f"{PLAIN} contests the title of Prince of Seattle.",
        f"{PRINCE} contests the title of Prince of Seattle.",
        f"{PLAIN} yields the title of Prince of Seattle.",
        f"{PRINCE} has won the title of Prince of Seattle.",
    ]
