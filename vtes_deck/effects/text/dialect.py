"""One dialect for card texts: the official ones and those that definitions render.

Over thirty years, official texts have stated the same thing in different words.
:data:`NORMALISATIONS` lists the differences in wording that do not change the effect of a card.
Each one is applied to both texts. Any other difference in wording counts as a difference in
meaning. Add a normalisation to the module of its subject:

* ``action_wording``: actions and referendums; ``outcome_wording``: their outcome.
* ``combat_wording``: combat. ``master_wording``: locations and other master cards.
* ``vampire_wording``, ``crypt_wording``: wordings only in the texts of vampires.
* ``companion_wording``: action modifiers, allies, equipment and retainers.
* ``ally_wording``: wordings only in the texts of allies; ``equipment_wording``: only of equipment.
* ``event_wording``: events, archetypes and searches of the crypt.
* ``obsolete_wording``: wordings that newer texts have replaced.
* ``played_wording``: wordings only in the texts of cards that are played.
* ``staying_wording``: cards that stay in play, and effects on several minions.
* ``bearer_wording``: states, bonuses and limits of the bearer of a card.
* ``stored_wording``: counters on cards that stay in play.
* ``rare_wording``: wordings that few cards have.
* ``torpor_wording``: actions of vampires in torpor.
* ``chosen_wording``: chosen vampires, Methuselahs and cards.
* ``fighting_wording``: limits of a fight. ``reaction_wording``: who reacts to whom.
* ``possession_wording``: equipment, retainers, locations, and special hunts of vampires.
* ``protection_wording``: actions that fail, and prevented damage.
* ``gear_wording``: weapons, other equipment and retainers.
* ``holding_wording``: contracts, and conditions of master cards in play.
* ``standing_wording``: what master cards and events in play do for everybody.
* ``lasting_wording``: actions, and cards that actions and referendums put into play.
* ``common_wording``: any other subject.
"""

from __future__ import annotations

import re
from functools import lru_cache

from vtes_deck.effects.text.action_wording import ACTIONS
from vtes_deck.effects.text.ally_wording import ALLIES
from vtes_deck.effects.text.bearer_wording import BEARERS
from vtes_deck.effects.text.chosen_wording import CHOSEN
from vtes_deck.effects.text.combat_wording import COMBAT
from vtes_deck.effects.text.common_wording import COMMON, PHASES
from vtes_deck.effects.text.companion_wording import COMPANIONS
from vtes_deck.effects.text.crypt_wording import CRYPT
from vtes_deck.effects.text.equipment_wording import EQUIPMENT
from vtes_deck.effects.text.event_wording import EVENTS
from vtes_deck.effects.text.fighting_wording import FIGHTING
from vtes_deck.effects.text.gear_wording import GEAR
from vtes_deck.effects.text.holding_wording import HOLDINGS
from vtes_deck.effects.text.lasting_wording import LASTING
from vtes_deck.effects.text.master_wording import MASTERS
from vtes_deck.effects.text.obsolete_wording import OBSOLETE
from vtes_deck.effects.text.outcome_wording import OUTCOMES
from vtes_deck.effects.text.played_wording import PLAYED
from vtes_deck.effects.text.possession_wording import POSSESSIONS
from vtes_deck.effects.text.protection_wording import PROTECTION
from vtes_deck.effects.text.rare_wording import RARE
from vtes_deck.effects.text.reaction_wording import REACTIONS
from vtes_deck.effects.text.standing_wording import STANDING
from vtes_deck.effects.text.staying_wording import STAYING
from vtes_deck.effects.text.stored_wording import STORED
from vtes_deck.effects.text.torpor_wording import TORPOR
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
    *OBSOLETE,
    *CRYPT,
    *EVENTS,
    *STAYING,
    *STORED,
    *BEARERS,
    *PLAYED,
    *RARE,
    *TORPOR,
    *CHOSEN,
    *REACTIONS,
    *FIGHTING,
    *POSSESSIONS,
    *PROTECTION,
    *GEAR,
    *HOLDINGS,
    *STANDING,
    *LASTING,
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
        (?:\ directed\ at\ you|\ ~\ performs|\ requiring\ [a-z]+(?:\ or\ [a-z]+)?(?=,|$))?
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
"""Phrases that may be anywhere in a sentence without changing its meaning."""


@lru_cache(maxsize=8_192)  # the sentences of a card are compared several times
def leveled(text: str) -> str:
    """A text in lower case after all normalisations."""
    text = text.lower()
    for one in NORMALISATIONS:
        text = one.apply(text)
    return re.sub(r"\s+", " ", text).strip()
