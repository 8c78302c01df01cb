"""Random chronicles: an allowed entry for every task."""

from heritage_play import demonstration

from vtes_deck.heritage.attributes import CLANS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle import (
    ChronicleStep,
    EraOutcome,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Retain,
    StickerEntry,
    Title,
    allowed_choices,
    chapter_setting,
    result_of,
)
from vtes_deck.heritage.chronicle.era import dominant
from vtes_deck.heritage.dataset.model import SECTIONS, TRAITS
from vtes_deck.heritage.game import Game


def clan_for(state, name, played, chance):
    data = demonstration()
    if allowed_choices.clan_of(state, data, name):
        return ""
    return chance.choice(allowed_choices.clan_stickers(state, data, played) or ("",))


def played_chapter(state, seed, chance, check=lambda game: None):
    game = Game.start(
        demonstration(), chapter_setting(state, demonstration()), seed, undoable=False
    )
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        check(game)
    return result_of(state, game)


def prologue(state, player, chance):
    drawn = chance.sample(list(state.deck), 3)
    missed = state.chapter - 1
    return Prologue(
        player=player,
        character=f"Character {player}",
        trait=chance.choice(allowed_choices.FIRST_TRAITS),
        discipline=chance.choice(SECTIONS["disciplines"]),
        title="The First",
        drawn=tuple(drawn),
        retainer=drawn[0],
        clan=clan_for(state, drawn[0], chance.choice(CLANS), chance),
        free=tuple(chance.choice(TRAITS) for _ in range(missed)),
    )


def response(state, task, chance):
    data = demonstration()
    mission = next(one for one in data.chronicle_missions if one.id == task.mission)
    number = chance.randrange(len(mission.responses))
    chosen = mission.responses[number]
    played = state.outcomes[-1].of(task.player).clan
    name, place = "", ""
    if chosen.elevate:
        found = allowed_choices.elevatable(state, data, task.player)
        name = chance.choice(found) if found else ""
    elif chosen.unlock and any(one.id == chosen.unlock for one in data.characters):
        place = chance.choice(["haven", "deck"])
    subject = name or (chosen.unlock if place else "")
    return Respond(
        mission=task.mission,
        response=number,
        place=place,
        character=name,
        clan=clan_for(state, subject, played, chance) if subject else "",
    )


def obligations(state, chance):
    left = allowed_choices.obligations_left(state, demonstration())
    winner = state.todo[0].player
    removed = {
        one.player: chance.choice(state.players[one.player].obligations)
        for one in state.outcomes[-1].places
        if one.player != winner and state.players[one.player].obligations
    }
    return Obligations(gained=chance.choice(left) if left else "", removed=removed)


def sticker(state, player, chance):
    data = demonstration()
    found = [
        StickerEntry(sticker=one.id, character=name)
        for one in allowed_choices.stickers(state, data, player)
        for name in allowed_choices.bearers(state, data, player, one)
    ]
    return chance.choice([StickerEntry(), *found])


def entry_for(state, seed, chance, check=lambda game: None):
    """An entry for the first task."""
    task = state.todo[0]
    made = {
        ChronicleStep.PROLOGUE: lambda: prologue(state, task.player, chance),
        ChronicleStep.PLAY: lambda: played_chapter(state, seed, chance, check),
        ChronicleStep.TITLE: lambda: Title(title=f"Victor of {state.chapter}"),
        ChronicleStep.PLOT: lambda: plot(state, chance),
        ChronicleStep.MISSION: lambda: response(state, task, chance),
        ChronicleStep.OBLIGATIONS: lambda: obligations(state, chance),
        ChronicleStep.STICKER: lambda: sticker(state, task.player, chance),
        ChronicleStep.RETAIN: lambda: Retain(
            character=chance.choice(["", *allowed_choices.within_reach(state, task.player)])
        ),
        ChronicleStep.ERA: lambda: era(state, chance),
    }
    return made[task.step]()


def plot(state, chance):
    found, n = allowed_choices.plots(state, demonstration())
    return Plot(schemes=tuple(chance.sample(found, n)))


def era(state, chance):
    data = demonstration()
    cards = allowed_choices.scoring_cards(state, data)
    return EraOutcome(
        player=chance.choice(dominant(state, data)), card=chance.choice(cards).id if cards else ""
    )


def chronicle_violations(state):
    """The violated invariants of a chronicle; empty if there are none."""
    data = demonstration()
    held = [sheet.retained for sheet in state.players if sheet.retained]
    wrong = []
    if len({*state.deck, *held}) < len(state.deck) + len(held):
        wrong.append("a character in two places")
    stickers = [name for mark in state.marks.values() for name in mark.stickers]
    wrong += [one.id for one in data.stickers if one.count and stickers.count(one.id) > one.count]
    clans = [mark.clan for mark in state.marks.values() if mark.clan]
    wrong += [clan for clan in CLANS if clans.count(clan) > data.limits.clan_stickers]
    if clans.count(THIN_BLOOD) > data.limits.thin_blood_stickers:
        wrong.append("too many thin bloods")
    owned = [leader for sheet in state.players for leader in sheet.leaders]
    if len(set(owned)) < len(owned):
        wrong.append("a leader in two havens")
    wrong += [
        name
        for name, mark in state.marks.items()
        if len(mark.stickers) > allowed_choices.character(data, name).slots
    ]
    if any(n > data.limits.most_dots for sheet in state.players for n in sheet.dots.values()):
        wrong.append("too many dots")
    return wrong
