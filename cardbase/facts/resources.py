"""Functions about pool, blood and cards. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.function_patterns import NUMBER, rule
from cardbase.terms import Function

_BLOOD = r"(?:blood|counters?)"

RESOURCE_RULES = (
    rule(
        Function.POOL_GAIN,
        "pool",
        rf"\bgains? (?:{NUMBER} |that much |the amount of )?(?:additional )?pool\b",
        r"\bto your pool\b|controller can move [^.]{0,40} to their pool",
        r"\bsteals? (?:up to )?\d pool(?! from you\b)|\ballocate \d of their pool",
        never=r"cannot gain[^.]*"
        r"|(?:if you|if your prey|other methuselah who) [^.,]{0,60}gains?[^.,]{0,12} pool"
        r"|controller of the opposing minion gains[^.]*",
    ),
    rule(
        Function.POOL_LOSS,
        "pool",
        r"\b(?:prey|predator|methuselahs?|controllers?|referendum|they|he or she)\b[^.]{0,70} "
        rf"burns? (?:{NUMBER}|x\+1) (?:additional )?pool",
        rf"then burns (?:{NUMBER} )?pool|burn {NUMBER} pool from",
        r"burn \d of (?:your prey's|their) pool|move 1 pool from your prey's pool",
        r"\bsteals? (?:up to )?\d pool(?! from you\b)",
        never=rf"(?:can|may|can lock and) burn {NUMBER} (?:additional )?pool(?! from)"
        r"|contesting a card with you burns[^.]*|phase action and burn x pool",
    ),
    rule(
        Function.BLOOD_GAIN,
        "blood|life",
        rf"\bgains? {NUMBER} (?:additional )?blood|\b(?:it|~|ally|he) gains? {NUMBER} life",
        rf"gains? x\+1 additional blood|\badd {NUMBER} life to ",
        r"\bgains? (?:enough |an amount of )?blood (?:equal|to reach|from)",
        r"to full capacity with blood",
        r"\bblood from the (?:blood )?bank to|blood bank among one or more ready",
        rf"\badd (?:{NUMBER}|enough) blood (?:or life )?to|(?:you control|give ~) 1 blood from the",
        r"successfully hunts an additional blood",
        # Blood on cards that are not minions, on uncontrolled ones, or on those of the opponent.
        never=r"(?:add|move|distribute)s? [^.]{0,90} uncontrolled region"
        r"|in (?:your|any) uncontrolled region[^.]{0,20} gains?[^.]*"
        r"|bank to (?:this card|the blood)|opposing vampire gains \d blood"
        r"|(?:cannot|not) gain [^.]*",
    ),
    rule(
        Function.ACCELERATION,
        "uncontrolled region|transfer",
        rf"\b(?:add|move|distribute)s? [^.]{{0,90}}\b{_BLOOD} [^.]{{0,90}}"
        r"(?<!from )(?<!, )in (?:your|his or her|any) uncontrolled region",
        r"in (?:your|any) uncontrolled region (?:each )?gains?\b",
        rf"in your uncontrolled region and move {NUMBER} blood",
        r"choose a vampire in your uncontrolled region\.[^~]{0,20}move 1 blood",
        r"\+\d transfers?|gain \d transfers",
    ),
    rule(
        Function.RESCUE,
        "torpor",
        r"\brescu|(?<!if the vampire )leaves? torpor",
        r"from (?:your )?torpor(?: region)? to|in torpor to the ready",
        never=r"cannot rescue|rescues the|attempt a leave torpor|rescuing \S+ from torpor costs "
        r"1 additional",
    ),
    rule(
        Function.STEAL,
        "steal|control of",
        r"\bsteals? (?!(?:[^.]{0,20}\b(?:blood|life|title)\b))",
        r"\b(?:takes?|gains?) control of",
        # A change of control of the card itself, or of the vampire, is not a theft by the player.
        never=r"steals? (?:(?:up to )?\d pool|~|him\b|this (?:card|location|equipment))[^.]*"
        r"|(?:predator|prey|another minion|another methuselah) (?:takes|gains) control of[^.]*"
        r"|(?:minion's|vampire's) controller(?: then)? takes control of (?:this card|it)"
        r"|and take control of (?:~|him\b(?! or her))|action to steal"
        r"|(?:bidder|she) (?:then )?takes control of",
    ),
    rule(
        Function.BURN,
        "burn|destroy",
        rf"\bburn (?:{NUMBER}|that|the|target|another|one of those) (?!blood|pool|life)[^.]{{0,40}}"
        r"\b(?:locations?|hunting grounds?|boons?|equipment|retainers?|all(?:y|ies)|vampires?"
        r"|minions?|weapons?)\b",
        r"\b(?:burn|destroy) (?:equipment|weapon|retainer)|\bdestroy an? \w+",
        # The player's own cards as a cost, counters, and the burning of the card itself.
        never=r"burn [^.]{0,40}\b(?:you|they) control\b|burn [^.]{0,40}\bcounters?\b[^.]*"
        r"|burn (?:the|one of her|[12] of your) (?:edge|retainers|corruption|weapon|melee)[^.]*"
        r"|burn (?:all other|any conviction|any vampire's|the messenger|x locations)[^.]*"
        r"|(?:would|actions to) burn",
    ),
    rule(
        Function.EMBRACE,
        "capacity",
        r"\b(?:becomes?|represents?|is) an? (?!\w+ mummy)[^.]{0,50}\d-capacity",
        r"\bbecomes an? [^.]{0,50}(?:with \d capacity|same clan)|vampires of 1 capacity",
    ),
    rule(
        Function.DISCOUNT,
        "cost",
        r"\bcosts? [^.]{0,60}\b(?:fewer|less)\b",
        r"\breduce the cost",
        r"\bcosts? [^.]{0,40}-\d (?:blood|pool)",
        never=r"this card costs [^.]*|cost \S+ or less|cost less than|never less than",
    ),
    rule(
        Function.SEARCH,
        "search|go th",
        r"\bsearch (?:your|his|her|their|the top|through)\b|\bgo thr?ough your library",
    ),
    rule(
        Function.RECURSION,
        "ash heap",
        r"from (?:your|an|any|their owner's) ash heap|(?:hand|library)[, ][^.]{0,12}ash heap",
        r"(?:move|choose|exchange|replacement) [^.]{0,80} in (?:your|any) ash heap",
        r"for [^.]{0,40} in your ash heap|search your [^.]{0,60}ash heap",
        # Cards that are removed or counted there do not come back.
        never=r"remove [^.]{0,60} ash heap[^.]{0,20}|number of [^.]{0,30} in your ash heap"
        r"|placing it in your ash heap|choose an? [^.]{0,20} in your ash heap(?: or|\. gain)",
    ),
    rule(
        Function.DRAW,
        "draw",
        rf"\bdraws? {NUMBER} (?:\w+ )?cards?|\bdraw it\b|\bdraw a new one\b",
        never=r"(?:would|when you) draw",
    ),
)
