"""A position that you lay out and play by hand.

>>> from cardbase import load
>>> from vtes_deck.engine.scenario.scenario import Scenario
>>> from vtes_deck.engine.state.table import Phase
>>> from vtes_deck.engine.turn.influence import TRANSFER
>>> from vtes_deck.rulesets.vekn import VEKN
>>> table = Scenario(VEKN, load(), "Ada", "Ben")
>>> waiting = table.uncontrolled("Ada", "Anson", counters=6)
>>> table.turn("Ada", Phase.INFLUENCE).choose(TRANSFER, "Anson").counters("Anson")
7

``why_not`` returns the rule that forbids something:

>>> from vtes_deck.engine.actions.bleed import BLEED
>>> table = Scenario(VEKN, load(), "Ada", "Ben")
>>> anson, angel = table.ready("Ada", "Anson"), table.ready("Ada", "Angel", locked=True)
>>> table.turn("Ada", Phase.MINION).why_not(BLEED, minion=angel, seat="Ben")
Forbidden(rule='MIN-01')
>>> table.why_not(BLEED, minion=anson, seat="Ben")
Legal()
"""

from __future__ import annotations

from typing import Self, TypedDict, Unpack

import msgspec

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.errors import EngineError
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.scenario.layout import Layout
from vtes_deck.engine.state.decisions import NONE, PASS, Option, Verb
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.main_loop import run
from vtes_deck.engine.turn.turn import Turn, TurnSequence
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.verdict import LEGAL, Verdict

_PHASES = (
    Phase.START,
    Phase.UNLOCK,
    Phase.MASTER,
    Phase.MINION,
    Phase.INFLUENCE,
    Phase.DISCARD,
    Phase.END,
)
_CARD_VERBS = frozenset({"play", "act", "use", "deed", "later"})
_PATIENCE = 40
"""The maximum number of decisions that are passed while waiting for one."""


class CardFields(TypedDict, total=False):
    """The arguments of :meth:`Scenario.ways` after the words."""

    minion: int | str | None
    target: int | str | None
    seat: str | None
    n: int | None


class OptionFields(CardFields, total=False):
    """The arguments of :meth:`Scenario.matching` after the card."""

    mode: int | None


class ScenarioStep(msgspec.Struct, frozen=True):
    """A step of a scenario.

    Attributes:
        verb: the name of the verb; empty for playing or using one of ``cards``.
        cards: the cards; empty for any card.
        level: the Discipline with which the card is played; empty for any.
        name: the Methuselah of the step; empty for the deciding Methuselah.
    """

    verb: str = ""
    cards: tuple[int | str, ...] = ()
    level: str = ""
    name: str = ""

    def __str__(self) -> str:
        words = (self.name, self.verb, ", ".join(map(str, self.cards)), self.level)
        return " ".join(filter(None, words)) or "any card"


class ScenarioError(EngineError, AssertionError):
    """The next step of a scenario is not possible.

    Attributes:
        table: the table.
        step: the choice of the step.
        fitting: the number of offered options that fit; exactly one must fit.
        asked: the deciding Methuselah, or ``None``.
        offered: her options.
    """

    def __init__(self, scenario: Scenario, step: ScenarioStep, fitting: int = 0) -> None:
        super().__init__(step, fitting)
        self.table = scenario.table
        self.step = step
        self.fitting = fitting
        self.asked = scenario.asked
        self.offered = scenario.options

    def __str__(self) -> str:
        sentences = (option_sentence(self.table, option) for option in self.offered)
        options = "; ".join(sentences) or "nothing"
        return f"{self.step}: {self.fitting} options fit; {self.asked} is offered: {options}"


class NoActionError(EngineError, AssertionError):
    """No action of this kind is in progress.

    Attributes:
        kind: the kind.
    """

    def __init__(self, kind: type[Procedure]) -> None:
        super().__init__(kind)
        self.kind = kind

    def __str__(self) -> str:
        return f"no {self.kind.__name__.lower()} is in progress"


class Scenario(Layout):
    """A table that you set up and then play.

    Every method that plays returns the scenario itself, so that steps can be chained.
    """

    # --------------------------------------------------------------------------------------- turns

    def turn(self, name: str, phase: Phase = Phase.UNLOCK, number: int = 9) -> Self:
        """Start the turn of a Methuselah at a phase, and play on to the first decision."""
        table, seat = self.table, self._seat_number(name)
        table.active, table.turn = seat, number
        table.phase = phase
        table.seats[seat].turns = 2
        turn = Turn(seat)
        turn.step = _PHASES.index(phase)
        table.stack[:] = [TurnSequence(seat, step=1), turn]
        table.decision = None
        run(table)
        return self

    def acts(self, name: str, phase: Phase = Phase.MINION) -> Self:
        """Start the minion phase of a Methuselah."""
        return self.turn(name, phase)

    def run(self) -> None:
        """Play on to the next decision, after a procedure was pushed on the stack."""
        run(self.table)

    def again(self) -> None:
        """Offer the current decision again, after something on the table has changed."""
        innermost = self.table.stack[-1]
        innermost.go_to(type(innermost).offer)  # type: ignore[attr-defined] # those that ask have it
        self.table.decision = None
        run(self.table)

    # ------------------------------------------------------------------------------------- options

    def matching(  # noqa: PLR0913 - the fields of an option
        self,
        verb: Verb,
        card: int | str | None = None,
        *,
        minion: int | str | None = None,
        target: int | str | None = None,
        seat: str | None = None,
        n: int | None = None,
        mode: int | None = None,
    ) -> list[Option]:
        """The offered options with these fields; an omitted field matches every option."""
        wanted = {
            "card": None if card is None else self.number(card),
            "minion": None if minion is None else self.number(minion),
            "target": None if target is None else self.number(target),
            "seat": None if seat is None else self._seat_number(seat),
            "n": n,
            "mode": mode,
        }
        return [one for one in self.options if one.verb is verb and _fits(one, wanted)]

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the current decision."""
        return self.decision.options if self.decision else ()

    def offered(
        self, verb: Verb, card: int | str | None = None, **fields: Unpack[OptionFields]
    ) -> bool:
        """Whether this can be chosen now. The arguments are those of :meth:`matching`."""
        return bool(self.matching(verb, card, **fields))

    def why_not(  # noqa: PLR0913 - the fields of an option
        self,
        verb: Verb,
        card: int | str | None = None,
        *,
        minion: int | str | None = None,
        target: int | str | None = None,
        seat: str | None = None,
        n: int | None = None,
        mode: int | None = None,
    ) -> Verdict:
        """Whether this can be chosen now; if not, the rule that forbids it, if known."""
        if self.matching(verb, card, minion=minion, target=target, seat=seat, n=n, mode=mode):
            return LEGAL
        return self.game.why_not(
            Option(
                verb,
                NONE if card is None else self.number(card),
                NONE if minion is None else self.number(minion),
                NONE if target is None else self.number(target),
                NONE if seat is None else self._seat_number(seat),
                n or 0,
                mode or 0,
            )
        )

    def choose(
        self, verb: Verb, card: int | str | None = None, **fields: Unpack[OptionFields]
    ) -> Self:
        """Choose the one option with these fields; the arguments of :meth:`matching`.

        Raises:
            ScenarioError: no option fits, or more than one.
        """
        found = self.matching(verb, card, **fields)
        return self._apply(ScenarioStep(verb.name), found)

    def _apply(self, step: ScenarioStep, found: list[Option]) -> Self:
        if len(found) != 1:
            raise ScenarioError(self, step, len(found))
        self.game.apply(found[0])
        return self

    def passes(self, *names: str) -> Self:
        """Let the Methuselahs of these names pass in this order.

        Without names, the deciding Methuselah passes.

        Raises:
            ScenarioError: another Methuselah must decide, or she cannot pass.
        """
        for name in names or (self.asked,):
            if self.asked != name:
                raise ScenarioError(self, ScenarioStep(PASS.name, name=name or ""))
            self.choose(PASS)
        return self

    def all_pass(self, until: object = None) -> Self:
        """Let everyone pass while decisions are of this kind (default: the current kind)."""
        kind = until or (self.decision and self.decision.kind)
        while self.decision and self.decision.kind is kind and self.offered(PASS):
            self.choose(PASS)
        return self

    def until(self, name: str, *cards: int | str) -> Self:
        """Let everyone pass until a Methuselah may play one of these cards (default: any).

        Raises:
            ScenarioError: she has no such option within 40 decisions.
        """
        for _ in range(_PATIENCE):
            if self.asked == name and (not cards or any(self.ways(card) for card in cards)):
                return self
            self.choose(PASS)
        raise ScenarioError(self, ScenarioStep(cards=cards, name=name))

    # ------------------------------------------------------------------------------------- actions

    def bleeds(self, minion: int | str, seat: str | None = None) -> Self:
        """Announce a bleed, if necessary in a turn of its controller that starts with it."""
        self._with_turn_of(minion)
        return self._apply(ScenarioStep(BLEED.name), self.matching(BLEED, minion=minion, seat=seat))

    def hunts(self, minion: int | str) -> Self:
        """Announce a hunt, if necessary in a turn of its controller that starts with it."""
        self._with_turn_of(minion)
        return self.choose(HUNT, minion=minion)

    def _with_turn_of(self, minion: int | str) -> None:
        if self.decision is None:
            self.acts(self.names[self[minion].controller])

    def blocks(self, minion: int | str) -> Self:
        """Let the minion attempt to block; the Methuselahs who decide earlier pass."""
        for _ in range(_PATIENCE):
            if self.offered(BLOCK, minion=minion):
                break
            self.choose(PASS)
        return self.choose(BLOCK, minion=minion)

    def strikes_with_hands(self) -> Self:
        """Choose hand strikes for every minion that must strike."""
        while self.decision and self.offered(HANDS):
            self.choose(HANDS)
        return self

    @property
    def action(self) -> Action | None:
        """The current action."""
        return self.table.current(Action)

    @property
    def stealth(self) -> int:
        """The stealth of the current action."""
        action = self.action
        if action is None:
            raise NoActionError(Action)
        return action.stealth(self.table)

    @property
    def bleed(self) -> int:
        """The bleed amount of the current action."""
        action = self.table.current(Bleed)
        if action is None:
            raise NoActionError(Bleed)
        return action.amount(self.table)

    def intercept(self, minion: int | str) -> int:
        """The current intercept of a minion."""
        return intercept(self.table, self[minion])

    def finish(self) -> Self:
        """Let everyone pass until the action is over; in combat they strike with hands.

        Raises:
            ScenarioError: a decision has neither choice.
        """
        action = self.action
        while action in self.table.stack:
            strikes = self.offered(HANDS) and not self.offered(PASS)
            self.choose(HANDS if strikes else PASS)
        return self

    # --------------------------------------------------------------------------------------- cards

    def ways(  # noqa: PLR0913 - the ways to describe how a card is played
        self,
        card: int | str,
        level: str | None = None,
        words: str = "",
        *,
        minion: int | str | None = None,
        target: int | str | None = None,
        seat: str | None = None,
        n: int | None = None,
    ) -> list[Option]:
        """The offered options that play or use a card or a copy of it.

        Args:
            card: the card.
            level: a Discipline, in capitals for superior: ``"DOM"``; "" for none.
            words: words that the sentence of the option contains.
            minion: the minion that plays it.
            target: the card on which it is played.
            seat: the Methuselah on whom it is played.
            n: its number.
        """
        number = self.number(card)
        wanted = {
            "minion": None if minion is None else self.number(minion),
            "target": None if target is None else self.number(target),
            "seat": None if seat is None else self._seat_number(seat),
            "n": n,
        }
        levels = {f"act {level}".strip(), f"play {level}".strip()}
        return [
            option
            for option in self.options
            if self.same(option.card, number)
            and option.verb.name.split(" ")[0] in _CARD_VERBS
            and (level is None or option.verb.name in levels)
            and words in option_sentence(self.table, option)
            and _fits(option, wanted)
        ]

    def same(self, card: int, other: int) -> bool:
        """Whether two cards are copies of the same card."""
        cards = self.table.cards
        return card == other or (card >= 0 and cards[card].id == cards[other].id)

    def can(
        self,
        card: int | str,
        level: str | None = None,
        words: str = "",
        **fields: Unpack[CardFields],
    ) -> bool:
        """Whether a card can be played or used now; the arguments of :meth:`ways`."""
        return bool(self.ways(card, level, words, **fields))

    def plays(
        self,
        card: int | str,
        level: str | None = None,
        words: str = "",
        **fields: Unpack[CardFields],
    ) -> Self:
        """Play or use a card. The arguments are those of :meth:`ways`.

        Raises:
            ScenarioError: there is not exactly one way to do it.
        """
        found = self.ways(card, level, words, **fields)
        return self._apply(ScenarioStep(cards=(card,), level=level or ""), found)

    uses = plays


def _fits(option: Option, wanted: dict[str, int | None]) -> bool:
    return all(value is None or getattr(option, key) == value for key, value in wanted.items())
