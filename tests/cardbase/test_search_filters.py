"""Every filter gives the same cards as the same condition in plain Python."""

import datetime
import re

import pytest

from cardbase.model import NO_REQUIREMENT, CryptCard, LibraryCard
from cardbase.search import Context, filters, parse, search
from cardbase.terms import Bonus, CardKind, Function, Sect, Title, Trait, Type


def crypt(test):
    return lambda c: isinstance(c, CryptCard) and test(c)


def library(test):
    return lambda c: isinstance(c, LibraryCard) and test(c)


def sets(card):
    return {p.set for p in card.printings}


def dates(card):
    return [p.date for p in card.printings if p.date is not None]


def day(text):
    return datetime.date.fromisoformat(text)


def has_discipline(code):
    def test(card):
        if isinstance(card, CryptCard):
            return card.level(code) > 0
        return code in card.requirement.disciplines

    return test


def has_superior(code):
    def test(card):
        if isinstance(card, CryptCard):
            return card.level(code) == 2
        return code in card.requirement.disciplines and f"[{code.upper()}]" in card.text

    return test


def disciplines(card):
    if isinstance(card, CryptCard):
        return {code.lower() for code in card.disciplines}
    return set(card.requirement.disciplines)


def clans(card):
    return (card.clan,) if isinstance(card, CryptCard) else card.requirement.clans


def cities(card):
    yield card.city
    if isinstance(card, CryptCard) and card.merged is not None:
        yield card.merged.city


def titles(card):
    if isinstance(card, CryptCard):
        return {card.title} - {None}
    return set(card.requirement.titles)


def both(first, second):
    return lambda c: first(c) and second(c)


CASES = [
    # Vampires
    (
        'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"',
        crypt(
            lambda c: (
                c.clan == "Ventrue"
                and c.capacity >= 7
                and "DOM" in c.disciplines
                and c.title is Title.PRINCE
                and "burn 1 pool" not in c.text
            )
        ),
    ),
    ("clan:Brujah kind:crypt", crypt(lambda c: c.clan == "Brujah")),
    ("clan:Brujah kind:library", library(lambda c: "Brujah" in c.requirement.clans)),
    ("clan:none", library(lambda c: not c.requirement.clans)),
    ("clan:setite", lambda c: "Ministry" in (getattr(c, "clan", ""), *req(c).clans)),
    ("sect:sabbat kind:crypt", crypt(lambda c: c.sect is Sect.SABBAT)),
    ("sect:none kind:library", library(lambda c: not c.requirement.sects)),
    ("title:prince,baron", lambda c: bool(titles(c) & {Title.PRINCE, Title.BARON})),
    ("kind:crypt title:none", crypt(lambda c: c.title is None)),
    ("kind:crypt title:any", crypt(lambda c: c.title is not None)),
    (
        "kind:library title:any",
        library(lambda c: bool(c.requirement.titles) or c.requirement.titled),
    ),
    ("merged:baron", crypt(lambda c: c.merged is not None and c.merged.title is Title.BARON)),
    ("city:rom", lambda c: any("rom" in city.lower() for city in cities(c))),
    ("city:none", lambda c: not any(cities(c))),
    ("disciplines>=6", lambda c: len(disciplines(c)) >= 6),
    ("disciplines:1..2 kind:library", library(lambda c: len(disciplines(c) - {"fli"}) in (1, 2))),
    ("disciplines:dom", lambda c: "dom" in map(str.lower, disciplines(c))),
    ("superior:0", crypt(lambda c: not any(map(str.isupper, c.disciplines)))),
    ("superior>=5", crypt(lambda c: sum(map(str.isupper, c.disciplines)) >= 5)),
    ("clan:antitribu", lambda c: any(clan.endswith(" antitribu") for clan in clans(c))),
    ("is:antitribu", lambda c: any(clan.endswith(" antitribu") for clan in clans(c))),
    ("type:location", lambda c: Trait.LOCATION in c.traits),
    ("t:gun,reaction", lambda c: Trait.GUN in c.traits or Type.REACTION in c.types),
    ("t:trifle", library(lambda c: c.trifle)),
    ("sort:cap", lambda c: True),
    ("circle:any", crypt(lambda c: bool(c.circle))),
    ("path:caine kind:crypt", crypt(lambda c: c.path == "Caine")),
    ("path:any kind:library", library(lambda c: bool(c.requirement.paths))),
    ("cap>=7", crypt(lambda c: c.capacity >= 7)),
    ("cap>7", crypt(lambda c: c.capacity > 7)),
    ("cap<3", crypt(lambda c: c.capacity < 3)),
    ("cap<=3", crypt(lambda c: c.capacity <= 3)),
    ("cap=4", crypt(lambda c: c.capacity == 4)),
    ("cap!=4", lambda c: not (isinstance(c, CryptCard) and c.capacity == 4)),
    ("cap:<=3", crypt(lambda c: c.capacity <= 3)),
    ("cap:>7", crypt(lambda c: c.capacity > 7)),
    ("is:prince kind:crypt", crypt(lambda c: c.title is Title.PRINCE)),
    ("is:sabbat kind:crypt", crypt(lambda c: c.sect is Sect.SABBAT)),
    ("cap:5..8", crypt(lambda c: 5 <= c.capacity <= 8)),
    ("cap:5-8", crypt(lambda c: 5 <= c.capacity <= 8)),
    ("cap:..2,10..", crypt(lambda c: c.capacity <= 2 or c.capacity >= 10)),
    ("cap:9+", crypt(lambda c: c.capacity >= 9)),
    ("votes>=2", crypt(lambda c: c.votes >= 2)),
    ("votes:0", crypt(lambda c: c.votes == 0)),
    ("group:2,3", crypt(lambda c: c.group in {2, 3})),
    ("group:any", crypt(lambda c: c.group is None)),
    ("groups:4-5", crypt(lambda c: c.group in {4, 5, None})),
    ("groups:4,5", crypt(lambda c: c.group in {4, 5, None})),
    ("groups:4", crypt(lambda c: c.group in {3, 4, 5, None})),
    # Disciplines
    ("dis:dom", has_discipline("dom")),
    ("dis:Dominate", has_discipline("dom")),
    ("dis:DOM", has_superior("dom")),
    ("dis:DOMINATE", has_superior("dom")),
    ("dis:DOM dis:pre", both(has_superior("dom"), has_discipline("pre"))),
    ("dis:DOM&pre", both(has_superior("dom"), has_discipline("pre"))),
    ("dis:DOM|AUS", lambda c: has_superior("dom")(c) or has_superior("aus")(c)),
    ("-dis:obf", lambda c: not has_discipline("obf")(c)),
    ("dis:none", lambda c: not disciplines(c)),
    ("dis:any", lambda c: bool(disciplines(c))),
    ("virtue:vengeance", has_discipline("ven")),
    (
        "disonly:dom,obf",
        lambda c: bool(disciplines(c)) and disciplines(c) <= {"dom", "obf"},
    ),
    ("disonly:DOM kind:crypt", crypt(lambda c: c.disciplines == ("DOM",))),
    # Library cards
    ("kind:crypt", lambda c: c.kind is CardKind.CRYPT),
    ("type:reaction", lambda c: Type.REACTION in c.types),
    ("type:action,combat", lambda c: bool({Type.ACTION, Type.COMBAT} & set(c.types))),
    (
        'type:reaction type:"action modifier"',
        lambda c: set(c.types) >= {Type.REACTION, Type.ACTION_MODIFIER},
    ),
    ("type:political", lambda c: Type.POLITICAL_ACTION in c.types),
    ("blood<=1", library(lambda c: c.blood_cost != "X" and c.blood_cost <= 1)),
    ("blood:x", library(lambda c: c.blood_cost == "X")),
    ("blood:..1,X", library(lambda c: c.blood_cost == "X" or c.blood_cost <= 1)),
    ("pool:0", library(lambda c: c.pool_cost == 0)),
    ("conviction>=1", library(lambda c: c.conviction_cost != "X" and c.conviction_cost >= 1)),
    (
        "cost:0",
        library(lambda c: c.pool_cost == c.blood_cost == c.conviction_cost == 0),
    ),
    ("cost:x", library(lambda c: "X" in (c.pool_cost, c.blood_cost, c.conviction_cost))),
    ("costtype:pool", library(lambda c: c.pool_cost != 0)),
    ("life>=3 kind:library", library(lambda c: c.life is not None and c.life >= 3)),
    ("life:4 kind:crypt", crypt(lambda c: Type.IMBUED in c.types and c.capacity == 4)),
    ("req:none", library(lambda c: not req_facets(c))),
    ("req:combo", library(lambda c: len(c.requirement.disciplines) > 1 and c.requirement.combo)),
    (
        "req:choice",
        library(lambda c: len(c.requirement.disciplines) > 1 and not c.requirement.combo),
    ),
    ("req:mono", library(lambda c: len(c.requirement.disciplines) == 1)),
    ("req:dom", library(lambda c: "dom" in c.requirement.disciplines)),
    ("req:clan", library(lambda c: bool(c.requirement.clans))),
    ("req:camarilla", library(lambda c: Sect.CAMARILLA in c.requirement.sects)),
    ("req:title", library(lambda c: bool(c.requirement.titles) or c.requirement.titled)),
    ("req:prince", library(lambda c: Title.PRINCE in c.requirement.titles)),
    ('req:"black hand"', library(lambda c: Trait.BLACK_HAND in c.requirement.traits)),
    (
        "mincap>=5",
        library(
            lambda c: c.requirement.min_capacity is not None and c.requirement.min_capacity >= 5
        ),
    ),
    ("maxcap:..9", library(lambda c: c.requirement.max_capacity is not None)),
    # In one word, and functions
    ("is:banned", lambda c: c.banned_from is not None),
    ("is:advanced", crypt(lambda c: c.advanced)),
    ("is:imbued", lambda c: Type.IMBUED in c.types),
    ("is:titled", crypt(lambda c: c.title is not None)),
    ("is:trifle", library(lambda c: c.trifle)),
    ('is:"burn option"', library(lambda c: c.burn_option)),
    ("is:multi-type", library(lambda c: len(c.types) > 1)),
    ("is:multi-discipline", library(lambda c: len(c.requirement.disciplines) > 1)),
    ("is:reflex", library(lambda c: "[REFLEX]" in c.text)),
    ("is:wake", lambda c: Function.WAKE in c.functions),
    ("is:unique", lambda c: Trait.UNIQUE in c.traits),
    ("is:wake,unique", lambda c: Function.WAKE in c.functions or Trait.UNIQUE in c.traits),
    ("is:event", lambda c: Type.EVENT in c.types),
    ("func:bounce", lambda c: Function.BOUNCE in c.functions),
    ("func:deflect", lambda c: Function.BOUNCE in c.functions),
    ('trait:"red list"', lambda c: Trait.RED_LIST in c.traits),
    ("bonus:bleed", lambda c: Bonus.BLEED in c.bonuses),
    ("kind:crypt bleed>=2", crypt(lambda c: c.permanent.get(Bonus.BLEED, 0) >= 2)),
    ("kind:library strength:2", library(lambda c: largest(c.text, "strength") == 2)),
    # Sets
    ("set:KoT", lambda c: "KoT" in sets(c)),
    ('set:"keepers of tradition"', lambda c: "KoT" in sets(c)),
    ("set:V5,V5A", lambda c: bool({"V5", "V5A"} & sets(c))),
    ("setonly:KoT", lambda c: sets(c) == {"KoT"}),
    ("setonly:V5,V5A", lambda c: bool(sets(c)) and sets(c) <= {"V5", "V5A"}),
    (
        "first:V5",
        lambda c: any(p.set == "V5" and p.date == min(dates(c)) for p in c.printings),
    ),
    (
        "reprint:V5",
        lambda c: any(p.set == "V5" and p.date > min(dates(c)) for p in c.printings),
    ),
    ("newer:KoT", lambda c: bool(dates(c)) and max(dates(c)) >= day("2008-11-19")),
    ("older:KoT", lambda c: bool(dates(c)) and min(dates(c)) <= day("2008-11-19")),
    ("printed:2010..2013", lambda c: any(2010 <= d.year <= 2013 for d in dates(c))),
    ("printed:2008-11", lambda c: any((d.year, d.month) == (2008, 11) for d in dates(c))),
    ("earliest>=2020", lambda c: bool(dates(c)) and min(dates(c)).year >= 2020),
    ("latest<2005-02-01", lambda c: bool(dates(c)) and max(dates(c)) < day("2005-02-01")),
    (
        "legal>2020-12-30",
        lambda c: c.legal_from is not None and c.legal_from > day("2020-12-30"),
    ),
    ("earliest>V5", lambda c: bool(dates(c)) and min(dates(c)) > day("2020-11-30")),
    ("earliest<V5", lambda c: bool(dates(c)) and min(dates(c)) < day("2020-11-30")),
    ("latest>2020", lambda c: bool(dates(c)) and max(dates(c)).year > 2020),
    ("latest<=2020", lambda c: bool(dates(c)) and max(dates(c)).year <= 2020),
    ('precon:"V5:PTr"', lambda c: any((p.set, p.precon) == ("V5", "PTr") for p in c.printings)),
    ("precon:FoL", lambda c: any((p.set, p.precon) == ("FoL", "") for p in c.printings)),
    ("precon:none", lambda c: all(p.precon is None for p in c.printings)),
    (
        'preconly:"V5:PTr"',
        lambda c: {(p.set, p.precon) for p in c.printings} == {("V5", "PTr")},
    ),
    ("rarity:common", lambda c: any(p.rarity == "C" for p in c.printings)),
    ("rarity:KoT:R", lambda c: any((p.set, p.rarity) == ("KoT", "R") for p in c.printings)),
    ("rarity:none", lambda c: all(not p.rarity for p in c.printings)),
    ('artist:"drew tucker"', lambda c: "Drew Tucker" in c.artists),
    ("artist:drew", lambda c: any("drew" in a.lower() for a in c.artists)),
    # Tournaments
    ("banned:2016..", lambda c: c.banned_from is not None and c.banned_from.year >= 2016),
    ("legal<=2020-01-01", lambda c: c.legal_from is not None and c.legal_from <= day("2020-01-01")),
    (
        "legalon:2015-06-20",
        lambda c: (
            c.legal_from is not None
            and c.legal_from <= day("2015-06-20")
            and not (c.banned_from is not None and c.banned_from <= day("2015-06-20"))
        ),
    ),
    # Texts
    ("text:aggravated", lambda c: "aggravated" in c.text.lower()),
    ("text:AGGRAVATED", lambda c: "aggravated" in c.text.lower()),
    ('text:"[DOM]"', lambda c: "[DOM]" in c.text),
    ('text:"[dom]"', lambda c: "[dom]" in c.text),
    ("text:/\\+\\d stealth/", lambda c: re.search(r"\+\d stealth", c.text) is not None),
    (
        "text:/\\[DOM\\].*bleed/",
        lambda c: re.search(r"\[DOM\].*[Bb]leed", c.text) is not None,
    ),
    ("flavor:london", lambda c: "london" in c.flavor.lower()),
    ("ruling:impulse", lambda c: any("impulse" in r.text.lower() for r in c.rulings)),
    ("text@es:sigilo", lambda c: "sigilo" in translated(c, "es")),
    ("text@fr:discretion", lambda c: "discrétion" in translated(c, "fr").lower()),
    ("lang:fr", lambda c: "fr" in c.translations),
    ("id:200001..200010", lambda c: 200001 <= c.id <= 200010),
    ("id>=201600", lambda c: c.id >= 201600),
    ("does:bounce", lambda c: Function.BOUNCE in c.functions),
    ("does:deflect", lambda c: Function.BOUNCE in c.functions),
    (
        'does:"pool gain>=3"',
        lambda c: (
            Function.POOL_GAIN in c.functions
            and max(
                map(int, re.findall(r"[Gg]ains? (\d+) (?:additional )?pool", c.text)), default=1
            )
            >= 3
        ),
    ),
    (
        "does:bleed>=2",
        lambda c: (
            Function.BLEED in c.functions
            and (
                c.permanent.get(Bonus.BLEED, 0) >= 2
                if isinstance(c, CryptCard)
                else largest(c.text, "bleed") >= 2
            )
        ),
    ),
    # Combinations
    (
        "(clan:brujah OR clan:toreador) cap:5 -title:any",
        crypt(lambda c: c.clan in {"Brujah", "Toreador"} and c.capacity == 5 and c.title is None),
    ),
    (
        "clan:brujah cap:5 OR clan:toreador cap:6",
        crypt(lambda c: (c.clan, c.capacity) in {("Brujah", 5), ("Toreador", 6)}),
    ),
    (
        "-(type:master OR kind:crypt) pool>=3",
        library(lambda c: Type.MASTER not in c.types and c.pool_cost in range(3, 99)),
    ),
]


def req(card):
    return card.requirement if isinstance(card, LibraryCard) else NO_REQUIREMENT


def req_facets(card):
    r = card.requirement
    return (
        r.disciplines
        or r.clans
        or r.paths
        or r.sects
        or r.titles
        or r.titled
        or r.traits
        or r.min_capacity is not None
        or r.max_capacity is not None
    )


def largest(text, what):
    return max(
        map(int, re.findall(rf"\+(\d) {what}(?! (?:Ⓓ|action|political|hunt|equip))", text)),
        default=0,
    )


def translated(card, language):
    return card.translations[language].text if language in card.translations else ""


@pytest.mark.parametrize(("query", "test"), CASES, ids=[query for query, _ in CASES])
def test_finds_exactly_the_cards_that_fit(cb, query, test):
    expected = {card.id for card in cb if test(card)}
    assert expected, "a case that no card fits shows nothing"
    assert {card.id for card in search(cb, query)} == expected


def test_every_filter_has_a_case():
    tried = {term.key for query, _ in CASES for term in parse(query).terms()}
    elsewhere = {"any", "name", "twd", "deck", "format", "playable", "canplay", "publisher"}
    renamed = {"newer", "older"}  # written as conditions on dates
    amounts = {"stealth", "intercept"}  # the same class as bleed and strength
    assert {f.key for f in filters()} - tried == elsewhere | renamed | amounts


@pytest.mark.parametrize("filter_", filters(), ids=lambda f: f.key)
def test_examples_of_a_filter_find_cards_and_can_be_written(cb, filter_):
    context = Context(
        crypt=cb.crypt[:12],
        deck={card.id: 2 for card in cb.crypt[:12]},
        played=lambda: {card.id: card.id % 20 for card in cb},
        pools={"V5": {card.id for card in cb.crypt[:100]}},
        today=datetime.date(2025, 1, 1),
    )
    for example in filter_.examples:
        query = parse(example, cb)
        assert parse(str(query), cb) == query
        assert search(cb, query, context), example


# ----------------------------------------------------------------------------------------- context


def test_archive_is_not_loaded_by_any_other_filter(cb):
    class Shy:
        """The card base without an archive."""

        sets = cb.sets
        disciplines = cb.disciplines

        def __iter__(self):
            return iter(cb)

        @property
        def archive(self):
            raise AssertionError("the archive was asked for")

    shy = Shy()
    for query, _ in CASES:
        search(shy, query)
    with pytest.raises(AssertionError, match="archive"):
        search(shy, "twd:0")


def test_clan_means_the_clan_of_the_card(cb):
    assert search(cb, "is:brujah") == search(cb, "clan:brujah")
