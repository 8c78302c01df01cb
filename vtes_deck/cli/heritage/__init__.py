"""The parts of ``vtes-deck heritage``: play, score, chronicle, rules, data."""
