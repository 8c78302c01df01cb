"""One dialect for card texts: the official ones and those that definitions render.

Official texts of twenty years say the same thing in different words. :data:`NORMALISATIONS` lists
the differences in wording that do not change what a card does; each applies to both texts. Any
other difference in wording counts. A new normalisation goes to
:mod:`~vtes_deck.effects.text.crypt_wording` if only vampires say it, to
:mod:`~vtes_deck.effects.text.action_wording` if it is about actions or referendums, to
:mod:`~vtes_deck.effects.text.outcome_wording` if it is about their outcome, to
:mod:`~vtes_deck.effects.text.combat_wording` if it is about combat, to
:mod:`~vtes_deck.effects.text.master_wording` if it is about locations and other masters, to
:mod:`~vtes_deck.effects.text.vampire_wording` if only vampires say it, to
:mod:`~vtes_deck.effects.text.ally_wording` if only allies say it, to
:mod:`~vtes_deck.effects.text.equipment_wording` if only equipment says it, and to
:mod:`~vtes_deck.effects.text.common_wording` otherwise.
"""

from __future__ import annotations

import re
from functools import lru_cache

from vtes_deck.effects.text.action_wording import ACTIONS
from vtes_deck.effects.text.ally_wording import ALLIES
from vtes_deck.effects.text.combat_wording import COMBAT
from vtes_deck.effects.text.common_wording import COMMON, PHASES
from vtes_deck.effects.text.companion_wording import COMPANIONS
from vtes_deck.effects.text.crypt_wording import CRYPT
from vtes_deck.effects.text.equipment_wording import EQUIPMENT
from vtes_deck.effects.text.event_wording import EVENTS
from vtes_deck.effects.text.master_wording import MASTERS
from vtes_deck.effects.text.older_wording import OLDER
from vtes_deck.effects.text.outcome_wording import OUTCOMES
from vtes_deck.effects.text.vampire_wording import VAMPIRES

OWN = "~"
"""The card itself, in place of its name."""

NORMALISATIONS = (
    *COMMON,
    *ACTIONS,
    *OUTCOMES,
    *COMBAT,
    *MASTERS,
    *VAMPIRES,
    *COMPANIONS,
    *ALLIES,
    *EQUIPMENT,
    *OLDER,
    *CRYPT,
    *EVENTS,
)

ADVERBIALS = re.compile(
    rf"""
    ,?\s*\b(?:
        not\ during\ an?\ (?:bleed|hunt)\ action
      | (?:if|while)\ (?:{OWN}|this\ minion)\ is
        \ (?:ready|unlocked|locked|in\ torpor)(?:\ and\ unlocked)?
      | during\ the\ polling\ step\ of\ a\ political\ action
      | each\ (?:combat|round)
      | before\ range\ is\ determined
      | during\ (?:your|their|your\ prey's|(?:any|another|each|each\ other)\ methuselah's)
        \ (?:next\ )?(?:{PHASES})\ phase
      | at\ the\ start\ of\ (?:your|their)\ (?:{PHASES})\ phase
      | each\ master\ phase
      | during\ your\ turn
      | during\ an?\ (?:bleed\ )?action
        (?:\ directed\ at\ you|\ ~\ performs|\ requiring\ [a-z]+(?=,|$))?
      | as\ an?\ [a-z\ ]+?\ announces\ an?\ (?:undirected\ )?action
      | during\ (?:recruit|employ|equip|diablerie)(?:\ and\ (?:recruit|employ|equip))?\ actions
      | during\ the\ first\ round
      | during\ an?\ (?:(?:un)?directed|political|hunt)\ action
      | once\ (?:each|this)\ (?:turn|action|combat|round)
      | during\ the\ polling\ step\ of\ any\ referendum
    )\b,?
    """,
    re.VERBOSE,
)
"""Phrases that may be anywhere in a sentence without changing what it says."""


@lru_cache(maxsize=8_192)  # the sentences of a card are compared several times
def leveled(text: str) -> str:
    """A text in small letters after all normalisations."""
    text = text.lower()
    for one in NORMALISATIONS:
        text = one.apply(text)
    return re.sub(r"\s+", " ", text).strip()
