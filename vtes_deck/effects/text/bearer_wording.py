"""Normalisations of wordings about the states, bonuses and limits of the bearer of a card."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_NUMBERS = "bleed|stealth|intercept|strength"

BEARERS: tuple[Normalisation, ...] = (
    normalisation(
        "A minion has the numbers that it gets.",
        rf"\bthis minion has (?=[+-]\d (?:{_NUMBERS})\b)",
        "this minion gets ",
    ),
    normalisation(
        "Additional votes have a sign.", r"\bgets (\d) additional votes$", r"gets +\1 votes"
    ),
    normalisation(
        "Additional votes have a sign.",
        r"\bgets (.+?) and (\d) additional votes$",
        r"gets \1 and +\2 votes",
    ),
    normalisation(
        "Two Disciplines are two sentences.",
        r"^(this minion|~) (?:has|gets) superior ([a-z ]+?) and superior ([a-z ]+)$",
        r"\1 gets superior \2. \1 gets superior \3",
    ),
    normalisation(
        "A vampire has the Disciplines that it gets.",
        r"^(this minion|~) has (?=superior [a-z]+(?: [a-z]+)?$)",
        r"\1 gets ",
    ),
    normalisation(
        "Two benefits are two sentences.",
        r"^(this minion) (?:gains|gets) 1 level of ([a-z]+) and (?=gets [+])",
        r"\1 gets +1 level of \2. \1 ",
    ),
    normalisation(
        "Two limits are two sentences.",
        r"^(a minion can have only 1 [a-z]+) and only 1 ([a-z]+)$",
        r"\1. a minion can have only 1 \2",
    ),
    normalisation(
        "A ban has an active and a passive form.",
        r"^this card can be burned by (?:any|a) ([a-z]+) (?=as an? )",
        r"\1s can burn this card ",
    ),
    normalisation(
        "Each of a kind means all of them.",
        r"\beach (ready [a-z]+) gets (?:an additional vote|[+]1 vote)(?= during\b)",
        r"\1 get +1 vote",
    ),
    normalisation(
        "A diablerie is an action.",
        r"^(.+? gets [+]\d stealth) when attempting (?:to commit )?diablerie$",
        r"during diablerie actions, \1",
    ),
    normalisation(
        "A hunt is called on a vampire.", r"\bcannot be called against\b", "cannot be called on"
    ),
    normalisation(
        "An action requires one of two Disciplines.",
        r"^(.+?) (?:on any action|during actions) requiring ([a-z]+) or ([a-z]+)$",
        r"during an action requiring \2 or \3, \1",
    ),
    normalisation(
        "A condition may follow the effect.",
        r"^(.+?) costs? an additional (blood|pool) while (this minion|~) is acting$",
        r"while \3 is acting, \1 cost 1 additional \2",
    ),
    normalisation(
        "The bearer has several names.",
        r", the (?:minion|vampire) with this retainer (?=gets\b)",
        ", this minion ",
    ),
    normalisation("A card is put on a vampire.", r"^play on (?=a vampire\b)", "put this card on "),
    normalisation(
        "A number counts for the action.",
        r"\bto get ([+]\d bleed) for the current action$",
        r"to get \1",
    ),
    normalisation(
        "The hands of an ally are its own.",
        r"^damage from (?:his|her|its) hand strikes is\b",
        "damage from ~'s hand strikes is",
    ),
    normalisation(
        "A use in an action has an order of words.",
        r"^once during a directed action, ",
        "during a directed action, ",
    ),
    normalisation(
        "A moment may come before an effect.",
        r"^burn ~ if (?:he|she|it|~) blocks (an? [a-z ]+), before block resolution$",
        r"if ~ blocks \1, burn ~ before block resolution",
    ),
    normalisation("A game is a period.", r"\bplayed during a game\b", "played in a game"),
    normalisation(
        "Either of two clans means both.",
        r"^tremere or (tremere antitribu can enter combat)\b",
        r"tremere and \1",
    ),
    normalisation("A clan has no plural.", r"\bslave gargoyles\b", "slave gargoyle"),
    normalisation(
        "An ally burns itself and its target.",
        r"^~ can burn (?:~|himself|herself) and (an? [a-z ]+?(?: with capacity \d or less)?) "
        r"(?:your prey controls|controlled by your prey) as\b",
        r"~ can burn ~ to burn \1 your prey controls as",
    ),
    normalisation(
        "A state belongs to the bearer.",
        r"^(while this minion is ready, )they cannot\b",
        r"\1this minion cannot",
    ),
    normalisation(
        "Control lasts for the turn.",
        r"\b(take control of .+?) until the end of (?:your|the) turn\b",
        r"\1 this turn",
    ),
    normalisation(
        "Control is taken from another Methuselah.",
        r"\btake control of (.+?) (?:controlled by another methuselah"
        r"|that another methuselah controls) (?=this turn\b|until your\b)",
        r"take control of \1 ",
    ),
    normalisation("A retainer is this card.", r"\bcan burn this retainer\b", "can burn this card"),
    normalisation(
        "The rules fill a hand.",
        r"(?<=\bdraw \d cards) \(discard down to your hand size afterward\)",
        "",
    ),
    normalisation(
        "The life of an ally is a cost.",
        r"\bcan burn (?:a|1) life to (?=get [+])",
        "can burn 1 blood to ",
    ),
    normalisation("An ally locks itself.", r"^lock to (?=give\b)", "you can lock to "),
    normalisation(
        "An ally locks itself.", r"^you can lock this card to (?=give\b)", "you can lock to "
    ),
    normalisation(
        "A card returns to a library.",
        r"\bshuffle (?:~|her|him|it) in(?:to)? (?:~'s|her|his|their|its) owner's library\b",
        "shuffle ~ into their owner's library",
    ),
    normalisation(
        "A change of the sect changes nothing else.", r"^\(their clan is not affected\.?\)$", ""
    ),
    normalisation(
        "Two ways of striking share a sentence.",
        r"\bstrike: dodge and gain (?:1|an) additional strike\b",
        "strike: dodge with 1 additional strike",
    ),
)
"""The normalisations in order, after all others."""
