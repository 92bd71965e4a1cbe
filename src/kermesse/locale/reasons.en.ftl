## A bot's advice, where the game has nothing more definite to say

reason-looked-best = It looks like the best move.
