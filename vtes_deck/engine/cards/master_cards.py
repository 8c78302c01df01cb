"""Playing master cards (chapter MAS): in the player's master phase, out of turn, and as trifles."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.engine.cards.requirements import cannot_afford, qualifies
from vtes_deck.engine.state.cost_statics import TargetPrice
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, BansCards
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.engine.status import contests


def cannot_play(table: Table, seat: int, card: Printed) -> str | None:
    """The rule by which a master card cannot be played now, or ``None``.

    MAS-01: the card needs a master phase action. MAS-05, MAS-07: an out-of-turn master is played in
    another player's turn, once before the player's next master phase. PLY-06: a ready minion meets
    the requirement. CON-10: the player does not have a copy of a unique card. PLY-10: the cost is
    available.
    """
    player = table.seats[seat]
    if card.out_of_turn:
        if table.active == seat:
            return "MAS-05"
        if player.out_of_turn_played:
            return "MAS-07"
    elif table.active != seat or table.phase is not Phase.MASTER or not player.master_actions:
        return "MAS-01"
    if card.requirement and not any(
        qualifies(table, card.requirement, minion, master=True)
        for minion in table.ready_minions(seat)
    ):
        return "PLY-06"
    rule = "CON-10" if contests.against_herself(table, seat, card) else None
    if BansCards in table.statics and any(
        static.bans(card) for _, static in statics_on(table, BansCards, EVERYWHERE)
    ):
        rule = "GEN-02"
    return rule or cannot_afford(table, card, seat, None)


def surcharge(table: Table, payer: int, target: int) -> int:
    """The additional cost of a Methuselah's master card that targets a card in play."""
    if TargetPrice not in table.statics:
        return 0
    return sum(
        static.more(table, source, payer)
        for source, static in statics_on(table, TargetPrice, target)
    )


def use_action(table: Table, seat: int, card: Printed) -> None:
    """MAS-02: a master phase action is used.

    MAS-06, AMB-19: out of turn, an action of the next master phase is used.
    """
    player = table.seats[seat]
    if Type.MASTER not in card.types:
        return
    if card.out_of_turn:
        player.out_of_turn_played = True
        player.owed_actions += 1
    else:
        player.master_actions -= 1


def gain_for_trifle(table: Table, seat: int, card: Printed) -> None:
    """MAS-08: a trifle that was not cancelled gives an action, once in each master phase (MAS-09).

    MAS-10, AMB-20: an out-of-turn trifle gives its action in the next master phase and counts as
    the one trifle of that phase.
    """
    player = table.seats[seat]
    if not card.trifle or not table.rules.trifles:
        return
    if card.out_of_turn:
        player.owed_actions -= 1
        player.owed_trifle = True
    elif not player.trifle_gained:
        player.trifle_gained = True
        player.master_actions += 1
