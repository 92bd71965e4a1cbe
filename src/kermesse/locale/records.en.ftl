# Why a record does not hold.

bad-record = { $line ->
    [0] Last line: { $why }
   *[other] Line { $line }: { $why }
}
bad-record-not-text = This is not a text file.
bad-record-no-header = this is not the beginning of a game recorded here.
bad-record-format = format { $found } is not known; this house reads format { $known }.
bad-record-version = this game follows version { $found } of the rules; this house plays version { $known }.
bad-record-no-game = “{ $name }” is not played here.
bad-record-cut-short = the record ends too early: it was cut short.
bad-record-digest = its digest does not fit: this line or the one before it was changed.
bad-record-no-digest = its digest is missing: the line was cut or edited.
bad-record-no-command = this is no command of the game.
bad-record-seed = the seed must be { $bytes } bytes in hexadecimal.
bad-record-seats = this game is for { $least } to { $most }.
bad-record-options = these options cannot be.
bad-record-commitment = the seed does not open the commitment of the first line.
bad-record-refused = the rules refuse this command.
bad-record-time = time runs backwards.
bad-record-early-end = the end comes before the last command.
bad-record-outcome = the outcome is not what the moves give.
bad-record-state = the final position is not what the moves give.
bad-record-too-much = too much happens: this house verifies { $most } steps at most.
