"""An edition of the rules as one value: its constants and switches.

The engine reads ``table.rules.<switch>`` and never tests for an edition. The values of the editions
are in :mod:`vtes_deck.rulesets`; the rule ids are those of the catalogue.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cardbase.terms import Title


def _title_votes() -> dict[Title, int]:
    """REF-13 to REF-19 in the current rulebook; prisci vote as a block (REF-25)."""
    return {title: title.votes for title in Title if title.votes}


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """Constants and switches of an edition.

    The defaults are those of the current rulebook, so an older edition lists only the differences.

    Attributes:
        name: the short name of the edition, as in a saved game.
        label: the name for display.

        crypt_min: DCK-01.
        library_min: DCK-03.
        library_max, library_max_per_player: DCK-04.
        grouping: DCK-06.

        starting_pool: SET-01.
        hand_size: SET-09, DRW-03.
        opening_crypt: crypt cards dealt to the uncontrolled region, SET-10.
        random_first_player: SET-04; otherwise the first deck given plays first.

        repeat_limits: each minion can take one bleed, one political action, and one action with
            each card in a turn, NRP.
        bleed_modifier_limit: only one action modifier card may raise a bleed, BLD-08.
        repeats_by_action: each action that a card in play provides counts separately, NRP-04.
        same_card_limit: the minion or the Methuselah, whichever cannot play the same modifier or
            reaction twice in an action, PLY-19, PLY-22, IC-03.
        political_stealth: POL-02.
        torpor_encounter: rescue and diablerie are one action, chosen on success, RSC-01.
        rescue_split: rescuer and rescued vampire may share the cost, RSC-02.
        leave_torpor_cost_when_blocked: the unpaid cost is lost, TOR-10.
        modifier_cost_when_blocked: modifiers are paid whether the action is blocked or not, RES-03.
        afford_before: the cost of a card or action must be available beforehand, PLY-10, ACT-04.
        hunt_trigger: the moment that decides whether a vampire without blood must hunt, MIN-08.
        ally_arrival: the region in which a recruited ally waits for the end of the turn, MIN-11.
        allies_heal: life can be gained back, ALY-05, GEN-04.
        directed_by_icon: only a printed (D) makes a card's action directed, CRD-02, and at any
            Methuselah, BLD-02.
        as_played_window: cancels and wakes come before replacement, PLY-02, DRW-02.
        anarch_action: vampires can become anarch by an action, ANR.
        anarch_other: the discount needs *another* ready anarch, ANR-03.

        redirect_reopens: a new target opens blocking again, BLK-06.
        blocker_retries: a minion whose attempt has failed may try again, BLK-04.
        undirected_impulse: the order after the acting Methuselah in an undirected action, SEQ-04.

        master_actions: MAS-01.
        out_of_turn_cost: the cost of an out-of-turn master in the next master phase, MAS-06.
        trifles: MAS-08.
        discipline_raises_capacity: a Discipline master always adds 1 to the capacity, PLY-31.
        disciplines_for_own: a Discipline master is played only on vampires of the player, PLY-30.
        events: event cards may be put into play, DSC-03.
        burn_option: PLY-28; ``burn_option_no_target``: the option also applies to a card without a
            legal target.

        title_unpayable: the result if a vampire cannot pay for its title, CON-13.
        yielded_for_good: a yielded title has no effect for the rest of the game, CON-15.
        baron_surcharge: extra blood for a baron against a prince or archbishop, CON-17.
        contest_regain: the moment at which the last claimant regains its card, CON-07.
        self_contest_burns: a second copy of the same player is burned, CON-10.

        political_card_votes_cap: votes that one Methuselah may have from cards, REF-09; ``None``:
            Methuselahs who did not call the referendum have no limit.
        replace_in_referendum: whether cards are replaced at once while votes are cast, REF-20.
        blood_hunt: BHT-01.
        diablerie_equipment: the diablerist ``may`` take equipment or takes ``all``, DIA-04.
        title_votes: votes per title, REF-13 to REF-19; a missing title gives none.
        prisci_votes: votes of the prisci block, REF-25.

        weapon_maneuver_per_combat: COM-11.
        stolen_blood_excess: the time at which blood above capacity drains, STR-05.
        retainer_target: the range at which a retainer may be hit, COM-44.
        retainer_heals: surviving retainers regain their life after combat, COM-45.
        paralyze, close_quarters: STR-10, STR-11.
        environmental_damage: COM-46.
        aggravated_burns: the points of aggravated damage that cost blood, COM-41.
        first_strike_heals: stolen blood heals damage of a first strike too, STR-06.

        transfers: INF-01.
        opening_transfers: transfers of the first turns of the game, INF-02, AMB-26.
        opening_transfers_players: INF-02 applies with at least this many Methuselahs.
        control_timing: the moment at which an uncontrolled vampire may be moved to the ready
            region, INF-07.
        merge: INF-13; ``merge_burns_incoming``: INF-15.

        discard_actions: DSC-01.

        clan_change_moves_sect: SEC-02.
        anarch: SEC-08.
        regent_is_cardinal: TIT-07.
        scarce: TRT-07: which vampires count, or ``off``; ``scarce_pool`` per vampire.
        slaves: TRT-08, TRT-09. red_list: TRT-10 to TRT-12, MAS-11, MAS-12.
        infernal: TRT-05, UNL-08. blood_cursed: TRT-02, DIA-10.
        imbued: IMB; otherwise an imbued is an ordinary ally.
        vulnerability: TRT-14. research_area: TRT-06.

        tie: END-11.
        oust_pool, oust_points, last_point: END-02 to END-04.
        withdraw_points: END-14.
        simultaneous_oust: END-05.
        ousted_own_cards: END-08. ousted_controlled_cards: END-07.
        ante: ANT-01.
    """

    name: str
    label: str

    crypt_min: int = 12
    library_min: int = 60
    library_max: int = 90
    library_max_per_player: int = 0
    grouping: bool = True

    starting_pool: int = 30
    hand_size: int = 7
    opening_crypt: int = 4
    random_first_player: bool = True

    repeat_limits: bool = True
    bleed_modifier_limit: bool = True
    repeats_by_action: bool = True
    same_card_limit: Literal["minion", "Methuselah"] = "minion"
    political_stealth: int = 1
    torpor_encounter: bool = False
    rescue_split: bool = True
    leave_torpor_cost_when_blocked: bool = False
    modifier_cost_when_blocked: bool = True
    afford_before: bool = True
    hunt_trigger: Literal["now", "phase start"] = "now"
    ally_arrival: Literal["ready", "uncontrolled"] = "ready"
    directed_by_icon: bool = False
    allies_heal: bool = True
    as_played_window: bool = True
    anarch_action: bool = True
    anarch_other: bool = True

    redirect_reopens: bool = True
    blocker_retries: bool = True
    undirected_impulse: Literal["prey, predator", "clockwise"] = "prey, predator"

    master_actions: int = 1
    out_of_turn_cost: Literal["one action", "whole phase"] = "one action"
    trifles: bool = True
    discipline_raises_capacity: bool = False
    disciplines_for_own: bool = False
    events: bool = True
    burn_option: bool = True
    burn_option_no_target: bool = True

    title_unpayable: Literal["yield", "torpor"] = "yield"
    yielded_for_good: bool = True
    baron_surcharge: int = 0
    contest_regain: Literal["unlock phase", "start of turn"] = "unlock phase"
    self_contest_burns: bool = True

    political_card_votes_cap: int | None = 1
    replace_in_referendum: bool = True
    blood_hunt: Literal["automatic", "optional"] = "automatic"
    diablerie_equipment: Literal["may", "all"] = "may"
    title_votes: dict[Title, int] = msgspec.field(default_factory=_title_votes)
    prisci_votes: int = 3

    weapon_maneuver_per_combat: bool = False
    stolen_blood_excess: Literal["at once", "end of turn"] = "at once"
    retainer_target: Literal["long", "any"] = "long"
    retainer_heals: bool = False
    paralyze: bool = False
    close_quarters: bool = False
    environmental_damage: bool = True
    aggravated_burns: Literal["wounded", "beyond the first"] = "wounded"
    first_strike_heals: bool = True

    transfers: int = 4
    opening_transfers: tuple[int, ...] = (1, 2, 3)
    opening_transfers_players: int = 2
    control_timing: Literal["any time", "end of phase"] = "any time"
    merge: bool = True
    merge_burns_incoming: bool = True

    discard_actions: int = 1

    clan_change_moves_sect: bool = False
    anarch: Literal["sect", "attribute", "off"] = "sect"
    regent_is_cardinal: bool = False
    scarce: Literal["controlled", "in play", "off"] = "controlled"
    scarce_pool: int = 3
    slaves: bool = True
    red_list: bool = True
    infernal: bool = True
    blood_cursed: bool = True
    imbued: bool = True
    vulnerability: bool = False
    research_area: bool = False

    tie: Literal["no winner", "tie"] = "no winner"
    oust_pool: int = 6
    oust_points: float = 1.0
    last_point: float = 1.0
    withdraw_points: float = 0.5
    simultaneous_oust: Literal["same time", "same turn"] = "same time"
    ousted_own_cards: Literal["stay", "returned"] = "stay"
    ousted_controlled_cards: Literal["removed", "owners' ash heaps"] = "removed"
    ante: bool = False
