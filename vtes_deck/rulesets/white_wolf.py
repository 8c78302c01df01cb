"""The rulebook of the White Wolf years."""

from __future__ import annotations

from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.language import mark

WHITE_WOLF = Ruleset(
    name="white-wolf",
    label=mark("White Wolf rulebook"),
    library_min=40,
    library_max=40,
    library_max_per_player=10,
    random_first_player=False,
    bleed_modifier_limit=False,
    ally_arrival="uncontrolled",
    repeats_by_action=False,
    burn_option_no_target=False,
    redirect_reopens=False,
    undirected_impulse="clockwise",
    discipline_raises_capacity=True,
    yielded_for_good=False,
    baron_surcharge=1,
    environmental_damage=False,
    control_timing="end of phase",
    merge_burns_incoming=False,
    clan_change_moves_sect=True,
    anarch="attribute",
    regent_is_cardinal=True,
    scarce="in play",
    vulnerability=True,
    research_area=True,
    tie="tie",
    withdraw_points=1.0,
)
