"""Cards with given requirements."""


def requiring(cb, *, level="", clan="", kind=""):
    """A library card that requires a Discipline, or a clan."""
    for card in cb.library:
        wanted = card.requirement
        if (not kind or kind in {one.value for one in card.types}) and (
            (level and wanted.disciplines == (level,)) or (clan and wanted.clans == (clan,))
        ):
            return card.unique_name
    raise AssertionError((level, clan))
