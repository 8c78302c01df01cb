"""The commands of ``vtes-deck heritage``: one module each, whose ``COMMAND`` is the command."""

SUMMARIES = {
    "chronicle": "Keep a chronicle: results, aftermath, standings.",
    "data": "Create, check and list data sets.",
    "new": "Begin a game and keep it under a name.",
    "play": "Play a game, at one keyboard or against the computer.",
    "rules": "Look up a rule, an example or an open point.",
    "score": "Score a final table and name the rule of each point.",
}
"""One line of help per command, so that a list of the commands imports none of them."""
