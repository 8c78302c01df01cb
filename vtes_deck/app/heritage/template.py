"""The template of a data set: every kind of entry, explained and commented out."""

from __future__ import annotations

import json

_TEXT = """\
#:schema ./heritage.schema.json
# A data set of Heritage: what stands on the cards and boards of your box.
#
# Enter what you have, in any order; everything may be left out. "vtes-deck heritage data check"
# lists problems with their lines, and what cannot be played yet. Take the number sign away in
# front of an example and put your own values in its place. An id consists of lower case letters,
# digits and hyphens.

[set]
id = {id}
name = {name}

# What you call the attributes (H-DAT-17). The rulebook prints icons: A and C are the classes, b and
# d the temperaments, G, F, e and h the geographies. "outsider" is the fifth geography.
# [names]
# A = "..."
# C = "..."
# b = "..."

# Characters (H-DAT-01). side: basic or ancilla. slots: for ability stickers. chronicle = true: it
# is unlocked by a mission. from-chapter: its chapter brings it into the deck.
# [[characters]]
# id = "first-character"
# name = "..."
# class = "A"
# temperament = "b"
# geography = "G"
# archetype = "warlike"          # warlike, scholarly, clandestine or wealthy
# clan = "brujah"                # leave it out if the clan slot is empty
# abilities = [
#   {{ name = "...", text = "...", effects = [{{ do = "gain", token = "power", n = 1 }}] }},
# ]

# Clan leaders (H-DAT-02). schemes: the ids of the clan schemes that they start with.
# [[leaders]]
# id = "first-leader"
# name = "..."
# clan = "brujah"
# class = "A"
# temperament = "b"
# geography = "G"
# archetype = "warlike"
# schemes = ["first-clan-scheme"]

# Clan schemes (H-DAT-03) and schemes of battlegrounds (H-DAT-04). research = true: of the research
# deck. Without requires or effects a scheme is left out of games.
# [[schemes]]
# id = "first-clan-scheme"
# name = "..."
# clan = "brujah"
# requires = ["warlike", "warlike"]
# effects = [{{ do = "gain", token = "power", n = 2 }}]
# [[schemes]]
# id = "first-battleground-scheme"
# name = "..."
# battleground = "A"
# requires = ["wealthy"]
# effects = [{{ do = "gain", token = "power", n = 1 }}]

# Missions of the basic game, and of the chronicle with their responses (H-DAT-05). A response gives
# a dot, and at most one of asset, unlock and elevate.
# [[missions]]
# id = "first-mission"
# name = "..."
# attribute = "warlike"
# reward = 3
# [[chronicle-missions]]
# id = "first-chronicle-mission"
# name = "..."
# attribute = "A"
# responses = [
#   {{ text = "...", trait = "mercy", asset = "wealthy" }},
#   {{ text = "...", trait = "cruelty", elevate = true }},
# ]

# Chapters and scoring cards, entered as they are revealed (H-DAT-06). plots: how many clan schemes
# the vanquished unlocks. asset: the victor keeps the card as that asset.
# [[chapters]]
# number = 1
# name = "..."
# missions = ["first-chronicle-mission"]
# plots = 1
# [[scoring-cards]]
# id = "first-scoring-card"
# name = "..."
# era = 1
# dots = {{ mercy = 1 }}

# Obligations (H-DAT-07) and ability stickers (H-DAT-08): the trait and the score that they need.
# [[obligations]]
# id = "first-obligation"
# name = "..."
# text = "..."
# [[stickers]]
# id = "first-sticker"
# trait = "cruelty"
# score = 1
# count = 1
# ability = {{ name = "...", text = "..." }}

# The boards of the battlegrounds. The numbers here are examples: enter those of your boards.
# [boards]
# clans-high-and-low = [0, 1]      # A (H-DAT-09): points from neutral outwards, last space left out
# beast-within = [-3, 0, 1]        # B (H-DAT-10): points from the lowest space up; -3 is the start
# rise-of-humanity = [0, 8]        # H (H-DAT-10): 8 is the start
# inquisition = {{ warlike = "A" }}  # D (H-AMB-05): the class that each token shows at first
# masquerade = 5                   # F (H-DAT-12): steps from the start of a track to its end
# titles = ["harpy", "prince"]     # G (H-DAT-13): court titles in their order
# camarilla = [1, 2]               # I (H-DAT-14): values of the tokens
# sabbat = [1, 2]
# courts = [                       # C (H-DAT-11): worth = 2 for the centre
#   {{ id = "home-one", name = "...", home = "G", next-to = ["centre"] }},
#   {{ id = "home-two", name = "...", home = "F", next-to = ["centre"] }},
#   {{ id = "home-three", name = "...", home = "e", next-to = ["centre"] }},
#   {{ id = "home-four", name = "...", home = "h", next-to = ["centre"] }},
#   {{ id = "centre", name = "...", worth = 2, next-to = [] }},
# ]
# [[boards.regions]]               # I (H-DAT-14)
# id = "first-region"
# name = "..."
# geography = "G"
# spaces = 2

# Quantities (H-DAT-15, H-DAT-16). What is left out has no limit. era-points: for first, second,
# third and fourth place of a chapter.
# [limits]
# era-points = [3, 2, 1, 0]
# most-dots = 5
# clan-stickers = 4
# thin-blood-stickers = 4
"""


def template(name: str, set_id: str) -> str:
    """The template of a set with a name and an id."""
    return _TEXT.format(
        id=json.dumps(set_id), name=json.dumps(name, ensure_ascii=False).replace("\x7f", "\\u007f")
    )
