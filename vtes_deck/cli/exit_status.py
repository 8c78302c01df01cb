"""Exit statuses of the commands."""

#: Success; of ``check``: every deck is legal.
LEGAL = 0

#: A deck is not legal, a search found nothing, or something requested is missing.
ILLEGAL = 1

#: Wrong usage, or a file that cannot be read.
UNREADABLE = 2

#: Of ``check``: every deck is legal as far as it was read, and a line of a list is doubtful.
DOUBTFUL = 3

#: Ctrl-C.
INTERRUPTED = 130

#: The program that reads the output has closed the pipe, in the convention of shells.
BROKEN_PIPE = 141
