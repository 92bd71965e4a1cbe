## A bot's advice, where the game has nothing more definite to say

reason-looked-best = It looks like the best move.
command-without-words = This is the move that the button makes.
