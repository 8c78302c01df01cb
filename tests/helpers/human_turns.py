"""How often a person presses "pass" in her turns of five-seat games.

The person makes the choices of a computer player in her seat, with the controls of the table: a
click on a card or a button, the button that passes, the buttons that yield. Her turn lasts until
her next one begins.
"""

from __future__ import annotations

from itertools import islice

from vtes_deck.app.game_table.passes import AskSetting, Until
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, begin
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.players import roster

SEATS = 5
GAMES = 6
OPENING = 3
"""Number of first turns that are not counted, because there is little to pass."""
TURNS = 4
"""Counted turns in each game, unless she is ousted before."""

COUNTED = 20
"""Total of counted turns."""


def games(cb, player, *, always=False):
    """Games of five decks of the archive, with a person in the first seat."""
    found = (from_archive(one, cb.get) for one in cb.archive)
    decks = list(islice((deck for deck in found if not deck.unknown), SEATS * GAMES))
    for number in range(GAMES):
        sitters = [Sitter(), *[Sitter(player)] * (SEATS - 1)]
        five = decks[number * SEATS : (number + 1) * SEATS]
        session = begin(TableSetup(tuple(map(SeatPlan, five, sitters)), seed=number))
        session.asking = AskSetting(always=always)
        yield session


def turns(session, player, *, yields):
    """The presses of "pass" or "yield" in her turns, until she is ousted."""
    agent, begun, pressed = roster.PLAYERS[player](session.game.seed), 0, 0
    while not session.over:
        table, me = session.game.table, session.game.table.seats[0]
        if me.ousted or begun > OPENING + TURNS:
            return
        if table.active == 0 and me.turns > begun:
            begun = me.turns
            if begun > OPENING + 1:
                yield pressed
            pressed = 0
        if not session.waits:
            session.step()
            continue
        option = agent.choose(session.decision, Sight(session.game, 0))
        pressed += option.verb is PASS
        if yields and option.verb is PASS and Until.AGAINST_ME in session.may_yield(0):
            session.yield_until(0, Until.AGAINST_ME)
        else:
            session.answer(option)


def presses(cb, player, *, yields=False, always=False):
    """The presses in :data:`COUNTED` turns of games in which all seats choose like a player."""
    every = (
        count
        for session in games(cb, player, always=always)
        for count in islice(turns(session, player, yields=yields), TURNS)
    )
    return list(islice(every, COUNTED))
