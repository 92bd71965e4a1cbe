# The options, as the form names them.

option-timers = Time to think
option-timers-why = How long everybody has to decide; after that, the table decides.
option-timers-off = no limit
option-timers-relaxed = relaxed
option-timers-normal = normal
option-timers-fast = fast
option-chat = Talk
option-chat-why = What may be said during the game; before and after, everybody talks freely.
option-chat-open = free
option-chat-phrases = set phrases only
option-chat-none = none
option-memory-aid = Memory aid
option-memory-aid-why = The board keeps showing what you have learnt.
option-limits-ms = Own time limits
option-limits-ms-why = For one kind of decision, a limit that replaces the general one. Empty: the general one; 0: no limit.
option-public = Public table
option-public-why = The table is announced on the home page: anybody may sit down.
option-advice = Advice
option-advice-why = Everybody may ask what a bot would do in their seat. Alone with bots, you always may.
option-odds = Odds for spectators
option-odds-why = Whoever only watches sees what chances bots give everybody, judging by what spectators see.
option-stand-in-after-ms = A bot stands in for the absent
option-stand-in-after-ms-why = Whoever comes back takes the seat again.
option-stand-in-after-ms-0 = never: we wait
option-stand-in-after-ms-15000 = after 15 seconds
option-stand-in-after-ms-60000 = after a minute
option-stand-in-after-ms-300000 = after five minutes

## Presets

preset-first-game = First game
preset-first-game-why = For learning: take all the time you need.
preset-standard = Standard
preset-standard-why = The rules as they are.
preset-expert = Experts
preset-expert-why = Brisker, and without a memory aid.

## What cannot be

bad-option-unknown = no such option. The options are: { $known }.
bad-option-unknown-near = no such option. Did you mean “{ $near }”?
bad-option-not-json = “{ $value }” is not JSON ({ $fault }).
bad-option-bad-value = this value is not possible.
bad-option-choice = no such value. Choose from: { $choices }.
bad-option-no-such-seat = this table has only { $seats } seats.
bad-option-range = { $unit ->
    [seconds] { $least } to { $most } seconds.
   *[none] { $least } to { $most }.
}
bad-option-zero-or-range = { $unit ->
    [seconds] 0 (no limit), or { $least } to { $most } seconds.
   *[none] 0 (never), or { $least } to { $most }.
}
