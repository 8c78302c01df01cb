"""The words of the search as the window shows them: families, filters and what can be chosen.

They come from :mod:`cardbase.search`, which speaks English and knows nothing of languages; they are
written here once more so that translators find them. A test proves that none is missing.
"""

from __future__ import annotations

from cardbase.search import Family, Filter
from vtes_deck.deck.order import TYPE_WORDS
from vtes_deck.gui.widgets import archive_words
from vtes_deck.language import mark, tr

TITLES = (
    mark("Names"),
    mark("In a word"),
    mark("Texts"),
    mark("Disciplines"),
    mark("Vampires"),
    mark("Library cards"),
    mark("Who can play it"),
    mark("What it does"),
    mark("Sets and printings"),
    mark("Tournaments and decks"),
    mark("Order"),
)
"""Of the families of filters."""

LABELS = (
    mark("Words"),
    mark("Name"),
    mark("Number"),
    mark("Artist"),
    mark("Language"),
    mark("Is"),
    mark("Card text"),
    mark("Flavour text"),
    mark("Rulings"),
    mark("French text"),
    mark("Spanish text"),
    mark("Discipline"),
    mark("Only these Disciplines"),
    mark("Number of Disciplines"),
    mark("Superior Disciplines"),
    mark("Clan"),
    mark("Sect"),
    mark("Title"),
    mark("Title when merged"),
    mark("City"),
    mark("Path"),
    mark("Circle"),
    mark("Capacity"),
    mark("Votes"),
    mark("Group"),
    mark("Fits groups"),
    mark("Kind"),
    mark("Type"),
    mark("Blood cost"),
    mark("Pool cost"),
    mark("Conviction cost"),
    mark("Cost"),
    mark("Paid in"),
    mark("Life"),
    mark("Requires"),
    mark("Requires capacity from"),
    mark("Requires capacity up to"),
    mark("Playable by"),
    mark("Can play"),
    mark("Trait"),
    mark("Function"),
    mark("Bonus"),
    mark("Bleed bonus"),
    mark("Stealth bonus"),
    mark("Intercept bonus"),
    mark("Strength bonus"),
    mark("Set"),
    mark("Only in sets"),
    mark("First in set"),
    mark("Reprinted in set"),
    mark("As new as"),
    mark("As old as"),
    mark("Printed"),
    mark("First printed"),
    mark("Last printed"),
    mark("Preconstructed deck"),
    mark("Only in products"),
    mark("Rarity"),
    mark("Publisher"),
    mark("Banned since"),
    mark("Legal since"),
    mark("Legal on"),
    mark("Format"),
    mark("Winning decks"),
    mark("In the deck"),
    mark("Sort by"),
)
"""Of the filters."""

HELPS = (
    mark(
        "A word or a quoted phrase on its own is looked for in names and in card text; cards that "
        "are called so come first."
    ),
    mark(
        "Part of a name in any language, an old or a short name, or its initials. = asks for the "
        "whole name, ~ also finds names that are spelt a little differently."
    ),
    mark("The number of the card in the VEKN's lists: 1xxxxx library, 2xxxxx crypt."),
    mark("The illustrator; part of the name is enough."),
    mark("Languages in which the data have the card's text. Names are found in all of them."),
    mark(
        "Whether a card is something: banned, advanced, imbued, titled, antitribu, trifle, reflex, "
        "burn option, multi-type, multi-discipline; or any trait, function, type, kind, title, "
        "sect or clan."
    ),
    mark(
        "Words of the card text. Quotes for a phrase, slashes for a regular expression, in which "
        ". does not leave the line; [dom] and [DOM] are the symbols of the two levels."
    ),
    mark("Words of the flavour text."),
    mark("Words of the rulings on the card, or of their references."),
    mark("Words of the French card text, where there is one."),
    mark("Words of the Spanish card text, where there is one."),
    mark(
        "Three letters or the name. Small letters for any level, capitals for superior. A library "
        "card has the Disciplines that it requires, superior where it has an effect at superior. "
        "Several words ask for all, a comma for one of them."
    ),
    mark("Has some of the Disciplines listed, and no others."),
    mark(
        "How many Disciplines (or virtues) a crypt card has, or a library card names as "
        "requirements. Names of Disciplines work as with dis:."
    ),
    mark("How many Disciplines a vampire has at the superior level."),
    mark(
        "The clan of a vampire, the creed of an imbued, or the clan that a library card requires. "
        "Old names and abbreviations will do (fos, doc, !ventrue); antitribu stands for all "
        "antitribu clans."
    ),
    mark("The sect of a vampire, or the sect that a library card requires."),
    mark(
        "The printed title of a vampire, or the title that a library card requires; any, none. “1 "
        "vote” and “2 votes” are the titles of independents."
    ),
    mark("The title that an advanced vampire has when merged."),
    mark(
        "What a title is of: prince of Chicago; also of a title when merged, and of one that a "
        "library card gives. Part of the name is enough."
    ),
    mark("The path of a vampire, or the path that a library card requires."),
    mark("The circle that a Blood Brother belongs to. Part of the name is enough."),
    mark("The capacity of a vampire, the life of an imbued."),
    mark("Votes of the printed title. A priscus counts 0: the votes are those of the whole block."),
    mark("The group of a crypt card; any is the group ANY, which fits with all."),
    mark("Crypt cards that may join a crypt of these groups; ANY joins all."),
    mark("Crypt cards or library cards only."),
    mark(
        "The card type. A card of two types is found by both; two conditions ask for cards "
        "that have both. A trait will do as well: location, gun, hunting ground."
    ),
    mark("Cost in blood; 0 for none, x where the text sets it."),
    mark("Cost in pool; 0 for none, x where the text sets it."),
    mark("Cost in conviction, for cards of the imbued; 0 for none."),
    mark("Cost in whatever it is paid; 0 for none at all, x where the text sets it."),
    mark("What the cost is paid in: blood, pool, conviction, or none."),
    mark("Printed life of an ally, a retainer or an imbued."),
    mark(
        "What a library card requires: none; some discipline (mono for one, choice for one of "
        "several, combo for several together), clan, path, sect, title, capacity or trait; or a "
        "certain one of these."
    ),
    mark("Library cards that require at least some capacity, by that number."),
    mark("Library cards that require at most some capacity, by that number."),
    mark(
        "Library cards that a crypt card can play, by what is printed on both: a vampire by name "
        "or number, Disciplines joined by +, or crypt for the vampires of the open deck. A comma "
        "for one of several."
    ),
    mark("Crypt cards that can play a library card, by what is printed on both."),
    mark(
        "A trait of a vampire (scarce, Black Hand, Red List ...), a keyword of a library card "
        "(location, gun, frenzy ...) or the kind of creature that an ally or retainer is."
    ),
    mark("What players use the card for, read from its text."),
    mark("Something that the card raises by a number, for anybody and under any condition."),
    mark("The bleed bonus that a vampire always has, or the largest on a library card."),
    mark("The stealth bonus that a vampire always has, or the largest on a library card."),
    mark("The intercept bonus that a vampire always has, or the largest on a library card."),
    mark("The strength bonus that a vampire always has, or the largest on a library card."),
    mark("Printed in a set, by its short or full name. Promo and POD count as sets."),
    mark("Printed in the sets listed, and nowhere else."),
    mark("Printed for the first time in a set."),
    mark("Printed in a set, but not for the first time."),
    mark("With a printing in this set or a later one; the same as latest>=."),
    mark("With a printing in this set or an earlier one; the same as earliest<=."),
    mark("The date of any printing: a year, month, day, or a set."),
    mark("The date of the first printing."),
    mark("The date of the latest printing, as far as it is known."),
    mark("Contained in a product, as set:deck or by part of its name; any, none."),
    mark("Printed in the products listed, and nowhere else."),
    mark(
        "Rarity in any set, or in a certain one: common, uncommon, rare, vampire, or none for "
        "cards that were never in boosters."
    ),
    mark("Printed by a publisher; part of the name is enough."),
    mark("The day on which a card was banned; is:banned for all that are."),
    mark("The day from which a card may be played in tournaments."),
    mark("Legal and not banned on a day; of a month or a year, on its last day."),
    mark("Cards of the pool of a tournament format that has one."),
    mark("How many decks of the archive of tournament winning decks play the card; 0 for none."),
    mark("Copies in the deck that is open."),
    mark(
        "Sort the cards by what a filter knows of them: cap, name, clan, group, cost, twd. A minus "
        "sign puts the largest first; the key after a comma orders ties. Cards without a value "
        "come last."
    ),
)
"""What the filters look for."""

CHOICES = (
    mark("banned in tournaments"),
    mark("advanced"),
    mark("imbued"),
    mark("titled"),
    mark("of an antitribu clan"),
    mark("with a burn option"),
    mark("trifle"),
    mark("reflex"),
    mark("of two types"),
    mark("of several Disciplines"),
    mark("not released"),
    mark("crypt"),
    mark("library"),
    mark("bleed"),
    mark("stealth"),
    mark("intercept"),
    mark("block denial"),
    mark("wake"),
    mark("bounce"),
    mark("bleed reduction"),
    mark("unlock"),
    mark("lock"),
    mark("votes"),
    mark("rush"),
    mark("cancel"),
    mark("combat ends"),
    mark("prevent"),
    mark("aggravated"),
    mark("ranged"),
    mark("additional strike"),
    mark("first strike"),
    mark("maneuver"),
    mark("press"),
    mark("dodge"),
    mark("steal blood"),
    mark("torpor"),
    mark("pool gain"),
    mark("pool loss"),
    mark("blood gain"),
    mark("acceleration"),
    mark("rescue"),
    mark("steal"),
    mark("burn"),
    mark("embrace"),
    mark("discount"),
    mark("search"),
    mark("recursion"),
    mark("draw"),
    mark("unique"),
    mark("non-unique"),
    mark("scarce"),
    mark("sterile"),
    mark("infernal"),
    mark("slave"),
    mark("blood cursed"),
    mark("Black Hand"),
    mark("Seraph"),
    mark("Red List"),
    mark("flight"),
    mark("circle"),
    mark("trophy"),
    mark("out-of-turn"),
    mark("Discipline"),
    mark("title"),
    mark("location"),
    mark("hunting ground"),
    mark("haven"),
    mark("watchtower"),
    mark("Elysium"),
    mark("archetype"),
    mark("investment"),
    mark("contract"),
    mark("boon"),
    mark("path"),
    mark("hunter-list"),
    mark("condemnation"),
    mark("frenzy"),
    mark("grapple"),
    mark("aim"),
    mark("ammo"),
    mark("weapon"),
    mark("melee weapon"),
    mark("gun"),
    mark("vehicle"),
    mark("electronic"),
    mark("Nod fragment"),
    mark("skin"),
    mark("multiplier"),
    mark("Gehenna"),
    mark("transient"),
    mark("Inconnu"),
    mark("Inquisition"),
    mark("government"),
    mark("Operation Antigen"),
    mark("Mithraic Mysteries"),
    mark("derivative"),
    mark("animal"),
    mark("changeling"),
    mark("demon"),
    mark("dhampir"),
    mark("Gargoyle creature"),
    mark("ghoul"),
    mark("mage"),
    mark("mortal"),
    mark("mummy"),
    mark("werewolf"),
    mark("wraith"),
    mark("zombie"),
    mark("any"),
    mark("none"),
    mark("blood"),
    mark("pool"),
    mark("conviction"),
    mark("the crypt of the deck"),
    mark("strength"),
    mark("damage"),
    mark("capacity"),
    mark("hunt"),
    mark("hand size"),
)
"""What can be chosen and is no name out of the card data."""

_SUPERIOR = " (superior)"
_LABELS = frozenset({*LABELS, *archive_words.LABELS})
_OWN = frozenset({*_LABELS, *HELPS, *archive_words.HELPS, *CHOICES, *TYPE_WORDS})


def title_of(family: Family) -> str:
    """What a family of filters is called."""
    return tr(family.title)


def label_of(filter_: Filter) -> str:
    """What a filter is called."""
    return tr(filter_.label)


def help_of(filter_: Filter) -> str:
    """What a filter looks for."""
    return tr(filter_.help)


def words_of(text: str) -> str:
    """A label, a help or something that can be chosen; names out of the card data stay."""
    if text in _OWN:
        return tr(text)
    if text.endswith(_SUPERIOR):
        return tr("{discipline} (superior)", discipline=text.removesuffix(_SUPERIOR))
    label, colon, choice = text.partition(": ")
    return f"{words_of(label)}{colon}{words_of(choice)}" if colon and label in _LABELS else text
