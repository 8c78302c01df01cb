"""The content of the side panel, by the state of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vtes_deck.app.game_table.view import NONE
from vtes_deck.engine.narrator import seat_name
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.gui.table.game_result import result_lines
from vtes_deck.gui.table.live_game import LiveGame
from vtes_deck.gui.table.side_panel import SidePanel
from vtes_deck.language import tr

type Commands = Sequence[tuple[str, Callable[[], object]]]


def show_state(side: SidePanel, play: LiveGame, asked: str, at_end: Commands) -> None:
    """Ask the person who must choose, or show what happens instead. The focus does not move.

    Args:
        side: the panel.
        play: the game.
        asked: the question of the game.
        at_end: the actions to offer when the game is over.
    """
    with side.keeping_focus():
        if play.partial_choice is None or play.automatic:
            _show_message(side, play, at_end)
        else:
            _ask(side, play, asked)
            side.show_commands(())


def _show_message(side: SidePanel, play: LiveGame, at_end: Commands) -> None:
    """Show the events while another player chooses, or while no choice is needed."""
    question, session = side.question, play.session
    commands: Commands = ()
    if session.over:
        question.say(tr("The game is over."), "\n".join(result_lines(session)))
        commands = at_end
    elif play.covered and session.decision is not None:
        seat = seat_name(session.game.table, session.decision.seat)
        question.say(tr("{seat} takes over.", seat=seat))
        commands = ((tr("Show the hand of {seat}", seat=seat), play.uncover),)
    elif play.automatic:
        question.say(tr("A computer player chooses for you."))
    else:
        thinker = session.thinker
        text = tr("{player} is thinking …", player=thinker) if thinker else ""
        if play.paused and not play.thinking and thinker:
            text = tr("{seat} chooses next.", seat=thinker)
        if play.out and thinker:
            text = "\n".join((tr("You are out of the game."), text))
            if play.pace:
                commands = ((tr("Play to the end at once"), play.hurry),)
        question.say(text, play.reason)
    side.show_commands(commands)


def _ask(side: SidePanel, play: LiveGame, asked: str) -> None:
    """Show one step of the choice of a person."""
    partial_choice = play.partial_choice
    if partial_choice is None:
        return
    if play.looked_at != NONE:
        choices = [one for one in partial_choice.choices if play.looked_at in one.cards]
        how = tr("Double-click the card, or press the button.")
        side.question.ask(asked, how, choices, None, back=True)
        return
    side.question.advise_passing(partial_choice.decision.kind is not DecisionKind.STRIKE)
    first = partial_choice.before is None
    side.question.ask(
        asked,
        "" if first else partial_choice.prompt,
        partial_choice.choices,
        partial_choice.passing,
        back=not first,
        session=play.session if first else None,
    )
