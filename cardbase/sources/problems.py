"""Problems with card data, and other messages about updates."""

from __future__ import annotations

from cardbase.message import Sentence


class Subject(Sentence):
    """The object that is fetched, read or compared."""

    CARD_LISTS = "the card lists"
    FRENCH = "the French translation"
    SPANISH = "the Spanish translation"
    CARD_FILE = "the cards"
    SET_FILE = "the sets"
    ARCHIVE = "the tournament archive"
    NEW_DATA = "the new data"
    NEW_BASE = "the new card base"
    BOTH = "the new data with the current ones"
    CARDS = "cards"
    SETS = "sets"
    DECKS = "archived decks"
    WEB_PAGE = "a web page"
    EMPTY_FILE = "an empty file"


class SourceProblem(Sentence):
    """Why card data cannot be fetched, read or installed, as a clause without a full stop."""

    # Updates.
    BUSY = "another update of the card data is under way"
    STOPPED = "the update was stopped"
    NO_WAY_BACK = (
        "there is nothing to go back to: {version}, which the program came with, is in use"
    )
    TWICE = "{file} contains {name}, which another file contains too"
    DOUBTFUL = "the new data look wrong: {reasons}"
    CANNOT_KEEP = "the card data cannot be kept: {why}"
    VERSION_ABSENT = "the installed card data {version} are missing: {why}"
    VERSION_DAMAGED = "the installed card data {version} are damaged: {why}"
    WRONG_MANIFEST = "wrong manifest"
    NO_VERSION = "{version} is missing"

    # The network.
    NEVER_ASKED = "{host} was never asked"
    UNASKED = "{host} reports no change although that was not asked"
    CERTIFICATE = "{host} cannot prove its identity: {why}"
    NO_ANSWER = "{host} does not answer"
    BAD_ADDRESS = "{address} is not an address: {why}"
    UNREACHABLE = "{host} cannot be reached: {why}"
    BROKEN_OFF = "{host} broke the connection: {why}"
    REDIRECTS = "{host} redirects too often"
    CANNOT_CONTINUE = "{host} cannot continue the download"
    NOT_NOW = "{host} cannot answer now ({status})"
    NO_FILE = "there is no file at {address} ({status})"
    REFUSED = "{host} refuses ({status})"
    WRONG_CONTENT = "{host} sent {subject} instead of card data"
    CUT_OFF_OF = "{host} broke the connection after {number} bytes of {all}"
    CUT_OFF = "{host} broke the connection after {number} bytes"
    TOO_LARGE = "{address} is larger than {size} MB"
    CODING = "{host} compresses the file in a way that was not requested: {coding}"
    DAMAGED_STREAM = "{host} sent damaged data: {why}"
    OFF_THE_WEB = "{host} redirects to an address that is not on the web: {address}"
    NOT_HTTP = "{address} does not begin with http:// or https://"
    NOT_AN_ADDRESS = "{address} is not an address"
    CREDENTIALS = "the address at {host} contains a user name or a password"
    DOWNGRADE = "{host} redirects from a secure connection to an insecure one"
    TIMEOUT = "it took longer than {number} seconds"

    # Files.
    UNREADABLE = "{file} cannot be read: {why}"
    NOT_A_FILE = "{file} is a pipe or a device. Save the card data in a file first"
    EMPTY = "{file} is empty"
    A_WEB_PAGE = "{file} is a web page, not card data"
    DAMAGED = "{file} is damaged: {why}"
    UNPACKS_TOO_LARGE = "{file} unpacks to more than {size} MB"
    CUT_SHORT = "{file} is cut short or has extra data after its end"
    UNKNOWN_FILE = "{file} is neither an archive of the VEKN nor KRCG's JSON"
    NO_CARD_DATA = "{file} contains no card data ({names})"
    LEADS_OUT = "{file} contains a file whose path leads out of it: {name}"
    NAME_TWICE = "{file} contains {name} twice"
    LINK = "{file} contains a link in place of {name}"
    PASSWORD = "{file} is protected by a password"  # noqa: S105 - a sentence
    PACKING = "{name} in {file} is compressed in an unsupported way"
    MEMBER_TOO_LARGE = "{name} in {file} is far too large when unpacked"
    MISSING = "{file} is missing"
    MISSING_IN = "{version}: there is no {file}"
    UNREADABLE_IN = "{version}: {file} cannot be read: {why}"
    DAMAGED_IN = "{version}: {file} is damaged"
    FOREIGN = "{file} is of another program"
    NO_PACKAGE = "the package krcg, which carries the card data, is not installed"
    PACKAGE_INCOMPLETE = "krcg's data are incomplete: {why}"

    # Their contents.
    NOT_CARD_JSON = "this JSON contains neither cards nor decks"
    NOT_CARD_JSON_WHY = "this JSON contains neither cards nor decks: {why}"
    EMPTY_JSON = "the JSON file is empty"
    OLD_JSON = "this is KRCG's JSON of an older layout; the program reads version 5 (data/v5)"
    TOO_MANY_CARDS = "{file} has more than {most} cards"
    NOT_UTF8 = "{file} is not UTF-8 text (byte {byte})"
    QUOTE_OPEN = "{file}: a quotation mark is never closed"
    NO_COLUMN = "{file} has no column {names}"
    COLUMN_TWICE = "{file} has two columns of one name"
    TOO_MANY_ROWS = "{file} has more than {most} rows"
    CELL_COUNT = "{file}, line {line}: wrong number of cells"
    CELL_TOO_LONG = "{file}, line {line}: a cell is too long"
    LINE = "{file}, line {line}: {why}"
    NOT_A_DATE = "{where}: {text} is not a date"
    NOT_A_NUMBER = "{where}: {text} is not a number"
    NOT_A_TYPE = "{where}: {text} is not a card type"
    UNKNOWN_SET = "{where}: unknown set {text}"
    SAME_ID = "two cards have the id {id}"
    UNKNOWN_GROUP = "{file}: unknown group {text}"
    NO_CARD = "{file}: {text} names no card"
    WRONG = "{file}: {why}"
    ARCHIVE_UNREADABLE = "the tournament archive cannot be read: {why}"


class Note(Sentence):
    """Notes on the effects of an update, on why data are in use, and on doubts about newer ones."""

    PASSED_OVER = "{why}; it was skipped"
    WENT_BACK = "you restored it"
    INSTALLED = "installed on {day}"
    NEVER_INSTALLED = "no newer data have been installed"
    NOT_FETCHED = "{subject} could not be fetched: {why}"
    PACKAGE_NEWER = (
        "{version}, which the program came with, contains days up to {day}; {other} is of {until}"
    )
    INSTALLED_NEWER = (
        "{other} is of {until}; {version}, which the program came with, contains nothing after "
        "{day}"
    )
    ALL = "{reasons}"

    NEW_SET = "the set {name} ({code}) is new"
    NEW_RELEASE = "the release of {name} ({code}) is {day}, not {before}"
    SET_GONE = "the set {name} ({code}) no longer exists"

    OLD = "they are of {day}; the current data have cards released on {released}"
    FEW_CRYPT = "they have only {now} crypt cards; the current data have {then}"
    FEW_LIBRARY = "they have only {now} library cards; the current data have {then}"
    FEW_DECKS = "they have only {now} archived decks; the current data have {then}"
    CARDS_GONE = "they lack cards that the current data have: {names}"
    RENAMED = "{number} cards have other names under the same numbers"
    UNKNOWN_CARDS = "archived decks play {number} cards that they lack"
    CONTROLS = "{subject} have invisible control characters: {names}"
