"""Data sets: the printed facts of the cards and boards, entered by the owner of a box.

A data set is a TOML file or a folder of TOML files. :func:`reader.parse` returns a
:class:`model.DataSet`, or all problems with file, line and field. :mod:`effects` is the vocabulary
of schemes and abilities, :mod:`gaps` finds missing facts, and :mod:`schema` creates a JSON schema
for editors.
"""
