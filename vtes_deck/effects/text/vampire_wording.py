"""Normalisations of wordings that occur only in the texts of vampires."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

VAMPIRES: tuple[Normalisation, ...] = (
    normalisation(
        "Blocking an action happens during the action.",
        r"\b(?:against|when blocking|vs\.) (bleed|political|directed|undirected) actions?$",
        lambda m: f"during {'an' if m[1][0] in 'aeiou' else 'a'} {m[1]} action",
    ),
    normalisation(
        "A moment opens a sentence.",
        r"^(~ gets [+]\d intercept) (during actions directed at an?(?:other)? [a-z ]+ you "
        r"control)$",
        r"\2, \1",
    ),
    normalisation(
        "Any means a.", r"\b(from ~) to any (?=[a-z ]+ in your uncontrolled region$)", r"\1 to a "
    ),
    normalisation(
        "Each minion phase means any minion phase.",
        r"\bduring each methuselah's minion phase\b",
        "during any methuselah's minion phase",
    ),
    normalisation(
        "Two bans in one sentence.",
        r"^(~ cannot [a-z ]+?) and (cannot [a-z ]+)$",
        r"\1. ~ \2",
    ),
    normalisation(
        "Several bans in one sentence.",
        r"^(~ cannot) (maneuver to long range), (press to end combat) or end combat as a strike$",
        r"\1 \2. \1 \3. \1 strike: combat ends",
    ),
    normalisation(
        "A hand is smaller.",
        r"\b(?:each|every) methuselah's hand size is reduced by (\d)\b",
        r"each methuselah gets -\1 hand size",
    ),
    normalisation(
        "An open hand in combat.",
        r"^in combat, the controller of the minion opposing ~ plays with an open hand$",
        "while ~ is in combat, the opposing minion's controller plays with an open hand",
    ),
    normalisation(
        "A block locks.",
        r"~ does not lock when ~ (?:successfully )?blocks an?\b",
        "~ does not lock for blocking a",
    ),
    normalisation(
        "A block of one vampire or several.",
        r"\bto attempt to block older vampires$",
        "to attempt to block an older vampire",
    ),
    normalisation(
        "An action of another kind succeeds.",
        r"^once each turn,? when ~ successfully performs a non-hunt action, ~ unlocks after "
        r"resolving that action$",
        "once each turn, after a successful non-hunt action, ~ unlocks",
    ),
    normalisation("An article follows the word.", r"\ba (?=unlocked\b)", "an "),
    normalisation(
        "A bleed is against a Methuselah.",
        r"\bafter a successful bleed your prey\b",
        "after a successful bleed against your prey",
    ),
    normalisation(
        "A bleed may be against the controller of certain minions.",
        r"\bduring (?:a )?bleed actions? directed at a methuselah (?:who controls|controlling) no "
        r"(.*?)s?$",
        r"against a methuselah who controls no \1s",
    ),
    normalisation(
        "The lack of a minion has two forms.",
        r"\bdoes not control an? ((?:[a-z]+ )*(?:vampire|ally|minion))\b",
        r"controls no \1s",
    ),
    normalisation("A card is picked.", r"\b1 card picked at random\b", "1 card at random"),
    normalisation(
        "Any means a.", r"\bforce any vampire to abstain\b", "force a vampire to abstain"
    ),
    normalisation(
        "A capacity has a limit.",
        r"\bcapacity less than (\d+)\b",
        lambda m: f"capacity {int(m[1]) - 1} or less",
    ),
    normalisation(
        "All means each.",
        r"\ball vampires (with capacity \d+ or less) burn\b",
        r"each vampire \1 burns",
    ),
    normalisation(
        "The order of two kinds.", r"\ba younger vampire or ally\b", "an ally or younger vampire"
    ),
    normalisation("Clans have one form.", r"\bcost ahrimanes\b", "cost ahrimane"),
    normalisation(
        "The acting minion is an opponent.",
        r"^only usable if an? ([a-z ]+?) is acting$",
        r"only usable against \1s",
    ),
    normalisation(
        "Against an action means during the action.",
        r"^only usable against directed action$",
        "only usable during a directed action",
    ),
    normalisation("The controller is you.", r"\bagainst ~'s controller\b", "against you"),
    normalisation(
        "The target of a bleed controls certain minions.",
        r"\bagainst a methuselah controlling\b",
        "against a methuselah who controls",
    ),
    normalisation(
        "A press or maneuver is used.",
        r"\bcannot use (?:press|maneuver)(?:s|es) to (?=(?:press|continue|end|maneuver)\b)",
        "cannot press to ",
    ),
    normalisation(
        "A maneuver has a range.", r"\bpress to (?=maneuver to (?:long|close) range\b)", ""
    ),
    normalisation(
        "A press for one purpose.",
        r"^once each combat, ~ can press to (continue|end) combat$",
        r"~ gets 1 optional press each combat, only usable to \1 combat",
    ),
    normalisation("A press in each combat.", r"\bpress per combat(?=, only usable\b)", "press"),
    normalisation(
        "A strike inflicts damage.",
        r"~ can inflict (\d+r?) damage as a strike$",
        r"~ can strike: \1 damage",
    ),
    normalisation(
        "Two clans.",
        r"^(you and ~|~) can play cards requiring an? ([a-z ]+?) or ([a-z ]+?) as if ~ were of "
        r"that required clan$",
        r"\1 can play cards requiring a \2 as if ~ were a \2. "
        r"\1 can play cards requiring a \3 as if ~ were a \3",
    ),
    normalisation(
        "A rescue costs blood.",
        r"^~ burns (\d) fewer blood when rescuing a vampire in torpor$",
        r"rescuing a vampire from torpor costs ~ \1 fewer blood",
    ),
    normalisation(
        "An action is taken.",
        r"^~ can take an action to (add .*)$",
        r"~ can \1 as an action",
    ),
    normalisation("Clans keep their form.", r"\bministries\b", "ministry"),
    normalisation(
        "A higher cost has two forms.",
        r"\b(cards requiring [a-z]+ cost [a-z]+) an additional blood\b",
        r"\1 1 additional blood",
    ),
    normalisation(
        "The number is one.", r"\bcost ~ an additional (?=blood|pool)", "cost ~ 1 additional "
    ),
    normalisation("A counter means 1 counter.", r"\bput a ([a-z]+ counter)\b", r"put 1 \1"),
    normalisation("The user is named again.", r"\b(research counters?) on her\b", r"\1 on ~"),
    normalisation(
        "A moment opens a sentence.",
        r"^(other [a-z ]+ get [+]\d intercept) (during actions directed at ~)$",
        r"\2, \1",
    ),
    normalisation(
        "Two conditions.",
        r"^while ~ is ready and (your prey controls [^,]{1,60}), ",
        r"while ~ is ready, if \1, ",
    ),
    normalisation(
        "A round is not the first.",
        r"^(~ gets [+]\d strength) on any round of combat after the first$",
        r"while ~ is in combat, not during the first round, \1",
    ),
    normalisation(
        "Two bans in one sentence.",
        r"^(~ cannot) (strike: combat ends) or (press to end combat)$",
        r"\1 \2. \1 \3",
    ),
    normalisation(
        "A use may have two costs.",
        r"\buse (a|1) discard phase action to (discard|lock) (.*) to (gain|discard)\b",
        r"use \1 discard phase action and \2 \3 to \4",
    ),
    normalisation(
        "Stealth is for an action.",
        r"^~ can burn (\d) blood to get (\+\d stealth)$",
        r"during an action, ~ can burn \1 blood to get \2",
    ),
    normalisation(
        "A state and a sect are two conditions.",
        r"\bwhile ~ is ready and (sabbat|camarilla|anarch|independent)\b",
        r"while ~ is ready, if ~ is a \1 minion",
    ),
    normalisation(
        "Cards are drawn.", r"\ballow you to draw (\d) cards from your library\b", r"draw \1 cards"
    ),
    normalisation(
        "The rules limit a hand, and a library is shuffled.",
        r"^discard down to your hand size(?: and shuffle your library)? afterward$",
        "",
    ),
    normalisation(
        "An action has a kind.", r"\bduring non-directed actions\b", "during an undirected action"
    ),
    normalisation(
        "An empty vampire has no blood.",
        r"\bif ~ is ready and has no blood\b",
        "if ~ is ready, if ~ is a minion with no blood",
    ),
    normalisation(
        "A capacity is a number.",
        r"\ba?gainst vampire of capacity\b",
        "against vampires with capacity",
    ),
    normalisation(
        "The name of a clan means its members.",
        r"\b(tremere|nosferatu|ventrue) vampire(?= as an?\b)",
        r"\1",
    ),
    normalisation("The user is named again.", r"\b(remove|combat with) (?:her|him)\b", r"\1 ~"),
    normalisation(
        "The blocking minion is a vampire.",
        r"\bgive a blocking vampire (-\d intercept)$",
        r"give the blocking minion \1, if the blocking minion is a vampire",
    ),
    normalisation(
        "A hunt has stealth.", r"\bdoes not get the usual [+](\d) stealth\b", r"gets -\1 stealth"
    ),
    normalisation(
        "A minion that you control has a title.",
        r"\bif another ready vampire you control is an? ([a-z]+)\b",
        r"if you control another ready \1",
    ),
    normalisation(
        "A bleed against you is by a minion of another Methuselah.",
        r"^(.*, )minions burn 1 blood or life after bleeding you successfully$",
        r"\1after a successful bleed against you, burn 1 blood from the acting minion",
    ),
    normalisation("The number is one.", r"\bgain a pool\b", "gain 1 pool"),
    normalisation(
        "The number is one.", r"\buse a master phase action\b", "use 1 master phase action"
    ),
    normalisation(
        "A strike steals.", r"\bsteal equipment as a strike\b", "strike: steal equipment"
    ),
    normalisation("A number is a digit.", r"\bseven cards\b", "7 cards"),
    normalisation(
        "A vampire is in play.",
        r"\bto a vampire in play or in your uncontrolled region\b",
        "to another vampire or vampire in your uncontrolled region",
    ),
    normalisation(
        "A price has two forms.",
        r"^once each referendum, ~ can lock or burn 1 blood to gain (\d) votes$",
        r"during the polling step of any referendum, ~ can lock to get +\1 votes. "
        r"during the polling step of any referendum, ~ can burn 1 blood to get +\1 votes",
    ),
    normalisation("A boon is a card.", r"\ba boon card\b", "a boon"),
    normalisation(
        "You burn the card.", r"^after ~ is burned, you burn\b", "after ~ is burned, burn"
    ),
    normalisation("An article follows the word.", r"\bgive a anarch\b", "give an anarch"),
    normalisation(
        "A successful bleed has many forms.",
        r"^(.*) after successfully bleeding your prey$",
        r"after a successful bleed against your prey, \1",
    ),
    normalisation(
        "Strength lasts for a combat.",
        r"(?<!this minion gets \+\d strength)(?<!this minion has \+\d strength)(?<=strength)"
        r" for the remainder of combat\b",
        " that combat",
    ),
    normalisation(
        "A smaller number is a negative bonus.",
        r"\bif there are any other justicars ready, ~ gets 1 fewer vote from his justicar title\b",
        "if there is another ready justicar, if ~ is a justicar, ~ gets -1 vote",
    ),
    normalisation(
        "An effect on a combat is a separate sentence.",
        r"^(?:~ )?can get [+](\d) strength that combat to (enter combat with [a-z ]+ as a ⓓ .*)$",
        r"~ can \2. in that combat, ~ gets +\1 strength",
    ),
    normalisation(
        "An action is taken.",
        r"\btake a [+]1 stealth action to allow you to (look at .*)$",
        r"\1 as a +1 stealth action",
    ),
    normalisation(
        "The blocking minion is the one that tries.",
        r"\bgive a blocking minion\b",
        "give the blocking minion",
    ),
    normalisation("A round is the current one.", r"\bfor the current round\b", "this round"),
    normalisation(
        "A minion locks itself, or its controller locks it.",
        r"^((?:.*, )?)you can lock (?=to\b)",
        r"\1~ can lock ",
    ),
    normalisation(
        "The acting minion gets it.", r"\bgive another acting (?=[a-z]+ [+])", "give another "
    ),
    normalisation(
        "A successful bleed has many forms.",
        r"^(~ inflicts .*) after bleeding successfully$",
        r"after a successful bleed, \1",
    ),
)
"""The normalisations in order, after those of masters."""
