"""The terms of the game, printed on cards or read from their text, as closed lists.

A term that new data may add (a clan, a path, a Discipline) is a text instead.
"""

from __future__ import annotations

from enum import StrEnum


class CardKind(StrEnum):
    """The deck to which a card belongs."""

    CRYPT = "crypt"
    LIBRARY = "library"


class Type(StrEnum):
    """A printed card type. A library card may have two."""

    VAMPIRE = "Vampire"
    IMBUED = "Imbued"
    MASTER = "Master"
    ACTION = "Action"
    POLITICAL_ACTION = "Political Action"
    ALLY = "Ally"
    RETAINER = "Retainer"
    EQUIPMENT = "Equipment"
    ACTION_MODIFIER = "Action Modifier"
    REACTION = "Reaction"
    COMBAT = "Combat"
    EVENT = "Event"
    POWER = "Power"
    CONVICTION = "Conviction"


class Sect(StrEnum):
    """The sects of the current rulebook (rule SEC-01)."""

    CAMARILLA = "Camarilla"
    SABBAT = "Sabbat"
    INDEPENDENT = "Independent"
    ANARCH = "Anarch"
    LAIBON = "Laibon"


class Title(StrEnum):
    """A political title; ``1 vote`` to ``3 votes`` are the titles of independents (TIT-11)."""

    PRIMOGEN = "Primogen"
    PRINCE = "Prince"
    JUSTICAR = "Justicar"
    IMPERATOR = "Imperator"
    INNER_CIRCLE = "Inner Circle"
    BISHOP = "Bishop"
    ARCHBISHOP = "Archbishop"
    PRISCUS = "Priscus"
    CARDINAL = "Cardinal"
    REGENT = "Regent"
    BARON = "Baron"
    MAGAJI = "Magaji"
    KHOLO = "Kholo"
    VOTE_1 = "1 vote"
    VOTES_2 = "2 votes"
    VOTES_3 = "3 votes"

    @property
    def votes(self) -> int:
        """The votes that the title gives; 0 for a priscus, who votes in the prisci block."""
        return _VOTES[self]


_VOTES = {
    Title.PRIMOGEN: 1,
    Title.PRINCE: 2,
    Title.JUSTICAR: 3,
    Title.IMPERATOR: 3,
    Title.INNER_CIRCLE: 4,
    Title.BISHOP: 1,
    Title.ARCHBISHOP: 2,
    Title.PRISCUS: 0,
    Title.CARDINAL: 3,
    Title.REGENT: 4,
    Title.BARON: 2,
    Title.MAGAJI: 2,
    Title.KHOLO: 2,
    Title.VOTE_1: 1,
    Title.VOTES_2: 2,
    Title.VOTES_3: 3,
}


class Trait(StrEnum):
    """A term of the card text: a term with its own rules (TRT), a keyword, or a kind of creature.

    A trait belongs to the card itself; mentioning or requiring it does not count.
    """

    # Terms with their own rules.
    UNIQUE = "unique"
    NON_UNIQUE = "non-unique"
    SCARCE = "scarce"
    STERILE = "sterile"
    INFERNAL = "infernal"
    SLAVE = "slave"
    BLOOD_CURSED = "blood cursed"
    BLACK_HAND = "Black Hand"
    SERAPH = "Seraph"
    RED_LIST = "Red List"
    FLIGHT = "flight"
    CIRCLE = "circle"
    TROPHY = "trophy"
    # How a library card is played, or what other cards call it.
    OUT_OF_TURN = "out-of-turn"
    DISCIPLINE = "Discipline"
    TITLE = "title"
    LOCATION = "location"
    HUNTING_GROUND = "hunting ground"
    HAVEN = "haven"
    WATCHTOWER = "watchtower"
    ELYSIUM = "Elysium"
    ARCHETYPE = "archetype"
    INVESTMENT = "investment"
    CONTRACT = "contract"
    BOON = "boon"
    PATH = "path"
    HUNTER_LIST = "hunter-list"
    CONDEMNATION = "condemnation"
    FRENZY = "frenzy"
    GRAPPLE = "grapple"
    AIM = "aim"
    AMMO = "ammo"
    WEAPON = "weapon"
    MELEE_WEAPON = "melee weapon"
    GUN = "gun"
    VEHICLE = "vehicle"
    ELECTRONIC = "electronic"
    NOD_FRAGMENT = "Nod fragment"
    SKIN = "skin"
    MULTIPLIER = "multiplier"
    GEHENNA = "Gehenna"
    TRANSIENT = "transient"
    INCONNU = "Inconnu"
    INQUISITION = "Inquisition"
    GOVERNMENT = "government"
    OPERATION_ANTIGEN = "Operation Antigen"
    MITHRAIC_MYSTERIES = "Mithraic Mysteries"
    DERIVATIVE = "derivative"
    # Kinds of creatures among allies and retainers.
    ANIMAL = "animal"
    CHANGELING = "changeling"
    DEMON = "demon"
    DHAMPIR = "dhampir"
    GARGOYLE = "Gargoyle creature"
    GHOUL = "ghoul"
    MAGE = "mage"
    MORTAL = "mortal"
    MUMMY = "mummy"
    WEREWOLF = "werewolf"
    WRAITH = "wraith"
    ZOMBIE = "zombie"


class Bonus(StrEnum):
    """A number that the text of a card increases.

    The stealth of a card's own action (``+1 stealth action``) is not a bonus.
    """

    BLEED = "bleed"
    STEALTH = "stealth"
    INTERCEPT = "intercept"
    STRENGTH = "strength"
    DAMAGE = "damage"
    VOTES = "votes"
    BALLOTS = "ballots"
    CAPACITY = "capacity"
    HUNT = "hunt"
    HAND_SIZE = "hand size"


class Function(StrEnum):
    """The function of a card in the words of players, read from its text (see ``cardbase/facts``).

    It is an effect for the player of the card: the stealth of its own action, or a handicap of its
    own vampire, is not a function. Bonuses of strength, damage and hand size are in :class:`Bonus`.
    """

    # Actions and blocking.
    BLEED = "bleed"
    STEALTH = "stealth"
    INTERCEPT = "intercept"
    BLOCK_DENIAL = "block denial"
    WAKE = "wake"
    BOUNCE = "bounce"
    BLEED_REDUCTION = "bleed reduction"
    UNLOCK = "unlock"
    LOCK = "lock"
    VOTES = "votes"
    RUSH = "rush"
    CANCEL = "cancel"
    # Combat.
    COMBAT_ENDS = "combat ends"
    PREVENT = "prevent"
    AGGRAVATED = "aggravated"
    RANGED = "ranged"
    ADDITIONAL_STRIKE = "additional strike"
    FIRST_STRIKE = "first strike"
    MANEUVER = "maneuver"
    PRESS = "press"
    DODGE = "dodge"
    STEAL_BLOOD = "steal blood"
    TORPOR = "torpor"
    # Resources and cards in play.
    POOL_GAIN = "pool gain"
    POOL_LOSS = "pool loss"
    BLOOD_GAIN = "blood gain"
    ACCELERATION = "acceleration"
    RESCUE = "rescue"
    STEAL = "steal"
    BURN = "burn"
    EMBRACE = "embrace"
    DISCOUNT = "discount"
    SEARCH = "search"
    RECURSION = "recursion"
    DRAW = "draw"
