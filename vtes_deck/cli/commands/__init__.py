"""One module per command. Its name is the command's name, and ``COMMAND`` is the command."""

SUMMARIES = {
    "arena": "Compare two computer players on the same deals.",
    "card": "Show a card: facts, text, rulings, printings.",
    "cards": "Update the card data, check them, go back.",
    "check": "Check whether decks are legal, and show why not.",
    "collection": "Manage your collection: show, import, export, find missing cards.",
    "compare": "Compare how two versions of a deck run.",
    "completion": "Print the completion script for your shell.",
    "convert": "Write a deck in another file format.",
    "coverage": "Show which cards of a deck the rules engine plays.",
    "diff": "Show what changes from one deck to another.",
    "goldfish": "Play a deck alone, many times, and count what happens.",
    "gui": "Open the window.",
    "hand": "Deal an opening crypt and hand.",
    "heritage": "Play Heritage, keep its chronicles, score a table.",
    "influence": "Show how soon the vampires of a crypt are ready.",
    "odds": "Calculate exact odds for an opening or a hand.",
    "paper": "Write a PDF: registration sheet, decklist, proxies, report.",
    "play": "Play a whole game between two to six decks.",
    "replay": "Replay a saved game.",
    "rule": "Show a rule of the game and what each edition says.",
    "search": "Find cards.",
    "sheet": "Show a deck's list and checksum, or compare the checksum.",
    "show": "Show a deck and its composition.",
    "twd": "Search and show the archive of tournament winning decks.",
}
"""One line of help per command, so that a list of the commands imports none of them."""
