"""``vtes-deck heritage chronicle``: the chronicle of a campaign."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from typing import Any

import click
import msgspec

from vtes_deck.app.hands import new_seed
from vtes_deck.app.heritage.chronicle_words import RULES, choices, history, task_sentence
from vtes_deck.app.heritage.conversion import converted
from vtes_deck.app.heritage.data_sets import find_set
from vtes_deck.app.heritage.entry_text import written
from vtes_deck.app.heritage.export import (
    as_json,
    as_markdown,
    data_set_line,
    stage_line,
    table_of_standings,
)
from vtes_deck.app.heritage.folders import GAMES, HeritageError
from vtes_deck.app.heritage.games import begin_chapter, fits, open_game, outcome
from vtes_deck.app.heritage.open_chronicle import OpenChronicle, chronicles, outdated_words
from vtes_deck.app.heritage.paper_chronicle import TEMPLATE, read_paper
from vtes_deck.app.settings import SettingsStore
from vtes_deck.cli.decks import UnreadableDeckError
from vtes_deck.cli.heritage.options import (
    file_bytes,
    json_option,
    seed_option,
    set_option,
    speaking,
    split,
    write,
)
from vtes_deck.cli.heritage.play import run
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.heritage.chronicle import Begin, ChronicleStep, Entry, Note, Title
from vtes_deck.language import code, lookup, use
from vtes_deck.paper.export import export_chronicle
from vtes_deck.paper.request import CannotPrintError


@click.command("chronicle")
@click.argument("name", required=False)
@click.option("--new", "new", metavar="NAME,...", help="Begin the chronicle with these players.")
@click.option("--youngest-first", metavar="NAME,...", help="The players by age, with --new.")
@click.option("--import", "paper", type=click.Path(), help="Begin it from a file, see --paper.")
@click.option("--paper", "paper_template", is_flag=True, help="Print a file for --import.")
@set_option
@click.option("--choose", type=click.IntRange(1), help="Enter the choice with this number.")
@click.option("--title", help="Enter the new title of the victor.")
@click.option(
    "-w",
    "--write",
    "parts",
    multiple=True,
    metavar="NAME=VALUE",
    help="Enter a prologue, a chapter or who plays, in words.",
)
@click.option(
    "--enter", metavar="FILE|-", type=click.Path(), help="Enter the content of a JSON file."
)
@click.option("--form", is_flag=True, help="Print the JSON for --enter, to be filled in.")
@click.option("--note", help="Enter a note.")
@click.option("--undo", is_flag=True, help="Take back the last entry.")
@click.option("--redo", is_flag=True, help="Restore the entry that was taken back last.")
@click.option("--history", "show_history", is_flag=True, help="List everything that was entered.")
@click.option("--play", metavar="KIND,...", help="Play the next chapter: human, greedy, random.")
@click.option(
    "--markdown", type=click.Path(), help='Write it as Markdown; "-" for standard output.'
)
@click.option("--pdf", type=click.Path(), help="Write it as PDF.")
@click.option(
    "--lang",
    type=click.Choice(["en", "fr", "es"]),
    default="en",
    help="Language of Markdown and PDF.",
)
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@seed_option
@json_option
@speaking
def COMMAND(  # noqa: PLR0913, C901, PLR0912 - one for each choice
    *,
    name: str | None,
    new: str | None,
    youngest_first: str | None,
    paper: str | None,
    paper_template: bool,
    set_id: str,
    choose: int | None,
    title: str | None,
    parts: tuple[str, ...],
    enter: str | None,
    form: bool,
    note: str | None,
    undo: bool,
    redo: bool,
    show_history: bool,
    play: str | None,
    markdown: str | None,
    pdf: str | None,
    lang: str,
    force: bool,
    seed: int | None,
    as_json: bool,
) -> None:
    """Show the chronicle NAME: standings, the next task, and the possible choices.

    \b
    Examples:
        vtes-deck heritage chronicle Months --new Ada,Ben --youngest-first Ben,Ada --set our-box
        vtes-deck heritage chronicle Months -w character=Ilse -w title="The Quiet" \\
            -w trait=mercy -w discipline=auspex -w clan=brujah
        vtes-deck heritage chronicle Months \\
            -w "Ada=brujah; points 31; bloodline Xaver, Erna < Xaver" \\
            -w "Ben=gangrel; points 28" -w "Cipher=Ben"
        vtes-deck heritage chronicle Months -w join=Cleo
        vtes-deck heritage chronicle Months --choose 2
        vtes-deck heritage chronicle Months --undo
        vtes-deck heritage chronicle Months --pdf months.pdf

    Without NAME it lists the chronicles. Every entry is saved before the command ends.
    """  # noqa: D301 - click wants the character itself
    if paper_template:
        say(TEMPLATE, nl=False)
        return
    if name is None:
        _list(as_json=as_json)
        return
    asked = [
        new,
        paper,
        choose,
        title,
        parts or None,
        enter,
        note,
        undo or None,
        redo or None,
        play,
    ]
    if sum(one is not None for one in asked) > 1:
        raise click.UsageError("Do one thing at a time.")
    open_chronicle = _begun(name, new, youngest_first, paper, set_id)
    if choose is not None:
        _choose(open_chronicle, choose)
    elif title is not None:
        open_chronicle.enter(_converted({"entry": "title", "title": title}, Title))
    elif parts:
        open_chronicle.enter(written(open_chronicle, parts, seed))
    elif enter is not None:
        _enter(open_chronicle, file_bytes(enter))
    elif note is not None:
        open_chronicle.enter(_converted({"entry": "note", "text": note}, Note))
    elif undo:
        open_chronicle.undo()
    elif redo:
        open_chronicle.redo()
    elif play is not None:
        _play(open_chronicle, play, seed)
    if form:
        print_json(_form(open_chronicle))
    elif markdown is not None:
        with _spoken(lang):
            content = as_markdown(open_chronicle).encode()
        write(markdown, content, force=force)
    elif pdf is not None:
        with _spoken(lang):
            _pdf(open_chronicle, pdf, force=force)
    elif as_json:
        _json(open_chronicle)
    elif show_history:
        _history(open_chronicle)
    else:
        _show(open_chronicle)


@contextlib.contextmanager
def _spoken(code: str) -> Iterator[None]:
    """Use a language for the content of a file."""
    before = lookup()
    use(code)
    try:
        yield
    finally:
        use(before)


def _list(*, as_json: bool) -> None:

    if as_json:
        print_json(chronicles())
        return
    for name in chronicles():
        say(name)
    if not chronicles():
        say("There is no chronicle yet. Begin one: heritage chronicle NAME --new Ada,Ben")


def _begun(
    name: str, new: str | None, youngest_first: str | None, paper: str | None, set_id: str
) -> OpenChronicle:
    """The chronicle: a new one, one begun on paper, or an existing one."""
    if paper is not None:
        data = find_set(set_id)
        return OpenChronicle.create(name, data, read_paper(file_bytes(paper), data))
    if new is not None:
        players = split(new)
        if len(set(players)) < len(players):
            raise HeritageError("Two players have the same name (H-CHR-02).")
        ages = split(youngest_first) if youngest_first is not None else players
        if sorted(ages) != sorted(players):
            raise HeritageError("The order of age names each player once (H-SET-09).")
        values = {
            "entry": "begin",
            "players": list(players),
            "youngest_first": [players.index(one) for one in ages],
        }
        return OpenChronicle.create(name, find_set(set_id), _converted(values, Begin))
    open_chronicle = OpenChronicle.open(name)
    if open_chronicle.restored is not None:
        say(
            f"The file was damaged and is kept as {open_chronicle.restored}. "
            "The chronicle is as it was "
            "before the last entry.",
            err=True,
        )
    if open_chronicle.outdated:
        say(outdated_words(open_chronicle), err=True)
    return open_chronicle


def _converted(values: Any, kind: Any) -> Any:  # noqa: ANN401 - an entry or a union of them

    return converted(values, kind)


def _choose(open_chronicle: OpenChronicle, number: int) -> None:

    found = choices(open_chronicle.state, open_chronicle.data)
    if number > len(found):
        raise HeritageError(f"There are {len(found)} choices now.")
    open_chronicle.enter(found[number - 1].entry)


def _enter(open_chronicle: OpenChronicle, content: bytes) -> None:
    """Enter the entry, or the list of entries, of a JSON text."""
    try:
        values = msgspec.json.decode(content)
    except (ValueError, RecursionError) as error:
        raise HeritageError(f"This is not JSON: {error}.") from None
    for number, one in enumerate(values if isinstance(values, list) else [values], start=1):
        try:
            open_chronicle.enter(_converted(one, Entry.__value__))
        except HeritageError as error:
            before = f"Entry {number}: " if isinstance(values, list) else ""
            raise HeritageError(f"{before}{error}") from None


def _form(open_chronicle: OpenChronicle) -> object:
    """The current form of --enter, with a placeholder for each value."""
    state = open_chronicle.state
    step = state.todo[0].step if state.todo else None
    if step is ChronicleStep.PROLOGUE:
        return {
            "entry": "prologue",
            "player": state.todo[0].player,
            "character": "",
            "trait": "mercy",
            "discipline": "auspex",
            "title": "",
            "drawn": ["", "", ""],
            "retainer": "",
            "clan": "",
            "free": ["mercy"] * (state.chapter - 1),
        }
    if step is ChronicleStep.PLAY:
        place = {"clan": "", "leader": "", "points": 0, "bloodline": [], "sires": {}}
        places = [{"player": number, **place} for number in state.present()]
        return {"entry": "chapter", "places": places, "claims": {}}
    if step is ChronicleStep.TITLE:
        return {"entry": "title", "title": ""}

    return [one.entry for one in choices(state, open_chronicle.data)][:1]


def _play(open_chronicle: OpenChronicle, kinds: str, seed: int | None) -> None:
    """Play the next chapter; its result is entered when it is over."""
    game = None
    base = name = f"{open_chronicle.name[:30]} chapter {open_chronicle.state.chapter}"
    for number in itertools.count(2):
        if name.casefold() not in {one.casefold() for one in GAMES.names()}:
            break
        game = open_game(name)
        if fits(game, open_chronicle.state, open_chronicle.data):
            break
        game = None  # of another chronicle with this name, or before an undo
        name = f"{base} ({number})"
    if game is None:
        chosen = new_seed() if seed is None else seed
        game = begin_chapter(
            open_chronicle.name, open_chronicle.state, open_chronicle.data, split(kinds), chosen
        )
    if run(game, name, quiet=False):
        open_chronicle.enter(outcome(game, open_chronicle.state))


def _pdf(open_chronicle: OpenChronicle, target: str, *, force: bool) -> None:

    try:
        printed = export_chronicle(open_chronicle, SettingsStore().value.paper, code())
    except CannotPrintError as error:
        raise UnreadableDeckError(f"The PDF cannot be made: {error}") from None
    write(target, printed.data, force=force)


def _json(open_chronicle: OpenChronicle) -> None:

    found = choices(open_chronicle.state, open_chronicle.data)
    print_json({**as_json(open_chronicle), "choices": found})


def _history(open_chronicle: OpenChronicle) -> None:

    columns = (Column("Entry", "right"), Column("Chapter", "right"), Column("What", wrap=True))
    rows = [(one.number, one.chapter, one.sentence) for one in history(open_chronicle.chronicle)]
    print_table(columns, rows)


def _show(open_chronicle: OpenChronicle) -> None:

    state = open_chronicle.state
    heading(open_chronicle.name)
    say(data_set_line(open_chronicle))
    say(stage_line(state))
    columns = (Column("Place", "right"), Column("Player"), Column("Chronicle points", "right"))
    print_table(columns, [(one.place, one.player, one.points) for one in table_of_standings(state)])
    for task in state.todo[:1]:
        say(
            f"Now: {task_sentence(state, open_chronicle.data, task)} ({RULES[task.step]})",
            bold=True,
        )
    for number, choice in enumerate(choices(state, open_chronicle.data), start=1):
        say(f"{number:>3}  {choice.sentence}")
    if len(state.todo) > 1:
        say(f"Then: {task_sentence(state, open_chronicle.data, state.todo[1])}")
