# What the table itself says, in every game.

you = you
default-name = Guest
bot-name-1 = Bela
bot-name-2 = Cora
bot-name-3 = Dorian
bot-name-4 = Edda
bot-name-5 = Falk

and = { $first } and { $last }
because = { $reason } (rule { $rule })
thing-facts = { $count } in the game, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each

## At the beginning and the end

welcome = { $name } plays against { $others }.
welcome-back = On we go, { $name }. Also at the table: { $others }.
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
reason-alike = { $option } – about as good as the next best ({ $next }).
reason-habit = { $option } – that is what one does here, without long thought.

## The four levels of the bots

level-1 = Dreamer
level-2 = Apprentice
level-3 = Master
level-4 = Merciless
level-1-about = friendly: sees only the next few moves, and follows its likings
level-2-about = sees a little further, and still has its likings
level-3-about = thinks carefully about everything it knows
level-4-about = thinks many times as long, and gives nothing away

## The report about many games

bot-random = Chance
bot-greedy = Greedy
report-written = The report is written: { $file }
report-title = { $game } in numbers
report-about = { $games } games at { $seats } seats, every seat played by: { $bot }.
report-table-options = Table options: { $options }
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
