# What the table itself says, in every game.

you = you
default-name = Guest
bot-name-1 = Bela
bot-name-2 = Cora
bot-name-3 = Dorian
bot-name-4 = Edda
bot-name-5 = Falk

bot-greeting-1-1 = Pull up a stool, friend! There is luck enough for all of us.
bot-greeting-1-2 = A good evening for a game. I warn you: I count my coins.
bot-greeting-1-3 = I have dug deeper than you, and I never give back what I find.
bot-greeting-1-4 = My axe is sharp, my beard is long, my patience is short.
bot-greeting-1-5 = I counted every grain of this mountain. I have counted you, too.
bot-greeting-2-1 = How lovely that you came. Do begin, I shall be gentle.
bot-greeting-2-2 = You may sit. Let us see what you have learned.
bot-greeting-2-3 = I am used to winning. Do not take it to heart.
bot-greeting-2-4 = In the end you will kneel. Everybody does.
bot-greeting-2-5 = I know how this evening ends. Play on, it amuses me.
bot-greeting-3-1 = No fever? Splendid. Then let us simply enjoy ourselves.
bot-greeting-3-2 = I keep an eye on your pulse, and on your cards.
bot-greeting-3-3 = My diagnosis: you still have hope. That can be cured.
bot-greeting-3-4 = Take a deep breath. It will be over soon.
bot-greeting-3-5 = I have seen ten million patients. You are number ten million and one.
bot-greeting-4-1 = Hail, neighbour! Win or lose, we sing afterwards.
bot-greeting-4-2 = The wind is fair and the crew is awake. Let us row!
bot-greeting-4-3 = I have crossed three seas. Your table does not frighten me.
bot-greeting-4-4 = I leave you the shore. Everything else is mine.
bot-greeting-4-5 = The sea has told me all your moves already.
bot-greeting-5-1 = A quiet evening. If you lose the path, I will show it to you.
bot-greeting-5-2 = I have read your tracks. You play boldly.
bot-greeting-5-3 = You will not hear me coming.
bot-greeting-5-4 = One arrow is enough. I have brought twelve.
bot-greeting-5-5 = I let go of the string before you sat down.

figure-king = King
figure-queen = Queen
figure-mage = Mage
figure-witch = Witch
figure-ranger = Ranger
figure-plague_doctor = Plague doctor
figure-viking = Viking
figure-knight = Knight
figure-scholar = Scholar
figure-apprentice = Apprentice
figure-dwarf = Dwarf
figure-elf = Elf

and = { $first } and { $last }
because = { $reason } (rule { $rule })
thing-facts = { $count } in the game, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each

## At the beginning and the end

welcome = { $name } plays against { $others }.
welcome-back = On we go, { $name }. Also at the table: { $others }.
plain-for-now = The rules are being compiled beside the game. Until that is done, the bots answer without thinking.
welcome-hint = Answer with the number or the name of an option. ? explains everything.
kept = The game is kept. Go on with: { $program } play { $game } --continue
recorded = The game is written down. Look back with: { $program } replay { $file }
not-kept = The game could not be kept: { $reason }

## The question

happened = Since then
prompt = Your choice
hint = number or name · ? help · why … · hint · log · cards · quit
hint-undo = number or name · ? help · why … · hint · log · cards · undo · quit

## Commands: the word in this language, and what it does

command-help = help
command-why = why
command-hint = hint
command-log = log
command-cards = cards
command-undo = undo
command-language = language
command-quit = quit
command-help-use = ?  ·  ? king
command-help-does = help on the question, on every card, on every spell
command-why-use = why take king
command-why-does = why something is not possible now, with its rule
command-hint-use = hint
command-hint-does = what a good bot would do in your place, and why
command-log-use = log
command-log-does = everything that happened so far
command-cards-use = cards
command-cards-does = the cards that everyone may leaf through
command-undo-use = undo
command-undo-does = take back your last answer, as long as nothing was revealed
command-language-use = language de
command-language-does = go on in German
command-quit-use = quit
command-quit-does = stop; the game is kept
rules-are-in = All rules with their numbers: docs/rules/{ $game }.md

## Replies to what was typed

possible = That is possible: { $option }.
not-possible = Not possible now ({ $option }). { $reason }
unknown = “{ $text }” means nothing here. A number from 1 to { $count }, the name of an option, or ? for help.
ambiguous = “{ $text }” can mean several things: { $options }.
no-such-number = There are only the numbers 1 to { $count }.
no-such-topic = Nothing is known about “{ $text }”. Try the name of a card or a spell.
why-what = Why what? For example: why { $example }
undone = Your last answer is taken back.
cannot-undo = That cannot be taken back: since your last answer something was revealed, or somebody else acted.
language-is = In English from now on.
which-language = Which language? “language de” or “language en”.

## Tally

tally-title = Tally
tally-sum = Sum

## Looking back

replay-title = { $game }: { $players }
replay-open = All cards are open.
replay-public = As spectators saw it.
replay-seat = As { $name } saw it.
replay-step = Answer { $number } of { $total }
replay-hint = Enter: on · b: back · w: why · q: quit
replay-no-reason = Only the reasons for answers that are shown can be asked for.
replay-unfinished = Here the record ends; the game was not over.

## What a bot thinks of an option: `option` and `next` are sentences, `share` is of 100

reason-only = There is nothing else to do.
reason-points = { $option } – on average worth { $points } more points than the next best ({ $next }).
reason-points-less = { $option } – a matter of taste. On average it costs { $points } points against the best ({ $next }).
reason-prospect = { $option } – it stands at { $share } of 100 in { $simulations } games thought through, the next best ({ $next }) at { $next_share }.
reason-prospect-less = { $option } – a matter of taste. It stands at { $share } of 100 in { $simulations } games thought through, the best ({ $next }) at { $next_share }.
reason-chance = { $option } – makes of a chance to win of { $before } percent { $share }; the next best ({ $next }) { $next_share }.
reason-chance-less = { $option } – makes of a chance to win of { $before } percent { $share }; the best ({ $next }) would make { $next_share }.
reason-alike = { $option } – about as good as the next best ({ $next }).
reason-habit = { $option } – that is what one does here, without long thought.

## A rule on the command line: `zaubertisch rule`

rule-carried-out = carried out by
rule-heeded = heeded by bots, screens and checks
rule-tests = tests
rule-none = none

## The four levels of the bots

level-1 = Dreamer
level-2 = Apprentice
level-3 = Master
level-4 = Merciless
level-5 = Grand Master
level-1-about = friendly: sees only the next few moves, and follows its likings
level-2-about = sees a little further, and still has its likings
level-3-about = thinks carefully about everything it knows
level-4-about = thinks many times as long, and gives nothing away
level-5-about = learned by millions of games against itself, and thinks ahead

## The report about many games

bot-random = Chance
bot-greedy = Greedy
report-written = The report is written: { $file }
report-title = { $game } in numbers
report-about = { $games } games at { $seats } seats, every seat played by: { $bot }.
report-variants = Variants: { $options }
report-own-cards = Played with a card file of its own.
report-tile-rounds = rounds: the median game
report-tile-answers = decisions in the median game
report-tile-points = points of the best, on average
report-tile-seats = of the wins: the weakest and the strongest seat
report-tile-luck = of the differences in points come from the deal
report-tile-play = of the wins for the best bot at an uneven table
report-length = How long a game lasts
report-length-about = From the first question to the tally.
report-length-rounds = Rounds
report-length-answers = Decisions
report-median = median { $value }
report-points = Points
report-points-about = How many points the seats reach; the line marks what the median winner has.
report-median-winner = median winner { $value }
report-parts = What the points are made of
report-winners = Winners
report-others = All others
report-seats = Does the seat matter?
report-seats-about = The share of wins by seat with its 95 % interval. Dashed: an even share ({ $even }). In colour: more or less than even beyond doubt.
report-seat = Seat { $number }
report-options-about = How often those win who chose something at least once. At the end of the row: how often it is chosen when it is possible, and by how many points those seats are ahead of those who never did. A cause it need not be: who is winning can also afford more.
report-options = What is chosen, and what it brings
report-options-end = chosen · points
report-other-options = Other choices
report-cards = What a card does for winning
report-cards-about = How often those win who had the card at the end of a round; at the end of the row their lead in points over those who never had it.
report-cards-end = points
report-luck = Luck against play
report-luck-about = If the same deal is played again by the same bots, { $luck } of the differences in points come back: that much is luck of the deal and of the seat. How much play counts shows an uneven table, where by luck alone everyone would win { $even }:
report-made = Made with

## In the browser: everywhere

web-skip = Skip to content
web-page-failed = This page could not be loaded. Please load it again.
web-nav = Main menu
web-nav-start = Play
web-nav-records = Games
web-nav-settings = Settings
web-nav-credits = Credits
web-nav-open = Tables
web-other-language = Deutsch
web-to-light = Bright light
web-to-dark = Candle light
web-footer = Three games, one table. No account, no advertising.
web-missing-title = There is nothing here
web-missing = This address leads to no table and no page.
web-missing-home = To the first page
web-unknown-title = There is no such table
web-unknown = Perhaps it was cleared long ago, or something is missing in the address.
web-failed-title = That did not work
web-again = Try again
web-continue = Continue
web-no-server = The game server does not answer. Is it still running?
web-close = Close
web-yes = Yes
web-no = No
web-on = yes
web-off = no
web-copy = Copy
web-copied = Copied
web-send = Share
web-send-text = Come to the table!
web-code = QR code
web-code-title = Open on a phone
web-code-text = With the camera of a phone this code opens the link.
web-code-failed = The code cannot be drawn at the moment. The link is good all the same.

## In the browser: the first page

web-start-title = Take a seat, the table is laid
web-start-text = Choose a game and begin at once, against bots or with friends.
web-day-title = The deal of the day
web-day-lure = The same cards and bots for everybody
web-day-list = Results of the day
web-puzzle-title = Puzzles
web-puzzle-lure = Which answer is the best? A new one every day
web-puzzle-after-lesson = Try a puzzle
web-play-now = Play now
web-plain-for-now = Ready to play; the bots start thinking shortly.
web-stays-plain = Ready to play; the bots answer without thinking.
web-preparing = Preparing the bots
web-seats = Seats
web-bots = Bots
web-level-1 = friendly
web-level-2 = practised
web-level-3 = strong
web-level-4 = merciless
web-level-5 = master
web-level-greedy = greedy
web-level-random = random
web-with-friends = Play with friends
web-all-cards = All cards
web-running-tables = Your running tables
web-finished-tables = Played to the end
web-your-turn = Your turn
web-time-left = time left
web-for-players = { $least } to { $most } players
web-minutes = about { $minutes } minutes
web-weight-light = quickly learned
web-weight-medium = for an evening
web-weight-heavy = for tinkerers
web-records-wrong = This record cannot be read.
web-my-tables = Your tables
web-forget-table = Forget this table
web-state-waiting = waiting for players
web-state-running = running
web-state-paused = paused
web-state-over = finished
web-state-ended = broken off
web-state-stopped = stopped: other rules

## In the browser: laying a table

web-new-clock = Time to think
web-pace-none = no clock
web-pace-5 = 5 minutes + 10 s
web-pace-15 = 15 minutes + 10 s
web-pace-30 = 30 minutes + 10 s
web-pace-days = 2 days per answer

## In the browser: sitting down

web-join-title = A seat at { $game } is waiting for you
web-join-with = At the table: { $names }
web-join = Sit down
web-join-note = No account. Sitting down uses the link up; this browser then keeps the key to your seat.
web-no-key-title = The key to this table is missing
web-no-key = This browser has no key to the table. Please open the whole link, which ends with # and a long word; or add this device from the screen you play on (menu).
web-refused-title = This link opens nothing
web-refused = The table is there, but the link is incomplete or no longer valid. Ask whoever sent it to you for a new one.
web-stopped-title = This game cannot go on
web-stopped = The rules of this game have changed since it began, so nobody plays on by others. Its record is kept.
web-join-back = Back to my seat
web-used-title = This seat is taken
web-used = The link invites once, and somebody has sat down with it. If that was you, add this device from your other screen (menu, My screens). If it was not, ask whoever sent it to you.
web-watch = Watch instead
web-signed-out-title = Signed out
web-signed-out = Another screen of this seat has signed this one out.
web-screens = My screens
web-screens-here =
    { $count ->
        [one] One screen is at your seat: this one.
        [2] Two screens are at your seat.
       *[other] { $count } screens are at your seat.
    }
web-screens-why = What is that?
web-screens-text = You can play on several devices. Each needs a link of its own, which works once; nobody else sees how many there are.
web-screens-invite = Link for another device
web-screens-link = One-time link to your seat
web-screens-link-text = Open it on your other device. Do not give it to anybody: whoever opens it plays for you.
web-screens-stranger = Is one of them not yours? Then sign the others out: their keys and open links are dead at once, yours is renewed.
web-screens-sign-out = Sign the others out
web-screens-signed-out = Done. Only this screen is at your seat.
web-laying-table = The table is being laid …
web-waiting-title = It begins soon
web-waiting-text = The game begins as soon as everyone is seated. Send everybody their link.
web-waiting-guest = The game begins as soon as everyone is seated.
web-log-empty = Nothing has happened yet.
web-waiting-luck = Everyone is here. The cards are dealt as soon as the browsers of these players have added their share of the luck: { $names }.
web-has-joined = is at the table
web-not-joined = yet to come
web-seat-link = Link to this seat
web-spectator-link = Link for spectators
web-pass-title = Now it is { $name }'s turn
web-pass = Pass the device on. The others look away.
web-pass-ready = I am { $name }

## In the browser: at the table

web-question = What you are asked
web-question-help = What is this about?
web-press-lit = Choose on the table what is lit.
web-now = Now
web-interlude = What happened
web-interlude-again = Once more
web-interlude-skip = Go on
web-back = Back
web-all-options = All in words
web-undo = Take back
web-coach = The owl advises
web-coach-hint = Hint
web-coach-warn-before = Warn me before a dear mistake
web-coach-offer-back = After a dear mistake, offer to take it back
web-coach-thinks = The owl is thinking …
web-coach-where = Compare these first: { $options }.
web-coach-what = My advice: { $option }.
web-coach-next-1 = What to do?
web-coach-next-2 = Why?
web-coach-next-3 = I see
web-coach-for = Hint for { $name }: { $said }
web-coach-warning = That probably lowers your chance to win by { $loss } percentage points.
web-coach-anyway = Do it anyway
web-coach-regret = That probably lowered your chance to win by { $loss } percentage points. You can still take it back.
web-auto-pass-round = Don't ask again this round
web-auto-pass-game = Never ask again
web-auto-pass-off = Ask again
web-auto-pass-is-round = You pass such questions in this round without being asked.
web-auto-pass-is-game = You pass such questions to the end of the game without being asked.
web-series = Series
web-series-help = The same players, several games, one score: victories count first, then points. The next game begins from the end of the one before.
web-series-games = { $count ->
        [1] one game
       *[other] { $count } games
    }
web-series-number = Game { $number } of { $games }
web-series-score = The series so far
web-series-over = The series is over
web-series-won = { $names } won the series.
web-series-next = Next game ({ $number } of { $games })
web-series-again = Another series
web-series-victories = Victories
web-series-points = Points
web-series-seat = Player
web-orders = Standing orders
web-orders-menu = { $count ->
        [0] Standing orders
       *[other] Standing orders ({ $count } in force)
    }
web-orders-text = Lay down how a question is answered for you; you are not asked then, even if you are away. Nobody else sees your orders, only the answers.
web-orders-in-force = In force
web-orders-none = No order is in force: you are asked everything.
web-orders-give = Give orders
web-orders-ask = Ask me
web-orders-pass = Let it pass
web-orders-which = Which?
web-orders-withdraw = Withdraw
web-orders-withdraw-all = Withdraw all
web-orders-of-windows = Every question that one may let pass in a reaction
web-orders-this = Answer such questions without asking me
event-answered_by_order = { $seat } answered by standing order.
web-why-not = Why not?
web-rule = { $count ->
        [one] Rule { $numbers }
       *[other] Rules { $numbers }
    }
web-rule-loading = Looking up the rule …
web-rule-unknown = Nothing is written here about { $number }.
web-rule-given = The printed rules say so.
web-rule-likely = This is most likely what is meant: a good source says so, or it can hardly be otherwise.
web-rule-ours = We decided this where the printed rules are silent.
web-see-all-cards = All cards and spells
web-sent = Your answer is on its way …
web-skip-to-me = Skip to me
web-waiting = It is the others' turn.
web-waiting-for = We are waiting for { $names }.
web-waiting-for-players = We are waiting for players.
web-answered-open = You answered: { $option }. You can take it back until another seat has answered.
web-answered-waiting = You answered: { $option }. The others are still thinking.
web-line-lost = The connection is broken. We keep trying; nothing gets lost.
web-paused = Paused. It goes on when all agree (menu).
web-ended-by-vote = This game was ended by agreement.
web-ended-by-operator = The people who run this server have closed this table.
web-not-played-out = Nobody has won: the game was not played to its end.
web-watching = You are watching, with what everybody knows.
web-bot = bot, { $level }
web-away = away
web-played-by-bot = a bot is sitting in
web-thinks = is thinking
web-has-answered = has answered
web-clock-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours } h
web-side = Log and talk
web-log = Log
web-recap = { $count ->
        [one] One act since your last turn: watch it
       *[other] { $count } acts since your last turn: watch them
    }
web-recap-title = Since your last turn
web-recap-again = Once more
web-recap-done = To my question
web-log-jump = Jump to …
web-log-all = small things too
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-placeholder = Say something …
web-talk-send = Say
web-spectator = Spectator
web-phrase-hello = Hello!
web-phrase-well_played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = I am sorry!
web-phrase-hurry = Well, then?
web-phrase-moment = Just a moment.
web-phrase-good_game = A good game!
web-phrase-goodbye = See you soon!
web-menu = Menu
web-menu-cards = All cards and rules
web-menu-keys = Keys
web-vote-pause = Suggest a pause
web-vote-coach = Suggest hints for everybody
web-vote-coach-off = No hints after all
web-vote-resume = Suggest going on
web-vote-replace = Replace { $name } by a bot
web-vote-end = Suggest to end the game
web-leave = Hand my seat to a bot
web-come-back = Take my seat back
web-bot-plays-for-you = A bot plays for you.
web-voting-pause = Shall we pause?
web-voting-coach = Allow hints? Everybody sees them.
web-voting-resume = Shall we go on?
web-voting-replace = Replace { $name } by a bot?
web-voting-end = End this game?
web-votes = ({ $yes } of { $needed } in favour)
web-seed-hash = Checksum of the luck: { $hash }
web-keys-title = By keyboard
web-key-arrows = to the next lit option
web-key-enter = choose it
web-key-info = explain the card
web-key-undo = take back
web-key-log = log
web-key-talk = talk
web-key-help = this help
web-key-escape = close
web-error-malformed = The server did not understand that. Please load the page again.
web-error-unknown = There is no such thing here.
web-error-forbidden = You may not do that here.
web-error-stale = That question is over; this is how things stand now.
web-error-illegal = That is not possible now.
web-error-not_now = Not at the moment.
web-error-cannot_undo = That cannot be taken back any more.
web-error-stopped = The rules have changed; nobody plays on at this table.
web-error-too_fast = A little slower, please.
web-error-too_big = That is too long.
web-error-busy = The server is busy. Try again in a moment.
web-error-internal = Something went wrong on the server. The game is kept.
web-error-lesson = Not in this lesson: it goes on with what is lit. "Play on freely" lets you choose yourself.

## In the browser: guided first games

web-learn = Learn by playing
web-lesson = Guided first game
web-lesson-step = Step { $step } of { $steps }
web-lesson-progress = How far the lesson has come
web-lesson-watch = Now watch what the others do.
web-lesson-leave = Play on freely
web-lesson-later = Go on later
web-lesson-again = Start over
web-lesson-more = More about the lesson
web-lesson-goal = Goal: { $goal }
web-lesson-choice = Your choice
web-lesson-since = (since then { $numbers })
web-lesson-done = That was a whole game, well done! Look at the tally; then it is your turn.
web-lesson-done-early = That is all you need, well done! The table stays: play on from here, or begin a game of your own.
web-lesson-play = Play a real game now
web-lesson-play-coached = Play for real, with hints
web-lesson-play-on = Play on from here
web-lesson-next = Learn { $game }
web-lesson-learned = What you know now

## In the browser: the end, and looking back

web-rematch-called = The others call: a new game with the same seats is waiting for you.
web-rematch-join = Join in
web-waiting-rematch = Everybody was called to the new game. It begins when all are back at their seats.
web-called = called, not here yet
web-rematch = One more game
web-look-back = Look back
web-review = Review
web-download-record = Save the game
web-luck = The cards were dealt from seed { $seed }.
web-verify = Verify the luck
web-verify-asking = Checking …
web-verify-fits = Everything that this browser can check by itself fits.
web-verify-not-compared = Not compared: this browser did not see the game begin. The record fits together.
web-verify-wrong = Something does not fit! Keep the record, and show it to the others.
web-verify-failed = That could not be checked just now.
web-check-hash = Server seed and salt give the hash that this browser was shown first, and the one from the deal.
web-check-share = The share of the luck that this browser added is in it.
web-check-commitments = Every share is the one that its seat had committed to before any was shown.
web-check-seed = The seed of the game follows from server seed, salt and shares.
web-check-answers = Your answers from this browser ({ $count }) are in the record, in their order.
web-check-result = The points on the screen are those of the record.
web-check-is-true = fits
web-check-is-false = does not fit
web-check-is-null = nothing to compare with
web-check-rest = A browser does not know the rules. That all cards, answers and points follow from the seed is checked by the program, with the record file and this hash:
web-check-command = Command that replays the game
web-replay-back = One step back
web-replay-next = One step on
web-replay-stop = Stop
web-records-title = Games
web-records-text = Every finished game is a small text file. Here you can open one and look at it.
web-records-import = Open a game from your device (.record)

## In the browser: cards, settings, credits

web-cards-search = Search for a card
web-settings-name = Your name
web-figure = Your figure
web-figure-taken = { $figure }, somebody has it already
web-settings-pace = Pace of the bots
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-at_once = at once
web-settings-sound = Sound
web-settings-sounds-on = Sounds at the table
web-settings-volume = Volume
web-settings-room-tone = Fireside in the background
web-credits-games = The games
web-credits-games-text = An independent implementation; rules in our own words, without any text or picture of a publisher.
web-credits-icons = The icons
web-credits-icons-text = From the game-icons collection, unchanged in shape, under the licence CC BY 3.0. Drawn by:
web-credits-parts = Fonts and building blocks

## Pictures over the board, for a moment

web-flourish-victory = Victory!
web-flourish-fallen = Fallen
web-flourish-mirror = Thrown back!
web-flourish-duel = A duel!
web-flourish-wander = On its wings
web-flourish-beaten = Beaten!
web-flourish-last = For the last time
web-flourish-retreat = Retreat!
web-flourish-winners = { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }

## Cards of one's own in the browser

web-own-link = Cards of your own
web-own-untitled = without a name
web-set-by = by { $name }
web-shelf-game = Game
web-shelf-every = all games
web-shelf-changed = { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-shelf-plays = { $count ->
        [0] not played yet
        [one] played once
       *[other] played { $count } times
    }
web-own-of-table = This table plays with cards of its own: { $title }
web-own-join = This table plays with cards of its own.
web-cards-own = This card has values of its own.

## Open tables

web-open-title = Open tables
web-open-play = Play with people
web-open-leave = Leave the table
web-open-remove = Remove { $name } from the table
web-open-seat = free for anybody
web-open-waiting = The table is in the list of open tables. The game begins as soon as all seats are taken.
web-open-name = Nobody can be called here what you call yourself. At the table you are { $name }.
web-open-here-title = This table is open to everybody
web-open-here = Sit down, if there is a free seat.
web-freed-title = You no longer sit here
web-freed = Your seat at this table is free again: you left, were away for long, or the host has given it to others.

## Who one is: a guest, or a person known on every device

web-nav-me = Me

## What a messenger shows of a link

preview-house = Zaubertisch: board games by candle light
preview-house-text = Grimoria, Schatzjagd and Zauberschwert in the browser: with friends, strangers or bots. No account.
preview-house-line = Board games in the browser, no account
preview-from = { $name } invites you: { $game }
preview-table = A seat at { $game } is waiting for you
preview-over = A game of { $game } to look back at
preview-table-text = A table for { $count } at Zaubertisch. Open the link, sit down, play. No account, also on a phone.
preview-line = Come to the table!

## Being called

call-turn-title = Your turn – { $game }
call-turn-text = { $name }, the others at the table wait for you.
call-reminder-title = Your time is running out – { $game }
call-reminder-text = { $name }, the table still waits for your answer. When your time is up, a bot plays for you.
call-confirm-title = May we call you here?
call-confirm-text = Somebody wants to be called at this address when it is their turn at the table. If that was you, open the link and confirm it. If not, there is nothing to do: nothing more will come.
call-trial-title = This is how you will be called
call-trial-text = It works: calls from your tables arrive here.
call-mail-stop = No more of these mails? One press is enough:
web-title-turn = Your turn – { $game }
web-title-table = { $game } – Zaubertisch
web-notice-text = The others at the table wait for your answer.
web-offline-title = No line to the table
web-offline-text = You are offline, or the server is not there at the moment. Your tables are kept; nothing gets lost.
web-offline-again = Try again
web-calls-confirm-used = This link was used already, or it is none of ours.
web-pace-hour = 1 hour per answer
web-pace-hours = 8 hours per answer
web-pace-day = 1 day per answer
web-pace-week = 1 week per answer
web-pace-slow = Nobody has to wait at the table: come when it is your turn.
web-pace-slow-calls = How shall we call you?
web-days-off = Days off
web-days-off-text = Your clock waits, and all can see it. In this game you have { $left ->
    [one] one day
   *[other] { $left } days
} left.
web-days-off-take = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-days-off-until = You have days off until { $day }. Your clock waits.
web-days-off-back = I am back
web-off-until = off until { $day }

## A server for invited players

web-error-invite_only = Only invited players can do that on this server.
web-invited-only = This table is laid for invited guests
web-invited-only-text = Who has an invitation of the people who run this server can open tables here. Ask them for a link.
web-invited-only-seat = Did somebody send you the link to a seat? Just open it: you need nothing else.

## Privacy

web-privacy-title = Privacy

## Talk and manners

web-talk-others = At the table
web-talk-about = { $name }: mute, block or report
web-talk-muted = muted
web-talk-strangers = Among strangers we begin with these phrases.
web-talk-waiting = You would like to talk freely. It begins when all agree.
web-talk-phrases-again = Only phrases again
web-vote-talk = Suggest to talk freely
web-voting-talk = Talk in our own words?
web-react = React to { $name }
web-reaction-laugh = Funny
web-reaction-heart = Lovely
web-reaction-laurels = Bravo
web-reaction-ouch = Ouch
web-reaction-peace = Peace
