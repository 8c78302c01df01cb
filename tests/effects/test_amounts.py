"""Amounts of the vocabulary, against numbers counted by hand."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab import (
    ANYONE,
    AMinion,
    Blood,
    Capacity,
    Count,
    Half,
    Is,
    MinionFilter,
    Minus,
    Plus,
    Pool,
    Same,
    Times,
    UpTo,
    When,
    X,
)
from vtes_deck.effects.vocab.amounts import number
from vtes_deck.effects.vocab.context import EffectContext


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(
    ("amount", "n"),
    [
        (3, 3),
        (X, 5),
        (Plus(X, 2), 7),
        (Minus(2, X), 0),
        (Times(2, X), 10),
        (Half(X), 2),
        (Half(X, up=True), 3),
        (UpTo(X, 4), 4),
        (Count(AMinion(ANYONE, "any")), 3),
        (Count(AMinion(ANYONE, "others")), 1),
        (Count(AMinion(MinionFilter(another=True))), 1),
        (Count(AMinion(MinionFilter(but=MinionFilter(least=6)), "any")), 2),
        (Capacity("user"), 6),
        (Capacity("user", room=True), 4),
        (Blood("user"), 2),
        (Plus(Pool(), Pool("prey")), 60),
        (When(Same("user", "this"), 1), 0),
        (When(Is("user", MinionFilter(least=6)), 1), 1),
        (When(Is("user", ANYONE, "prey"), 1), 0),
    ],
)
def test_an_amount_is_counted_on_the_table(play, amount, n):
    user = play.vampire("Ada", capacity=6, blood=2)
    play.vampire("Ada", capacity=3)
    play.vampire("Ben", capacity=5)
    context = EffectContext(play.table, 0, -1, user, n=5)
    assert number(context, amount) == n
