## Puzzles

web-puzzle-lead = Positions from games of the strongest bots. One answer is clearly the best: which one?
web-puzzle-how = You see what one seat sees, and answer as at the table. Your first answer counts.
web-puzzle-none = There are no puzzles here yet.
web-puzzle-of-day = Puzzle of the day
web-puzzle-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
web-puzzle-is-open = still open
web-puzzle-is-solved = solved
web-puzzle-is-missed = missed
web-puzzle-solve = Solve it
web-puzzle-again = Look again
web-puzzle-all = { $count ->
    [one] One puzzle
   *[other] All { $count } puzzles
}
web-puzzle-next-open = The next open one
web-puzzle-link = Puzzle { $number }, { $state ->
    [solved] solved
    [missed] missed
   *[open] open
}
web-puzzle-grade = Grade { $grade } of 5
web-puzzle-grade-1 = every level finds it
web-puzzle-grade-2 = one level misses it
web-puzzle-grade-3 = three levels find it
web-puzzle-grade-4 = two levels find it
web-puzzle-grade-5 = only one level finds it
web-puzzle-streak = { $count } in a row
web-puzzle-days = { $count ->
    [one] one day in a row
   *[other] { $count } days in a row
}
web-puzzle-best-streak = Longest row: { $count }
web-puzzle-solved-of = { $solved } of { $answered } solved
web-puzzle-heading = A puzzle of { $game }
web-puzzle-verdict = The verdict
web-puzzle-right = Solved!
web-puzzle-wrong = There is something better
web-puzzle-right-text = { $option }: { $share } to win. Next best: { $other }, { $otherShare }.
web-puzzle-wrong-text = { $option }: { $share } to win. Best: { $other }, { $otherShare }.
web-puzzle-why = Why?
web-puzzle-why-title = Why is that the best?
web-puzzle-measure = The chance to win after each answer, by what the seat knows: averaged over many deals that fit.
web-puzzle-yours = (yours)
web-puzzle-best = (best)
web-puzzle-finders = { $count ->
    [0] No level finds it.
    [1] Only this level finds it: { $levels }.
   *[other] These levels find it: { $levels }.
}
web-puzzle-next = Next puzzle
web-puzzle-done = All tried
web-puzzle-unknown-title = No such puzzle
web-puzzle-unknown = This puzzle is not here, or not any more: when rules change, some puzzles go.
