"""The output of ``vtes-deck cards propose``: declarations read from card texts."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

import click

from cardbase.names import How
from cardbase.search import QueryError
from cardbase.search import search as find
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.reader.analogy import AnalogicReader
from vtes_deck.effects.reader.cards import Reader, Reason
from vtes_deck.effects.reader.precedents import Precedents
from vtes_deck.effects.reader.source import private_words, source_of, words_in

if TYPE_CHECKING:
    from cardbase import CardBase
    from cardbase.model import AnyCard
    from vtes_deck.effects.reader.cards import CardReading

REASONS = {
    Reason.NOT_UNDERSTOOD: "not understood",
    Reason.NOT_READ: "not read yet",
    Reason.APART: "understood clause by clause, but not together",
    Reason.MERGED: "counts only for the merged vampire",
    Reason.OVERLOOKED: "understood, but for words that the comparison leaves out",
    Reason.DIFFERENT: "understood, but its rendered text differs",
}


def propose(base: CardBase, text: str, *, as_json: bool) -> None:
    """Print the entry for each card, or the first phrase that the reader does not understand."""
    cards = _cards(base, text)
    read = [(card, reading) for card, reading in _read(base, cards) if reading is not None]
    if as_json:
        print_json([_as_data(card, reading) for card, reading in read])
        return
    for card, reading in read:
        if reading.definition is not None:
            say(f"# {', '.join(words_in(reading.definition))}")
            for word, module in private_words(reading.definition):
                say(f"# {word} is in {module}: write the entry there")
            say(source_of(reading.definition))
            continue
        first = reading.unknown[0]
        say(f"# {card.full_name}: {REASONS[first.reason]}: {first.phrase}")
        say(f"#     {first.sentence}")
    if not read:
        say("These cards need no declaration: their text contains printed facts only.")


def summarize(base: CardBase, text: str, limit: int, *, as_json: bool) -> None:
    """Print how many cards are read, and the phrases whose rules would unlock the most cards."""
    cards = _cards(base, text) if text else tuple(base)
    whole: Counter[str] = Counter()
    total: Counter[str] = Counter()
    unlock: Counter[str] = Counter()
    share: Counter[str] = Counter()
    for card, reading in _read(base, cards):
        if reading is None:
            continue
        kind = "Declared" if card.id in definitions() else "Not declared"
        total[kind] += 1
        whole[kind] += reading.definition is not None
        phrases = {one.phrase for one in reading.unknown}
        share.update(phrases)
        if len(phrases) == 1:
            unlock.update(phrases)
    ranked = sorted(share, key=lambda one: (-unlock[one], -share[one], one))[:limit]
    if as_json:
        rows = [{"phrase": one, "unlocks": unlock[one], "cards": share[one]} for one in ranked]
        print_json({"read": whole, "cards": total, "phrases": rows})
        return
    say(", ".join(f"{kind}: {whole[kind]} of {total[kind]} read" for kind in sorted(total)) + ".")
    if ranked:
        heading("Phrases not understood")
        print_table(
            (Column("Unlocks", "right"), Column("Cards", "right"), Column("Phrase", wrap=True)),
            [(unlock[one], share[one], one) for one in ranked],
        )


def _read(base: CardBase, cards: Sequence[AnyCard]) -> Iterator[tuple[AnyCard, CardReading | None]]:
    """The cards with their readings; ``None`` for a card without text beyond printed facts."""
    reader = AnalogicReader(
        Reader(base.clans, dict.fromkeys(one.name for one in base.crypt)),
        cache(lambda: Precedents.of(definitions().values(), base)),
    )
    with click.progressbar(
        cards,
        label="Reading the cards",
        file=sys.stderr,
        hidden=not sys.stderr.isatty() or len(cards) < 100,
    ) as bar:
        for card in bar:
            yield card, None if is_plain(card) else reader.read(card)


def _cards(base: CardBase, text: str) -> tuple[AnyCard, ...]:
    """The card of this name, or the cards that match a query."""
    match = base.find(text)
    if match.candidates and match.how is not How.NEAR:
        return match.candidates
    try:
        found = find(base, text)
    except QueryError as error:
        raise click.UsageError(f"The query is not valid.\n{error.pointed(text)}") from None
    if not found:
        raise click.UsageError(f"No card matches {text!r}.")
    return tuple(found)


def _as_data(card: AnyCard, reading: CardReading) -> dict[str, object]:
    definition = reading.definition
    return {
        "id": card.id,
        "name": card.full_name,
        "source": None if definition is None else source_of(definition),
        "unknown": reading.unknown,
    }
