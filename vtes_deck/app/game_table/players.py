"""The players that can sit at a table: people and computer players.

A new computer player is a new row of :data:`PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from vtes_deck.app.games import TableError
from vtes_deck.engine.agents import Agent
from vtes_deck.language import mark, tr
from vtes_deck.players import roster
from vtes_deck.players.carelessness import STRENGTHS, of_strength
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.style import STYLES
from vtes_deck.players.thoughtful import ThoughtfulPlayer

type MakeAgent = Callable[[int, str, str], Agent]
"""Makes a player from a seed, its strength and its style."""


class PlayerKind(msgspec.Struct, frozen=True):
    """A kind of computer player.

    Attributes:
        title: its name; to be translated where it is shown.
        make: makes one.
        strengths, styles: the names that can be chosen, the usual one first; to be translated
            where they are shown. Empty if there is nothing to choose.
        former: further names of styles, in saved games.
        about: a description, as a sentence to be translated.
    """

    title: str
    make: MakeAgent
    about: str
    strengths: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    former: tuple[str, ...] = ()


def _plain(name: str) -> MakeAgent:
    """A player of the roster that has neither strengths nor styles."""
    return lambda seed, _strength, _style: roster.PLAYERS[name](seed)


def _quick(seed: int, strength: str, style: str) -> Agent:
    """The quick player in a strength and a style; saved games may have a former style."""
    if style == _BEGINNER:
        strength, style = _BEGINNER, ""
    player = QuickPlayer(seed, STYLES["" if style == _USUAL else style])
    return of_strength(player, seed, strength or _FULL)


def _sharp(seed: int, strength: str, _style: str) -> Agent:
    """The quick player with all later rules, in a strength."""
    return of_strength(QuickPlayer(seed, STYLES["sharp"]), seed, strength or _FULL)


def _thoughtful(seed: int, strength: str, style: str) -> Agent:
    """The thoughtful player in a strength and a style."""
    usual = not style or style == _USUAL
    player = ThoughtfulPlayer(seed, STYLES[style]) if not usual else ThoughtfulPlayer(seed)
    return of_strength(player, seed, strength or _FULL)


_USUAL = mark("balanced")
_STYLES = (_USUAL, *(mark("aggressive"), mark("careful"), mark("political")))
_FULL, _BEGINNER = mark("full strength"), mark("beginner")
_STRENGTHS = (_FULL, *(mark("experienced"), mark("casual"), _BEGINNER))

PLAYERS: Mapping[str, PlayerKind] = {
    "quick-sharp": PlayerKind(
        mark("Sharp"),
        _sharp,
        mark("Considers more than Quick and also answers at once: the stronger of the two."),
        _STRENGTHS,
    ),
    "quick": PlayerKind(
        mark("Quick"),
        _quick,
        mark("Compares the effects of all options and answers at once."),
        _STRENGTHS,
        _STYLES,
        (_BEGINNER,),
    ),
    "thoughtful": PlayerKind(
        mark("Thoughtful"),
        _thoughtful,
        mark("Tries the best options in imagined games: stronger, and slower."),
        _STRENGTHS,
        _STYLES,
    ),
    "steady": PlayerKind(
        mark("Steady"),
        _plain("steady"),
        mark("Brings out vampires and bleeds; chooses at random otherwise."),
    ),
    "random": PlayerKind(mark("Random"), _plain("random"), mark("Chooses at random.")),
}
"""Who can play, by names that saved games keep."""

USUAL = roster.USUAL
"""The computer player of a seat unless another one is chosen."""

_ABOUT_STYLES = {
    "balanced": mark("Values attack and defence equally."),
    "aggressive": mark("Bleeds and fights more, and keeps less pool and fewer blockers."),
    "careful": mark("Keeps more pool, and blocks more."),
    "political": mark("Prefers referendums to combat."),
}

HUMAN = ""
"""The name of a player that is a person."""


class Sitter(msgspec.Struct, frozen=True):
    """The player of a seat.

    Attributes:
        player: the name of a computer player, or ``HUMAN``.
        strength, style: choices among those that the kind of computer player offers; empty for the
            usual ones.
    """

    player: str = HUMAN
    strength: str = ""
    style: str = ""

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.player == HUMAN


def sitter_of(name: str) -> Sitter | None:
    """The computer player with a name of the roster, such as "quick-careful".

    ``None`` if a saved game cannot name it: a player that a user has written, or one that the table
    does not offer.
    """
    if name in PLAYERS:
        return Sitter(name)
    player, _, rest = name.partition("-")
    kind = PLAYERS.get(player)
    if kind is None or (rest and rest not in kind.strengths + kind.styles):
        return None
    strong = rest in kind.strengths
    return Sitter(player, strength=rest if strong else "", style="" if strong else rest)


type Explained = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and choices below it with their descriptions."""


def about_all() -> tuple[Explained, ...]:
    """The players, strengths and styles, with explanations of the choices."""
    quick = PLAYERS["quick"]
    kinds = tuple((tr(kind.title), tr(kind.about)) for kind in PLAYERS.values())
    strengths = tuple((choice_title(one), about_strength(one)) for one in quick.strengths)
    styles = tuple((choice_title(one), about_style(one)) for one in quick.styles)
    return ((tr("Player"), kinds), (tr("Strength"), strengths), (tr("Style"), styles))


def choice_title(name: str) -> str:
    """A strength or a style as the entry of a list, with a capital first letter."""
    text = tr(name)
    return text[:1].upper() + text[1:]


def about_strength(strength: str) -> str:
    """The description of a strength, as a sentence."""
    share = STRENGTHS[strength]
    if not share:
        return tr("Makes each choice as well as it can.")
    return tr("Makes {percent} % of its choices at random.", percent=round(share * 100))


def about_style(style: str) -> str:
    """The description of a style, as a sentence."""
    return tr(_ABOUT_STYLES[style])


def check_sitters(sitters: Sequence[Sitter], seats: int) -> tuple[Sitter, ...]:
    """The players of all seats, checked.

    Raises:
        TableError: there are more or fewer than the seats, or a player, a strength or a style is
            unknown.
    """
    if len(sitters) != seats:
        raise TableError(tr("{n} players for {seats} seats.", n=len(sitters), seats=seats))
    for one in sitters:
        if one.human:
            continue
        kind = PLAYERS.get(one.player)
        if kind is None:
            known = ", ".join(PLAYERS)
            raise TableError(
                tr(
                    "There is no player “{name}”. Choose one of: {known}.",
                    name=one.player,
                    known=known,
                )
            )
        for found, offered in (
            (one.strength, kind.strengths),
            (one.style, kind.styles + kind.former),
        ):
            if found and found not in offered:
                raise TableError(
                    tr(
                        "“{player}” has no strength or style “{name}”.",
                        player=one.player,
                        name=found,
                    )
                )
    return tuple(sitters)
