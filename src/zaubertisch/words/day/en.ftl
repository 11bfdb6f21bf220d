## The deal of the day

web-day-lead = One deal a day for each game: the same cards and the same bots for everybody. You play it once.
web-day-rules = Nothing is taken back and nobody advises you. A game that you leave waits for you until the end of tomorrow; one that you break off has no result.
web-day-until = A new deal in { $hours ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
    [one] one hour
   *[other] { $hours } hours
}
web-day-against = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
} of level { $level }
web-day-play = Play the deal
web-day-go-on = Play on
web-day-elsewhere = You have begun this deal on another device. Sign in there, or play on there.
web-day-mine = Your result: { $rank } of { $count }
web-day-won = Won by { $lead }
web-day-won-tie = Won at equal points
web-day-lost = { $lead } behind the winner
web-day-lost-tie = Lost at equal points
web-day-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-day-line = Your result as a line of symbols
web-day-results = Results of { $day }
web-day-nobody = Nobody has finished it yet. Be the first!
web-day-you = you
web-day-course = The course of the game: { $parts }
web-day-ahead = ahead
web-day-level = level
web-day-behind = behind
web-day-before = The day before
web-day-after = The day after
web-day-luck = Can the luck be checked?
web-day-luck-text = The hash of a deal is shown here a day before it is played: nobody can choose cards that suit somebody. The record of your game holds seed and salt; SHA-256 of SALT:SEED must be the hash. When no result can come any more, they stand here too.
web-day-hash = Hash of { $day }
web-day-hash-next = Hash of tomorrow
web-day-seed = Seed and salt
