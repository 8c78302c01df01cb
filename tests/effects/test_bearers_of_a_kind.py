"""Equipment and retainers that serve only the kind of minion that their text names (GEN-31)."""

import pytest
from card_fights import to_kind
from card_play import PLAIN_ALLY, CardPlay
from card_steps import bonus, to_blocks

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.block import BLOCK


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(
    ("gear", "clan", "which", "n"),
    [
        ("Treasured Samadji", "Ravnos", Bonus.BLEED, 1),
        ("Enchanted Marionette", "Malkavian antitribu", Bonus.BLEED, 1),
        ("Childling Muse", "Malkavian", Bonus.BLEED, 1),
        ("D'habi Revenant", "Baali", Bonus.BLEED, 1),
        ("Erebus Mask", "Harbinger of Skulls", Bonus.STEALTH, 1),
        ("Razor Bat", "Gargoyle", Bonus.INTERCEPT, 1),
    ],
)
def test_a_bonus_for_a_clan__not_for_another_bearer(play, gear, clan, which, n):
    ada = play.vampire("Ada", clan=clan)
    play.on(ada, gear)
    assert bonus(play, which, ada) == n
    play[ada].clan = "Toreador"
    assert bonus(play, which, ada) == 0


@pytest.mark.parametrize(
    ("gear", "sect", "n"),
    [("Stolen Police Cruiser", Sect.ANARCH, 1), ("Kduva's Mask", Sect.LAIBON, 1)],
)
def test_a_bonus_for_a_sect__not_for_another_bearer(play, gear, sect, n):
    ada = play.vampire("Ada", sect=sect)
    play.on(ada, gear)
    assert bonus(play, Bonus.BLEED, ada) == n
    play[ada].sect = Sect.CAMARILLA
    assert bonus(play, Bonus.BLEED, ada) == 0


@pytest.mark.parametrize(("gear", "n"), [("Living Manse", 1), ("Robert Carter", 2)])
@pytest.mark.parametrize("vampire", [True, False])
def test_a_bonus_for_a_vampire__not_for_an_ally(play, gear, n, vampire):
    bearer = play.vampire("Ada") if vampire else play.ready("Ada", PLAIN_ALLY)
    play.on(bearer, gear)
    assert bonus(play, Bonus.BLEED, bearer) == (n if vampire else 0)


@pytest.mark.parametrize(("clan", "can"), [("Ravnos", True), ("Toreador", False)])
def test_treasured_samadji__only_a_ravnos_dodges(play, clan, can):
    ada, ben = play.vampire("Ada", clan=clan), play.vampire("Ben")
    play.on(ada, "Treasured Samadji")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "strike", "Ada")
    assert play.can("Treasured Samadji") is can


@pytest.mark.parametrize("whose", ["vampire", "ally"])
def test_sacre_coeur__allies_can_block_an_ally(play, whose):
    ada = play.vampire("Ada") if whose == "vampire" else play.ready("Ada", PLAIN_ALLY)
    play.on(ada, "Sacré-Cœur Cathedral, France")
    blocker = play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ben")
    play.bleeds(ada)
    to_blocks(play)
    assert play.offered(BLOCK, minion=blocker) is (whose == "ally")


def test_a_retainer_that_hurts_for_any_employer(play):
    """The damage of this retainer does not depend on its employer, unlike its action."""
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben", blood=9, capacity=9)
    play.on(ally, "Zombie")
    play.acts("Ada")
    assert not play.can("Zombie", minion=ally)
    play.bleeds(ally).blocks(ben)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands().finish()
    assert play[ben].blood == 9 - 1 - 1
