"""``vtes-deck rule``: the rules of the game, edition by edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from vtes_deck.app import reference
from vtes_deck.app.rulebook import (
    Difference,
    Example,
    OpenPoint,
    chapters,
    code_of,
    find,
    reasons,
    rules,
    states,
    tests_folder,
)
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.engine.catalogue import State
from vtes_deck.legality.rules import TournamentRule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vtes_deck.app.rulebook import RuleEntry
    from vtes_deck.engine.catalogue import CatalogueRule


def _numbers(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    return [
        CompletionItem(rule.id, help=rule.statement)
        for _, rule in rules()
        if rule.id.startswith(start.upper())
    ]


@click.command("rule")
@click.argument("asked", nargs=-1, metavar="[NUMBER | WORDS]", shell_complete=_numbers)
@click.option("--chapter", metavar="CODE", help="List the rules of a chapter, such as INF.")
@click.option(
    "--search",
    "words",
    metavar="WORDS",
    help="List the rules that fit these words, the best first.",
)
@click.option("--coverage", is_flag=True, help="Show which rules the engine enforces.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.pass_context
def COMMAND(
    context: click.Context,
    *,
    asked: tuple[str, ...],
    chapter: str | None,
    words: str | None,
    coverage: bool,
    as_json: bool,
) -> None:
    """Show the rule NUMBER: what it says, in which edition, and whether the engine enforces it.

    WORDS without a number list the rules that fit them, as with --search; the code of a chapter
    lists its rules.

    \b
    Examples:
        vtes-deck rule INF-03
        vtes-deck rule EX-V5-01          a worked example of a rulebook
        vtes-deck rule AMB-08            an unclear passage, and how it is played
        vtes-deck rule VEKN-TR-6.2       what a verdict of "check" cites
        vtes-deck rule wake
        vtes-deck rule --chapter INF
        vtes-deck rule --search "master out-of-turn"
        vtes-deck rule --coverage

    Without arguments it lists the chapters. The rules are in our own words; the rulebooks take
    precedence. The exit status is 1 when nothing is found.
    """  # noqa: D301 - click wants the character itself
    if sum([bool(asked), chapter is not None, words is not None, coverage]) > 1:
        raise click.UsageError("Use only one of NUMBER, --chapter, --search and --coverage.")
    text = " ".join(asked)
    if asked and not any(letter.isdigit() for letter in text):
        chapter, words = (text, None) if _of_chapter(text) else (None, text)
    if asked and chapter is None and words is None:
        found = _show(text, as_json=as_json)
    elif chapter is not None:
        found = _list(_of_chapter(chapter), f"chapter {chapter!r}", as_json=as_json)
    elif words is not None:
        fitting = [item.rule for item in reference.search(words) if item.rule is not None]
        found = _list(fitting, f"rule with {words!r}", as_json=as_json)
    elif coverage:
        found = _coverage(as_json=as_json)
    else:
        found = _chapters(as_json=as_json)
    context.exit(0 if found else ILLEGAL)


def _show(number: str, *, as_json: bool) -> bool:
    found = find(number)
    if found is None:
        say(f"There is no rule {number!r}. Use --search to find rules by words.", err=True)
        return False
    if as_json:
        print_json(found)
    else:
        _print(found)
    return True


def _print(found: RuleEntry | Example | OpenPoint | Difference | TournamentRule) -> None:
    if isinstance(found, Example):
        heading(found.id)
        _lines(("Given", found.given), ("Events", found.events), ("Expected", found.expected))
    elif isinstance(found, OpenPoint):
        heading(found.id)
        _lines(("Unclear", found.issue), ("Played", found.reading))
    elif isinstance(found, TournamentRule):
        heading(found.id)
        _lines(("About", found.about), ("Source", str(found)), ("Address", found.source.url))
    elif isinstance(found, Difference):
        heading(f"{found.id}  {found.input}")
        _lines(*found.lines)
    else:
        _print_rule(found)


def _print_rule(found: RuleEntry) -> None:
    heading(f"{found.rule.id}  {found.chapter}")
    say(found.rule.statement)
    say()
    _lines(*found.editions)
    say()
    if found.state is State.ENFORCED and tests_folder() is None:
        say("In the engine: enforced.")
    else:
        say(f"In the engine: {found.state}." + (f" {found.reason}" if found.reason else ""))
    related: list[Example | OpenPoint | Difference] = [*found.readings, *found.examples]
    for one in (*related, *found.differences):
        say()
        _print(one)


def _lines(*pairs: tuple[str, str]) -> None:
    wide = max(len(label) for label, _ in pairs)
    for label, text in pairs:
        say(f"  {label:<{wide}}  {text}")


def _of_chapter(code: str) -> list[CatalogueRule]:
    return [rule for _, rule in rules() if rule.id.startswith(f"{code.upper()}-")]


def _list(found: Sequence[CatalogueRule], wanted: str, *, as_json: bool) -> bool:
    if as_json:
        print_json(found)
    elif found:
        columns = (Column("Rule"), Column("What it says", wrap=True))
        print_table(columns, [(rule.id, rule.statement) for rule in found])
    else:
        say(f"There is no {wanted}.", err=True)
    return bool(found)


def _chapters(*, as_json: bool) -> bool:
    rows = [(code_of(one), one.title, len(one.rule)) for one in chapters()]
    if as_json:
        print_json([{"code": code, "title": title, "rules": n} for code, title, n in rows])
    else:
        print_table((Column("Chapter"), Column("Title"), Column("Rules", "right")), rows)
    return True


def _coverage(*, as_json: bool) -> bool:
    found, why = states(), reasons()
    if as_json:
        print_json(
            {
                "tests": tests_folder() is not None,
                "rules": {number: str(state) for number, state in found.items()},
                "reasons": why,
            }
        )
        return True
    # Without the tests, "enforced only" would be wrong and "enforced and tested" always zero.
    names = {state: state.capitalize() for state in State}
    if tests_folder() is None:
        names[State.ENFORCED] = "Enforced"
        del names[State.TESTED]
    rows = []
    for chapter in chapters():
        here = [found[rule.id] for rule in chapter.rule]
        rows.append((code_of(chapter), chapter.title, *(here.count(state) for state in names)))
    rows.append(("", "Together", *(list(found.values()).count(state) for state in names)))
    columns = [Column(name, "right") for name in names.values()]
    print_table((Column("Chapter"), Column("Title"), *columns), rows)
    say("Enforced: the code that does it names the rule.")
    if tests_folder() is None:
        say("A checkout also has the tests and shows which rules they check.")
    else:
        say("Tested: a test is marked with it.")
    for state in (State.ENFORCED, State.MISSING):
        numbers = [number for number, one in found.items() if one is state]
        if numbers and not (state is State.ENFORCED and tests_folder() is None):
            say(f"\n{state.capitalize()}: {', '.join(numbers)}")
    excused = [number for number, state in found.items() if state is State.NOT_ENFORCEABLE]
    if excused:
        say(f"\n{State.NOT_ENFORCEABLE.capitalize()}:")
        _lines(*((number, why[number]) for number in excused))
    return True
