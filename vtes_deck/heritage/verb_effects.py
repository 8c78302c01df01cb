"""The effects of the verbs of the vocabulary, except the keywords of the clans."""

from __future__ import annotations

from vtes_deck.heritage import queue, tokens
from vtes_deck.heritage.activation import Activate, Trigger, modify
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.hands import Recover, draw
from vtes_deck.heritage.resolve import Resolve, act, vampire_effect
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

OPPONENT = Verb("opponent", "Choose {seat}.")
WAY = Verb("way", "{n}: {effects}")


@act(words.Gain)
def gain(table: Table, under: Resolve, effect: words.Gain) -> None:
    """H-SCH-10: "gain" goes to the coterie leader or the triggering vampire."""
    times = 1 if effect.per is None else len(under.who(table, effect.per))
    actor = table.vampires.get(under.actor)
    if actor is not None:
        _add(table, actor, effect.token, effect.n * times)


def _add(table: Table, vampire: Vampire, token: str, n: int) -> None:
    if token == "power":
        tokens.add_power(table, vampire, n)
    else:
        tokens.add_infamy(table, vampire, n)


def _take(table: Table, vampire: Vampire, token: str, n: int) -> int:
    if token == "power":
        return tokens.lose_power(table, vampire, n)
    return tokens.lose_infamy(table, vampire, n)


@vampire_effect(words.Assign)
def assign(table: Table, under: Resolve, effect: words.Assign, vampire: Vampire) -> None:
    """H-SCH-10: "assign" goes to the named vampire."""
    del under
    _add(table, vampire, effect.token, effect.n)


@vampire_effect(words.Steal)
def steal(table: Table, under: Resolve, effect: words.Steal, vampire: Vampire) -> None:
    """H-SCH-10: tokens move to the coterie leader or the triggering vampire.

    H-SCH-11: a vampire in torpor receives none. H-TOK-06: infamy stays if no childe of a clan
    leader can take it. Boons of the clan of the thief's player move first.
    """
    actor = table.vampires.get(under.actor)
    if actor is None or actor is vampire or not tokens.can_receive(table, actor, effect.token):
        return
    if effect.token != "boon":
        _add(table, actor, effect.token, _take(table, vampire, effect.token, effect.n))
        return
    order = sorted(range(len(table.seats)), key=lambda clan: clan != under.seat)
    for _ in range(effect.n):
        clan = next((one for one in order if vampire.boons[one]), NONE)
        if clan == NONE:
            return
        tokens.take_boon(vampire, clan)
        tokens.add_boon(table, actor, clan)


@vampire_effect(words.Remove)
def remove(table: Table, under: Resolve, effect: words.Remove, vampire: Vampire) -> None:
    """Return tokens to the supply."""
    del under
    _take(table, vampire, effect.token, effect.n)


@vampire_effect(words.Move)
def move(table: Table, under: Resolve, effect: words.Move, vampire: Vampire) -> None:
    """Move tokens to another vampire; they stay if none can receive them (H-TOK-06)."""
    others = [one for one in under.who(table, effect.to) if one is not vampire]
    if not any(tokens.can_receive(table, one, effect.token) for one in others):
        return
    n = _take(table, vampire, effect.token, effect.n)
    if n:
        table.push(under.sub((words.Assign(who=effect.to, token=effect.token, n=n),)))


@vampire_effect(words.Exhaust)
def exhaust(table: Table, under: Resolve, effect: words.Exhaust, vampire: Vampire) -> None:
    """H-TOK-01."""
    del under, effect
    tokens.exhaust(table, vampire)


@vampire_effect(words.Unexhaust)
def unexhaust(table: Table, under: Resolve, effect: words.Unexhaust, vampire: Vampire) -> None:
    """Remove exhaustion."""
    del under, effect
    tokens.unexhaust(table, vampire)


@vampire_effect(words.Rejuvenate, torpor=True)
def rejuvenate(table: Table, under: Resolve, effect: words.Rejuvenate, vampire: Vampire) -> None:
    """H-TOK-03."""
    del under, effect
    tokens.rejuvenate(table, vampire)


def can_sleep(table: Table, effect: words.Torpor, vampire: Vampire) -> bool:
    """H-TOK-08: a clan leader cannot be chosen if no childe can replace it."""
    return effect.sacrifice or not table.figure(vampire.card).leader


@vampire_effect(words.Torpor, fits=can_sleep)
def torpor(table: Table, under: Resolve, effect: words.Torpor, vampire: Vampire) -> None:
    """H-TOK-04, H-TOK-08."""
    table.push(tokens.Fall(vampire=vampire.card, actor=under.actor, sacrifice=effect.sacrifice))


@vampire_effect(words.Activate)
def activate(table: Table, under: Resolve, effect: words.Activate, vampire: Vampire) -> None:
    """H-ACT-06: no abilities are triggered."""
    del under, effect
    table.push(Activate(vampire=vampire.card))


@vampire_effect(words.Modify)
def modify_one(table: Table, under: Resolve, effect: words.Modify, vampire: Vampire) -> None:
    """Modify only one battleground."""
    del under
    letter = next(field.letter for field in table.fields if field.kind == effect.attribute)
    modify(table, vampire, letter)


@vampire_effect(words.Trigger)
def trigger(table: Table, under: Resolve, effect: words.Trigger, vampire: Vampire) -> None:
    """H-ACT-06: nothing is activated."""
    del under, effect
    table.push(Trigger(vampire=vampire.card))


@act(words.Draw)
def draw_schemes(table: Table, under: Resolve, effect: words.Draw) -> None:
    """H-SCH-09: an empty deck gives no cards."""
    seats = {
        "you": (under.seat,),
        "victim": () if under.victim == NONE else (under.victim,),
        "opponents": table.opponents(under.seat),
        "everyone": table.clockwise(under.seat),
    }[effect.by]
    for seat in seats:
        draw(table, seat, effect.n)


@act(words.Recover)
def recover(table: Table, under: Resolve, effect: words.Recover) -> None:
    """Return schemes from the player's own discard pile to the hand."""
    table.push(Recover(seat=under.seat, n=effect.n))


@act(words.Reserve)
def reserve(table: Table, under: Resolve, effect: words.Reserve) -> None:
    """H-REC-09."""
    del effect
    table.push(queue.Reserve(seat=under.seat))


@act(words.Clear)
def clear(table: Table, under: Resolve, effect: words.Clear) -> None:
    """H-REC-10."""
    least = min(effect.least, effect.most)
    table.push(queue.Clear(seat=under.seat, most=effect.most, least=least))


@act(words.PlayScheme)
def play_scheme(table: Table, under: Resolve, effect: words.PlayScheme) -> None:
    """H-TRN-05: it is played in the same turn, when this scheme is over."""
    del effect
    if under.seat == table.active:
        table.schemes_left += 1


class Opponent(Procedure):
    """H-ACT-07: "any opponent": the player chooses the victim of the following effects.

    Attributes:
        seat: the player.
    """

    seat: int

    def ask(self, table: Table) -> None:
        """Ask for the opponent."""
        options = [Option(OPPONENT, seat=seat) for seat in table.opponents(self.seat)]
        table.only_or_ask(self.seat, DecisionKind.OPPONENT, options)

    def note(self, table: Table) -> None:
        """Pass the choice to the current effects."""
        under = table.stack[-2]
        assert isinstance(under, Resolve)
        under.victim = table.answer.seat

    steps = (ask, note)


@act(words.ChooseOpponent)
def choose_opponent(table: Table, under: Resolve, effect: words.ChooseOpponent) -> None:
    """H-ACT-07."""
    del effect
    table.push(Opponent(seat=under.seat))


class Either(Procedure):
    """One of several modes, chosen by the player.

    Attributes:
        seat: the player; ``ways``: the effects of each mode; ``about``: the card.
    """

    seat: int
    ways: tuple[tuple[words.Effect, ...], ...]
    about: int = NONE

    def ask(self, table: Table) -> None:
        """Ask for a mode by its number, from 1."""
        options = [Option(WAY, n=number + 1) for number in range(len(self.ways))]
        table.ask(self.seat, DecisionKind.WAY, options, self.about)

    def go(self, table: Table) -> None:
        """Resolve the chosen mode."""
        under = table.stack[-2]
        assert isinstance(under, Resolve)
        table.push(under.sub(self.ways[table.answer.n - 1]))

    steps = (ask, go)


@act(words.Either)
def either(table: Table, under: Resolve, effect: words.Either) -> None:
    """Let the player choose a mode."""
    table.push(Either(seat=under.seat, ways=effect.ways, about=under.source))


@act(words.When)
def when(table: Table, under: Resolve, effect: words.When) -> None:
    """Carry out the effects only if enough vampires fit."""
    if len(under.who(table, effect.who)) >= effect.n:
        table.push(under.sub(effect.effects))
