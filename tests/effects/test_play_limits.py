"""Limits on playing action cards."""

from card_play import CardPlay

from cardbase.terms import Sect, Title


def test_open_war__only_one_can_be_played_in_a_game(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada", sect=Sect.ANARCH, title=Title.BARON, city="Lyon")
    play.vampire("Ada", sect=Sect.ANARCH, title=Title.BARON, city="Lyon")
    play.hand("Ada", "Open War")
    play.acts("Ada").plays("Open War", minion=ada).finish()
    play.hand("Ada", "Open War")
    play.again()
    assert not play.can("Open War", "")
    play.vampire("Ben", sect=Sect.ANARCH, title=Title.BARON, city="Lyon")
    play.hand("Ben", "Open War")
    play.acts("Ben")
    assert not play.can("Open War", "")
