"""Card scripts: how the engine meets what the text of a card does.

The engine knows what is *printed* on a card as facts (:mod:`vtes_deck.engine.state.printed`): cost,
requirement, capacity, Disciplines, title... What the *text* does stands in a script, and scripts
stand outside the engine. A card without one has the script :class:`PrintedOnly`.

A script holds no state. What it needs to remember is on the table: counters and ``marks`` of its
card in play, modifiers, what has been used this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from vtes_deck.engine.state.events import Event, EventType

if TYPE_CHECKING:
    from cardbase.model import Bonus, Trait
    from vtes_deck.engine.actions.action import Action
    from vtes_deck.engine.cards.play import PlayCard, ShowCard
    from vtes_deck.engine.combat.damage_types import Damage
    from vtes_deck.engine.combat.moves import Strike
    from vtes_deck.engine.politics.referendum import Referendum
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.in_play import CardInPlay, Minion
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Activity, DelayedTrigger, Table, Until


class CardScript:
    """What the text of a card does. Every method has the answer of a card without text.

    Attributes:
        windows: in which windows the card could ever be played from the hand.
        powers: in which windows it could ever be used while in play.
        event_types: the happenings that it answers by itself while in play.
        bonuses: what it adds to the card that it is, or that it is on, while in play.
        auras: the bonuses that it may change on other cards or Methuselahs while in play.
        restrictions: the deeds from which it may keep others while in play.
        replaced: when the card is replaced in the hand, if that is not at once (GEN-26).
        users: who can use it in play: its controller, the controller of the card that it is on, or
            anybody.
        calls: it calls a referendum, whose terms and effects are here (POL).
        vulnerabilities: the kinds of weapons whose damage is aggravated for this minion (TRT-14).
        bystanders: minions that are not in the combat can play or use it (PLY-24).
        discounts: cards may cost the minion that it is, or is on, less.
        tolls: whoever attempts to block the minion that it is, or is on, may have to pay for it.
        passes_for: the clans whose cards this minion can play as though it were of them.
        follows: the name of the vampire that must be ready for this one to perform directed
            actions; empty if there is none.
        shuns: the Disciplines of which this minion cannot use cards, by their codes.
        silences: retainers of minions in combat with this one lose their abilities.
        keeps_title: whoever contests the title of this vampire must yield it (CON-12).
        discounts_all: cards may cost all minions of its controller less.
        guardian: it can block like a vampire of this capacity; 0 if it cannot.
        acts_at_once: this ally can act in the turn in which it is recruited (MIN-11).
        surcharge: pool by which master cards aimed at the minion that it is on cost more.
        two_levels: it is a permanent that does more at the superior level (PLY-07).
        compels: it may make minions act while in play; see :meth:`duty`.
        gives_pool: it is a master card that gives its player pool as it is carried out.
    """

    windows: int = 0
    powers: int = 0
    event_types: tuple[EventType, ...] = ()
    bonuses: dict[Bonus, int] = {}  # noqa: RUF012 - never changed, as nothing of a script is
    auras: tuple[Bonus, ...] = ()
    restrictions: tuple[Activity, ...] = ()
    replaced: Until | None = None
    users: Literal["controller", "host", "anybody"] = "controller"
    calls: bool = False
    vulnerabilities: frozenset[Trait] = frozenset()
    bystanders: bool = False
    discounts: bool = False
    tolls: bool = False
    passes_for: frozenset[str] = frozenset()
    follows: str = ""
    shuns: frozenset[str] = frozenset()
    silences: bool = False
    keeps_title: bool = False
    discounts_all: bool = False
    surcharge: int = 0
    acts_at_once: bool = False
    guardian: int = 0
    two_levels: bool = False
    compels: bool = False
    gives_pool: bool = False

    def plays(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The ways in which ``seat`` may play ``card`` from the hand in this window.

        General rules (requirements, costs, repeats) are asked of :mod:`requirements` and
        :mod:`vtes_deck.engine.cards.master_cards`.
        """
        del table, seat, card, window
        return []

    def uses(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The ways in which ``seat`` may use ``card``, in play, in this window."""
        del table, seat, card, window
        return []

    def resolve(self, table: Table, play: PlayCard) -> None:
        """Carries out a card as played; may push procedures."""

    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        """Whether the text of ``card`` lets this minion bring it into play, or have it, now."""
        del table, card, minion
        return True

    def has_target(self, table: Table, seat: int, card: int) -> bool:
        """Whether ``card``, in the hand, has a legal target now, or needs none (PLY-28)."""
        del table, seat, card
        return True

    def discount(self, table: Table, card: int, paid: Printed, level: str) -> tuple[int, int]:
        """The pool and the blood that a card costs less, played with Disciplines of ``level``.

        ``card`` is in play: the minion that plays the other one, or a card on it.
        """
        del table, card, paid, level
        return 0, 0

    def escapes_contest(self, table: Table, seat: int) -> bool:
        """Whether the card can leave play as it enters play, before it would be contested."""
        del table, seat
        return False

    def toll(self, table: Table, card: int, blocker: Minion) -> int:
        """The blood or life that ``blocker`` burns to attempt to block.

        ``card`` is in play: the acting minion, or a card on it.
        """
        del table, card, blocker
        return 0

    def played_as(self, option: Option) -> str:
        """The Disciplines with which an option of :meth:`plays` plays the card: ``"cel+for"``."""
        del option
        return ""

    def words(self, option: Option) -> str:
        """What tells an option from another one of the card that is said in the same words."""
        del option
        return ""

    def action(self, table: Table, option: Option) -> Action:
        """The action that an ``ACTION_CARD`` option of :meth:`plays` or :meth:`uses` announces."""
        del table
        raise NotImplementedError(f"{option.key()} announces no action")

    def is_directed(self, table: Table, option: Option) -> bool:
        """Whether an option announces a directed action."""
        del table, option
        return False

    def use(self, table: Table, option: Option) -> None:
        """Carries out an option of :meth:`uses`; may push procedures."""

    def on_event(self, table: Table, card: int, event: Event) -> None:
        """Answers something that happened, while ``card`` is in play; may push procedures."""

    def aura(self, table: Table, card: int, bonus: Bonus, on: CardInPlay | int) -> int:
        """What ``card``, in play, adds to ``bonus`` of a card in play or of a Methuselah."""
        del table, card, bonus, on
        return 0

    def restricts(self, table: Table, card: int, activity: Activity, on: int) -> bool:
        """Whether ``card``, in play, keeps the card ``on`` from a deed."""
        del table, card, activity, on
        return False

    def struck(self, table: Table, striker: int, target: int, strike: Strike) -> None:
        """What a strike that is ``special`` does besides; may push procedures."""

    def shown(self, table: Table, show: ShowCard) -> None:
        """The card has been shown; may push what its own text lets cancel it."""

    def guarded(self, table: Table, card: int, acting: int) -> None:
        """``card`` has blocked ``acting`` like a minion and is burned; may push procedures."""

    def lessens(self, table: Table, card: int, damage: Damage) -> int:
        """By how much less ``card``, in play, makes damage to who it is or is on."""
        del table, card, damage
        return 0

    def immune(self, table: Table, card: int, damage: Damage) -> bool:
        """Whether ``card``, in play, makes who it is or is on immune to damage (GEN-36)."""
        del table, card, damage
        return False

    def terms(self, table: Table, referendum: Referendum) -> list[Option]:
        """The terms of its referendum that its caller chooses next; none if all are chosen.

        What has been chosen stands in ``referendum.terms``.
        """
        del table, referendum
        return []

    def can_call(self, table: Table, seat: int, minion: int) -> bool:
        """Whether there is a choice of terms for its referendum, called by ``minion`` (POL-04)."""
        del table, seat, minion
        return True

    def passed(self, table: Table, referendum: Referendum) -> None:
        """The referendum that it called has passed; may push procedures."""

    def failed(self, table: Table, referendum: Referendum) -> None:
        """The referendum that it called has failed; may push procedures."""

    def duty(self, table: Table, card: int, minion: Minion) -> list[Option] | None:
        """MIN-04: the action that ``card``, in play, makes a minion take, in every way.

        ``None``: it does not make this minion act. An empty list: it does, but the action cannot be
        taken now (MIN-07).
        """
        del table, card, minion
        return None

    def reduces(self, table: Table, card: int, paid: Printed) -> tuple[int, int]:
        """PLY-12: the pool and the blood that ``card``, in play, could take off a cost.

        Its ``powers`` have the window ``PAYING``; that it is used is carried out by :meth:`use`.
        """
        del table, card, paid
        return 0, 0

    def delayed_options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """What the card allows later, though it is not in play."""
        del table, trigger
        return []

    def kept(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """What the card does later by itself when something happens, though it is not in play."""

    def entered(self, table: Table, card: int) -> None:
        """``card`` has come into play."""

    def left(self, table: Table, card: int) -> None:
        """``card`` is about to leave play."""


class PrintedOnly(CardScript):
    """The script of a card whose text is not in the engine: only what is printed as facts acts."""


NO_SCRIPT = PrintedOnly()
