"""The texts of the referee: a table to fill in, and a rule with its examples."""

from __future__ import annotations

import json

from vtes_deck.app.heritage.rules import Found
from vtes_deck.heritage import DataSet, of_era
from vtes_deck.heritage.dataset.gaps import missing_fields, ready_clans
from vtes_deck.language import tr


def skeleton(data: DataSet, players: int, era: int) -> str:
    """A position to fill in: players, battlegrounds, and a bloodline for each.

    Args:
        data: the data set that the ids come from.
        players: the number of players.
        era: the era whose battlegrounds are in play.
    """
    complete = [one for one in data.leaders if not missing_fields(one) and not one.chronicle]
    leaders: dict[str, str] = {one.clan: one.id for one in reversed(complete)}
    clans = sorted(ready_clans(data))[:players]
    spare = [one.id for one in data.characters if not missing_fields(one) and not one.chronicle]
    lines = [
        "# "
        + tr("The final table: change the names, ids and numbers. A line that begins with # is"),
        "# " + tr("a comment. Ids are those of the data set; sire is the id of the vampire above."),
        "",
        "[setting]",
        f"battlegrounds = {json.dumps(list(of_era(era)))}",
        f"missions = {json.dumps([one.id for one in data.missions if one.attribute][:1])}",
        "",
    ]
    for number, clan in enumerate(clans, start=1):
        lines += [
            "[[setting.players]]",
            f"name = {json.dumps(tr('Player {n}', n=number), ensure_ascii=False)}",
            f"clan = {json.dumps(clan)}",
            f"leader = {json.dumps(leaders[clan])}",
            "",
        ]
    for number, clan in enumerate(clans):
        leader = leaders[clan]
        lines += ["[[sides]]", "vampires = [", f"  {{ id = {json.dumps(leader)}, power = 3 }},"]
        if number < len(spare):
            childe = json.dumps(spare[number])
            lines.append(f"  {{ id = {childe}, sire = {json.dumps(leader)}, power = 1 }},")
        lines += ["]", ""]
    return "\n".join(lines)


def rule_words(found: Found) -> str:
    """A rule with its note, open points and examples."""
    rule = found.rule
    parts = [f"{rule.id} · {found.chapter}", rule.statement]
    if rule.note:
        parts.append(rule.note)
    if found.reason:
        parts.append(tr("The program does not enforce it: {reason}", reason=found.reason))
    parts += [
        tr("Open point {id}: {issue} {reading}", id=one.id, issue=one.issue, reading=one.reading)
        for one in found.readings
    ]
    parts += [
        tr(
            "Example {id}: {given} {event} {expected}",
            id=one.id,
            given=one.given,
            event=one.event,
            expected=one.expected,
        )
        for one in found.examples
    ]
    return "\n\n".join(parts)
