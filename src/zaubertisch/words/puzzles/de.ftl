## Rätsel

web-puzzle-lead = Stellungen aus Partien der stärksten Bots. Eine Antwort ist klar die beste: welche?
web-puzzle-how = Du siehst, was ein Platz sieht, und antwortest wie am Tisch. Deine erste Antwort zählt.
web-puzzle-none = Hier gibt es noch keine Rätsel.
web-puzzle-of-day = Rätsel des Tages
web-puzzle-seats = { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
web-puzzle-is-open = noch offen
web-puzzle-is-solved = gelöst
web-puzzle-is-missed = nicht gelöst
web-puzzle-solve = Lösen
web-puzzle-again = Noch einmal ansehen
web-puzzle-all = { $count ->
    [one] Ein Rätsel
   *[other] Alle { $count } Rätsel
}
web-puzzle-next-open = Das nächste offene
web-puzzle-link = Rätsel { $number }, { $state ->
    [solved] gelöst
    [missed] nicht gelöst
   *[open] offen
}
web-puzzle-grade = Schwierigkeit { $grade } von 5
web-puzzle-grade-1 = jede Stufe findet es
web-puzzle-grade-2 = eine Stufe verfehlt es
web-puzzle-grade-3 = drei Stufen finden es
web-puzzle-grade-4 = zwei Stufen finden es
web-puzzle-grade-5 = nur eine Stufe findet es
web-puzzle-streak = { $count } in Folge
web-puzzle-days = { $count ->
    [one] ein Tag in Folge
   *[other] { $count } Tage in Folge
}
web-puzzle-best-streak = Längste Folge: { $count }
web-puzzle-solved-of = { $solved } von { $answered } gelöst
web-puzzle-heading = Ein Rätsel zu { $game }
web-puzzle-verdict = Das Urteil
web-puzzle-right = Gelöst!
web-puzzle-wrong = Es geht besser
web-puzzle-right-text = { $option }: { $share } Siegchance. Das Nächstbeste: { $other }, { $otherShare }.
web-puzzle-wrong-text = { $option }: { $share } Siegchance. Das Beste: { $other }, { $otherShare }.
web-puzzle-why = Warum?
web-puzzle-why-title = Warum ist das die beste Antwort?
web-puzzle-measure = Die Siegchance nach jeder Antwort, nach dem Wissen des Platzes: im Mittel vieler Kartenverteilungen, die dazu passen.
web-puzzle-yours = (deine)
web-puzzle-best = (beste)
web-puzzle-finders = { $count ->
    [0] Keine Stufe findet es.
    [1] Nur diese Stufe findet es: { $levels }.
   *[other] Diese Stufen finden es: { $levels }.
}
web-puzzle-next = Nächstes Rätsel
web-puzzle-done = Alle versucht
web-puzzle-unknown-title = Dieses Rätsel gibt es nicht
web-puzzle-unknown = Dieses Rätsel ist hier nicht oder nicht mehr: Wenn sich Regeln ändern, fallen manche Rätsel weg.
