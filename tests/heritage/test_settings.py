"""Settings that cannot be played are rejected before the game begins (chapter SET)."""

import msgspec
import pytest
from heritage_play import demonstration, leader_of

from vtes_deck.heritage import Game, Player, Setting, SettingError
from vtes_deck.heritage.decisions import DecisionKind

DATA = demonstration()
LOCKED = next(one for one in DATA.leaders if one.chronicle)
SOMEONE = DATA.characters[0].id


def only(*leaders):
    """The data set with a few leaders."""
    found = tuple(one for one in DATA.leaders if one.id in leaders)
    return msgspec.structs.replace(DATA, leaders=found)


@pytest.mark.rule("H-SET-08", "H-AFT-06", "H-AFT-08", "H-AST-01")
@pytest.mark.parametrize(
    ("players", "rule"),
    [
        ((Player("A", assets=("golden",)), Player("B")), "golden.*H-AST-01"),
        ((Player("A", retained=SOMEONE), Player("B", retained=SOMEONE)), "H-AFT-06"),
        ((Player("A", LOCKED.clan, LOCKED.id), Player("B")), "H-AFT-08"),
        (
            (Player("A", own_leaders=(LOCKED.id,)), Player("B", own_leaders=(LOCKED.id,))),
            "H-AFT-08",
        ),
        ((Player("A", "brujah"), Player("B", "brujah")), "H-SET-08"),
        ((Player("A", leader=leader_of("brujah")), Player("B")), "H-SET-08"),
        ((Player("A", "nobody"), Player("B")), "H-DAT-02"),
    ],
)
def test_impossible_players_are_refused(players, rule):
    with pytest.raises(SettingError, match=rule):
        Game.start(DATA, Setting(players))


@pytest.mark.rule("H-AFT-08")
def test_a_clan_with_only_a_locked_leader_is_for_its_owner():
    other = next(clan for clan in ("brujah", "gangrel") if clan != LOCKED.clan)
    data = only(LOCKED.id, leader_of(other))
    two = (Player("A"), Player("B"))
    with pytest.raises(SettingError, match="H-DAT-02"):
        Game.start(data, Setting(two))
    with pytest.raises(SettingError, match="H-DAT-02"):
        Game.start(data, Setting((Player("A", LOCKED.clan), Player("B"))))
    owner = Player("A", LOCKED.clan, own_leaders=(LOCKED.id,))
    game = Game.start(data, Setting((owner, Player("B")), first=0))
    assert [seat.clan for seat in game.table.seats] == [LOCKED.clan, other]
    assert game.decision.kind is not DecisionKind.CLAN
