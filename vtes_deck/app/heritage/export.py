"""A chronicle for other programs (JSON) and for reading (Markdown)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from vtes_deck.app.heritage.chronicle_words import HistoryLine, history, task_sentence
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS, of_era
from vtes_deck.heritage.chronicle import State, final_scores, standings, winners
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import ChapterOutcome, ChapterScore
from vtes_deck.heritage.dataset.model import SECTIONS
from vtes_deck.heritage.names import clan_name, trait_name
from vtes_deck.language import tr


class HeritageStanding(msgspec.Struct, frozen=True):
    """A player in the standings: the place, which several share in a tie (H-FIN-02)."""

    place: int
    player: str
    points: int


class Branch(msgspec.Struct, frozen=True):
    """A vampire of a family tree.

    Attributes:
        name, id: its name, and the id of its card.
        childer: its childer.
        torpor: it was in torpor, so that only its childer are known.
        loose: its sire is not known.
    """

    id: str
    name: str
    childer: tuple[Branch, ...] = ()
    torpor: bool = False
    loose: bool = False


def table_of_standings(state: State) -> tuple[HeritageStanding, ...]:
    """H-FIN-02: the players by chronicle points, best first."""
    scores = final_scores(state)
    found: list[HeritageStanding] = []
    for group in standings(state):
        place = len(found) + 1
        found += [HeritageStanding(place, state.players[one].name, scores[one]) for one in group]
    return tuple(found)


def family(open_chronicle: OpenChronicle, played: ChapterScore) -> Branch:
    """The bloodline of a player in a chapter as a tree, with the clan leader at the top.

    Vampires whose sire is not known are also below the leader, but loose.
    """
    names = Names(open_chronicle.data, open_chronicle.state)
    top = played.leader or played.clan
    below: dict[str, list[str]] = {}
    known = {*played.bloodline, top}
    for one in played.bloodline:
        sire = played.sires.get(one, top)
        if sire not in known:
            known.add(sire)
            below.setdefault(played.sires.get(sire, top), []).append(sire)
        below.setdefault(sire, []).append(one)

    def branch(name: str, above: tuple[str, ...]) -> Branch:
        childer = [one for one in below.get(name, ()) if one not in above]
        return Branch(
            name,
            clan_name(name) if name == played.clan else names.of(name),
            tuple(branch(one, (*above, name)) for one in childer),
            torpor=name != top and name not in played.bloodline,
            loose=name != top and name not in played.sires,
        )

    return branch(top, ())


def as_json(open_chronicle: OpenChronicle) -> dict[str, Any]:
    """The chronicle as plain values; everything follows from ``entries``."""
    state = open_chronicle.state
    names = Names(open_chronicle.data, state)
    return {
        "name": open_chronicle.name,
        "data_set": {"id": open_chronicle.data.about.id, "name": open_chronicle.data.about.name},
        "demonstration": open_chronicle.data.about.demonstration,
        "chapter": state.chapter,
        "era": state.era,
        "battlegrounds": list(of_era(state.era)),
        "over": state.over,
        "winners": [names.player(one) for one in winners(state)],
        "todo": [task_sentence(state, open_chronicle.data, one) for one in state.todo],
        "standings": table_of_standings(state),
        "players": state.players,
        "marks": state.marks,
        "outcomes": [
            {
                "chapter": outcome.chapter,
                "places": [
                    {
                        "player": names.player(one.player),
                        "played": one,
                        "family": family(open_chronicle, one),
                    }
                    for one in outcome.places
                ],
                "claims": {m: names.player(who) for m, who in outcome.claims.items()},
            }
            for outcome in state.outcomes
        ],
        "notes": [{"chapter": chapter, "text": text} for chapter, text in state.notes],
        "history": list(history(open_chronicle.chronicle)),
        "entries": open_chronicle.chronicle.entries,
    }


_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&@:=])")


def escaped(text: str) -> str:
    """Escape a foreign text, so that Markdown does not interpret it as markup."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def as_markdown(open_chronicle: OpenChronicle) -> str:
    """The chronicle as Markdown: standings, sheets, chapters, notes and history."""
    return "\n".join(_markdown(open_chronicle)).rstrip() + "\n"


def _markdown(open_chronicle: OpenChronicle) -> Iterator[str]:
    state = open_chronicle.state
    names = Names(open_chronicle.data, state)
    yield f"# {escaped(open_chronicle.name)}\n"
    yield escaped(data_set_line(open_chronicle)) + "\n"
    yield escaped(stage_line(state)) + "\n"
    yield f"## {tr('Standings')}\n"
    heads = [tr("Place", "rank"), tr("Player"), tr("Chronicle points")]
    rows = [(str(one.place), one.player, str(one.points)) for one in table_of_standings(state)]
    yield _table(heads, rows)
    for number, sheet in enumerate(state.players):
        yield f"## {escaped(sheet.name)}\n"
        for label, text in sheet_lines(open_chronicle, number):
            yield f"- {escaped(label)}: {escaped(text)}"
        yield ""
    for outcome in state.outcomes:
        yield f"## {escaped(chapter_title(open_chronicle, outcome))}\n"
        heads = [tr("Place", "rank"), tr("Player"), tr("Clan"), tr("Victory points")]
        yield _table(heads, chapter_rows(names, outcome))
        for one in outcome.places:
            if one.bloodline:
                yield f"{escaped(names.player(one.player))}:\n"
                yield from _tree(family(open_chronicle, one), 0)
                yield ""
    if state.notes:
        yield f"## {tr('Notes')}\n"
        yield from (f"- {escaped(after_chapter(n, text))}" for n, text in state.notes)
        yield ""
    yield f"## {tr('History')}\n"
    yield from (f"{line.number}. {escaped(line.sentence)}" for line in lines(open_chronicle))


def lines(open_chronicle: OpenChronicle) -> tuple[HistoryLine, ...]:
    """The history."""
    return tuple(history(open_chronicle.chronicle))


def data_set_line(open_chronicle: OpenChronicle) -> str:
    """The name of the data set of the chronicle."""
    about = open_chronicle.data.about
    if about.demonstration:
        return tr(
            "Data set: {name}. Its names and cards are not those of the game.", name=about.name
        )
    return tr("Data set: {name} ({id}).", name=about.name, id=about.id)


def stage_line(state: State) -> str:
    """The stage of the chronicle, and the winner when it is over."""
    if state.over:
        won = ", ".join(state.players[one].name for one in winners(state))
        return tr("The chronicle is over. Most chronicle points: {players}.", players=won)
    grounds = ", ".join(tr(BATTLEGROUNDS[one].title) for one in of_era(state.era))
    return tr(
        "Chapter {chapter} of 21, era {era}. Battlegrounds: {grounds}.",
        chapter=state.chapter,
        era=state.era,
        grounds=grounds,
    )


def chapter_title(open_chronicle: OpenChronicle, outcome: ChapterOutcome) -> str:
    """The number of a chapter, and its name if that is entered."""
    found = (one.name for one in open_chronicle.data.chapters if one.number == outcome.chapter)
    name = next(found, "")
    number = tr("Chapter {n}", n=outcome.chapter)
    return after_chapter(outcome.chapter, name) if name else number


def after_chapter(number: int, text: str) -> str:
    """A name or a note, with the number of its chapter before it."""
    return tr("{chapter}: {name}", chapter=tr("Chapter {n}", n=number), name=text)


def chapter_rows(names: Names, outcome: ChapterOutcome) -> list[tuple[str, str, str, str]]:
    """A row for each place: place, player, clan, victory points."""
    return [
        (str(place), names.player(one.player), clan_name(one.clan), str(one.points))
        for place, one in enumerate(outcome.places, start=1)
    ]


def sheet_lines(open_chronicle: OpenChronicle, player: int) -> list[tuple[str, str]]:
    """The sheet and the haven of a player: labels and texts; empty ones left out."""
    state, sheet = open_chronicle.state, open_chronicle.state.players[player]
    names = Names(open_chronicle.data, state)
    dots = [
        f"{trait_name(trait)}\N{NO-BREAK SPACE}{sheet.dots[trait]}"
        for traits in SECTIONS.values()
        for trait in traits
        if sheet.dots.get(trait)
    ]
    found = [
        (tr("Character"), sheet.character),
        (tr("Titles"), "; ".join(sheet.titles)),
        (tr("Traits"), ", ".join(dots)),
        (tr("Retained"), names.of(sheet.retained) if sheet.retained else ""),
        (tr("Assets"), ", ".join(tr(one) for one in sheet.assets)),
        (tr("Obligations"), ", ".join(names.of(one) for one in sheet.obligations)),
        (tr("Clan leaders"), ", ".join(names.of(one) for one in sheet.leaders)),
    ]
    return [(label, text) for label, text in found if text]


def mark_lines(open_chronicle: OpenChronicle) -> list[tuple[str, str]]:
    """The characters with stickers: their printed names and the stickers."""
    names = Names(open_chronicle.data, None)
    found = []
    for name, one in open_chronicle.state.marks.items():
        parts = [tr("ancilla")] if one.ancilla else []
        parts += [tr("name: {name}", name=one.name)] if one.name else []
        parts += [tr("clan: {clan}", clan=clan_name(one.clan))] if one.clan else []
        parts += [names.of(sticker) for sticker in one.stickers]
        found.append((names.of(name), ", ".join(parts)))
    return found


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n"
    return head + "".join(f"| {' | '.join(map(escaped, row))} |\n" for row in rows)


def _tree(branch: Branch, depth: int) -> Iterator[str]:
    note = f" ({tr('in torpor')})" if branch.torpor else ""
    yield f"{'  ' * depth}- {escaped(branch.name)}{note}"
    for one in branch.childer:
        yield from _tree(one, depth + 1)
