"""The part of a vampire's text that is more than the facts that the engine reads from it.

The text is split into statements by :mod:`cardbase.facts.statements`. Each one is compared with the
facts of the card: sect, title, traits, permanent bonuses. The rules enforce these facts, so a
vampire is played in full without a script if every statement is such a fact. A statement that is
only partly a fact does not count as one. Neither does a number that the engine does not use.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardbase.facts.bonuses import permanent
from cardbase.facts.plain_text import plain
from cardbase.facts.statements import parts, statements
from cardbase.facts.titles import title_in
from cardbase.facts.traits import circle_of, crypt_traits
from cardbase.model import CryptCard
from cardbase.terms import Bonus, Sect, Title, Trait

PLAYED = frozenset(
    {
        Bonus.BLEED,
        Bonus.STEALTH,
        Bonus.INTERCEPT,
        Bonus.STRENGTH,
        Bonus.VOTES,
        Bonus.BALLOTS,
        Bonus.HUNT,
        Bonus.HAND_SIZE,
    }
)
"""The bonuses of vampires that the rules use (:mod:`vtes_deck.engine.mechanics.stats`)."""


def unexplained_statements(card: CryptCard) -> tuple[str, ...]:
    """The statements of a vampire's text that are not facts, in order."""
    always, merged = parts(card.text)
    if card.text.strip().startswith("[MERGED]"):
        return tuple(statements(card.text))  # the facts do not state that it must be merged
    found = list(_unexplained(card, always, card.sect, card.title, card.city, card.permanent))
    if merged and card.merged is None:
        found += statements(merged)
    elif merged and card.merged is not None:
        facts = card.merged
        found += _unexplained(
            card,
            merged,
            facts.sect or card.sect,
            facts.title or card.title,
            card.city if facts.title is None else facts.city,
            facts.permanent,
        )
    return tuple(found)


def _unexplained(
    card: CryptCard,
    text: str,
    sect: Sect | None,
    title: Title | None,
    city: str,
    bonuses: dict[Bonus, int],
) -> Iterator[str]:
    """The statements of one part of a text that the facts of that part do not explain."""
    for statement in statements(text):
        if not (
            _is_rank(card, statement, sect, title, city)
            or _is_trait(card, statement)
            or _is_bonus(card, statement, bonuses)
        ):
            yield statement


def _is_rank(
    card: CryptCard, statement: str, sect: Sect | None, title: Title | None, city: str
) -> bool:
    """Whether a statement names sect and title: "Camarilla", "Sabbat priscus", "1 vote"."""
    said = statement.casefold()
    of = "" if sect is None else sect.value.casefold()
    if title is None or said == of:
        return bool(of) and said == of
    rank = title.value.casefold()
    if city:
        first = said.startswith((f"{of} {rank} of ", f"{rank} of "))
        return first and title_in(f"{statement}.") == (title, city)
    clan = card.clan.casefold()
    return said in {
        rank,
        f"{of} {rank}",
        f"{clan} {rank}",
        f"{of} {clan} {rank}",
        f"{rank} (titled)",
        f"{said.partition(' has ')[0]} has {rank} (titled)",
    }


def _is_trait(card: CryptCard, statement: str) -> bool:
    """Whether a statement is a keyword of the card; a circle must have the same name."""
    traits = set(crypt_traits([statement])) - {Trait.UNIQUE}
    if Trait.CIRCLE in traits and circle_of([statement]) != card.circle:
        return False
    return bool(traits) and traits <= set(card.traits)


def _is_bonus(card: CryptCard, statement: str, bonuses: dict[Bonus, int]) -> bool:
    """Whether a statement is a permanent bonus that the rules count."""
    found = permanent(plain(statement, card.name, card.types))
    return bool(found) and all(bonus in PLAYED and bonus in bonuses for bonus in found)
