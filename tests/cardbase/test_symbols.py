"""The official symbols: their file names on the server."""

import pytest

from cardbase.pictures import PictureStore
from cardbase.symbols import all_symbols, clan_symbol, discipline_symbol

CLANS = """
    abominations ahrimanes akunanse avenger baali banuhaqim bloodbrother brujah brujahantitribu
    caitiff daughtersofcacophony defender gangrel gangrelantitribu gargoyles giovanni guruhi
    harbingersofskulls hecata innocent ishtarri judge kiasyd lasombra malkavian malkavianantitribu
    martyr ministry nagaraja nosferatu nosferatuantitribu osebo pander ravnos redeemer salubri
    salubriantitribu samedi toreador toreadorantitribu tremere tremereantitribu truebrujah tzimisce
    ventrue ventrueantitribu visionary
"""
LEVELS = """
    abo ani aus cel chi dai dem dom for mal mel myt nec obe obf obl obt pot pre pro qui san ser spi
    str tem tha thn val vic vis
"""
ONE_LEVEL = "def flight inn jus mar red ven vin"
LISTED = {
    *(f"clan/{name}.png" for name in CLANS.split()),
    *(f"disc/sup/{name}.png" for name in LEVELS.split()),
    *(f"disc/inf/{name}.png" for name in (LEVELS + ONE_LEVEL).split()),
}


def test_fetched_names_equal_the_list_of_the_server():
    assert {symbol.path for symbol in all_symbols()} == LISTED


def test_every_crypt_card_has_symbols(cb):
    for card in cb.crypt:
        assert clan_symbol(card.clan).path in LISTED, card
        assert {discipline_symbol(code).path for code in card.disciplines} <= LISTED, card


@pytest.mark.parametrize("code", ["VEN", "FLI"])
def test_virtues_and_flight_have_one_level(code):
    assert discipline_symbol(code) == discipline_symbol(code.lower())


def test_no_name_leaves_the_folder():
    assert clan_symbol("../../x").path == "clan/x.png"
    assert discipline_symbol("../x").path == "disc/inf/x.png"


def test_the_address(tmp_path):
    store = PictureStore(tmp_path, server="https://example.org/png")
    assert store.address(clan_symbol("Brujah")) == "https://example.org/png/clan/brujah.png"
