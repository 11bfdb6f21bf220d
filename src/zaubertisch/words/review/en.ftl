## The review of a finished game; shares are of 100

review-title = Review
review-lead = Where the game turned, what was dear, and what was luck.
review-growing = The game is being judged: { $share } %
review-curve = Chances to win
review-curve-about = Every seat’s chance to win after each answer, from 0 to 100. Choose a moment to see it in the replay.
review-open = all cards open
review-known = as { $name } knew it
review-knowledge = Seen with
review-moment = Answer { $number }
review-deal = After the deal
review-chance = { $name }: { $share } %
review-turns = Turning points
review-turn = Answer { $number }: { $mover } – { $option }. { $seat } went from { $before } % to { $after } %.
review-no-turns = Nothing turned this game all at once.
review-account = Luck apart from play
review-account-about = Start, luck, own play and the others’ play add up to the result. Play is measured by what each seat could know when it answered.
review-start = Start
review-luck = Luck
review-own = Own play
review-others = Others’ play
review-result = Result
review-seat = Seat
review-accuracy = Accuracy
review-accuracy-of = { $name } kept { $accuracy } of 100 that were at stake
review-like = a bot of level “{ $level }” plays like that
review-levels = For comparison, what the levels keep of 100: { $levels }.
review-summary = Luck { $luck }, play { $own }
review-dearest = Dearest answers
review-dear = Answer { $number }: { $option }. Better: { $better }. It cost { $loss } % of chance.
review-nothing-dear = No answer cost more than 1 % of chance.
review-look = See this moment
review-play-on = Play on from here
review-story = The story
review-picture = Picture to share
review-written = The review is in { $file }.
review-table = All chances as a table

## Its story: seats by name, options as sentences

story-luck = { $seat } won by { $points } points{ $has_part ->
    [yes] , most of them ahead in “{ $part }”,
   *[no] { "" }
} and owes more to luck than to play.
story-play = { $seat } won by { $points } points{ $has_part ->
    [yes] , most of them ahead in “{ $part }”,
   *[no] { "" }
} and owes it to play more than to luck.
story-shared = { $seat } and { $other } share the victory.
story-turn = The turning point was answer { $number } by { $other } (“{ $option }”): it took { $seat } from { $before } to { $after } percent.
story-dear = The dearest answer was { $seat }’s “{ $option }” (number { $number }): “{ $better }” would have kept { $share } percent more.
