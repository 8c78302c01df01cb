"""Our facts equal those that krcg reads from the same files, except for corrected ones."""

import html

import pytest
from krcg import twda


@pytest.fixture(scope="module")
def theirs(krcg_cards):
    return {card.id: card for card in krcg_cards.cards()}


def test_the_same_cards(cb, theirs):
    assert {card.id for card in cb} == set(theirs)
    assert (len(cb.crypt), len(cb.library)) == (1785, 2364)


def common(card):
    return (card.name, card.full_name, card.unique_name, card.text, card.flavor, card.picture)


def test_names_texts_and_pictures(cb, theirs):
    for card in cb:
        their = theirs[card.id]
        assert common(card) == (
            their.printed_name,
            their.full_name,
            their.unique_name,
            their.text,
            their.flavor,
            their.url.rpartition("/")[2],
        )


def test_types_artists_dates_and_formats(cb, theirs):
    for card in cb:
        their = theirs[card.id]
        assert [t.value for t in card.types] == [t.value for t in their.types]
        assert list(card.artists) == [artist for artist in their.artists if artist]
        assert (card.legal_from, card.banned_from) == (their.legal, their.banned)
        assert list(card.formats) == [f.value for f in their.formats]


def test_rulings_and_their_references(cb, theirs):
    for card in cb:
        their = theirs[card.id].rulings
        assert [(r.text, r.group, r.reminder) for r in card.rulings] == [
            (r.text, r.group, r.reminder) for r in their
        ]
        assert [[(x.label, x.url) for x in r.references] for r in card.rulings] == [
            [(x.label, x.url) for x in r.references] for r in their
        ]


def unmarked(text):
    """Return the text without marks. In krcg, a translated card has no mark around its own name."""
    return text.replace("<", "").replace(">", "")


def test_translations(cb, theirs):
    for card in cb:
        assert {
            language: (t.name, unmarked(t.text), t.flavor)
            for language, t in card.translations.items()
        } == {
            language.value: (t.name, unmarked(t.text), t.flavor)
            for language, t in theirs[card.id].i18n.items()
        }


def mark(occurrence):
    """Rarity, precon and copies of one of krcg's occurrences."""
    if occurrence is not None and occurrence.type == "Rarity":
        return (occurrence.frequency or "", None, 0)
    if occurrence is not None and occurrence.type == "Precon":
        return ("", occurrence.bundle, occurrence.copies)
    return ("", None, 0)


def test_printings(cb, theirs):
    for card in cb:
        ours = [(p.set, p.rarity, p.precon, p.copies) for p in card.printings]
        expected = [
            (printing.set.code, *mark(found))
            for printing in theirs[card.id].prints
            for found in printing.occurrences or [None]
        ]
        assert sorted(ours, key=str) == sorted(expected, key=str)


def test_vampires(cb, theirs):
    for card in cb.crypt:
        their = theirs[card.id]
        group = None if their.group.value == "Any" else int(their.group.value[1:])
        assert (card.clan, card.path, card.capacity, card.group, card.advanced) == (
            their.clan,
            their.path,
            their.capacity,
            group,
            their.advanced,
        )
        assert list(card.disciplines) == their.disciplines
        assert (card.title or "").casefold() == (their.title or "").casefold()
        assert sorted(card.variants) == sorted(v.id for v in their.variants)


def test_library(cb, theirs):
    for card in cb.library:
        their = theirs[card.id]
        costs = {
            "Pool": card.pool_cost,
            "Blood": card.blood_cost,
            "Conviction": card.conviction_cost,
        }
        expected = {their.cost.type.value: their.cost.value} if their.cost else {}
        assert {name: cost for name, cost in costs.items() if cost != 0} == {
            name: cost for name, cost in expected.items() if cost != 0
        }
        requirement = their.discipline_requirement
        assert list(card.requirement.disciplines) == requirement.disciplines
        assert card.requirement.combo == (requirement.type == "Combo")
        assert list(card.requirement.clans) == their.clan_requirement
        assert list(card.requirement.paths) == their.path_requirement
        assert (card.burn_option, card.trifle) == (their.burn_option, their.trifle)


def test_the_archive(cb):
    theirs = twda.load_local()
    assert len(cb.archive) == len(theirs)
    for deck in cb.archive:
        their = theirs[deck.id]
        cards = {c.id: c.count for c in their.cards}
        if their.raven:  # krcg counts copies of merged cards separately
            cards[200240] += their.raven
        assert [(e.id, e.count) for e in deck.cards] == list(cards.items())
        if their.event.date is None:  # a date in digits, which krcg reads as the winner
            assert their.player.startswith(str(deck.event.date))
            continue
        assert (deck.player, deck.event.date) == (their.player, their.event.date)
        assert deck.event.name == html.unescape(their.event.name)
        # A heading is not a name; a label before a name and a name in the comment are corrected.
        assert deck.name in {"", " ".join(html.unescape(their.name).split())} or (
            "deck name" in (their.name + their.comment).casefold()
        )
