"""``vtes-deck odds``: exact odds of draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import cardbase
from vtes_deck.app.deck_names import DeckNames
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.language import number
from vtes_deck.stats.copies import CHANCES, copies_by_turn
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.errors import ImpossibleError, QuestionError, TooManyWaysError
from vtes_deck.stats.hand_odds import hand_odds
from vtes_deck.stats.odds.answer import answer, by_turn
from vtes_deck.stats.odds.explanation import assumptions
from vtes_deck.stats.odds.reader import parse
from vtes_deck.stats.odds.writer import write, write_count
from vtes_deck.stats.turns import library_seen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vtes_deck.deck.model import Deck
    from vtes_deck.stats.crypt_odds import CryptOdds
    from vtes_deck.stats.hand_odds import CardOdds
    from vtes_deck.stats.odds.answer import Answer
    from vtes_deck.stats.probability import Probability

_MAX_PAIRS = 5
_CURVE = tuple(range(1, 11))
"""Turns of a curve."""
_TURNS = (1, 2, 3, 5)
"""Turns at whose beginning the hand is counted."""


@click.command("odds")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.argument("question", required=False)
@click.option(
    "--by-turn", "over_turns", is_flag=True, help="Also show the chance of QUESTION for each turn."
)
@click.option(
    "--copies",
    "ask_copies",
    is_flag=True,
    help="Show how many copies of a card it takes to see one by a turn in 50, 75, 90 and 95 %.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the odds as JSON.")
def COMMAND(
    file: str, question: str | None, *, over_turns: bool, ask_copies: bool, as_json: bool
) -> None:
    """Calculate how likely the draws in QUESTION are with the deck in FILE.

    Without a QUESTION: the odds of every vampire in the opening four and of every library card
    in the first turns. All odds are exact.

    \b
    Examples:
        vtes-deck odds deck.txt "crypt>=1(Arika|Nakova)"
        vtes-deck odds deck.txt "crypt(Arika) and hand>=1(Villein|Minion Tap) by turn 2 seat 3"
        vtes-deck odds deck.txt "hand=0([type:master]) or not hand<=2([is:wake])"
        vtes-deck odds deck.txt "hand>=2(Villein) after 15 cards given seen(Villein)"
        vtes-deck odds deck.txt "crypt(Arika) by turn 4 seat 2 with 1 decrypt"
        vtes-deck odds deck.txt "playable>=1([is:wake]) by turn 2"
        vtes-deck odds deck.txt "crypt.capacity<=24([cap>=1]) and hand.different>=2([type:master])"
        vtes-deck odds deck.txt "hand>=2(Villein|Minion Tap)" --by-turn
        vtes-deck odds deck.txt --copies

    A count is crypt, hand or playable (cards of the library that a vampire drawn by then can
    play), a comparison (>=, <=, =, >, <, or a range such as =2..4; at least one if left out) and
    cards in parentheses: names, or searches in square brackets, with | between them. and, or, not
    and parentheses join counts. hand@t3(...) and hand@10(...) ask for turn 3 and for ten cards
    seen. hand.different(...) counts each name once; crypt.capacity, hand.pool and hand.blood add up
    capacities and costs.

    \b
    At the end, for all counts:
        by turn 3               when your third turn begins (otherwise the first)
        after 12 cards          after twelve cards of the library were seen
        seat 3 of 5             your place in the order of play
        with 1 discard 2 plays  cards that you replace in each turn (otherwise 1 discard)
        with 1 decrypt          four transfers of each turn draw a crypt card
        given seen(Villein|2x Deflection) top(...) removed(...)
    """  # noqa: D301 - click wants the character itself
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    if (ask_copies and question is not None) or (over_turns and question is None):
        raise click.UsageError("--copies takes no QUESTION, and --by-turn needs one.")
    if ask_copies:
        _print_copies(deck, as_json=as_json)
        return
    if question is None:
        _print_all(deck, as_json=as_json)
        return
    try:
        asked = parse(question, DeckNames(cards, deck))
        found = answer(deck, asked)
        turns = dict(zip(_CURVE, by_turn(deck, asked, _CURVE), strict=True)) if over_turns else {}
    except QuestionError as error:
        raise click.UsageError(f"The question is not valid.\n{error.pointed(question)}") from None
    except (ImpossibleError, TooManyWaysError) as error:
        raise click.UsageError(str(error)) from None
    if as_json:
        over = [{"turn": turn, **_chance_json(chance)} for turn, chance in turns.items()]
        print_json(_answer_json(found) | ({"by_turn": over} if over_turns else {}))
    else:
        _print_answer(found, turns)


def _print_copies(deck: Deck, *, as_json: bool) -> None:
    """The fewest copies for a chance by turn, in a library of this size."""
    if not deck.library_count:
        raise click.UsageError("The deck has no library.")
    rows = list(copies_by_turn(deck.library_count, _CURVE))
    if as_json:
        chances = [float(chance) for chance in CHANCES]
        print_json({"library": deck.library_count, "chances": chances, "turns": rows})
        return
    heading(f"Copies in {deck.library_count} cards to see one in time")
    columns = (
        Column("By turn", "right"),
        Column("Seen", "right"),
        *(Column(f"{float(chance):.0%}", "right") for chance in CHANCES),
    )
    print_table(columns, [(row.turn, row.seen, *row.copies) for row in rows])
    say("Exact. One discard in each turn and no plays; further copies replace other cards.")


def _print_answer(found: Answer, turns: Mapping[int, Probability]) -> None:
    say(write(found.question))
    say(f"{found.chance}{_one_in(found.chance)}", bold=True)
    if len(found.parts) > 1:
        columns = (
            Column("Each part alone"),
            Column("Chance", "right"),
            Column("Copies", "right"),
        )
        print_table(
            columns,
            [(write_count(part.count), part.chance, part.copies) for part in found.parts],
        )
    if turns:
        heads = (Column("When this turn begins", "right"), Column("Chance", "right"))
        print_table(heads, list(turns.items()))
    say("Exact.")
    for sentence in assumptions(found):
        say(sentence)


def _one_in(chance: Probability) -> str:
    if not 0 < chance.value < 1:
        return ": never" if not chance.value else ": always"
    if chance.value >= 0.5:
        return ""
    deals = 1 / float(chance)
    return f", once in {number(deals, 0 if deals >= 100 else 1)} deals"


def _answer_json(found: Answer) -> dict[str, object]:
    return {
        "question": write(found.question),
        **_chance_json(found.chance),
        "parts": [
            {
                "count": write_count(part.count),
                **_chance_json(part.chance),
                "seen": part.seen,
                "of": part.zone_cards,
                "copies": part.copies,
            }
            for part in found.parts
        ],
        "assumptions": assumptions(found),
    }


def _chance_json(chance: Probability) -> dict[str, object]:
    """A fraction as text, so that a program can read it exactly."""
    return {"chance": float(chance), "fraction": str(chance.value), "exact": not chance.sampled}


def _print_all(deck: Deck, *, as_json: bool) -> None:
    crypt = crypt_odds(deck)
    seen = [library_seen(turn) for turn in _TURNS]
    hand = hand_odds(deck, seen)
    if as_json:
        print_json(_all_json(crypt, hand, seen))
        return
    if crypt.best and crypt.worst:
        _print_crypt(crypt)
    if hand:
        say()
        heading("Hand: at least one copy when the turn begins")
        turns = [
            Column(f"Turn {turn} ({n} seen)", "right") for turn, n in zip(_TURNS, seen, strict=True)
        ]
        columns = (Column("Card"), Column("Copies", "right"), *turns)
        print_table(columns, [(row.card, row.copies, *row.chances) for row in hand])
        say("Exact. One discard in each turn and no plays; each card played shows one more.")


def _print_crypt(crypt: CryptOdds) -> None:
    heading(f"Crypt: in the opening {crypt.drawn} of {crypt.cards}")
    columns = (
        Column("Vampire"),
        Column("Capacity", "right"),
        Column("Copies", "right"),
        Column("At least one", "right"),
        Column("Two or more", "right"),
    )
    rows = ((v.card, v.card.capacity, v.copies, v.chance, v.two) for v in crypt.vampires)
    print_table(columns, rows)
    if crypt.pairs:
        say()
        heading("Most frequent pairs")
        for pair in crypt.pairs[:_MAX_PAIRS]:
            say(f"  {pair.chance!s:>7}  {pair.first} and {pair.second}")
    say()
    different = ", ".join(f"{n}: {chance}" for n, chance in crypt.different.items())
    say(f"Different vampires: {different}")
    say(f"Capacity together: {float(crypt.capacity):.1f} on average")
    for title, opening in (("least", crypt.best), ("greatest", crypt.worst)):
        if opening:
            names = ", ".join(map(str, opening.cards))
            say(f"  {title} {opening.capacity} ({opening.chance}): {names}")


def _all_json(crypt: CryptOdds, hand: tuple[CardOdds, ...], seen: list[int]) -> dict[str, object]:
    return {
        "crypt": {
            "cards": crypt.cards,
            "drawn": crypt.drawn,
            "vampires": [
                {
                    "id": v.card.id,
                    "name": str(v.card),
                    "copies": v.copies,
                    **_chance_json(v.chance),
                    "two": float(v.two),
                }
                for v in crypt.vampires
            ],
            "pairs": [
                {"first": p.first.id, "second": p.second.id, **_chance_json(p.chance)}
                for p in crypt.pairs
            ],
            "different": {str(n): float(chance) for n, chance in crypt.different.items()},
            "capacity": float(crypt.capacity),
            "capacities": {str(n): float(chance) for n, chance in crypt.capacities.items()},
            "least": [card.id for card in crypt.best.cards] if crypt.best else [],
            "greatest": [card.id for card in crypt.worst.cards] if crypt.worst else [],
        },
        "hand": {
            "turns": _TURNS,
            "seen": seen,
            "cards": [
                {
                    "id": row.card.id,
                    "name": str(row.card),
                    "copies": row.copies,
                    "chances": [float(chance) for chance in row.chances],
                }
                for row in hand
            ],
        },
    }
