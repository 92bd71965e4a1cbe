"""The contract between games and everything else, and the parts that all games share.

It imports no other package of ours and does no I/O.
"""
