"""The official archive in the format of the VEKN."""

import pytest
from small_cards import LISTS, SmallPackage, official, rows, small_package, table

from cardbase.sources.layers import cards_of, over
from cardbase.sources.official_lists import house_text
from cardbase.sources.package import KrcgPackage
from cardbase.sources.source import SourceError


def plain(cards):
    return {
        card.id: {field: getattr(card, field) for field in card.__struct_fields__} for card in cards
    }


@pytest.mark.soak
def test_the_official_state_of_all_cards_gives_the_same_cards(cb):
    files = KrcgPackage().files()
    made = cards_of(over(files, official(files)))
    assert made.sets == tuple(cb.sets.values())
    assert plain(made.cards) == plain(cb)


@pytest.fixture(scope="module")
def package():
    return small_package()


def read(package, lists, **more):
    return {card.id: card for card in cards_of(over(package.files(), lists | more)).cards}


def changed(package, name, index, **cells):
    """Return the official lists with other cells in one row, and the card's id."""
    lists = package.lists()
    found = rows(lists[name])
    found[index] |= {key.replace("_", " "): value for key, value in cells.items()}
    return lists | {name: table(found)}, int(found[index]["Id"])


def added(package, name, **cells):
    """Return the official lists with an additional row, a copy of the first with another id."""
    lists = package.lists()
    found = rows(lists[name])
    found.append(found[0] | {key.replace("_", " "): value for key, value in cells.items()})
    return lists | {name: table(found)}


def test_a_new_vampire(package):
    lists = added(
        package,
        "vtescrypt.csv",
        Id="299999",
        Name="Newcomer, The",
        Clan="Follower of Set",
        Path="Death and the Soul",
        Set="Promo-20260102:X, POD:DTC",
        Card_Text="Camarilla: /Theo Bell/ knows /Aabbt Kindred/ and/or {not} the Assamites. (D)",
        Artist="One, Jr.; Two & Three",
        Aka="Old Newcomer, The",
    )
    card = read(package, lists)[299999]
    assert card.name == "The Newcomer"
    assert card.clan == "Ministry"
    assert card.path == "Death and the Soul"
    assert card.aliases == ("The Old Newcomer",)
    assert card.artists == ("One, Jr.", "Two", "Three")
    assert [(p.set, p.date and p.date.isoformat()) for p in card.printings] == [
        ("Promo", "2026-01-02"),
        ("POD", None),
    ]
    assert card.legal_from.isoformat() == "2026-01-02"
    # Only a known card is marked; an ordinary slash stays, braces are removed, old names are
    # replaced.
    assert card.text == ("Camarilla: Theo Bell knows <Aabbt Kindred> and/or not the Banu Haqim. Ⓓ")


@pytest.mark.parametrize(
    ("cell", "codes"),
    [
        ("Animalism", ("ani",)),
        ("Thaumaturgy", ("tha",)),
        ("Blood Sorcery/Oblivion", ("tha", "obl")),
        ("Potence & Presence", ("pot", "pre")),
        ("Flight", ("fli",)),
        ("Vision", ("viz",)),
        ("", ()),
    ],
)
def test_disciplines_are_codes(package, cell, codes):
    lists = added(package, "vteslib.csv", Id="199999", Name="New Thing", Discipline=cell)
    requirement = read(package, lists)[199999].requirement
    assert requirement.disciplines == codes
    assert requirement.combo == ("&" in cell)


def test_a_set_that_is_new(package):
    lists = package.lists()
    sets = rows(lists["vtessets.csv"])
    sets.append(sets[-1] | {"Abbrev": "NEW", "Full Name": "Brand New", "Release Date": "20260301"})
    cards = rows(lists["vtescrypt.csv"])
    cards[0]["Set"] += ", NEW:PX/C"
    lists |= {"vtessets.csv": table(sets), "vtescrypt.csv": table(cards)}
    card = read(package, lists)[int(cards[0]["Id"])]
    assert [(p.precon, p.copies, p.rarity) for p in card.printings if p.set == "NEW"] == [
        ("PX", 1, ""),
        (None, 0, "C"),
    ]


def test_facts_that_the_lists_lack_are_kept(package):
    """Days of print on demand and of bans, reprint boxes, more names, the V5 pool."""
    kept = rows(package.files()["vtescrypt.csv"])
    kept[0] |= {
        "Set": "KoT:C1, KoTR:A1, POD:20210307, PP1:10",
        "Banned": "20200801",
        "Aka": "Nickname",
        "Format": "V5",
    }
    package = package.with_files("package 2", vtescrypt_csv=table(kept))
    lists, number = changed(package, "vtescrypt.csv", 0, Set="KoT:C/A, POD:DTC", Banned="2020")
    card = read(package, lists)[number]
    assert plain([card]) == plain([c for c in package.cards().cards if c.id == number])


def test_a_new_ban_by_year_starts_on_its_first_day(package):
    lists, number = changed(package, "vtescrypt.csv", 0, Banned="2027")
    assert read(package, lists)[number].banned_from.isoformat() == "2027-01-01"


def test_a_withdrawn_printing_is_removed(package):
    kept = rows(package.files()["vtescrypt.csv"])
    lists, number = changed(package, "vtescrypt.csv", 0, Set="FN:U2")
    assert kept[0]["Set"] != "FN:U2"
    sets = {p.set for p in read(package, lists)[number].printings}
    assert sets - {"POD"} == {"FN"}


@pytest.mark.parametrize("column", ["Path", "Format"])
def test_a_column_missing_in_older_archives(package, column):
    lists = package.lists()
    for name in LISTS[:2]:
        found = rows(lists[name])
        lists[name] = table([{k: v for k, v in row.items() if k != column} for row in found])
    assert len(read(package, lists)) == len(package.cards().cards)


@pytest.mark.parametrize("name", LISTS)
def test_a_missing_list_is_named(package, name):
    lists = package.lists()
    del lists[name]
    with pytest.raises(SourceError, match=f"{name} is missing"):
        read(package, lists)


@pytest.mark.parametrize(
    ("name", "column"),
    [("vtescrypt.csv", "Clan"), ("vteslib.csv", "Type"), ("vtessets.csv", "Abbrev")],
)
def test_a_missing_column_is_named(package, name, column):
    lists = package.lists()
    lists[name] = lists[name].replace(f'"{column}"'.encode(), b'"Other"', 1)
    with pytest.raises(SourceError, match=f"{name} has no column {column}"):
        read(package, lists)


def test_a_translation_in_a_separate_archive(package):
    lists = package.lists()
    found = rows(package.files()["vteslib.fr-FR.csv"])
    number, english = int(found[0]["Id"]), found[0]["Name"]
    found[0] |= {"Name fr-FR": "", "Card Text": "(D) {texte}"}
    card = read(package, lists, **{"vteslib.fr-FR.csv": table(found)})[number]
    assert (card.translations["fr"].name, card.translations["fr"].text) == (english, "Ⓓ texte")
    assert "es" in card.translations


def test_translations_alone_keep_the_cards(package):
    name = "vteslib.fr-FR.csv"
    made = read(package, {name: package.files()[name]})
    assert plain(made.values()) == plain(package.cards().cards)


def test_an_equal_text_keeps_our_marks():
    ours = "Ⓓ Search for a <Govern the Unaligned>, Ministry or <Blood Sorcery>."
    theirs = "(D) Search for a /Govern the Unaligned/,  Follower of Set or {Thaumaturgy}."
    assert house_text(theirs, ours) == ours
    assert house_text(theirs).startswith("Ⓓ Search for a <Govern the Unaligned>,  Ministry")


def test_a_slash_between_words_is_not_a_mark():
    assert house_text("a/b and/or c, 1 blood / pool, or 1 blood / pool") == (
        "a/b and/or c, 1 blood / pool, or 1 blood / pool"
    )


def test_a_card_of_a_renamed_discipline_keeps_its_own_name():
    """The card Thaumaturgy keeps its name; only the Discipline was renamed."""
    assert house_text("/Thaumaturgy/ gives Thaumaturgy.") == "<Thaumaturgy> gives Blood Sorcery."


def test_illustrators_have_our_spelling():
    package = small_package()
    kept = rows(package.files()["vtescrypt.csv"])
    for row in kept:
        row["Artist"] = "Jane Q. Painter"
    package = SmallPackage(package.files() | {"vtescrypt.csv": table(kept)})
    theirs = [row | {"Artist": "J. Painter"} for row in rows(package.lists()["vtescrypt.csv"])]
    theirs.append(theirs[0] | {"Id": "299999", "Name": "New", "Artist": "J. Painter; Other"})
    cards = read(package, package.lists() | {"vtescrypt.csv": table(theirs)})
    assert cards[299999].artists == ("Jane Q. Painter", "Other")
