"""The words of the search in the archive of winning decks, for translators.

They come from :mod:`cardbase.archive_search`; see :mod:`vtes_deck.gui.widgets.search_words`.
"""

from __future__ import annotations

from vtes_deck.language import mark

LABELS = (
    mark("Anywhere"),
    mark("Deck name"),
    mark("Description"),
    mark("Plays"),
    mark("Has cards"),
    mark("Clan"),
    mark("Sect"),
    mark("Discipline"),
    mark("Title"),
    mark("Card type"),
    mark("Group"),
    mark("Average capacity"),
    mark("Smallest capacity"),
    mark("Largest capacity"),
    mark("Crypt cards"),
    mark("Library cards"),
    mark("Winner"),
    mark("Event"),
    mark("Place"),
    mark("Country"),
    mark("Date"),
    mark("Players"),
    mark("Rounds"),
    mark("Victory points"),
    mark("Is"),
    mark("Sort by"),
)
"""Of the filters."""

HELPS = (
    mark(
        "In the deck's name, player, event, place or date, or in the name of a card that it "
        "plays. With a number in front it is a card: 2+ Arika."
    ),
    mark("Words in the name of the deck."),
    mark("Words in what the player wrote about the deck, or beside its cards."),
    mark(
        "Plays a card: its name, the beginning of it or a word of it. A number in front asks for "
        "copies: 2+ is two or more, 1..3 one to three, 4 exactly four, 0 none at all."
    ),
    mark(
        "Copies of cards that a search for cards finds, in quotation marks, with the number of "
        "copies in front: one or more, if none is given."
    ),
    mark("A clan of which at least a third of the crypt is."),
    mark("A sect of which at least a third of the crypt is."),
    mark(
        "A Discipline that it plays: a third of the crypt has it (in capitals: at superior), and "
        "at least 4 library cards require it."
    ),
    mark("Has a vampire with the title in its crypt."),
    mark('Has a library card of the type; for numbers write has:"10+ type:master".'),
    mark("A group of which the crypt has vampires."),
    mark("Average capacity of the crypt, each copy counted."),
    mark("Capacity of the smallest vampire."),
    mark("Capacity of the largest vampire."),
    mark("How many cards the crypt has."),
    mark("How many cards the library has."),
    mark("Who won with the deck, or built it."),
    mark("Words in the name of the tournament."),
    mark("Words in the place of the tournament: town, region or country."),
    mark("The country of the tournament."),
    mark("The first day of the tournament: a year, a month, a day, a range, or a set's release."),
    mark("How many players took part."),
    mark("How many rounds were played before the final."),
    mark("Victory points of the winner before the final, where they are known."),
    mark(
        "mono: one clan only; star: five or more copies of one vampire; onegroup: vampires of one "
        "group; online: won online; described: with a text by its player."
    ),
    mark(
        "Sort the decks by date, players, avg, vp, player and other figures or texts. A minus "
        "sign puts the largest first; the key after a comma orders ties. Decks without a value "
        "come last."
    ),
)
"""What the filters look for."""
