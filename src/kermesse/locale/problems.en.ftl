# Problems: what is asked, and what is said to an answer. Why the answer is the best stands beside each game.

problem-win = There is a move that wins for certain. Which one?
problem-save = Nearly everything loses here. What is the way out?
problem-best = One choice is clearly better than the others. Which one?
problem-worse = Not the best: of a hundred games played out from here, this wins { $worth }, and another move { $best }. Try again.
problem-other = Not the best: there is something better. Try again.
problem-figures = Of a hundred games played out from here, it wins { $best }; the next best move, { $next }.
problem-played-on-won = Played on to the end: { $ending }
problem-played-on-lost = Played on to the end: { $ending } Your move was the right one; what came after was not for you to choose.

## On the pages

problem-of-the-day = Problem of the day
problem-today-why = { $game }: { $title }
problem-new = New to you? In three lines:
problem-rules-kraaw =
    Five treasures, worth 1 to 5, lie face down in your nest; only face-up cards count.
    On your turn, look at one of yours, reveal it, lock one, or take one from a rival.
    The round ends when somebody shows five; the highest visible total wins it.
problem-rules-kreo =
    You are Titans and make one planet together: all win, or all lose.
    Each Nature needs the Elements drawn on it, laid from your hands, face down and almost without a word.
    Complete the Planet at the top, before the cards that destroy catch up with you.
problem-rules-krom =
    Everybody secretly chooses one of four places; whoever meets there fights first.
    Hunt, gather and work to buy Evolutions, which are worth points.
    The first to reach the target number of points wins at once.
problem-rules-kero =
    While the sand in your truck runs, throw your dice, and throw again: stop before it runs dry.
    What the dice show buys cards and sends Explorers to the New Lands.
    The most points at the end win.
problem-rules-chronos =
    Nobody has a turn: you put your sand timers on cards, all at the same time.
    A timer that is alone on its card takes it when its sand has run down.
    Whoever first has 100 points (200 once the Winds blow) wins the round.
problem-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
problem-today-solved = Solved today ✓
problem-solve = Solve it
problem-list = Problems
problem-list-title = { $game }: problems
problem-list-why = One position, one question: what is the best move? As often as you like; nobody is counting but this device.
problem-count = { $solved } of { $all } solved
problem-solved = solved ✓
problem-open = not solved yet
problem-kind-win = to win
problem-kind-save = to save
problem-kind-best = the best choice
problem-worth-title = What “worth” means
problem-worth = From here the game was played on by bots hundreds of times, each time with what you cannot see dealt anew. 100: you were the first in all of them; 0: you were the last.
problem-solved-here = { $tried ->
    [one] Nobody else has tried it here yet.
   *[other] { $solved } of { $tried } who tried it here have solved it.
}
problem-next = Next problem
problem-all = All problems
problem-again = From the beginning
problem-leave = Back to the problems
problem-missing = There is no such problem.
