"""The influence curve: the vampires that are ready on each turn, by transfers alone.

The model. A player starts with 30 pool (SET-01) and four crypt cards (SET-10), and does nothing
but spend transfers in her influence phases (INF-01 to INF-06): no library card, no text of a
vampire and no other Methuselah changes anything. A vampire becomes ready as soon as it has as many
counters as its capacity (INF-07, INF-08). A second copy or another version of a unique vampire is
not influenced while the first is in play, because it would be burned (CON-10, CON-20). A scarce
vampire costs 3 pool for each vampire of its clan that is ready already (TRT-07, INF-12). Pool never
falls to 0 (INF-19). Advanced vampires are not merged (INF-13).
"""
