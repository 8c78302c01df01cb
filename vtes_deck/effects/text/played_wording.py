"""Normalisations of wordings that occur only on cards that are played."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

PLAYED: tuple[Normalisation, ...] = (
    normalisation(
        "A blocked action continues.",
        r"\bwhile performing an action other than bleeding\b",
        "while performing a non-bleed action",
    ),
    normalisation(
        "A bleed counts against the limit or not.",
        r"(?<=bleed), not counting against the limit$",
        " that does not count against the limit",
    ),
    normalisation(
        "A property of the damage may be a separate sentence.",
        r"^(strike: \d+r?) unpreventable ((?:aggravated )?damage)(?= |$)",
        r"\1 \2. the damage is unpreventable",
    ),
    normalisation(
        "A maneuver or press has a price.",
        r"^once this round,? (this minion can burn \d blood to) get 1 (?:additional )?"
        r"(maneuver|press)(, only usable [a-z ]+)?$",
        r"\1 \2\3 later this round",
    ),
    normalisation(
        "A vampire burns blood for the effect of a card.",
        r"^this minion burns (\d) blood to (?=cancel|reduce)",
        r"burn \1 blood to ",
    ),
    normalisation("An action has stealth.", r"^this action is at (\+\d stealth)$", r"\1 action"),
    normalisation(
        "A press or maneuver of a strike with weapons may be a separate sentence.",
        r"^(this strike is at \+\d damage) with (1 optional (?:maneuver|press),?"
        r" only usable [a-z ]+)$",
        r"\1. \2",
    ),
    normalisation(
        "The limit of a press follows a comma.",
        r"\b(optional (?:press|maneuver)) (?=only usable to)",
        r"\1, ",
    ),
    normalisation(
        "Strikes with hands and melee weapons.",
        r"^strike: hand (?=or use a melee weapon strike)",
        "strike: hand strike ",
    ),
    normalisation(
        "Another round may follow.",
        r"^press,? and (?=if another round of combat (?:starts|occurs))",
        "press. ",
    ),
    normalisation(
        "Another round may follow.",
        r"\bif another round of combat starts\b",
        "if another round of combat occurs",
    ),
    normalisation(
        "A maneuver of the next round.",
        r"\b(if another round of combat occurs), this minion gets (1 optional maneuver) "
        r"during that round$",
        r"\1, \2",
    ),
    normalisation(
        "Both combatants are this minion and the opposing one.",
        r"^unlock both combatants$",
        "unlock this minion before combat ends. unlock the opposing minion before combat ends",
    ),
    normalisation(
        "The first round is one of combat.",
        r"^not usable (?:the )?first round of combat$",
        "not usable during the first round",
    ),
    normalisation("A pronoun of an object.", r"\bunlock him or her\b", "unlock them"),
    normalisation("A referendum passes.", r"\bthis referendum succeeds\b", "the referendum passes"),
    normalisation(
        "The chosen vampire is named again.",
        r"^(if the referendum passes), (?:put this card on (?:this minion|the chosen [a-z]+)"
        r"|this card is put on the chosen [a-z]+)$",
        r"\1, this card is put on the chosen vampire",
    ),
    normalisation(
        "Any means every.",
        r"^any ([a-z' -]*?)vampire can (?=call a referendum to burn this card\b)",
        r"\1vampires can ",
    ),
    normalisation(
        "A vampire blocks, or a minion is blocked.",
        r"^if a vampire blocks (?:this minion|~), the blocking vampire\b",
        "if this minion is blocked by a vampire, the blocking minion",
    ),
    normalisation(
        "A bleed has an amount.", r"^reduce the bleed amount by\b", "reduce a bleed against you by"
    ),
    normalisation(
        "Blood is burned on a minion or from it.",
        r"\b(burn \d blood) on (?=an? [a-z -]*(?:vampire|minion)\b)",
        r"\1 from ",
    ),
    normalisation(
        "A minion has a Discipline, or minions with it are named.",
        r"^not usable if the acting minion has (?=(?:superior )?[a-z]+$)",
        "not usable against minions with ",
    ),
    normalisation(
        "A vampire burns blood, or a Methuselah burns it.",
        r"^(ⓓ )?burn (\d blood) from (an? (?:[a-z-]+ )*(?:vampire|prince|justicar))"
        r"(?=$| and )",
        r"\1\3 burns \2",
    ),
    normalisation(
        "The minion that acts steals blood.",
        r"^(ⓓ )?move (\d blood) from (an? [a-z -]+) to this minion$",
        r"\1steal \2 from \3",
    ),
    normalisation(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"\bthis minion unlocks at the end of the turn$",
        "unlock this minion at the end of the turn",
    ),
    normalisation(
        "An effect of a successful action follows the action.",
        r"^if this action is successful, unlock the acting minion at the end",
        "unlock this minion at the end",
    ),
    normalisation(
        "A blocked minion burns counters.",
        r"^if this minion is blocked, they burn (\d blood) or life (?=before block resolution$)",
        r"if this minion is blocked, this minion burns \1 ",
    ),
    normalisation(
        "The rules say which actions are directed.",
        r"^((?:[a-z -]+ )?(?:minions?|vampires) can burn this card as) an? (\+\d stealth )?ⓓ "
        r"(?=action)",
        lambda found: f"{found[1]} {f'a {found[2]}' if found[2] else 'an '}",
    ),
    normalisation(
        "The order of a maneuver and a press is free.",
        r" with (1 optional press) with (1 optional maneuver)$",
        r" with \2 with \1",
    ),
    normalisation(
        "A block attempt is in progress.",
        r"^if a minion attempts to block, if the blocking minion is ([a-z' -]+), (?=that attempt)",
        r"if \1 is currently attempting to block this action, ",
    ),
    normalisation(
        "A referendum has a polling step.",
        r"\bduring the referendum of a political action(?=$|\.)",
        "during the polling step of a political action",
    ),
    normalisation(
        "An ally is stolen, or someone takes control of it.",
        r"\btake control of (?=an ally\b)(?!.*\b(?:until|this turn)\b)",
        "steal ",
    ),
    normalisation("The mark of an action is repeated.", r"\bor ⓓ ", "or "),
    normalisation(
        "A vampire has none of several titles.",
        r"\ba vampire who is not an? ([a-z]+, [a-z]+, [a-z]+ or [a-z]+)$",
        r"a non-\1 vampire",
    ),
    normalisation(
        "A minion burns blood for the effect of an action.",
        r"^(ⓓ )?this minion burns (\d) blood to (?=unlock an? )",
        r"\1burn \2 blood to ",
    ),
    normalisation(
        "An action that continues may be of any kind but one.",
        r"\bwhile performing a (non-bleed(?: non-political)?) action, "
        r"(the action continues as if unblocked)(?=$|[.])",
        r"while performing an action, \2, if it is a \1 action",
    ),
    normalisation(
        "A minion of a kind is chosen.",
        r"^choose any (?!methuselah|of\b)(?=([a-z]))",
        lambda found: f"choose {'an' if found[1] in 'aeiou' else 'a'} ",
    ),
    normalisation(
        "The minion that the card names is the one that played it.",
        r"^this minion cannot block this minion$",
        "this minion cannot block the chosen minion",
    ),
    normalisation(
        "A cost is a number.",
        r"\b(costs? (?:this minion|~)) an additional (?=(?:blood|pool)\b)",
        r"\1 1 additional ",
    ),
    normalisation("A Methuselah gets something.", r"\bgive you (?=[+]\d hand size\b)", "you get "),
    normalisation(
        "The chosen vampire is named by its title.",
        r"^(if the referendum passes), the (?:chosen )?[a-z]+ (?=loses their title$)",
        r"\1, the chosen vampire ",
    ),
    normalisation(
        "Any minion is a minion.",
        r"^(ⓓ )?put this card on any (?=vampire|minion|ally)",
        lambda found: f"{found[1] or ''}put this card on a ",
    ),
    normalisation(
        "A minion attempts to block, and it is of a kind.",
        r"^only usable when (an? [a-z ]+) attempts to block$",
        r"only usable if a minion attempts to block. only usable if the blocking minion is \1",
    ),
    normalisation(
        "The attempt to block is named again.",
        r"^the block attempt fails,? and this minion cannot block\b",
        "that attempt fails and the blocking minion cannot block",
    ),
    normalisation(
        "An ally has fewer life than it starts with.",
        r"\b(?:that|who) has fewer life than (?:its|their) starting (?:amount|life)\b",
        "who has fewer life than their starting life",
    ),
    normalisation(
        "Minions cannot block, or a minion cannot be blocked by them.",
        r"^this minion cannot be blocked by ([a-z ]+?) until the end of this action$",
        r"\1 cannot block this action",
    ),
    normalisation("One is a number.", r"\bgain a blood\b", "gain 1 blood"),
    normalisation(
        "A card is drawn from the crypt, or moved.",
        r"^choose the methuselah with the edge\b",
        "select the methuselah with the edge",
    ),
    normalisation(
        "A vampire gains blood, or blood is added to it.",
        r"^the (?:target|rescued) (?:vampire|minion) gains (\d blood)$",
        r"add \1 to them",
    ),
    normalisation(
        "The target of the action is named again.",
        r"\bthe target (?:vampire|minion|ally)\b(?!')",
        "them",
    ),
    normalisation(
        "The acting minion burns blood or life.",
        r"(?<!unless )\b(the acting minion burns \d blood) or life\b",
        r"\1",
    ),
    normalisation(
        "A block has no lock.",
        r"\bdoes not lock for successfully blocking\b",
        "does not lock for blocking this action",
    ),
)
"""The normalisations in order, after all others."""
