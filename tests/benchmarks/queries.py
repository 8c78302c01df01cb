"""Two hundred varied queries, and those that krcg's search can express."""

from __future__ import annotations

_CLANS = ("ventrue", "tremere", "nosferatu antitribu", "banu haqim", "hecata", "caitiff")
_WORDS = ("govern", "second tradition", "blood doll", "theo", "ashur", "deflection", "wider view")
_TEXTS = ("bleed", "unlock", "burn 1 pool", "additional strike", "combat ends", "referendum")
_REGEXES = (r"/\+[1-3] bleed/", r"/burn \d+ pool/", r"/only usable (before|during)/", "/R damage/")
_DISCIPLINES = ("dom", "DOM", "aus", "OBF", "pot", "PRE", "ani", "qui", "for", "cel")
_TITLES = ("prince", "primogen", "justicar", "archbishop", "baron", "priscus")
_TYPES = (
    "action",
    "reaction",
    "master",
    "combat",
    "equipment",
    "ally",
    "event",
    "political action",
)
_SETS = ("KoT", "Jyhad", "V5", "SV5", "LoB", "30th")
_FUNCTIONS = ("wake", "bounce", "stealth", "intercept", "bleed", "votes", "unlock", "prevent")
_ARTISTS = ("Ginés Quiñonero", "Mark Poole", "Lawrence Snelly")

_SINGLE: tuple[tuple[str, dict[str, list[str]] | None], ...] = (
    *((word, {"name": [word]}) for word in _WORDS),
    *((f'text:"{text}"', {"card_text": [text]}) for text in _TEXTS),
    *((f"text:{regex}", None) for regex in _REGEXES),
    *((f'clan:"{clan}"', {"clan": [clan.title()]}) for clan in _CLANS),
    *((f"dis:{code}", {"discipline": [code]}) for code in _DISCIPLINES),
    *((f"title:{title}", {"title": [title.title()]}) for title in _TITLES),
    *((f'type:"{kind}"', {"type": [kind.title()]}) for kind in _TYPES),
    *((f"set:{code}", {"set": [code]}) for code in _SETS),
    *((f"is:{function}", None) for function in _FUNCTIONS),
    *((f'artist:"{artist}"', {"artist": [artist]}) for artist in _ARTISTS),
    *((f"cap>={number}", None) for number in range(1, 11)),
    *((f"group:{number}", {"group": [f"G{number}"]}) for number in range(1, 8)),
    *((f"blood<={number} type:combat", None) for number in range(4)),
    *((f"pool>={number}", None) for number in range(1, 5)),
)
_DOUBLE: tuple[tuple[str, dict[str, list[str]] | None], ...] = (
    *(
        (f'clan:"{clan}" dis:{code}', {"clan": [clan.title()], "discipline": [code]})
        for clan in _CLANS
        for code in _DISCIPLINES[:4]
    ),
    *(
        (f'type:"{kind}" dis:{code}', {"type": [kind.title()], "discipline": [code.lower()]})
        for kind in _TYPES[:4]
        for code in _DISCIPLINES[:8]
    ),
    *(
        (f'type:"{kind}" text:"{text}"', {"type": [kind.title()], "card_text": [text]})
        for kind in _TYPES[:6]
        for text in _TEXTS[:4]
    ),
    *((f"(dis:DOM or dis:AUS) cap<={number} -title:prince", None) for number in range(2, 12)),
    *((f'is:{function} type:reaction -text:"burn"', None) for function in _FUNCTIONS),
)
_LONG: tuple[tuple[str, dict[str, list[str]] | None], ...] = tuple(
    (f'clan:{clan} cap>={number} dis:DOM -text:"burn 1 pool" group:2,3,4', None)
    for clan in ("ventrue", "tremere", "giovanni", "malkavian")
    for number in range(4, 9)
)

_ALL = (*_SINGLE, *_DOUBLE, *_LONG)[:200]

OURS = tuple(text for text, _ in _ALL)
KRCG = tuple(criteria for _, criteria in _ALL if criteria is not None)
