"""The problems with the state of a chronicle begun on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from cardbase.message import Message
from vtes_deck.heritage.attributes import ARCHETYPES, CLANS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle.aftermath import check_sires
from vtes_deck.heritage.chronicle.names import Names, step_label
from vtes_deck.heritage.chronicle.state import (
    CHAPTERS,
    ChapterOutcome,
    ChronicleError,
    ChronicleStep,
    Mark,
    State,
)
from vtes_deck.heritage.dataset.model import TRAITS, Character, DataSet
from vtes_deck.heritage.names import clan_label, trait_label
from vtes_deck.language import mark

MAX_PLAYERS = 4
"""H-SET-01."""

CHAPTERS_OF_ERA = 3
"""H-CHR-01."""

NOUNS = (
    *(mark("clan leader"), mark("clan sticker"), mark("ability sticker"), mark("trait")),
    *(mark("asset"), mark("obligation"), mark("scheme")),
)
"""References of a state that the data set does not have."""


def problems(state: State, data: DataSet) -> Iterator[Message]:
    """Every contradiction in an adopted state, with its rule."""
    if state.data != data.about.id:
        yield Message(
            mark("it needs the data set “{needed}”, not “{id}”"),
            needed=state.data,
            id=data.about.id,
        )
    if not 1 <= state.chapter <= CHAPTERS + 1 or len(state.outcomes) > state.chapter:
        yield Message(mark("there is no chapter {chapter} (H-CHR-01)"), chapter=state.chapter)
    yield from _names(state, data)
    yield from _players(state)
    yield from _todo(state, data)


def contradictions(state: State, data: DataSet) -> Iterator[Message]:
    """Errors in an entered state that are accepted when it is read again.

    A chronicle outlives corrections of its data set, so quantities and slots are not checked
    afterwards.
    """
    yield from _sheets(state, data)
    yield from _stickers(state, data)
    yield from _eras(state, data)
    yield from _outcomes(state, data)


def _names(state: State, data: DataSet) -> Iterator[Message]:
    known = {one.id for one in data.characters}
    held = [sheet.retained for sheet in state.players if sheet.retained]
    for name in dict.fromkeys((*state.deck, *state.marks, *held)):
        if name not in known:
            yield Message(
                mark("there is no character “{name}” in the data set (H-DAT-01)"), name=name
            )
    for name in repeated([*state.deck, *held]):
        yield Message(
            mark("the character “{name}” is in two places (H-AFT-06)"),
            name=Names(data, state).of(name),
        )
    sheets, marks = state.players, state.marks.values()
    words: tuple[tuple[str, str, Iterable[str], Iterable[str]], ...] = (
        (NOUNS[3], "H-CHR-05", (one for sheet in sheets for one in sheet.dots), TRAITS),
        (NOUNS[4], "H-AST-01", (one for sheet in sheets for one in sheet.assets), ARCHETYPES),
        (
            NOUNS[5],
            "H-DAT-07",
            (one for sheet in sheets for one in sheet.obligations),
            [one.id for one in data.obligations],
        ),
        (
            NOUNS[0],
            "H-DAT-02",
            (one for sheet in sheets for one in sheet.leaders),
            [one.id for one in data.leaders],
        ),
        (NOUNS[6], "H-DAT-03", state.unlocked, [one.id for one in data.schemes]),
        (
            NOUNS[1],
            "H-CHR-06",
            (one.clan for one in marks if one.clan),
            (*CLANS, THIN_BLOOD),
        ),
        (
            NOUNS[2],
            "H-DAT-08",
            (one for each in marks for one in each.stickers),
            [one.id for one in data.stickers],
        ),
    )
    for kind, rule, named, possible in words:
        for name in sorted(set(named) - set(possible)):
            yield Message(
                mark("there is no {kind} “{name}” ({rule})"),
                kind=Message(kind),
                name=name,
                rule=rule,
            )


def _players(state: State) -> Iterator[Message]:
    numbers = range(len(state.players))
    everyone = [task.player for task in state.todo if task.player >= 0]
    everyone += [one.player for outcome in state.outcomes for one in outcome.places]
    if any(n not in numbers for n in (*everyone, *state.absent, *state.youngest_first)):
        yield Message(mark("a named player does not take part (H-CHR-02)"))
    if not 2 <= len(state.present()) <= MAX_PLAYERS:
        yield Message(mark("two to four of the players take part (H-SET-01)"))
    if state.chapter <= CHAPTERS and sorted(state.youngest_first) != list(numbers):
        yield Message(mark("the order of age names each player once (H-SET-09)"))
    for name in repeated([sheet.name for sheet in state.players]):
        yield Message(mark("two players have the name “{name}” (H-CHR-02)"), name=name)


def _todo(state: State, data: DataSet) -> Iterator[Message]:
    """Whether the tasks of an adopted state follow from its last chapter."""
    missions = {one.id for one in data.chronicle_missions}
    last = state.outcomes[-1] if state.outcomes else None
    for task in state.todo:
        if task.step is ChronicleStep.PLAY or (
            task.step is ChronicleStep.PROLOGUE and task.player >= 0
        ):
            continue
        if last is None or len(last.places) < 2 or last.chapter != state.chapter:
            yield Message(
                mark("{step} follows a chapter that was played (H-AFT-00)"),
                step=step_label(task.step),
            )
        elif task.step is not ChronicleStep.ERA and last.of(task.player) is None:
            yield Message(
                mark("{step} is for a player of the chapter (H-AFT-00)"), step=step_label(task.step)
            )
        elif task.step is ChronicleStep.MISSION and task.mission not in missions:
            yield Message(
                mark("there is no chronicle mission “{mission}” (H-AFT-03)"), mission=task.mission
            )


def _sheets(state: State, data: DataSet) -> Iterator[Message]:
    yield from _dots(state, data)
    names = Names(data, state)
    printed = {one.id for one in data.leaders if not one.chronicle}
    for name in [one for sheet in state.players for one in sheet.leaders if one in printed]:
        yield Message(
            mark("“{name}” is not a leader that a mission unlocks (H-AFT-08)"), name=names.of(name)
        )
    for owned in ("leaders", "obligations"):
        for name in repeated([n for sheet in state.players for n in getattr(sheet, owned)]):
            yield Message(
                mark("“{name}” is in two havens (H-AFT-04, H-AFT-08)"), name=names.of(name)
            )
    research = {one.id for one in data.schemes if one.research}
    for name in state.unlocked:
        if name not in research and any(one.id == name for one in data.schemes):
            yield Message(
                mark("“{name}” is not a scheme of a research deck (H-AFT-02)"), name=names.of(name)
            )
    for name in repeated(state.unlocked):
        yield Message(mark("the scheme “{name}” is unlocked twice (H-AFT-02)"), name=names.of(name))


def _dots(state: State, data: DataSet) -> Iterator[Message]:
    most = data.limits.most_dots
    bound = Message(mark("0 or more")) if most is None else Message(mark("0 to {most}"), most=most)
    for sheet in state.players:
        for trait, n in sheet.dots.items():
            if n < 0 or (most is not None and n > most):
                yield Message(
                    mark("“{name}” has {n} dots in {trait}; possible: {bound} (H-CHR-05)"),
                    name=sheet.name,
                    n=n,
                    trait=trait_label(trait),
                    bound=bound,
                )


def _stickers(state: State, data: DataSet) -> Iterator[Message]:
    used: Counter[str] = Counter()
    clans: Counter[str] = Counter()
    for stuck in state.marks.values():
        used.update(stuck.stickers)
        clans.update([stuck.clan] if stuck.clan else [])
    for card in data.characters:
        if card.id in state.marks:
            yield from _mark(card, state.marks[card.id], data)
    for one in data.stickers:
        if one.count is not None and used[one.id] > one.count:
            yield Message(
                mark("“{name}” is used {n} times; there are {count} (H-AFT-05)"),
                name=one.ability.name,
                n=used[one.id],
                count=one.count,
            )
    limits = data.limits
    for clan, n in clans.items():
        most = limits.thin_blood_stickers if clan == THIN_BLOOD else limits.clan_stickers
        if most is not None and n > most:
            yield Message(
                mark("{n} clan stickers of {clan} are used; there are {most} (H-CHR-06)"),
                n=n,
                clan=clan_label(clan),
                most=most,
            )


def _mark(card: Character, stuck: Mark, data: DataSet) -> Iterator[Message]:
    """The stickers that cannot be on one character."""
    name = stuck.name or card.name
    if stuck.clan and card.clan:
        yield Message(
            mark("“{name}” has a printed clan and takes no clan sticker (H-AFT-08)"), name=name
        )
    if stuck.stickers and not stuck.ancilla and card.side != "ancilla":
        yield Message(
            mark("“{name}” is not an ancilla and cannot have an ability sticker (H-AFT-05)"),
            name=name,
        )
    if len(stuck.stickers) > card.slots:
        yield Message(
            mark("“{name}” has more ability stickers than slots, {slots} (H-AFT-05)"),
            name=name,
            slots=card.slots,
        )
    bonded = {one.id for one in data.stickers if one.ability.bonded}
    if stuck.clan == THIN_BLOOD and bonded.intersection(stuck.stickers):
        yield Message(mark("“{name}” is a thin blood and cannot be bonded (H-CHR-06)"), name=name)


def _eras(state: State, data: DataSet) -> Iterator[Message]:
    over = min((state.chapter - 1) // CHAPTERS_OF_ERA, CHAPTERS // CHAPTERS_OF_ERA)
    cards = {one.id: one for one in data.scoring_cards}
    if len(state.eras) > over or len(state.cards) > over:
        yield Message(
            mark("{over} eras are over; no more eras can be decided (H-ERA-01)"), over=over
        )
    if any(n not in range(len(state.players)) for n in state.eras):
        yield Message(mark("an era was won by a player who does not take part (H-ERA-02)"))
    for name in state.cards:
        if name not in cards:
            yield Message(mark("there is no scoring card “{name}” (H-ERA-03)"), name=name)
        elif cards[name].era > over:
            yield Message(
                mark("the scoring card “{name}” is of era {era} (H-ERA-03)"),
                name=cards[name].name,
                era=cards[name].era,
            )
    for name in repeated(state.cards):
        yield Message(
            mark("the scoring card “{name}” is selected twice (H-ERA-03)"),
            name=Names(data).of(name),
        )


def _outcomes(state: State, data: DataSet) -> Iterator[Message]:
    numbers = [one.chapter for one in state.outcomes]
    aftermath = any(
        task.step not in {ChronicleStep.PLAY, ChronicleStep.PROLOGUE} for task in state.todo
    )
    last = state.chapter if aftermath else state.chapter - 1
    if numbers != sorted(set(numbers)) or any(not 1 <= n <= last for n in numbers):
        yield Message(
            mark("results must be of chapters before {chapter}, in order (H-AFT-01)"),
            chapter=state.chapter,
        )
    characters = {one.id for one in data.characters}
    missions = {one.id for one in data.chronicle_missions}
    names = Names(data, state)
    for one in state.outcomes:
        found = [*_places(one, characters, names), *_claims(one, missions, names)]
        yield from (
            Message(mark("chapter {chapter}: {message}"), chapter=one.chapter, message=message)
            for message in found
        )


def _places(outcome: ChapterOutcome, characters: set[str], names: Names) -> Iterator[Message]:
    places = outcome.places
    who = [place.player for place in places]
    if len(set(who)) < len(who) or not 2 <= len(who) <= MAX_PLAYERS:
        yield Message(mark("two to four players have one place each (H-AFT-01)"))
    points = [place.points for place in places]
    if points != sorted(points, reverse=True):
        yield Message(mark("first place has the most victory points (H-END-06)"))
    for clan in sorted({place.clan for place in places} - set(CLANS)):
        yield Message(mark("there is no clan “{clan}” (H-SET-08)"), clan=clan)
    for clan in repeated(place.clan for place in places):
        yield Message(mark("two players have the clan “{clan}” (H-SET-08)"), clan=clan_label(clan))
    line = [name for place in places for name in place.bloodline]
    for name in sorted(set(line) - characters):
        yield Message(mark("there is no character “{name}” in the data set (H-DAT-01)"), name=name)
    for name in repeated(line):
        yield Message(mark("“{name}” is in two bloodlines (H-AFT-00)"), name=names.of(name))
    for place in places:
        try:
            check_sires(place, names)
        except ChronicleError as error:
            yield error.what


def _claims(outcome: ChapterOutcome, missions: set[str], names: Names) -> Iterator[Message]:
    who = {place.player for place in outcome.places}
    for name, player in outcome.claims.items():
        if name not in missions:
            yield Message(mark("there is no chronicle mission “{name}” (H-AFT-03)"), name=name)
        if player not in who:
            yield Message(
                mark("“{name}” is claimed by a player who has no place (H-END-01)"),
                name=names.of(name),
            )


def repeated(names: Iterable[str]) -> list[str]:
    """The names that occur more than once."""
    return sorted(name for name, n in Counter(names).items() if n > 1)
