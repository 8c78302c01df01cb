"""``vtes-deck heritage rules``."""

from __future__ import annotations

import click

from vtes_deck.app.heritage import rules as book
from vtes_deck.app.heritage.rules import Found, chapters, find
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.heritage.options import json_option
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.heritage.catalogue import Example


@click.command("rules")
@click.argument("number", required=False)
@click.option("--search", "words", metavar="WORDS", help="List the rules with all these words.")
@click.option("--chapter", metavar="CODE", help="List the rules of a chapter, such as REC.")
@json_option
@click.pass_context
def COMMAND(
    context: click.Context,
    *,
    number: str | None,
    words: str | None,
    chapter: str | None,
    as_json: bool,
) -> None:
    """Show the rule NUMBER, an example (EX-04) or an open point (AMB-03); H- may be left out.

    Without arguments it lists the chapters. The exit status is 1 when nothing is found.
    """
    if sum(one is not None for one in (number, words, chapter)) > 1:
        raise click.UsageError("NUMBER, --search and --chapter exclude each other.")
    if number is not None:
        context.exit(0 if _show(number, as_json=as_json) else ILLEGAL)
    if words is None and chapter is None:
        _chapters(as_json=as_json)
        return
    if words is not None:
        found = book.search(words.split())
    else:
        wanted = f"H-{(chapter or '').upper().removeprefix('H-')}-"
        found = [rule for _, rule in book.rules() if rule.id.startswith(wanted)]
    if as_json:
        print_json(found)
    elif found:
        columns = (Column("Rule"), Column("What it says", wrap=True))
        print_table(columns, [(rule.id, rule.statement) for rule in found])
    else:
        say("No rule was found.", err=True)
    context.exit(0 if found else ILLEGAL)


def _show(number: str, *, as_json: bool) -> bool:

    found = find(number)
    if found is None:
        say(f"There is no rule {number!r}; --search finds rules by words.", err=True)
        return False
    if as_json:
        print_json(found)
    elif isinstance(found, Found):
        heading(f"{found.rule.id}  {found.chapter}")
        say(found.rule.statement)
        if found.rule.note:
            say(f"Note: {found.rule.note}.")
        say(f"The program: {found.reason or 'enforces it.'}")
        for reading in found.readings:
            say(f"\n{reading.id}: {reading.issue}\n  Played: {reading.reading}")
        for example in found.examples:
            say(f"\n{example.id}: {example.given}; {example.event}: {example.expected}.")
    elif isinstance(found, Example):
        heading(found.id)
        say(f"Given: {found.given}\nEvent: {found.event}\nExpected: {found.expected}")
    else:
        heading(found.id)
        say(f"Open: {found.issue}\nPlayed: {found.reading}")
    return True


def _chapters(*, as_json: bool) -> None:

    rows = [(one.rule[0].id.split("-")[1], one.title, len(one.rule)) for one in chapters()]
    if as_json:
        print_json([{"code": code, "title": title, "rules": n} for code, title, n in rows])
    else:
        print_table((Column("Chapter"), Column("Title"), Column("Rules", "right")), rows)
