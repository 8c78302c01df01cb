"""The texts of questions, buttons and cards on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from vtes_deck.app.game_table.common_words import GAP, common_words
from vtes_deck.engine import Game
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.cards.play import AsPlayed
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.narrator import card_name, event_sentence, option_sentence, seat_name
from vtes_deck.engine.observation import SeenSeat
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import SIDES
from vtes_deck.engine.seen_procedures import (
    SeenAction,
    SeenCombat,
    SeenCombatant,
    seen_action,
    seen_combat,
)
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option, Verb
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Phase, Table, Zone
from vtes_deck.engine.turn.minion import BY_VERB
from vtes_deck.language import mark, plural, tr

PASSES: dict[DecisionKind, str] = {
    DecisionKind.UNLOCK: mark("Continue to the master phase"),
    DecisionKind.CONTEST: mark("Do not pay"),
    DecisionKind.MASTER: mark("End the master phase"),
    DecisionKind.ACTION: mark("End the minion phase"),
    DecisionKind.BLOCK: mark("Do not block"),
    DecisionKind.EFFECT: mark("Play nothing"),
    DecisionKind.CANCEL: mark("Do not cancel it"),
    DecisionKind.TERMS: mark("Set no more terms"),
    DecisionKind.VOTE: mark("Cast no more votes"),
    DecisionKind.RANGE: mark("Accept the range"),
    DecisionKind.STRIKE: mark("Do not strike"),
    DecisionKind.DAMAGE: mark("Take the damage"),
    DecisionKind.PRESS: mark("Let the combat end"),
    DecisionKind.INFLUENCE: mark("End the influence phase"),
    DecisionKind.DISCARD_PHASE: mark("End the turn"),
    DecisionKind.DISCARD: mark("Discard no more"),
    DecisionKind.TARGET: mark("Choose no more targets"),
    DecisionKind.CARD: mark("Take no card"),
    DecisionKind.NUMBER: mark("Choose no number"),
    DecisionKind.PAYMENT: mark("Do not pay"),
    DecisionKind.CHOICE: mark("Decline"),
}
"""The text of passing, by the kind of decision."""

QUESTIONS: dict[DecisionKind, str] = {
    DecisionKind.UNLOCK: mark("What do you do in your unlock phase?"),
    DecisionKind.CONTEST: mark("Do you pay for the contest?"),
    DecisionKind.MASTER: mark("Which master card do you play?"),
    DecisionKind.ACTION: mark("Which action do you take?"),
    DecisionKind.BLOCK: mark("Do you block?"),
    DecisionKind.EFFECT: mark("Do you play a card or use an effect?"),
    DecisionKind.CANCEL: mark("Do you cancel the card?"),
    DecisionKind.TERMS: mark("What are the terms of the referendum?"),
    DecisionKind.VOTE: mark("How do you vote?"),
    DecisionKind.RANGE: mark("Do you maneuver?"),
    DecisionKind.STRIKE: mark("Which strike do you choose?"),
    DecisionKind.DAMAGE: mark("Do you prevent damage?"),
    DecisionKind.PRESS: mark("Do you press to continue the combat?"),
    DecisionKind.DISCARD_PHASE: mark("What do you discard?"),
    DecisionKind.DISCARD: mark("Which card do you discard?"),
    DecisionKind.TARGET: mark("What is the target?"),
    DecisionKind.CARD: mark("Which card do you choose?"),
    DecisionKind.NUMBER: mark("Which number do you choose?"),
    DecisionKind.PAYMENT: mark("What do you pay with?"),
    DecisionKind.CHOICE: mark("What do you choose?"),
}

type _Label = Callable[[Table, Option], str]

_LABELS: dict[str, _Label] = {
    "hunt": lambda _table, _option: tr("Hunt"),
    "become anarch": lambda _table, option: tr("Burn {n} blood to become anarch", n=option.n),
    "leave torpor": lambda _table, _option: tr("Burn 2 blood to leave torpor"),
    "rescue": lambda table, option: tr(
        "Rescue {target}, burning {n} blood", target=_name(table, option.target), n=option.n
    ),
    "diablerise": lambda table, option: tr(
        "Diablerise {target}", target=_name(table, option.target)
    ),
    "encounter": lambda table, option: tr(
        "Encounter {target} in torpor", target=_name(table, option.target)
    ),
    "block": lambda table, option: tr("Block with {minion}", minion=_name(table, option.minion)),
    "hand strike": lambda _table, _option: tr("Strike with hands"),
    "maneuver": lambda table, option: _with_source(table, option, DecisionKind.RANGE),
    "press": lambda table, option: _with_source(table, option, DecisionKind.PRESS),
    "transfer": lambda table, option: tr("Move 1 pool to {card}", card=_name(table, option.card)),
    "take back": lambda table, option: tr(
        "Move 1 blood from {card} to your pool", card=_name(table, option.card)
    ),
    "control": lambda table, option: tr(
        "Bring {card} to the ready region", card=_name(table, option.card)
    ),
    "discard action": lambda table, option: tr("Discard {card}", card=_name(table, option.card)),
    "yes": lambda _table, _option: tr("Yes"),
    "no": lambda _table, _option: tr("No"),
}
"""The texts of buttons, by the name of a verb; otherwise the sentence of the option."""


_USES: dict[DecisionKind, tuple[str, str]] = {
    DecisionKind.RANGE: (mark("Maneuver with {card}"), mark("Maneuver")),
    DecisionKind.STRIKE: (mark("Strike with {card}"), mark("Use the strike of {card}")),
    DecisionKind.DAMAGE: (mark("Prevent damage with {card}"), mark("Prevent damage")),
    DecisionKind.PRESS: (mark("Press with {card} to continue"), mark("Press to continue")),
}
"""Labels in combat by the question: for a card in play, and for the minion's own text."""

_PRESS_TO_END = (mark("Press with {card} to end the combat"), mark("Press to end the combat"))
"""The same for a press after one to continue (COM-28)."""


def _name(table: Table, card: int) -> str:
    return card_name(table, card)


def _with_source(table: Table, option: Option, kind: DecisionKind) -> str:
    """An activity in combat, with the card that allows it if that is not the minion itself."""
    other, own = _USES[kind]
    if kind is DecisionKind.PRESS and _is_pressed(table):
        other, own = _PRESS_TO_END
    text = own if option.card in {NONE, option.minion} else other
    return tr(text, card=_name(table, option.card))


def label(table: Table, decision: Decision, option: Option) -> str:
    """The label of the button for an option."""
    if option.verb is PASS:
        return pass_label(table, decision)
    if option.verb is BLEED:
        amount = stats.bleed(table, table.minion(option.minion))
        return tr("Bleed {seat} for {n}", seat=seat_name(table, option.seat), n=amount)
    if option.verb is USE and decision.kind in _USES:
        return _with_source(table, option, decision.kind)
    words = _LABELS.get(option.verb.name)
    return (
        option_sentence(table, option).removesuffix(".") if words is None else words(table, option)
    )


def choice_sentences(table: Table, decision: Decision) -> dict[Option, str]:
    """Every option of a decision as a sentence; passing has the text of its button."""
    sentences = option_sentences(table, decision.options)
    return {
        option: f"{pass_label(table, decision)}." if option.verb is PASS else sentence
        for option, sentence in zip(decision.options, sentences, strict=True)
    }


def pass_label(table: Table, decision: Decision) -> str:
    """The label of the button for passing."""
    if decision.kind is DecisionKind.UNLOCK and decision.seat != table.active:
        return tr("Discard nothing")
    if decision.kind is DecisionKind.VOTE and not _has_voted(table, decision):
        return tr("Abstain")
    if decision.kind is DecisionKind.ACTION and decision.seat != table.active:
        return tr("Do not act")
    if decision.kind is DecisionKind.STRIKE and _has_strike(table, decision.about):
        return tr("Add nothing to the strike")
    if decision.kind is DecisionKind.PRESS and _is_pressed(table):
        return tr("Continue the combat")
    return tr(PASSES[decision.kind])


def _is_pressed(table: Table) -> bool:
    """Whether a press to continue has been used: a press ends the combat, and passing does not."""
    combat = seen_combat(table)
    return combat is not None and combat.pressed


def _has_strike(table: Table, minion: int) -> bool:
    """Whether a combatant has chosen its strike: then only modifiers of it are offered."""
    combat = seen_combat(table)
    sides = () if combat is None else combat.sides
    return any(side.minion == minion and side.strike is not None for side in sides)


def card_label(table: Table, card: int) -> str:
    """The label of a button for all options of a card or a minion; the next step asks for one."""
    name = card_name(table, card)
    if table.where[card] is Zone.HAND:
        return tr("Play {card} …", card=name)
    minion = table.where[card] is Zone.IN_PLAY and isinstance(table.in_play.get(card), Minion)
    return tr("{card} …", card=name) if minion else tr("Use {card} …", card=name)


def cost_words(pool: int, blood: int) -> str:
    """A cost in pool and blood; empty if it is free."""
    parts = [tr("{n} pool", n=pool)] if pool else []
    parts += [plural("{n} blood", "{n} blood", blood)] if blood else []
    return ", ".join(parts)


def with_minion(table: Table, minion: int, option: str) -> str:
    """The label of a button for something that one of several minions can do."""
    return tr("{minion}: {option}", minion=card_name(table, minion), option=option)


def group_label(table: Table, options: Sequence[Option], sentences: Sequence[str]) -> str:
    """The label of a button for several options that no card can name.

    The label consists of what their sentences have in common, because the target of one of them
    would be misleading.
    """
    first = options[0]
    several = len({(one.target, one.seat) for one in options}) > 1
    if several and first.verb.sentence == _CHOOSE_SEAT:
        return tr("Choose a Methuselah …")
    if several and first.verb.sentence == _CHOOSE_CARD:
        minions = all(isinstance(table.in_play.get(one.target), Minion) for one in options)
        return tr("Choose a minion …") if minions else tr("Choose a card …")
    if first.verb is RESCUE and len({one.target for one in options}) == 1:
        return tr("Rescue {target} …", target=_name(table, first.target))
    text = common_words(sentences)
    before = text.partition(GAP)[0]
    if before and _differ_twice(options):
        return f"{before}{GAP}"  # the words after the gap may belong to the second difference
    if text or first.card != NONE:
        return text or card_label(table, first.card)
    return tr("{option} …", option=tr(first.verb.name.capitalize()))


def _differ_twice(options: Sequence[Option]) -> bool:
    """Whether options have different numbers in addition to different targets."""
    return len({one.n for one in options}) > 1 and len({one.target for one in options}) > 1


_CHOOSE_SEAT, _CHOOSE_CARD = "Choose {seat}.", "Choose {target}."
"""Sentences of options that contain only the target."""


def _has_voted(table: Table, decision: Decision) -> bool:
    poll = table.current(Referendum)
    return poll is not None and any(cast.seat == decision.seat for cast in poll.poll.casts)


PHASES = (mark("start of turn"), mark("end of turn"))
"""Parts of a turn that no rule names; the others are marked where they are declared."""


def head(game: Game, *, over: bool = False) -> str:
    """Turn and phase, unless the game is over by its rules or for another reason."""
    if over or game.over:
        return tr("The game is over.")
    table = game.table
    if table.phase is Phase.SETUP:
        return tr("Setup")
    return tr(
        "Turn {turn}, {phase} of {seat}",
        turn=table.turn,
        phase=tr(table.phase.value),
        seat=seat_name(table, table.active),
    )


def _asked(table: Table, decision: Decision) -> str:
    """The question without its subject."""
    kind = decision.kind
    if kind is DecisionKind.ACTION and not any(_acts(table, one) for one in decision.options):
        kind = DecisionKind.EFFECT
    if kind is DecisionKind.MASTER and not any(_from_hand(table, one) for one in decision.options):
        kind = DecisionKind.EFFECT
    if kind is DecisionKind.INFLUENCE:
        return _about_transfers(table.seats[decision.seat].transfers)
    if kind is DecisionKind.STRIKE and _has_strike(table, decision.about):
        return tr("What do you add to the strike?")
    if kind is DecisionKind.PRESS and _is_pressed(table):
        return tr("Do you press to end the combat?")
    return tr(QUESTIONS[kind])


def question(game: Game) -> str:
    """The current question, with its subject; empty when the game is over."""
    decision, table = game.decision, game.table
    if decision is None:
        return ""
    asked = _asked(table, decision)
    if any(option.verb in SIDES for option in decision.options):
        return asked
    action, combat, played = seen_action(table), seen_combat(table), _being_played(table)
    if played:
        about = played
    elif decision.kind is DecisionKind.EFFECT and combat is not None:
        about = combat_title(table, combat)
    elif decision.kind in {DecisionKind.BLOCK, DecisionKind.EFFECT} and action is not None:
        about = action_title(table, action)
    elif decision.kind is DecisionKind.DAMAGE:
        about = _damage_words(table, decision.about)
    elif decision.about != NONE:
        about = card_name(table, decision.about)
    else:
        return asked
    return tr("{what}: {question}", what=about, question=asked)


def _being_played(table: Table) -> str:
    """The card that may be cancelled now and its player, as in the log; empty if there is none."""
    window = table.current(Impulse)
    if not isinstance(window, AsPlayed):
        return ""
    events = (event for event in reversed(table.log) if event.card == window.shown)
    return event_sentence(table, next(events)).removesuffix(".")


def _about_transfers(left: int) -> str:
    """The question of the influence phase: a vampire can become ready without a transfer."""
    if not left:
        return tr("What do you do in your influence phase?")
    return plural(
        "What do you use your {n} transfers for?", "What do you use your {n} transfer for?", left
    )


def _from_hand(table: Table, option: Option) -> bool:
    """Whether an option plays a card from a hand."""
    return option.card != NONE and table.where[option.card] is Zone.HAND


def _acts(table: Table, option: Option) -> bool:
    """Whether an option announces an action of a minion."""
    if option.verb in BY_VERB:
        return True
    return option.card != NONE and table.cards[option.card].script.action(table, option) is not None


def _damage_words(table: Table, target: int) -> str:
    """The damage that a minion is about to take, with its kind."""
    resolution = table.current(DamageResolution)
    damage = () if resolution is None else resolution.damage
    taken = [one for one in damage if one.target == target]
    aggravated = sum(one.n for one in taken if one.aggravated)
    fixed = sum(one.n for one in taken if one.unpreventable)
    words = [
        tr(
            "{minion} takes {n} damage",
            minion=card_name(table, target),
            n=sum(one.n for one in taken),
        )
    ]
    if aggravated:
        words.append(tr("{n} of it aggravated", n=aggravated))
    if fixed:
        words.append(tr("{n} of it not preventable", n=fixed))
    return ", ".join(words)


def action_title(table: Table, action: SeenAction) -> str:
    """The current action as a sentence without a full stop."""
    minion = card_name(table, action.minion)
    if action.bleed or action.verb is BLEED:
        return tr(
            "{minion} bleeds {seat} for {n}",
            minion=minion,
            seat=seat_name(table, action.seats[0] if action.seats else NONE),
            n=action.bleed,
        )
    option = Option(
        Verb(action.verb.name, action.sentence or action.verb.sentence),
        card=action.card,
        minion=action.minion,
        target=action.target,
        seat=action.seats[0] if action.seats else NONE,
        n=action.n,
    )
    return option_sentence(table, option).removesuffix(".")


def combat_title(table: Table, combat: SeenCombat) -> str:
    """The current combat as a sentence without a full stop."""
    one, other = (card_name(table, side.minion) for side in combat.sides)
    if combat.over:
        return tr("The combat of {minion} and {other} is over", minion=one, other=other)
    return tr("{minion} fights {other}", minion=one, other=other)


def strike_words(table: Table, side: SeenCombatant) -> str:
    """The strike that a combatant has chosen, or that it does not strike; empty before."""
    strike = side.strike
    if strike is None:
        return tr("does not strike") if side.declined else ""
    words = []
    if strike.source != NONE:
        words.append(card_name(table, strike.source))
    elif strike.hand:
        words.append(tr("hand strike"))
    if strike.dodge:
        words.append(tr("dodge"))
    if strike.combat_ends:
        words.append(tr("combat ends"))
    if strike.damage or strike.strength:
        minion = table.in_play.get(side.minion)
        added = (
            stats.strength(table, minion) if strike.strength and isinstance(minion, Minion) else 0
        )
        words.append(plural("{n} damage", "{n} damage", strike.damage + added))
    for holds, word in (
        (strike.ranged, tr("ranged")),
        (strike.aggravated, tr("aggravated")),
        (strike.first, tr("first strike")),
    ):
        if holds:
            words.append(word)
    return ", ".join(words)


def card_text(name: str, one: CardInPlay, attached: Sequence[str]) -> str:
    """A card in play with its state."""
    words = [name]
    if isinstance(one, Minion):
        if one.vampire:
            words.append(tr("{blood} of {capacity} blood", blood=one.blood, capacity=one.capacity))
        else:
            words.append(tr("{life} of {most} life", life=one.blood, most=one.capacity))
    elif one.blood:
        words.append(plural("{n} counters", "{n} counter", one.blood))
    if one.locked:
        words.append(tr("locked"))
        if isinstance(one, Minion) and one.awake:
            words.append(tr("awake"))
    if isinstance(one, Minion) and one.in_torpor:
        words.append(tr("in torpor"))
    if one.contested:
        words.append(tr("contested"))
    if attached:
        names = (f"{n}x {card}" if n > 1 else card for card, n in Counter(attached).items())
        words.append(tr("with {cards}", cards=", ".join(names)))
    return ", ".join(words)


def seat_text(seat: SeenSeat, *, edge: bool) -> str:
    """A Methuselah in a sentence."""
    if seat.ousted:
        return tr("{name}, ousted", name=tr(seat.name))
    words = [tr(seat.name), tr("{n} pool", n=seat.pool)]
    if edge:
        words.append(tr("the Edge"))
    if seat.victory_points:
        words.append(plural("{n} victory points", "{n} victory point", int(seat.victory_points)))
    words.append(plural("{n} cards in hand", "{n} card in hand", seat.hand_count))
    return ", ".join(words)
