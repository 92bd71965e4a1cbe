## Why this move: what a bot in your seat would answer

reason-only-looks = Crows differ by their feathers alone.
reason-kitty-is-better = Your five cards make { $total }; five cards that you have not seen make { $average } on average.
reason-hand-is-better = Your five cards make { $total }, and the kitty would make only { $average } on average.
reason-hand-from-memory = Five cards make { $average } on average: compare with yours, from memory.
reason-still-unknown = { $values ->
    [none] You do not know yet what your card { $slot } is.
   *[other] You have not placed your { $values } yet: see which of them card { $slot } is.
}
reason-never-seen = Your card { $slot } came from elsewhere and you have never seen it: look first.
reason-seen-once = You have seen your card { $slot } before: at this table, remembering it is up to you.
reason-seen-there = You have seen that card of { $target }’s before: at this table, remembering it is up to you.
reason-keeps-locks = You know all your hidden cards: this turns one up without spending a lock ({ $left ->
    [one] you have one left
   *[other] you have { $left } left
}).
reason-last-and-ahead = With this { $value } your last hidden card is up and you lead: { $total } to { $theirs } for { $rival }.
reason-last-turn = { $ender } has no hidden card left: this is likely your last turn of the round.
reason-highest-in-time = { $ender } has no hidden card left: show the highest that you know, your { $value }.
reason-lock-next = Once revealed, your { $value } can be locked by the bonus of this same turn, turning over a { $low }.
reason-keeps-hidden = { $value ->
    [0] Show the one that you do not know: your { $kept } stays hidden until a lock protects it.
   *[other] Show the { $value }: your { $kept } stays hidden until a lock protects it.
}
reason-no-lock-left = Both your locks are spent: this { $value } is the highest hidden card that you know, let it count.
reason-best-known = Of your hidden cards, this { $value } is the highest that you know: it counts from now on.
reason-keeps-safe = The lock keeps your { $value } safe: nobody can take it any more.
reason-lock-for-each = { $hidden ->
    [one] It is your last hidden card, and you have a lock left for it.
   *[other] You have { $locks } locks left for { $hidden } hidden cards: each can have its own.
}
reason-blind-lock = Your card { $slot } is one of these: { $values }. Not one is low, and the lock keeps it safe.
reason-locks-one-of = Your card { $slot } is one of these: { $values }, on average { $average }. Locked as you turn it up, it is safe at once.
reason-locks-unseen = You have never seen your card { $slot }: locked as you turn it up, it is safe, whatever it is.
reason-counts-now = Turned up, your { $value } counts from now on.
reason-up-unseen = You have never seen your card { $slot }: turned up, it counts, whatever it is.
reason-looks-then-chooses = Look first: then you choose which of your { $hidden } hidden cards to turn up.
reason-last-hidden = It is your last hidden card: once it is up, the others have one more turn each.
reason-stops-countdown = You have no upright card: { $ender } must take a hidden one, and the round goes on.
reason-from-the-leader = { $target } leads: you take their { $value } and lose at most a { $most }.
reason-good-trade = You take a { $value } from { $target } and lose at most a { $most }.
reason-leaders-best = { $target } leads with { $total }, and this { $value } is the best card to take there.
reason-weakens-leader = { $target } leads with { $total }, and this { $value } is part of it.
reason-looked-and-kept = { $target } looked at that card and left it hidden: it is often a high one.
reason-little-to-lose = Whatever that card is, { $target } cannot take anything better than a { $most } from you.
reason-takes-best = The { $value } is the highest card that you know of and can take from { $thief }.
reason-keeps-round-open = Without a hidden card you would play no more: this one of { $thief }’s gives you one again.
reason-may-be-better = { $thief } shows nothing above a { $value } that you could take: a hidden card may be better.
reason-best-shown = The highest upright card that you can take from { $target } is this { $value }.
reason-unseen-average = { $best ->
    [0] { $target } shows nothing that you could take
   *[other] { $target } shows nothing above a { $best } that you could take
}; the cards that you do not see make { $average } on average.
reason-locks-and-turns = The lock keeps your { $high } safe, and turning the { $low } over costs only { $low ->
    [one] one point
   *[other] { $low } points
}.
reason-out-of-countdown = You have no hidden card left: with a { $low } turned over you will play again.
reason-scores-nothing = { $ender } has no hidden card left: a card turned over would likely score nothing more.
reason-not-worth-a-lock = Your highest upright card is a { $high }: keep the lock for a 4 or a 5.
reason-too-dear = You would have to turn over a { $low } at least: that is too dear.
