# Problems: what is asked, and what is said to an answer. Why the answer is the best stands beside each game.

problem-win = There is a move that wins for certain. Which one?
problem-save = Nearly everything loses here. What is the way out?
problem-best = One choice is clearly better than the others. Which one?
problem-worse = Not the best: this is worth { $worth } of 100 to you, and there is something for { $best }. Try again.
problem-other = Not the best: there is something better. Try again.
problem-figures = (Worth { $best } of 100; the next best, { $next }.)

## On the pages

problem-of-the-day = Problem of the day
problem-today-why = { $game }: { $title }
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
problem-next = Next problem
problem-all = All problems
problem-again = From the beginning
problem-leave = Back to the problems
problem-missing = There is no such problem.
