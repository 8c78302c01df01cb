"""Archetypes: rules in a file, checked against decks that were labelled by hand."""

import datetime
from pathlib import Path

import pytest
from marked_language import Marked

from cardbase.archive import ArchiveDeck, ArchiveEntry, ArchiveEvent
from vtes_deck import language
from vtes_deck.app import archetype_names
from vtes_deck.app.archetypes import RuleError, archetype_of, archetypes_of, read_archetypes
from vtes_deck.app.metagame import OTHER, metagame_of

LABELS = [
    line.split()
    for line in Path(__file__).with_name("archetype_labels.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
RULE = '[[archetype]]\nkey = "one"\nname = "One"\nplan = "It wins"\n'


@pytest.fixture(scope="module")
def game(cb):
    return metagame_of(cb)


def part_that_fits(cb, labels):
    archetypes = archetypes_of(cb)
    good = 0
    for deck_id, label in labels:
        found = archetype_of(cb.archive[deck_id], archetypes, cb.get)
        good += label == (found.rule.key if found is not None else OTHER)
    return good / len(labels)


def test_the_rules_agree_with_labels_by_hand(cb):
    held_out = LABELS[2::3]
    learned = [one for number, one in enumerate(LABELS) if number % 3 != 2]
    assert len(LABELS) >= 150
    assert part_that_fits(cb, learned) >= 0.85
    assert part_that_fits(cb, held_out) >= 0.85


def test_few_decks_since_2015_are_unclassified(game):
    counts = {each.key: len(each.decks) for each in game.archetypes}
    whole = sum(counts.values())
    assert whole > 2000
    assert counts[OTHER] <= 0.25 * whole
    assert all(counts.values()), "a rule without a deck"
    assert set(counts) >= {label for _, label in LABELS}


def deck_of(cb, cards):
    entries = tuple(ArchiveEntry(cb[name].id, count) for name, count in cards.items())
    event = ArchiveEvent("Cup", datetime.date(2024, 1, 1))
    return ArchiveDeck("one", "", "", "", event, None, "", entries)


@pytest.mark.parametrize(
    ("condition", "fits"),
    [
        ('clans = ["Ventrue"]', True),
        ('clans = ["Brujah"]', False),
        ('cards = { "Villein" = 3 }', True),
        ('cards = { "Villein" = 4 }', False),
        ('cards = { "Villein" = 3, "Deflection" = 1 }', False),
        ('any = { "Villein" = 3, "Deflection" = 1 }', True),
        ('among = ["Villein", "Parity Shift"]\namong_least = 9', True),
        ('among = ["Villein", "Parity Shift"]\namong_least = 10', False),
        ('types = { "Political Action" = 6 }', True),
        ('types = { "Political Action" = 7 }', False),
        ('functions = { "bleed" = 1 }', False),
        ("capacity = [11, 11]", True),
        ("capacity = [1, 10]", False),
    ],
)
def test_a_condition(cb, condition, fits):
    deck = deck_of(cb, {"Arika": 12, "Villein": 3, "Parity Shift": 6})
    archetypes = read_archetypes(RULE + condition, cb, Path("rules.toml"))
    assert (archetype_of(deck, archetypes, cb.get) is not None) == fits


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (RULE + 'cards = { "Vilein" = 3 }', 5, "Villein"),
        (RULE + "\n" + RULE.replace("one", "two") + 'clans = ["Brujas"]', 10, "no clan"),
        (RULE + 'crads = { "Villein" = 3 }', 5, "crads"),
        (RULE + 'functions = { "bled" = 3 }', 5, "bled"),
        (RULE + 'cards = { "Villein" = "many" }', 5, "int"),
        (RULE + RULE, 6, "already"),
        (RULE + "cards = {", 5, ""),
        ('[[archtype]]\nkey = "one"', 1, "archtype"),
        ('\n[[archetype]]\nkey = "one"', 2, "name"),
    ],
)
def test_an_error_names_its_line(cb, text, line, said):
    with pytest.raises(RuleError) as caught:
        read_archetypes(text, cb, Path("rules.toml"))
    assert f"line {line}" in str(caught.value)
    assert said in str(caught.value)
    assert str(caught.value).startswith("rules.toml")


def test_shares_and_trend_count_decks(game, cb):
    newest = max(d.event.date for d in cb.archive if d.event.date)
    since = newest - datetime.timedelta(days=180)
    recent = [d for d in cb.archive if d.event.date and d.event.date > since]
    for each in game.archetypes:
        mine = [d for d in each.decks if d.event.date > since]
        assert each.recent == pytest.approx(len(mine) / len(recent))
    assert sum(each.recent for each in game.archetypes) == pytest.approx(1)


def test_the_years_of_a_kind_count_its_decks(game):
    for tiles in (game.archetypes, game.clans, game.disciplines):
        assert tiles
        for tile in tiles:
            assert list(tile.years) == sorted(tile.years)
            assert all(0 <= share <= 1 for share in tile.years.values())
    ravnos = next(each for each in game.archetypes if each.key == "break-the-bonds")
    assert ravnos.years[2015] == 0 < ravnos.years[2024]
    assert ravnos.clans == ("Ravnos",)


def test_tiles_are_sorted_by_recent_share(game):
    for tiles in (game.archetypes, game.clans, game.disciplines):
        shares = [tile.recent for tile in tiles if tile.key != OTHER]
        assert shares == sorted(shares, reverse=True)
    assert game.archetypes[-1].key == OTHER


def test_clans_and_disciplines_count_the_crypts(game, cb):
    def crypt(deck):
        cards = [(cb.get(e.id), e.count) for e in deck.cards]
        return [(card, count) for card, count in cards if card in cb.crypt]

    gangrel = next(each for each in game.clans if each.key == "Gangrel")
    dominate = next(each for each in game.disciplines if each.key == "DOM")
    assert dominate.name == "Dominate"
    for deck in gangrel.decks[:20]:
        whole = sum(count for _, count in crypt(deck))
        assert sum(n for card, n in crypt(deck) if card.clan == "Gangrel") >= whole / 3
    for deck in dominate.decks[:20]:
        whole = sum(count for _, count in crypt(deck))
        with_it = [n for card, n in crypt(deck) if {"dom", "DOM"} & set(card.disciplines)]
        assert sum(with_it) >= whole / 2


def test_a_clan_has_a_reference_deck_and_an_averaged_list(game, cb):
    gangrel = next(each for each in game.clans if each.key == "Gangrel")
    assert gangrel.reference(cb) in gangrel.decks
    deck = gangrel.average_deck(cb)
    last = max(each.event.date for each in gangrel.decks).year
    count = format(len(gangrel.decks), ",")
    assert deck.name == f"Gangrel, average of {count} winning decks, 2015–{last}"  # noqa: RUF001
    assert deck.crypt_count >= 12
    assert len(deck.groups) <= 2


def test_the_averaged_list_is_a_deck_with_usual_copies(game, cb):
    each = next(one for one in game.archetypes if one.key == "nephandus")
    average = each.average(cb)
    nephandus = next(row for row in average if row.card == cb["Nephandus"])
    copies = sorted(
        sum(e.count for e in deck.cards if e.id == nephandus.card.id) for deck in each.decks
    )
    played = [count for count in copies if count]
    assert nephandus.copies == played[(len(played) - 1) // 2]
    assert nephandus.share == len(played) / len(copies)
    deck = each.average_deck(cb)
    assert deck.crypt_count >= 12
    assert 60 <= deck.library_count <= 90
    assert each.reference(cb) in each.decks


def test_every_name_and_plan_can_be_translated(cb):
    rules = [each.rule for each in archetypes_of(cb)]
    assert tuple(rule.name for rule in rules) == archetype_names.NAMES
    assert tuple(rule.plan for rule in rules) == archetype_names.PLANS


def test_a_tile_is_named_in_the_language_in_use(game):
    votes = next(tile for tile in game.archetypes if tile.key == "votes")
    clan = next(tile for tile in game.clans if tile.key == "Gangrel")
    language.use(Marked())
    try:
        assert (votes.title, clan.title) == ("⟦Votes⟧", "Gangrel")
    finally:
        language.use("en")
