"""The words of deck lists: headings, columns and numbers, in the languages that players use.

Every word is folded as :func:`cardbase.names.normalize` folds it.
"""

from __future__ import annotations

from enum import Enum, auto


def words(text: str) -> frozenset[str]:
    """The words of ``text``."""
    return frozenset(text.split())


class HeadingRole(Enum):
    """The meaning of a word in a heading."""

    CRYPT = auto()
    LIBRARY = auto()
    TYPE = auto()  # a card type
    DISCIPLINE = auto()  # a Discipline, which is a card of that name too
    CLAN = auto()
    ASIDE = auto()  # cards that are not in the deck
    TOTAL = auto()
    FILLER = auto()  # has no meaning alone


_BY_ROLE = {
    HeadingRole.CRYPT: """crypt crypts cripta crypte krypta kripta krypte kryptan crypta vampire
        vampires
        vampiro vampiros vampiri vampir vampiren imbued крипта склеп
        クリフト""",
    HeadingRole.LIBRARY: """library libraries libary librairie libreria libreta biblioteca
        bibliotheque
        bibliothek biblioteka bibliotek bibliotheek knihovna konyvtar lib kirjasto mazzo
        библиотека ライフラリ ライフラリー""",
    HeadingRole.TYPE: """
        master masters maestro maestros maestri maestra maestras mestre mestres mestra mestras
        maitre maitres maitresse maitresses meister minion minions
        action actions actin acton accion acciones azione azioni acao acoes aktion aktionen
        political politcal politic politics politica politicas politiche politici politique
        politiques politische polact vote votes voto votos voti
        modifier modifiers mod mods modificador modificadores modificatore modificatori modificateur
        modificateurs modifikator modifikatoren modifikation modifikationen aktionsmodifikator
        aktionsmodifikatoren aktionsmodifikation aktionsmodifikationen actmod
        reaction reactions rection reaccion reacciones reazione reazioni reacao reacoes reaktion
        reaktionen
        combat combats combate combates combattimento combattimenti kampf kampfe
        ally allies aliado aliados aliada aliadas alleato alleati alleata alleate allie alliee
        alliees verbundete verbundeter verbundeten
        retainer retainers criado criados criada criadas seguace seguaci servitore servitori
        serviteur serviteurs compagnon compagnons suivant suivants lacaio lacaios sirviente
        sirvientes seguidor seguidores diener gefolge gefolgsleute gefolgsmann
        equipment equipments equip equipament equiptment equpment equipo equipos equipamiento
        equipaggiamento equipaggiamenti equipement equipements equipamento equipamentos
        equipamientos ausrustung ausrustungen ausrustungsgegenstand ausrustungsgegenstande
        event events evento eventos eventi evenement evenements ereignis ereignisse
        power powers poder poderes potere poteri pouvoir pouvoirs kraft krafte
        conviction convictions convinction conviccion convicciones convinzione convinzioni
        conviccao conviccoes uberzeugung uberzeugungen
        location locations weapon weapons gun guns
        """,
    HeadingRole.ASIDE: """sideboard side maybeboard maybe considering reserve reserves alternatives
        alternates wishlist substitutes swaps candidates""",
    HeadingRole.TOTAL: """total totals totale totaux totali totales totais gesamt summe sum
        subtotal subtotals subtotaux soustotal zwischensumme""",
    HeadingRole.FILLER: """
        card cards carta cartas carte cartes carten karte karten kartta korttia kaart kaarten kort
        karty kart karta karet lap lapok kartya карта карты карт cars deck decks list
        mazo baralho
        and y e et und or the of de di da del della do dos la le les el los with in
        min max avg ave average averages capacity capacities cap caps media minimum maximum minimo
        maximo mean moyenne durchschnitt schnitt mittel
        trifle trifles other others otros altro altri autres misc miscellaneous mixed multi
        multitype type types typed dual double combo combos burn option non skill less skilled
        disciplineless no discipline disciplines disciplinas group groups grouping gr grupo grupos
        count quantity qty x copies copy sous main section continued cont suite size number
        """,
}

_DISCIPLINES = {
    "abo": "abombwe",
    "ani": "animalism",
    "aus": "auspex",
    "cel": "celerity",
    "chi": "chimerstry",
    "dai": "daimoinon",
    "def": "defense",
    "dem": "dementation",
    "dom": "dominate",
    "for": "fortitude",
    "inn": "innocence",
    "jud": "judgment",
    "mal": "maleficia",
    "mar": "martyrdom",
    "mel": "melpominee",
    "myt": "mytherceria",
    "nec": "necromancy",
    "obe": "obeah",
    "obf": "obfuscate",
    "obl": "oblivion",
    "obt": "obtenebration",
    "pot": "potence",
    "pre": "presence",
    "pro": "protean",
    "qui": "quietus",
    "red": "redemption",
    "san": "sanguinus",
    "ser": "serpentis",
    "spi": "spiritus",
    "str": "striga",
    "tem": "temporis",
    "tha": "thaumaturgy",
    "thn": "thanatosis",
    "val": "valeren",
    "ven": "vengeance",
    "vic": "vicissitude",
    "vin": "vision",
    "vis": "visceratika",
    "viz": "vision",
    "vsn": "vision",
    "jus": "judgment",
    "fli": "flight",
}
DISCIPLINES = frozenset(_DISCIPLINES.values())
CODES = frozenset(_DISCIPLINES)
"""Codes of three letters in the columns of a crypt; ``jus`` and ``vsn`` are used in the forum."""

SAME_CODE = {"vin": "vis", "viz": "vis", "vsn": "vis", "jus": "jud"}
"""One spelling, for comparison, for codes with the same meaning; ``vis`` is also a virtue."""

CLANS = words(
    """abomination abominations ahrimane ahrimanes akunanse assamite assamites avenger avengers
    baali banu haqim blood brother brothers bro brujah caitiff daughter daughters cacophony doc
    defender defenders follower followers set fos setite setites gangrel gargoyle gargoyles giovanni
    guruhi harbinger harbingers skulls hecata innocent innocents ishtarri judge judges kiasyd
    lasombra malkavian malkavians martyr martyrs ministry nagaraja nosferatu osebo pander panders
    ravnos redeemer redeemers salubri samedi toreador tremere true tzimisce ventrue visionary
    visionaries antitribu anti antitrib imbued brujahs ventrues malk malks nos tor toreadors"""
)

TITLES = words(
    """primogen prince justicar inner circle imperator bishop archbishop cardinal regent priscus
    prisci baron magaji kholo votes vote 1vote 2votes independent with"""
)
SECTS = words("camarilla sabbat anarch anarchs independent laibon cam sab ind")
PATHS = words("path caine cathari death soul power inner voice")

ROLES: dict[str, HeadingRole] = {
    word: role for role, text in _BY_ROLE.items() for word in text.split()
}
for _word in CLANS:
    ROLES.setdefault(_word, HeadingRole.CLAN)
for _word in DISCIPLINES | words("disciplineless"):
    ROLES[_word] = HeadingRole.DISCIPLINE
for _word in SECTS:
    ROLES.setdefault(_word, HeadingRole.CLAN)

SUBHEADING_WORDS = TITLES | words(
    """g cost costs pool blood free cap capacity capacities coste costo cout kosten preis gratis
    superior inferior princes justicars bishops archbishops barons primogens titled untitled clan
    clans clanless unaligned"""
)
"""Words that are headings only with a number that is the sum of the cards below."""

COLUMN_WORDS = CLANS | TITLES | SECTS | PATHS | words("none group gr grp cap capacity adv advanced")
"""The words that may follow a vampire's name, in addition to numbers and codes of Disciplines."""

TYPE_WORDS = (
    DISCIPLINES
    | {w for w, role in ROLES.items() if role is HeadingRole.TYPE}
    | words("modifier trifle unique location hunting ground discipline skill pool blood cost")
)

CELL_TITLES = words("vampire vampires vampir vampiro")
"""Names of columns that are the heading of a crypt if there is no other column."""

COLUMN_TITLES = words(
    """count qty quantity number copies amount card cards name cap capacity group disciplines clan
    title type comment notes set no nr carta karte carte nombre nom anzahl cantidad crypt library"""
)
"""Names of columns in tables."""

NUMBERS = {
    word: number
    for number, forms in enumerate(
        (
            "one a an un una uno une ein eine um uma",
            "two dos deux due zwei dois duas pair",
            "three tres trois tre drei",
            "four cuatro quatre quattro vier quatro",
            "five cinco cinq cinque funf",
            "six seis sei sechs",
            "seven siete sept sette sieben sete",
            "eight ocho huit otto acht oito",
            "nine nueve neuf nove neun",
            "ten diez dix dieci zehn dez",
            "eleven once onze undici elf",
            "twelve doce douze dodici zwolf doze",
        ),
        1,
    )
    for word in forms.split()
}
"""Counts in words. Articles among them count only if ``x`` or ``copy`` follows."""

ROMANS = {
    numeral: number
    for number, numeral in enumerate(
        ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"), 1
    )
}

COPIES = words(
    """copy copies card cards pc pcs piece pieces each
    stk stck st\u00fcck st\u00fccke stueck stuck exemplar exemplare kopie kopien karte karten mal
    ex exemplaire exemplaires copie carte cartes fois
    ejemplar ejemplares copia copias carta cartas unidad unidades ud uds veces
    esemplare esemplari pezzo pezzi pz volte exemplares c\u00f3pia c\u00f3pias unidade unidades
    vezes stuks stycken szt sztuk sztuki kopia kopii ks kus kusy kus\u016f db darab kpl
    kappaletta kortti korttia kort \u0448\u0442 \u0448\u0442\u0443\u043a
    \u0448\u0442\u0443\u043a\u0438 \u679a \u5f20 \u5f35 \uc7a5"""
)
"""Words for copies after a number: ``4 Stk Deflection``, ``4 ex. Deflection``."""

COPIES_PATTERN = rf"(?:{'|'.join(sorted(COPIES, key=len, reverse=True))}|(?<=\s)st)(?!\w)\.?"
"""Matches one of :data:`COPIES`, with its full stop."""

ARTICLES = words("a an un una uno une ein eine um uma")
