"""What the card base says of renewing its data, in the language of the interface.

:mod:`cardbase` speaks English and knows nothing of languages; what it keeps with the data is
English too. Its sentences are written here once more with places, so that translators find them and
the window finds what stands in the places. A sentence that is not here is shown as it comes.
"""

from __future__ import annotations

import re
from functools import cache

from vtes_deck.language import mark, tr

THINGS = (
    mark("the card lists"),
    mark("the French translation"),
    mark("the Spanish translation"),
    mark("the cards"),
    mark("the sets"),
    mark("the tournament archive"),
    mark("the new data"),
    mark("the new card base"),
    mark("cards"),
    mark("sets"),
    mark("archived decks"),
    mark("the new data with the present ones"),
    mark("a web page"),
    mark("an empty file"),
)
"""What is fetched, read or compared."""

SENTENCES = (
    mark("another update of the card data is under way"),
    mark("the update was stopped"),
    mark("there is nothing to go back to: {version}, which the program came with, is in force"),
    mark("{why}; it was passed over"),
    mark("you went back to it"),
    mark("installed on {day}"),
    mark("no newer data have been installed"),
    mark("{thing} could not be had: {why}"),
    mark("{file} holds {name}, which something else held already"),
    mark("the new data look wrong: {reasons}"),
    mark("the card data cannot be kept: {why}"),
    mark("the installed card data {version} are not there: {why}"),
    mark("the installed card data {version} are damaged: {why}"),
    mark("{version} is not there"),
    mark("the set {name} ({code}) is new"),
    mark("the release of {name} ({code}) is {day}, not {before}"),
    mark("the set {name} ({code}) is not there any more"),
    mark("they are of {day}, we have cards released on {released}"),
    mark("they have only {now} crypt cards, we have {then}"),
    mark("they have only {now} library cards, we have {then}"),
    mark("they have only {now} archived decks, we have {then}"),
    mark("they lack cards that we have: {names}"),
    mark("{number} cards have other names under the same numbers"),
    mark("archived decks play {number} cards that they lack"),
    mark("{thing} have invisible control characters: {names}"),
    mark(
        "{version}, which the program came with, tells of days up to {day}; {other} is of {until}"
    ),
    mark(
        "{other} is of {until}; {version}, which the program came with, tells of nothing after "
        "{day}"
    ),
    mark("{host} was never asked"),
    mark("{host} says that nothing is new, which it was not asked"),
    mark("{what} have invisible control characters: {names}"),
    mark("{host} cannot prove who it is: {why}"),
    mark("{host} says that nothing is new, which it was not asked"),
    mark("{host} does not answer"),
    mark("{address} is no address: {why}"),
    mark("{host} cannot be reached: {why}"),
    mark("{host} broke the connection: {why}"),
    mark("{host} sends us from one address to the next, on and on"),
    mark("{host} cannot continue the download"),
    mark("{host} cannot answer now ({status})"),
    mark("there is no file at {address} ({status})"),
    mark("{host} refuses ({status})"),
    mark("{host} sent {thing} instead of card data"),
    mark("{host} broke the connection after {number} bytes of {all}"),
    mark("{host} broke the connection after {number} bytes"),
    mark("{address} is larger than {size} MB"),
    mark("{host} packs the file in a way that was not asked for: {coding}"),
    mark("{host} sent damaged data: {why}"),
    mark("{host} sends us to an address that is not on the web: {address}"),
    mark("{address} is no address that begins with http:// or https://"),
    mark("{address} is no address"),
    mark("the address at {host} holds a user name or a password"),
    mark("{host} sends us from a safe connection to an unsafe one"),
    mark("it took longer than {number} seconds"),
    mark("{file} cannot be read: {why}"),
    mark("{file} is a pipe or a device. Save the card data in a file first"),
    mark("{file} is empty"),
    mark("{file} is a web page, not card data"),
    mark("{file} is damaged: {why}"),
    mark("{file} unpacks to more than {size} MB"),
    mark("{file} is cut short or has something behind its end"),
    mark("{file} is neither an archive of the VEKN nor KRCG's JSON"),
    mark("{file} holds no card data ({names})"),
    mark("{file} holds more than {most} files"),
    mark("{file} holds a file that leads out of it: {name}"),
    mark("{file} holds {name} twice"),
    mark("{file} holds a link in place of {name}"),
    mark("{file} is protected by a password"),
    mark("{name} in {file} is packed in a way that is not understood"),
    mark("{name} in {file} unpacks to far too much"),
)
"""What is said; a definite sentence stands before one that fits more."""

_PLACE = re.compile(r"\\{(\w+)\\}")
_SEVERAL = "; "


def said(text: str) -> str:
    """A sentence of the card base, without capital and full stop."""
    if text in THINGS:
        return tr(text)
    for sentence, pattern in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            return tr(
                sentence, **{name: _in(name, value) for name, value in found.groupdict().items()}
            )
    return text


def _in(place: str, value: str) -> str:
    """What stands in a place: perhaps a sentence itself, or several."""
    if place == "reasons":
        return _SEVERAL.join(map(said, value.split(_SEVERAL)))
    return said(value) if place in {"why", "thing"} else value


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((sentence, _pattern(sentence)) for sentence in SENTENCES)


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(_PLACE.sub(r"(?P<\1>.*)", re.escape(sentence)), re.DOTALL)
