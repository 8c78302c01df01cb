"""Effects of schemes, abilities and obligations in plain words, in the language of the interface.

An owner may enter the text of a card. Without it, these sentences describe the card.
"""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.heritage.clans.sentences import CLAN_SENTENCES, DECLARE_KINDS
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.dataset.effects import Effect, Who
from vtes_deck.heritage.dataset.model import Ability, DataSet
from vtes_deck.heritage.names import clan_name
from vtes_deck.kernel.words import Count
from vtes_deck.language import mark, tr

ANY = {
    "self": mark("the vampire that acts"),
    "you": mark("any vampire of your bloodline"),
    "coterie": mark("any vampire of the coterie"),
    "childer": mark("any of its childer"),
    "sire": mark("its sire"),
    "pack": mark("any vampire of the pack"),
    "opponents": mark("any vampire of an opponent"),
    "victim": mark("any vampire of that opponent"),
    "target": mark("the same vampire"),
    "everyone": mark("any vampire"),
}
"""H-ACT-07: one vampire, by the group to which it belongs."""

EACH = {
    **ANY,
    "you": mark("each vampire of your bloodline"),
    "coterie": mark("each vampire of the coterie"),
    "childer": mark("each of its childer"),
    "pack": mark("each vampire of the pack"),
    "opponents": mark("each vampire of all opponents"),
    "victim": mark("each vampire of that opponent"),
    "everyone": mark("each vampire"),
}
"""H-ACT-07: all matching vampires, by the group to which they belong."""

TRAITS = {
    "fledgling": mark("fledgling"),
    "sire": mark("sire"),
    "ancilla": mark("ancilla"),
    "basic": mark("basic character"),
    "exhausted": mark("exhausted"),
    "leader": mark("clan leader"),
    "childe": mark("not the clan leader"),
    "enemy": mark("enemy"),
    "other": mark("another one"),
}
"""The conditions on the vampire."""

SAME = {
    "class": mark("of the same class"),
    "temperament": mark("of the same temperament"),
    "geography": mark("of the same geography"),
    "archetype": mark("of the same archetype"),
}

_TOKENS: dict[tuple[type, str], str] = {
    (words.Gain, "power"): mark("Gain {n} power."),
    (words.Gain, "infamy"): mark("Receive {n} infamy."),
    (words.Assign, "power"): mark("Give {n} power to {who}."),
    (words.Assign, "infamy"): mark("Give {n} infamy to {who}."),
    (words.Steal, "power"): mark("Steal {n} power from {who}."),
    (words.Steal, "infamy"): mark("Take {n} infamy from {who}."),
    (words.Steal, "boon"): mark("Steal {n:boon} from {who}."),
    (words.Remove, "power"): mark("Remove {n} power from {who}."),
    (words.Remove, "infamy"): mark("Remove {n} infamy from {who}."),
    (words.Move, "power"): mark("Move {n} power from {who} to {to}."),
    (words.Move, "infamy"): mark("Move {n} infamy from {who} to {to}."),
}

_FOR_EACH = {
    "power": mark("Gain {n} power for {each}."),
    "infamy": mark("Receive {n} infamy for {each}."),
}

_DRAW = {
    "you": mark("Draw {n:clan scheme}."),
    "victim": mark("That opponent draws {n:clan scheme}."),
    "opponents": mark("Each opponent draws {n:clan scheme}."),
    "everyone": mark("Each player draws {n:clan scheme}."),
}

_MODIFY = {
    "class": mark("Modify only the battleground of class with {who}."),
    "temperament": mark("Modify only the battleground of temperament with {who}."),
    "geography": mark("Modify only the battleground of geography with {who}."),
}

_SENTENCES: dict[type, str] = {
    **CLAN_SENTENCES,
    words.Exhaust: mark("Exhaust {who}."),
    words.Unexhaust: mark("Remove exhaustion from {who}."),
    words.Rejuvenate: mark("Rejuvenate {who}."),
    words.Torpor: mark("Place {who} into torpor."),
    words.Activate: mark("Activate {who}."),
    words.Trigger: mark("Trigger the abilities of {who}."),
    words.Recover: mark("Take {n:clan scheme} from your discard pile into hand."),
    words.Reserve: mark("Reserve a character of the queue."),
    words.PlayScheme: mark("Play an additional scheme."),
    words.ChooseOpponent: mark("Choose an opponent."),
    words.Either: mark("Choose one: {ways}."),
    words.When: mark("If there is {who}: {effects}."),
}
"""H-DAT-03: effects in words; ``Clear`` and effects on tokens have their own templates."""

_MIN_TEXTS = {
    "power": mark("with at least {n} power"),
    "infamy": mark("with at least {n} infamy"),
    "boons": mark("with at least {n:boon}"),
}

_NO_SACRIFICE = mark("Place {who} into torpor; no childe can go instead.")
_CLEAR = mark("Remove {n:character} from the queue.")
_CLEAR_UP_TO = mark("Remove up to {n:character} from the queue.")
_CLEAR_SOME = mark("Remove {least} to {most} characters from the queue.")
_KINDS = {
    "class": mark("class"),
    "temperament": mark("temperament"),
    "geography": mark("geography"),
    "archetype": mark("archetype"),
}


def ability_words(data: DataSet, ability: Ability) -> str:
    """The effect of an ability: its text if the owner has entered one; may be empty."""
    return ability.text or effect_words(data, ability.effects)


def effect_words(data: DataSet, effects: Iterable[Effect]) -> str:
    """The effects in words, from top to bottom, one sentence each."""
    return " ".join(_sentence(data, effect) for effect in effects)


def who_words(data: DataSet, who: Who, *, each: bool = False) -> str:
    """The affected vampires, as a part of a sentence.

    Args:
        data: the data set, for the names of attributes.
        who: the conditions on them.
        each: describe all matching vampires, regardless of ``who``.
    """
    whole = each or who.which == "each"
    group = tr((EACH if whole else ANY)[who.of])
    must = [tr("{n} of them", n=who.n)] if who.n > 1 and not whole else []
    must += [tr(TRAITS[kind]) for kind in who.kinds]
    if who.attributes:
        must.append(" / ".join(tr(data.name_of(one)) for one in who.attributes))
    if who.same is not None:
        must.append(tr(SAME[who.same]))
    if who.clans:
        must.append(" / ".join(map(clan_name, who.clans)))
    for token, template in _MIN_TEXTS.items():
        if least := getattr(who, token):
            must.append(tr(template, n=Count(least)))
    return f"{group} ({', '.join(must)})" if must else group


def _nested(data: DataSet, effects: Iterable[Effect]) -> str:
    """The effects at the end of a sentence."""
    return "; ".join(_sentence(data, effect).removesuffix(".") for effect in effects)


def _sentence(data: DataSet, effect: Effect) -> str:
    values: dict[str, object] = {
        "n": Count(getattr(effect, "n", 1)),
        "effects": _nested(data, getattr(effect, "effects", ())),
    }
    for name in ("who", "to"):
        who = getattr(effect, name, None)
        if who is not None:
            values[name] = who_words(data, who)
    match effect:
        case words.Gain(per=Who() as per):
            values["each"] = who_words(data, per, each=True)
        case words.Either(ways=ways):
            values["ways"] = " / ".join(_nested(data, way) for way in ways)
        case words.Clear(least=least, most=most):
            values |= {"n": Count(most), "least": least, "most": most}
        case words.Embrace(among=among):
            values["kinds"] = ", ".join(tr(_KINDS[kind]) for kind in among)
    return tr(_template(effect), **values)


def _template(effect: Effect) -> str:
    match effect:
        case words.Gain(token=token, per=Who()):
            found = _FOR_EACH[token]
        case words.Gain() | words.Assign() | words.Steal() | words.Remove() | words.Move():
            found = _TOKENS[type(effect), effect.token]
        case words.Draw(by=by):
            found = _DRAW[by]
        case words.Modify(attribute=attribute):
            found = _MODIFY[attribute]
        case words.Clear(least=least, most=most):
            several = _CLEAR_SOME if least else _CLEAR_UP_TO
            found = _CLEAR if least >= most else several
        case words.Embrace(among=among) if len(among) < len(_KINDS):
            found = DECLARE_KINDS
        case words.Torpor(sacrifice=False):
            found = _NO_SACRIFICE
        case _:
            found = _SENTENCES[type(effect)]
    return found
