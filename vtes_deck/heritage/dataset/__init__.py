"""Data sets: what is printed on the cards and boards, entered by the owner of a box.

A data set is a TOML file or a folder of them; :func:`reader.read` gives a :class:`model.DataSet` or
all problems with file, line and field. :mod:`effects` is the vocabulary of schemes and abilities,
:mod:`gaps` says what is missing to play, :mod:`schema` gives a JSON schema for editors.
"""
