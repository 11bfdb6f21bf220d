## Laying a table, and open tables

web-new-title = { $game }: a table for you
web-new-seats = Who sits where?
web-new-seats-text = Every friend gets a link that invites once: whoever opens it first has the seat, and can add devices of their own later.
web-new-seat = Seat { $number }
web-new-pass-and-play = Several "on this device": you pass it around, and a curtain falls between two players.
web-sitter-me = on this device
web-sitter-friend = by link
web-sitter-bot = bot
web-sitter-none = free
web-new-options = What else you can agree on
web-new-preset = How long shall it be?
web-new-preset-own = as agreed below
web-new-preset-own-help = You have agreed on something of your own; choose a length, and its options are set below.
web-new-cards = A card file of your own (TOML, only what differs)
web-new-lay = Lay the table
web-new-too-few = At least { $count } seats are needed.
web-learn-first = Never played it?
web-new-which-cards = With which cards?
web-new-cards-printed = the game's
web-new-cards-file = from a file
web-open-wish = Play with people now
web-open-wish-text = We seat you at a table that fits, or open one. Bots play along until somebody comes.
web-open-game = Game
web-open-count = { $total ->
    [0] No table is open at the moment.
    [one] One table, { $free ->
        [0] without a free seat.
       *[other] with free seats.
    }
   *[other] { $total } tables, { $free } of them with a free seat.
}
web-open-none = Open the first one: bots play along until somebody comes.
web-open-pages = Pages
web-open-page = Page { $page } of { $pages }
web-open-before = Back
web-open-after = Next
web-open-of = { $name } invites
web-open-hours = { $hours ->
    [one] an hour per answer
   *[other] { $hours } hours per answer
}
web-open-days = { $days ->
    [one] a day per answer
   *[other] { $days } days per answer
}
web-open-minutes = { $minutes } minutes to think
web-open-own = own rules or cards
web-open-who = At the table: { $names }. Free seats: { $count }
web-open-bots = { $count ->
    [one] A bot makes room as soon as you come.
   *[other] { $count } bots make room as soon as somebody comes.
}
web-open-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-open-full = All seats are taken.
web-open-watch = Watch
web-new-open = Who may sit down?
web-new-open-no = only who has a link
web-new-open-bots = everybody; bots play until somebody comes
web-new-open-full = everybody; we wait until the table is full
web-new-open-name = Name of the table
web-new-open-text = The table is in the list of open tables. Anybody can watch, and take the seats of the friends.
web-new-counts = Does it count?
web-new-counts-friendly = a friendly game
web-new-counts-rated = a rated game
web-new-counts-help = A rated game moves the ratings of those whose results are kept. Leaving does not help: a bot plays on, and it still counts.
