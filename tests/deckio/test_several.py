"""Several decks in one text: each is read separately, with the line where it begins."""

import pytest

from vtes_deck import deckio
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.base import MAX_DECKS, Reason, pick

FIRST = "Crypt (12)\n12 Indira\nLibrary (5)\n5 Wash\n"
SECOND = "Crypt (12)\n12 Anson\nLibrary (6)\n6 Deflection\n"


def cards(deck):
    return {slot.card.id: slot.count for slot in deck.slots}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (FIRST, SECOND),
        (f"Deck Name: A\n{FIRST}", f"Deck Name: B\nAuthor: Cee Dee\n\n{SECOND}"),
        (f"A first deck\n\n{FIRST}", f"A second deck\n\n{SECOND}"),
        ("12 Indira\n5 Wash\n", "12 Anson\n6 Deflection\n"),
        ("5 Wash\n20 Fame\n\n12 Indira\n", "20 Deflection\n1 Dodge\n\n12 Anson\n"),
        ("12 Indira\n\n5 Wash\nsee you\n", "Deck 2\n\n4 Anson\n\n6 Deflection\n"),
        ("Crypt: 12 Indira\nLibrary: 5 Wash\n", "Crypt: 12 Anson\nLibrary: 6 Deflection\n"),
        ("Crypt\n12x Indira\n\nLibrary\n5x Wash\n", "CRYPT\n12x Anson\n\nLIBRARY\n6x Deflection\n"),
    ],
)
def test_two_decks_are_read_separately(read, first, second):
    found = read(f"{first}\n{second}")
    line = f"{first}\n".count("\n") + 1
    assert [deck.line for deck in found.result.decks] == [1, line]
    assert found.problem("second deck").line == line
    one, two = (deck.deck for deck in found.result.decks)
    assert cards(one) == cards(read(first).deck)
    assert cards(two) == cards(read(second).deck)
    assert (two.name, two.author) == (read(second).deck.name, read(second).deck.author)


def test_text_below_the_last_card_stays_with_its_deck(read):
    one, two = read(f"{FIRST}It won.\n\nDeck Name: B\n{SECOND}\nBest,\nBob\n").result.decks
    assert one.deck.description == "It won."
    assert (two.deck.name, two.deck.description) == ("B", "Best,\nBob")


@pytest.mark.parametrize("name", ["twd", "text", "jol", "lackey", "bbcode"])
def test_archive_decks_one_below_the_other(cb, name):
    for found, other in zip(cb.archive.decks[::300], cb.archive.decks[7::300], strict=False):
        decks = [from_archive(one, cb.get) for one in (found, other, found)]
        text = "\n".join(deckio.write(deck, name, cb) for deck in decks)
        read = deckio.read(text, cb).decks
        assert [cards(one.deck) for one in read] == [cards(deck) for deck in decks], found.id


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_of_several_is_chosen(read, number):
    result = read(f"{FIRST}\n{SECOND}\n{FIRST}").result
    picked = pick(result, number)
    assert picked.deck == result.decks[number - 1].deck
    assert all(problem.kind != "second deck" for problem in picked.problems)


@pytest.mark.parametrize(
    ("number", "reason"), [(0, Reason.SEVERAL_DECKS), (3, Reason.NO_SUCH_DECK)]
)
def test_none_is_chosen_by_default(read, number, reason):
    with pytest.raises(deckio.UnreadableError) as caught:
        pick(read(f"{FIRST}\n{SECOND}").result, number)
    assert (caught.value.reason, caught.value.detail) == (reason, "1, 6")


def test_a_single_deck_is_the_first(read):
    result = read(FIRST).result
    assert pick(result, 0) is result
    assert pick(result, 1).deck == result.deck


@pytest.mark.parametrize(
    "text",
    [
        "2 Anson\n3 Alexandra\n\n7 Indira\n\n5 Wash\n\n4 Deflection\n",
        "12 Anson\n5 Wash\n\nVampires that I would add:\n2 Indira\n",
        "1 Anson\n4 Deflection\n5 Indira\n2 Fame\n6 Lucian\n5 Wash\n",
        "5 Wash\n20 Fame\n\n12 Indira\n\n20 Deflection\n",
    ],
)
def test_one_deck_in_several_blocks_is_one(read, text):
    assert len(read(text).result.decks) == 1


def test_decks_above_the_limit_are_reported(cb):
    text = "\n".join([FIRST] * (MAX_DECKS + 3))
    result = deckio.read(text, cb)
    assert len(result.decks) == MAX_DECKS
    seconds = [p.line for p in result.problems if p.kind == "second deck"]
    assert len(seconds) == MAX_DECKS
    assert seconds[-1] == 5 * MAX_DECKS + 1


def test_decks_in_a_json_list_are_read_one_by_one(cb):
    decks = [from_archive(deck, cb.get) for deck in cb.archive.decks[:3]]
    text = "[" + ",\n".join(deckio.write(deck, "json", cb) for deck in decks) + "]"
    assert [cards(one.deck) for one in deckio.read(text, cb).decks] == [cards(d) for d in decks]


LINK = "https://vdb.im/decks/deck?name=Linked#200001=12;100001=4"


@pytest.mark.parametrize(
    "text", [f"{LINK}\n\n{FIRST}", f"{FIRST}\n{LINK}\n", f"{LINK} (this)\n{FIRST}"]
)
def test_a_link_and_a_list_are_two_decks(read, text):
    result = read(text).result
    assert {one.deck.library_count for one in result.decks} == {4, 5}
    assert {one.line for one in result.decks} == {
        1 + text[: text.index("https")].count("\n"),
        1 + text[: text.index("Crypt")].count("\n"),
    }


def test_a_link_to_the_deck_of_the_list_is_not_a_second_deck(cb, read):
    deck = read(FIRST).deck
    result = deckio.read(f"{deckio.write(deck, 'vdb', cb)}\n{FIRST}", cb)
    assert len(result.decks) == 1
    assert cards(result.deck) == cards(deck)


def test_two_links(read):
    other = LINK.replace("100001=4", "100001=7").replace("Linked", "Other")
    names = [one.deck.name for one in read(f"{LINK}\n{other}\n").result.decks]
    assert names == ["Linked", "Other"]


def test_words_around_a_link_are_kept(read):
    assert read(f"Look at this, please.\n{LINK}\n").deck.description == "Look at this, please."


@pytest.mark.parametrize(
    "text", ["https://vdb.im/decks/abcdef123\n\n{}", "{}\n<https://vtesdecks.com/deck/abc-1>\n"]
)
def test_an_unreadable_link_next_to_a_list_is_reported(read, text):
    found = read(text.format(FIRST))
    assert found.library == {"Wash": 5}
    assert [kind for _, kind in found.problems] == ["ignored link"]
