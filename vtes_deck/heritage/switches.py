"""Readings of open points of the rules, as named switches (part F of the catalogue)."""

from __future__ import annotations

from typing import Literal

import msgspec


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The readings in use; the defaults are the recommended readings.

    There are no switches for H-AMB-01 (the first chapter names battleground B), H-AMB-14 (kiss the
    ring applies to the bloodline) and H-AMB-18 (errata).

    Attributes:
        investigators: H-AMB-02.
        b_end_draw: H-AMB-03: flip the morality token and draw even if it cannot move down.
        trial_without_infamy: H-AMB-04: a trial targets everyone if no player has infamy.
        tokens_keep_side: H-AMB-05: tokens keep their sides after a trial; otherwise they show the
            first side again.
        home_courts_count: H-AMB-06.
        burn_from_vampire: H-AMB-07: the fourth ankh of a burned city burns wherever it is.
        cleanup_gain: H-AMB-08: the acting player gains the 2 power.
        titles_by_theft: H-AMB-09: a vampire with a title can steal another.
        anarchs_score: H-AMB-10: with no Anarch player the victory of the Anarchs goes to no player.
            Otherwise it is shared by all.
        humanity_up: H-AMB-11: a token that does not match also moves up.
        childer_of_torpor_stay: H-AMB-12.
        agreed_recruit: H-AMB-13: ask the players if a recruit is impossible; otherwise skip it.
        usurp_leader: H-AMB-15.
        shared_chronicle: H-AMB-16: a tie for most chronicle points is shared; otherwise, the
            primogen decides.
        order_by_primogen: H-AMB-17: ties in an order are broken by lot; otherwise by seat.
        mission_needs_one: no player claims a mission whose attribute no player has.
        free_order: H-ACT-02: the player chooses the order of the battlegrounds.
    """

    investigators: Literal[3, 4] = 4
    b_end_draw: bool = True
    trial_without_infamy: bool = False
    tokens_keep_side: bool = True
    home_courts_count: bool = True
    burn_from_vampire: bool = True
    cleanup_gain: bool = True
    titles_by_theft: bool = True
    anarchs_score: bool = False
    humanity_up: bool = False
    childer_of_torpor_stay: bool = True
    agreed_recruit: bool = True
    usurp_leader: bool = True
    shared_chronicle: bool = True
    order_by_primogen: bool = True
    mission_needs_one: bool = True
    free_order: bool = False
