# Kraaw's problems: what each is called, and why its answer is the best.

problem-last-turn = The last turn
problem-last-turn-won = { $B }’s countdown runs, so this is your last turn, and it is 12 to 11. Your hidden card is only a 1 or a 2; the stolen 4 puts you ahead, whatever is taken from you in return.
problem-take-back = What to take back
problem-take-back-won = With a 3 it is 13 to 11, and you keep no face-down card: the round ends at your turn. A 2 would make it 12 to 12, and a tie goes to the lower high card: the 4, against your 5. A face-down card would stop your countdown.
problem-winning-tie = A tie that wins
problem-winning-tie-won = You take an upright 1: 11 to 11, and you have no face-down card left, so the round ends at your turn. A tie goes to the lower high card: your 4, against the 5.
problem-stop-ahead = Stop while you lead
problem-stop-ahead-won = Your hidden 3 makes 13 and starts your countdown: { $B }, at 9, has one turn left. A hidden card adds 4 at most, and a tie at 13 goes to the lower high card: your 3, against the 5. What is stolen, you answer.
problem-never-seen = The card you never saw
problem-never-seen-won = You have seen your hand: the card that you have not looked at since is your other 3. It makes 13 to 9, and only a 1 stays face-down.
problem-leave-alone = Leave well alone
problem-leave-alone-won = One card is still face-down, and it is your other 3: next turn it gives you 14 and the countdown. The bonus would turn a card over: fewer points, and one more turn to wait.
problem-two-or-unknown = A 2, or the unknown
problem-two-or-unknown-won = Take the upright 2: then only your 4 is face-down, and turning it up gives you 12 and the countdown while { $A } shows a 5 and nothing else. A face-down card would cost you another turn.
problem-keep-countdown = Keep the countdown
problem-keep-countdown-won = You lose a 3 and take the 1: still 11 to 9, and no card of yours is face-down, so the round ends at your turn. A face-down card would stop your countdown.
problem-small-card = A small card is enough
problem-small-card-won = Your 1 makes 11 to 11, and a tie goes to the lower high card: your 3, against the 5. After a theft, { $B } would take your upright 3.
problem-not-the-tie = Not the tie
problem-not-the-tie-won = Your 1 would make 13 to 13, and a tie goes to the lower high card: the 4, against your 5. The stolen 4 wins: even if one of your 2s is taken for it, it is 14 to 11.
problem-at-least-one = Whatever it is
problem-at-least-one-won = You do not know your hidden card, but it is at least a 1: that makes 13 to 13 or more, and a tie goes to the lower high card: your 4, against the 5.
problem-only-hope = The only hope
problem-only-hope-won = It is 12 to 9 and your last turn. The card that you do not know is a 1 or a 3: the 3 would make 12 to 12, and a tie goes to the lower high card: your 4, against the 5. Nothing else comes so far.
